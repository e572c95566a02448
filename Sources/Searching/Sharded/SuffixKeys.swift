import Directory
import International
import Platform

/// A place where a match may start, as a key: what a term that matches there starts with.
///
/// Keys are UTF-8 and live end to end in `SuffixKeys.bytes`, each ending in a zero byte.
struct Suffix: Sendable {
    /// Where the key starts.
    var offset: UInt32
    /// The item, by its rank, and what kind of place it is.
    var place: UInt32

    /// The key starts with the item's name.
    static let startsName: UInt32 = 1 << 31
    /// The key starts a word of running text.
    static let startsWord: UInt32 = 1 << 30
    /// The key is the whole name, so that a term of the same keys is the name.
    static let isName: UInt32 = 1 << 29
    /// More items than this cannot be told apart.
    static let largestRank = isName - 1

    /// The item, by its rank: its index in the order of the page.
    var rank: Int { Int(place & Self.largestRank) }
}

/// The keys of everything that is searched in a collection.
///
/// There are three kinds of keys in one order. By keystrokes: from each character to the end of a text; of running text,
/// from each word, `wordLimit` code points. By initials: U+0001, then the initials from each syllable. Mixed: U+0002, then
/// the initial of a character and the keystrokes from the next one, for terms such as ㅅ과. The last two hold
/// `initialsLimit` code points; what a longer term asks for is found among what its beginning finds.
struct SuffixKeys: Sendable {
    /// What ends a key.
    static let end: UInt8 = 0
    /// The first byte of a key of initials.
    static let initials: UInt8 = 1
    /// The first byte of a mixed key.
    static let mixed: UInt8 = 2
    /// The code points of a key of running text.
    static let wordLimit = 48
    /// The code points of a key of initials and of a mixed one, without the first.
    static let initialsLimit = 16

    /// All keys, each ending in a zero byte.
    private(set) var bytes: [UInt8] = []
    /// The places, in the order of the items.
    private(set) var suffixes: [Suffix] = []

