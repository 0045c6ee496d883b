/*
 * room.c: a game in memory. Whatever becomes a line goes through grow(), which stores it, and
 * through take_line(), which makes the room follow it; what others have stored goes through
 * take_line() too, so all rooms of a game are alike.
 */
#include "room.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINES_AT_ONCE = 64, ROOM_FIRST = 128 };

static const char person[] = "person";

/* ---- Load --------------------------------------------------------------------------------------- */

const char *room_player(const struct room *r, int seat)
{
    return aude_table_player(r->table, seat);
}

bool room_is_person(const struct room *r, int seat)
{
    return strcmp(room_player(r, seat), person) == 0;
}

/* Whose time runs now. Computers have none. */
static int clock_actor(const struct room *r)
{
    int actor = aude_table_actor(r->table);
    if (actor == AUDE_CHANCE)
        return CLOCK_SAME;
    return actor >= 0 && room_is_person(r, actor) ? actor : -1;
}

/* What a line means for clocks; it is in the table already. */
static struct room_line line_of(const struct room *r, const struct store_line *line)
{
    struct room_line out = {.at = line->at, .actor = (int8_t)clock_actor(r), .comes = -1};
    char word[AUDE_LINE_MAX];
    char seat;
    out.is_deed = strncmp(line->text, "table ", 6) != 0;
    if (sscanf(line->text, "table clock %31s", word) == 1)
        out.is_clock = clock_read(word, &out.spec);
    if (sscanf(line->text, "table seat %c %31s", &seat, word) == 2 && strcmp(word, person) == 0)
        out.comes = (int8_t)(seat - '0');
    return out;
}

static bool reserve(struct room *r, int count)
{
    int room = r->line_room == 0 ? ROOM_FIRST : r->line_room;
    while (room < count)
        room *= 2;
    if (room == r->line_room)
        return true;
    struct room_line *larger = realloc(r->line, (size_t)room * sizeof *larger);
    if (larger == NULL)
        return false;
    r->line = larger;
    r->line_room = room;
    return true;
}

/* The next line that is stored. */
static enum store_status take_line(struct room *r, const struct store_line *line)
{
    int n = aude_table_count(r->table) + 1;
    if (line->n != n)
        return STORE_DAMAGED;
    if (!reserve(r, n))
        return STORE_DOWN;
    enum aude_status status = aude_table_add(r->table, AUDE_OWNER, line->text);
    if (status != AUDE_OK)
        return status == AUDE_NO_MEMORY ? STORE_DOWN : STORE_DAMAGED;
    r->line[n - 1] = line_of(r, line);
    return STORE_OK;
}

/* The last line that changes the clock, or the last before the game began; everybody has all the time
 * then, so nothing before it matters. 0: there is none. */
static int reckon_from(const struct room *r, struct clock_spec *spec)
{
    int n = aude_table_count(r->table);
    for (; n > 0 && r->line[n - 1].at >= r->game.started; n--) {
        if (r->line[n - 1].is_clock) {
            *spec = r->line[n - 1].spec;
            return n;
        }
    }
    if (!clock_read(r->game.clock, spec))
        clock_read("none", spec);
    return n;
}

void room_reckon(struct room *r)
{
    struct clock_spec spec;
    int n = reckon_from(r, &spec), count = aude_table_count(r->table);
    int64_t at = n > 0 ? r->line[n - 1].at : 0;
    int actor = n > 0 ? r->line[n - 1].actor : -1;
    bool is_open = r->game.state == GAME_OPEN;
    clock_start(&r->clock, &spec, is_open || actor == CLOCK_SAME ? -1 : actor,
                at > r->game.started ? at : r->game.started);
    for (; n < count && !is_open; n++) {
        const struct room_line *line = &r->line[n];
        if (line->comes >= 0)
            clock_return(&r->clock, line->comes);
        clock_line(&r->clock, line->actor, line->is_deed, line->at, r->pauses);
    }
}

/* Who sits where. Who plays from the start can be said until there is a line. */
static void name_seats(struct room *r)
{
    for (int i = 0; i < r->game.seats; i++) {
        const struct store_seat *seat = &r->seat[i];
        aude_table_set_name(r->table, i, seat->name);
        aude_table_set_player(r->table, i, seat->kind == SEAT_COMPUTER ? seat->player : person);
    }
}

/* Lines up to that of the row; there may be more already, which come next time. */
static enum store_status read_lines(struct store *s, struct room *r)
{
    struct store_line lines[LINES_AT_ONCE];
    enum store_status status = STORE_OK;
    while (status == STORE_OK && aude_table_count(r->table) < r->game.count) {
        int count = 0, left = r->game.count - aude_table_count(r->table);
        status = store_lines_since(s, r->game.id, aude_table_count(r->table),
                                   left < LINES_AT_ONCE ? left : LINES_AT_ONCE, lines, &count);
        if (status == STORE_OK && count == 0)
            status = STORE_DAMAGED;
        for (int i = 0; i < count && status == STORE_OK; i++)
            status = take_line(r, &lines[i]);
    }
    return status;
}

