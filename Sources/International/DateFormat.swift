/// Dates as a language writes them: `2026. 11. 30.`, `30 November 2026`. May be shared between threads.
///
/// The form is the middle one of CLDR, or the long one where the middle one cuts months short.
public final class DateFormat: Sendable {
    // ICU's formatters copy the calendar that they reckon with.
    private nonisolated(unsafe) let handle: OpaquePointer?

    /// The format of a language, given as a BCP 47 tag.
    public init(language: String) {
        handle = ICU.openDateFormat(language)
    }

    deinit {
        if let handle { ICU.closeDateFormat(handle) }
    }

    /// A day, and with `isTimed` the hour and minute, by the seconds since 1970 that a clock shows, whatever its zone.
    public func text(secondsSince1970 seconds: Int, isTimed: Bool) -> String? {
        handle.flatMap { ICU.format(milliseconds: Double(seconds) * 1000, isTimed: isTimed, format: $0) }
    }
}
