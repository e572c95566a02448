import Serialization

/// The answer to a query.
public struct SearchAnswer: Hashable, Sendable {
    /// A section with hits.
    public struct Section: Hashable, Sendable {
        /// The heading.
        public var label: String
        /// The stem of its page.
        public var slug: String
        /// The number of hits in it.
        public var count: Int
        /// The name of its collection.
        public var collection: String
    }

    /// A hit.
    public struct Item: Hashable, Sendable {
        /// The name.
        public var name: String
        /// Its address, percent-encoded, relative to the site's folder.
        public var url: String
        /// The label of its section.
        public var section: String
        /// The name of its collection.
        public var collection: String
    }

    /// What was asked.
    public var query: String
    /// The number of hits, whether or not they are all in `items`.
    public var count = 0
    /// The sections with hits, collection by collection, in the order of the page.
    public var sections: [Section] = []
    /// The first hits, in the order of the page.
    public var items: [Item] = []
    /// What was read to find it.
    public var statistics = Statistics()

    /// The files that were read to answer.
    public struct Statistics: Hashable, Sendable {
        /// Their number.
        public var files = 0
        /// Their size, in bytes as they are on the disk.
        public var bytes = 0
    }

    init(query: String) {
        self.query = query
    }
}

extension SearchAnswer {
    /// The answer as one JSON object: `query`, `count`, `sections` and `items`.
    public var json: [UInt8] {
        var output: [UInt8] = []
        output.append("{")
        output.appendJSONMember("query", query)
        output.appendJSONMember("count", count)
        output.appendJSONArray("sections", sections) { section, output in
            output.append("{")
            output.appendJSONMember("label", section.label)
            output.appendJSONMember("slug", section.slug)
            output.appendJSONMember("count", section.count)
            output.appendJSONMember("collection", section.collection)
            output.append("}")
        }
        output.appendJSONArray("items", items) { item, output in
            output.append("{")
            output.appendJSONMember("name", item.name)
            output.appendJSONMember("url", item.url)
            output.appendJSONMember("section", item.section)
            output.appendJSONMember("collection", item.collection)
            output.append("}")
        }
        output.append("}")
        return output
    }
}
