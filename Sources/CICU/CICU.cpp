#include "CICU.h"

#include <unicode/uversion.h>

extern "C" const char *icu_version(void) {
    return U_ICU_VERSION;
}
