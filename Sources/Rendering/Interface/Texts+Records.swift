import Directory
import Serialization

extension Texts {
    /// The words as templates see them: `texts.search`. Plural forms are not among them.
    var record: TemplateRecord {
        TemplateRecord(
            sortedEntries.compactMap { entry in
                guard case .plain(let text) = entry.text else { return nil }
                return (TemplateKey(entry.key), .text(text))
            }
        )
    }

    /// The words that `field.js` needs, as JSON.
    var script: String {
        let keys = [
            "aliases", "date", "download", "failed", "items", "link", "loading", "more", "name", "near", "next", "no",
            "previous", "reading", "results", "resultsTitle", "retry", "summary", "tags", "updated", "yes",
        ]
        var json = Array("{".utf8)
        json.appendJSONKey("language")
        json.appendJSON(language)
        for key in keys {
            guard let entry = entry(key) else { continue }
            json.appendJSONKey(key)
            switch entry {
            case .plain(let text): json.appendJSON(text)
            case .plural(let forms):
                json.append(UInt8(ascii: "{"))
                for form in forms {
                    json.appendJSONKey(form.category)
                    json.appendJSON(form.text)
                }
                json.append(UInt8(ascii: "}"))
            }
        }
        json.append(UInt8(ascii: "}"))
        return String(decoding: json, as: UTF8.self)
    }
}
