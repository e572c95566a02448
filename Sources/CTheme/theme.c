#include "CTheme.h"

const struct theme_file theme_files[] = {};
const size_t theme_file_count = 0;
