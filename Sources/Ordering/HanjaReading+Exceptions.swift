extension HanjaReading {
    /// The syllable of a character that has several, where the collation files it under another than words begin with.
    static func exception(
        _ hanja: Unicode.Scalar,
        before rest: Substring.UnicodeScalarView
    ) -> Unicode.Scalar? {
        nil
    }
}
