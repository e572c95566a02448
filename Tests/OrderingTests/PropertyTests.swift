import Directory
import International
import Ordering
import Testing

/// Rules that hold for any names at all, on generated ones of mixed scripts.
struct PropertyTests {
    private static let seeds: [UInt64] = [1, 2, 3]
    private static let locales = ["ko", "en", "ja", "zh", "da", "cs", "ar", "th", "tr", "ko-u-kn", "en-u-ka-shifted"]

    @Test(arguments: seeds, locales)
    func everyItemIsInOneSection(seed: UInt64, locale: String) {
        var sample = Sample(RandomNames(seed: seed).names(count: 150), locale: locale)
        sample.settings.pageSize = 7
        sample.settings.sections.numbersOwn = seed % 2 == 0
        let ordered = sample.ordered().collection
        var next = 0
        var labels: Set<String> = []
        for section in ordered.sections {
            #expect(section.items.lowerBound == next)
            next = section.items.upperBound
            #expect(labels.insert(section.label.caseFolded()).inserted, "\(section.label) twice")
            if section.items.count > 7 {
                var nextInPart = section.items.lowerBound
                for part in section.parts {
                    #expect(part.items.lowerBound == nextInPart && !part.items.isEmpty && part.items.count <= 7)
                    nextInPart = part.items.upperBound
                }
                #expect(nextInPart == section.items.upperBound)
            } else {
                #expect(section.parts.isEmpty)
            }
        }
        #expect(next == 150)
    }

    @Test(arguments: seeds, locales)
    func pathsAreSafeAndDistinct(seed: UInt64, locale: String) {
        var sample = Sample(RandomNames(seed: seed).names(count: 150), locale: locale)
        sample.settings.pageSize = 5
        for slugs in [CollectionSettings.Slugs.native, .ascii] {
            sample.settings.slugs = slugs
            let ordered = sample.ordered().collection
            let pages = ordered.sections.flatMap { [$0.slug] + $0.parts.map(\.slug) }
            for stems in [ordered.slugs, pages] {
                #expect(Set(stems.map { Array($0.normalized(to: .nfc).caseFolded().utf8) }).count == stems.count)
                for stem in stems {
                    #expect((stem + ".html").normalized(to: .nfd).utf8.count <= 200)
                    #expect(Array(stem.normalized(to: .nfc).utf8) == Array(stem.utf8))
                    let unsafe = stem.unicodeScalars.first(where: Self.isUnsafe)
                    #expect(unsafe == nil)
                    #expect(!stem.isEmpty && !stem.hasPrefix(".") && !stem.hasPrefix("_"))
                    if slugs == .ascii { #expect(stem.utf8.allSatisfy { $0 < 0x80 }) }
                }
            }
        }
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isInvisible || scalar.isWhiteSpace || "/\\<>:\"|?*".unicodeScalars.contains(scalar)
    }

    @Test(arguments: seeds, locales)
    func normalFormsOfTheInputDoNotMatter(seed: UInt64, locale: String) {
        let names = RandomNames(seed: seed).names(count: 120)
        let composed = Sample(names.map { $0.normalized(to: .nfc) }, locale: locale)
        let decomposed = Sample(names.map { $0.normalized(to: .nfd) }, locale: locale)
        #expect(Outcome(composed) == Outcome(decomposed))
    }

    @Test(arguments: seeds, locales)
    func theOrderOfDistinctItemsDoesNotMatter(seed: UInt64, locale: String) {
        var names = RandomNames(seed: seed)
        let distinct = Set(names.names(count: 200).map { Array($0.normalized(to: .nfc).utf8) })
            .map { String(decoding: $0, as: UTF8.self) }
        let outcome = Outcome(Sample(distinct, locale: locale))
        let shuffled = distinct.shuffled(using: &names)
        #expect(Outcome(Sample(shuffled, locale: locale)) == outcome)
    }

    @Test(arguments: ["ko", "zh", "en"])
    func theNumberOfJobsDoesNotMatter(locale: String) {
        let sample = Sample(RandomNames(seed: 21).names(count: 3000), locale: locale)
        #expect(Outcome(sample, jobs: 1) == Outcome(sample, jobs: 4))
    }

    @Test(arguments: locales)
    func sectionsAreThoseOfTheIndex(locale: String) {
        // Where no rule of ours applies, every name is where ICU's own index has it.
        let names = RandomNames(seed: 34).names(count: 300).filter { name in
            guard let first = name.unicodeScalars.first, !first.isInvisible else { return false }
            return first.script != .han && first.script != .hangul
        }
        let sample = Sample(names, locale: locale)
        let index = AlphabeticIndex(locale: locale, addingLocales: ["en"])
        for section in sample.sections {
            for name in section.names {
                let bucket = index.buckets[index.bucket(of: name)]
                let label =
                    switch bucket.kind {
                    case .letter: bucket.label.caseFolded()
                    case .underflow: "#"
                    case .inflow, .overflow: "other"
                    }
                #expect(section.label.caseFolded() == label, "\(name)")
            }
        }
    }
}

/// What ordering makes of names, to compare: bytes, not equivalent strings.
private struct Outcome: Equatable {
    var names: [[UInt8]]
    var slugs: [[UInt8]]
    var sections: [Section]
    var locale: String

    init(_ sample: Sample, jobs: Int = 1) {
        let ordered = sample.ordered(jobs: jobs).collection
        names = ordered.collection.items.map { Array($0.name.utf8) }
        slugs = ordered.slugs.map { Array($0.utf8) }
        sections = ordered.sections
        locale = ordered.locale
    }
}
