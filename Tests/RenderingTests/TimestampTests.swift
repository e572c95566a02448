import Testing

@testable import Rendering

@Suite struct TimestampTests {
    @Test(arguments: [
        ("2024", "2024-01-01T00:00:00Z", 1_704_067_200),
        ("2024-03", "2024-03-01T00:00:00Z", 1_709_251_200),
        ("2024-02-29", "2024-02-29T00:00:00Z", 1_709_164_800),
        ("1970-01-01T00:00", "1970-01-01T00:00:00Z", 0),
        ("1969-12-31T23:59:59Z", "1969-12-31T23:59:59Z", -1),
        ("2024-03-01 09:30:15.25+09:00", "2024-03-01T09:30:15+09:00", 1_709_253_015),
        ("2024-03-01T00:00-0330", "2024-03-01T00:00:00-03:30", 1_709_263_800),
    ])
    func reads(source: String, text: String, seconds: Int) throws {
        let timestamp = try #require(Timestamp(source))
        #expect(timestamp.text == text)
        #expect(timestamp.seconds == seconds)
    }

    @Test(arguments: [
        "", "24", "2024-", "2024-13", "2023-02-29", "2024-04-31", "2024-03-01T", "2024-03-01T24:00", "2024-03-01T10:60",
        "2024-03-01T10:00+9", "2024-03-01x", "March 2024", "２０２４",
    ])
    func refuses(source: String) {
        #expect(Timestamp(source) == nil)
    }
}
