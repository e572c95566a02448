import Directory
import Testing

@testable import Reading

private func read(_ file: DatabaseFile, query: String? = nil, jobs: Int = 1) -> (table: Table?, problems: [String]) {
    var problems: [Problem] = []
    let located = query.map { Located($0, at: Location(path: "_index.md", line: 3, column: 9)) }
    let table = readDatabase(opening: file.path, shownPath: "a.db", query: located, jobs: jobs, problems: &problems)
    return (table, problems.map(\.text))
}

@Suite struct DatabaseTests {
    private let people = """
        CREATE TABLE people (name TEXT, age INTEGER, height REAL, member BOOLEAN, born DATE, seen DATETIME(6), note);
        INSERT INTO people VALUES ('김민수', 41, 1.75, 1, '1985.3.2', 1700000000, NULL),
            ('', -9223372036854775808, 2.0, 0, '1999-12-31', '2026-01-02 03:04:05', '007');
        """

    @Test func valuesHaveTheTypesOfTheirColumns() throws {
        let (table, problems) = read(try DatabaseFile(people))
        #expect(problems == [])
        #expect(table?.columns == ["name", "age", "height", "member", "born", "seen", "note"])
        #expect(
            table?.rows.map(\.values) == [
                [
                    .text("김민수"), .number("41"), .number("1.75"), .boolean(true), .text("1985-03-02"),
                    .text("2023-11-14T22:13:20Z"), nil,
                ],
                [
                    nil, .number("-9223372036854775808"), .number("2.0"), .boolean(false), .text("1999-12-31"),
                    .text("2026-01-02T03:04:05"), .text("007"),
                ],
            ]
        )
        #expect(table?.rows.map(\.location.text) == ["a.db:1", "a.db:2"])
    }

    @Test func bytesAreLeftOutAndToldOfOnceAColumn() throws {
        let file = try DatabaseFile(
            """
            CREATE TABLE people (name TEXT, photo BLOB, key BLOB);
            INSERT INTO people VALUES ('A', NULL, x'00'), ('B', x'FFD8', x'41'), ('C', x'', 'text');
            """
        )
        let (table, problems) = read(file)
        #expect(
            table?.rows.map(\.values) == [
                [.text("A"), nil, nil], [.text("B"), nil, nil], [.text("C"), nil, .text("text")],
            ]
        )
        let told = [("a.db:1", "key"), ("a.db:2", "photo")].map { place, column in
            "\(place): warning: the values of '\(column)' are bytes, which have no text, and are left out; "
                + "leave the column out of the query"
        }
        #expect(problems == told)
        let people = try ContentMap([:], data: ["people.db": file.bytes]).read().site?.collections.first
        #expect(people?.columns.map(\.key) == ["key"])
    }

    @Test(arguments: [
        ("SELECT name FROM people WHERE age > 0", ["name"], 1),
        ("SELECT upper(name) AS 이름, 1 AS b FROM people;  \n", ["이름", "b"], 2),
        ("WITH a(x) AS (SELECT name FROM people) SELECT x, x FROM a", ["x", "x 2"], 2),
        ("VALUES (1), (2), (3)", ["column1"], 3),
    ])
    func aQueryGivesTheTable(query: String, columns: [String], count: Int) throws {
        let (table, _) = read(try DatabaseFile(people + "CREATE TABLE other (x);"), query: query)
        #expect(table?.columns == columns)
        #expect(table?.rows.count == count)
    }

    @Test(arguments: [
        ("SELECT nme FROM people", "SQLite refuses this query: no such column: nme; correct it"),
        ("SELEC", "SQLite refuses this query: near \"SELEC\": syntax error; correct it"),
        ("DELETE FROM people", nil), ("SELECT 1; DROP TABLE people", nil), ("", nil), ("-- nothing", nil),
        ("ATTACH '/tmp/ganada-test.db' AS other", nil),
        ("CREATE TABLE t (x)", nil),
        ("SELECT zeroblob(1000000000)", "SQLite refuses this query: string or blob too big; correct it"),
    ])
    func queriesThatAreRefused(query: String, message: String?) throws {
        let message = message ?? "a query consists of one SELECT; write it so, without anything before or after it"
        let (table, problems) = read(try DatabaseFile(people), query: query)
        #expect(problems == ["_index.md:3:9: error: " + message])
        #expect(table == nil)
    }

    @Test(arguments: [
        // A table of SQLite's own, and a view, are not counted.
        ("CREATE TABLE a (name TEXT, id INTEGER PRIMARY KEY AUTOINCREMENT); CREATE VIEW v AS SELECT * FROM a;", nil),
        ("CREATE TABLE \"a \"\" b\" (name TEXT); CREATE TABLE android_metadata (locale TEXT);", nil),
        (
            "CREATE TABLE b (x); CREATE TABLE a (x);",
            "a.db: error: there is more than one table: 'a', 'b'; "
                + "say what to read with source: {query: \"SELECT * FROM …\"}"
        ),
        (
            "CREATE VIEW v AS SELECT 1;",
            "a.db: error: there is no table in this database; name the right file, or a query for one of its views"
        ),
    ])
    func theOnlyTableIsTaken(statements: String, message: String?) throws {
        let (table, problems) = read(try DatabaseFile(statements))
        let empty = "a.db: warning: there is nothing in the file; add records, or remove it"
        #expect(problems == [message ?? empty])
        #expect(table?.columns.first == (message == nil ? "name" : nil))
    }

    @Test func valuesThatAreNoText() throws {
        let statements = """
            CREATE TABLE t (a, b);
            INSERT INTO t VALUES (x'00', CAST(x'ff61' AS TEXT)), (x'01', 'a' || char(0)), ('c', 'd');
            """
        let (table, problems) = read(try DatabaseFile(statements))
        #expect(
            problems == [
                "a.db:1: warning: the values of 'a' are bytes, which have no text, and are left out; "
                    + "leave the column out of the query",
                "a.db:1: error: a value of 'b' is not UTF-8 and is left out; write it to the database anew",
            ]
        )
        #expect(table?.rows.map(\.values) == [[nil, nil], [nil, nil], [.text("c"), .text("d")]])
    }

    @Test(arguments: [1, 3])
    func manyRows(jobs: Int) throws {
        let file = try DatabaseFile(
            """
            CREATE TABLE a (name TEXT, half REAL, note);
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
            INSERT INTO a SELECT '이름 ' || i, i / 2.0, CASE i WHEN 9000 THEN x'00' WHEN 17000 THEN x'01' END FROM n;
            """
        )
        let (table, problems) = read(file, jobs: jobs)
        let rows = try #require(table?.rows)
        #expect(rows.map(\.location.line) == Array(1...20000))
        #expect(rows.map(\.values[0]) == (1...20000).map { .text("이름 \($0)") })
        #expect(rows.map(\.values[1]) == (1...20000).map { .number("\(Double($0) / 2)") })
        #expect(problems.count == 1 && problems[0].contains("'note'"), "said once")
        let broken = read(file, query: "SELECT abs(-9223372036854775807 - (half > 9500)) FROM a", jobs: jobs)
        #expect(broken.table == nil && broken.problems.count == 1, "an error in the midst of the rows")
    }

    @Test func databasesInUTF16() throws {
        let file = try DatabaseFile("PRAGMA encoding = 'UTF-16le'; CREATE TABLE t (a); INSERT INTO t VALUES ('각');")
        #expect(read(file).table?.rows.map(\.values) == [[.text("각")]])
    }

    @Test func anotherProgramIsWriting() throws {
        let file = try DatabaseFile(people)
        try file.run("BEGIN EXCLUSIVE")
        let (table, problems) = read(file)
        #expect(
            problems == [
                "a.db: error: another program is writing to this database; close it there, then build again"
            ]
        )
        #expect(table == nil)
    }

    @Test func nothingIsMadeBesideTheFile() throws {
        let file = try DatabaseFile("PRAGMA journal_mode = WAL;" + people, name: "a?b#c%20.db")
        #expect(read(file).table?.rows.count == 2)
        file.close()
        let bytes = try file.bytes
        #expect(read(file).table?.rows.count == 2)
        #expect(try file.neighbours == ["a?b#c%20.db"])
        #expect(try file.bytes == bytes)
    }

    @Test func damagedFiles() throws {
        let whole = try DatabaseFile(people).bytes
        var generator = MutationTests.Generator(state: 0x1234_5678_9ABC_DEF1)
        let file = try DatabaseFile("")
        file.close()
        for number in 0..<300 {
            var bytes = whole
            switch number % 3 {
            case 0: bytes.removeSubrange(Int.random(in: 0..<bytes.count, using: &generator)...)
            default:
                for _ in 0..<Int.random(in: 1...20, using: &generator) {
                    let place = Int.random(in: 0..<(number % 3 == 1 ? 200 : bytes.count), using: &generator)
                    bytes[place] = UInt8.random(in: 0...255, using: &generator)
                }
            }
            try file.write(bytes)
            let (table, problems) = read(file)
            #expect(table != nil || !problems.isEmpty, "\(number)")
        }
    }

    @Test func filesOfAnotherKind() throws {
        let file = try DatabaseFile("")
        file.close()
        try file.write(Array(String(repeating: "name,age\n", count: 100).utf8))
        #expect(
            read(file).problems == [
                "a.db: error: SQLite cannot read this database: file is not a database; "
                    + "make a new copy of it with the program that it belongs to"
            ]
        )
    }

    @Test func aSiteNamesItsDatabase() throws {
        let bytes = try DatabaseFile(people + "CREATE TABLE other (x);").bytes
        let settings = """
            ---
            source: {sqlite: people.db, query: "SELECT name, age FROM people WHERE age > 0"}
            ---
            """
        let reading = try ContentMap(["Content/a/_index.md": settings], data: ["Content/a/people.db": bytes]).read()
        #expect(reading.lines == [])
        let collection = try #require(reading.site?.collections.first)
        #expect(collection.items.map(\.name) == ["김민수"])
        #expect(collection.columns.map(\.key) == ["age"])
        #expect(reading.inputs.count == 2)
    }

    @Test func oneDatabaseServesSeveralCollections() throws {
        let bytes = try DatabaseFile(people).bytes
        func settings(_ file: String, _ query: String) -> String {
            "---\nsource: {sqlite: '\(file)', query: '\(query)'}\n---\n"
        }
        let files = [
            "Content/a/_index.md": settings("../_data.db", "SELECT name FROM people WHERE age > 0"),
            "Content/b/_index.md": settings("../_data.db", "SELECT note AS name FROM people WHERE age < 0"),
        ]
        let reading = try ContentMap(files, data: ["Content/_data.db": bytes]).read()
        #expect(reading.lines == [])
        #expect(reading.site?.collections.map { $0.items.map(\.name) } == [["김민수"], ["007"]])
    }

    @Test func namesThatCannotBeReadAreToldOnce() throws {
        let file = try DatabaseFile("CREATE TABLE t (name TEXT); INSERT INTO t VALUES (CAST(x'ff61' AS TEXT))")
        file.close()
        let reading = try ContentMap([:], data: ["Content/a.db": try file.bytes]).read()
        #expect(reading.problems.map(\.fact) == [.data(.undecodableValue(column: "name"))])
    }

    @Test(arguments: [
        ("sqlite: none.db", "there is no file 'none.db'; write its path relative to this file"),
        (
            "sqlite: ../../out.db",
            "'../../out.db' leads out of the content; put the file itself into the content, with a name that begins with '_'"
        ),
        (
            "query: SELECT 1",
            "'source.query' is of no use without a file that ends in .sqlite or .sqlite3 or .db; add one, or remove the setting"
        ),
    ])
    func sourcesThatAreNotThere(setting: String, message: String) throws {
        let files = ["Content/a/_index.md": "---\nsource: {\(setting)}\n---\n", "out.db": ""]
        let column = setting.hasPrefix("query") ? 17 : 18
        #expect(try ContentMap(files).read().lines == ["Content/a/_index.md:2:\(column): error: \(message)"])
    }
}
