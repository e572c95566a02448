import Directory
import Serialization

/// The sharded form of a collection's search: its keys, sorted and cut.
struct ShardedIndex: Sendable {
    let content: ShardedCollection
    let order: SuffixOrder
    let plan: ShardPlan
    /// The first hot key of each file of lists.
    let listFiles: [Int]
    /// The keys whose items are written in pairs.
    let dense: DenseKeys
    /// The files of answers.
    let answers: AnswerFiles
    /// The pages of the directory.
    let pages: [DirectoryPage]
    /// What shards and answers say of each item.
    let listings: ItemListings

    /// Sorts and cuts a collection, on up to `jobs` threads.
    init(of content: ShardedCollection, jobs: Int) {
        self.content = content
        let keys = SuffixKeys(of: content.collection, searched: content.searched, jobs: jobs)
        order = SuffixOrder(sorting: keys, jobs: jobs)
        plan = ShardPlan(of: order, count: content.count, limit: content.limits.shard)

        var files: [Int] = []
        var hits = 0
        for (number, key) in plan.hotKeys.enumerated() {
            if files.isEmpty || hits >= content.limits.lists || key.count >= content.limits.lists {
                files.append(number)
                hits = 0
            }
            hits += key.count
        }
        listFiles = files
        dense = DenseKeys(of: plan, order: order, count: content.count, limits: content.limits)
        answers = AnswerFiles(plan.hotKeys.map(\.key), limit: content.limits.answers)
        pages = DirectoryPage.pages(of: plan, listFiles: files, answers: answers, limit: content.limits.page)
        listings = ItemListings(of: content, jobs: jobs)
    }

    /// How each of the files is made that only the index tells, by its path in the folder of the version.
    func makers(folder: String) -> [String: @Sendable (inout [UInt8]) -> Void] {
        var makers: [String: @Sendable (inout [UInt8]) -> Void] = [:]
        func add(_ kind: ShardedFileKind, _ count: Int, _ append: @escaping @Sendable (Int, inout [UInt8]) -> Void) {
            for number in 0..<count {
                makers[folder + kind.path(number)] = { $0.appendScript { append(number, &$0) } }
            }
        }
        add(.shard, plan.shards.count) { appendShard($0, to: &$1) }
        add(.answers, answers.keys.count) { appendAnswers($0, to: &$1) }
        add(.lists, listFiles.count) { appendLists($0, to: &$1) }
        add(.pairs, dense.pairs) { pair, output in output.appendText { dense.appendPair(pair, to: &$0) } }
        add(.names, content.blocks) { appendNames($0, to: &$1) }
        if pages.count > 1 { add(.directory, pages.count) { pages[$0].append(to: &$1) } }
        return makers
    }
}
