import Directory
import Serialization

/// The site's icon where it brings none of its own: the first letter of its title on its accent colour.
struct Icon: Sendable {
    /// Where it is published.
    static let path = "assets/icon.svg"

    let settings: SiteSettings
    /// The colour behind the letter.
    let accent: Accent

    func file() -> OutputFile {
        OutputFile(Self.path) { buffer in
            buffer.append(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">"#)
            buffer.append(#"<rect width="64" height="64" rx="14" fill=""#)
            buffer.appendXML(accent.text)
            buffer.append(
                #""/><text x="32" y="46" font-family="system-ui,sans-serif" font-size="40" font-weight="600""#
            )
            buffer.append(#" text-anchor="middle" fill="white">"#)
            buffer.appendXML(letter)
            buffer.append("</text></svg>\n")
        }
    }

    private var letter: String {
        settings.title.unicodeScalars.first.map { String(String.UnicodeScalarView([$0])) } ?? "A"
    }
}
