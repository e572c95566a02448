import Directory
import International

/// Reads contacts: a vCard file of version 2.1, 3.0 or 4.0, as iOS, Android and Google export it.
///
/// Bytes are as they are on the disk. A value is read by its own `CHARSET`, as UTF-8, by `encoding`, or by a guess, with a
/// warning that names it. Nil where there is no contact.
func readContacts(
    _ bytes: [UInt8],
    path: String,
    encoding name: String? = nil,
    problems: inout [Problem]
) -> Table? {
    var bytes = bytes
    let hasMark = [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]].contains { bytes.starts(with: $0) }
    if hasMark || bytes.contains(0) {
        guard let text = decodeText(bytes, path: path, problems: &problems) else { return nil }
        bytes = text
    }
    var encoding: Encoding?
    if let name {
        switch namedEncoding(name) {
        case .other(let other): encoding = other
        case .utf8: break
        case nil:
            problems.append(Problem(Location(path: path), .unknownEncoding(name)))
            return nil
        }
    }
    var reader = ContactReader(bytes, path: path, encoding: encoding)
    reader.read()
    problems += reader.problems
    guard !reader.contacts.isEmpty else {
        if reader.problems.isEmpty { problems.append(Problem(Location(path: path), .emptyFile)) }
        return nil
    }
    var table = contactTable(reader.contacts, path: path)
    table.images = reader.images
    return table
}

/// The table that contacts of a file make: the columns that any of them has, in the usual order.
func contactTable(_ contacts: [Contact], path: String) -> Table {
    var columns: [ContactColumn] = []
    var known: Set<ContactColumn> = []
    for column in contacts.lazy.flatMap(\.columns) where known.insert(column).inserted { columns.append(column) }
    let places = columns.map(\.usualPlace)
    // Anybody could fill the list of columns with labels.
    let order = columns.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    columns = order.prefix(Table.columnLimit).map { columns[$0] }
    let rows = contacts.map { contact in
        let values = columns.map { column -> FieldValue? in
            contact.values[column].map { $0.count == 1 ? .text($0[0]) : .list($0) }
        }
        return Row(values: values, location: Location(path: path, line: contact.line))
    }
    var table = Table(columns: columns.map(\.name), rows: rows)
    table.possibleColumns = ContactColumn.usualNames
    for column in columns { table.traits[settledName(column.name)] = column.traits }
    return table
}

/// Reads the contacts of one file.
private struct ContactReader {
    private(set) var contacts: [Contact] = []
    /// The photos that stand in the file.
    private(set) var images: [ImageFile] = []
    private(set) var problems: [Problem] = []

    private let bytes: [UInt8]
    private let path: String
    private var encoding: Encoding?

    init(_ bytes: [UInt8], path: String, encoding: Encoding?) {
        self.bytes = bytes
        self.path = path
        self.encoding = encoding
    }

    mutating func read() {
        var lines = ContactLines(bytes)
        var builder: ContactBuilder?
        var start = 0
        var depth = 0
        while let (bytes, line) = lines.next() {
            guard let property = ContactProperty(bytes, line: line) else {
                report(.malformedContactLine, at: line)
                continue
            }
            let word = String(decoding: property.value, as: UTF8.self).lowerCased()
            switch (property.name, trimmed(word)) {
            case ("BEGIN", "vcard"):
                if depth == 0 {
                    builder = ContactBuilder(line: line)
                    start = line
                    lines.isVersion21 = false
                }
                // A contact may hold another one (AGENT), which is not read.
                depth += 1
            case ("END", "vcard"):
                depth = max(0, depth - 1)
                if depth == 0, let contact = builder?.finish() { contacts.append(contact) }
                if depth == 0 { builder = nil }
            case ("VERSION", let version): lines.isVersion21 = version == "2.1"
            case _ where builder == nil: report(.malformedContactLine, at: line)
            case _ where depth == 1: add(property, to: &builder)
            default: break
            }
        }
        if builder != nil { report(.unclosedContact, at: start) }
    }

    private mutating func add(_ property: ContactProperty, to builder: inout ContactBuilder?) {
        if property.name == "PHOTO" {
            if let address = photoAddress(property) { builder?.addPhoto(address) }
        } else if let text = text(of: property) {
            builder?.add(property, ContactValue(text))
        }
    }

    /// The value as UTF-8; nil, with an error, where it is not text.
    private mutating func text(of property: ContactProperty) -> [UInt8]? {
        let value = property.value
        if value.allSatisfy({ $0 < 0x80 }) { return value }
        var charset: Encoding?
        if case .other(let named)? = property.values(of: "CHARSET").first.flatMap(namedEncoding) { charset = named }
        let isUTF8 = String(validating: value, as: UTF8.self) != nil
        if charset == nil && isUTF8 { return value }
        if charset == nil && encoding == nil {
            encoding = guessEncoding(bytes)
            problems.append(Problem(Location(path: path), .guessedEncoding(encoding?.name ?? "")))
        }
        guard let encoding = charset ?? encoding else { return value }
        do throws(UndecodableBytes) {
            return try value.withUnsafeBufferPointer { buffer throws(UndecodableBytes) in
                try decode(buffer, from: encoding)
            }
        } catch {
            // A program may claim one thing and write another.
            if isUTF8 { return value }
            report(.undecodable(encoding: encoding.name), at: property.line)
            return nil
        }
    }

    /// The address of a photo, which is kept where it stands in the file.
    private mutating func photoAddress(_ property: ContactProperty) -> String? {
        let value = property.value
        let text = trimmed(String(decoding: value.prefix(4096), as: UTF8.self))
        if isWebAddress(text) { return text }
        var data = value[...]
        if text.lowerCased().hasPrefix("data:") {
            guard let comma = value.firstIndex(of: UInt8(ascii: ",")) else { return nil }
            data = value[(comma + 1)...]
        }
        guard data.contains(where: { $0 > 0x20 }) else { return nil }
        guard let bytes = decodeBase64(data), let image = ImageFile(bytes) else {
            report(.unreadablePhoto, at: property.line)
            return nil
        }
        images.append(image)
        return image.path
    }

    private mutating func report(_ fact: DataFact, at line: Int) {
        problems.append(Problem(Location(path: path, line: line), fact))
    }
}
