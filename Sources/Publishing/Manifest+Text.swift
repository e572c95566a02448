// The manifest as a text file:
//
//     ganada manifest 1
//     collection 249 countries/
//     file 0123456789abcdef0123456789abcdef 5120 countries/index.html
//
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
            bytes += "file ".utf8
            bytes.appendHexadecimal(file.hash.high)
            bytes.appendHexadecimal(file.hash.low)
            bytes += " \(file.size) ".utf8
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
        for line in lines {
            guard let kind = line.firstIndex(of: UInt8(ascii: " ")) else { return nil }
            var rest = line[(kind + 1)...]
            if line[..<kind].elementsEqual("file".utf8) {
                guard let high = rest.takeHexadecimal(), let low = rest.takeHexadecimal(), rest.takeSpace(),
                    let size = rest.takeNumber(), rest.takeSpace(), let path = rest.unescaped
                else { return nil }
                files.append(PublishedFile(path: path, size: size, hash: ContentHash(high: high, low: low)))
            } else if line[..<kind].elementsEqual("collection".utf8) {
                guard let count = rest.takeNumber(), rest.takeSpace(), let mount = rest.unescaped else { return nil }
                collections.append(PublishedCollection(mount: mount, count: count))
            } else {
                return nil
            }
        }
    }
}

extension [UInt8] {
    fileprivate mutating func appendHexadecimal(_ number: UInt64) {
        for shift in stride(from: 60, through: 0, by: -4) {
            let digit = UInt8(truncatingIfNeeded: number >> UInt64(shift)) & 15
            append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }

    fileprivate mutating func appendEscaped(_ path: String) {
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "\\"): self += #"\\"#.utf8
            case UInt8(ascii: "\n"): self += #"\n"#.utf8
            case UInt8(ascii: "\r"): self += #"\r"#.utf8
            default: append(byte)
            }
        }
        append(UInt8(ascii: "\n"))
    }
}

extension ArraySlice<UInt8> {
    fileprivate mutating func takeSpace() -> Bool {
        popFirst() == UInt8(ascii: " ")
    }

    fileprivate mutating func takeNumber() -> Int? {
        let digits = prefix { $0 != UInt8(ascii: " ") }
        removeFirst(digits.count)
        var number = 0
        for byte in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            let (product, overflows) = number.multipliedReportingOverflow(by: 10)
            guard !overflows, product < Int.max - 9 else { return nil }
            number = product + Int(byte - UInt8(ascii: "0"))
        }
        return digits.isEmpty ? nil : number
    }

    /// Takes the sixteen digits of one half of a hash.
    fileprivate mutating func takeHexadecimal() -> UInt64? {
        guard count >= 16 else { return nil }
        var number: UInt64 = 0
        for byte in prefix(16) {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | UInt64(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): number = number << 4 | UInt64(byte - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        removeFirst(16)
        return number
    }

    fileprivate var unescaped: String? {
        guard contains(UInt8(ascii: "\\")) else { return String(validating: self, as: UTF8.self) }
        var bytes: [UInt8] = []
        var rest = self
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                continue
            }
            switch rest.popFirst() {
            case UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
            case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "r"): bytes.append(UInt8(ascii: "\r"))
            default: return nil
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
