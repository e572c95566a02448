/// Which extensions of CommonMark a source may use, told by single marks, so that most texts are parsed once and as they are.
struct ExtensionMarks {
    /// Tables and definition lists.
    private(set) var mayHaveLayout = false
    private(set) var hasTilde = false
    private(set) var hasEscapedTilde = false
    private(set) var mayHaveBareLinks = false
    private(set) var mayHaveTerms = false

    init(_ source: String) {
        var previous: UInt8 = UInt8(ascii: "\n")
        for byte in source.utf8 {
            switch byte {
            case UInt8(ascii: "|"): mayHaveLayout = true
            case UInt8(ascii: ":") where isWhiteSpace(previous) || previous == UInt8(ascii: ">"): mayHaveLayout = true
            case UInt8(ascii: "~"):
                hasTilde = true
                if previous == UInt8(ascii: "\\") { hasEscapedTilde = true }
            case UInt8(ascii: "/") where previous == UInt8(ascii: ":"), UInt8(ascii: "@"): mayHaveBareLinks = true
            case UInt8(ascii: "[") where previous == UInt8(ascii: "["): mayHaveTerms = true
            case UInt8(ascii: ".") where previous == UInt8(ascii: "w"): mayHaveBareLinks = true
            default: break
            }
            previous = byte
        }
    }
}
