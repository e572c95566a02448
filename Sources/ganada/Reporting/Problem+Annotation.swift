import Directory

extension Problem {
    /// The problem as GitHub Actions marks it in a file
    /// (https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands).
    func annotation(as severity: Severity) -> String {
        var properties = ["file=" + escaped(location.path, isProperty: true)]
        if let line = location.line { properties.append("line=\(line)") }
        if let column = location.column { properties.append("col=\(column)") }
        return "::\(severity.rawValue) \(properties.joined(separator: ","))::\(escaped(message, isProperty: false))"
    }
}

/// A text without what would end it: line ends, and in a property also what divides properties.
private func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "%": escaped += "%25"
        case "\r": escaped += "%0D"
        case "\n": escaped += "%0A"
        case ":" where isProperty: escaped += "%3A"
        case "," where isProperty: escaped += "%2C"
        default: escaped.unicodeScalars.append(scalar)
        }
    }
    return escaped
}
