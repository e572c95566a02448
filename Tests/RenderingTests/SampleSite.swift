import Directory

@testable import Rendering

/// Small ordered sites made by hand, and what the renderer makes of them.
enum SampleSite {
    /// People in two of three sections: one with a page, two without.
    static func people(_ change: (inout OrderedCollection) -> Void = { _ in }) -> OrderedCollection {
        let location = Location(path: "Content/people.csv")
        var anna = Item(name: "Anna & Co", location: location)
        anna.summary = "Keeps <the> books"
        anna.body = Markdown("Some text.", at: location)
        anna.tags = ["accounts"]
        anna.fields = [.text("02-123-4567"), nil]
        var artur = Item(name: "Artur", location: location)
        artur.fields = [nil, .boolean(true)]
        var carl = Item(name: "Carl", location: location)
        carl.link = "https://example.org/carl"
        carl.tags = ["accounts"]
        carl.fields = [nil, nil]
        var ordered = OrderedCollection(
            collection: Collection(
                name: "people",
                mount: "people/",
                title: "People",
                columns: [
                    Column(key: "phone", label: "Phone", type: .tel),
                    Column(key: "present", label: "Present", type: .boolean),
                ],
                row: [.summary, .column(0)],
                items: [anna, artur, carl],
                location: location
            ),
            locale: "en",
            sections: [
                Section(label: "A", slug: "a", items: 0..<2),
                Section(label: "B", slug: "b", items: 2..<2),
                Section(label: "C", slug: "c", items: 2..<3),
            ],
            slugs: ["anna-and-co", "artur", "carl"],
            hasPage: [true, false, false],
            // A change may give any of them details.
            detailed: [0, 1, 2],
            tags: [Tag(name: "accounts", slug: "accounts", items: [0, 2])]
        )
        change(&ordered)
        return ordered
    }

    static func site(
        _ collections: [OrderedCollection],
        _ change: (inout OrderedSite) -> Void = { _ in }
    ) -> OrderedSite {
        let site = Site(settings: SiteSettings(title: "Example", language: "en"))
        var ordered = OrderedSite(site, collections: collections)
        change(&ordered)
        return ordered
    }

    /// The text of every made file by its path.
    static func output(_ site: OrderedSite, theme: Theme = Theme()) -> [String: String] {
        Dictionary(uniqueKeysWithValues: renderer(site, theme: theme).stages().joined().map { ($0.path, text($0)) })
    }

    /// The text of a made file; of a copied one where it is copied from.
    static func text(_ file: OutputFile) -> String {
        var bytes: [UInt8] = []
        switch file.content {
        case .made(let make): make(&bytes)
        case .derived(let derive): try? derive().appendBytes(to: &bytes)
        case .copied(let source): return source
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func renderer(_ site: OrderedSite, theme: Theme = Theme()) -> SiteRenderer {
        SiteRenderer(site: site, theme: theme)
    }
}
