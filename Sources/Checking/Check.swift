import Directory
import Rendering

/// Looks for what a build lets pass and what may be wrong with a site all the same: names that can be taken for one another,
/// names too long to be searched whole, and own templates whose originals have changed.
///
/// `names` is what was found of the names of each collection; `problems` are what was found before; the result begins with
/// those of them that it does not say better.
public func check(_ names: [NameCheck], theme: Theme, after problems: [Problem]) -> [Problem] {
    let kept = problems.filter { problem in
        // A name that is another's too is why an address got a tail.
        guard case .sameAddress(let count, _) = problem.fact else { return true }
        return !names.contains { $0.repeated.contains(problem.location) && $0.repetitions >= count }
    }
    return kept + names.flatMap(\.problems) + theme.outdatedFiles()
}
