// The words of every problem. A message says what is wrong, then how to mend it.

extension Problem {
    /// The problem as one line: `path:line:column: error: message`.
    public var text: String {
        var place = location.path
        if let line = location.line { place += ":\(line)" }
        if let column = location.column { place += ":\(column)" }
        return "\(place): \(fact.severity.rawValue): \(fact.text)"
    }
}

extension Fact {
    /// The fact in words, without its place.
    public var text: String {
        switch self {
        case .unknownSetting(let name, let nearest):
            if let nearest {
                "there is no setting '\(name)'; did you mean '\(nearest)'?"
            } else {
                "there is no setting '\(name)'; remove it, or see the manual for the settings that there are"
            }
        }
    }
}
