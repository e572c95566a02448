import Directory
import Platform

/// What a build is asked for.
public struct BuildRequest: Sendable {
    /// A site folder, a content folder or a data file.
    public var source = "."
    /// The output folder; nil: `Output/` in the site folder, or for a data file in the current folder.
    public var output: String?
    /// In the place of `baseURL` of the settings.
    public var baseURL: String?
    /// In the place of `title` of the settings.
    public var title: String?
    /// In the place of `language` of the settings.
    public var language: String?
    /// In the place of the form of search that the collections ask for.
    public var searchForm: CollectionSettings.SearchForm?
    /// The number of threads.
    public var jobs = processorCount()
    /// Whether drafts are part of the site.
    public var includesDrafts = false
    /// Whether the output folder may hold files that are not ours, which are replaced where they are in the way.
    public var isForced = false
    /// Whether most of a collection may be gone since the last build.
    public var allowsRemovals = false
    /// A ZIP archive to write of the site too.
    public var archive: String?
    /// Whether only to look for problems, and to write nothing.
    public var isCheck = false

    /// Whether nobody needs the output after the machine has lost its power, so that nothing need be forced to the disk.
    var isTemporary = false

    /// Asks for a build of the current folder.
    public init() {}
}

/// Something that happens during a build; whoever asked for the build may show it.
public enum BuildEvent: Sendable {
    /// Another build works on the output folder; this one waits for its end.
    case waiting(output: String)
    /// That many files are about to be made and compared.
    case planned(files: Int)
    /// One of them is done. This comes from any thread.
    case finishedFile
}
