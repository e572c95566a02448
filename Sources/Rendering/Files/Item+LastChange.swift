import Directory

extension Item {
    /// When the item was last changed, else made; nil where the data does not say, or not as ISO 8601 writes it.
    var lastChange: Timestamp? {
        updated.flatMap(Timestamp.init) ?? date.flatMap(Timestamp.init)
    }
}
