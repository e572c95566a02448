/// The members that every page's record has, which `page.mustache` shows.
struct PageRecord: Sendable {
    /// The page's name: its first heading, and what other sites call it.
    var heading: String
    /// The title of the window.
    var title: String
    /// A sentence about it.
    var description: String?
    /// Its own address, where the site's is known.
    var canonical: String?
    /// What Open Graph calls its kind.
    var socialType = "website"
    /// An image for other sites, as an address of the web.
    var socialImage: String?
    /// JSON-LD, where the site's address is known.
    var linkedData: String?

    /// The record, with further members.
    func record(_ members: [(TemplateKey, TemplateValue)]) -> TemplateRecord {
        TemplateRecord(
            [
                ("heading", .text(heading)),
                ("title", .text(title)),
                ("description", TemplateValue(description)),
                ("canonical", TemplateValue(canonical)),
                ("socialType", .text(socialType)),
                ("socialImage", TemplateValue(socialImage)),
                ("linkedData", linkedData.map(TemplateValue.html) ?? .none),
            ] + members
        )
    }
}
