import Directory
import Foundation
import Platform
import Synchronization
import Testing

@testable import Publishing

@Suite struct PublicationTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Publishes files by their texts, in the order of their paths, in one stage.
    @discardableResult
    private func publish(
        _ files: [String: String],
        isForced: Bool = false,
        jobs: Int = 2
    ) throws(PublishingFailure) -> PublicationResult {
        let stage = files.sorted { $0.key < $1.key }.map { path, text in
            OutputFile(path) { $0 += text.utf8 }
        }
        var publication = try Publication(opening: folder.path, isForced: isForced, onWait: {})
        try publication.write([stage], jobs: jobs)
        return try publication.publish(collections: [])
    }

    private func refusal(_ body: () throws(PublishingFailure) -> Void) -> [Fact] {
        do {
            try body()
            return []
        } catch {
            guard case .refused(let problems) = error else { return [] }
            return problems.map(\.fact)
        }
    }

    private func modificationTime(_ name: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)[.modificationDate] as? Date
    }

    private let site = ["index.html": "home", "a/index.html": "A", "a/x.html": "X", "a/b/y.html": "Y"]

    @Test func writesAllFilesAtFirst() throws {
        let result = try publish(site)
        #expect(folder.contents == site)
        #expect(result.written == ["a/b/y.html", "a/index.html", "a/x.html", "index.html"])
        #expect(result.pages == 4 && result.unchanged == 0 && result.removed.isEmpty)
        #expect(folder.names(in: ".ganada") == ["lock", "manifest"])
    }

    @Test func touchesNothingThatIsAsItShouldBe() throws {
        try publish(site)
        let names = site.keys + [".ganada/manifest"]
        let times = try names.map(modificationTime)
        let result = try publish(site)
        #expect(result.written.isEmpty && result.removed.isEmpty && result.unchanged == 4)
        #expect(try names.map(modificationTime) == times)
    }

    @Test func writesOnlyWhatChanged() throws {
        try publish(site)
        var edited = site
        edited["a/x.html"] = "Z"
        edited["c/new.html"] = "N"
        edited["a/b/y.html"] = nil
        let result = try publish(edited)
        #expect(result.written == ["a/x.html", "c/new.html"])
        #expect(result.removed == ["a/b/y.html"])
        #expect(folder.contents == edited)
        #expect(folder.names(in: "a") == ["index.html", "x.html"], "the folder that became empty is gone")
    }

    @Test func mendsWhatSomebodyElseChanged() throws {
        try publish(site)
        try folder.write("Q", to: "a/x.html")
        try folder.remove("a/index.html")
        try folder.remove("a/b")
        let result = try publish(site)
        #expect(result.written == ["a/b/y.html", "a/index.html", "a/x.html"])
        #expect(folder.contents == site)
    }

    @Test func readsButDoesNotWriteWhatWasOnlyTouched() throws {
        try publish(site)
        try folder.write("X", to: "a/x.html")
        let result = try publish(site)
        #expect(result.written.isEmpty)
    }

    @Test func leavesForeignFilesAlone() throws {
        try publish(site)
        try folder.write("mine", to: "a/b/notes.txt")
        try folder.write("mine", to: "CNAME")
        try publish(["index.html": "home"])
        #expect(folder.contents == ["index.html": "home", "a/b/notes.txt": "mine", "CNAME": "mine"])
    }

    @Test func refusesAFolderOfSomebodyElse() throws {
        try folder.write("mine", to: "thesis.txt")
        #expect(
            refusal { () throws(PublishingFailure) in try publish(site) } == [
                .outputHoldsForeignFiles(example: "thesis.txt")
            ]
        )
        #expect(folder.names(in: "") == ["thesis.txt"], "nothing was written")
        try publish(site, isForced: true)
        #expect(folder.contents == site.merging(["thesis.txt": "mine"]) { $1 })
        try publish(["index.html": "home"])
        #expect(folder.contents == ["index.html": "home", "thesis.txt": "mine"])
    }

    @Test func doesNotOverwriteAForeignFileUnlessForced() throws {
        try publish(["index.html": "home"])
        try folder.write("mine", to: "a/x.html")
        #expect(refusal { () throws(PublishingFailure) in try publish(site) } == [.foreignFileInTheWay])
        #expect(folder.contents == ["index.html": "home", "a/x.html": "mine"])
        #expect(folder.names(in: ".ganada") == ["lock", "manifest"])
        try publish(site, isForced: true)
        #expect(folder.contents == site)
    }

    @Test func takesAForeignFileThatIsTheSameForItsOwn() throws {
        try publish(["index.html": "home"])
        try folder.write("X", to: "a/x.html")
        try publish(site)
        try publish(["index.html": "home"])
        #expect(folder.contents == ["index.html": "home"])
    }

    @Test func turnsFilesIntoFoldersAndBack() throws {
        let flat = ["a": "file", "b": "file"]
        let deep = ["a/x/y": "1", "a/z": "2", "b": "file"]
        for (index, files) in [flat, deep, flat, deep].enumerated() {
            try publish(files)
            #expect(folder.contents == files, "step \(index)")
        }
    }

    @Test func refusesAFolderWithForeignFilesWhereAFileIsToBe() throws {
        try publish(["a/x": "1"])
        try folder.write("mine", to: "a/notes.txt")
        #expect(refusal { () throws(PublishingFailure) in try publish(["a": "file"]) } == [.foreignFileInTheWay])
        #expect(folder.contents == ["a/x": "1", "a/notes.txt": "mine"])
    }

    @Test func refusesAFileWhereAFolderIsToBe() throws {
        try publish(["x": "1"])
        try folder.write("mine", to: "a")
        #expect(refusal { () throws(PublishingFailure) in try publish(["a/x": "1"]) } == [.foreignFileInTheWay])
        #expect(folder.contents == ["x": "1", "a": "mine"])
    }

    @Test(arguments: [
        (["A.html", "a.html"], 1), (["straße", "STRASSE"], 1), (["e\u{301}", "É"], 1), (["a", "a/b"], 1),
        (["a/b", "A"], 1), (["a/b", "A/c"], 0), (["same", "same"], 1), (["a.html", "b.html"], 0),
    ])
    func findsPathsThatAreOneFileSomewhere(paths: [String], clashes: Int) {
        var registry = PathRegistry()
        #expect(paths.compactMap { registry.add($0) }.count == clashes)
    }

    @Test func finishesWhatAnotherBuildBegan() throws {
        try publish(site)
        // Stopped in the middle: the intent is there, one of its two new files, one of its two changes.
        let intended = ["index.html": "NEW!", "a/x.html": "Z", "n/1.html": "1", "m/2.html": "2"]
        let manifest = Manifest(
            files: intended.map { path, text in
                PublishedFile(path: path, size: text.utf8.count, hash: ContentHash(of: text))
            }.sorted { $0.path < $1.path }
        )
        try folder.write(String(decoding: manifest.text, as: UTF8.self), to: ".ganada/manifest.next")
        try folder.write("1", to: "n/1.html")
        try folder.write("NEW!", to: "index.html")
        try folder.write("rest", to: ".ganada/next/m/2.html")

        let result = try publish(site)
        #expect(folder.contents == site)
        #expect(result.written == ["index.html"] && result.removed == ["m/2.html", "n/1.html"])
        #expect(folder.names(in: ".ganada") == ["lock", "manifest"])
    }

    @Test func leavesTheSiteWhenAFileCannotBeMade() throws {
        try publish(site)
        var publication = try Publication(opening: folder.path, isForced: false, onWait: {})
        #expect(throws: PublishingFailure.self) {
            try publication.write(
                [[OutputFile("a/x.html") { $0 += "Z".utf8 }, OutputFile("f", copying: "/nowhere/at/all")]],
                jobs: 1
            )
        }
        _ = consume publication
        #expect(folder.contents == site)
        #expect(folder.names(in: ".ganada") == ["lock", "manifest"])
    }

    /// A text that is derived from another, and notes that it was made.
    private struct Derived: DerivedContent {
        var input: String
        var text: String
        var made: Counter

        func appendInputs(to output: inout [UInt8]) { output += input.utf8 }

        func appendBytes(to output: inout [UInt8]) {
            made.count.withLock { $0 += 1 }
            output += text.utf8
        }
    }

    private final class Counter: Sendable {
        let count = Mutex(0)
    }

    @Test func makesOnlyWhatHasOtherInputs() throws {
        let made = Counter()
        func publish(_ input: String, _ text: String, program: UInt64?, hasTwins: Bool = false) throws -> Int {
            var publication = try Publication(
                opening: folder.path,
                isForced: false,
                hasTwins: hasTwins,
                program: program.map { ContentHash(high: 0, low: $0) },
                onWait: {}
            )
            let file = OutputFile("x.html") { Derived(input: input, text: text, made: made) }
            try publication.write([[file]], jobs: 1)
            _ = try publication.publish(collections: [])
            return made.count.withLock { count in
                defer { count = 0 }
                return count
            }
        }
        let (text, other) = (String(repeating: "text ", count: 400), String(repeating: "other", count: 400))
        #expect(try publish("1", text, program: 1) == 1)
        #expect(try publish("1", text, program: 1) == 0)
        #expect(try publish("2", text, program: 1) == 1)
        #expect(try publish("2", text, program: 1) == 0)
        #expect(try publish("2", text, program: 2) == 1, "another program may make something else")
        #expect(try publish("2", text, program: nil) == 1)
        #expect(try publish("2", text, program: 2) == 1, "what is not known is not taken to be the same")
        #expect(try publish("2", text, program: 2, hasTwins: true) == 1)
        #expect(try publish("2", text, program: 2, hasTwins: true) == 0)
        #expect(folder.names(in: "") == [".ganada", "x.html", "x.html.br", "x.html.gz"])
        let twin = FileManager.default.contents(atPath: folder.path + "/x.html.br")
        for (name, damaged) in [("x.html", other), ("x.html", "short"), ("x.html.br", "short")] {
            try folder.write(damaged, to: name)
            #expect(try publish("2", text, program: 2, hasTwins: true) == 1, "\(name)")
            #expect(folder.contents["x.html"] == text)
            #expect(FileManager.default.contents(atPath: folder.path + "/x.html.br") == twin)
        }
        try folder.write(text, to: "x.html")
        #expect(try publish("2", text, program: 2) == 0, "it was touched, and is as it was")
        #expect(folder.names(in: "") == [".ganada", "x.html"])
    }

    @Test func copiesFilesOfAnySize() throws {
        let source = try TemporaryFolder()
        let long = String(repeating: "0123456789abcdef", count: 100_000)
        try source.write(long, to: "long")
        try source.write("", to: "empty")
        for written in [2, 0] {
            var publication = try Publication(opening: folder.path, isForced: false, onWait: {})
            let stage = ["long", "empty"].map { OutputFile($0, copying: source.path + "/" + $0) }
            try publication.write([stage], jobs: 2)
            #expect(try publication.publish(collections: []).written.count == written)
        }
        #expect(folder.contents == ["long": long, "empty": ""])
    }

    @Test func isTheSameWhateverTheNumberOfJobs() throws {
        let files = Dictionary(uniqueKeysWithValues: (0..<300).map { ("\($0 % 7)/\($0).html", "page \($0)") })
        let other = try TemporaryFolder()
        try publish(files, jobs: 1)
        let manifest = FileManager.default.contents(atPath: folder.path + "/.ganada/manifest")
        let stage = files.keys.sorted().map { path in OutputFile(path) { $0 += files[path, default: ""].utf8 } }
        var publication = try Publication(opening: other.path, isForced: false, onWait: {})
        try publication.write([stage], jobs: 8)
        _ = try publication.publish(collections: [])
        #expect(other.contents == folder.contents)
        #expect(FileManager.default.contents(atPath: other.path + "/.ganada/manifest") == manifest)
    }

    /// Small stages are made first; that must not change the order in which files go into place.
    @Test func filesGoIntoPlaceInTheOrderOfTheStages() throws {
        let paths = [["3", "1", "2"], ["5"], ["4", "0"]]
        let stages = paths.map { $0.map { path in OutputFile(path) { $0 += path.utf8 } } }
        var publication = try Publication(opening: folder.path, isForced: false, onWait: {})
        try publication.write(stages, jobs: 2)
        #expect(publication.prepared.map(\.file.path) == paths.flatMap(\.self))
        let result = try publication.publish(collections: [])
        #expect(result.written == ["0", "1", "2", "3", "4", "5"])
        #expect(folder.contents["5"] == "5")
    }

    /// New folders are moved whole: one with pages must not come before the scripts and styles that these load.
    @Test func whatPagesLoadIsMovedBeforeThem() throws {
        let root = try Folder(opening: folder.path)
        let paths = ["a/index.js", "a/b/c/x.html", "assets/x.css", "index.html", "robots.txt", "search/x.js"]
        let placement = try Placement(
            of: paths.map { PreparedFile(file: PublishedFile(path: $0, bytes: []), change: .added) },
            root: root,
            published: try PublishedState(of: root)
        )
        #expect(placement.additions == ["assets", "robots.txt", "search", "a", "index.html"])
        #expect(placement.newPages == ["index.html"])
    }

    @Test func waitsForAnotherBuild() async throws {
        let path = folder.path
        let first = try Publication(opening: path, isForced: false, onWait: {})
        let (waits, continuation) = AsyncStream.makeStream(of: Void.self)
        let second = Task.detached {
            var second = try Publication(opening: path, isForced: false) { continuation.yield() }
            try second.write([[OutputFile("x") { $0 += "2".utf8 }]], jobs: 1)
            return try second.publish(collections: [])
        }
        for await _ in waits { break }
        let result = try first.publish(collections: [])
        #expect(result.written.isEmpty)
        #expect(try await second.value.written == ["x"])
        #expect(folder.contents == ["x": "2"])
    }
}
