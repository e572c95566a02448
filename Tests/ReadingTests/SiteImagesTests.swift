import Directory
import Testing

@testable import Reading

/// The beginning of a PNG file, as far as its size.
private func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, height]
}

/// A JPEG of 3 by 4 pixels, as far as its size, with Exif data.
private func jpeg(orientation: UInt8, isLittle: Bool) -> [UInt8] {
    func number(_ value: [UInt8]) -> [UInt8] { isLittle ? value.reversed() : value }
    var tiff: [UInt8] = isLittle ? [0x49, 0x49] : [0x4D, 0x4D]
    for value: [UInt8] in [[0, 42], [0, 0, 0, 8], [0, 1], [0x01, 0x12], [0, 3], [0, 0, 0, 1], [0, orientation]] {
        tiff += number(value)
    }
    tiff += [0, 0]
    let exif = [0xFF, 0xE1, 0, UInt8(tiff.count + 8)] + Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xD8] + exif + [0xFF, 0xC0, 0, 11, 8, 0, 4, 0, 3, 1, 1, 0x11, 0]
}

@Suite struct SiteImagesTests {
    private let settings = "---\ncolumns: [view: {type: image}, note: {type: markdown}]\n---\n"

    @Test func imagesOfTheContentArePublishedByTheirHash() throws {
        let files = [
            "Content/birds/_index.md": settings,
            "Content/birds/a.csv": """
            name,image,view,note
            Wren,photos/wren.png,/top.png,![nest](photos/nest%20box.png)
            Gull,gull.png,logo.png,
            Owl,https://example.org/owl.jpg,,
            """,
            "Content/birds/kite.md": "---\nimage: photos/wren.png\n---\n# Kite\n\n![wing](../top.png)\n",
            "Content/about.md": "![](birds/photos/wren.png) ![](/logo.png) ![](missing.png)",
        ]
        let data = [
            "Content/birds/photos/wren.png": png(3, 4), "Content/birds/photos/nest box.png": png(5, 6),
            "Content/top.png": png(7, 8), "Content/birds/gull.png": png(3, 4),
            "Content/birds/photos/spare.png": png(1, 1),
            "Content/unused.jpg": [0xFF, 0xD8, 0xFF], "Static/logo.png": png(9, 9),
        ]
        let reading = try ContentMap(files, data: data).read()
        #expect(
            reading.lines == [
                "Content/birds/photos/spare.png: warning: no item and no text shows this image and 1 more, so it is not "
                    + "published; name it in an item, or remove it"
            ]
        )
        let site = try #require(reading.site)
        let items = Dictionary(uniqueKeysWithValues: site.collections[0].items.map { ($0.name, $0) })
        let wren = try #require(items["Wren"]?.image)
        #expect(wren.hasPrefix("assets/images/") && wren.hasSuffix(".png"))
        // The same bytes are one file.
        #expect(items["Gull"]?.image == wren)
        #expect(items["Kite"]?.image == wren)
        #expect(items["Gull"]?.fields[0] == .text("logo.png"))
        #expect(items["Owl"]?.image == "https://example.org/owl.jpg")
        #expect(site.images.map(\.size).contains(ImageFile.Size(width: 5, height: 6)))
        #expect(site.images.count == 3)
        #expect(site.contentImages["logo.png"]?.size == ImageFile.Size(width: 9, height: 9))
        #expect(site.contentImages["Content/birds/photos/nest box.png"]?.path.hasPrefix("assets/images/") == true)
        #expect(reading.inputs.filter { $0.hasSuffix(".png") }.count == 5)
    }

    @Test func aLoneFileHasImagesBesideIt() throws {
        let files = [
            "in/a.csv": "name,image\nA,b.png\nB,../secret.png\nC,link.png\n", "in/link.png->": "../secret.png",
        ]
        let data = ["in/b.png": png(3, 4), "secret.png": png(5, 5)]
        let site = try #require(try ContentMap(files, data: data).read("in/a.csv").site)
        #expect(site.collections[0].items.map { $0.image?.hasPrefix("assets/") } == [true, false, false])
        #expect(site.images.count == 1)
    }

    @Test func aFileThatIsNoImage() throws {
        let files = ["Content/w/a.csv": "name,image\nA,b.png\nB,b.png\n", "Content/w/b.png": "text"]
        #expect(
            try ContentMap(files).read().lines
                == Array(
                    repeating: "Content/w/b.png: error: this is no image that browsers show, whatever its name says; "
                        + "save it as JPEG, PNG, GIF, WebP, AVIF or SVG",
                    count: 2
                )
        )
    }

    @Test func eachFileThatIsNoImageIsToldForWhatItIs() throws {
        let files = [
            "Content/w/a.csv": "name,image\nA,b.png\nB,c.gif\nC,f.txt\nD,h.tif\nE,h.tif\nF,gone.png\nG,gone.tif\n",
            "Content/w/b.png": "text", "Content/w/c.gif": "", "Content/w/f.txt": "text", "Content/w/h.tif": "text",
        ]
        let reading = try ContentMap(files).read()
        let facts = reading.problems.filter { $0.fact.severity == .error }.map { "\($0.location.text) \($0.fact.code)" }
        #expect(
            facts.sorted() == [
                "Content/w/b.png image-unreadable", "Content/w/c.gif image-unreadable",
                "Content/w/f.txt image-of-other-kind", "Content/w/h.tif image-of-other-kind",
            ]
        )
        // Only those that are not there are left to be called missing.
        let images = reading.site?.collections[0].items.map(\.image)
        #expect(images == [nil, nil, nil, nil, nil, "gone.png", "gone.tif"])
    }

    private static let samples: [(bytes: [UInt8], size: ImageFile.Size?)] = [
        // A JPEG of a camera that was held upright, in either order of bytes, and one that was not.
        (jpeg(orientation: 6, isLittle: true), size(4, 3)),
        (jpeg(orientation: 8, isLittle: false), size(4, 3)),
        (jpeg(orientation: 1, isLittle: true), size(3, 4)),
        (Array("<?xml?><svg xmlns='x' width=\"30px\" height='40'>".utf8), size(30, 40)),
        (Array("<svg viewBox=\"0 0 24 12.4\" width='100%'>".utf8), size(24, 12)),
        (Array("<svg width='2em'>".utf8), nil),
        (avif, size(7, 9)),
    ]

    private static let avif: [UInt8] =
        [0, 0, 0, 32] + Array("ftypavif....ispe".utf8) + [0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 9]

    private static func size(_ width: Int, _ height: Int) -> ImageFile.Size {
        ImageFile.Size(width: width, height: height)
    }

    @Test(arguments: samples)
    func sizes(bytes: [UInt8], expected: ImageFile.Size?) {
        #expect(ImageFile(bytes)?.size == expected)
    }
}
