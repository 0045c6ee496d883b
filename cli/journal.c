/*
 * journal.c: the actions of one game in order. It keeps no positions: a game is replayed from
 * its start when an earlier one is needed, which takes microseconds.
 */
#include "journal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "args.h"
#include "command.h"
#include "tell.h"

void journal_add(struct journal *j, struct aude_action a, int actor)
{
    if (j->count == j->room) {
        j->room = j->room == 0 ? 256 : 2 * j->room;
        j->list = memory_grow(j->list, (size_t)j->room * sizeof *j->list);
    }
    j->list[j->count++] = (struct journal_entry){.action = a, .actor = actor};
}

void journal_clear(struct journal *j)
{
    j->count = 0;
    j->is_view = false;
}

/* The position before the first action, as the journal knows it. */
static void start(const struct journal *j, const struct aude_rules *r, struct aude_state *s)
{
    struct aude_state *whole = state_new(r);
    aude_copy(s, whole);
    if (j->is_view)
        aude_view(whole, j->viewer, s);
    free(whole);
}

void journal_view(struct journal *j, int viewer, struct aude_state *s)
{
    struct aude_state *whole = state_new(aude_rules_of(s));
    for (int i = 0; i < j->count; i++) {
        struct aude_action a = j->list[i].action;
        j->list[i].action = aude_seen(whole, viewer, a);
        aude_apply(whole, a, NULL);
    }
    aude_view(whole, viewer, s);
    free(whole);
    j->is_view = true;
    j->viewer = viewer;
}

void journal_free(struct journal *j)
{
    free(j->list);
    *j = (struct journal){0};
}

bool journal_undo(struct journal *j, struct aude_state *s)
{
    if (j->count == 0)
        return false;
    while (j->count > 0 && j->list[j->count - 1].actor == AUDE_CHANCE)
        j->count--;
    if (j->count > 0)
        j->count--;
    start(j, aude_rules_of(s), s);
    for (int i = 0; i < j->count; i++)
        aude_apply(s, j->list[i].action, NULL);
    return true;
}

void seat_write(const char *colour, const char *player, char buf[AUDE_NAME_MAX])
{
    if (player == NULL)
        snprintf(buf, AUDE_NAME_MAX, "%s", colour);
    else
        snprintf(buf, AUDE_NAME_MAX, "%.20s (%.20s)", colour, player);
}

enum aude_status line_read(const struct aude_state *s, const char *line, struct aude_action *out)
{
    enum aude_status status = aude_action_read(s, line, out);
    return status == AUDE_OK ? aude_check(s, aude_actor(s), *out) : status;
}

void sentence_write(enum aude_status status, const char *line, char *buf, size_t len)
{
    char quoted[AUDE_LINE_MAX];
    args_quote(line, strlen(line), quoted, sizeof quoted);
    snprintf(buf, len, "\"%s\": %s", quoted, words_status(ENGLISH, status));
}

void scores_write(const struct aude_state *s, char *buf, size_t len)
{
    int score[AUDE_SEATS];
    aude_scores(s, score);
    size_t used = 0;
    buf[0] = '\0';
    for (int seat = 0; seat < aude_seats(aude_rules_of(s)) && used < len; seat++)
        used += (size_t)snprintf(buf + used, len - used, seat == 0 ? "%d" : " %d", score[seat]);
}

bool scores_agree(const struct aude_state *s, const char *text)
{
    int score[AUDE_SEATS];
    bool is_same = true;
    aude_scores(s, score);
    for (int seat = 0; seat < aude_seats(aude_rules_of(s)) && is_same; seat++) {
        char *end;
        is_same = strtol(text, &end, 10) == score[seat] && end != text;
        text = end;
    }
    return is_same && text[strspn(text, " \t\r")] == '\0';
}

void journal_write(const struct journal *j, const struct aude_rules *r, struct aude_record *header,
                   struct text *out)
{
    struct text body = {0};
    struct aude_state *s = state_new(r);
    start(j, r, s);
    for (int i = 0; i < j->count; i++) {
        char line[AUDE_LINE_MAX];
        aude_action_write(s, j->list[i].action, line, sizeof line);
        text_add(&body, "%s\n", line);
        aude_apply(s, j->list[i].action, NULL);
    }
    header->version = 1;
    aude_rules_write(r, header->rules, sizeof header->rules);
    header->result[0] = '\0';
    if (aude_actor(s) == AUDE_OVER)
        scores_write(s, header->result, sizeof header->result);
    char top[2048];
    aude_record_write(header, top, sizeof top);
    text_add(out, "%s%s", top, body.data == NULL ? "" : body.data);
    text_free(&body);
    free(s);
}
