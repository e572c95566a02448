import Directory
import Serialization

/// JSON-LD in the vocabulary of schema.org: a collection is a set of defined terms, an item one of them.
enum LinkedData {
    /// A `DefinedTerm` for an item.
    static func term(_ item: Item, address: String, view: CollectionView) -> String {
        json { output in
            append("@context", "https://schema.org", to: &output)
            append("@type", "DefinedTerm", to: &output)
            append("@id", address, to: &output)
            append("name", item.name, to: &output)
            append("url", address, to: &output)
            if let summary = item.summary { append("description", summary, to: &output) }
            if !item.aliases.isEmpty {
                output.appendJSONKey("alternateName")
                output.append(UInt8(ascii: "["))
                for alias in item.aliases {
                    output.appendJSONComma()
                    output.appendJSON(alias)
                }
                output.append(UInt8(ascii: "]"))
            }
            if let set = view.site.canonical(.collection(view.index)) { append("inDefinedTermSet", set, to: &output) }
        }
    }

    /// A `DefinedTermSet` for a collection, and an `ItemList` of its sections' pages.
    static func termSet(_ view: CollectionView, address: String) -> String {
        json { output in
            append("@context", "https://schema.org", to: &output)
            output.appendJSONKey("@graph")
            output.append("[{")
            append("@type", "DefinedTermSet", to: &output)
            append("@id", address, to: &output)
            append("name", view.collection.title, to: &output)
            append("url", address, to: &output)
            append("inLanguage", view.texts.language, to: &output)
            output.append("},{")
            append("@type", "ItemList", to: &output)
            output.appendJSONKey("itemListElement")
            output.append(UInt8(ascii: "["))
            var position = 0
            for index in view.ordered.sections.indices where view.hasEntries(section: index) {
                guard let url = view.site.canonical(.section(index, collection: view.index)) else { continue }
                position += 1
                output.appendJSONComma()
                output.append("{")
                append("@type", "ListItem", to: &output)
                output.appendJSONKey("position")
                output.append(position)
                append("name", view.ordered.sections[index].label, to: &output)
                append("url", url, to: &output)
                output.append("}")
            }
            output.append("]}]")
        }
    }

    private static func json(_ members: (inout [UInt8]) -> Void) -> String {
        var output = Array("{".utf8)
        members(&output)
        output.append(UInt8(ascii: "}"))
        return String(decoding: output, as: UTF8.self)
    }

    private static func append(_ key: String, _ text: String, to output: inout [UInt8]) {
        output.appendJSONKey(key)
        output.appendJSON(text)
    }
}
