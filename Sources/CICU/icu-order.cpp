#include "icu-order.h"

#include "utf16.h"
#include <memory>
#include <unicode/alphaindex.h>
#include <unicode/coll.h>
#include <unicode/locid.h>
#include <unicode/tblcoll.h>
#include <unicode/uniset.h>

namespace {

/// The collator of a locale. Names come unnormalized, so that normalization is on.
std::unique_ptr<icu::RuleBasedCollator> make_collator(const char *tag, UErrorCode &status) {
    icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
    std::unique_ptr<icu::Collator> collator(icu::Collator::createInstance(locale, status));
    if (U_FAILURE(status)) return nullptr;
    auto *rules = dynamic_cast<icu::RuleBasedCollator *>(collator.get());
    if (rules == nullptr) return nullptr;
    collator.release();
    rules->setAttribute(UCOL_NORMALIZATION_MODE, UCOL_ON, status);
    return std::unique_ptr<icu::RuleBasedCollator>(rules);
}

/// Calls `take` with each line of a text.
template <typename Take> void each_line(const char *text, Take take) {
    icu::UnicodeString all = icu::UnicodeString::fromUTF8(text);
    for (int32_t start = 0; start < all.length();) {
        int32_t end = all.indexOf(u'\n', start);
        if (end < 0) end = all.length();
        if (end > start) take(icu::UnicodeString(all, start, end - start));
        start = end + 1;
    }
}

const icu::AlphabeticIndex::ImmutableIndex *buckets(const icu_alphabetic_index *index) {
    return reinterpret_cast<const icu::AlphabeticIndex::ImmutableIndex *>(index);
}

}  // namespace

icu_collator *icu_collator_open(const char *tag) {
    UErrorCode status = U_ZERO_ERROR;
    auto collator = make_collator(tag, status);
    return U_SUCCESS(status) ? reinterpret_cast<icu_collator *>(collator.release()) : nullptr;
}


void icu_collator_close(icu_collator *collator) { delete reinterpret_cast<icu::RuleBasedCollator *>(collator); }

intptr_t icu_sort_key(const icu_collator *collator, const char *text, intptr_t length, char *buffer, intptr_t capacity) {
    if (is_too_long(length)) return -1;
    UTF16 wide(text, length);
    return reinterpret_cast<const icu::RuleBasedCollator *>(collator)->getSortKey(
        wide.data(), wide.length(), reinterpret_cast<uint8_t *>(buffer), static_cast<int32_t>(capacity)
    );
}

icu_alphabetic_index *icu_alphabetic_index_open(
    const char *tag, const char *locales, const char *labels, int32_t only_labels
) {
    UErrorCode status = U_ZERO_ERROR;
    auto collator = make_collator(tag, status);
    if (!collator) return nullptr;
    icu::AlphabeticIndex index(collator.release(), status);  // takes the collator over
    if (!only_labels) index.addLabels(icu::Locale::forLanguageTag(tag, status), status);
    each_line(locales, [&](const icu::UnicodeString &line) {
        std::string extra;
        UErrorCode unknown = U_ZERO_ERROR;
        icu::Locale locale = icu::Locale::forLanguageTag(line.toUTF8String(extra), unknown);
        if (U_SUCCESS(unknown)) index.addLabels(locale, status);
    });
    icu::UnicodeSet set;
    each_line(labels, [&](const icu::UnicodeString &line) { set.add(line); });
    if (!set.isEmpty()) index.addLabels(set, status);
    // The default, 99 labels, would thin out the labels of several scripts.
    index.setMaxLabelCount(10000, status);
    std::unique_ptr<icu::AlphabeticIndex::ImmutableIndex> made(index.buildImmutableIndex(status));
    return U_SUCCESS(status) ? reinterpret_cast<icu_alphabetic_index *>(made.release()) : nullptr;
}

void icu_alphabetic_index_close(icu_alphabetic_index *index) {
    delete reinterpret_cast<icu::AlphabeticIndex::ImmutableIndex *>(index);
}

int32_t icu_bucket_count(const icu_alphabetic_index *index) { return buckets(index)->getBucketCount(); }

int32_t icu_bucket_kind(const icu_alphabetic_index *index, int32_t bucket) {
    const icu::AlphabeticIndex::Bucket *found = buckets(index)->getBucket(bucket);
    if (found == nullptr) return icu_bucket_overflow;
    switch (found->getLabelType()) {
    case U_ALPHAINDEX_UNDERFLOW: return icu_bucket_underflow;
    case U_ALPHAINDEX_INFLOW: return icu_bucket_inflow;
    case U_ALPHAINDEX_OVERFLOW: return icu_bucket_overflow;
    default: return icu_bucket_normal;
    }
}

intptr_t icu_bucket_label(const icu_alphabetic_index *index, int32_t bucket, char *buffer, intptr_t capacity) {
    const icu::AlphabeticIndex::Bucket *found = buckets(index)->getBucket(bucket);
    return found == nullptr ? -1 : write_utf8(found->getLabel(), buffer, capacity);
}

int32_t icu_bucket_of(const icu_alphabetic_index *index, const char *text, intptr_t length) {
    if (is_too_long(length)) return -1;
    UTF16 wide(text, length);
    UErrorCode status = U_ZERO_ERROR;
    int32_t bucket = buckets(index)->getBucketIndex(wide.string(), status);
    return U_SUCCESS(status) ? bucket : -1;
}
