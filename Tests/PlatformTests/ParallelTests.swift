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
}
