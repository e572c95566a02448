/// What a `Range` header asks for.
enum ByteRange: Equatable {
    /// All of it: there is no such header, or one that need not be heeded.
    case whole
    case part(Range<Int>)
    /// Nothing that the file has.
    case unsatisfiable

    /// Reads a header for a file of a size (RFC 9110, section 14). Of several ranges none is heeded, as is allowed.
    init(header: String?, size: Int) {
        self = .whole
        guard let header, header.hasPrefix("bytes=") else { return }
        let bounds = header.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
        guard bounds.count == 2, bounds.allSatisfy({ $0.utf8.allSatisfy(Self.isDigit) }) else { return }
        switch (Int(bounds[0]), Int(bounds[1])) {
        case (let first?, let last?):
            guard first <= last else { return }
            self = first < size ? .part(first..<min(last, size - 1) + 1) : .unsatisfiable
        case (let first?, nil) where bounds[1].isEmpty:
            self = first < size ? .part(first..<size) : .unsatisfiable
        case (nil, let count?) where bounds[0].isEmpty:
            self = count > 0 && size > 0 ? .part(max(0, size - count)..<size) : .unsatisfiable
        default: return
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