    /// Folds what is searched of every item of a collection, on up to `jobs` threads.
    init(of collection: OrderedCollection, searched: [SearchedField], jobs: Int) {
        let count = collection.collection.items.count
        let chunk = 8192
        let pieces = parallelMap(count: (count + chunk - 1) / chunk, jobs: jobs, scratch: { Folding() }) {
            number,
            folding in
            var piece = SuffixKeys()
            collection.forEachItem(in: number * chunk..<min((number + 1) * chunk, count)) { rank, section, _ in
                let item = collection.collection.items[rank]
                for field in searched {
                    for value in field.values(of: item, section: section.label) {
                        let text = folding.foldedBytes(value)
                        piece.add(text, of: UInt32(truncatingIfNeeded: rank), field: field)
                    }
                }
            }
            return piece
        }
        bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.bytes.count })
        suffixes.reserveCapacity(pieces.reduce(0) { $0 + $1.suffixes.count })
        for piece in pieces {
            let shift = UInt32(truncatingIfNeeded: bytes.count)
            bytes.append(contentsOf: piece.bytes)
            for suffix in piece.suffixes {
                suffixes.append(Suffix(offset: suffix.offset &+ shift, place: suffix.place))
            }
        }
    }

    private init() {}

    /// Adds the keys of a folded text.
    private mutating func add(_ text: [UInt8], of rank: UInt32, field: SearchedField) {
        guard !text.isEmpty else { return }
        if field.place == .wordStarts { return addWords(of: text, rank: rank) }

        let characters = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
        let isName = field == .name
        let start = bytes.count
        for (index, character) in characters.enumerated() {
            // No term starts with a space.
            if character != " " { append(rank | (isName && index == 0 ? Suffix.startsName | Suffix.isName : 0)) }
            Hangul.appendKeys(of: character, to: &bytes)
        }
        let whole = start..<bytes.count
        let isPlain = bytes[whole].elementsEqual(text)
        bytes.append(Self.end)

        let hasBare = isPlain && characters.contains { Hangul.consonants.contains($0.value) }
        if !isPlain || hasBare { addInitials(of: characters, rank: rank, isName: isName, isBare: isPlain) }
        addMixed(of: characters, whole: whole, rank: rank, isName: isName)
    }

    private mutating func addWords(of text: [UInt8], rank: UInt32) {
        let characters = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
        var before: Unicode.Scalar?
        for (index, character) in characters.enumerated() {
            defer { before = character }
            guard isWordStart(character, after: before) else { continue }
            append(rank | Suffix.startsWord)
            appendKeys(of: characters[index...], limit: Self.wordLimit)
            bytes.append(Self.end)
        }
    }

    /// `isBare`: there is no syllable, so that the initials of a name are the name.
    private mutating func addInitials(of characters: [Unicode.Scalar], rank: UInt32, isName: Bool, isBare: Bool) {
        let dense = characters.filter { $0 != " " }
        let isHangul = { (character: Unicode.Scalar) in
            Hangul.syllables.contains(character.value) || Hangul.consonants.contains(character.value)
        }
        // A term of initials has a consonant, so a key without any is never asked for.
        guard let last = dense.lastIndex(where: isHangul) else { return }
        let isWhole = isBare && dense.count <= Self.initialsLimit
        for index in dense[...last].indices {
            var place = isName && index == 0 ? Suffix.startsName : 0
            if place != 0, isWhole { place |= Suffix.isName }
            append(rank | place)
            bytes.append(Self.initials)
            for character in dense[index...].prefix(Self.initialsLimit) {
                Hangul.appendInitial(of: character, to: &bytes)
            }
            bytes.append(Self.end)
        }
    }

    /// `whole`: the keystrokes of all of the text.
    private mutating func addMixed(of characters: [Unicode.Scalar], whole: Range<Int>, rank: UInt32, isName: Bool) {
        // What a mixed term asks for after the initial has a vowel, in a syllable or bare.
        let hasVowel = { (character: Unicode.Scalar) in
            Hangul.syllables.contains(character.value) || Hangul.vowels.contains(character.value)
        }
        guard let last = characters.lastIndex(where: hasVowel) else { return }
        for index in characters[..<last].indices
        where Hangul.syllables.contains(characters[index].value) || Hangul.consonants.contains(characters[index].value)
        {
            append(rank | (isName && index == 0 ? Suffix.startsName : 0))
            bytes.append(Self.mixed)
            let start = bytes.count
            Hangul.appendInitial(of: characters[index], to: &bytes)
            appendKeys(of: characters[(index + 1)...], limit: Self.initialsLimit - 1)
            // A name that begins with a bare consonant may be the very term.
            if isName, index == 0, bytes[start...].elementsEqual(bytes[whole]) {
                suffixes[suffixes.count - 1].place |= Suffix.isName
            }
            bytes.append(Self.end)
        }
    }

    /// Notes that a key starts here.
    private mutating func append(_ place: UInt32) {
        suffixes.append(Suffix(offset: UInt32(truncatingIfNeeded: bytes.count), place: place))
    }

    /// Appends the keystrokes of a text, at most `limit` of them.
    private mutating func appendKeys(of characters: ArraySlice<Unicode.Scalar>, limit: Int) {
        let start = bytes.count
        for character in characters.prefix(limit) { Hangul.appendKeys(of: character, to: &bytes) }
        let end = bytes.endOfCharacters(limit, from: start)
        bytes.removeSubrange(end...)
    }
}

extension Term {
    /// The key that whatever matches the term starts with, in the place that is rarest.
    var lookupKey: [UInt8] {
        switch kind {
        case .plain, .keystrokes: return keys
        case .initials:
            return [SuffixKeys.initials] + keys[..<keys.endOfCharacters(SuffixKeys.initialsLimit, from: 0)]
        case .mixed:
            var key = head.last.map { Array(String($0).utf8) } ?? []
            key += keys
            return [SuffixKeys.mixed] + key[..<key.endOfCharacters(SuffixKeys.initialsLimit, from: 0)]
        }
    }

    /// Whether everything that has the lookup key in its place matches.
    var isAnsweredByKey: Bool {
        switch kind {
        case .plain, .keystrokes: true
        case .initials: lookupKey.count == keys.count + 1
        case .mixed: head.count == 1 && lookupKey.count == 1 + String(head[0]).utf8.count + keys.count
        }
    }
}

extension [UInt8] {
    /// The end of the first `limit` code points from `start`.
    func endOfCharacters(_ limit: Int, from start: Int) -> Int {
        var left = limit
        var end = start
        while end < count {
            if self[end] & 0xC0 != 0x80 {
                if left == 0 { return end }
                left -= 1
            }
            end += 1
        }
        return end
    }
}
