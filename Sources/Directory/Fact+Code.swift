extension Fact {
    /// A name for other programs, which stays when the words change: `broken-link`.
    public var code: String {
        let name = Mirror(reflecting: self).children.first?.label ?? String(describing: self)
        var code = ""
        for scalar in name.unicodeScalars {
            if ("A"..."Z").contains(scalar) {
                // Several capitals in a row are one word: `malformedJSON`.
                if code.utf8.last.map({ $0 > 0x60 }) == true, !code.hasSuffix("-") { code += "-" }
                code.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) + 32))
                continue
            }
            code.unicodeScalars.append(scalar)
        }
        return code
    }
}
