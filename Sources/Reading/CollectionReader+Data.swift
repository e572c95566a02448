import Directory
import Platform

extension CollectionReader {
    /// The data files of the collection: the one of its name, those in its folder, and the one that `source` names.
    func dataFiles(_ configuration: CollectionConfiguration, _ problems: inout [Problem]) -> [ContentFile] {
        var data = [files.mainData].compactMap { $0 } + files.data
        if let name = configuration.sourceFile, let file = sourceFile(name, &problems) {
            let path = FileSystem.resolve(file.path)
            if !data.contains(where: { FileSystem.resolve($0.path) == path }) { data.append(file) }
        }
        if let query = configuration.query, !data.contains(where: \.isDatabase), configuration.sourceFile == nil {
            let formats = FileKind.databaseEndings.map { "." + $0 }
            problems.append(Problem(query.location, .noFileForSetting(setting: "source.query", formats: formats)))
        }
        return data
    }

    /// The tables of the data files, with the names of their columns in the form that settings have.
    func readData(
        _ data: [ContentFile],
        _ configuration: CollectionConfiguration,
        _ problems: inout [Problem]
    ) -> [Source] {
        let filledDown = configuration.filledDown.map(\.value)
        return data.compactMap { file in
            guard var table = table(of: file, configuration, &problems) else { return nil }
            table.columns = table.columns.map(settledName)
            table.fillDown(table.columns.indices.filter { filledDown.contains(table.columns[$0]) })
            return Source(table: table, location: file.location)
        }
    }

    private func table(
        of file: ContentFile,
        _ configuration: CollectionConfiguration,
        _ problems: inout [Problem]
    ) -> Table? {
        if file.isDatabase || file.name == configuration.sourceFile?.value {
            return readDatabase(
                opening: file.path,
                shownPath: file.shownPath,
                query: configuration.query,
                problems: &problems
            )
        }
        guard let bytes = file.read(&problems) else { return nil }
        return readTable(
            bytes,
            path: file.shownPath,
            encoding: configuration.encoding,
            options: configuration.dataOptions,
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

extension ContentFile {
    /// Whether it is a SQLite file.
    fileprivate var isDatabase: Bool { FileKind.databaseEndings.contains(ending) }
}
