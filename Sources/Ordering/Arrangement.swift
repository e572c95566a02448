import Directory
import International
import Platform

/// The sections with their items in place.
struct Arrangement {
    /// The sections in page order, without those that nothing is in and nothing should show.
    let sections: [Section]
    /// The section that each draft became; nil for one that is left out.
    let sectionOfDraft: [Int?]
    /// The item of each place, by its index in the order of the files.
    let order: [Int]
    /// The place of each item, by its index in the order of the files.
    let placeOfItem: [Int]

    /// Deals the items, in `order` (item indices), out to the sections of `plan`.
    init(
        plan: SectionPlan,
        order sorted: [Int],
        sectionSlugs: [String],
        texts: [String],
        references: CrossReferences,
        context: Context
    ) {
        let ranges = Self.ranges(of: plan)
        var next = ranges.map(\.lowerBound)
        var order = Array(repeating: 0, count: sorted.count)
        var placeOfItem = order
        for item in sorted {
            let section = plan.sectionOfItem[item]
            order[next[section]] = item
            placeOfItem[item] = next[section]
            next[section] += 1
        }
        let shown = Self.shown(plan, ranges: ranges, references: references, context: context)
        let isSortedByText = context.settings.sort == .name
        var sections: [Section] = []
        var sectionOfDraft: [Int?] = Array(repeating: nil, count: plan.drafts.count)
        for draft in plan.drafts.indices where shown[draft] {
            sectionOfDraft[draft] = sections.count
            sections.append(
                Section(label: plan.drafts[draft].label, slug: sectionSlugs[draft], items: ranges[draft])
            )
        }
        let parts = parallelMap(count: sections.count, jobs: context.jobs) { [sections, order] number in
            isSortedByText
                ? PartSplitter.parts(of: sections[number], context: context) { texts[order[$0]] }
                : PartSplitter.numberedParts(of: sections[number], pageSize: context.settings.pageSize)
        }
        for (number, parts) in parts.enumerated() { sections[number].parts = parts }
        self.sections = sections
        self.sectionOfDraft = sectionOfDraft
        self.order = order
        self.placeOfItem = placeOfItem
    }

    /// Puts items that stand in the order of the files in page order, in place.
    func arrange(_ items: inout [Item]) {
        // Along each cycle of the permutation every item is moved once, so that no second array is needed.
        var isDone = Array(repeating: false, count: items.count)
        items.withUnsafeMutableBufferPointer { items in
            guard let base = items.baseAddress else { return }
            for start in order.indices where !isDone[start] && order[start] != start {
                let first = (base + start).move()
                var place = start
                while order[place] != start {
                    isDone[place] = true
                    (base + place).moveInitialize(from: base + order[place], count: 1)
                    place = order[place]
                }
                isDone[place] = true
                (base + place).initialize(to: first)
            }
        }
    }

    private static func ranges(of plan: SectionPlan) -> [Range<Int>] {
        var counts = Array(repeating: 0, count: plan.drafts.count)
        for section in plan.sectionOfItem { counts[section] += 1 }
        var start = 0
        return counts.map { count in
            defer { start += count }
            return start..<start + count
        }
    }

    /// Whether each draft becomes a section: those with items or references, and the empty letters of a script that the
    /// locale is written in or that some name begins with.
    private static func shown(
        _ plan: SectionPlan,
        ranges: [Range<Int>],
        references: CrossReferences,
        context: Context
    ) -> [Bool] {
        let referenced = Set(references.references.map(\.section))
        let isFilled = ranges.indices.map { !ranges[$0].isEmpty || referenced.contains($0) }
        let scripts = plan.drafts.map { $0.label.unicodeScalars.first?.script ?? .common }
        let filledScripts = Set(zip(scripts, isFilled).filter(\.1).map(\.0))
        return plan.drafts.indices.map { draft in
            if isFilled[draft] { return true }
            guard context.settings.sections.showEmpty, plan.drafts[draft].kind == .letter else { return false }
            if context.settings.sections.letters != nil { return true }
            return context.locale.isWritten(in: scripts[draft]) || filledScripts.contains(scripts[draft])
        }
    }
}
