import Directory
import International
import Platform

/// The sections of a collection in page order, and which one each item is in.
struct SectionPlan {
    /// A section before its items are in place.
    struct Draft {
        /// What a section holds; its address is fixed for the kinds that are no letters.
        enum Kind {
            /// A letter of the alphabetic index.
            case letter
            /// A label of its own: from an item, or a field's value.
            case label
            case symbols, numbers, other, everything
        }

        /// The heading.
        var label: String
        /// What it holds.
        var kind: Kind
        fileprivate var rank: Rank
    }

    /// The place of a section in the order by label.
    fileprivate struct Rank {
        /// The number of its bucket, or of the bucket that a label of its own would be in.
        var bucket = 0
        /// Its place after the letter of the bucket.
        var step = 0
        /// The label as a number, where all labels are.
        var number = 0.0
        /// The collation key of a label of its own.
        var key: [UInt8] = []

        /// After all others.
        static var last: Rank { Rank(bucket: .max) }

        static func < (left: Rank, right: Rank) -> Bool {
            if (left.bucket, left.step, left.number) != (right.bucket, right.step, right.number) {
                return (left.bucket, left.step, left.number) < (right.bucket, right.step, right.number)
            }
            return left.key.lexicographicallyPrecedes(right.key)
        }
    }

    /// The sections in page order, also those without items.
    private(set) var drafts: [Draft] = []
    /// The section of each item, as an index of `drafts`, by the item's index.
    private(set) var sectionOfItem: [Int]
    /// The section of each bucket, where the alphabetic index makes the sections.
    private var sectionOfBucket: [Int] = []
    /// The section of numbers, which may be that of the symbols.
    private var numbers = 0
    /// The index of the draft with a label, by the folded label: never two sections with one label.
    private var indexOfLabel: [String: Int] = [:]

    private init(count: Int) {
        sectionOfItem = Array(repeating: 0, count: count)
    }
}

extension SectionPlan {
    /// One list without sections.
    static func everything(count: Int) -> SectionPlan {
        var plan = SectionPlan(count: count)
        plan.drafts = [Draft(label: "", kind: .everything, rank: .last)]
        return plan
    }

    /// A section for each value of a field; items without one are in the section for others.
    static func byField(_ field: FieldValues, context: Context) -> SectionPlan {
        var plan = SectionPlan(count: field.values.count)
        let labels = field.values.map { $0?.label?.normalized(to: .nfc) }
        let areNumbers = zip(labels, field.values).allSatisfy { $0 == nil || $1?.number != nil }
        for (item, label) in labels.enumerated() {
            guard let label else { continue }
            plan.sectionOfItem[item] = plan.section(label, .label) {
                let number = areNumbers ? field.values[item]?.number : nil
                return Rank(number: number ?? 0, key: context.collator.sortKey(of: label))
            }
        }
        for item in labels.indices where labels[item] == nil {
            plan.sectionOfItem[item] = plan.section(context.otherLabel, .other) { .last }
        }
        plan.arrange(context.settings.sections.order)
        return plan
    }

    /// A section for each letter of the alphabetic index, and for each label that an item names itself.
    static func byName(
        _ items: [Item],
        texts: [String],
        keys: SortKeys,
        index: AlphabeticIndex,
        context: Context
    ) -> SectionPlan {
        let settings = context.settings.sections
        var plan = SectionPlan(count: items.count)
        plan.sectionOfBucket = index.buckets.enumerated().map { number, bucket in
            switch bucket.kind {
            case .letter:
                plan.section(context.title(ofLabel: bucket.label), .letter) { Rank(bucket: number) }
            case .underflow: plan.section(settings.symbols, .symbols) { Rank(bucket: number) }
            case .inflow, .overflow: plan.section(context.otherLabel, .other) { .last }
            }
        }
        plan.numbers = plan.section(settings.numbersOwn ? "0–9" : settings.symbols, .numbers) {
            Rank(bucket: 0, step: 1)
        }
        let buckets = buckets(inOrder: keys.order, texts: texts, index: index, context: context)
        for (place, item) in keys.order.enumerated() {
            plan.sectionOfItem[item] = plan.sectionOfBucket[buckets[place]]
        }
        // Where the locale sorts digits behind letters, they would count to the last letter.
        let numbers = DigitKeys(context.collator).places(in: keys)
        for item in keys.order[numbers] { plan.sectionOfItem[item] = plan.numbers }
        for item in items.indices where !items[item].isPlain {
            guard let label = items[item].section else { continue }
            plan.sectionOfItem[item] = plan.section(label, .label) {
                Rank(bucket: index.bucket(of: label), step: 2, key: context.collator.sortKey(of: label))
            }
        }
        plan.arrange(settings.order)
        return plan
    }

    /// The section that a text would be in that names none itself; nil where letters make no sections.
    func section(ofText text: String, index: AlphabeticIndex, context: Context) -> Int? {
        guard !sectionOfBucket.isEmpty else { return nil }
        let isNumber = DigitKeys(context.collator).contain(context.collator.sortKey(of: text)[...])
        return isNumber ? numbers : sectionOfBucket[index.bucket(of: text)]
    }

    /// The section with a label, which is made where there is none.
    private mutating func section(_ label: String, _ kind: Draft.Kind, rank: () -> Rank) -> Int {
        let folded = label.caseFolded()
        if let found = indexOfLabel[folded] { return found }
        drafts.append(Draft(label: label, kind: kind, rank: rank()))
        indexOfLabel[folded] = drafts.count - 1
        return drafts.count - 1
    }

    /// Puts the sections in the order that the settings ask for.
    private mutating func arrange(_ order: CollectionSettings.SectionOrder) {
        var places: [Int] = Array(repeating: .max, count: drafts.count)
        switch order {
        case .label: break
        case .file:
            for (item, section) in sectionOfItem.enumerated() where drafts[section].kind != .other {
                places[section] = min(places[section], item)
            }
        case .list(let labels):
            for (place, label) in labels.enumerated() {
                guard let section = indexOfLabel[label.normalized(to: .nfc).caseFolded()] else { continue }
                places[section] = min(places[section], place)
            }
        }
        let arranged = drafts.indices.sorted { left, right in
            if places[left] != places[right] { return places[left] < places[right] }
            let (a, b) = (drafts[left].rank, drafts[right].rank)
            return a < b || (!(b < a) && left < right)
        }
        var newIndex: [Int] = Array(repeating: 0, count: drafts.count)
        for (place, section) in arranged.enumerated() { newIndex[section] = place }
        drafts = arranged.map { drafts[$0] }
        for item in sectionOfItem.indices { sectionOfItem[item] = newIndex[sectionOfItem[item]] }
        sectionOfBucket = sectionOfBucket.map { newIndex[$0] }
        numbers = newIndex[numbers]
        indexOfLabel = indexOfLabel.mapValues { newIndex[$0] }
    }
}
