import Directory
import Platform
import Synchronization

/// What `serve` is asked for.
public struct ServeRequest: Sendable {
    /// What is built; its output folder is not used.
    public var build: BuildRequest
    /// The address of this machine to listen at.
    public var host = "127.0.0.1"
    /// The port to listen at; nil: 8000, or the next one that is free.
    public var port: Int?

    /// Asks to serve what a build makes.
    public init(_ build: BuildRequest) { self.build = build }
}

/// Builds a site into a folder of its own, serves it, and builds it again whenever its content changes, until the process
/// is ended.
///
/// A source that is not there is refused. `onReady` is called with the address of the site, `onBuild` after each build with what came of it.
public func serve(
    _ request: ServeRequest,
    onReady: (_ address: String) -> Void,
    onBuild: (BuildReport, Duration) -> Void
) throws(PublishingFailure) -> Never {
    guard FileSystem.kind(of: request.build.source) != nil else {
        throw .refused([Problem(Location(path: request.build.source), .sourceMissing)])
    }
    let folder = ServedFolder()
    let termination = Termination { folder.remove() }
    defer { withExtendedLifetime(termination) {} }
    do throws(SystemError) {
        try serve(request, in: try folder.create(), onReady: onReady, onBuild: onBuild)
    } catch {
        folder.remove()
        throw .system(error)
    }
}

private func serve(
    _ request: ServeRequest,
    in root: Folder,
    onReady: (_ address: String) -> Void,
    onBuild: (BuildReport, Duration) -> Void
) throws(SystemError) -> Never {
    let errors = Mutex<[String]>([])
    let site = StaticSite(root: root, addition: LiveReload.element)
    let server = try LocalServer(try listen(request)) { asked, version in
        if asked.target.hasPrefix(LiveReload.stateTarget) {
            if LiveReload.version(inTarget: asked.target) == version { return .wait(version: version) }
            return .answer(LiveReload.answer(version: version, errors: errors.withLock { $0 }))
        }
        return .answer(asked.target == LiveReload.scriptTarget ? LiveReload.scriptAnswer : site.answer(asked))
    }

    var watched = request.build
    watched.output = root.path
    watched.allowsRemovals = true
    watched.isTemporary = true
    // While another version of the content is checked out there may be none for a moment.
    let content = request.build.source + "/Content"
    let hasContent = FileSystem.kind(of: content) == .folder
    let watcher = try FolderWatcher(deep: watched.contentFolders, shallow: [watched.containingFolder])
    onReady("http://\(request.host):\(server.port)/")
    while true {
        let start = ContinuousClock.now
        let report = Publishing.build(watched, onEvent: { _ in })
        let found = report.failures
        let isNew = errors.withLock { errors in
            defer { errors = found }
            return errors != found
        }
        if isNew || !report.publication.written.isEmpty || !report.publication.removed.isEmpty { server.wake() }
        onBuild(report, ContinuousClock.now - start)
        repeat { watcher.wait() } while hasContent && FileSystem.kind(of: content) != .folder
    }
}

/// The socket that was asked for; where no port was, the first that is free of ten.
private func listen(_ request: ServeRequest) throws(SystemError) -> ListeningSocket {
    if let port = request.port { return try ListeningSocket(host: request.host, port: port) }
    for port in 8000..<8009 {
        if let socket = try? ListeningSocket(host: request.host, port: port) { return socket }
    }
    return try ListeningSocket(host: request.host, port: 8009)
}

extension BuildReport {
    /// The errors, and what the system refused, as lines.
    fileprivate var failures: [String] {
        var lines = problems.filter { $0.fact.severity == .error }.map(\.text)
        if case .failed(let error) = outcome { lines.append(error.text) }
        return lines
    }
}
