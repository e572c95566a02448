import International

/// The texts of a range of places, their bytes end to end: what goes over them again and again need not count references to
/// each.
struct FlatTexts {
    private var bytes: [UInt8] = []
    /// Where each text begins, and where the last one ends.
    private var offsets: [Int] = [0]
    private let firstPlace: Int

    /// Takes the texts of `places` from `text`, which is called with each.
    init(_ places: Range<Int>, _ text: (Int) -> String) {
        firstPlace = places.lowerBound
        offsets.reserveCapacity(places.count + 1)
        for place in places {
            text(place).withUTF8Bytes { bytes.append(contentsOf: $0) }
            offsets.append(bytes.count)
        }
    }

    /// Calls `body` with the bytes of the text of a place.
    func withBytes<Result>(at place: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let range = offsets[place - firstPlace]..<offsets[place - firstPlace + 1]
        return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// The text of a place.
    subscript(place: Int) -> String { withBytes(at: place) { String(decoding: $0, as: UTF8.self) } }
}
