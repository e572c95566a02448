import Directory
import Testing

@testable import Reading

@Suite struct PersonalNumberTests {
    @Test(arguments: [
        // The checksum is right, whether divided or not, at any place of the text.
        ("800101-1234560", PersonalNumber.resident), ("8001011234560", .resident),
        ("주민 800101-1234560 (본인)", .resident),
        ("800101-1234567", nil), ("801301-1234560", nil),
        // Since October 2020 there is no checksum, and only the form tells.
        ("210503-4123456", .resident), ("2105034123456", nil), ("201003-3123451", .resident), ("200903-3123451", nil),
        // Cards: the networks' beginnings and Luhn's checksum.
        ("4111 1111 1111 1111", .card), ("4111-1111-1111-1112", nil), ("5555555555554444", .card),
        ("378282246310005", .card),
        ("30569309025904", .card), ("6011111111111117", .card), ("4222222222222", .card),
        // What looks like neither: telephones, ISBN and EAN numbers, decimals, parts of words, too many digits.
        ("+82 10 1234 5678", nil), ("978-3-16-148410-0", nil), ("8801111186100", nil), ("4111111111111111.5", nil),
        ("x4111111111111111", nil), ("41111111111111111111", nil), ("2026-11-30 18:00:00", nil), ("", nil),
        ("가나다라마바사아자차카타파하", nil), ("0000000000000000", nil),
    ])
    func whatATextHolds(text: String, expected: PersonalNumber?) {
        #expect(PersonalNumber.found(in: text) == expected)
    }

    @Test func aColumnIsReportedOnce() throws {
        let data = """
            name,memo,card,주민번호
            A,x,1,800101-1234560
            B,4111 1111 1111 1111,2,800101-1234560
            C,4111 1111 1111 1111,4111111111111111,
            """
        let files = ["Content/w/a.csv": data, "Content/w/_index.md": "---\nhide: card\n---\n"]
        #expect(
            try ContentMap(files).read().lines == [
                "Content/w/a.csv:2: warning: '주민번호' is shown and holds what looks like a resident registration number; "
                    + "add 'hide: [주민번호]', or remove the numbers from the data",
                "Content/w/a.csv:3: warning: 'memo' is shown and holds what looks like the number of a payment card; "
                    + "add 'hide: [memo]', or remove the numbers from the data",
            ]
        )
    }
}
