// The files of Templates/. Written by scripts/embed-theme; run it after adding, renaming or removing one.
#include "CTheme.h"

static const unsigned char strings_ar_json[] = {
#embed "../../Templates/strings/ar.json"
};
static const unsigned char strings_de_json[] = {
#embed "../../Templates/strings/de.json"
};
static const unsigned char strings_en_json[] = {
#embed "../../Templates/strings/en.json"
};
static const unsigned char strings_es_json[] = {
#embed "../../Templates/strings/es.json"
};
static const unsigned char strings_fr_json[] = {
#embed "../../Templates/strings/fr.json"
};
static const unsigned char strings_ja_json[] = {
#embed "../../Templates/strings/ja.json"
};
static const unsigned char strings_ko_json[] = {
#embed "../../Templates/strings/ko.json"
};
static const unsigned char strings_pl_json[] = {
#embed "../../Templates/strings/pl.json"
};
static const unsigned char strings_pt_json[] = {
#embed "../../Templates/strings/pt.json"
};
static const unsigned char strings_ru_json[] = {
#embed "../../Templates/strings/ru.json"
};
static const unsigned char strings_tr_json[] = {
#embed "../../Templates/strings/tr.json"
};
static const unsigned char strings_vi_json[] = {
#embed "../../Templates/strings/vi.json"
};
static const unsigned char strings_zh_Hans_json[] = {
#embed "../../Templates/strings/zh-Hans.json"
};
static const unsigned char strings_zh_Hant_json[] = {
#embed "../../Templates/strings/zh-Hant.json"
};

#define FILE(path, bytes) {path, bytes, sizeof bytes}

static const struct theme_file files[] = {
    FILE("strings/ar.json", strings_ar_json),
    FILE("strings/de.json", strings_de_json),
    FILE("strings/en.json", strings_en_json),
    FILE("strings/es.json", strings_es_json),
    FILE("strings/fr.json", strings_fr_json),
    FILE("strings/ja.json", strings_ja_json),
    FILE("strings/ko.json", strings_ko_json),
    FILE("strings/pl.json", strings_pl_json),
    FILE("strings/pt.json", strings_pt_json),
    FILE("strings/ru.json", strings_ru_json),
    FILE("strings/tr.json", strings_tr_json),
    FILE("strings/vi.json", strings_vi_json),
    FILE("strings/zh-Hans.json", strings_zh_Hans_json),
    FILE("strings/zh-Hant.json", strings_zh_Hant_json),
};

const struct theme_file *theme_files(void) { return files; }

size_t theme_file_count(void) { return sizeof files / sizeof *files; }
