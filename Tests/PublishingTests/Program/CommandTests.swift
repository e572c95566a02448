import Foundation
import Testing

/// The program as people and other programs see it: words, exit codes, streams.
@Suite struct CommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Program.Run {
        try Program.run(arguments, in: folder.path, environment: environment)
    }

    @Test func makesASiteOfASpreadsheet() throws {
        try folder.write("이름,부서\n김민수,인사팀\n이서연,개발팀\n", to: "people.csv")
        let first = try run("build", "people.csv")
        #expect(first.status == 0)
        #expect(first.error.contains("people.csv: note: name from '이름'; shown as fields: 부서"))
        #expect(first.output.hasPrefix("2 items, ") && first.output.contains(" written, 0 unchanged, 0 removed, "))
        let second = try run("build", "people.csv", "-q")
        #expect(second.status == 0 && second.output.isEmpty)
        #expect(try run("build", "people.csv").output.contains(": 0 written, "))
        #expect(folder.names(in: "Output").contains("index.html"))
    }

    @Test func anArchiveTakesThePlaceOfAFileOnly() throws {
        try folder.write("name\nA\n", to: "list.csv")
        try folder.write("", to: "pipes/place")
        #expect(mkfifo(folder.path + "/pipes/pipe", 0o600) == 0)
        for place in ["pipes/pipe", "pipes"] {
            let run = try run("build", "list.csv", "--zip", place, "--force")
            #expect(run.status == 3)
            #expect(run.error.contains("cannot create \(place): File exists; the site itself is published"))
            #expect(run.output.hasPrefix("1 item, "))
        }
        #expect(folder.names(in: "pipes") == ["pipe", "place"])
        let type = try FileManager.default.attributesOfItem(atPath: folder.path + "/pipes/pipe")[.type]
        #expect(type as? FileAttributeType != .typeRegular)
    }

    @Test func anArchiveReplacesNothingButAnArchiveOfOurs() throws {
        let table = "name\nA\n"
        try folder.write(table, to: "list.csv")
        try folder.write("PK\u{3}\u{4}" + String(repeating: "a workbook ", count: 9), to: "book.xlsx")
        for place in ["list.csv", "book.xlsx"] {
            let before = folder.contents[place]
            let run = try run("build", "list.csv", "--zip", place)
            #expect(run.status == 3 && run.error.contains("cannot create \(place): File exists"), "\(run.error)")
            #expect(folder.contents[place] == before)
        }
        #expect(try run("build", "list.csv", "--zip", "site.zip").status == 0)
        #expect(try run("build", "list.csv", "--zip", "site.zip").status == 0)
    }

    @Test func anArchiveIsNotWrittenIntoWhatIsRead() throws {
        try folder.write("name\nA\n", to: "Content/list.csv")
        try folder.write("", to: "Static/robots.txt")
        for place in ["Content/site.zip", "Content/new/site.zip", "Static/site.zip"] {
            let run = try run("build", "--zip", place)
            #expect(run.status == 2)
            let source = place.prefix { $0 != "/" }
            #expect(
                run.error.contains(
                    "\(place): error: the archive cannot be written here, for './\(source)' is read from here"
                )
            )
        }
        #expect(!folder.names(in: "").contains("Output"))
        #expect(try run("build", "--zip", "site.zip").status == 0)
        // A folder of content may hold its output, and that an archive.
        #expect(try run("build", "Content", "--output", "Content/out", "--zip", "Content/out/site.zip").status == 0)
    }

    @Test func aFileIsNoOutputFolder() throws {
        try folder.write("name\nA\n", to: "list.csv")
        try folder.write("mine", to: "Output")
        let run = try run("build", "list.csv")
        #expect(run.status == 2)
        #expect(
            run.error.contains(
                "Output: error: this is a file, and the site is written into a folder; remove the file, or"
            )
        )
        #expect(folder.contents["Output"] == "mine")
    }

    @Test func anEmptyPathIsNone() throws {
        #expect(try run("build", "").status == 2)
        #expect(try run("build", "--output", "").status == 2)
        #expect(folder.names(in: "").isEmpty)
    }

    @Test func anEmptyQueryFindsEverything() throws {
        try folder.write("name\nA\nB\n", to: "Content/list.csv")
        #expect(try run("build", "-q").status == 0)
        let run = try run("search", "--site", "Output", "")
        #expect(run.status == 0 && run.output.hasSuffix("2 results\n"))
    }

    @Test(arguments: [["--version"], ["--help"], ["search", "--site", "Output", "--json", "A"], ["check", "--json"]])
    func whatCannotBeWrittenIsAnError(words: [String]) throws {
        try folder.write("name\nA\n", to: "Content/list.csv")
        #expect(try run("build", "-q").status == 0)
        let scratch = try TemporaryFolder()
        let process = try Program.start(
            words,
            in: folder.path,
            scratch: scratch,
            output: FileHandle(forWritingAtPath: "/dev/full")
        )
        process.waitUntilExit()
        #expect(process.terminationStatus == 3)
        #expect(scratch.contents["error"]?.contains("cannot write the output: No space left on device") == true)
    }

    @Test(arguments: [["--help", "build"], ["-h", "build"], ["help", "build"], ["build", "--help"]])
    func helpMayStandOnEitherSide(words: [String]) throws {
        let run = try Program.run(words, in: folder.path)
        #expect(run.status == 0 && run.output.contains("usage: ganada build [OPTIONS] [SOURCE]"))
    }

    @Test func aFileThatIsNotThereIsWrongUsage() throws {
        let build = try run("build", "none.csv")
        let start = try run("init", "site", "--from", "none.csv")
        for run in [build, start] {
            #expect(run.status == 2)
            #expect(run.error.hasPrefix("none.csv: error: there is nothing here"))
        }
        #expect(folder.names(in: "") == [])
    }

    @Test func aFolderWithNothingInItIsToldOf() throws {
        try folder.write("", to: "empty/.keep")
        let run = try run("build", "empty", "-o", "out")
        #expect(run.status == 0)
        #expect(run.error.hasPrefix("empty: warning: there is no list and no page in this folder; "))
    }

    @Test func reportsTheResultAsJSON() throws {
        try folder.write("name\nA\nB\n", to: "list.csv")
        struct Result: Decodable {
            var items, pages, written, unchanged, removed: Int
            var seconds: Double
            var changes: [String]
        }
        let run = try run("build", "list.csv", "--json", "-o", "out")
        let result = try JSONDecoder().decode(Result.self, from: Data(run.output.utf8))
        #expect(result.items == 2 && result.written == result.changes.count && result.removed == 0)
        #expect(result.changes.contains("index.html") && result.changes == result.changes.sorted())
    }

    @Test func publishesNothingWithErrors() throws {
        try folder.write("name\nA\n", to: "Content/list.csv")
        try folder.write("title: T\nlanguage: en\n", to: "Content/site.yaml")
        #expect(try run("build", "-q").status == 0)
        let before = folder.data
        try folder.write("titel: T\nlanguag: en\n", to: "Content/site.yaml")
        try folder.write("name,a\nB\n", to: "Content/list.csv")
        let failed = try run("build", "--quiet")
        #expect(failed.status == 1)
        #expect(
            failed.error.contains("Content/site.yaml:1:1: error: there is no setting 'titel'; did you mean 'title'?")
        )
        #expect(failed.error.contains("Content/list.csv:2: error: ") && failed.error.contains("'languag'"))
        #expect(folder.data.filter { $0.key.hasPrefix("Output/") } == before.filter { $0.key.hasPrefix("Output/") })
        #expect(try run("check").status == 1)
    }

    @Test func checkWritesNothing() throws {
        try folder.write("name\nA\n", to: "list.csv")
        let run = try run("check", "list.csv")
        #expect(run.status == 0 && run.output.hasPrefix("1 item: no errors, "))
        #expect(folder.names(in: "") == ["list.csv"])
    }

    @Test(arguments: [
        (["bild"], "there is no command 'bild'; did you mean 'build'?"),
        (["build", "--outptu", "x"], "'build' has no option '--outptu'; did you mean '--output'?"),
        (["build", "--output"], "'--output' needs a value: -o, --output DIR"),
        (["build", "--jobs", "0"], "'--jobs' cannot be '0'; write a whole number from 1 to 1024"),
        (["build", "--search=quick"], "'--search' cannot be 'quick'; write one of auto, single, sharded"),
        (["build", "--json=yes"], "'--json' takes no value; write it alone"),
        (["build", "a", "b"], "'build' does not know what to do with 'b'"),
        (["search"], "'search' needs QUERY"),
        (["search", "--site", "nowhere", "x"], "nowhere"),
    ])
    func explainsWrongUsage(arguments: [String], words: String) throws {
        let run = try Program.run(arguments, in: folder.path)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.error.hasPrefix("ganada: error: ") && run.error.contains(words), "\(run.error)")
    }

    @Test func refusesASourceThatIsNotThereAndAnOutputThatIsNotOurs() throws {
        #expect(try run("build", "nothing").status == 2)
        try folder.write("name\nA\n", to: "Content/list.csv")
        try folder.write("mine", to: "docs/thesis.txt")
        let refused = try run("build", "-o", "docs")
        #expect(refused.status == 2 && refused.error.contains("docs: error: the folder holds files"))
        #expect(try run("build", "-o", "Content").status == 2)
        #expect(try run("build", "-o", "Content/site").status == 2)
        #expect(folder.contents == ["Content/list.csv": "name\nA\n", "docs/thesis.txt": "mine"])
        #expect(try run("build", "-o", "docs", "--force", "-q").status == 0)
        #expect(folder.contents["docs/thesis.txt"] == "mine" && folder.contents["docs/index.html"] != nil)
    }

    @Test func stopsWhereAnExportWasCutShort() throws {
        let rows = (0..<250).map { "item \($0)\n" }
        try folder.write("name\n" + rows.joined(), to: "list.csv")
        #expect(try run("build", "list.csv", "-q").status == 0)
        let before = folder.data
        try folder.write("name\n" + rows.prefix(124).joined(), to: "list.csv")
        let stopped = try run("build", "list.csv", "-q")
        #expect(stopped.status == 1 && stopped.error.contains("has 250 items, the new one 124"), "\(stopped.error)")
        #expect(folder.data.filter { $0.key != "list.csv" } == before.filter { $0.key != "list.csv" })
        try folder.write("name\n" + rows.prefix(126).joined(), to: "list.csv")
        #expect(try run("build", "list.csv", "-q").status == 0, "a half may go")
        try folder.write("name\n" + rows.prefix(20).joined(), to: "list.csv")
        #expect(try run("build", "list.csv", "-q", "--allow-removals").status == 0)
    }

    @Test func namesThatAreFoundCannotSteerATerminal() throws {
        try folder.write("name\n\"Anna\u{1B}[2J\nLee\"\n", to: "list.csv")
        #expect(try run("build", "list.csv").status == 0)
        let answer = try run("search", "anna")
        #expect(answer.output.contains(#"  Anna\u{1B}[2J\nLee  "#), "\(answer.output)")
    }

    @Test func searchesWhatItBuilt() throws {
        try folder.write("name\n하나\n두나\n-x\n", to: "list.csv")
        #expect(try run("build", "list.csv", "-q").status == 0)
        let text = try run("search", "한")
        #expect(text.status == 0 && text.output.contains("하나") && text.output.hasSuffix("1 result\n"))
        let json = try run("search", "--json", "--site", "Output", "--", "-x")
        #expect(json.output.contains("\"count\":1") && json.output.contains("\"name\":\"-x\""))
        #expect(try run("search", "nothing of that kind").output == "0 results\n")
    }

    @Test func startsASite() throws {
        #expect(try run("init", "new").status == 0)
        #expect(try run("build", "new").output.contains(" items, "))
        #expect(try run("init", "new").status == 2)
        #expect(try run("init", "new", "--templates").output.contains("Templates/page.mustache"))
        #expect(try run("init", "new", "--github").output.contains(".github/workflows/site.yml"))
        try folder.write("name\nA\n", to: "things.csv")
        #expect(try run("init", "mine", "--from", "things.csv").status == 0)
        #expect(try run("build", "mine", "-q").status == 0)
        #expect(folder.names(in: "mine/Content/things") == ["_index.md", "things.csv"])
    }
}
