#include "icu-locale.h"

#include "utf16.h"
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>
#include <unicode/locid.h>
#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>
#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

namespace {

intptr_t write_tag(const icu::Locale &locale, UErrorCode &status, char *buffer, intptr_t capacity) {
    if (U_FAILURE(status)) return -1;
    icu::CheckedArrayByteSink sink(buffer, static_cast<int32_t>(capacity));
    locale.toLanguageTag(sink, status);
    return U_SUCCESS(status) ? sink.NumberOfBytesAppended() : -1;
}

}  // namespace

void icu_version(char *buffer) {
    UVersionInfo version;
    u_getVersion(version);
    u_versionToString(version, buffer);
}

void icu_cldr_version(char *buffer) {
    UVersionInfo version = {};
    UErrorCode status = U_ZERO_ERROR;
    ulocdata_getCLDRVersion(version, &status);
    u_versionToString(version, buffer);
}

void icu_unicode_version(char *buffer) {
    UVersionInfo version;
    u_getUnicodeVersion(version);
    u_versionToString(version, buffer);
}

intptr_t icu_canonical_tag(const char *tag, char *buffer, intptr_t capacity) {
    // Locale::forLanguageTag takes the well-formed beginning of a tag; only the whole will do.
    char identifier[ULOC_FULLNAME_CAPACITY];
    int32_t parsed = 0;
    UErrorCode status = U_ZERO_ERROR;
    uloc_forLanguageTag(tag, identifier, sizeof identifier, &parsed, &status);
    if (U_FAILURE(status) || parsed == 0 || static_cast<size_t>(parsed) != strlen(tag)) return -1;
    icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
    locale.canonicalize(status);
    return write_tag(locale, status, buffer, capacity);
}

intptr_t icu_maximized_tag(const char *tag, char *buffer, intptr_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
    locale.addLikelySubtags(status);
    return write_tag(locale, status, buffer, capacity);
}

bool icu_is_known_language(const char *tag) {
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
    return U_SUCCESS(status) && *locale.getISO3Language() != 0;
}

bool icu_is_right_to_left(const char *tag) {
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
    return U_SUCCESS(status) && locale.isRightToLeft();
}

icu_plural_rules *icu_plural_rules_open(const char *tag) {
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
    std::unique_ptr<icu::PluralRules> made(icu::PluralRules::forLocale(locale, status));
    return U_SUCCESS(status) ? reinterpret_cast<icu_plural_rules *>(made.release()) : nullptr;
}

void icu_plural_rules_close(icu_plural_rules *rules) { delete reinterpret_cast<icu::PluralRules *>(rules); }

intptr_t icu_plural_category(const icu_plural_rules *rules, int64_t number, char *buffer, intptr_t capacity) {
    auto category = reinterpret_cast<const icu::PluralRules *>(rules)->select(static_cast<double>(number));
    return write_utf8(category, buffer, capacity);
}

icu_number_format *icu_number_format_open(const char *tag) {
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
    if (U_FAILURE(status)) return nullptr;
    return reinterpret_cast<icu_number_format *>(
        new icu::number::LocalizedNumberFormatter(icu::number::NumberFormatter::withLocale(locale))
    );
}

void icu_number_format_close(icu_number_format *format) {
    delete reinterpret_cast<icu::number::LocalizedNumberFormatter *>(format);
}

intptr_t icu_format_number(const icu_number_format *format, int64_t number, char *buffer, intptr_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    auto formatted = reinterpret_cast<const icu::number::LocalizedNumberFormatter *>(format)->formatInt(number, status);
    icu::UnicodeString text = formatted.toString(status);
    return U_SUCCESS(status) ? write_utf8(text, buffer, capacity) : -1;
}
