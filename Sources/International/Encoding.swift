/// An encoding of text files that is not UTF-8.
public enum Encoding: String, Sendable, CaseIterable {
    // The raw values are the names of ICU's converters.
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case windows949 = "windows-949"
    case shiftJIS = "ibm-943_P15A-2003"
    case gb18030 = "gb18030"
    case windows1252 = "windows-1252"

    /// The name that people know it by.
    public var name: String {
        switch self {
        case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
        case .windows949: "CP949"
        case .shiftJIS: "Shift_JIS"
        case .gb18030: "GB 18030"
        case .windows1252: "Windows-1252"
        }
    }

    /// Whether ICU maps bytes without a meaning to C1 controls or private characters.
    fileprivate var hasFillers: Bool {
        switch self {
        case .utf16LittleEndian, .utf16BigEndian, .gb18030: false
        case .windows949, .shiftJIS, .windows1252: true
        }
    }
}

/// Bytes that are not text in an encoding.
public struct UndecodableBytes: Error, Hashable, Sendable {
    /// The encoding.
    public var encoding: Encoding
    /// The offset of the first bytes that are not text in it.
    public var offset: Int

    /// Notes where decoding stopped.
    public init(encoding: Encoding, offset: Int) {
        self.encoding = encoding
        self.offset = offset
    }
}

/// The text of `bytes` as UTF-8; a byte order mark stays.
public func decode(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from encoding: Encoding
) throws(UndecodableBytes) -> [UInt8] {
    var output: [UInt8] = []
    let failure = ICU.decode(
        bytes,
        converter: encoding.rawValue,
        refusingFillers: encoding.hasFillers,
        into: &output
    )
    if let offset = failure {
        throw UndecodableBytes(encoding: encoding, offset: max(offset, 0))
    }
    return output
}
