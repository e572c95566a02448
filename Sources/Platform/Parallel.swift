import Dispatch
import Synchronization

/// Calls `transform` with every index below `count`, on up to `jobs` threads, and gives the results in index order.
///
/// Which thread takes which index is open, so `transform` must depend on its index alone.
public func parallelMap<Result: Sendable>(
    count: Int,
    jobs: Int,
    _ transform: @Sendable (Int) -> Result
) -> [Result] {
    parallelMap(count: count, jobs: jobs, scratch: {}) { index, _ in transform(index) }
}

/// Calls `transform` with every index below `count`, on up to `jobs` threads, and gives the results in index order.
///
/// Each thread has a value of its own, made by `scratch`, whose room it may use again from one index to the next.
public func parallelMap<Scratch, Result: Sendable>(
    count: Int,
    jobs: Int,
    scratch: @Sendable () -> Scratch,
    _ transform: @Sendable (Int, inout Scratch) -> Result
) -> [Result] {
    guard jobs > 1, count > 1 else {
        var own = scratch()
        return (0..<max(count, 0)).map { transform($0, &own) }
    }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
        nonisolated(unsafe) let slots = buffer
        let next = Atomic<Int>(0)
        // Where there are very many, a thread takes several at a time, so that threads do not wait for the number.
        let batch = min(max(count / (jobs * 64), 1), 256)
        DispatchQueue.concurrentPerform(iterations: min(jobs, count)) { _ in
            var own = scratch()
            while true {
                let start = next.wrappingAdd(batch, ordering: .relaxed).oldValue
                guard start < count else { return }
                for index in start..<min(start + batch, count) {
                    slots.initializeElement(at: index, to: transform(index, &own))
                }
            }
        }
        initialized = count
    }
}
