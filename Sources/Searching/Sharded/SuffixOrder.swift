import Platform

/// The places of a collection in the order of their keys, byte by byte, which is the order of code points; equal keys in
/// the order of the items.
struct SuffixOrder: Sendable {
    /// All keys, each ending in a zero byte.
    let bytes: [UInt8]
    /// The places in order.
    private(set) var suffixes: [Suffix]
    /// For each place, how many bytes its key has in common with the one before.
    private(set) var common: [UInt16]

    /// Sorts, on up to `jobs` threads.
    init(sorting keys: consuming SuffixKeys, jobs: Int) {
        bytes = keys.bytes
        let (sorted, groups) = Self.grouped(keys.suffixes, bytes: keys.bytes)
        suffixes = sorted
        common = []
        let bytes = bytes
        let count = suffixes.count

        // Each group and each stretch of `common` is written by one thread alone.
        suffixes.withUnsafeMutableBufferPointer { suffixes in
            nonisolated(unsafe) let suffixes = suffixes
            _ = parallelMap(count: groups.count, jobs: jobs) { group in
                bytes.withUnsafeBufferPointer { Self.sort(suffixes, groups[group], bytes: $0) }
            }
        }
        let order = suffixes
        common = [UInt16](unsafeUninitializedCapacity: count) { buffer, initialized in
            nonisolated(unsafe) let buffer = buffer
            let stretch = 1 << 16
            _ = parallelMap(count: (count + stretch - 1) / stretch, jobs: jobs) { number in
                bytes.withUnsafeBufferPointer { bytes in
                    for index in number * stretch..<min((number + 1) * stretch, count) {
                        let length = index == 0 ? 0 : Self.common(bytes, order[index - 1].offset, order[index].offset)
                        buffer.initializeElement(at: index, to: length)
                    }
                }
            }
            initialized = count
        }
    }

    /// A place with the bytes of its key from the third on, so that most comparisons need not go and look.
    private struct Entry {
        var beginning: UInt64
        var suffix: Suffix
    }

    /// The places by the first two bytes of their keys (a counting sort), and the ranges with equal ones.
    private static func grouped(_ suffixes: [Suffix], bytes: [UInt8]) -> ([Suffix], [Range<Int>]) {
        var starts = [Int](repeating: 0, count: 1 << 16 + 1)
        let group = { (suffix: Suffix) -> Int in
            let first = bytes[Int(suffix.offset)]
            return Int(first) << 8 | (first == 0 ? 0 : Int(bytes[Int(suffix.offset) + 1]))
        }
        for suffix in suffixes { starts[group(suffix) + 1] += 1 }
        for index in 1..<starts.count { starts[index] += starts[index - 1] }
        var next = starts
        let sorted = [Suffix](unsafeUninitializedCapacity: suffixes.count) { buffer, initialized in
            for suffix in suffixes {
                let group = group(suffix)
                buffer.initializeElement(at: next[group], to: suffix)
                next[group] += 1
            }
            initialized = suffixes.count
        }
        let groups = (0..<1 << 16).map { starts[$0]..<starts[$0 + 1] }.filter { $0.count > 1 }
        return (sorted, groups)
    }

    private static func sort(
        _ suffixes: UnsafeMutableBufferPointer<Suffix>,
        _ group: Range<Int>,
        bytes: UnsafeBufferPointer<UInt8>
    ) {
        var entries = group.map { index in
            let suffix = suffixes[index]
            return Entry(beginning: beginning(bytes, suffix.offset), suffix: suffix)
        }
        entries.sort { one, other in
            if one.beginning != other.beginning { return one.beginning < other.beginning }
            // A zero byte among the eight: both keys have ended.
            if one.beginning & 0xFF != 0 {
                var first = Int(one.suffix.offset) + 10
                var second = Int(other.suffix.offset) + 10
                while bytes[first] == bytes[second], bytes[first] != 0 {
                    first += 1
                    second += 1
                }
                if bytes[first] != bytes[second] { return bytes[first] < bytes[second] }
            }
            return one.suffix.offset < other.suffix.offset
        }
        for (index, entry) in zip(group, entries) { suffixes[index] = entry.suffix }
    }

    /// The third to tenth byte of a key as a number that compares as they do; zero after its end.
    private static func beginning(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: UInt32) -> UInt64 {
        var position = Int(offset)
        guard bytes[position] != 0, bytes[position + 1] != 0 else { return 0 }
        position += 2
        var number: UInt64 = 0
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            let byte = bytes[position]
            if byte == 0 { break }
            number |= UInt64(byte) << shift
            position += 1
        }
        return number
    }

    private static func common(_ bytes: UnsafeBufferPointer<UInt8>, _ one: UInt32, _ other: UInt32) -> UInt16 {
        var length = 0
        while bytes[Int(one) + length] != 0, bytes[Int(one) + length] == bytes[Int(other) + length] { length += 1 }
        return UInt16(clamping: length)
    }
}
