import Platform

/// Why a published site cannot be searched.
public enum SearchError: Error, Hashable, Sendable {
    /// The folder holds no site of ours that can be searched.
    case noSite(path: String)
    /// No collection has this name.
    case noCollection(name: String, known: [String])
    /// A file is not as we write it.
    case damaged(path: String)
    /// A file cannot be read.
    case system(SystemError)
}

extension SearchError {
    /// What is wrong and how to mend it, as a sentence without a full stop.
    public var text: String {
        switch self {
        case .noSite(let path):
            "\(path) holds no published site; build one, or name its folder with --site"
        case .noCollection(let name, let known):
            "there is no collection '\(name)'; there are: \(known.joined(separator: ", "))"
        case .damaged(let path):
            "\(path) is damaged; build the site again"
        case .system(let error): error.text
        }
    }
}
