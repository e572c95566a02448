import Serialization

/// A page of the directory of a sharded index: which keys are hot, and with which keys shards begin.
struct DirectoryPage: Sendable {
    /// The first key.
    var firstKey: [UInt8] = []
    /// How many shards begin before the page.
    var shards = 0
    /// How many hot keys come before the page.
    var hotKeys = 0
    /// How many files of lists begin before the page.
    var listFiles = 0
    /// The steps: `s` (a shard begins), `h` (a hot key) or `l` (a hot key whose list begins a file), then how many UTF-16
    /// units of its key are those of the one before; of a hot key, the file of its answer and the number in it; then the
    /// rest of the key.
    var steps: [[UInt8]] = []

    /// The pages, of about `limit` bytes each; one at least.
    static func pages(of plan: ShardPlan, listFiles: [Int], answers: AnswerFiles, limit: Int) -> [DirectoryPage] {
        var pages = [DirectoryPage()]
        var size = 0
        var previous: [UInt8] = []
        var shards = 0
        var hotKeys = 0
        var files = 0
        for step in plan.steps {
            let key: [UInt8]
            let kind: Character
            switch step {
            case .shard(let number):
                (key, kind) = (plan.shards[number].key, "s")
            case .hot(let number):
                let beginsFile = files < listFiles.count && listFiles[files] == number
                (key, kind) = (plan.hotKeys[number].key, beginsFile ? "l" : "h")
            }
            if size >= limit {
                pages.append(DirectoryPage(firstKey: key, shards: shards, hotKeys: hotKeys, listFiles: files))
                size = 0
                previous = []
            } else if pages.count == 1, pages[0].steps.isEmpty {
                pages[0].firstKey = key
            }
            var text = Array(String(kind).utf8)
            let shared = FrontCoding.shared(previous[...], key[...])
            Digits.append(shared.units, to: &text)
            if case .hot(let number) = step {
                Digits.append(answers.places[number].file, to: &text)
                Digits.append(answers.places[number].index, to: &text)
            }
            text.append(contentsOf: key[shared.bytes...])
            pages[pages.count - 1].steps.append(text)
            size += text.count + 3
            previous = key
            switch kind {
            case "s": shards += 1
            case "l":
                hotKeys += 1
                files += 1
            default: hotKeys += 1
            }
        }
        return pages
    }

    /// Appends the steps as JSON.
    func append(to output: inout [UInt8]) {
        output.append("[")
        for step in steps {
            output.appendJSONComma()
            output.appendJSON(String(decoding: step, as: UTF8.self))
        }
        output.append("]")
    }
}

/// What a text has in common with the one before it.
enum FrontCoding {
    /// The common beginning of two UTF-8 texts, in whole characters: its bytes, and its UTF-16 units.
    static func shared(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> (bytes: Int, units: Int) {
        one.withUnsafeBufferPointer { one in
            other.withUnsafeBufferPointer { other in
                let end = min(one.count, other.count)
                var bytes = 0
                var units = 0
                while bytes < end, one[bytes] == other[bytes] {
                    let length = lengthOfCharacter(one[bytes])
                    guard bytes + length <= end, (1..<length).allSatisfy({ one[bytes + $0] == other[bytes + $0] })
                    else { break }
                    bytes += length
                    units += length == 4 ? 2 : 1
                }
                return (bytes, units)
            }
        }
    }

    /// The text of which `rest` is all but the first `units` UTF-16 units, which are those of `previous`.
    static func restored(_ previous: [UInt8], units: Int, rest: some Sequence<UInt8>) -> [UInt8] {
        var bytes = 0
        var left = units
        while left > 0, bytes < previous.count {
            let length = lengthOfCharacter(previous[bytes])
            bytes += length
            left -= length == 4 ? 2 : 1
        }
        return Array(previous[..<min(bytes, previous.count)]) + rest
    }
}
