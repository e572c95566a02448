import Directory

/// Reads a table of a SQLite file: what `query` gives, else the only table.
///
/// The place of a row is its number, from 1, in the order in which SQLite gives them. Nil where nothing can be read, with
/// an error.
func readDatabase(
    opening path: String,
    shownPath: String,
    query: Located<String>?,
    problems: inout [Problem]
) -> Table? {
    let file = Location(path: shownPath)
    do throws(DatabaseError) {
        let database = try Database(opening: path)
        var text = query?.value
        if text == nil { text = try queryOfOnlyTable(in: database, at: file, &problems) }
        guard let text else { return nil }
        return try table(of: DatabaseQuery(text, of: database), at: file, &problems)
    } catch {
        problems.append(problem(error, file: file, query: query))
        return nil
    }
}

/// So many rows are read: many more than a directory has, and few enough to notice a query that never ends.
private let rowLimit = 5_000_000

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
    while try names.next() {
        if case .text(let name?) = names.value(at: 0) { tables.append(name) }
    }
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
    _ problems: inout [Problem]
) throws(DatabaseError) -> Table {
    let header = TableHeader(query.columns.map { .text($0) }, at: file, problems: &problems)
    var columns = zip(query.columns, query.declaredTypes).map { DatabaseColumn(name: $0, declaredType: $1) }
    var table = Table(columns: header.columns, rows: [])
    guard header.columns.count == columns.count else { return table }
    while try query.next() {
        let location = Location(path: file.path, line: table.rows.count + 1)
        guard table.rows.count < rowLimit else {
            problems.append(Problem(location, .tooManyRows(limit: rowLimit)))
            break
        }
        var row = Row(values: [], location: location)
        row.values.reserveCapacity(columns.count)
        for index in columns.indices {
            row.values.append(columns[index].fieldValue(query.value(at: index), at: location, &problems))
        }
        table.rows.append(row)
    }
    if table.rows.isEmpty { problems.append(Problem(file, .emptyFile)) }
    return table
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
