/// A value that templates may ask for.
struct TemplateVariable: Sendable {
    /// Its name, the last part of a dotted one.
    var name: String
    /// What it is, and where it is found.
    var meaning: String

    private init(_ name: String, _ meaning: String) {
        self.name = name
        self.meaning = meaning
    }

    /// Every value there is, but for the texts, which are `texts.` and a key of `Templates/strings/`.
    static let all: [TemplateVariable] = [
        // On every page.
        TemplateVariable("lang", "The language of the page, for `html lang`."),
        TemplateVariable("dir", "The direction of that language: `ltr` or `rtl`."),
        TemplateVariable(
            "root",
            "The way to the top of the site, such as `../../`, empty at the top; links begin with it."
        ),
        TemplateVariable("rootAddress", "The same as an address that is never empty, for `data-root`."),
        TemplateVariable("collectionAddress", "The folder of the collection that is searched, for `data-collection`."),
        TemplateVariable("searchAddress", "Where the search form leads; empty where nothing is searched."),
        TemplateVariable("searchLabel", "What the search box is called, such as “Search People”."),
        TemplateVariable("strings", "The words that the scripts need, as JSON."),
        TemplateVariable("texts", "The words of the interface by key, such as `texts.search`."),
        TemplateVariable(
            "site",
            "The site: `site.title`, `site.description`, `site.icon`, `site.feed`, `site.openSearch`."
        ),
        TemplateVariable("icon", "Of the site: the path of its icon, from the top."),
        TemplateVariable("feed", "Of the site: whether it has `feed.xml`."),
        TemplateVariable("openSearch", "Of the site: whether it has `opensearch.xml`."),
        TemplateVariable("indexed", "Whether search engines may list the page."),
        TemplateVariable("hasNavigation", "Whether the site has navigation."),
        TemplateVariable("navigation", "The links of the navigation: `title`, `url`, `current`."),
        TemplateVariable("current", "Of a link: `page` or `true` where it leads to the page or to its collection."),
        TemplateVariable(
            "title",
            "The title of the window; of a link, a part or a tag its words; of the site its title."
        ),
        TemplateVariable("heading", "The first heading of the page."),
        TemplateVariable("description", "A sentence about the page or the site."),
        TemplateVariable("canonical", "The page's address on the web, where `baseURL` is set."),
        TemplateVariable("socialType", "What Open Graph calls the page: `website` or `article`."),
        TemplateVariable("socialImage", "The image of the page as an address on the web."),
        TemplateVariable("linkedData", "JSON-LD about the page."),
        TemplateVariable("isHome", "Whether this is the home page."),

        // On the pages of a collection.
        TemplateVariable("trail", "The way back: the collection, then the section; each `title` and `url`."),
        TemplateVariable(
            "contentLanguage",
            "The language of the names where it is not that of the page, for `lang` on them."
        ),
        TemplateVariable("hasLetters", "Whether there is more than one section."),
        TemplateVariable("hasWords", "Whether the sections are named by words rather than letters."),
        TemplateVariable("letters", "The sections: `label`, `letterURL` (empty for one without items), `current`."),
        TemplateVariable("letterURL", "Of a letter: where it leads."),
        TemplateVariable("sections", "The sections that are listed: `label`, `title`, `slug`, `count`, `rows`."),
        TemplateVariable("label", "Of a section its letter, of a part or field its name."),
        TemplateVariable("slug", "Of a section: the stem of its page."),
        TemplateVariable("hasFacets", "Whether the list can be filtered, on the collection's page."),
        TemplateVariable("facets", "What the list is filtered by: `label`, `field`, `choices`."),
        TemplateVariable("choices", "Of a facet: its values: `label`, `value`, `count`, and `url` of a tag."),
        TemplateVariable("value", "Of a choice: the value as the data has it."),
        TemplateVariable("facetFields", "The fields of the facets as JSON, for `data-facets`."),
        TemplateVariable("hasColumns", "Whether the fields of rows stand in columns on a wide screen."),
        TemplateVariable("isSortable", "Whether the headings of the columns order the list."),
        TemplateVariable(
            "columns",
            "The headings of the columns, the name's first: `label`, `field`, `order`, `isNumber`."
        ),
        TemplateVariable("hasImages", "Whether rows show images."),
        TemplateVariable("columnCount", "The number of columns beside the name."),
        TemplateVariable(
            "field",
            "Of a facet or column: where its values stand in the index, such as `fields.capital`."
        ),
        TemplateVariable(
            "order",
            "Of a column: the order of the list at rest, for `data-order`; empty where it orders nothing."
        ),
        TemplateVariable("isNumber", "Of a column or field: whether it holds numbers."),
        TemplateVariable("column", "Of a field of a row: the number of its column, from 1."),
        TemplateVariable("rows", "Of a section: its rows."),
        TemplateVariable("count", "The number of items: of the page, a section or a part."),
        TemplateVariable("countText", "The number of items of the page in words, such as “3 items”."),
        TemplateVariable("referencesText", "The number of “see” entries of the page in words, where there are any."),
        TemplateVariable("hasParts", "Whether `parts` are shown."),
        TemplateVariable(
            "parts",
            "The sections of a long collection, the parts of a split section: `label`, `url`, `count`."
        ),
        TemplateVariable("moved", "Of an overview: the script that tells which part has which anchor."),
        TemplateVariable("more", "The address of the rest of the first section, on the page of a long collection."),
        TemplateVariable("all", "The address of everything on one page, on the collection's page."),
        TemplateVariable("jsonIndex", "The address of the JSON index, on the collection's page."),
        TemplateVariable("isEmpty", "Whether a collection has no items, on its page."),
        TemplateVariable("hasDownload", "Whether the list can be downloaded, on the collection's page."),
        TemplateVariable("introduction", "The text of `_index.md`, as HTML."),

        // In a row.
        TemplateVariable("name", "Of a row: the name."),
        TemplateVariable("url", "Where a row, link, part or tag leads."),
        TemplateVariable("anchor", "Of a row: its id, where the item has no page."),
        TemplateVariable("direction", "`auto` where a name runs against the direction of the page."),
        TemplateVariable("see", "Of the row of an alias: the name of its item."),
        TemplateVariable("details", "What an item without a page shows in its row: `image`, `fields`, `body`, `tags`."),

        // In a row, in its details and on the page of an item.
        TemplateVariable("summary", "The sentence about an item."),
        TemplateVariable("hasFields", "Whether there are fields to show."),
        TemplateVariable("fields", "The labelled fields: `label`, `values`."),
        TemplateVariable(
            "values",
            "Of a field: one of `href` (with `text`), `html`, `source`, `time` (with `text`), `plain`."
        ),
        TemplateVariable("href", "Of a value: the address of a link."),
        TemplateVariable("html", "Of a value: formatted text, as HTML."),
        TemplateVariable("source", "Of a value: the address of an image."),
        TemplateVariable("size", "Of a value: the size of an image, where it is known: `width`, `height`."),
        TemplateVariable("time", "Of a value: a date, for `datetime`."),
        TemplateVariable("plain", "Of a value: text."),
        TemplateVariable("text", "Of a value: the words of a link or date."),
        TemplateVariable("image", "The address of an item's image."),
        TemplateVariable("imageSize", "The size of an item's image, where it is known: `width`, `height`."),
        TemplateVariable("width", "Of a size: the width in pixels."),
        TemplateVariable("height", "Of a size: the height in pixels."),
        TemplateVariable("body", "The text of an item or page, as HTML."),
        TemplateVariable("hasRelated", "Whether an item leads to others by `see`, or others lead to it."),
        TemplateVariable("related", "What it leads to, and what leads to it: `label` and `values`, as fields have."),
        TemplateVariable("hasTags", "Whether an item has tags."),
        TemplateVariable("tags", "The tags of an item: `title`, `url`."),
        TemplateVariable("editURL", "The address of the item's source, where the setting `editURL` is there."),

        // Elsewhere.
        TemplateVariable("collections", "On the home page, the collections: `title`, `url`, `count`."),
        TemplateVariable("target", "On the page of an earlier address: where it leads."),
    ]
}
