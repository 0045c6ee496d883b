/*
 * import.c: a record becomes a game with lines. Every line comes along, also what was taken back, so
 * that luck stays settled.
 */
#include "import.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum why import_read(const char *text, size_t len, struct aude_table **out)
{
    enum aude_status status = aude_table_read(text, len, out, NULL);
    if (status == AUDE_OK && aude_table_viewer(*out) == AUDE_OWNER)
        return WHY_NOT;
    aude_table_close(*out);
    *out = NULL;
    return status == AUDE_NO_MEMORY ? WHY_BUSY : WHY_RECORD;
}

enum why import_rules(struct plan *p, const struct aude_rules *rules)
{
    if (aude_rules_write(rules, p->game.rules, sizeof p->game.rules) != AUDE_OK)
        return WHY_RULES;
    p->game.seats = aude_seats(rules);
    return WHY_NOT;
}

/* ---- Lines ------------------------------------------------------------------------------------------------ */

struct lines {
    struct store_line *line;
    int count;
};

static void add_line(struct lines *to, const char *text, int64_t now)
{
    struct store_line *line = &to->line[to->count++];
    line->n = to->count;
    line->at = now;
    snprintf(line->text, sizeof line->text, "%s", text);
}

static const char *player_of(const struct store_seat *seat)
{
    return seat->kind == SEAT_COMPUTER ? seat->player : "person";
}

/* Who plays a seat, if a line says so: its number and *player, else -1. */
static int seat_line(const char *text, const char **player)
{
    static const char begin[] = "table seat ";
    if (strncmp(text, begin, sizeof begin - 1) != 0)
        return -1;
    const char *digit = text + sizeof begin - 1;
    *player = digit + 2;
    return digit[0] >= '0' && digit[0] < '0' + STORE_SEATS && digit[1] == ' ' ? digit[0] - '0' : -1;
}

/* The lines of a table, and then a line for every seat that somebody else is to play than the lines
 * say. The room gives each seat its player before the first line, so what the record said at its top
 * does not count; only its lines do. */
static bool gather(const struct plan *p, int64_t now, struct lines *out)
{
    int count = aude_table_count(p->table);
    char last[STORE_SEATS][STORE_LINE_MAX] = {""}, text[STORE_LINE_MAX];
    out->count = 0;
    out->line = calloc((size_t)count + STORE_SEATS, sizeof *out->line);
    if (out->line == NULL)
        return false;
    for (int n = 1; n <= count; n++) {
        const char *player;
        if (aude_table_line(p->table, n, AUDE_OWNER, text, sizeof text) != AUDE_OK)
            return false;
        add_line(out, text, now);
        int seat = seat_line(text, &player);
        if (seat >= 0)
            snprintf(last[seat], sizeof last[seat], "%s", player);
    }
    for (int seat = 0; seat < p->game.seats && p->game.state != GAME_OVER; seat++) {
        const char *wanted = player_of(&p->seat[seat]);
        if (last[seat][0] == '\0' || strcmp(last[seat], wanted) == 0)
            continue;
        snprintf(text, sizeof text, "table seat %d %s", seat, wanted);
        add_line(out, text, now);
    }
    return true;
}

enum store_status import_lines(struct store *s, const struct plan *p, int64_t now)
{
    struct lines lines;
    enum store_status status = STORE_DOWN;
    if (gather(p, now, &lines))
        status = lines.count == 0 ? STORE_OK
                                  : store_lines_append(s, p->game.id, 1, lines.count, lines.line);
    free(lines.line);
    return status;
}

/* ---- Finished games ------------------------------------------------------------------------------------------ */

/* What the row of a game says that is over. */
static void result_of(struct store_game *g, struct aude_table *t, int64_t now)
{
    g->state = GAME_OVER;
    g->started = g->ended = now;
    g->actor = -1;
    g->winners = aude_table_winners(t);
    snprintf(g->ending, sizeof g->ending, "%s", aude_ending_name(aude_table_ending(t)));
    aude_scores(aude_table_view(t, AUDE_OWNER), g->points);
}

static void seats_of(struct plan *p)
{
    for (int i = 0; i < p->game.seats; i++) {
        const char *player = aude_table_player(p->table, i);
        struct store_seat *seat = &p->seat[i];
        seat->kind = strcmp(player, "person") == 0 ? SEAT_PERSON : SEAT_COMPUTER;
        snprintf(seat->name, sizeof seat->name, "%s", aude_table_name(p->table, i));
        if (seat->kind == SEAT_COMPUTER)
            snprintf(seat->player, sizeof seat->player, "%s", player);
    }
}

/* The game first, then its lines, then that it is over. */
static enum store_status store_finished(struct store *s, struct plan *p, int64_t now)
{
    struct store_game open = p->game;
    open.state = GAME_OPEN;
    open.started = open.ended = 0;
    enum store_status status = store_game_make(s, &open, p->seat);
    if (status == STORE_OK)
        status = import_lines(s, p, now);
    p->game.count = aude_table_count(p->table);
    return status == STORE_OK ? store_game_set(s, &p->game) : status;
}

enum why import_finished(struct store *s, const char *text, size_t len, const char *id, int64_t now)
{
    struct plan p = {.game = {.is_public = true, .is_imported = true, .has_helps = true}};
    enum why why = import_read(text, len, &p.table);
    if (why != WHY_NOT)
        return why;
    why = import_rules(&p, aude_table_rules(p.table));
    if (why == WHY_NOT && aude_table_actor(p.table) != AUDE_OVER)
        why = WHY_STATE;
    if (why == WHY_NOT) {
        snprintf(p.game.id, sizeof p.game.id, "%s", id);
        snprintf(p.game.clock, sizeof p.game.clock, "none");
        snprintf(p.game.absent, sizeof p.game.absent, "end");
        p.game.made = p.game.grown = now;
        seats_of(&p);
        result_of(&p.game, p.table, now);
        enum store_status status = store_finished(s, &p, now);
        why = status == STORE_OK ? WHY_NOT : status == STORE_TAKEN ? WHY_GAME : WHY_STORE;
    }
    aude_table_close(p.table);
    return why;
}
