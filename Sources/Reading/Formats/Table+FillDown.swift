import Directory

extension Table {
    /// Gives cells that are blank the value of the cell above: cells that a spreadsheet had merged export so.
    /// `columns` are indices.
    mutating func fillDown(_ columns: [Int]) {
        for column in columns {
            var above: FieldValue?
            for row in rows.indices where column < rows[row].values.count {
                if let value = rows[row].values[column] {
                    above = value
                } else {
                    rows[row].values[column] = above
                }
            }
        }
    }
}
