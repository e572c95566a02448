/// Paths of files, with `/` between names.
public enum SitePath {
    /// The folder of a file, with its `/`; empty for a file at the top.
    public static func folder(of path: String) -> Substring {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return path[...slash]
    }

    /// A path with `.` and `..` resolved; nil where it leads out of the top.
    public static func resolved(_ path: String) -> String? {
        var names: [Substring] = []
        for name in path.split(separator: "/") where name != "." {
            if name != ".." {
                names.append(name)
            } else if names.popLast() == nil {
                return nil
            }
        }
        let isFolder = path.hasSuffix("/") || path.hasSuffix("/.") || path.hasSuffix("/..")
        return names.joined(separator: "/") + (isFolder && !names.isEmpty ? "/" : "")
    }

    /// The text with every `%XX` made the byte that it stands for; nil where that is not UTF-8.
    public static func percentDecoded(_ text: some Swift.Collection<UInt8>) -> String? {
        var bytes: [UInt8] = []
        var rest = text[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2).compactMap(hexadecimalValue)
            if byte == UInt8(ascii: "%"), digits.count == 2 {
                bytes.append(digits[0] << 4 | digits[1])
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func hexadecimalValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
