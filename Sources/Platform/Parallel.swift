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
    guard jobs > 1, count > 1 else { return (0..<count).map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
        nonisolated(unsafe) let slots = buffer
        let next = Atomic<Int>(0)
        DispatchQueue.concurrentPerform(iterations: min(jobs, count)) { _ in
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < count else { return }
                slots.initializeElement(at: index, to: transform(index))
            }
        }
        initialized = count
    }
}
