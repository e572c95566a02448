import Testing

@testable import Publishing

@Suite struct RequestTests {
    @Test(arguments: [
        ("/", "", true), ("/index.html", "index.html", false), ("/a/b.html?q=x", "a/b.html", false),
        ("/a/", "a", true), ("/a", "a", false), ("/%EA%B0%80/%ea%b0%92.html", "가/값.html", false),
        ("/a%20b#c", "a b", false), ("/a\\..\\b", "a\\..\\b", false),
    ])
    func namesAFile(target: String, path: String, isFolder: Bool) throws {
        let parsed = try #require(RequestPath(target: target))
        #expect(parsed.path == path && parsed.isFolder == isFolder)
    }

    @Test(arguments: [
        "", "a", "*", "http://example.org/", "/..", "/../etc/passwd", "/a/../../etc/passwd", "/%2e%2e/etc/passwd",
        "/a/%2E%2E/b", "/.", "/./a", "/.ganada/manifest", "/%2eganada/manifest", "//", "//example.org", "/a//b",
        "/a%2fb", "/a%2F..%2Fb", "/a%00.html", "/a%", "/a%2", "/a%zz", "/%ff", "/%c0%ae%c0%ae/", "/a/.b/c",
    ])
    func namesNothing(target: String) {
        #expect(RequestPath(target: target) == nil)
    }

    @Test(arguments: [
        (nil, ByteRange.whole), ("bytes=0-0", .part(0..<1)), ("bytes=2-5", .part(2..<6)), ("bytes=2-", .part(2..<10)),
        ("bytes=-3", .part(7..<10)), ("bytes=-30", .part(0..<10)), ("bytes=0-99", .part(0..<10)),
        ("bytes=9-9", .part(9..<10)), ("bytes=10-", .unsatisfiable), ("bytes=10-12", .unsatisfiable),
        ("bytes=-0", .unsatisfiable), ("bytes=5-2", .whole), ("bytes=-", .whole), ("bytes=a-b", .whole),
        ("bytes=0-1,3-4", .whole), ("lines=0-1", .whole), ("bytes=0--1", .whole), ("bytes=+1-2", .whole),
        ("bytes=99999999999999999999-", .whole), ("bytes=0-9223372036854775807", .part(0..<10)),
    ])
    func asksForARange(header: String?, range: ByteRange) {
        #expect(ByteRange(header: header, size: 10) == range)
    }

    @Test func findsNoRangeInAnEmptyFile() {
        #expect(ByteRange(header: "bytes=0-", size: 0) == .unsatisfiable)
        #expect(ByteRange(header: "bytes=-1", size: 0) == .unsatisfiable)
    }

    @Test(arguments: [
        (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
        (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"), (4_107_542_399, "Sun, 28 Feb 2100 23:59:59 GMT"),
        (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"), (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
    ])
    func writesDates(seconds: Int, text: String) {
        #expect(httpDate(secondsSince1970: seconds) == text)
    }

    @Test(arguments: [
        ("a/b.html", "text/html; charset=utf-8"), ("x.woff2", "font/woff2"), ("a.b/c", "application/octet-stream"),
        ("none", "application/octet-stream"), ("x.html.gz", "application/gzip"),
    ])
    func knowsMediaTypes(path: String, type: String) {
        #expect(mediaType(of: path) == type)
    }
}