enum store_status room_catch_up(struct store *s, struct room *r)
{
    struct store_game game;
    struct store_seat seat[STORE_SEATS];
    enum store_status status = store_game_get(s, r->game.id, &game, seat);
    if (status != STORE_OK)
        return status;
    if (game.count < aude_table_count(r->table))
        return STORE_DAMAGED;
    r->game = game;
    memcpy(r->seat, seat, sizeof seat);
    name_seats(r);
    status = read_lines(s, r);
    room_reckon(r);
    return status;
}

enum store_status room_load(struct store *s, const char *id, const struct clock_pauses *pauses,
                            struct room **out)
{
    *out = NULL;
    struct room *r = calloc(1, sizeof *r);
    if (r == NULL)
        return STORE_DOWN;
    r->pauses = pauses;
    enum store_status status = store_game_get(s, id, &r->game, r->seat);
    if (status == STORE_OK) {
        enum aude_status opened = aude_table_open(r->game.rules, AUDE_OWNER, &r->table, NULL);
        status = opened == AUDE_OK          ? STORE_OK
                 : opened == AUDE_NO_MEMORY ? STORE_DOWN
                                            : STORE_DAMAGED;
    }
    if (status == STORE_OK && aude_seats(aude_table_rules(r->table)) != r->game.seats)
        status = STORE_DAMAGED;
    if (status == STORE_OK) {
        name_seats(r);
        status = read_lines(s, r);
    }
    if (status != STORE_OK) {
        room_free(r);
        return status;
    }
    room_reckon(r);
    *out = r;
    return STORE_OK;
}

void room_free(struct room *r)
{
    if (r == NULL)
        return;
    aude_table_close(r->table);
    free(r->line);
    free(r);
}

/* ---- Grow --------------------------------------------------------------------------------------- */

static enum why why_of(enum store_status status)
{
    static const enum why words[STORE_STATUSES] = {
        [STORE_OK] = WHY_NOT,       [STORE_TAKEN] = WHY_TAKEN,     [STORE_NONE] = WHY_GAME,
        [STORE_DOWN] = WHY_STORE,   [STORE_DAMAGED] = WHY_DAMAGED, [STORE_NEWER] = WHY_STORE,
        [STORE_LOCKED] = WHY_STORE,
    };
    return words[status];
}

static enum why refuse(enum aude_status why, enum aude_status *status)
{
    *status = why;
    return why == AUDE_OK ? WHY_NOT : why == AUDE_NO_MEMORY ? WHY_BUSY : WHY_ILLEGAL;
}

/* How the game stands now, for its row. */
static void note_row(struct room *r, int64_t now)
{
    struct store_game *g = &r->game;
    int actor = aude_table_actor(r->table);
    g->actor = actor >= 0 ? actor : -1;
    g->is_thinking = actor >= 0 && !room_is_person(r, actor);
    g->due = clock_due(&r->clock, r->pauses);
    if (actor != AUDE_OVER)
        return;
    g->state = GAME_OVER;
    g->ended = now;
    g->due = 0;
    snprintf(g->ending, sizeof g->ending, "%s", aude_ending_name(aude_table_ending(r->table)));
    g->winners = aude_table_winners(r->table);
    aude_scores(aude_table_view(r->table, AUDE_OWNER), g->points);
}

/* The clock's word of the last line that changes it. */
static void note_clock(struct room *r, const struct store_line *lines, int count)
{
    char word[STORE_WORD_MAX];
    for (int i = 0; i < count; i++) {
        if (sscanf(lines[i].text, "table clock %31s", word) == 1)
            memcpy(r->game.clock, word, sizeof word);
    }
}

/* Stores the lines that the copy has and the room has not, follows them, and stores the row. */
static enum why keep(struct store *s, struct room *r, struct aude_table *copy, int64_t now)
{
    int from = aude_table_count(r->table) + 1, count = aude_table_count(copy) - from + 1;
    struct store_line *lines = calloc((size_t)count + 1, sizeof *lines);
    enum store_status status = lines == NULL ? STORE_DOWN : STORE_OK;
    /* A clock that was set back makes no line older than the one before it. */
    int64_t at = now > r->game.grown ? now : r->game.grown;
    for (int i = 0; i < count && status == STORE_OK; i++) {
        lines[i].n = from + i;
        lines[i].at = at;
        aude_table_line(copy, from + i, AUDE_OWNER, lines[i].text, sizeof lines[i].text);
    }
    if (status == STORE_OK && count > 0)
        status = store_lines_append(s, r->game.id, from, count, lines);
    for (int i = 0; i < count && status == STORE_OK; i++)
        status = take_line(r, &lines[i]);
    if (status == STORE_OK) {
        r->game.count = from + count - 1;
        r->game.grown = count > 0 ? at : r->game.grown;
        note_clock(r, lines, count);
        room_reckon(r);
        note_row(r, at);
        status = store_game_set(s, &r->game);
    }
    free(lines);
    return why_of(status);
}

