import Directory
import Ordering
import Testing

struct FacetTests {
    private func collection(_ values: [FieldValue?], type: Column.ValueType = .text) -> OrderedCollection {
        var sample = Sample(["a", "b", "c", "d"], locale: "de")
        sample.columns = [Column(key: "value", label: "value", type: type)]
        for index in sample.items.indices {
            sample.items[index].fields = [values[index]]
            sample.items[index].tags = index == 0 ? ["Zoo"] : ["zoo", "Änderung"]
        }
        sample.facets = [.column(0), .tags]
        return sample.ordered().collection
    }

    private func values(_ values: [FieldValue?], type: Column.ValueType = .text) -> [String] {
        collection(values, type: type).facets[0].values.map { "\($0.text) \($0.count)" }
    }

    @Test func eachValueOnceInOrderWithItsCount() {
        #expect(values([.text("z"), .text("ä"), nil, .text("z")]) == ["ä 1", "z 2"])
        #expect(values([.number("10"), .number("9"), nil, .number("9")]) == ["9 2", "10 1"])
        #expect(values([.list(["x", "y", "x"]), .list(["x"]), nil, nil]) == ["x 2", "y 1"])
        #expect(values([.text("2024"), .text("1999-01"), nil, nil], type: .date) == ["1999-01 1", "2024 1"])
        #expect(values([.boolean(true), .boolean(false), .boolean(true), nil]) == ["false 1", "true 2"])
    }

    @Test func theTagsAreThoseThatHavePages() {
        let ordered = collection([nil, nil, nil, nil])
        #expect(ordered.facets[1].values.map(\.text) == ["Änderung", "Zoo"])
        #expect(ordered.facets[1].values.map(\.count) == [3, 4])
        #expect(ordered.facets[0].values == [])
    }

    @Test func ranksAreTheOrderOfTheLocaleOfNumbersAndOfDates() {
        func ranks(_ values: [FieldValue?], type: Column.ValueType = .text) -> [Int] {
            Ordering.ranks(of: .column(0), in: collection(values, type: type))
        }
        #expect(ranks([.text("z"), .text("ä"), nil, .text("b")]) == [3, 1, 0, 2])
        #expect(ranks([.text("10"), .number("9"), .text("1,234"), .text("9")]) == [2, 1, 3, 1])
        #expect(ranks([.text("2024-10"), .text("2024-09-01"), nil, nil], type: .date) == [2, 1, 0, 0])
        #expect(ranks([.list(["b", "a"]), .text("b"), nil, .text("b")]) == [2, 1, 0, 1])
    }

    @Test func namesHaveRanksWhereTheListIsInAnotherOrder() {
        var sample = Sample(["b", "ä", "a"], locale: "de")
        #expect(nameRanks(in: sample.ordered().collection) == nil)
        sample.settings.sections.by = .none
        sample.settings.sort = .file
        #expect(nameRanks(in: sample.ordered().collection) == [3, 2, 1])
        sample.settings.sort = .name
        sample.settings.sections.by = .field("section")
        #expect(nameRanks(in: sample.ordered().collection) == [1, 2, 3])
    }
}
