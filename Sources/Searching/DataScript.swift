import Serialization

/// A data file that is a script, so that it loads on `file://` too: one call, whose argument is JSON.
enum DataScript {
    static let opening: String = "Ganada.receive("
    static let closing: String = ");\n"

    /// The argument of the call; nil where the file is none of ours.
    static func value(in script: [UInt8]) -> JSONValue? {
        let start = opening.utf8.count
        guard let end = script.lastIndex(of: UInt8(ascii: ")")), start <= end,
            opening.utf8.elementsEqual(script[..<start])
        else { return nil }
        return JSONValue(script[start..<end])
    }
}

extension [UInt8] {
    /// Appends a data file, whose JSON `append` writes.
    mutating func appendScript(_ append: (inout [UInt8]) -> Void) {
        self.append(DataScript.opening)
        append(&self)
        self.append(DataScript.closing)
    }
}
