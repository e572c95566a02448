import CommonMark
import Testing

@Test(
    arguments: [
        ("", nil),
        ("# Kim", nil),
        ("# Kim\n\nA *very* `good`\n[dog](x.md)\\\nof ![a cat](cat.png).\n\nMore.", "A very good dog of a cat."),
        ("> quoted\n\n- item\n\nfirst", "first"),
        ("<b>\n\nfirst <b>x</b> &amp; y", "first x & y"),
        ("![](a.png)\n\nsecond", "second"),
    ] as [(String, String?)]
)
func summarizesTheFirstParagraph(source: String, expected: String?) {
    #expect(MarkdownTree(source).summary() == expected)
}

@Test(arguments: [
    ("one two three four five six", "one two three…"),
    ("one two three four", "one two three…"),
    ("one two three fo", "one two three…"),
    ("one two three f", "one two three f"),
    ("one two three 12 x", "one two three…"),
    ("one two three4x x", "one two three4x…"),
    ("가나다라마바사아자차카타파하가나다라마바사", "가나다라마바사아자차카타파하가…"),
    ("a 가나다라마바사아자차카타파하가나다라마바사", "a 가나다라마바사아자차카타파…"),
])
func shortensToWholeWords(source: String, expected: String) {
    #expect(MarkdownTree(source).summary(limit: 15) == expected)
}

@Test func findsTheFirstHeading() {
    let heading = MarkdownTree("text\n\n## \n\nKim *Minsu*\n===\n\n# Other").firstHeading
    #expect(heading?.text == "Kim Minsu")
    #expect(heading?.level == 1)
    #expect(heading?.lines == 5...7)
    #expect(MarkdownTree("text\n\n> # quoted").firstHeading == nil)
}
