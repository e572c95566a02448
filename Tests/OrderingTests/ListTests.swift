import Directory
import Ordering
import Testing

struct ListTests {
    private func sorted(by sort: CollectionSettings.Sort, _ values: [FieldValue?], type: Column.ValueType = .text)
        -> [String]
    {
        var sample = Sample(["a", "b", "c", "d"], locale: "en")
        sample.columns = [Column(key: "value", label: "value", type: type)]
        for index in sample.items.indices { sample.items[index].fields = [values[index]] }
        sample.settings.sections.by = .none
        sample.settings.sort = sort
        return sample.names
    }

    @Test func numbersAsNumbersAndDatesAsDates() {
        let numbers: [FieldValue?] = [.text("10"), .text("9"), nil, .text("1,234")]
        #expect(sorted(by: .field("value", descending: false), numbers) == ["b", "a", "d", "c"])
        #expect(sorted(by: .field("value", descending: true), numbers) == ["d", "a", "b", "c"])
        let dates: [FieldValue?] = [.text("2024-10-01"), .text("2024-09"), .text("1999"), .text("2024-10-01")]
        #expect(sorted(by: .field("value", descending: false), dates, type: .date) == ["c", "b", "a", "d"])
        #expect(sorted(by: .field("value", descending: true), dates, type: .date) == ["a", "d", "b", "c"])
        let texts: [FieldValue?] = [.text("é"), .text("f"), .text("E"), .list(["a", "b"])]
        #expect(sorted(by: .field("value", descending: false), texts) == ["d", "c", "a", "b"])
    }

    @Test func theOrderOfTheFileWithinSections() {
        var sample = Sample(["Bob", "Anna", "Bea", "Al"], locale: "en")
        sample.settings.sort = .file
        #expect(sample.outline == "A: Anna, Al | B: Bob, Bea")
    }

    @Test func tiesAreBrokenByCodePointsThenAsTheyCame() {
        let names = ["C++", "C#", "c", "C"]
        #expect(Sample(names, locale: "en-u-ka-shifted").names == ["c", "C", "C#", "C++"])
        var sample = Sample(["배", "배"], locale: "ko")
        sample.items[0].summary = "first"
        #expect(sample.ordered().collection.collection.items.map(\.summary) == ["first", nil])
    }

    @Test func seeEntriesInTheirOwnSections() {
        var sample = Sample(["Samuel Clemens", "Mark Antony", "Zola"], locale: "en")
        sample.items[0].aliases = ["Mark Twain", "Sam", "samuel clemens"]
        sample.items[2].aliases = ["Émile"]
        #expect(sample.ordered().collection.seeEntries.isEmpty)
        sample.settings.see = true
        sample.settings.sections.showEmpty = false
        let ordered = sample.ordered().collection
        let entries = ordered.seeEntries.map { entry in
            let items = ordered.collection.items
            return "\(ordered.sections[entry.section].label) \(entry.name) → \(items[entry.item].name) \(entry.before)"
        }
        #expect(entries == ["E Émile → Zola 0", "M Mark Twain → Samuel Clemens 1", "S Sam → Samuel Clemens 1"])
        #expect(ordered.sections.map(\.label) == ["E", "M", "S", "Z"])
        #expect(ordered.sections[0].items.isEmpty)
    }

    @Test func tagsInOrderUnderTheirFirstSpelling() {
        var sample = Sample(["b", "a", "c"], locale: "en")
        sample.items[0].tags = ["fruit", "Änderung"]
        sample.items[1].tags = ["Fruit", "zoo", "fruit"]
        sample.items[2].tags = ["C++", "C#"]
        let tags = sample.ordered().collection.tags
        #expect(tags.map(\.name) == ["Änderung", "C#", "C++", "Fruit", "zoo"])
        #expect(tags.map(\.slug) == ["änderung", "c-sharp", "c-plus-plus", "fruit", "zoo"])
        #expect(tags.map(\.items) == [[1], [2], [2], [0, 1], [0]])
    }

    @Test func pagesOfTheItemsThatHaveMoreToSay() {
        var sample = Sample(["a", "b", "c", "d", "e"], locale: "en")
        sample.columns = [Column(key: "shown", label: "shown"), Column(key: "hidden", label: "hidden")]
        sample.row = [.summary, .column(0)]
        sample.items[0].fields = [.text("x"), nil]
        sample.items[1].fields = [nil, .text("x")]
        sample.items[2].body = Markdown("Text.", at: Location(path: "c.md"))
        sample.items[3].summary = "A summary."
        #expect(sample.ordered().collection.hasPage == [false, true, true, false, false])
        sample.row = [.column(0)]
        #expect(sample.ordered().collection.hasPage == [false, true, true, true, false])
        sample.settings.itemPages = .always
        #expect(sample.ordered().collection.hasPage == [true, true, true, true, true])
        sample.settings.itemPages = .never
        #expect(sample.ordered().collection.hasPage == [false, false, false, false, false])
    }

    @Test func noItems() {
        var sample = Sample([], locale: "en")
        #expect(sample.ordered().collection.sections.count == 26)
        sample.settings.sections.by = .none
        #expect(sample.ordered().collection.sections.isEmpty)
    }
}
