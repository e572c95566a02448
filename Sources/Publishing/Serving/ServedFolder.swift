import Platform
import Synchronization

/// The temporary folder that `serve` builds into, until the process ends.
///
/// It is a class because the thread that serves and the one that ends the process share it.
final class ServedFolder: Sendable {
    private let folder = Mutex<Folder?>(nil)

    /// Makes the folder. Whoever removes it meanwhile waits until it is known.
    func create() throws(SystemError) -> Folder {
        try folder.withLock { folder throws(SystemError) in
            let created = try Folder(opening: FileSystem.createTemporaryFolder(prefix: "ganada-serve"))
            folder = created
            return created
        }
    }

    /// Removes it with all that is in it. A build that goes on meanwhile may put files into it until it is gone: then every
    /// call of that build fails.
    func remove() {
        folder.withLock { folder in
            guard let created = folder else { return }
            for _ in 0..<1000 {
                for entry in (try? created.list("")) ?? [] { try? created.removeAll(entry.name) }
                if FileSystem.removeEmptyFolder(created.path) { break }
            }
            folder = nil
        }
    }
}
