import Testing

@testable import CommonMark

/// `[[…]]` in texts.
@Suite struct TermLinkTests {
    private func links(_ source: String) -> [TermLink] {
        var links: [TermLink] = []
        MarkdownTree(source).walk { node, begins in
            if begins, let link = node.termLink { links.append(link) }
            return true
        }
        return links
    }

    @Test(arguments: [
        ("[[a]]", "a", "a"), ("[[ a b ]]", "a b", "a b"), ("[[a|b]]", "a", "b"), ("[[a| b | c ]]", "a", "b | c"),
        ("[[a\\|b]]", "a", "b"), ("[[a|]]", "a", "a"), ("[[c:a#b]]", "c:a#b", "c:a#b"),
        ("*[[a_b_c]]*", "a_b_c", "a_b_c"),
        ("[[<b>&amp;]]", "<b>&amp;", "<b>&amp;"), ("\\\\[[a]]", "a", "a"), ("| [[a|b]] |\n| --- |", "a", "b"),
        ("x\n: [[a]]", "a", "a"), ("~~[[a]]~~", "a", "a"), ("[[[a]]]", "a", "a"), ("# [[a]]", "a", "a"),
    ])
    func areFound(source: String, target: String, words: String) {
        let found = links(source)
        #expect(found.map(\.target) == [target])
        #expect(found.map(\.words) == [words])
    }

    @Test(arguments: [
        "`[[a]]`", "    [[a]]", "```\n[[a]]\n```", "\\[[a]]", "[[]]", "[[|a]]", "[[a]", "[[a\nb]]", "[[a]](b)",
        "[[a]][b]",
        "[x [[a]] y](b)", "<i x=\"[[a]]\">", "![[a]](b)", "[[a `b]]`",
    ])
    func areNotFound(source: String) {
        #expect(links(source).isEmpty)
    }

    @Test(arguments: [
        ("a [[b]] c", "a b c"), ("`[[b]]` [[c|d]]", "[[b]] d"),
        ("![[b]] `![[c]]`!", "b ![[c]]!"), ("[x [[b|c]] y](d)", "x c y"), ("\\[[b]]", "[[b]]"),
    ])
    func areReadAsTheirWords(source: String, words: String) {
        var text = ""
        MarkdownTree(source).forEachBlock { block in
            text += block.plainText
            return true
        }
        #expect(text == words)
    }

    @Test func theCharactersThatHideThemMayStandInTexts() {
        let opening = String(decoding: [0xEF, 0xB7, 0x91] as [UInt8], as: UTF8.self)
        let closing = String(decoding: [0xEF, 0xB7, 0x92] as [UInt8], as: UTF8.self)
        areReadAsTheirWords(source: "\(opening)0\(closing) [[b]]", words: "b b")
        areReadAsTheirWords(source: "\(opening)7\(closing) [[b]]", words: "\(opening)7\(closing) b")
    }

    @Test func haveTheirPlaces() {
        let found = links("[[a]]\r\n가 [[b]] [[c]]\r| [[d]] |\n|---|\n| e | [[f]]\n")
        #expect(found.map(\.line) == [1, 2, 2, 3])
        #expect(found.map(\.column) == [1, 3, 9, 3])
    }
}
