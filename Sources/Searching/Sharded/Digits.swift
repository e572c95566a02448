/// Whole numbers as text: base 32 with the lowest digit first, in the alphabet of base64url, whose upper half says that more
/// digits follow (the variable-length quantities of source maps, without a sign).
enum Digits {
    static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    /// The value of each character of the alphabet; 255 for others.
    static let values: [UInt8] = {
        var values = [UInt8](repeating: 255, count: 256)
        for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
        return values
    }()

    /// Appends a number that is not negative.
    static func append(_ number: Int, to output: inout [UInt8]) {
        var rest = number
        while rest >= 32 {
            output.append(alphabet[rest & 31 | 32])
            rest >>= 5
        }
        output.append(alphabet[rest])
    }

    /// Appends ascending numbers, as the difference of each from the one before; 0, which is no difference, stands before
    /// the length of a run of ones.
    static func append(ascending numbers: some Sequence<Int>, to output: inout [UInt8]) {
        var previous = -1
        var run = 0
        func endRun(_ output: inout [UInt8]) {
            if run > 3 {
                append(0, to: &output)
                append(run, to: &output)
            } else {
                for _ in 0..<run { append(1, to: &output) }
            }
            run = 0
        }
        for number in numbers {
            if number == previous + 1 {
                run += 1
            } else {
                endRun(&output)
                append(number - previous, to: &output)
            }
            previous = number
        }
        endRun(&output)
    }

    /// Reads numbers; nil where the text is none of ours.
    static func numbers(in text: String) -> [Int]? {
        var numbers: [Int] = []
        var number = 0
        var shift = 0
        for byte in text.utf8 {
            let value = Int(values[Int(byte)])
            guard value < 64, shift < 60 else { return nil }
            number |= (value & 31) << shift
            shift += 5
            if value < 32 {
                numbers.append(number)
                number = 0
                shift = 0
            }
        }
        return shift == 0 ? numbers : nil
    }

    /// Reads ascending numbers below `limit`; nil where the text is none of ours.
    static func ascending(in text: String, limit: Int) -> [Int]? {
        guard let differences = numbers(in: text) else { return nil }
        var numbers: [Int] = []
        var previous = -1
        var index = 0
        while index < differences.count {
            var difference = differences[index]
            var run = 1
            index += 1
            if difference == 0 {
                guard index < differences.count else { return nil }
                (difference, run) = (1, differences[index])
                index += 1
            }
            guard difference <= limit, run <= limit, previous + difference * run < limit else { return nil }
            for _ in 0..<run {
                previous += difference
                numbers.append(previous)
            }
        }
        return numbers
    }
}
