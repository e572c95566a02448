import Platform

/// Puts a published site into a ZIP archive, as a folder to be unpacked anywhere.
///
/// Names are marked as UTF-8 and times are fixed: every system shows the names as they are, and the same site makes the
/// same archive.
func writeArchive(of output: String, to path: String, jobs: Int) throws(SystemError) {
    let root = try Folder(opening: output)
    let files = try PublishedState(of: root).files.values.sorted { precedes($0.path, $1.path) }
    var archive = try ZipArchive(path)
    var rest = files[...]
    while !rest.isEmpty {
        // As many at a time as keep all processors busy, and no more in memory than that.
        let batch = rest.prefix(256)
        rest = rest.dropFirst(batch.count)
        let first = batch.startIndex
        let contents = parallelMap(count: batch.count, jobs: jobs) { index in
            let file = batch[first + index]
            guard file.size <= ZipArchive.largestCompressed else {
                return Result<ZipContent?, SystemError>.success(nil)
            }
            return Result { () throws(SystemError) in
                var bytes: [UInt8] = []
                try root.read(file.path, into: &bytes)
                return ZipContent(bytes)
            }
        }
        for (file, content) in zip(batch, contents) {
            if let content = try content.get() {
                try archive.add(content, at: file.path)
            } else {
                try archive.add(copying: output + "/" + file.path, at: file.path)
            }
        }
    }
    try archive.finish()
}
