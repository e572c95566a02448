import Directory

/// The site's accent colour, dark enough to be read on the theme's light backgrounds.
struct Accent: Hashable, Sendable {
    /// The contrast that text needs with its background (WCAG 2.2, success criterion 1.4.3).
    private static let leastContrast = 4.5
    /// `--fill` of the theme, the darkest of its light backgrounds.
    private static let background = Accent(red: 0xF2, green: 0xF3, blue: 0xF6)

    private var red: UInt8
    private var green: UInt8
    private var blue: UInt8

    /// The colour of a site whose settings name none: `--accent` of the theme.
    static let standard = Accent(red: 0x1A, green: 0x5F, blue: 0xD0)

    private init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Reads `#rgb` or `#rrggbb`; nil for anything else.
    init?(_ text: String) {
        guard text.utf8.first == UInt8(ascii: "#") else { return nil }
        let digits = text.utf8.dropFirst().map(hexadecimalValue)
        let values = digits.compactMap { $0 }
        guard values.count == digits.count else { return nil }
        switch values.count {
        case 3: self.init(red: values[0] * 17, green: values[1] * 17, blue: values[2] * 17)
        case 6:
            self.init(
                red: values[0] << 4 | values[1],
                green: values[2] << 4 | values[3],
                blue: values[4] << 4 | values[5]
            )
        default: return nil
        }
    }

    /// The colour as CSS writes it, such as `#1a5fd0`.
    var text: String {
        "#"
            + [red, green, blue].map { channel in
                (channel < 16 ? "0" : "") + String(channel, radix: 16)
            }.joined()
    }

    /// The lightest shade of the colour that has enough contrast; itself where it has.
    var readable: Accent {
        var shade = self
        for step in stride(from: 255, through: 0, by: -1) {
            guard shade.contrast(with: Self.background) < Self.leastContrast else { break }
            let scale = { (channel: UInt8) in UInt8(truncatingIfNeeded: Int(channel) * step / 255) }
            shade = Accent(red: scale(red), green: scale(green), blue: scale(blue))
        }
        return shade
    }

    /// The contrast ratio of WCAG 2.2, from 1 to 21.
    func contrast(with other: Accent) -> Double {
        let lighter = max(luminance, other.luminance)
        let darker = min(luminance, other.luminance)
        return (lighter + 0.05) / (darker + 0.05)
    }

    /// The relative luminance of WCAG 2.2, from 0 to 1.
    private var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// A channel of sRGB as light.
    private static func linear(_ channel: UInt8) -> Double {
        let value = Double(channel) / 255
        if value <= 0.04045 { return value / 12.92 }
        // A power of 2.4 is a square and two fifth roots.
        let base = (value + 0.055) / 1.055
        let root = fifthRoot(base)
        return base * base * root * root
    }

    /// By Newton's method, which from 1 comes down to the root of any number up to 1.
    private static func fifthRoot(_ number: Double) -> Double {
        var root = 1.0
        for _ in 0..<32 { root = (4 * root + number / (root * root * root * root)) / 5 }
        return root
    }
}

private func hexadecimalValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
}
