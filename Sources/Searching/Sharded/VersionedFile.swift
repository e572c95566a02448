import Directory
import Platform
import Serialization

/// A file of a version of a sharded index: the version tells its bytes.
struct VersionedFile: DerivedContent {
    /// The folder of the version.
    let folder: String
    let path: String
    /// How each file of the version is made, by its path.
    let makers: Deferred<[String: @Sendable (inout [UInt8]) -> Void]>

    /// The same for all files of the version, so that they can be found by it.
    func appendInputs(to output: inout [UInt8]) { output += folder.utf8 }

    func appendBytes(to output: inout [UInt8]) { makers.value[path]?(&output) }
}

/// The root of a sharded index: the version tells all of it that is not in its head.
struct RootFile: DerivedContent {
    let collection: ShardedCollection
    let index: Deferred<ShardedIndex>

    func appendInputs(to output: inout [UInt8]) { collection.appendRootHead(to: &output) }

    func appendBytes(to output: inout [UInt8]) {
        output.appendScript { output in
            output.append("{")
            collection.appendRootHead(to: &output)
            index.value.appendDirectory(to: &output)
            output.append("}")
        }
    }
}
