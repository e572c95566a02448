import Foundation
import Testing

@testable import Publishing

/// Builds after edits, which make anew only the pages whose inputs have changed, compared with clean ones.
@Suite struct EditTests {
    @Test(arguments: [1, 2] as [UInt64])
    func giveTheBytesOfACleanBuild(seed: UInt64) throws {
        var chance = EditedSite.Chance(seed: seed)
        var site = EditedSite(&chance)
        let source = try TemporaryFolder()
        let output = try TemporaryFolder()
        var history: [Int] = []
        for turn in 0..<30 {
            for _ in 0...chance.below(2) {
                let edit = chance.below(EditedSite.edits.count)
                EditedSite.edits[edit](&site, &chance)
                history.append(edit)
            }
            try source.replaceContents(with: site.contents)
            try build(source, into: output)
            let clean = try TemporaryFolder()
            try build(source, into: clean)
            let (built, expected) = (output.data, clean.data)
            guard built != expected else { continue }
            let wrong = Set(built.keys).union(expected.keys).filter { built[$0] != expected[$0] }.sorted()
            Issue.record("turn \(turn), edits \(history): \(wrong.prefix(5))")
            return
        }
    }

    private func build(_ source: TemporaryFolder, into output: TemporaryFolder) throws {
        var request = BuildRequest()
        request.source = source.path
        request.output = output.path
        let report = Publishing.build(request, onEvent: { _ in })
        let errors = report.problems.filter { $0.fact.severity == .error }
        try #require(report.isPublished && errors.isEmpty, "\(errors.map(\.text)) \(report.outcome)")
    }
}
