import Directory
import Platform

extension CollectionReader {
    /// The data files of the collection: the one of its name, those in its folder, and those that `source` names.
    func dataFiles(_ configuration: CollectionConfiguration, _ problems: inout [Problem]) -> [DataFile] {
        var data = ([files.mainData].compactMap { $0 } + files.data).map { DataFile(file: $0) }
        for (name, format) in configuration.sourceFiles {
            guard let file = sourceFile(name, &problems) else { continue }
            let path = FileSystem.resolve(file.path)
            if !data.contains(where: { FileSystem.resolve($0.file.path) == path }) {
                data.append(format.map { DataFile(file: file, format: $0) } ?? DataFile(file: file))
            }
        }
        checkUse(of: configuration.query, "source.query", by: .database, configuration.databaseFile, data, &problems)
        checkUse(
            of: configuration.sheet,
            "source.sheet",
            by: .spreadsheet,
            configuration.spreadsheetFile,
            data,
            &problems
        )
        return data
    }

    /// Reports a setting that has no file to work on.
    private func checkUse(
        of setting: Located<String>?,
        _ name: String,
        by format: DataFile.Format,
        _ named: Located<String>?,
        _ data: [DataFile],
        _ problems: inout [Problem]
    ) {
        guard let setting, named == nil, !data.contains(where: { $0.format == format }) else { return }
        let formats = format.endings.map { "." + $0 }
        problems.append(Problem(setting.location, .noFileForSetting(setting: name, formats: formats)))
    }

    /// The tables of the data files, with the names of their columns in the form that settings have.
    func readData(
        _ data: [DataFile],
        _ configuration: CollectionConfiguration,
        _ problems: inout [Problem]
    ) -> [Source] {
        let filledDown = configuration.filledDown.map(\.value)
        return data.compactMap { file in
            var found: [Problem] = []
            let table = table(of: file, configuration, &found)
            problems += found.map { $0.told(at: configuration.header?.location) }
            guard var table else { return nil }
            table.columns = table.columns.map(settledName)
            if let sheet = ContactSheet(table, path: file.file.shownPath) { table = sheet.contacts }
            table.fillDown(table.columns.indices.filter { filledDown.contains(table.columns[$0]) })
            return Source(table: table, location: file.file.location)
        }
    }

    private func table(
        of data: DataFile,
        _ configuration: CollectionConfiguration,
        _ problems: inout [Problem]
    ) -> Table? {
        let file = data.file
        var dataOptions = configuration.dataOptions
        dataOptions.jobs = options.jobs
        dataOptions.header = configuration.header?.value
        if data.format == .database {
            return readDatabase(
                opening: file.path,
                shownPath: file.shownPath,
                query: configuration.query,
                jobs: options.jobs,
                problems: &problems
            )
        }
        guard let bytes = file.read(&problems) else { return nil }
        if data.format == .spreadsheet {
            return readSpreadsheet(
                bytes,
                path: file.shownPath,
                sheet: configuration.sheet,
                options: dataOptions,
                problems: &problems
            )
        }
        return readTable(
            bytes,
            path: file.shownPath,
            encoding: configuration.encoding,
            options: dataOptions,
            problems: &problems
        )
    }

    /// The file that a setting names, which must be in the content.
    private func sourceFile(_ name: Located<String>, _ problems: inout [Problem]) -> ContentFile? {
        guard let file = files.introduction?.sibling(name.value) else { return nil }
        guard let target = FileSystem.resolve(file.path), FileSystem.kind(of: target) == .file else {
            problems.append(Problem(name.location, .sourceFileMissing(name.value)))
            return nil
        }
        guard let root = FileSystem.resolve(files.contentFolder), target.utf8.starts(with: (root + "/").utf8) else {
            problems.append(Problem(name.location, .sourceFileOutOfContent(name.value)))
            return nil
        }
        return file
    }
}

/// A data file, and how it is opened.
struct DataFile {
    enum Format {
        case database, spreadsheet
        /// What its bytes are is told by its ending.
        case text

        /// The endings of files of formats that settings name.
        var endings: [String] {
            switch self {
            case .database: FileKind.databaseEndings
            case .spreadsheet: FileKind.spreadsheetEndings
            case .text: []
            }
        }
    }

    var file: ContentFile
    var format: Format

    /// A file of the content, of the format of its ending.
    fileprivate init(file: ContentFile) {
        let format = [Format.database, .spreadsheet].first { $0.endings.contains(file.ending) }
        self.init(file: file, format: format ?? .text)
    }

    /// A file of a format, whatever its ending.
    fileprivate init(file: ContentFile, format: Format) {
        self.file = file
        self.format = format
    }
}

extension CollectionConfiguration {
    /// The files that `source` names, and what they are where their endings do not tell.
    fileprivate var sourceFiles: [(Located<String>, DataFile.Format?)] {
        [(sourceFile, nil), (databaseFile, .database), (spreadsheetFile, .spreadsheet)].compactMap { name, format in
            name.map { ($0, format) }
        }
    }
}

extension Problem {
    /// The problem at the setting `header`, if it is that row which a file does not have.
    fileprivate func told(at setting: Location?) -> Problem {
        guard case .data(.noHeader) = fact, let setting else { return self }
        return Problem(setting, fact)
    }
}
