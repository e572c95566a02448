import Foundation
import Testing

/// Small forms of the images in rows, made by `vipsthumbnail` (the package libvips-tools).
@Suite struct ThumbnailTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("title: T\nlanguage: en\n", to: "Content/site.yaml")
        try folder.write("---\nrow: [image]\nthumbnails: true\n---\n", to: "Content/birds/_index.md")
        try setImages(["phone.jpg", "sign.png", "sign.webp"])
        // Files that are as young as the build are not trusted to be what was read.
        Thread.sleep(forTimeInterval: 0.02)
    }

    /// Makes a list of one item an image, named for it.
    private func setImages(_ names: [String]) throws {
        for name in names { try addImage(name) }
        try folder.write("name,image\n" + names.map { "\($0),\($0)\n" }.joined(), to: "Content/birds/list.csv")
    }

    private func image(_ name: String) throws -> Data {
        try Data(contentsOf: URL(filePath: #filePath).appending(path: "../../Images/\(name)").standardized)
    }

    /// Copies an image of the tests, where there is one, into the content.
    private func addImage(_ name: String) throws {
        guard let data = try? image(name) else { return }
        try data.write(to: URL(filePath: folder.path + "/Content/birds/" + name))
    }

    private func build(_ arguments: String..., environment: [String: String] = [:]) throws -> Program.Run {
        try Program.run(["build"] + arguments, in: folder.path, environment: environment)
    }

    private func page(_ name: String) -> String { folder.contents["Output/birds/" + name] ?? "" }

    /// The addresses of the images of a page.
    private func images(of page: String) -> [String] {
        page.matches(of: /<img[^>]* src="([^"]+)"/).map { String($0.1) }
    }

    /// What a program of libvips-tools says.
    private func ask(_ arguments: String...) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }

    /// The values of a point of an image.
    private func point(_ address: String, _ x: Int, _ y: Int) throws -> [Int] {
        try ask("vips", "getpoint", output(address), "\(x)", "\(y)").split(separator: " ").compactMap {
            Double($0.trimmingCharacters(in: .whitespacesAndNewlines)).map { Int($0) }
        }
    }

    private func output(_ address: String) -> String {
        folder.path + "/Output/" + address.replacing("../", with: "")
    }

    @Test func standInRowsAndLeaveThePagesOfItemsTheirImages() throws {
        let run = try build()
        #expect(run.status == 0 && !run.error.contains("warning"), "\(run.error)")
        let small = images(of: page("index.html"))
        #expect(small.count == 3)
        #expect(small.filter { $0.contains(/^\.\.\/assets\/images\/[0-9a-f]{16}\.96\.(jpg|png)$/) } == small)
        for (name, address) in zip(["phone.jpg", "sign.png", "sign.webp"], small) {
            let slug = name.replacing(".", with: "-")
            let original = try #require(images(of: page("\(slug).html")).first)
            #expect(try Data(contentsOf: URL(filePath: output(original))) == image(name))
            #expect(page("index.json").contains("\"image\":\"\(address.replacing("../", with: ""))\""))
            let header = try ask("vipsheader", "-a", output(address))
            #expect(header.contains("width: 96\nheight: 96\n"), "\(header)")
            #expect(!header.contains("exif") && !header.contains("icc") && !header.contains("xmp"), "\(header)")
        }
        // What a camera held upright has stored on its side is turned, and the box is filled from the middle.
        let (above, below) = (try point(small[0], 48, 10), try point(small[0], 48, 85))
        #expect(above.count == 3 && above[0] > 180 && above[2] < 80, "\(above)")
        #expect(below.count == 3 && below[0] < 80 && below[2] > 180, "\(below)")
        #expect(try point(small[1], 48, 48) == [20, 150, 60, 255])
        #expect(try point(small[1], 2, 48).last == 0)
    }

    @Test func haveTheColoursOfTheImages() throws {
        try setImages(["gray.jpg", "profile.jpg", "profile.png", "profile.webp", "sign.png"])
        for name in ["phone.jpg", "sign.webp"] { try folder.remove("Content/birds/" + name) }
        let run = try build()
        #expect(run.status == 0, "\(run.error)")
        let small = images(of: page("index.html"))
        #expect(small.count == 5)
        #expect(try point(small[0], 48, 48) == [255])
        // The profile of these exchanges red and green: 220, 30, 40 is seen as 30, 220, 40.
        for address in small[1...3] {
            let colour = try point(address, 48, 48)
            #expect(colour.count == 3 && zip(colour, [30, 220, 40]).allSatisfy { abs($0 - $1) <= 8 }, "\(colour)")
        }
        #expect(try point(small[4], 48, 48) == [20, 150, 60, 255])
    }

    @Test func areTheSameEachTime() throws {
        #expect(try build("--jobs", "1").status == 0)
        let first = folder.data
        try folder.remove("Output")
        #expect(try build("--jobs", "4").status == 0)
        #expect(folder.data == first)
    }

    @Test func areMadeOnce() throws {
        // Stands before the program, and notes what it is told.
        let tools = try TemporaryFolder()
        let real = try ask("sh", "-c", "command -v vipsthumbnail").trimmingCharacters(in: .whitespacesAndNewlines)
        try tools.write("#!/bin/sh\necho \"$@\" >> \"$0.log\"\nexec \(real) \"$@\"\n", to: "vipsthumbnail")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tools.path + "/vipsthumbnail")
        let path = tools.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        func runs(_ arguments: String...) throws -> Int {
            try? tools.remove("vipsthumbnail.log")
            let run = try Program.run(["build"] + arguments, in: folder.path, environment: ["PATH": path])
            #expect(run.status == 0, "\(run.error)")
            let lines = (tools.contents["vipsthumbnail.log"] ?? "").split(separator: "\n")
            return lines.count { $0.contains("96x96") }
        }
        #expect(try runs() == 3)
        #expect(try runs() == 0)
        try folder.write("title: Other\nlanguage: en\n", to: "Content/site.yaml")
        #expect(try runs() == 0)
        try addImage("small.png")
        try FileManager.default.moveItem(
            atPath: folder.path + "/Content/birds/sign.png",
            toPath: folder.path + "/Content/birds/moved.png"
        )
        try folder.write("name,image\nA,moved.png\nB,phone.jpg\n", to: "Content/birds/list.csv")
        #expect(try runs() == 0)
        #expect(folder.names(in: "Output/assets/images").count == 4)
        try folder.remove("Output/assets/images")
        #expect(try runs() == 2)
        // Another version of the program may make other bytes.
        try tools.write(
            "#!/bin/sh\necho \"$@\" >> \"$0.log\"\n[ \"$1\" = --vips-version ] && echo other && exit\nexec \(real) \"$@\"\n",
            to: "vipsthumbnail"
        )
        #expect(try runs() == 2)
    }

    @Test func areMissedWhereTheProgramIsMissing() throws {
        let nowhere = try TemporaryFolder()
        let run = try build(environment: ["PATH": nowhere.path])
        #expect(run.status == 0)
        let warnings = run.error.split(separator: "\n").filter { $0.contains("warning:") }
        #expect(warnings.count == 1)
        #expect(warnings.first?.hasPrefix("Content/birds/_index.md:3:13: warning: there is no program") == true)
        #expect(warnings.first?.contains("apt install libvips-tools") == true)
        let ownPages = ["phone-jpg", "sign-png", "sign-webp"]
        #expect(images(of: page("index.html")) == ownPages.flatMap { images(of: page($0 + ".html")) })
        #expect(folder.names(in: "Output/assets/images").count == 3)
        // Nothing but the program has changed.
        #expect(try build().error.contains("warning") == false)
        #expect(folder.names(in: "Output/assets/images").count == 6)
    }

    @Test func areErrorsWhereAnImageIsBroken() throws {
        #expect(try build().status == 0)
        let before = folder.data.filter { $0.key.hasPrefix("Output/") }
        let url = { (name: String) in URL(filePath: folder.path + "/Content/birds/" + name) }
        try (image("phone.jpg").prefix(40) + Data(count: 500)).write(to: url("torn.jpg"))
        try (image("sign.png").prefix(30) + Data(count: 500)).write(to: url("torn.png"))
        try setImages(["phone.jpg", "torn.jpg", "torn.png"])
        try folder.remove("Content/birds/sign.png")
        try folder.remove("Content/birds/sign.webp")
        let run = try build()
        #expect(run.status == 1)
        let errors = run.error.split(separator: "\n").filter { $0.contains("error:") }
        #expect(errors.count == 2, "\(run.error)")
        for name in ["torn.jpg", "torn.png"] {
            let start = "Content/birds/\(name): error: no thumbnail can be made of this image ("
            let error = try #require(errors.first { $0.hasPrefix(start) })
            #expect(!error.contains("no reason") && !error.contains("/tmp"), "\(error)")
        }
        #expect(folder.data.filter { $0.key.hasPrefix("Output/") } == before)
        let check = try Program.run(["check"], in: folder.path)
        #expect(check.status == 1)
        #expect(check.error.split(separator: "\n").filter { $0.contains("error:") } == errors)
        // From elsewhere, places are named from there.
        let elsewhere = try Program.run(["build", folder.path], in: "/")
        #expect(elsewhere.error.contains(folder.path + "/Content/birds/torn.jpg: error: "), "\(elsewhere.error)")
    }

    @Test func areNotMadeOfWhatIsSmallOrMovesOrIsDrawn() throws {
        let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"500\" height=\"500\"/>"
        try folder.write(drawing, to: "Content/birds/a.svg")
        for name in ["phone.jpg", "sign.png", "sign.webp"] { try folder.remove("Content/birds/" + name) }
        try setImages(["a.svg", "sign.gif", "small.png"])
        #expect(try build().status == 0)
        #expect(folder.names(in: "Output/assets/images").count == 3)
        let ownPages = ["a-svg", "sign-gif", "small-png"]
        #expect(images(of: page("index.html")) == ownPages.flatMap { images(of: page($0 + ".html")) })
    }

    @Test func areMadeOfPhotosWithinContactsAndOfFilesInStatic() throws {
        let photo = try image("phone.jpg").base64EncodedString()
        for name in folder.names(in: "Content/birds") where name != "_index.md" {
            try folder.remove("Content/birds/" + name)
        }
        try folder.write(
            "BEGIN:VCARD\nVERSION:3.0\nFN:Ann\nPHOTO;ENCODING=b;TYPE=JPEG:\(photo)\nEND:VCARD\n"
                + "BEGIN:VCARD\nVERSION:3.0\nFN:Bob\nEND:VCARD\n",
            to: "Content/birds/list.vcf"
        )
        try folder.write("name,image\nCid,pictures/sign.png\n", to: "Content/birds/c.csv")
        try FileManager.default.createDirectory(
            atPath: folder.path + "/Static/pictures",
            withIntermediateDirectories: true
        )
        try image("sign.png").write(to: URL(filePath: folder.path + "/Static/pictures/sign.png"))
        let run = try build()
        #expect(run.status == 0, "\(run.error)")
        let small = images(of: page("index.html"))
        #expect(small.count == 2 && small.allSatisfy { $0.contains(".96.") }, "\(small)")
        #expect(small.allSatisfy { FileManager.default.fileExists(atPath: output($0)) })
        #expect(images(of: page("cid.html")) == ["../pictures/sign.png"])
    }

    @Test func changeNothingWhereRowsShowNoImage() throws {
        try folder.write("---\nthumbnails: true\n---\n", to: "Content/birds/_index.md")
        let run = try build()
        let warning = "Content/birds/_index.md:2:13: warning: 'thumbnails' changes nothing, for rows show no image"
        #expect(run.error.contains(warning), "\(run.error)")
        #expect(folder.names(in: "Output/assets/images").count == 3)
    }
}
