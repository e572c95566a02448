import Testing

@testable import Rendering

struct PublishedThemeTests {
    private func published(_ path: String, _ source: String, isBuiltIn: Bool = true) -> String {
        let file = Theme.File(path: path, source: path, bytes: Array(source.utf8), isBuiltIn: isBuiltIn)
        return String(decoding: file.published, as: UTF8.self)
    }

    private static let script = """
        // What it does.
        'use strict';

        {
          /** One line. */
          const a = /** @type {any} */ (b); // said of the line
          /**
           * Several
           * lines.
           */
          f('//', "/* no comment */");
        }
        """

    @Test func builtInScriptsLoseCommentsAndIndentation() {
        let lean = """
            'use strict';
            {
            const a = /** @type {any} */ (b); // said of the line
            f('//', "/* no comment */");
            }

            """
        #expect(published("assets/a.js", Self.script) == lean)
        #expect(published("assets/a.css", "/* Why. */\na {\n  b: c;\n}\n") == "a {\nb: c;\n}\n")
    }

    @Test func otherFilesStayAsTheyAre() {
        #expect(published("assets/a.js", Self.script, isBuiltIn: false) == Self.script)
        #expect(published("assets/a.svg", "  // a\n") == "  // a\n")
    }

    /// The lines that are left out are told by how they begin and end.
    @Test func noBuiltInFileHasCodeBehindACommentThatBeginsItsLine() {
        for file in Theme().files(in: "assets") where file.path.hasSuffix(".js") || file.path.hasSuffix(".css") {
            for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n") {
                let text = line.drop { $0 == " " }
                guard text.hasPrefix("/*"), text.contains("*/") else { continue }
                #expect(text.hasSuffix("*/"), "\(file.path): \(text)")
            }
        }
    }
}
