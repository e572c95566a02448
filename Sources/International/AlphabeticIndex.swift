/// The sections that a locale divides a list into (ICU's `AlphabeticIndex`). May be shared between threads.
public final class AlphabeticIndex: Sendable {
    /// What a bucket holds.
    public enum Kind: Int32, Sendable {
        // The numbers are those of `icu_bucket_kind`.
        /// Texts that begin with a letter of its label.
        case letter
        /// Texts before the first letter: symbols and digits.
        case underflow
        /// Texts between the letters of two scripts.
        case inflow
        /// Texts after the last letter.
        case overflow
    }

    /// A bucket.
    public struct Bucket: Hashable, Sendable {
        /// Its letter; meaningless for the other kinds.
        public var label: String
        /// What it holds.
        public var kind: Kind
    }

    /// The buckets in the order of the locale.
    public let buckets: [Bucket]
    // ICU's immutable index.
    private nonisolated(unsafe) let handle: OpaquePointer?

    /// The index of a locale, a BCP 47 tag.
    ///
    /// `locales` add the letters of other locales; `labels` add more letters, or with `onlyLabels` replace all of them.
    public init(locale: String, addingLocales locales: [String] = [], labels: [String] = [], onlyLabels: Bool = false) {
        let handle = ICU.openAlphabeticIndex(locale, locales: locales, labels: labels, onlyLabels: onlyLabels)
        self.handle = handle
        buckets =
            if let handle {
                (0..<ICU.bucketCount(handle)).map { number in
                    Bucket(
                        label: ICU.bucketLabel(handle, number) ?? "",
                        kind: Kind(rawValue: ICU.bucketKind(handle, number)) ?? .overflow
                    )
                }
            } else {
                [Bucket(label: "", kind: .overflow)]
            }
    }

    deinit {
        if let handle { ICU.closeAlphabeticIndex(handle) }
    }

    /// Whether of two texts the one that sorts first is never in the later bucket.
    ///
    /// Chinese orders break it: they file Han characters under the Latin letters of their readings, and sort them after
    /// the last of these. CLDR marks such letters with the noncharacter U+FDD0.
    public var isMonotonic: Bool {
        // U+FDD0, which no Swift string can spell, and A.
        let marked: [UInt8] = [0xEF, 0xB7, 0x90, UInt8(ascii: "A")]
        return buckets[marked.withUnsafeBufferPointer { bucket(of: $0) }].kind != .letter
    }

    /// The number of the bucket that UTF-8 `text` belongs to.
    public func bucket(of text: UnsafeBufferPointer<UInt8>) -> Int {
        handle.flatMap { ICU.bucket(of: text, index: $0) } ?? buckets.count - 1
    }

    /// The number of the bucket that a text belongs to.
    public func bucket(of text: String) -> Int {
        text.withUTF8Bytes { bucket(of: $0) }
    }
}
