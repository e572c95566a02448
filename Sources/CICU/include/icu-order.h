// Collation and the alphabetic index.
#ifndef GANADA_ICU_ORDER_H
#define GANADA_ICU_ORDER_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The collator of a locale, whose `-u-` keys are obeyed, or null. May be used from several threads.
typedef struct icu_collator icu_collator;
icu_collator *icu_collator_open(const char *tag);
void icu_collator_close(icu_collator *collator);

/// The sort key of a text: bytes that compare as the texts do; the last one is 0.
intptr_t icu_sort_key(const icu_collator *collator, const char *text, intptr_t length, char *buffer, intptr_t capacity);

enum icu_bucket_kind { icu_bucket_normal, icu_bucket_underflow, icu_bucket_inflow, icu_bucket_overflow };

/// The buckets of a locale, or null. `locales` are those whose labels are added, separated by line feeds, `labels` more
/// labels, likewise separated. With `only_labels` the locale gives the order alone. May be used from several threads.
typedef struct icu_alphabetic_index icu_alphabetic_index;
icu_alphabetic_index *icu_alphabetic_index_open(
    const char *tag, const char *locales, const char *labels, int32_t only_labels
);
void icu_alphabetic_index_close(icu_alphabetic_index *index);

int32_t icu_bucket_count(const icu_alphabetic_index *index);
int32_t icu_bucket_kind(const icu_alphabetic_index *index, int32_t bucket);
intptr_t icu_bucket_label(const icu_alphabetic_index *index, int32_t bucket, char *buffer, intptr_t capacity);

/// The number of the bucket that a text belongs to, or -1.
int32_t icu_bucket_of(const icu_alphabetic_index *index, const char *text, intptr_t length);

#ifdef __cplusplus
}
#endif

#endif
