import Directory
import Platform
import Rendering

/// The images that no thumbnail can be made of, by places as reports name them: each is made, on up to `jobs` threads, and
/// forgotten.
public func thumbnailProblems(_ site: OrderedSite, jobs: Int) -> [Problem] {
    let thumbnails = site.thumbnails
    return parallelMap(count: thumbnails.count, jobs: jobs, scratch: { [UInt8]() }) { index, bytes -> Problem? in
        bytes.removeAll(keepingCapacity: true)
        do throws(Problem) {
            try ThumbnailFile(thumbnails[index]).appendBytes(to: &bytes)
            return nil
        } catch {
            return error
        }
    }.compactMap { $0 }
}
