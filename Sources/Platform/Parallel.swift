import Dispatch
import Synchronization

/// Calls `transform` with every index below `count`, on up to `jobs` threads, and gives the results in index order.
///
/// Which thread takes which index is open, so `transform` must depend on its index alone.
@inlinable
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
@inlinable
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

/// Calls `transform` with every input that `next` gives until it gives nil, on up to `jobs` threads, and gives the results in
/// the order of the inputs.
///
/// `next` is called by one thread at a time, with the source that the inputs come from, while others transform.
@inlinable
public func parallelMap<Source, Input: Sendable, Result: Sendable>(
    from source: inout Source,
    jobs: Int,
    next: @Sendable (inout Source) -> Input?,
    _ transform: @Sendable (Input) -> Result
) -> [Result] {
    let results = Mutex<[(number: Int, result: Result)]>([])
    withUnsafeMutablePointer(to: &source) { pointer in
        nonisolated(unsafe) let source = pointer
        let taken = Mutex<Int?>(0)
        DispatchQueue.concurrentPerform(iterations: max(jobs, 1)) { _ in
            while true {
                let input = taken.withLock { taken -> (number: Int, input: Input)? in
                    guard let number = taken, let input = next(&source.pointee) else {
                        taken = nil
                        return nil
                    }
                    taken = number + 1
                    return (number, input)
                }
                guard let (number, input) = input else { return }
                let result = transform(input)
                results.withLock { $0.append((number, result)) }
            }
        }
    }
    return results.withLock { $0.sorted { $0.number < $1.number }.map(\.result) }
}
