// ICU behind plain C: no ICU header is included here, so that Swift never sees one (see ARCHITECTURE.md).
#ifndef GANADA_CICU_H
#define GANADA_CICU_H

#ifdef __cplusplus
extern "C" {
#endif

/// The version of ICU in use, such as "72.1".
const char *icu_version(void);

#ifdef __cplusplus
}
#endif

#endif
