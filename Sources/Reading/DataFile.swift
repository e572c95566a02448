import Directory

/// The records of a data file (its bytes as they are on the disk), read as its ending says: `csv`, `tsv`, `json`,
/// `jsonl` (also `ndjson`), `yaml` or `yml`.
///
/// Nil where nothing of it can be read, with an error; rows that can be read are given in spite of errors in others.
func readTable(
    _ bytes: [UInt8],
    path: String,
    encoding: String? = nil,
    options: DataOptions = DataOptions(),
    problems: inout [Problem]
) -> Table? {
    nil
}
