// The files of Templates/. Written by .ci/embed-theme; run it after adding, renaming or removing one.
#include "CTheme.h"

static const unsigned char all_mustache[] = {
#embed "../../Templates/all.mustache"
};
static const unsigned char assets_columns_js[] = {
#embed "../../Templates/assets/columns.js"
};
static const unsigned char assets_download_js[] = {
#embed "../../Templates/assets/download.js"
};
static const unsigned char assets_facets_js[] = {
#embed "../../Templates/assets/facets.js"
};
static const unsigned char assets_ganada_bar_css[] = {
#embed "../../Templates/assets/ganada/bar.css"
};
static const unsigned char assets_ganada_base_css[] = {
#embed "../../Templates/assets/ganada/base.css"
};
static const unsigned char assets_ganada_dots_css[] = {
#embed "../../Templates/assets/ganada/dots.css"
};
static const unsigned char assets_ganada_foot_css[] = {
#embed "../../Templates/assets/ganada/foot.css"
};
static const unsigned char assets_ganada_letters_css[] = {
#embed "../../Templates/assets/ganada/letters.css"
};
static const unsigned char assets_ganada_lines_css[] = {
#embed "../../Templates/assets/ganada/lines.css"
};
static const unsigned char assets_ganada_list_css[] = {
#embed "../../Templates/assets/ganada/list.css"
};
static const unsigned char assets_ganada_modes_css[] = {
#embed "../../Templates/assets/ganada/modes.css"
};
static const unsigned char assets_ganada_print_css[] = {
#embed "../../Templates/assets/ganada/print.css"
};
static const unsigned char assets_ganada_text_css[] = {
#embed "../../Templates/assets/ganada/text.css"
};
static const unsigned char assets_ganada_widths_css[] = {
#embed "../../Templates/assets/ganada/widths.css"
};
static const unsigned char assets_index_schema_json[] = {
#embed "../../Templates/assets/index.schema.json"
};
static const unsigned char assets_near_js[] = {
#embed "../../Templates/assets/near.js"
};
static const unsigned char assets_page_elements_js[] = {
#embed "../../Templates/assets/page/elements.js"
};
static const unsigned char assets_page_field_js[] = {
#embed "../../Templates/assets/page/field.js"
};
static const unsigned char assets_page_home_js[] = {
#embed "../../Templates/assets/page/home.js"
};
static const unsigned char assets_page_letters_js[] = {
#embed "../../Templates/assets/page/letters.js"
};
static const unsigned char assets_page_moved_js[] = {
#embed "../../Templates/assets/page/moved.js"
};
static const unsigned char assets_page_neighbours_js[] = {
#embed "../../Templates/assets/page/neighbours.js"
};
static const unsigned char assets_page_painted_js[] = {
#embed "../../Templates/assets/page/painted.js"
};
static const unsigned char assets_page_results_js[] = {
#embed "../../Templates/assets/page/results.js"
};
static const unsigned char assets_page_rows_js[] = {
#embed "../../Templates/assets/page/rows.js"
};
static const unsigned char assets_search_collection_js[] = {
#embed "../../Templates/assets/search/collection.js"
};
static const unsigned char assets_search_fold_js[] = {
#embed "../../Templates/assets/search/fold.js"
};
static const unsigned char assets_search_match_js[] = {
#embed "../../Templates/assets/search/match.js"
};
static const unsigned char assets_shards_js[] = {
#embed "../../Templates/assets/shards.js"
};
static const unsigned char body_end_mustache[] = {
#embed "../../Templates/body-end.mustache"
};
static const unsigned char collection_mustache[] = {
#embed "../../Templates/collection.mustache"
};
static const unsigned char content_mustache[] = {
#embed "../../Templates/content.mustache"
};
static const unsigned char count_mustache[] = {
#embed "../../Templates/count.mustache"
};
static const unsigned char details_mustache[] = {
#embed "../../Templates/details.mustache"
};
static const unsigned char facets_mustache[] = {
#embed "../../Templates/facets.mustache"
};
static const unsigned char fields_mustache[] = {
#embed "../../Templates/fields.mustache"
};
static const unsigned char footer_mustache[] = {
#embed "../../Templates/footer.mustache"
};
static const unsigned char head_end_mustache[] = {
#embed "../../Templates/head-end.mustache"
};
static const unsigned char header_mustache[] = {
#embed "../../Templates/header.mustache"
};
static const unsigned char home_mustache[] = {
#embed "../../Templates/home.mustache"
};
static const unsigned char introduction_mustache[] = {
#embed "../../Templates/introduction.mustache"
};
static const unsigned char item_mustache[] = {
#embed "../../Templates/item.mustache"
};
static const unsigned char letters_mustache[] = {
#embed "../../Templates/letters.mustache"
};
static const unsigned char list_mustache[] = {
#embed "../../Templates/list.mustache"
};
static const unsigned char navigation_mustache[] = {
#embed "../../Templates/navigation.mustache"
};
static const unsigned char not_found_mustache[] = {
#embed "../../Templates/not-found.mustache"
};
static const unsigned char overview_mustache[] = {
#embed "../../Templates/overview.mustache"
};
static const unsigned char page_mustache[] = {
#embed "../../Templates/page.mustache"
};
static const unsigned char parts_mustache[] = {
#embed "../../Templates/parts.mustache"
};
static const unsigned char redirect_mustache[] = {
#embed "../../Templates/redirect.mustache"
};
static const unsigned char related_mustache[] = {
#embed "../../Templates/related.mustache"
};
static const unsigned char row_mustache[] = {
#embed "../../Templates/row.mustache"
};
static const unsigned char search_mustache[] = {
#embed "../../Templates/search.mustache"
};
static const unsigned char section_mustache[] = {
#embed "../../Templates/section.mustache"
};
static const unsigned char social_mustache[] = {
#embed "../../Templates/social.mustache"
};
static const unsigned char strings_ar_json[] = {
#embed "../../Templates/strings/ar.json"
};
static const unsigned char strings_columns_json[] = {
#embed "../../Templates/strings/columns.json"
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
static const unsigned char subletters_mustache[] = {
#embed "../../Templates/subletters.mustache"
};
static const unsigned char tag_mustache[] = {
#embed "../../Templates/tag.mustache"
};
static const unsigned char tags_mustache[] = {
#embed "../../Templates/tags.mustache"
};
static const unsigned char trail_mustache[] = {
#embed "../../Templates/trail.mustache"
};
static const unsigned char value_mustache[] = {
#embed "../../Templates/value.mustache"
};

#define FILE(path, bytes) {path, bytes, sizeof bytes}

static const struct theme_file files[] = {
    FILE("all.mustache", all_mustache),
    FILE("assets/columns.js", assets_columns_js),
    FILE("assets/download.js", assets_download_js),
    FILE("assets/facets.js", assets_facets_js),
    FILE("assets/ganada/bar.css", assets_ganada_bar_css),
    FILE("assets/ganada/base.css", assets_ganada_base_css),
    FILE("assets/ganada/dots.css", assets_ganada_dots_css),
    FILE("assets/ganada/foot.css", assets_ganada_foot_css),
    FILE("assets/ganada/letters.css", assets_ganada_letters_css),
    FILE("assets/ganada/lines.css", assets_ganada_lines_css),
    FILE("assets/ganada/list.css", assets_ganada_list_css),
    FILE("assets/ganada/modes.css", assets_ganada_modes_css),
    FILE("assets/ganada/print.css", assets_ganada_print_css),
    FILE("assets/ganada/text.css", assets_ganada_text_css),
    FILE("assets/ganada/widths.css", assets_ganada_widths_css),
    FILE("assets/index.schema.json", assets_index_schema_json),
    FILE("assets/near.js", assets_near_js),
    FILE("assets/page/elements.js", assets_page_elements_js),
    FILE("assets/page/field.js", assets_page_field_js),
    FILE("assets/page/home.js", assets_page_home_js),
    FILE("assets/page/letters.js", assets_page_letters_js),
    FILE("assets/page/moved.js", assets_page_moved_js),
    FILE("assets/page/neighbours.js", assets_page_neighbours_js),
    FILE("assets/page/painted.js", assets_page_painted_js),
    FILE("assets/page/results.js", assets_page_results_js),
    FILE("assets/page/rows.js", assets_page_rows_js),
    FILE("assets/search/collection.js", assets_search_collection_js),
    FILE("assets/search/fold.js", assets_search_fold_js),
    FILE("assets/search/match.js", assets_search_match_js),
    FILE("assets/shards.js", assets_shards_js),
    FILE("body-end.mustache", body_end_mustache),
    FILE("collection.mustache", collection_mustache),
    FILE("content.mustache", content_mustache),
    FILE("count.mustache", count_mustache),
    FILE("details.mustache", details_mustache),
    FILE("facets.mustache", facets_mustache),
    FILE("fields.mustache", fields_mustache),
    FILE("footer.mustache", footer_mustache),
    FILE("head-end.mustache", head_end_mustache),
    FILE("header.mustache", header_mustache),
    FILE("home.mustache", home_mustache),
    FILE("introduction.mustache", introduction_mustache),
    FILE("item.mustache", item_mustache),
    FILE("letters.mustache", letters_mustache),
    FILE("list.mustache", list_mustache),
    FILE("navigation.mustache", navigation_mustache),
    FILE("not-found.mustache", not_found_mustache),
    FILE("overview.mustache", overview_mustache),
    FILE("page.mustache", page_mustache),
    FILE("parts.mustache", parts_mustache),
    FILE("redirect.mustache", redirect_mustache),
    FILE("related.mustache", related_mustache),
    FILE("row.mustache", row_mustache),
    FILE("search.mustache", search_mustache),
    FILE("section.mustache", section_mustache),
    FILE("social.mustache", social_mustache),
    FILE("strings/ar.json", strings_ar_json),
    FILE("strings/columns.json", strings_columns_json),
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
    FILE("subletters.mustache", subletters_mustache),
    FILE("tag.mustache", tag_mustache),
    FILE("tags.mustache", tags_mustache),
    FILE("trail.mustache", trail_mustache),
    FILE("value.mustache", value_mustache),
};

const struct theme_file *theme_files(void) { return files; }

size_t theme_file_count(void) { return sizeof files / sizeof *files; }
