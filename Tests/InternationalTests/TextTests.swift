import International
import Testing

struct TextTests {
    @Test(arguments: [
        (NormalForm.nfc, "e\u{301}", "é"),
        (.nfc, "\u{212B}", "Å"),
        (.nfc, "\u{1112}\u{1161}\u{11AB}", "한"),
        (.nfd, "한", "\u{1112}\u{1161}\u{11AB}"),
        (.nfkc, "ｶﾞ①㈜", "ガ1(주)"),
        (.nfkd, "ﬁ", "fi"),
        (.nfkcCaseFolded, "ＡＢ\u{AD}ß", "abss"),
        (.nfkcCaseFolded, "ABC", "abc"),
        (.nfc, "", ""),
    ])
    func normalForms(form: NormalForm, text: String, expected: String) {
        #expect(Array(text.normalized(to: form).utf8) == Array(expected.utf8))
    }

    @Test(arguments: [("Straße", "strasse"), ("İ", "i̇"), ("ΑΣ", "ας".caseFolded()), ("ABC", "abc"), ("Ꭰ", "Ꭰ")])
    func caseFolding(text: String, expected: String) {
        #expect(Array(text.caseFolded().utf8) == Array(expected.utf8))
    }

    @Test func lowerCaseKnowsNoLanguage() {
        #expect("IŞIK Ä".lowerCased() == "işik ä")
    }

    @Test(arguments: [("CH", "cs", "Ch"), ("IJ", "nl", "IJ"), ("ㄱ", "ko", "ㄱ"), ("DŽ", "hr", "Dž"), ("İ", "tr", "İ")])
    func titleCase(text: String, language: String, expected: String) {
        #expect(text.titleCased(language: language) == expected)
    }

    @Test func propertiesOfCodePoints() {
        #expect(("가" as Unicode.Scalar).script == .hangul)
        #expect(("ー" as Unicode.Scalar).script == .common)
        #expect(("한" as Unicode.Scalar).generalCategory == .otherLetter)
        #expect(("٣" as Unicode.Scalar).generalCategory == .decimalNumber)
        #expect(("\u{FEFF}" as Unicode.Scalar).isInvisible)
        #expect(("\u{3164}" as Unicode.Scalar).isInvisible)
        #expect(!("é" as Unicode.Scalar).isInvisible)
        #expect(("\u{3000}" as Unicode.Scalar).isWhiteSpace)
        #expect(!("\u{200B}" as Unicode.Scalar).isWhiteSpace)
        #expect(!("\u{378}" as Unicode.Scalar).isAssigned)
    }

    @Test(arguments: [
        (["Apple", "banana"], "en"), (["가방", "Apple X"], "en"), (["가방", "나비"], "ko"),
        (["東京", "やまだ"], "ja"), (["カタカナ"], "ja"), (["北京"], "en"), (["大韓民國", "가나다라마바사"], "ko"), ([], nil),
    ])
    func languageOfTheMainScript(texts: [String], expected: String?) {
        #expect(Script.main(of: texts)?.suggestedLanguage == expected)
    }

    @Test(arguments: [("Привет", "ru"), ("北京", "zh"), ("שלום", "he"), ("ไทย", "th"), ("Hej", "en"), ("Ελλάς", "el")])
    func likelyLanguageOfAScript(text: String, expected: String) {
        #expect(Script.main(of: [text])?.likelyLanguage == expected)
    }

    @Test(arguments: [
        ("Straße", "en", "Strasse"), ("Äpfel", "de", "Aepfel"), ("Äpfel", "sv", "Apfel"), ("가방", "ko", "gabang"),
        ("Яблоко", "ru", "Abloko"), ("plain", "en", "plain"),
    ])
    func transliteration(text: String, language: String, expected: String) {
        #expect(Transliterator(toASCIIFrom: language).ascii(text) == expected)
    }

    @Test func decodes() throws {
        let cases: [(Encoding, [UInt8], String)] = [
            (.windows949, [0xB0, 0xA1, 0x20, 0x41], "가 A"),
            (.windows949, [0x81, 0x41], "갂"),
            (.utf16LittleEndian, [0x3D, 0xD8, 0x00, 0xDE], "😀"),
            (.utf16BigEndian, [0xAC, 0x00], "가"),
            (.shiftJIS, [0x82, 0xA9, 0xB1], "かｱ"),
            (.gb18030, [0xB1, 0xB1, 0xBE, 0xA9], "北京"),
            (.windows1252, [0x80, 0xE9], "€é"),
            (.windows1252, [UInt8](repeating: 0x80, count: 1000), String(repeating: "€", count: 1000)),
            (.windows949, [], ""),
        ]
        for (encoding, bytes, expected) in cases {
            let decoded = try bytes.withUnsafeBufferPointer { try decode($0, from: encoding) }
            #expect(String(decoding: decoded, as: UTF8.self) == expected)
        }
    }

    @Test func decodingNamesTheOffsetOfWhatIsNoText() {
        let cases: [(Encoding, [UInt8], Int)] = [
            (.windows949, [0x41, 0xB0, 0xA1, 0xFF, 0x41], 3),
            (.utf16LittleEndian, [0x41, 0x00, 0x42], 2),
            (.utf16BigEndian, [0x00, 0x41, 0xD8, 0x00, 0x00, 0x41], 2),
            (.windows1252, [0x41, 0x81], 1),
        ]
        for (encoding, bytes, offset) in cases {
            #expect(throws: UndecodableBytes(encoding: encoding, offset: offset)) {
                try bytes.withUnsafeBufferPointer { bytes throws(UndecodableBytes) in try decode(bytes, from: encoding)
                }
            }
        }
    }
}
