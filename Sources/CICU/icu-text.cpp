#include "icu-text.h"

#include "utf16.h"
#include <memory>
#include <unicode/casemap.h>
#include <unicode/locid.h>
#include <unicode/normalizer2.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

namespace {

const icu::Normalizer2 *normalizer(int32_t form, UErrorCode &status) {
    switch (form) {
    case icu_nfc: return icu::Normalizer2::getNFCInstance(status);
    case icu_nfd: return icu::Normalizer2::getNFDInstance(status);
    case icu_nfkc: return icu::Normalizer2::getNFKCInstance(status);
    case icu_nfkd: return icu::Normalizer2::getNFKDInstance(status);
    case icu_nfkc_casefold: return icu::Normalizer2::getNFKCCasefoldInstance(status);
    default: status = U_ILLEGAL_ARGUMENT_ERROR; return nullptr;
    }
}

icu::StringPiece piece(const char *text, intptr_t length) {
    return icu::StringPiece(text, static_cast<int32_t>(length));
}

}  // namespace

intptr_t icu_normalize(int32_t form, const char *text, intptr_t length, char *buffer, intptr_t capacity) {
    if (is_too_long(length)) return -1;
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2 *normal = normalizer(form, status);
    if (U_FAILURE(status)) return -1;
    icu::CheckedArrayByteSink sink(buffer, static_cast<int32_t>(capacity));
    normal->normalizeUTF8(0, piece(text, length), sink, nullptr, status);
    return U_SUCCESS(status) ? sink.NumberOfBytesAppended() : -1;
}

bool icu_is_normalized(int32_t form, const char *text, intptr_t length) {
    if (is_too_long(length)) return false;
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2 *normal = normalizer(form, status);
    return U_SUCCESS(status) && normal->isNormalizedUTF8(piece(text, length), status) && U_SUCCESS(status);
}

intptr_t icu_fold_case(const char *text, intptr_t length, char *buffer, intptr_t capacity) {
    if (is_too_long(length)) return -1;
    UErrorCode status = U_ZERO_ERROR;
    icu::CheckedArrayByteSink sink(buffer, static_cast<int32_t>(capacity));
    icu::CaseMap::utf8Fold(U_FOLD_CASE_DEFAULT, piece(text, length), sink, nullptr, status);
    return U_SUCCESS(status) ? sink.NumberOfBytesAppended() : -1;
}

intptr_t icu_lower_case(const char *text, intptr_t length, char *buffer, intptr_t capacity) {
    if (is_too_long(length)) return -1;
    UErrorCode status = U_ZERO_ERROR;
    icu::CheckedArrayByteSink sink(buffer, static_cast<int32_t>(capacity));
    icu::CaseMap::utf8ToLower("", 0, piece(text, length), sink, nullptr, status);
    return U_SUCCESS(status) ? sink.NumberOfBytesAppended() : -1;
}

intptr_t icu_title_case(const char *tag, const char *text, intptr_t length, char *buffer, intptr_t capacity) {
    if (is_too_long(length)) return -1;
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
    icu::CheckedArrayByteSink sink(buffer, static_cast<int32_t>(capacity));
    icu::CaseMap::utf8ToTitle(locale.getName(), 0, nullptr, piece(text, length), sink, nullptr, status);
    return U_SUCCESS(status) ? sink.NumberOfBytesAppended() : -1;
}

int32_t icu_general_category(uint32_t code_point) { return u_charType(static_cast<UChar32>(code_point)); }

int32_t icu_script(uint32_t code_point) {
    UErrorCode status = U_ZERO_ERROR;
    return uscript_getScript(static_cast<UChar32>(code_point), &status);
}

const char *icu_script_code(int32_t script) { return uscript_getShortName(static_cast<UScriptCode>(script)); }

bool icu_is_default_ignorable(uint32_t code_point) {
    return u_hasBinaryProperty(static_cast<UChar32>(code_point), UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

bool icu_is_white_space(uint32_t code_point) { return u_isUWhiteSpace(static_cast<UChar32>(code_point)); }

icu_transliterator *icu_transliterator_open(const char *identifier) {
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<icu::Transliterator> made(icu::Transliterator::createInstance(
        icu::UnicodeString::fromUTF8(identifier), UTRANS_FORWARD, status
    ));
    return U_SUCCESS(status) ? reinterpret_cast<icu_transliterator *>(made.release()) : nullptr;
}

void icu_transliterator_close(icu_transliterator *transliterator) {
    delete reinterpret_cast<icu::Transliterator *>(transliterator);
}

intptr_t icu_transliterate(
    const icu_transliterator *transliterator, const char *text, intptr_t length, char *buffer, intptr_t capacity
) {
    if (is_too_long(length)) return -1;
    icu::UnicodeString changed = icu::UnicodeString::fromUTF8(piece(text, length));
    reinterpret_cast<const icu::Transliterator *>(transliterator)->transliterate(changed);
    return write_utf8(changed, buffer, capacity);
}
