#include "icu-encoding.h"

#include "utf16.h"
#include <algorithm>
#include <memory>
#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>

namespace {

/// Whether a converter gives this unit only because it maps every byte to something.
bool is_filler(char16_t unit) { return (unit >= 0x80 && unit <= 0x9F) || (unit >= 0xE000 && unit <= 0xF8FF); }

/// The offset of the bytes that became the unit at `position`.
intptr_t offset_of(UConverter *converter, const char *bytes, intptr_t length, ptrdiff_t position) {
    std::vector<char16_t> wide(static_cast<size_t>(length) + 16);
    std::vector<int32_t> offsets(wide.size());
    char16_t *target = wide.data();
    UErrorCode status = U_ZERO_ERROR;
    ucnv_reset(converter);
    ucnv_toUnicode(
        converter, &target, wide.data() + wide.size(), &bytes, bytes + length, offsets.data(), true, &status
    );
    return offsets[static_cast<size_t>(position)];
}

}  // namespace

intptr_t icu_decode(
    const char *converter, bool refuse_fillers, const char *bytes, intptr_t length, char *buffer, intptr_t capacity,
    intptr_t *failure
) {
    *failure = -1;
    if (is_too_long(length)) return -1;
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<UConverter, decltype(&ucnv_close)> open(ucnv_open(converter, &status), ucnv_close);
    ucnv_setToUCallBack(open.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    if (U_FAILURE(status)) return -1;

    // No encoding of ours gives more UTF-16 units than it has bytes.
    std::vector<char16_t> wide(static_cast<size_t>(length) + 16);
    char16_t *target = wide.data();
    const char *source = bytes;
    ucnv_toUnicode(
        open.get(), &target, wide.data() + wide.size(), &source, bytes + length, nullptr, true, &status
    );
    if (U_FAILURE(status)) {
        char invalid[16];
        int8_t count = sizeof invalid;
        UErrorCode ignored = U_ZERO_ERROR;
        ucnv_getInvalidChars(open.get(), invalid, &count, &ignored);
        *failure = source - bytes - (U_SUCCESS(ignored) ? count : 0);
        if (*failure < 0) *failure = 0;
        return -1;
    }
    if (refuse_fillers) {
        char16_t *filler = std::find_if(wide.data(), target, is_filler);
        if (filler != target) {
            *failure = offset_of(open.get(), bytes, length, filler - wide.data());
            return -1;
        }
    }
    return write_utf8(
        icu::UnicodeString(false, wide.data(), static_cast<int32_t>(target - wide.data())), buffer, capacity
    );
}
