import Directory
import Platform

/// What the last build was made of, and what it warned of after reading: kept beside the manifest, so that the same content
/// need not be put in order and rendered again to find that nothing has changed.
///
/// As a text file:
///
///     ganada record 1
///     fingerprint 0123456789abcdef0123456789abcdef
///     warning 12 3 Content/people.csv
///     the words of the warning
///     end
///
/// A line or column that is not known is 0. Line breaks in paths and words are escaped as in the manifest.
struct BuildRecord: Equatable {
    /// The hash of all that decided the bytes of the site.
    var fingerprint: ContentHash
    /// The warnings that ordering and rendering gave.
    var warnings: [Problem] = []
}

extension BuildRecord {
    private static let header = "ganada record 1\n"

    /// The text, as bytes.
    var text: [UInt8] {
        var bytes = Array(Self.header.utf8)
        bytes += "fingerprint ".utf8
        bytes.appendHexadecimal(fingerprint)
        bytes += "\n".utf8
        for warning in warnings {
            bytes += "warning \(warning.location.line ?? 0) \(warning.location.column ?? 0) ".utf8
            bytes.appendEscaped(warning.location.path)
            bytes.appendEscaped(warning.message)
        }
        bytes += "end\n".utf8
        return bytes
    }

    /// Reads the record of an output folder; nil where it has none.
    init?(in output: String) {
        guard let text = try? FileSystem.read(output + "/" + Publication.OwnPath.record) else { return nil }
        self.init(text: text)
    }

    /// Reads the text; nil where it is not whole or not of this version.
    init?(text: [UInt8]) {
        guard text.starts(with: Self.header.utf8), text.suffix(5).elementsEqual("\nend\n".utf8) else { return nil }
        var lines = text.dropLast(5).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropFirst()
        guard var first = lines.popFirst(), first.take("fingerprint "), let fingerprint = first.takeHash() else {
            return nil
        }
        self.init(fingerprint: fingerprint)
        while var line = lines.popFirst() {
            guard line.take("warning "), let row = line.takeNumber(), line.take(" "), let column = line.takeNumber(),
                line.take(" "), let path = line.unescaped, let words = lines.popFirst()?.unescaped
            else { return nil }
            let location = Location(path: path, line: row == 0 ? nil : row, column: column == 0 ? nil : column)
            warnings.append(Problem(location, .repeated(words)))
        }
    }
}
