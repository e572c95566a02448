import Platform
import Testing

@Suite struct ParallelTests {
    @Test(arguments: [1, 2, 5])
    func givesResultsInTheOrderOfTheirIndices(jobs: Int) {
        #expect(parallelMap(count: 1000, jobs: jobs) { $0 * 2 } == (0..<1000).map { $0 * 2 })
        #expect(parallelMap(count: 0, jobs: jobs) { $0 } == [])
    }

    @Test(arguments: [1, 3])
    func givesEachThreadScratchRoomOfItsOwn(jobs: Int) {
        let counts = parallelMap(count: 100, jobs: jobs, scratch: { [Int]() }) { index, seen in
            seen.append(index)
            return seen.count
        }
        // Every thread counts its own calls from 1, so each count is at most that of the calls before it.
        #expect(counts.enumerated().allSatisfy { $0.element <= $0.offset + 1 })
        #expect(counts.filter { $0 == 1 }.count <= jobs)
    }

    @Test(arguments: [1, 2, 5])
    func takesInputsOneByOneAndGivesResultsInTheirOrder(jobs: Int) {
        var left = Array((0..<500).reversed())
        let results = parallelMap(from: &left, jobs: jobs, next: { $0.popLast() }) { $0 * 2 }
        #expect(results == (0..<500).map { $0 * 2 })
        #expect(left == [])
    }
}

@Suite struct RepetitionsTests {
    @Test(arguments: [1, 3])
    func findsAllThatOccurMoreThanOnce(jobs: Int) {
        let hashes: [UInt64] = [7, 0, 8, 7, 9, 0, 7, .max, 1, .max]
        #expect(indicesOfRepetitions(among: hashes, jobs: jobs) == [0, 1, 3, 5, 6, 7, 9])
        #expect(indicesOfRepetitions(among: [], jobs: jobs) == [])
    }

    @Test(arguments: [1, 3])
    func findsAFewAmongVeryMany(jobs: Int) {
        // Hashes whose upper halves are all the same, as those of a poor function are.
        let hashes = (0..<100_000).map { UInt64($0 == 70_000 ? 5 : $0) }
        #expect(indicesOfRepetitions(among: hashes, jobs: jobs) == [5, 70_000])
        let same = [UInt64](repeating: 3, count: 50_000)
        #expect(indicesOfRepetitions(among: same, jobs: jobs) == Array(same.indices))
    }
}

@Suite struct StretchesTests {
    @Test(arguments: [0, 1, 8192, 8193, 20_000])
    func stretchesCoverAllIndicesOnce(count: Int) {
        #expect(stretches(of: count).flatMap { Array($0) } == Array(0..<count))
    }

    @Test(arguments: [1, 3])
    func makesEveryElementInItsPlace(jobs: Int) {
        let (elements, notes) = parallelArray(count: 20_000, jobs: jobs) { stretch, add in
            for index in stretch { add(String(index)) }
            return stretch.lowerBound
        }
        #expect(elements == (0..<20_000).map { String($0) })
        #expect(notes == notes.sorted())
    }

    @Test(arguments: [1, 3])
    func changesElementsInPlace(jobs: Int) {
        var elements = (0..<20_000).map { String($0) }
        parallelChange(&elements, jobs: jobs) { stretch, elements in
            for index in stretch { elements[index] += "!" }
        }
        #expect(elements == (0..<20_000).map { "\($0)!" })
    }

    @Test(arguments: [1, 3])
    func joinsArraysInTheirOrder(jobs: Int) {
        let parts = [["a", "b"], [], ["c"], (0..<9000).map { String($0) }]
        var taken = parts
        #expect(parallelJoin(&taken, jobs: jobs) == Array(parts.joined()))
        #expect(taken.allSatisfy { $0.isEmpty })
        var none: [[String]] = []
        #expect(parallelJoin(&none, jobs: jobs) == [])
    }
}
