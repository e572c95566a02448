extension Fact {
    /// Whether the message tells of a setting of the collection that mends it.
    public var isMendedBySetting: Bool {
        switch self {
        case .data(let fact):
            switch fact {
            case .undecodable, .guessedEncoding, .cellCount, .noHeader, .unnamedColumn, .noListInRecords,
                .severalTables:
                true
            default: false
            }
        case .noNameColumn: true
        default: false
        }
    }
}
