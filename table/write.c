/*
 * write.c: a table as a record. docs/record.md describes the format.
 */
#include <string.h>

#include "table.h"

static void write_field(struct scribe *w, const char *key, int seat, const char *value)
{
    scribe_add(w, key);
    if (seat >= 0) {
        scribe_add(w, " ");
        scribe_number(w, seat);
    }
    scribe_add(w, value[0] == '\0' ? "" : " ");
    scribe_add(w, value);
    scribe_add(w, "\n");
}

static void write_result(const struct aude_table *t, struct scribe *w)
{
    int score[AUDE_SEATS];
    aude_scores(t->now, score);
    scribe_add(w, "result");
    for (int seat = 0; seat < t->seats; seat++) {
        scribe_add(w, " ");
        scribe_number(w, score[seat]);
    }
    scribe_add(w, "\n");
}

/* A person need not be named, unless the name looks as if it had a computer player in it. */
static bool needs_player(const struct aude_table *t, int seat)
{
    char own[AUDE_NAME_MAX], player[PLAYER_MAX];
    return strcmp(t->first_player[seat], PERSON) != 0 || name_split(t->name[seat], own, player);
}

static void write_top(const struct aude_table *t, int viewer, bool is_plain, struct scribe *w)
{
    char rules[AUDE_TEXT_MAX];
    aude_rules_write(t->rules, rules, sizeof rules);
    scribe_add(w, is_plain && viewer == AUDE_OWNER ? "aude 1\n" : "aude 2\n");
    write_field(w, "game", -1, rules);
    if (viewer != AUDE_OWNER)
        write_field(w, "view", viewer, viewer < 0 ? "none" : "");
    for (int seat = 0; seat < t->seats; seat++) {
        if (t->name[seat][0] != '\0')
            write_field(w, "seat", seat, t->name[seat]);
    }
    for (int seat = 0; seat < t->seats; seat++) {
        if (needs_player(t, seat))
            write_field(w, "player", seat, t->first_player[seat]);
    }
    if (t->date[0] != '\0')
        write_field(w, "date", -1, t->date);
    if (t->ending == AUDE_ENDING_PLAYED)
        write_result(t, w);
    scribe_add(w, "\n");
}

/* Marks what is to be written; true if those are actions only. */
static bool mark_lines(struct aude_table *t, enum aude_extent extent)
{
    bool is_plain = true;
    for (int n = 1; n <= t->count; n++)
        line_at(t, n)->is_marked = extent == AUDE_EVERY_LINE || is_aside(line_at(t, n)->kind);
    for (int n = t->last; n > 0; n = line_at(t, n)->before)
        line_at(t, n)->is_marked = true;
    for (int n = 1; n <= t->count; n++)
        is_plain = is_plain && (!line_at(t, n)->is_marked || line_at(t, n)->kind == LINE_ACTION);
    return is_plain;
}

size_t aude_table_write(struct aude_table *t, int seat, enum aude_extent extent, char *buf,
                        size_t len)
{
    struct scribe w = {buf, len, 0};
    char text[AUDE_LINE_MAX];
    int viewer = table_viewer(t, seat);
    write_top(t, viewer, mark_lines(t, extent), &w);
    for (int n = 1; n <= t->count; n++) {
        if (!line_at(t, n)->is_marked)
            continue;
        aude_table_line(t, n, viewer, text, sizeof text);
        scribe_add(&w, text);
        scribe_add(&w, "\n");
    }
    return w.used;
}
