import Directory
import Serialization

/// What a list is filtered by, as records for templates.
struct FacetView: Sendable {
    let view: CollectionView

    /// The members of the page of the collection that `facets.mustache` shows; a tag leads to its page, which is all that a
    /// sharded collection offers.
    func members() -> [(TemplateKey, TemplateValue)] {
        let facets = view.ordered.facets.filter { !$0.values.isEmpty }
        return [("hasFacets", .flag(!facets.isEmpty)), ("facets", .list(facets.map(record)))]
    }

    /// The paths of the fields of a collection, as JSON for `facets.js`; nil where there are none.
    static func fields(of ordered: OrderedCollection) -> String? {
        guard !ordered.facets.isEmpty, !ordered.isSharded else { return nil }
        var json = Array("[".utf8)
        for facet in ordered.facets {
            json.appendJSONComma()
            json.appendJSON(ordered.collection.path(of: facet.field))
        }
        json.append(UInt8(ascii: "]"))
        return String(decoding: json, as: UTF8.self)
    }

    private func record(_ facet: Facet) -> TemplateValue {
        [
            "label": .text(FieldView.label(of: facet.field, in: view)),
            "field": .text(view.collection.path(of: facet.field)),
            "choices": .list(
                facet.values.indices.map { index in
                    let value = facet.values[index]
                    let isTag = facet.field == .tags
                    return [
                        "value": .text(value.text),
                        "label": .text(label(of: value.text, in: facet.field)),
                        "count": .text(view.texts.number(value.count)),
                        "url": isTag ? .text("tags/" + hrefEncoded(view.ordered.tags[index].slug) + ".html") : .none,
                    ]
                }
            ),
        ]
    }

    private func label(of value: String, in field: RowField) -> String {
        guard case .column(let index) = field, view.collection.columns[index].type == .boolean else { return value }
        // What is neither is shown as rows show it.
        return switch value {
        case "true": view.texts["yes"]
        case "false": view.texts["no"]
        default: value
        }
    }
}
