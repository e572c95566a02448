import Directory

/// What the front matter of a page says.
struct PageConfiguration: Sendable {
    var title: String?
    var description: String?
    var draft = false

    /// Every setting of a page.
    static let settings: [Setting<PageConfiguration>] = [
        Setting("title", .text, \.title),
        Setting("name", .text, \.title),
        Setting("description", .text, \.description),
        Setting("summary", .text, \.description),
        Setting("draft", .boolean, \.draft),
    ]
}
