import CICU

/// The fence around ICU: the only file that imports it. The rest of the module gives these calls their types.
///
/// Handles are opaque pointers from an `open` function; whoever opens one closes it.
enum ICU {
    // MARK: Text

    static func normalize(_ text: UnsafeBufferPointer<UInt8>, to form: NormalForm, into output: inout [UInt8]) -> Bool {
        transform(text, into: &output) { icu_normalize(form.rawValue, $0, $1, $2, $3) }
    }

    static func isNormalized(_ text: UnsafeBufferPointer<UInt8>, to form: NormalForm) -> Bool {
        text.withMemoryRebound(to: CChar.self) { icu_is_normalized(form.rawValue, $0.baseAddress, $0.count) }
    }

    static func foldCase(_ text: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) -> Bool {
        transform(text, into: &output) { icu_fold_case($0, $1, $2, $3) }
    }

    static func lowerCase(_ text: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) -> Bool {
        transform(text, into: &output) { icu_lower_case($0, $1, $2, $3) }
    }

    static func titleCase(_ text: UnsafeBufferPointer<UInt8>, tag: String, into output: inout [UInt8]) -> Bool {
        transform(text, into: &output) { icu_title_case(tag, $0, $1, $2, $3) }
    }

    static func generalCategory(_ codePoint: UInt32) -> Int32 { icu_general_category(codePoint) }

    static func script(_ codePoint: UInt32) -> Int32 { icu_script(codePoint) }

    static func scriptCode(_ script: Int32) -> String { icu_script_code(script).map { String(cString: $0) } ?? "Zzzz" }

    static func isDefaultIgnorable(_ codePoint: UInt32) -> Bool { icu_is_default_ignorable(codePoint) }

    static func isWhiteSpace(_ codePoint: UInt32) -> Bool { icu_is_white_space(codePoint) }

    static func openTransliterator(_ identifier: String) -> OpaquePointer? { icu_transliterator_open(identifier) }

    static func closeTransliterator(_ handle: OpaquePointer) { icu_transliterator_close(handle) }

    static func transliterate(
        _ text: UnsafeBufferPointer<UInt8>,
        with handle: OpaquePointer,
        into output: inout [UInt8]
    ) -> Bool {
        transform(text, into: &output) { icu_transliterate(handle, $0, $1, $2, $3) }
    }

    // MARK: Encodings

