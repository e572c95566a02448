import Directory
import Platform

/// Reads a table of a SQLite file: what `query` gives, else the only table.
///
/// The place of a row is its number, from 1, in the order in which SQLite gives them. Nil where nothing can be read, with
/// an error.
func readDatabase(
    opening path: String,
    shownPath: String,
    query: Located<String>?,
    jobs: Int = 1,
    problems: inout [Problem]
) -> Table? {
    let file = Location(path: shownPath)
    do throws(DatabaseError) {
        let database = try Database(opening: path)
        var text = query?.value
        if text == nil { text = try queryOfOnlyTable(in: database, at: file, &problems) }
        guard let text else { return nil }
        return try table(of: DatabaseQuery(text, of: database), at: file, jobs: jobs, &problems)
    } catch {
        problems.append(problem(error, file: file, query: query))
        return nil
    }
}

/// The query for all rows of the only table; nil, with an error, where there are none or several.
private func queryOfOnlyTable(
    in database: Database,
    at file: Location,
    _ problems: inout [Problem]
) throws(DatabaseError) -> String? {
    let names = try DatabaseQuery(
        """
        SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual')
        AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> 'android_metadata' ORDER BY name
        """,
        of: database
    )
    var tables: [String] = []
    var source = DatabaseRows.Source(names)
    while let rows = source.next() {
        for case .text(let range) in rows.cells { tables += [rows.text(range)].compactMap(\.self) }
    }
    if let error = source.error { throw error }
    if tables.count == 1 { return "SELECT * FROM " + quoted(tables[0]) }
    problems.append(Problem(file, tables.isEmpty ? .noTable : .severalTables(tables)))
    return nil
}

/// A name as SQL writes it.
private func quoted(_ name: String) -> String {
    let quote = UInt8(ascii: "\"")
    let inner = name.utf8.flatMap { $0 == quote ? [quote, quote] : [$0] }
    return String(decoding: [quote] + inner + [quote], as: UTF8.self)
}

private func table(
    of query: DatabaseQuery,
    at file: Location,
    jobs: Int,
    _ problems: inout [Problem]
) throws(DatabaseError) -> Table {
    let header = TableHeader(query.columns.map { .text($0) }, at: file, problems: &problems)
    let columns = zip(query.columns, query.declaredTypes).map { DatabaseColumn(name: $0, declaredType: $1) }
    guard header.columns.count == columns.count else { return Table(columns: header.columns, rows: []) }
    var source = DatabaseRows.Source(query)
    // SQLite goes on while other threads make rows of what it gave.
    let parts = parallelMap(from: &source, jobs: jobs, next: { $0.next() }) { rows in
        DatabasePart(rows, columns: columns, path: file.path)
    }
    if let error = source.error { throw error }
    var all = parts.map(\.rows)
    let table = Table(columns: header.columns, rows: parallelJoin(&all, jobs: jobs))
    var said: Set<Fact> = []
    problems += parts.flatMap(\.problems).filter { said.insert($0.fact).inserted }
    if source.isTooLong {
        let limit = DatabaseRows.Source.rowLimit
        problems.append(Problem(Location(path: file.path, line: limit + 1), .tooManyRows(limit: limit)))
    }
    if table.rows.isEmpty { problems.append(Problem(file, .emptyFile)) }
    return table
}

/// The rows of a table that were made of some of a query.
private struct DatabasePart: Sendable {
    private(set) var rows: [Row] = []
    /// What is wrong, once a column.
    private(set) var problems: [Problem] = []

    init(_ source: DatabaseRows, columns: [DatabaseColumn], path: String) {
        // Every row refers to the path; threads that count references to one text wait for each other.
        let path = String(decoding: Array(path.utf8), as: UTF8.self)
        rows.reserveCapacity(source.count)
        var cell = 0
        for number in source.firstNumber..<source.firstNumber + source.count {
            var row = Row(values: [], location: Location(path: path, line: number))
            row.values.reserveCapacity(columns.count)
            for column in columns {
                row.values.append(column.fieldValue(source.cells[cell], of: source, at: row.location, &problems))
                cell += 1
            }
            rows.append(row)
        }
        var said: Set<Fact> = []
        problems = problems.filter { said.insert($0.fact).inserted }
    }
}

private func problem(_ error: DatabaseError, file: Location, query: Located<String>?) -> Problem {
    switch error {
    case .locked: Problem(file, .databaseLocked)
    case .unfinished: Problem(file, .databaseUnfinished)
    case .broken(let reason): Problem(file, .databaseBroken(reason: reason))
    case .endless: Problem(query?.location ?? file, .queryEndless)
    case .notReading: Problem(query?.location ?? file, .queryNotReading)
    case .refused(let reason):
        query.map { Problem($0.location, .queryRefused(reason: reason)) }
            ?? Problem(file, .databaseBroken(reason: reason))
    }
}
