import Foundation
import Testing

/// Whatever the machine is set to, the same content makes the same bytes.
@Suite struct SameBytesTests {
    private static let files = [
        "Content/site.yaml": "title: Gleiches\nlanguage: de\nbaseURL: https://example.org/\ncompress: true\n",
        "Content/a.csv": "name,date,aliases\nÄrger,2024-02-29,ı;İ\nZebra,2023-12-31,\nIgel,2024-01-01,x\n",
        "Content/a/ol.md": "---\nname: Öl\n---\nText, [Igel](igel.md) und [[Zebra]].\n",
        "Content/a/igel.md": "---\nname: Igel\nid: igel\n---\nStachelig.\n",
        "Content/a/same.md": "Twice.\n",
        "Content/a/deep/same.md": "Twice.\n",
        "Content/b/_index.md": "---\nsearch: {index: sharded}\nitemPages: always\n---\n",
        "Content/b/one.csv": "name,n\nıssız,1\nIstanbul,2\nİzmir,10\n",
        "Content/b/two.csv": "name,n\nIstanbul,3\n가방,4\n",
        "Content/b/three.json": "[{\"name\": \"東京\", \"n\": 5}]",
        "Content/about.md": "# Über\n",
        "Content/zuletzt.md": "# Zuletzt\n",
        "Static/robots.txt": "own\n",
    ]

    /// A folder of a file system that lists what came last first, where there is one: ext4 lists by hashes of names.
    private static let memory = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : nil

    private func site(_ names: [String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder(in: Self.memory)
        for name in names { try folder.write(try #require(Self.files[name]), to: name) }
        return folder
    }

    /// What a build makes, and the manifest with it.
    private func build(
        _ source: TemporaryFolder,
        _ options: [String] = [],
        environment: [String: String] = [:]
    ) throws -> [String: Data] {
        let output = try TemporaryFolder()
        let run = try Program.run(
            ["build", source.path, "-o", output.path, "-q"] + options,
            in: source.path,
            environment: environment
        )
        try #require(run.status == 0, "\(run.error)")
        var data = output.data
        data["manifest"] = FileManager.default.contents(atPath: output.path + "/.ganada/manifest")
        return data
    }

    private func differences(_ one: [String: Data], _ other: [String: Data]) -> [String] {
        Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }.sorted()
    }

    @Test func areMadeInEveryLocaleAndTimeZone() throws {
        let source = try site(Self.files.keys.sorted())
        let expected = try build(source)
        #expect(expected.count > 40)
        for (locale, zone) in [
            ("C", "UTC"), ("tr_TR.UTF-8", "Pacific/Kiritimati"), ("ko_KR.UTF-8", "America/St_Johns"),
            ("POSIX", "<-13>13"), ("no such locale", "nowhere"),
        ] {
            let environment = ["LC_ALL": locale, "LANG": locale, "LANGUAGE": locale, "TZ": zone]
            #expect(differences(try build(source, environment: environment), expected) == [], "\(locale) \(zone)")
        }
    }

    @Test func areMadeByAnyNumberOfThreads() throws {
        let source = try site(Self.files.keys.sorted())
        let expected = try build(source, ["--jobs", "1"])
        for jobs in ["2", "5"] {
            #expect(differences(try build(source, ["--jobs", jobs]), expected) == [], "\(jobs) jobs")
        }
    }

    @Test func areMadeInWhateverOrderTheSystemListsFiles() throws {
        let names = Self.files.keys.sorted()
        let expected = try build(try site(names))
        let reversed = try site(names.reversed())
        if Self.memory != nil {
            let listings = try [site(names), reversed].map { folder in
                try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
            }
            #expect(listings[0] != listings[1], "the two folders list their files in different orders")
        }
        #expect(differences(try build(reversed), expected) == [])
        #expect(differences(try build(try site(names.shuffled())), expected) == [])
    }
}
