import Directory
import Testing

@testable import Rendering

@Suite struct AddressTests {
    @Test(arguments: [
        ("https://example.org/a?b=c", "https://example.org/a?b=c"),
        ("HTTP://example.org", "HTTP://example.org"),
        ("www.example.org/a", "https://www.example.org/a"),
        ("mailto:a@example.org", "mailto:a@example.org"),
        ("javascript:alert(1)", nil),
        ("JaVaScRiPt:alert(1)", nil),
        ("data:text/html,x", nil),
        (" https://example.org", nil),
        ("https://example.org/a b", nil),
        ("java\nscript:alert(1)", nil),
        ("none", nil),
        ("see example.org", nil),
        ("", nil),
    ])
    func webAddresses(text: String, expected: String?) {
        #expect(webAddress(text) == expected)
    }

    @Test(arguments: [
        (Column.ValueType.tel, "02-123-4567", "tel:021234567" as String?),
        (.tel, "+82 (0)2 123.4567", "tel:+82021234567"),
        (.tel, "02-123-4567 (내선 89)", "tel:021234567"),
        (.tel, "없음", nil),
        (.tel, "12", nil),
        (.email, "a.b@example.org", "mailto:a.b@example.org"),
        (.email, "김@example.org", "mailto:김@example.org"),
        (.email, "a@b@c", nil),
        (.email, "a @example.org", nil),
        (.email, "@example.org", nil),
        (.text, "https://example.org", nil),
    ])
    func typedValues(type: Column.ValueType, text: String, expected: String?) {
        #expect(address(of: text, type: type) == expected)
    }

    @Test(arguments: [
        ("가방.html", "가방.html"),
        ("a b", "a%20b"),
        ("100%", "100%25"),
        ("a?b#c", "a%3Fb%23c"),
        ("a:b", "a%3Ab"),
        (#"a"b<c>&'"#, "a%22b%3Cc%3E%26%27"),
    ])
    func paths(path: String, expected: String) {
        #expect(hrefEncoded(path) == expected)
    }

    @Test(arguments: [
        ("photo.png", "../photo.png"), ("/a/photo.png", "../a/photo.png"),
        ("https://a.org/x.png", "https://a.org/x.png"),
        ("//a.org/x.png", "//a.org/x.png"), ("javascript:x", nil), ("/", nil),
    ])
    func images(text: String, expected: String?) {
        #expect(imageAddress(text, root: "../") == expected)
    }

    @Test(arguments: [
        ("Anna", false, nil), ("가나다", false, nil), ("Հայ", false, nil), ("אבג", false, "auto"),
        ("C++ لغة", false, "auto"),
        ("لغة", true, nil), ("C++", true, "auto"),
    ])
    func directions(text: String, isRightToLeft: Bool, expected: String?) {
        #expect(direction(of: text, onPageFromRightToLeft: isRightToLeft) == expected)
    }

    @Test(arguments: [
        ("old", "people/old.html"), ("old.html", "people/old.html"), ("a/b/", "people/a/b/index.html"),
        ("/older", "older.html"), ("/x/y.htm", "x/y.htm"), ("../x", nil), ("a/../../x", nil), ("https://a.org", nil),
        ("/", nil), ("", nil), (".well-known/x", nil), ("a\\b", nil),
    ])
    func redirectPaths(address: String, expected: String?) {
        #expect(redirectPath(address, mount: "people/") == expected)
    }
}
