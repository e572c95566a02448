extension RandomAccessCollection {
    /// The first index whose element fulfils a condition that no element before it does and every one after it does; the end
    /// where none does. Found by halving.
    public func firstIndexOfRest(where belongs: (Element) -> Bool) -> Index {
        var low = startIndex
        var count = count
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if belongs(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
