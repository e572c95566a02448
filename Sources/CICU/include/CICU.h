// ICU behind plain C: no ICU header is included here, so that Swift never sees one (see ARCHITECTURE.md).
//
// Text goes in and comes out as UTF-8 with its length in bytes. A function that writes text takes a buffer and its
// capacity and returns the length that the whole result has: when that is more than the capacity, the caller makes room
// and asks again. -1 means failure.
#ifndef GANADA_CICU_H
#define GANADA_CICU_H

#include "icu-encoding.h"
#include "icu-locale.h"
#include "icu-order.h"
#include "icu-text.h"

#endif
