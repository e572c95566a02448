#include "icu-locale.h"

#include "utf16.h"
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>
#include <unicode/gregocal.h>
#include <unicode/locid.h>
#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>
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

namespace {

/// Numbers with at least so many digits after the point as their place says, with and without groups.
struct number_formats {
    static constexpr int places = 8;
    icu::number::LocalizedNumberFormatter grouped[places];
    icu::number::LocalizedNumberFormatter plain[places];
};

struct date_formats {
    std::unique_ptr<icu::SimpleDateFormat> day;
    std::unique_ptr<icu::SimpleDateFormat> moment;
};

/// A date format of a style, in the calendar that dates of the content are of, which also holds for days before 1582.
std::unique_ptr<icu::SimpleDateFormat> date_format(
    icu::DateFormat::EStyle day, icu::DateFormat::EStyle time, const icu::Locale &locale, UErrorCode &status
) {
    std::unique_ptr<icu::DateFormat> made(icu::DateFormat::createDateTimeInstance(day, time, locale));
    auto *simple = dynamic_cast<icu::SimpleDateFormat *>(made.get());
    if (simple == nullptr) return nullptr;
    auto calendar = std::make_unique<icu::GregorianCalendar>(*icu::TimeZone::getGMT(), locale, status);
    if (U_FAILURE(status)) return nullptr;
    calendar->setGregorianChange(-8.64e15, status);
    simple->adoptCalendar(calendar.release());
    made.release();
    return std::unique_ptr<icu::SimpleDateFormat>(simple);
}

}  // namespace

icu_number_format *icu_number_format_open(const char *tag) {
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
    if (U_FAILURE(status)) return nullptr;
    auto made = std::make_unique<number_formats>();
    for (int place = 0; place < number_formats::places; place++) {
        auto format = icu::number::NumberFormatter::withLocale(locale).precision(
            icu::number::Precision::minFraction(place)
        );
        made->grouped[place] = format;
        made->plain[place] = format.grouping(UNUM_GROUPING_OFF);
    }
    return reinterpret_cast<icu_number_format *>(made.release());
}

void icu_number_format_close(icu_number_format *format) { delete reinterpret_cast<number_formats *>(format); }

intptr_t icu_format_number(const icu_number_format *format, int64_t number, char *buffer, intptr_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    auto formatted = reinterpret_cast<const number_formats *>(format)->grouped[0].formatInt(number, status);
    icu::UnicodeString text = formatted.toString(status);
    return U_SUCCESS(status) ? write_utf8(text, buffer, capacity) : -1;
}

intptr_t icu_format_decimal(
    const icu_number_format *format, const char *number, intptr_t length, bool grouped, char *buffer, intptr_t capacity
) {
    auto *formats = reinterpret_cast<const number_formats *>(format);
    auto *point = static_cast<const char *>(memchr(number, '.', length));
    intptr_t places = point == nullptr ? 0 : number + length - point - 1;
    if (places >= number_formats::places) places = 0;
    UErrorCode status = U_ZERO_ERROR;
    auto &chosen = grouped ? formats->grouped[places] : formats->plain[places];
    auto formatted = chosen.formatDecimal({number, static_cast<int32_t>(length)}, status);
    icu::UnicodeString text = formatted.toString(status);
    return U_SUCCESS(status) ? write_utf8(text, buffer, capacity) : -1;
}

icu_date_format *icu_date_format_open(const char *tag) {
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
    if (U_FAILURE(status)) return nullptr;
    auto style = icu::DateFormat::kMedium;
    auto day = date_format(style, icu::DateFormat::kNone, locale, status);
    if (day == nullptr) return nullptr;
    icu::UnicodeString pattern;
    day->toPattern(pattern);
    // A month that is cut short is written out: there is room for it.
    if (pattern.indexOf(u"MMM") >= 0) {
        style = icu::DateFormat::kLong;
        day = date_format(style, icu::DateFormat::kNone, locale, status);
    }
    auto moment = date_format(style, icu::DateFormat::kShort, locale, status);
    if (day == nullptr || moment == nullptr) return nullptr;
    return reinterpret_cast<icu_date_format *>(new date_formats{std::move(day), std::move(moment)});
}

void icu_date_format_close(icu_date_format *format) { delete reinterpret_cast<date_formats *>(format); }

intptr_t icu_format_date(const icu_date_format *format, double moment, bool timed, char *buffer, intptr_t capacity) {
    auto *formats = reinterpret_cast<const date_formats *>(format);
    icu::UnicodeString text;
    (timed ? formats->moment : formats->day)->format(moment, text);
    return write_utf8(text, buffer, capacity);
}
