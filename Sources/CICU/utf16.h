// UTF-8 to UTF-16 without allocating for short texts: most of ICU reads UTF-16 only.
#ifndef GANADA_UTF16_H
#define GANADA_UTF16_H

#include <cstdint>
#include <unicode/bytestream.h>
#include <unicode/unistr.h>
#include <unicode/ustring.h>
#include <vector>

class UTF16 {
public:
    UTF16(const char *text, intptr_t length) {
        UErrorCode status = U_ZERO_ERROR;
        u_strFromUTF8WithSub(
            small, sizeof small / sizeof *small, &count, text, static_cast<int32_t>(length), 0xFFFD, nullptr, &status
        );
        if (status == U_BUFFER_OVERFLOW_ERROR) {
            status = U_ZERO_ERROR;
            large.resize(static_cast<size_t>(count));
            u_strFromUTF8WithSub(
                large.data(), count, &count, text, static_cast<int32_t>(length), 0xFFFD, nullptr, &status
            );
        }
        if (U_FAILURE(status)) count = 0;
    }

    const char16_t *data() const { return large.empty() ? small : large.data(); }
    int32_t length() const { return count; }
    icu::UnicodeString string() const { return icu::UnicodeString(false, data(), count); }

private:
    char16_t small[256];
    std::vector<char16_t> large;
    int32_t count = 0;
};

/// Writes a UTF-16 result as UTF-8; returns the length that the whole has.
inline intptr_t write_utf8(const icu::UnicodeString &text, char *buffer, intptr_t capacity) {
    icu::CheckedArrayByteSink sink(buffer, static_cast<int32_t>(capacity));
    text.toUTF8(sink);
    return sink.NumberOfBytesAppended();
}

/// Lengths are 32 bits in ICU; half of that leaves room for every result.
inline bool is_too_long(intptr_t length) { return length > INT32_MAX / 4; }

#endif
