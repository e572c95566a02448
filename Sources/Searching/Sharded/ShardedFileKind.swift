/// The kinds of files of the sharded form, but for the root.
enum ShardedFileKind: String, Sendable {
    case shard = "shards"
    case answers, lists, pairs, names, rows, directory, parts

    /// The path of a file in the folder of a version; no folder has more than 1000 files.
    func path(_ number: Int) -> String { "\(rawValue)/\(number / 1000)/\(number % 1000).js" }
}
