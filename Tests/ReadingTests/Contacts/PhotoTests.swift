import Directory
import Foundation
import Testing

@testable import Reading

/// An image of one pixel, as a PNG file.
let onePixel = Data(
    base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
        """
)

@Suite struct PhotoTests {
    private func contact(_ photo: String) throws -> String {
        let base64 = try #require(onePixel?.base64EncodedString())
        let folded = photo.replacing("…", with: base64.prefix(40) + "\n " + base64.dropFirst(40))
        return "BEGIN:VCARD\nVERSION:3.0\nFN:A\n\(folded)\nEND:VCARD\n"
    }

    @Test(arguments: [
        "PHOTO;ENCODING=b;TYPE=PNG:…", "PHOTO;PNG;ENCODING=BASE64:\n …\n", "PHOTO:data:image/png;base64\\,…",
        "PHOTO:data:image/png;base64,…",
    ])
    func photosBecomeImages(photo: String) throws {
        let (collection, reading) = try ContentMap.collection(["people.vcf": try contact(photo)])
        #expect(reading.lines == [])
        let image = try #require(reading.site?.images.first)
        #expect(image.content == .bytes([UInt8](try #require(onePixel))))
        #expect(image.size == ImageFile.Size(width: 1, height: 1))
        #expect(image.path.hasPrefix("assets/images/") && image.path.hasSuffix(".png"))
        #expect(collection.items.first?.image == image.path)
    }

    @Test func aHiddenPhotoNeverLeaves() throws {
        let files = ["people.vcf": try contact("PHOTO;ENCODING=b:…"), "people.md": "---\nhide: image\n---\n"]
        let (collection, reading) = try ContentMap.collection(files)
        #expect(reading.site?.images == [])
        #expect(collection.items.first?.image == nil)
    }

    @Test(arguments: ["", "=", "A", "AA=A", "AAAAA", "A*AA"])
    func base64(text: String) {
        #expect(decodeBase64(Array(text.utf8)) == (text.isEmpty || text == "=" ? [] : nil))
    }

    @Test func base64AsFoundationHasIt() {
        for count in 0..<50 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + count) }
            #expect(decodeBase64(Array(Data(bytes).base64EncodedString().utf8)) == bytes)
        }
    }
}
