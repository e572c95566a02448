// Language tags, plural categories, numbers, versions.
#ifndef GANADA_ICU_LOCALE_H
#define GANADA_ICU_LOCALE_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The versions of ICU, CLDR and Unicode in use, such as "72.1"; `buffer` has room for 20 bytes.
void icu_version(char *buffer);
void icu_cldr_version(char *buffer);
void icu_unicode_version(char *buffer);

/// The canonical form of a BCP 47 tag; -1 where it is not well-formed.
intptr_t icu_canonical_tag(const char *tag, char *buffer, intptr_t capacity);

/// The tag with the likely script and region added, such as "ko-Kore-KR" for "ko".
intptr_t icu_maximized_tag(const char *tag, char *buffer, intptr_t capacity);

/// Whether ISO 639 knows the language of a tag.
bool icu_is_known_language(const char *tag);

/// Whether the language of a tag is written from right to left.
bool icu_is_right_to_left(const char *tag);

/// The plural rules of a language, or null. May be used from several threads.
typedef struct icu_plural_rules icu_plural_rules;
icu_plural_rules *icu_plural_rules_open(const char *tag);
void icu_plural_rules_close(icu_plural_rules *rules);

/// The CLDR plural category of a number, such as "one".
intptr_t icu_plural_category(const icu_plural_rules *rules, int64_t number, char *buffer, intptr_t capacity);

/// The number format of a language, or null. May be used from several threads.
typedef struct icu_number_format icu_number_format;
icu_number_format *icu_number_format_open(const char *tag);
void icu_number_format_close(icu_number_format *format);

/// A whole number with the separators and digits of the language.
intptr_t icu_format_number(const icu_number_format *format, int64_t number, char *buffer, intptr_t capacity);

/// A decimal number, spelled with digits and a point, with as many digits after the point as it has; with `grouped` also
/// with what divides thousands.
intptr_t icu_format_decimal(
    const icu_number_format *format, const char *number, intptr_t length, bool grouped, char *buffer, intptr_t capacity
);

/// The date format of a language, or null. May be used from several threads.
typedef struct icu_date_format icu_date_format;
icu_date_format *icu_date_format_open(const char *tag);
void icu_date_format_close(icu_date_format *format);

/// A moment, in milliseconds since 1970, as a day; with `timed` also with hours and minutes. No zone is reckoned with.
intptr_t icu_format_date(const icu_date_format *format, double moment, bool timed, char *buffer, intptr_t capacity);

#ifdef __cplusplus
}
#endif

#endif
