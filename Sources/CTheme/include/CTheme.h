// The default theme, compiled into the binary: every file of Templates/, by its path there.
#ifndef GANADA_CTHEME_H
#define GANADA_CTHEME_H

#include <stddef.h>

/// A file of Templates/.
struct theme_file {
    const char *path;
    const unsigned char *bytes;
    size_t count;
};

/// The files, in the order of the bytes of their paths.
const struct theme_file *theme_files(void);

/// The number of files.
size_t theme_file_count(void);

#endif
