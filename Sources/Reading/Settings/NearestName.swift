/// The candidate that a misspelt name most likely means, or nil where none is near; of equally near ones the first.
///
/// Near is at most one slip for every three letters, and one at least. Case does not count.
func nearestName(to name: String, among candidates: [String]) -> String? {
    let letters = lowercasedScalars(name)
    var nearest: String?
    var least = max(1, letters.count / 3) + 1
    for candidate in candidates {
        let distance = editDistance(letters, lowercasedScalars(candidate))
        if distance < least {
            least = distance
            nearest = candidate
        }
    }
    return nearest
}

/// How many slips lead from one word to the other: a letter left out, added or replaced, or two neighbours exchanged
/// (the optimal string alignment distance).
func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in left.indices {
        var current = [row + 1]
        for column in right.indices {
            let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
            var distance = min(replaced, last[column + 1] + 1, current[column] + 1)
            let isExchange =
                row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]
            if isExchange { distance = min(distance, beforeLast[column - 1] + 1) }
            current.append(distance)
        }
        (beforeLast, last) = (last, current)
    }
    return last[right.count]
}

/// The scalars, ASCII capitals made small.
private func lowercasedScalars(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.map { scalar in
        ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
    }
}
