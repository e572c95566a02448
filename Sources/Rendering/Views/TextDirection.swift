/// The `dir` that a text needs where it runs against its page: `auto`, else nil.
func direction(of text: String, onPageFromRightToLeft isRightToLeft: Bool) -> String? {
    containsRightToLeft(text) == isRightToLeft ? nil : "auto"
}

/// Whether a text has letters that are written from right to left, told by the bytes of their blocks: Hebrew, Arabic,
/// Syriac, Thaana, N'Ko and their neighbours (U+0590–08FF), and the presentation forms (U+FB00–FDFF, FE40–FEFF).
private func containsRightToLeft(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
        switch (previous, byte) {
        case (0xD6, 0x90...), (_, 0xD7...0xDF), (0xE0, 0xA0...0xA3), (0xEF, 0xAC...0xB7), (0xEF, 0xB9...0xBB):
            return true
        default: previous = byte
        }
    }
    return false
}
