import Directory
import Testing

@testable import Reading

/// Contacts byte for byte as phones export them, photos included.
@Suite struct ContactExportTests {
    private static let base64 = onePixel?.base64EncodedString() ?? ""

    /// A line folded after so many bytes, as RFC 2425 has it: CRLF and a space.
    private static func folded(_ line: String, at width: Int, first: Int? = nil) -> String {
        var rest = line[...]
        var lines = [rest.prefix(first ?? width)]
        rest = rest.dropFirst(first ?? width)
        while !rest.isEmpty {
            lines.append(rest.prefix(width - 1))
            rest = rest.dropFirst(width - 1)
        }
        return lines.joined(separator: "\r\n ")
    }

    /// iOS 17: parameters in small letters, groups for labels, photos folded at 75 with one space.
    private static let iOS =
        "BEGIN:VCARD\r\nVERSION:3.0\r\nPRODID:-//Apple Inc.//iPhone OS 17.6.1//EN\r\nN:Coe;Ada;;;\r\nFN:Ada Coe\r\n"
        + "ORG:Mill & Co;\r\nitem1.EMAIL;type=INTERNET;type=pref:ada@example.org\r\nitem1.X-ABLabel:_$!<Home>!$_\r\n"
        + "TEL;type=CELL;type=VOICE;type=pref:+44 7700 900123\r\nitem2.ADR;type=HOME:;;1 Lane;Town;;AB1 2CD;UK\r\n"
        + "item2.X-ABADR:gb\r\n" + folded("PHOTO;ENCODING=b;TYPE=PNG:" + base64, at: 75)
        + "\r\nUID:0C5E1B4A-9D3F-4B5A-8A1E-2B3C4D5E6F70\r\nREV:2026-11-30T08:00:00Z\r\nEND:VCARD\r\n"

    /// macOS: the same without folds, and a photo of several parameters.
    private static let macOS =
        "BEGIN:VCARD\r\nVERSION:3.0\r\nPRODID:-//Apple Inc.//macOS 14.5//EN\r\nN:Coe;Ada;;;\r\nFN:Ada Coe\r\n"
        + "ORG:Mill & Co;\r\nEMAIL;type=INTERNET;type=HOME;type=pref:ada@example.org\r\n"
        + "TEL;type=CELL;type=VOICE;type=pref:+44 7700 900123\r\n"
        + folded("PHOTO;X-ABCROP-RECTANGLE=ABClipRect_1&0&0&1&1&abc==;ENCODING=b;TYPE=PNG:" + base64, at: 76)
        + "\r\nEND:VCARD\r\n"

    /// Android: version 2.1, quoted-printable over several lines, photos that end with a blank line.
    private static let android =
        "BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=43=6F=65;=41=64=61;;;\r\n"
        + "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=41=64=61=20=\r\n=43=6F=65\r\nTEL;CELL:+44 7700 900123\r\n"
        + "EMAIL;HOME:ada@example.org\r\nORG:Mill & Co\r\nX-ANDROID-CUSTOM:vnd.android.cursor.item/relation;Jo;1;;;;;;;;;;;;;\r\n"
        + folded("PHOTO;ENCODING=BASE64;PNG:" + base64, at: 74, first: 75) + "\r\n\r\nEND:VCARD\r\n"

    /// Programs that break the photo's lines without folding them; a blank line ends it.
    private static let unfolded =
        "BEGIN:VCARD\r\nVERSION:2.1\r\nN:Coe;Ada;;;\r\nFN:Ada Coe\r\nORG:Mill & Co\r\nPHOTO;ENCODING=BASE64;PNG:\r\n"
        + folded(base64, at: 40).replacing("\r\n ", with: "\r\n") + "\r\n\r\nTEL;CELL:+44 7700 900123\r\n"
        + "EMAIL;HOME:ada@example.org\r\nEND:VCARD\r\n"

    /// Google: a photo by its address.
    private static let google =
        "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Coe\r\nN:Coe;Ada;;;\r\nitem1.ORG:Mill & Co\r\n"
        + "EMAIL;TYPE=INTERNET;TYPE=HOME:ada@example.org\r\nTEL;TYPE=CELL:+44 7700 900123\r\n"
        + "PHOTO:https://lh3.googleusercontent.com/contacts/a\r\nCATEGORIES:myContacts\r\nEND:VCARD\r\n"

    @Test(arguments: [iOS, macOS, android, unfolded])
    func theSameContact(text: String) throws {
        let reading = try ContentMap(["people.vcf": text]).read()
        #expect(reading.lines == [])
        let item = try #require(reading.site?.collections.first?.items.first)
        #expect(item.name == "Ada Coe")
        let fields = zip(reading.site?.collections[0].columns ?? [], item.fields).map { "\($0.key): \($1?.text ?? "")" }
        #expect(fields == ["organization: Mill & Co", "mobile: +44 7700 900123", "home email: ada@example.org"])
        #expect(reading.site?.images.map(\.content) == [.bytes(Array(onePixel ?? .init()))])
        #expect(item.image == reading.site?.images.first?.path)
    }

    @Test func google() throws {
        let reading = try ContentMap(["people.vcf": Self.google]).read()
        #expect(reading.lines == [])
        let item = try #require(reading.site?.collections.first?.items.first)
        #expect(item.image == "https://lh3.googleusercontent.com/contacts/a")
        #expect(item.fields.map { $0?.text } == ["Mill & Co", "+44 7700 900123", "ada@example.org"])
    }
}
