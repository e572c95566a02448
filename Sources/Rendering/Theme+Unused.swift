import Directory

extension Theme {
    /// Warnings for own files that nothing reads, most often for a slip in their names: templates that no page is made with
    /// and no other calls, words that are not in a file `strings/LANGUAGE.json`, templates with another ending.
    ///
    /// What stands in `assets/` is published under any name.
    func unusedFiles(templates: TemplateSet) -> [Problem] {
        let names = builtInPaths.compactMap(Self.templateName)
        let used = templates.reached(from: names)
        return ownFiles.compactMap { file in
            if let name = Self.templateName(file.path) {
                if used.contains(name) { return nil }
                let nearest = nearestName(to: name, among: names)
                return Problem(Location(path: file.source), .templateUnused(name: name, nearest: nearest))
            }
            guard !file.path.hasPrefix("assets/"), let meant = Self.meantPath(of: file.path, among: names) else {
                return nil
            }
            return Problem(Location(path: file.source), .themeFileUnused(nearest: meant))
        }
    }

    /// Errors for own templates, styles and scripts that are not UTF-8, as every page is.
    func undecodableFiles() -> [Problem] {
        files.compactMap { file in
            guard !file.isBuiltIn, [".mustache", ".css", ".js"].contains(where: file.path.hasSuffix) else { return nil }
            return file.bytes.firstOffsetOutsideUTF8.map { offset in
                Problem(SourcePlaces(file.bytes, path: file.source).location(of: offset), .templateNotUTF8)
            }
        }
    }

    /// The files that a site has beside those of the theme.
    private var ownFiles: [File] {
        let known = Set(builtInPaths)
        return files.filter { !known.contains($0.path) }
    }

    /// The path that a file should have; nil where its name is like none.
    private static func meantPath(of path: String, among names: [String]) -> String? {
        let stem = path.prefix { $0 != "." }
        if stem.hasPrefix("strings/") { return path.hasSuffix(".json") ? nil : stem + ".json" }
        return nearestName(to: String(stem), among: names).map { $0 + templateEnding }
    }
}

extension TemplateSet {
    /// The names of the templates that can be rendered where these are: they themselves, and all that are called from there on.
    /// Where one is called by the name that a value has, it can be any.
    func reached(from names: [String]) -> Set<String> {
        var reached = Set(names.compactMap { indices[$0] })
        var next = Array(reached)
        while let template = next.popLast() {
            if templates[template].callsByValue { return Set(indices.keys) }
            for called in links[template].compactMap(\.self) where reached.insert(called).inserted {
                next.append(called)
            }
        }
        return Set(reached.map { templates[$0].name })
    }
}

extension [UInt8] {
    /// Where the first byte stands that is not of a text in UTF-8; nil where all are.
    fileprivate var firstOffsetOutsideUTF8: Int? {
        var bytes = makeIterator()
        var decoder = Unicode.UTF8.ForwardParser()
        var offset = 0
        while true {
            switch decoder.parseScalar(from: &bytes) {
            case .valid(let encoded): offset += encoded.count
            case .emptyInput: return nil
            case .error: return offset
            }
        }
    }
}
