/// The order of texts in a locale (UTS #10 with CLDR's tailoring). May be shared between threads.
public final class Collator: Sendable {
    // ICU's collators are immutable once made.
    private nonisolated(unsafe) let handle: OpaquePointer?

    /// The collator of a locale, a BCP 47 tag whose `-u-` keys (`kn`, `ka`, `kv`, `kr`, `co` …) are obeyed.
    public init(locale: String) {
        handle = ICU.openCollator(locale) ?? ICU.openCollator("und")
    }

    deinit {
        if let handle { ICU.closeCollator(handle) }
    }

    /// Appends the sort key of UTF-8 `text`: bytes without zeros that compare as the texts do, and a zero.
    public func appendSortKey(of text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        guard let handle, ICU.sortKey(text, collator: handle, into: &output) else {
            // Only a text of gigabytes comes here; its own bytes are an order too.
            output.append(contentsOf: text.lazy.filter { $0 != 0 })
            output.append(0)
            return
        }
    }

    /// The sort key of a text.
    public func sortKey(of text: String) -> [UInt8] {
        var key: [UInt8] = []
        text.withUTF8Bytes { appendSortKey(of: $0, to: &key) }
        return key
    }
}