/* Whoever has just gone out is played on by a computer, if the game goes on. */
static enum aude_status deputise(struct aude_table *t, unsigned out)
{
    enum aude_status status = AUDE_OK;
    unsigned gone = aude_table_out(t) & ~out;
    for (int seat = 0; gone >> seat != 0 && status == AUDE_OK; seat++) {
        char line[AUDE_LINE_MAX];
        snprintf(line, sizeof line, "table seat %d " ROOM_DEPUTY, seat);
        if ((gone >> seat & 1) != 0 && aude_table_actor(t) != AUDE_OVER &&
            strcmp(aude_table_player(t, seat), person) == 0)
            status = aude_table_add(t, AUDE_OWNER, line);
    }
    /* A full table takes no deputy, and needs none: nobody can act there any more. */
    return status == AUDE_TABLE_FULL ? AUDE_OK : status;
}

/* Adds lines, and what comes of them, to a copy, so that a refusal changes nothing. */
static enum why grow(struct store *s, struct room *r, const struct room_play *play,
                     enum aude_status *status)
{
    struct aude_table *copy;
    unsigned out = aude_table_out(r->table);
    enum aude_status done = aude_table_copy(r->table, AUDE_OWNER, &copy);
    for (int i = 0; i < play->count && done == AUDE_OK; i++)
        done = aude_table_add(copy, play->seat, play->lines[i]);
    if (done == AUDE_OK)
        done = deputise(copy, out);
    if (done == AUDE_OK)
        done = aude_table_settle(copy, play->luck, play->context);
    enum why why = refuse(done, status);
    if (why == WHY_NOT)
        why = keep(s, r, copy, play->now);
    aude_table_close(copy);
    return why;
}

enum why room_play(struct store *s, struct room *r, const struct room_play *play,
                   enum aude_status *status)
{
    *status = AUDE_OK;
    if (r->game.state != GAME_RUNNING)
        return WHY_STATE;
    if (play->n <= r->game.count)
        return WHY_TAKEN;
    if (play->n > r->game.count + 1)
        return WHY_GAP;
    if (play->count < 1)
        return refuse(AUDE_UNKNOWN_VERB, status);
    if (play->seat >= 0 && room_is_due(r, play->now))
        return WHY_TIME;
    return grow(s, r, play, status);
}

enum why room_begin(struct store *s, struct room *r, int64_t now, room_luck *luck, void *context)
{
    struct room_play play = {.seat = AUDE_OWNER, .now = now, .luck = luck, .context = context};
    enum aude_status status;
    if (r->game.state != GAME_OPEN)
        return WHY_STATE;
    /* Lines that were there before are older than the game's time. */
    if (r->game.count > 0 && play.now <= r->game.grown)
        play.now = r->game.grown + 1;
    r->game.state = GAME_RUNNING;
    r->game.started = play.now;
    return grow(s, r, &play, &status);
}

/* ---- Time --------------------------------------------------------------------------------------- */

bool room_is_due(const struct room *r, int64_t now)
{
    int64_t due = clock_due(&r->clock, r->pauses);
    return r->game.state == GAME_RUNNING && due != 0 && now >= due;
}

enum why room_due(struct store *s, struct room *r, int64_t now, room_luck *luck, void *context,
                  bool *has_grown)
{
    /* From one to the next where the table does not take it, for it is full; so every game ends. */
    static const char *const forms[] = {("table seat %d " ROOM_DEPUTY), "table time %d", ROOM_LEFT};
    enum { DEPUTY, TIME, FORMS = sizeof forms / sizeof *forms };
    char line[AUDE_LINE_MAX];
    const char *lines[] = {line};
    struct room_play play = {AUDE_OWNER, r->game.count + 1, 1, lines, now, luck, context};
    int seat = r->clock.actor;
    enum aude_status status;
    *has_grown = false;
    if (!room_is_due(r, now)) {
        int64_t due = clock_due(&r->clock, r->pauses);
        if (r->game.state != GAME_RUNNING || r->game.due == due)
            return WHY_NOT;
        r->game.due = due;
        return why_of(store_game_set(s, &r->game));
    }
    bool is_out = (aude_table_out(r->table) >> seat & 1) != 0;
    bool is_lenient = strcmp(r->game.absent, "computer") == 0 && !r->game.is_rated;
    enum why why = WHY_ILLEGAL;
    for (int i = is_out || is_lenient ? DEPUTY : TIME; i < FORMS && why == WHY_ILLEGAL; i++) {
        snprintf(line, sizeof line, forms[i], seat);
        why = room_play(s, r, &play, &status);
    }
    *has_grown = why == WHY_NOT;
    return why;
}
