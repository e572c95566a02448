import CommonMark

extension TableCell {
    /// The tag that the cell begins with, after those of the table and row that begin with it.
    var openingTags: String {
        // A class, since a style would need an exception from the pages' content security policy.
        let alignment =
            switch alignment {
            case .none: ""
            case .left: " class=\"left\""
            case .center: " class=\"center\""
            case .right: " class=\"right\""
            }
        return (column == 0 ? rowTags : "") + "<\(name)\(alignment)>"
    }

    /// The tag that the cell ends with, and those of the row and table that end with it.
    var closingTags: String {
        let row = endsRow ? (isInHead ? "</tr>\n</thead>\n" : "</tr>\n") : ""
        let table = endsTable ? (isInHead ? "</table>\n" : "</tbody>\n</table>\n") : ""
        return "</\(name)>\n" + row + table
    }

    private var isInHead: Bool { row == 0 }

    private var name: String { isInHead ? "th" : "td" }

    private var rowTags: String {
        switch row {
        case 0: "<table>\n<thead>\n<tr>\n"
        case 1: "<tbody>\n<tr>\n"
        default: "<tr>\n"
        }
    }
}
