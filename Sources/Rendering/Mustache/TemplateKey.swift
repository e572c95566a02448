/// A name that templates use, reduced to a number so that looking it up compares no text.
///
/// The number is the 64-bit FNV-1a hash of the name (Fowler, Noll, Vo; IETF draft-eastlake-fnv): among a thousand names,
/// two are equal by chance once in 10¹³ themes.
struct TemplateKey: Hashable, Sendable {
    let number: UInt64

    init(_ name: String) {
        number = fnv1a(name.utf8Span.span.bytes)
    }

    init(_ name: ArraySlice<UInt8>) {
        number = fnv1a(name.span.bytes)
    }
}

extension TemplateKey: ExpressibleByStringLiteral {
    init(stringLiteral name: StaticString) {
        number = name.withUTF8Buffer { fnv1a(RawSpan(_unsafeBytes: UnsafeRawBufferPointer($0))) }
    }
}

private func fnv1a(_ bytes: RawSpan) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for offset in bytes.byteOffsets {
        hash = (hash ^ UInt64(bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self))) &* 0x100_0000_01b3
    }
    return hash
}
