/// The indices below `count` in stretches that threads can share out among them; few where there are few indices.
@inlinable
public func stretches(of count: Int, length: Int = 8192) -> [Range<Int>] {
    stride(from: 0, to: count, by: length).map { $0..<min($0 + length, count) }
}

/// Makes an array of `count` elements on up to `jobs` threads, a stretch at a time, with no copy of any element.
///
/// `make` is called with the indices of each stretch, and hands the element of each, in their order, to the closure that it
/// is given. What it returns is kept in the order of the stretches.
@inlinable
public func parallelArray<Element: Sendable, Note: Sendable>(
    count: Int,
    jobs: Int,
    _ make: @Sendable (Range<Int>, (consuming Element) -> Void) -> Note
) -> (elements: [Element], notes: [Note]) {
    var notes: [Note] = []
    let elements = [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
        nonisolated(unsafe) let slots = buffer
        let stretches = stretches(of: count)
        notes = parallelMap(count: stretches.count, jobs: jobs) { number in
            var next = stretches[number].lowerBound
            let note = make(stretches[number]) { element in
                slots.initializeElement(at: next, to: element)
                next += 1
            }
            precondition(next == stretches[number].upperBound, "an element for each index")
            return note
        }
        initialized = count
    }
    return (elements, notes)
}

/// Changes the elements of an array in place on up to `jobs` threads, a stretch at a time.
///
/// `change` is called with the indices of each stretch and a buffer of the whole array, of which it touches those alone.
/// What it returns is in the order of the stretches.
@inlinable
@discardableResult
public func parallelChange<Element, Note: Sendable>(
    _ elements: inout [Element],
    jobs: Int,
    _ change: @Sendable (Range<Int>, UnsafeMutableBufferPointer<Element>) -> Note
) -> [Note] {
    elements.withUnsafeMutableBufferPointer { buffer in
        nonisolated(unsafe) let slots = buffer
        let stretches = stretches(of: slots.count)
        return parallelMap(count: stretches.count, jobs: jobs) { change(stretches[$0], slots) }
    }
}

/// The elements of several arrays one after another, moved together on up to `jobs` threads; the arrays are empty afterwards.
@inlinable
public func parallelJoin<Element: Sendable>(_ parts: inout [[Element]], jobs: Int) -> [Element] {
    if parts.count == 1 { return parts.removeLast() }
    var starts: [Int] = []
    var count = 0
    for part in parts {
        starts.append(count)
        count += part.count
    }
    return parts.withUnsafeMutableBufferPointer { buffer in
        nonisolated(unsafe) let parts = buffer
        return [Element](unsafeUninitializedCapacity: count) { [starts] buffer, initialized in
            nonisolated(unsafe) let slots = buffer
            _ = parallelMap(count: parts.count, jobs: jobs) { number in
                _ = slots[starts[number]...].initialize(fromContentsOf: parts[number])
                parts[number] = []
            }
            initialized = count
        }
    }
}
