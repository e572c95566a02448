/// The media type of a file by its ending, as web servers have them.
func mediaType(of path: String) -> String {
    let dot = path.utf8.lastIndex(of: UInt8(ascii: "."))
    return dot.flatMap { mediaTypes[String(path[$0...].dropFirst())] } ?? "application/octet-stream"
}

private let mediaTypes = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "json": "application/json", "xml": "application/xml", "txt": "text/plain; charset=utf-8",
    "csv": "text/csv; charset=utf-8", "vcf": "text/vcard; charset=utf-8", "webmanifest": "application/manifest+json",
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp", "avif": "image/avif", "ico": "image/vnd.microsoft.icon", "pdf": "application/pdf",
    "woff2": "font/woff2", "woff": "font/woff", "mp4": "video/mp4", "webm": "video/webm", "mp3": "audio/mpeg",
    "ogg": "audio/ogg", "zip": "application/zip", "gz": "application/gzip",
]
