import Directory

/// The images that items refer to, among those that stood in the data; no other one leaves.
func images(of items: [Item], columns: [Column], among embedded: [ImageFile]) -> [ImageFile] {
    if embedded.isEmpty { return [] }
    let imageColumns = columns.indices.filter { columns[$0].type == .image }
    var named: Set<String> = []
    for item in items {
        if let image = item.image { named.insert(image) }
        for column in imageColumns {
            switch item.fields[column] {
            case .text(let path)?: named.insert(path)
            case .list(let paths)?: named.formUnion(paths)
            default: break
            }
        }
    }
    return embedded.filter { named.contains($0.path) }
}
