import Directory
import International

/// Divides a section that is too large for one page by the next letters of its items.
///
/// The pages are the leaves of a radix tree: a range of letters is halved where the highest bit of the letters' numbers
/// changes, and a letter that is too large alone by the letter after it. Where a page begins and what it is called depends
/// on letters only, not on how many items come before: a new item changes its own page, or splits it.
struct PartSplitter {
    private let texts: FlatTexts
    private let sectionSlug: String
    private let pageSize: Int
    private let language: String
    private let speller: SlugSpeller
    private var units = LetterUnits()
    private var parts: [Part] = []
    private var names: Set<String> = []

    /// How many letters are looked at: no two words differ only after so many.
    private static let depthLimit = 100

    /// A stretch of items with the same letter at some depth.
    private struct Run {
        var unit: UInt32
        var range: Range<Int>
    }

    /// The parts of a section whose items stand in the order of their texts, which `text` gives by place; none where it fits
    /// one page.
    static func parts(of section: Section, context: Context, text: (Int) -> String) -> [Part] {
        let pageSize = max(context.settings.pageSize, 1)
        guard section.items.count > pageSize else { return [] }
        var splitter = PartSplitter(
            texts: FlatTexts(section.items, text),
            sectionSlug: section.slug,
            pageSize: pageSize,
            language: context.locale.tag,
            speller: SlugSpeller(context)
        )
        splitter.split(section.items, depth: 0)
        return splitter.parts
    }

    /// The parts of a section whose items are in another order than that of their letters.
    static func numberedParts(of section: Section, pageSize: Int) -> [Part] {
        let pageSize = max(pageSize, 1)
        guard section.items.count > pageSize else { return [] }
        return stride(from: section.items.lowerBound, to: section.items.upperBound, by: pageSize).map { start in
            let end = min(start + pageSize, section.items.upperBound)
            let (first, last) = (start - section.items.lowerBound + 1, end - section.items.lowerBound)
            let label = first == last ? "\(first)" : "\(first)–\(last)"
            return Part(label: label, slug: "\(section.slug).\(first)", items: start..<end)
        }
    }

    private init(texts: FlatTexts, sectionSlug: String, pageSize: Int, language: String, speller: SlugSpeller) {
        self.texts = texts
        self.sectionSlug = sectionSlug
        self.pageSize = pageSize
        self.language = language
        self.speller = speller
    }

    /// Divides items whose first `depth` letters are the same.
    private mutating func split(_ range: Range<Int>, depth: Int) {
        let runs = runs(in: range, depth: depth)
        guard runs.count > 1 else {
            if runs.first?.unit == LetterUnits.end || depth >= Self.depthLimit {
                count(range, depth: depth)
            } else {
                split(range, depth: depth + 1)
            }
            return
        }
        split(runs[...], depth: depth, from: depth == 0 ? runs.first.map { LetterUnits.first(like: $0.unit) } : nil)
    }

    /// Divides neighbouring letters; `boundary` is the unit that their page is named for, nil for the first of a prefix.
    private mutating func split(_ runs: ArraySlice<Run>, depth: Int, from boundary: UInt32?) {
        guard let first = runs.first, let last = runs.last else { return }
        let range = first.range.lowerBound..<last.range.upperBound
        if range.count <= pageSize {
            add(range, depth: depth, boundary: boundary)
        } else if runs.count == 1 {
            if first.unit == LetterUnits.end { count(range, depth: depth) } else { split(range, depth: depth + 1) }
        } else {
            let cut = cut(of: runs)
            let next = Self.boundary(between: runs[cut - 1].unit, and: runs[cut].unit)
            split(runs[..<cut], depth: depth, from: boundary)
            split(runs[cut...], depth: depth, from: next)
        }
    }

    /// Where to divide letters: where the highest bit changes. What stands before the letters (ends of texts, hyphens,
    /// digits) stays with the first ones while it fits a page.
    private func cut(of runs: ArraySlice<Run>) -> Int {
        let cuts = runs.indices.dropFirst()
        let firstLetter = cuts.first {
            !LetterUnits.isLetterOrLater(runs[$0 - 1].unit) && LetterUnits.isLetterOrLater(runs[$0].unit)
        }
        if let firstLetter {
            let before = runs[..<firstLetter].reduce(0) { $0 + $1.range.count }
            if before > pageSize { return firstLetter }
        }
        func level(_ cut: Int) -> Int {
            let (left, right) = (runs[cut - 1].unit, runs[cut].unit)
            if let firstLetter, cut <= firstLetter { return cut - firstLetter }
            return left == LetterUnits.end ? 0 : UInt32.bitWidth - (left ^ right).leadingZeroBitCount
        }
        return cuts.reduce(runs.startIndex + 1) { level($1) > level($0) ? $1 : $0 }
    }

    /// The first letter from which on a page may begin: it does not move when letters between come or go.
    private static func boundary(between left: UInt32, and right: UInt32) -> UInt32 {
        guard left < right, left != LetterUnits.end, LetterUnits.isLetter(right) else { return right }
        let bit = UInt32.bitWidth - 1 - (left ^ right).leadingZeroBitCount
        let boundary = (right >> bit) << bit
        return LetterUnits.isLetter(boundary) ? boundary : LetterUnits.firstLetter(upTo: right)
    }

    private mutating func runs(in range: Range<Int>, depth: Int) -> [Run] {
        var runs: [Run] = []
        for place in range {
            let plain = texts.withBytes(at: place) { LetterUnits.plainUnit(of: $0, at: depth) }
            let unit = plain ?? units.unit(of: texts[place], at: depth)
            if let last = runs.last, last.unit == unit {
                runs[runs.count - 1].range = last.range.lowerBound..<place + 1
            } else {
                runs.append(Run(unit: unit, range: place..<place + 1))
            }
        }
        return runs
    }

    /// Divides items that no letter tells apart.
    private mutating func count(_ range: Range<Int>, depth: Int) {
        for start in stride(from: range.lowerBound, to: range.upperBound, by: pageSize) {
            add(start..<min(start + pageSize, range.upperBound), depth: depth, boundary: nil)
        }
    }

    private mutating func add(_ range: Range<Int>, depth: Int, boundary: UInt32?) {
        guard let first = range.first, let last = range.last else { return }
        var name = (0..<depth).map { LetterUnits.name(of: units.unit(of: texts[first], at: $0)) }.joined()
        if let boundary { name += LetterUnits.name(of: boundary) }
        name = Slug.shortened(speller.piece(name.normalized(to: .nfc)), limit: Slug.prefixLimit, hashing: name)
        var slug = sectionSlug + "." + name
        var number = 2
        while !names.insert(slug.caseFolded()).inserted {
            slug = sectionSlug + "." + name + "-\(number)"
            number += 1
        }
        let low = title(of: texts[first], count: depth + 1)
        let high = title(of: texts[last], count: depth + 1)
        parts.append(Part(label: low == high ? low : "\(low)–\(high)", slug: slug, items: range))
    }

    private mutating func title(of text: String, count: Int) -> String {
        String(units.prefix(of: text, count: count)).titleCased(language: language).normalized(to: .nfc)
    }
}
