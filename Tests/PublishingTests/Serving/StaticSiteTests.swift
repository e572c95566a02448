import Foundation
import Platform
import Testing

@testable import Publishing

@Suite struct StaticSiteTests {
    private let folder: TemporaryFolder
    private let site: StaticSite

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("<body>home</body>", to: "index.html")
        try folder.write("<body>none</body>", to: "404.html")
        try folder.write("<body>A</body>", to: "a/index.html")
        try folder.write("0123456789", to: "a/data.txt")
        try folder.write("secret", to: ".ganada/manifest")
        try folder.write("", to: "empty/x.txt")
        site = StaticSite(root: try Folder(opening: folder.path), addition: Array("<script>".utf8))
    }

    /// Status, body and headers of the answer.
    private func get(
        _ target: String,
        method: String = "GET",
        _ change: (inout HTTPRequest) -> Void = { _ in }
    ) -> (status: Int, body: String, headers: [String: String]) {
        var request = HTTPRequest(method: method, target: target)
        change(&request)
        let answer = site.answer(request)
        let headers = Dictionary(answer.headers.map { ($0.name, $0.value) }) { $1 }
        switch answer.body {
        case .bytes(let bytes): return (answer.status, String(decoding: bytes, as: UTF8.self), headers)
        case .file(let descriptor, let range):
            let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            try? file.seek(toOffset: UInt64(range.lowerBound))
            let data = (try? file.read(upToCount: range.count)) ?? Data()
            return (answer.status, String(decoding: data, as: UTF8.self), headers)
        }
    }

    @Test func servesFilesAndIndexes() {
        #expect(get("/").body == "<body>home<script></body>")
        #expect(get("/index.html?q=x").status == 200)
        #expect(get("/a/").body == "<body>A<script></body>")
        #expect(get("/a/data.txt").body == "0123456789")
        #expect(get("/a/data.txt").headers["Content-Type"] == "text/plain; charset=utf-8")
        #expect(get("/empty/x.txt").body == "" && get("/empty/x.txt").status == 200)
    }

    @Test func leadsToTheFolderItself() {
        #expect(get("/a?q=1").status == 301)
        #expect(get("/a?q=1").headers["Location"] == "/a/?q=1")
        #expect(get("/empty").status == 404)
        #expect(get("/empty/").status == 404)
    }

    @Test(arguments: ["/none", "/../\(#fileID)", "/.ganada/manifest", "/a/data.txt/", "/a/data.txt/x", "//a/"])
    func hasAPageForWhatIsNotThere(target: String) {
        let answer = get(target)
        #expect(answer.status == 404 && answer.body == "<body>none<script></body>")
    }

    @Test func refusesOtherMethods() {
        #expect(get("/", method: "POST").status == 405)
        #expect(get("/", method: "POST").headers["Allow"] == "GET, HEAD")
        #expect(get("/", method: "HEAD").status == 200)
    }

    @Test func sendsNothingThatTheBrowserHas() throws {
        let headers = get("/a/data.txt").headers
        let tag = try #require(headers["ETag"])
        #expect(get("/a/data.txt") { $0.ifNoneMatch = tag }.status == 304)
        #expect(get("/a/data.txt") { $0.ifNoneMatch = "\"x\", W/\(tag) " }.status == 304)
        #expect(get("/a/data.txt") { $0.ifNoneMatch = "*" }.status == 304)
        #expect(get("/a/data.txt") { $0.ifModifiedSince = headers["Last-Modified"] }.status == 304)
        let differs = get("/a/data.txt") {
            $0.ifNoneMatch = "\"x\""
            $0.ifModifiedSince = headers["Last-Modified"]
        }
        #expect(differs.status == 200)
        try folder.write("9876543210", to: "a/data.txt")
        #expect(get("/a/data.txt") { $0.ifNoneMatch = tag }.status == 200)
    }

    @Test func sendsParts() throws {
        let part = get("/a/data.txt") { $0.range = "bytes=2-4" }
        #expect(part.status == 206 && part.body == "234" && part.headers["Content-Range"] == "bytes 2-4/10")
        let beyond = get("/a/data.txt") { $0.range = "bytes=10-" }
        #expect(beyond.status == 416 && beyond.headers["Content-Range"] == "bytes */10")
        let tag = try #require(get("/a/data.txt").headers["ETag"])
        #expect(get("/a/data.txt") { ($0.range, $0.ifRange) = ("bytes=2-4", tag) }.status == 206)
        #expect(get("/a/data.txt") { ($0.range, $0.ifRange) = ("bytes=2-4", "\"old\"") }.body == "0123456789")
    }

    @Test func followsNoLinks() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link.txt",
            withDestinationPath: "/etc/passwd"
        )
        #expect(get("/link.txt").status == 404)
    }
}
