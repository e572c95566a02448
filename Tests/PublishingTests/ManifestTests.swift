import Platform
import Testing

@testable import Publishing

@Suite struct ManifestTests {
    private let manifest = Manifest(
        files: [
            PublishedFile(path: "a b.html", size: 0, hash: ContentHash(high: 0, low: .max)),
            PublishedFile(
                path: "a c.html",
                size: 5,
                hash: ContentHash(high: 3, low: 4),
                inputs: ContentHash(high: .max, low: 0)
            ),
            PublishedFile(path: "odd\\name\nin two\r.txt", size: 12, hash: ContentHash(high: 1, low: 2)),
            PublishedFile(path: "가나다/값.html", size: 1_234_567, hash: ContentHash(of: "값")),
        ],
        collections: [PublishedCollection(mount: "", count: 0), PublishedCollection(mount: "my people/", count: 7)]
    )

    @Test func isReadAsItWasWritten() {
        #expect(Manifest(text: manifest.text) == manifest)
        #expect(Manifest(text: Manifest().text) == Manifest())
    }

    @Test func keepsToItsFormat() {
        let file = PublishedFile(path: "x/y.html", size: 3, hash: ContentHash(high: 0xab, low: 0x1))
        let derived = PublishedFile(
            path: "x/z.html",
            size: 4,
            hash: ContentHash(high: 1, low: 2),
            inputs: ContentHash(high: 3, low: 0xf)
        )
        let text = Manifest(files: [file, derived], collections: [PublishedCollection(mount: "x/", count: 2)]).text
        #expect(
            String(decoding: text, as: UTF8.self) == """
                ganada manifest 1
                collection 2 x/
                file 00000000000000ab0000000000000001 3 x/y.html
                derived 00000000000000010000000000000002 4 0000000000000003000000000000000f x/z.html

                """
        )
    }

    /// However it is cut or damaged, it is refused or read, but never crashes.
    @Test func isRefusedWhenItIsNotWhole() {
        let text = manifest.text
        for count in 0..<text.count where text[..<count].last != UInt8(ascii: "\n") {
            #expect(Manifest(text: Array(text[..<count])) == nil)
        }
        for index in text.indices {
            var damaged = text
            damaged[index] ^= 0x80
            #expect(Manifest(text: damaged) != manifest)
        }
    }

    @Test(arguments: [
        "", "\n", "ganada manifest 2\n", "ganada manifest 1\nfile\n", "ganada manifest 1\nfile 0 1 x\n",
        "ganada manifest 1\nfile 000000000000000000000000000000AB 1 x\n",
        "ganada manifest 1\nfile 000000000000000000000000000000ab -1 x\n",
        "ganada manifest 1\nfile 000000000000000000000000000000ab 99999999999999999999 x\n",
        "ganada manifest 1\ncollection  x\n", "ganada manifest 1\n\n", "ganada manifest 1\nfolder 1 x\n",
        "ganada manifest 1\ncollection 1 x\\y\n",
        "ganada manifest 1\nderived 000000000000000000000000000000ab 1 x\n",
    ])
    func isRefusedWhenItIsWrong(text: String) {
        #expect(Manifest(text: Array(text.utf8)) == nil)
    }
}
