import Directory
import Testing

@Suite struct AddressTests {
    @Test(arguments: [
        ("a/b-c_d.html", "a/b-c_d.html"), ("가.html", "%EA%B0%80.html"), ("a b?#%", "a%20b%3F%23%25"), ("", ""),
    ])
    func encodesAllButUnreservedBytes(_ path: String, _ address: String) {
        #expect(percentEncoded(path) == address)
    }
}

@Suite struct LocationTests {
    @Test(arguments: [
        ("", "a.csv"), (".", "a.csv"), ("site", "site/a.csv"), ("site/", "site/a.csv"), ("/", "/a.csv"),
    ])
    func isNamedFromOutsideAFolder(_ folder: String, _ path: String) {
        #expect(Location(path: "a.csv", line: 3, column: 2).below(folder) == Location(path: path, line: 3, column: 2))
    }

    @Test func comesInTheOrderOfPathsThenLines() {
        let places = [
            Location(path: "b"), Location(path: "a", line: 10), Location(path: "a"), Location(path: "a", line: 9),
        ]
        #expect(places.sorted().map(\.text) == ["a", "a:9", "a:10", "b"])
    }
}

@Suite struct NearestNameTests {
    @Test(arguments: [("titel", "title"), ("sumary", "summary"), ("xyzzy", nil)])
    func isOneThatASlipOrTwoWouldMake(_ name: String, _ nearest: String?) {
        #expect(nearestName(to: name, among: ["title", "summary", "tags"]) == nearest)
    }
}

@Suite struct CivilDateTests {
    @Test(arguments: [
        (0, 1970, 1, 1), (-1, 1969, 12, 31), (11_016, 2000, 2, 29), (11_017, 2000, 3, 1), (-719_528, 0, 1, 1),
        (-25_508, 1900, 3, 1), (20_787, 2026, 11, 30),
    ])
    func countsTheDays(_ days: Int, _ year: Int, _ month: Int, _ day: Int) {
        let date = CivilDate(daysSince1970: days)
        #expect([date.year, date.month, date.day] == [year, month, day])
    }
}
