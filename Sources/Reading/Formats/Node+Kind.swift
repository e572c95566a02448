import Directory

extension Node {
    /// What it is, for a message about a value that has no place here.
    var kind: ValueKind {
        switch content {
        case .null: .null
        case .text: .text
        case .number: .number
        case .boolean: .boolean
        case .list: .list
        case .map: .map
        }
    }
}
