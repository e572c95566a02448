// The manifest as a text file:
//
//     ganada manifest 1
//     collection 249 countries/
//     file 0123456789abcdef0123456789abcdef 5120 countries/index.json
//     derived 0123456789abcdef0123456789abcdef 5120 fedcba9876543210fedcba9876543210 countries/index.html
//
// A file that was derived has the hash of its inputs too.
// One space between fields; the path is the rest of the line, its `\` and line breaks written as `\\`, `\n` and `\r`.

extension Manifest {
    private static let header = "ganada manifest 1"

    /// The text, as bytes.
    var text: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(64 + files.reduce(0) { $0 + $1.path.utf8.count + 48 })
        bytes += "\(Self.header)\n".utf8
        for collection in collections {
            bytes += "collection \(collection.count) ".utf8
            bytes.appendEscaped(collection.mount)
        }
        for file in files {
            bytes += (file.inputs == nil ? "file " : "derived ").utf8
            bytes.appendHexadecimal(file.hash)
            bytes += " \(file.size) ".utf8
            if let inputs = file.inputs {
                bytes.appendHexadecimal(inputs)
                bytes.append(UInt8(ascii: " "))
            }
            bytes.appendEscaped(file.path)
        }
        return bytes
    }

    /// Reads the text; nil where it is not whole or not of this version.
    init?(text: [UInt8]) {
        self.init()
        guard text.last == UInt8(ascii: "\n") else { return nil }
        var lines = text.dropLast().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
        guard let first = lines.popFirst(), first.elementsEqual(Self.header.utf8) else { return nil }
        files.reserveCapacity(lines.count)
        for var line in lines {
            if line.take("file ") {
                guard let hash = line.takeHash(), line.take(" "), let size = line.takeNumber(), line.take(" "),
                    let path = line.unescaped
                else { return nil }
                files.append(PublishedFile(path: path, size: size, hash: hash))
            } else if line.take("derived ") {
                guard let hash = line.takeHash(), line.take(" "), let size = line.takeNumber(), line.take(" "),
                    let inputs = line.takeHash(), line.take(" "), let path = line.unescaped
                else { return nil }
                files.append(PublishedFile(path: path, size: size, hash: hash, inputs: inputs))
            } else if line.take("collection ") {
                guard let count = line.takeNumber(), line.take(" "), let mount = line.unescaped else { return nil }
                collections.append(PublishedCollection(mount: mount, count: count))
            } else {
                return nil
            }
        }
    }
}
