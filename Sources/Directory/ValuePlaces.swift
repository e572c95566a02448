/// Where the values of an item stand that may name what is not there.
///
/// A value of front matter has a place with a line and a column; of one in a row of data only the row's line is known.
public struct ValuePlaces: Sendable {
    /// The place of the address elsewhere.
    public var link: Location?
    /// The place of the image.
    public var image: Location?
    /// The places of what `see` names, in its order; none: that of the item.
    public var see: [Location] = []
    /// The places of images and Markdown in fields, by column.
    public var fields: [Int: Location] = [:]

    /// No places but the item's own.
    public init() {}

    var isEmpty: Bool { link == nil && image == nil && see.isEmpty && fields.isEmpty }
}

extension Item {
    /// The place of its address elsewhere.
    public var linkPlace: Location { places.link ?? location }

    /// The place of its image.
    public var imagePlace: Location { places.image ?? location }

    /// The place of an entry of `see`.
    public func place(ofSee index: Int) -> Location {
        let places = places.see
        return places.indices.contains(index) ? places[index] : location
    }

    /// The place of the value of a column.
    public func place(ofField column: Int) -> Location { places.fields[column] ?? location }
}

extension Location {
    /// The name of a column of the data, where this is the place of a row and not of a value in it.
    public func field(_ name: String) -> String? { column == nil ? name : nil }
}
