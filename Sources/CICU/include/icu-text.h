// Normal forms, case, properties of code points, transliteration.
#ifndef GANADA_ICU_TEXT_H
#define GANADA_ICU_TEXT_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum icu_normal_form { icu_nfc, icu_nfd, icu_nfkc, icu_nfkd, icu_nfkc_casefold };

/// The text in a normal form.
intptr_t icu_normalize(int32_t form, const char *text, intptr_t length, char *buffer, intptr_t capacity);

/// Whether the text is certainly in a normal form already.
bool icu_is_normalized(int32_t form, const char *text, intptr_t length);

/// The text with full case folding, without Turkic rules.
intptr_t icu_fold_case(const char *text, intptr_t length, char *buffer, intptr_t capacity);

/// The text in lower case, by the rules of no language.
intptr_t icu_lower_case(const char *text, intptr_t length, char *buffer, intptr_t capacity);

/// The text in title case, by the rules of a language.
intptr_t icu_title_case(const char *tag, const char *text, intptr_t length, char *buffer, intptr_t capacity);

/// The general category of a code point, as `UCharCategory` numbers them; 0 is unassigned.
int32_t icu_general_category(uint32_t code_point);

/// The script of a code point, as `UScriptCode` numbers them.
int32_t icu_script(uint32_t code_point);

/// The ISO 15924 code of a script, such as "Hang".
const char *icu_script_code(int32_t script);

/// Whether a code point is drawn as nothing (Default_Ignorable_Code_Point).
bool icu_is_default_ignorable(uint32_t code_point);

/// Whether a code point is white space (White_Space).
bool icu_is_white_space(uint32_t code_point);

/// A transliterator by its ICU identifier, such as "Any-Latin; Latin-ASCII", or null. Not for several threads at once.
typedef struct icu_transliterator icu_transliterator;
icu_transliterator *icu_transliterator_open(const char *identifier);
void icu_transliterator_close(icu_transliterator *transliterator);
intptr_t icu_transliterate(
    const icu_transliterator *transliterator, const char *text, intptr_t length, char *buffer, intptr_t capacity
);

#ifdef __cplusplus
}
#endif

#endif
