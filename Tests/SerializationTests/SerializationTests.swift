import Serialization
import Testing

private func written(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    write(&bytes)
    return String(decoding: bytes, as: UTF8.self)
}

@Test(arguments: [
    ("", ""),
    ("가나다", "가나다"),
    ("<a href=\"x\">&'", "&lt;a href=&quot;x&quot;&gt;&amp;&#39;"),
    ("a&", "a&amp;"),
    ("a longer text without anything to escape", "a longer text without anything to escape"),
])
func escapesHTML(text: String, expected: String) {
    #expect(written { $0.appendHTML(text) } == expected)
}

@Test(arguments: [
    ("a\u{0}b\u{B}c\td\n", "abc\td\n"),
    ("<é&\u{FFFE}\u{FFFF}\u{FFFD}", "&lt;é&amp;\u{FFFD}"),
    ("\u{1F}", ""),
])
func escapesXML(text: String, expected: String) {
    #expect(written { $0.appendXML(text) } == expected)
}

@Test(arguments: [
    ("", #""""#),
    ("가\"\\\n\r\t\u{1}\u{1F}", #""가\"\\\n\r\t\u0001\u001F""#),
    ("</script>", #""\u003C/script>""#),
    ("a long text that has no escape", #""a long text that has no escape""#),
])
func writesJSONStrings(text: String, expected: String) {
    #expect(written { $0.appendJSON(text) } == expected)
}

@Test(arguments: [(0, "0"), (7, "7"), (-10, "-10"), (1_234_567, "1234567"), (Int.min, "-9223372036854775808")])
func writesNumbers(number: Int, expected: String) {
    #expect(written { $0.append(number) } == expected)
}

@Test func separatesMembersOfJSON() {
    let text = written {
        $0.append("{")
        $0.appendJSONKey("a")
        $0.append(1)
        $0.appendJSONKey("b")
        $0.append("[")
        for text in ["x", "y"] {
            $0.appendJSONComma()
            $0.appendJSON(text)
        }
        $0.append("]}")
    }
    #expect(text == #"{"a":1,"b":["x","y"]}"#)
}
