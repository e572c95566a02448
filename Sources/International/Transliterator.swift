/// Text in Latin letters without marks, by ICU's transforms. One thread at a time.
public final class Transliterator {
    private let handles: [OpaquePointer]

    /// A transliterator to ASCII; `language` (BCP 47) adds its own spellings (ä → ae in German), where ICU has them.
    public init(toASCIIFrom language: String) {
        let own = LanguageTag(parsing: language)?.language ?? "und"
        handles = ["\(own)-ASCII", "Any-Latin; Latin-ASCII"].compactMap(ICU.openTransliterator)
    }

    deinit {
        for handle in handles { ICU.closeTransliterator(handle) }
    }

    /// The text in ASCII, as far as ICU can; what it does not know stays.
    public func ascii(_ text: String) -> String {
        var current = Array(text.utf8)
        for handle in handles {
            var next: [UInt8] = []
            let done = current.withUnsafeBufferPointer { ICU.transliterate($0, with: handle, into: &next) }
            if done { current = next }
        }
        return String(decoding: current, as: UTF8.self)
    }
}
