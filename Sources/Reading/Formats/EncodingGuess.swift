import International

/// An encoding by one of its usual names.
enum NamedEncoding: Hashable {
    case utf8
    case other(Encoding)
}

/// The encoding that a name means, whatever its case, hyphens and underscores; names are those of the IANA registry and
/// of the programs that write such files.
func namedEncoding(_ name: String) -> NamedEncoding? {
    let letters = name.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: " ") }
    switch String(decoding: letters.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self) {
    case "utf8": return .utf8
    case "utf16", "utf16le", "unicode": return .other(.utf16LittleEndian)
    case "utf16be": return .other(.utf16BigEndian)
    case "cp949", "euckr", "windows949", "ms949", "uhc", "ksc56011987": return .other(.windows949)
    case "shiftjis", "sjis", "cp932", "windows31j", "ms932": return .other(.shiftJIS)
    case "gb18030", "gbk", "gb2312", "cp936", "windows936": return .other(.gb18030)
    case "windows1252", "cp1252", "latin1", "iso88591": return .other(.windows1252)
    default: return nil
    }
}

/// UTF-16 that lost its byte order mark: the high halves of Latin letters and separators are 0, nearly all on one side
/// (few characters of other scripts end in 00, as 가 does), and there are line ends.
func utf16WithoutMark(_ bytes: [UInt8]) -> Encoding? {
    guard bytes.count % 2 == 0, bytes.contains(0) else { return nil }
    var zeros = (even: 0, odd: 0)
    var lineEnds = (littleEndian: 0, bigEndian: 0)
    for index in stride(from: 0, to: bytes.count, by: 2) {
        switch (bytes[index], bytes[index + 1]) {
        case (0, 0): return nil
        case (0, let low):
            zeros.even += 1
            if low == UInt8(ascii: "\n") || low == UInt8(ascii: "\r") { lineEnds.bigEndian += 1 }
        case (let low, 0):
            zeros.odd += 1
            if low == UInt8(ascii: "\n") || low == UInt8(ascii: "\r") { lineEnds.littleEndian += 1 }
        default: break
        }
    }
    if lineEnds.littleEndian > 0 && zeros.odd >= 3 * zeros.even { return .utf16LittleEndian }
    if lineEnds.bigEndian > 0 && zeros.even >= 3 * zeros.odd { return .utf16BigEndian }
    return nil
}

/// The encoding whose common characters the bytes, which are not UTF-8, are made of; else CP949, which Korean Excel
/// writes.
///
/// The common characters are those that the standards put first: the syllables of KS X 1001; kana, punctuation and the
/// first level of JIS X 0208; the first level of GB 2312 (ordered by sound, so that Chinese text is spread over rows
/// that Korean text, in 25 of them, leaves out); accented letters within words of Windows-1252.
func guessEncoding(_ bytes: [UInt8]) -> Encoding {
    let sample = bytes.prefix(1 << 20)
    if share(in: sample, isLead: { $0 >= 0x81 }, isCommon: isCommonKorean) >= 0.75 { return .windows949 }
    if share(in: sample, isLead: isJapaneseLead, isCommon: isCommonJapanese) >= 0.8 { return .shiftJIS }
    if share(in: sample, isLead: { $0 >= 0x81 }, isCommon: isCommonChinese) >= 0.8 { return .gb18030 }
    if westernShare(in: sample) >= 0.9 { return .windows1252 }
    return .windows949
}

/// Of the characters beyond ASCII, the share that is common.
private func share(
    in bytes: ArraySlice<UInt8>,
    isLead: (UInt8) -> Bool,
    isCommon: (_ lead: UInt8, _ trail: UInt8) -> Bool
) -> Double {
    var characters = 0
    var common = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
        let lead = bytes[index]
        index += 1
        guard lead >= 0x80 else { continue }
        characters += 1
        guard isLead(lead), index < bytes.endIndex else { continue }
        if isCommon(lead, bytes[index]) { common += 1 }
        index += 1
    }
    return characters == 0 ? 0 : Double(common) / Double(characters)
}

private func isCommonKorean(lead: UInt8, trail: UInt8) -> Bool {
    trail >= 0xA1 && ((0xB0...0xC8).contains(lead) || (0xA1...0xA4).contains(lead))
}

private func isJapaneseLead(_ byte: UInt8) -> Bool {
    (0x81...0x9F).contains(byte) || (0xE0...0xFC).contains(byte)
}

private func isCommonJapanese(lead: UInt8, trail: UInt8) -> Bool {
    switch lead {
    case 0x82: trail >= 0x4F && trail <= 0xF1
    case 0x83: trail >= 0x40 && trail <= 0x96
    case 0x81, 0x88...0x97: trail >= 0x40 && trail <= 0xFC
    default: false
    }
}

private func isCommonChinese(lead: UInt8, trail: UInt8) -> Bool {
    trail >= 0xA1 && ((0xB0...0xD7).contains(lead) || (0xA1...0xA3).contains(lead))
}

/// Of the bytes beyond ASCII, the share that are letters of Windows-1252 beside an ASCII letter, at most two in a row,
/// or its dashes, quotes and signs.
private func westernShare(in bytes: ArraySlice<UInt8>) -> Double {
    var characters = 0
    var common = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
        guard bytes[index] >= 0x80 else {
            index += 1
            continue
        }
        let start = index
        while index < bytes.endIndex && bytes[index] >= 0x80 { index += 1 }
        let run = bytes[start..<index]
        characters += run.count
        let isInWord =
            (start > bytes.startIndex && isLetter(bytes[start - 1]))
            || (index < bytes.endIndex && isLetter(bytes[index]))
        for byte in run {
            switch byte {
            case 0xC0...0xFE: common += isInWord && run.count <= 2 ? 1 : 0
            case 0x80, 0x85, 0x91...0x97, 0x99, 0xA0...0xBF: common += run.count <= 2 ? 1 : 0
            default: break
            }
        }
    }
    return characters == 0 ? 0 : Double(common) / Double(characters)
}

private func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
}
