extension Fact {
    /// A name for other programs, which stays when the words change: `broken-link`.
    public var code: String {
        let name = if case .data(let fact) = self { caseName(of: fact) } else { caseName(of: self) }
        var code: [UInt8] = []
        var isWithinCapitals = true
        for byte in name.utf8 {
            let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            // Several capitals in a row are one word: `malformedJSON`.
            if isCapital && !isWithinCapitals { code.append(UInt8(ascii: "-")) }
            code.append(isCapital ? byte | 0x20 : byte)
            isWithinCapitals = isCapital
        }
        return String(decoding: code, as: UTF8.self)
    }
}

/// The name of a case of an enumeration, without its values.
private func caseName(of value: some Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? String(describing: value)
}
