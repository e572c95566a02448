import Platform

/// Answers requests from the files of a published site, as a static web host would.
struct StaticSite: Sendable {
    /// The output folder.
    let root: Folder
    /// What is put at the end of the body of every page.
    var addition: [UInt8] = []

    /// Answers a request.
    func answer(_ request: HTTPRequest) -> HTTPAnswer {
        guard request.method == "GET" || request.method == "HEAD" else {
            return HTTPAnswer(status: 405, headers: [("Allow", "GET, HEAD")])
        }
        guard let path = RequestPath(target: request.target) else { return notFound() }
        let file = path.isFolder ? (path.path.isEmpty ? "" : path.path + "/") + "index.html" : path.path
        switch (try? root.status(file))?.kind {
        case .file:
            return serve(file, request) ?? notFound()
        case .folder where (try? root.status(file + "/index.html"))?.kind == .file:
            return HTTPAnswer(status: 301, headers: [("Location", folderAddress(request.target))])
        default:
            return notFound()
        }
    }

    /// The site's own page for what is not there.
    private func notFound() -> HTTPAnswer {
        var bytes: [UInt8] = []
        try? root.read("404.html", into: &bytes)
        addScript(to: &bytes)
        return HTTPAnswer(status: 404, headers: [("Content-Type", mediaType(of: "404.html"))], body: .bytes(bytes))
    }

    private func serve(_ path: String, _ request: HTTPRequest) -> HTTPAnswer? {
        guard let file = try? root.open(path) else { return nil }
        // Nanoseconds and size: a file that is written anew has another tag, even within a second.
        let tag = "\"\(String(file.status.modified, radix: 36))-\(String(file.status.size, radix: 36))\""
        let date = httpDate(secondsSince1970: Int(file.status.modified / 1_000_000_000))
        var headers = [
            ("Content-Type", mediaType(of: path)), ("ETag", tag), ("Last-Modified", date),
            ("Cache-Control", "no-cache"),
        ]
        if request.has(tag: tag, date: date) {
            file.close()
            return HTTPAnswer(status: 304, headers: headers)
        }
        if !addition.isEmpty, path.hasSuffix(".html") {
            var bytes = file.readAndClose()
            addScript(to: &bytes)
            return HTTPAnswer(status: 200, headers: headers, body: .bytes(bytes))
        }
        headers.append(("Accept-Ranges", "bytes"))
        let size = file.status.size
        let isCurrent = request.ifRange.map { $0 == tag || $0 == date } ?? true
        switch ByteRange(header: isCurrent ? request.range : nil, size: size) {
        case .whole:
            return HTTPAnswer(status: 200, headers: headers, body: .file(descriptor: file.descriptor, range: 0..<size))
        case .part(let range):
            headers.append(("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"))
            return HTTPAnswer(status: 206, headers: headers, body: .file(descriptor: file.descriptor, range: range))
        case .unsatisfiable:
            file.close()
            headers.append(("Content-Range", "bytes */\(size)"))
            return HTTPAnswer(status: 416, headers: headers)
        }
    }

    /// Puts the addition before the end of the body, or at the end where none is found.
    private func addScript(to page: inout [UInt8]) {
        guard !addition.isEmpty else { return }
        let end = Array("</body>".utf8)
        var place = page.count
        for start in stride(from: page.count - end.count, through: 0, by: -1)
        where page[start..<(start + end.count)].elementsEqual(end) {
            place = start
            break
        }
        page.insert(contentsOf: addition, at: place)
    }

    /// The address of a folder, from one without its slash. It begins with one slash, so it cannot lead to another host.
    private func folderAddress(_ target: String) -> String {
        let path = target.prefix { $0 != "?" && $0 != "#" }
        return path + "/" + target.dropFirst(path.count)
    }
}

extension HTTPRequest {
    /// Whether the browser has the file already (RFC 9110, section 13.2.2: the tag overrules the date).
    fileprivate func has(tag: String, date: String) -> Bool {
        guard let ifNoneMatch else { return ifModifiedSince == date }
        return ifNoneMatch.split(separator: ",").contains { candidate in
            var candidate = candidate.drop { $0 == " " }
            if candidate.hasPrefix("W/") { candidate = candidate.dropFirst(2) }
            while candidate.last == " " { candidate.removeLast() }
            return candidate == "*" || candidate == tag
        }
    }
}
