import Directory

/// The thumbnails of the images that rows show, in the collections that ask for them.
struct SiteThumbnails {
    /// Each once, in the order of their paths' bytes.
    private(set) var all: [Thumbnail] = []
    /// The version of the program that makes them; nil where none are made.
    private(set) var program: String?

    /// Plans them, and gives each item its own. `places` are those of the settings that ask for them, one for each
    /// collection; without the program the first has a warning. `folder` is what the places of images are relative to.
    init(
        of collections: inout [Collection],
        askedForAt places: [Location?],
        images: [String: ImageFile],
        embedded: [ImageFile],
        folder: String,
        _ problems: inout [Problem]
    ) {
        guard let place = places.compactMap({ $0 }).min() else { return }
        var sources: [String: (image: ImageFile, path: String?)] = [:]
        for image in embedded where image.thumbnailPath != nil { sources[image.path] = (image, nil) }
        for (path, image) in images.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
        where image.thumbnailPath != nil && sources[image.path] == nil {
            sources[image.path] = (image, path)
        }
        if sources.isEmpty { return }
        guard let version = ThumbnailProgram.version else {
            problems.append(Problem(place, .noThumbnailProgram(name: ThumbnailProgram.name)))
            return
        }
        program = version

        var planned: [String: Thumbnail] = [:]
        for index in collections.indices where places[index] != nil {
            for item in collections[index].items.indices where !collections[index].items[item].isPlain {
                guard let image = collections[index].items[item].image, let source = sources[image],
                    let path = source.image.thumbnailPath
                else { continue }
                collections[index].items[item].thumbnail = path
                if planned[path] != nil { continue }
                let location = source.path.map { Location(path: $0) } ?? collections[index].items[item].location
                planned[path] = Thumbnail(
                    path: path,
                    source: source.image.content,
                    location: location.below(folder),
                    program: version
                )
            }
        }
        all = planned.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}
