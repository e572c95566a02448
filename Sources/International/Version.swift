/// The versions of what decides on order, case and normal forms.
public enum Version {
    /// The version of ICU, such as `72.1`.
    public static var icu: String { ICU.version() }
    /// The version of its locale data, CLDR.
    public static var cldr: String { ICU.cldrVersion() }
    /// The version of Unicode that it knows.
    public static var unicode: String { ICU.unicodeVersion() }
}
