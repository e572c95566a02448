// Text in other encodings than UTF-8.
#ifndef GANADA_ICU_ENCODING_H
#define GANADA_ICU_ENCODING_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Bytes in the encoding of a converter, as UTF-8. On failure `failure` is the offset of the first bytes that are not
/// text in this encoding, or -1 where there is no such converter. Some converters map every byte that means nothing to a
/// C1 control or a private character; `refuse_fillers` takes those for failures.
intptr_t icu_decode(
    const char *converter, bool refuse_fillers, const char *bytes, intptr_t length, char *buffer, intptr_t capacity,
    intptr_t *failure
);

#ifdef __cplusplus
}
#endif

#endif
