/// The page that stands in for one that is about to be moved into place.
enum StandIn {
    /// It says nothing in any language, and asks for its address again after a second.
    static let page = Array(
        """
        <!DOCTYPE html>
        <html lang="en">
        <head><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>…</title></head>
        <body><p>…</p></body>
        </html>

        """.utf8
    )
}

/// Whether a path is that of a page.
func isPage(_ path: String) -> Bool {
    path.utf8.suffix(5).elementsEqual(".html".utf8)
}