    /// Appends the text in UTF-8; else gives the offset of the first bytes that are none, -1 without such a converter.
    static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>,
        converter: String,
        refusingFillers: Bool,
        into output: inout [UInt8]
    ) -> Int? {
        var failure = 0
        let done = transform(bytes, into: &output, room: bytes.count + bytes.count / 2 + 16) {
            icu_decode(converter, refusingFillers, $0, $1, $2, $3, &failure)
        }
        return done ? nil : failure
    }

    // MARK: Locales

    static func version() -> String { version(icu_version) }

    static func cldrVersion() -> String { version(icu_cldr_version) }

    static func unicodeVersion() -> String { version(icu_unicode_version) }

    static func canonicalTag(_ tag: String) -> String? { text { icu_canonical_tag(tag, $0, $1) } }

    static func maximizedTag(_ tag: String) -> String? { text { icu_maximized_tag(tag, $0, $1) } }

    static func isKnownLanguage(_ tag: String) -> Bool { icu_is_known_language(tag) }

    static func isRightToLeft(_ tag: String) -> Bool { icu_is_right_to_left(tag) }

    static func openPluralRules(_ tag: String) -> OpaquePointer? { icu_plural_rules_open(tag) }

    static func closePluralRules(_ handle: OpaquePointer) { icu_plural_rules_close(handle) }

    static func pluralCategory(of number: Int, rules: OpaquePointer) -> String? {
        text { icu_plural_category(rules, Int64(number), $0, $1) }
    }

    static func openNumberFormat(_ tag: String) -> OpaquePointer? { icu_number_format_open(tag) }

    static func closeNumberFormat(_ handle: OpaquePointer) { icu_number_format_close(handle) }

    static func format(_ number: Int, format: OpaquePointer) -> String? {
        text { icu_format_number(format, Int64(number), $0, $1) }
    }

    static func format(_ number: String, grouped: Bool, format: OpaquePointer) -> String? {
        text { icu_format_decimal(format, number, number.utf8.count, grouped, $0, $1) }
    }

    static func openDateFormat(_ tag: String) -> OpaquePointer? { icu_date_format_open(tag) }

    static func closeDateFormat(_ handle: OpaquePointer) { icu_date_format_close(handle) }

    static func format(milliseconds: Double, isTimed: Bool, format: OpaquePointer) -> String? {
        text { icu_format_date(format, milliseconds, isTimed, $0, $1) }
    }

    // MARK: Order

    static func openCollator(_ tag: String) -> OpaquePointer? { icu_collator_open(tag) }

    static func closeCollator(_ handle: OpaquePointer) { icu_collator_close(handle) }

    static func sortKey(
        _ text: UnsafeBufferPointer<UInt8>,
        collator: OpaquePointer,
        into output: inout [UInt8]
    ) -> Bool {
        transform(text, into: &output, room: text.count * 2 + 32) { icu_sort_key(collator, $0, $1, $2, $3) }
    }

    static func openAlphabeticIndex(
        _ tag: String,
        locales: [String],
        labels: [String],
        onlyLabels: Bool
    ) -> OpaquePointer? {
        icu_alphabetic_index_open(
            tag,
            locales.joined(separator: "\n"),
            labels.joined(separator: "\n"),
            onlyLabels ? 1 : 0
        )
    }

    static func closeAlphabeticIndex(_ handle: OpaquePointer) { icu_alphabetic_index_close(handle) }

    static func bucketCount(_ index: OpaquePointer) -> Int { Int(icu_bucket_count(index)) }

    static func bucketKind(_ index: OpaquePointer, _ bucket: Int) -> Int32 { icu_bucket_kind(index, Int32(bucket)) }

    static func bucketLabel(_ index: OpaquePointer, _ bucket: Int) -> String? {
        text { icu_bucket_label(index, Int32(bucket), $0, $1) }
    }

    static func bucket(of text: UnsafeBufferPointer<UInt8>, index: OpaquePointer) -> Int? {
        let bucket = text.withMemoryRebound(to: CChar.self) { icu_bucket_of(index, $0.baseAddress, $0.count) }
        return bucket < 0 ? nil : Int(bucket)
    }

    // MARK: Buffers

    private typealias Call = (UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, Int) -> Int

    /// Appends what `call` writes, asking again with the room that it says it needs.
    private static func transform(
        _ text: UnsafeBufferPointer<UInt8>,
        into output: inout [UInt8],
        room: Int? = nil,
        _ call: Call
    ) -> Bool {
        text.withMemoryRebound(to: CChar.self) { text in
            append(to: &output, room: room ?? text.count + text.count / 2 + 16) {
                call(text.baseAddress, text.count, $0, $1)
            }
        }
    }

    private static func append(
        to output: inout [UInt8],
        room: Int,
        _ write: (UnsafeMutablePointer<CChar>?, Int) -> Int
    ) -> Bool {
        var room = room
        while true {
            var needed = 0
            output.append(addingCapacity: room) { span in
                span.withUnsafeMutableBufferPointer { buffer, initialized in
                    needed = buffer.withMemoryRebound(to: CChar.self) { write($0.baseAddress, $0.count) }
                    initialized = (0...buffer.count).contains(needed) ? needed : 0
                }
            }
            if needed <= room { return needed >= 0 }
            room = needed
        }
    }

    private static func text(_ write: (UnsafeMutablePointer<CChar>?, Int) -> Int) -> String? {
        var bytes: [UInt8] = []
        return append(to: &bytes, room: 64, write) ? String(decoding: bytes, as: UTF8.self) : nil
    }

    private static func version(_ write: (UnsafeMutablePointer<CChar>?) -> Void) -> String {
        String(unsafeUninitializedCapacity: 20) { buffer in
            buffer.withMemoryRebound(to: CChar.self) { write($0.baseAddress) }
            return buffer.firstIndex(of: 0) ?? 0
        }
    }
}
