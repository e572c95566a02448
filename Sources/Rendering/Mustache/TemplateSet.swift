import Directory
import Platform

/// Templates that know each other by name, ready to render.
struct TemplateSet: Sendable {
    /// A template's text and where it stands.
    struct Source: Sendable {
        /// The name that other templates call it by.
        var name: String
        /// The file, for messages.
        var path: String
        /// The text, in UTF-8.
        var bytes: [UInt8]
    }

    /// The templates, in the order given.
    let templates: [Template]
    /// The index of each template by its name.
    let indices: [String: Int]
    /// For each template, the templates that it calls, by the index of its `partials`; nil where there is none.
    let links: [[Int?]]
    /// The hash of the names and texts of all of them.
    let hash: ContentHash

    /// Compiles templates and links them; gives what is wrong with them too.
    static func compile(_ sources: [Source]) -> (set: TemplateSet, problems: [Problem]) {
        var problems: [Problem] = []
        let set = TemplateSet(
            sources.map { source in
                let (template, found) = TemplateParser.parse(source)
                problems += found
                return template
            },
            hash: hash(of: sources)
        )
        return (set, problems + set.linkProblems())
    }

    private static func hash(of sources: [Source]) -> ContentHash {
        var bytes: [UInt8] = []
        for source in sources {
            bytes.appendInput(source.name)
            bytes.appendInput(source.bytes)
        }
        return ContentHash(of: bytes)
    }

    private init(_ templates: [Template], hash: ContentHash) {
        self.templates = templates
        self.hash = hash
        let indices = Dictionary(templates.indices.map { (templates[$0].name, $0) }) { first, _ in first }
        self.indices = indices
        links = templates.map { template in template.partials.map { indices[$0] } }
    }

    /// Appends a template's rendering with these contexts, of which the last is asked first.
    ///
    /// A template that does not exist gives nothing. The problem is that the rendering does not come to an end, which
    /// depends on the values and so is found here alone; it is then cut short.
    @discardableResult
    func render(_ name: String, _ contexts: [TemplateRecord], into output: inout [UInt8]) -> Problem? {
        guard let index = indices[name] else { return nil }
        var renderer = TemplateRenderer(self, contexts: contexts)
        return renderer.render(index, into: &output)
    }
}
