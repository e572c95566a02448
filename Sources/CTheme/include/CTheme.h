// The default theme, compiled into the binary: every file of Templates/, by its path there.
#ifndef GANADA_CTHEME_H
#define GANADA_CTHEME_H

#include <stddef.h>

struct theme_file {
    const char *path;
    const unsigned char *bytes;
    size_t count;
};

extern const struct theme_file theme_files[];
extern const size_t theme_file_count;

#endif
