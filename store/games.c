/*
 * games.c: games, their seats and their lines. The row of a game is changed first and its lines are
 * written after, so whoever has changed it has the game until the commit, and the slower one finds
 * another count than it knew.
 */
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "inside.h"

enum { COUNT_MAX = 1 << 24 };

/* ---- Games ---------------------------------------------------------------------------------- */

static enum store_status put_seat(struct store *s, const char *id, int seat,
                                  const struct store_seat *who)
{
    return store_run(s,
                     "insert into seats (game, seat, kind, name, account, player, rating, ended)"
                     " values ($1, $2, $3, $4, $5, $6, $7, 0)",
                     NULL,
                     GIVE(TEXT(id), NUMBER(seat), NUMBER(who->kind), TEXT(who->name),
                          NUMBER(who->account), TEXT(who->player), NUMBER(who->rating)));
}

static enum store_status put_game(struct store *s, const struct store_game *g, int *changed)
{
    return store_run(
        s,
        "insert into games (id, rules, state, seats, is_public, is_rated, has_helps, is_quick,"
        " is_imported, absent, clock, owner, made, started, ended, grown, due, count, talk, actor,"
        " is_thinking, ending, winners, points0, points1, points2, points3, points4, points5,"
        " previous, next, seated, seen) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, "
        "$13,"
        " $14, $15, $16, $17, 0, 0, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, 0,"
        " $16)"
        " on conflict do nothing",
        changed,
        GIVE(TEXT(g->id), TEXT(g->rules), NUMBER(g->state), NUMBER(g->seats), NUMBER(g->is_public),
             NUMBER(g->is_rated), NUMBER(g->has_helps), NUMBER(g->is_quick), NUMBER(g->is_imported),
             TEXT(g->absent), TEXT(g->clock), NUMBER(g->owner), NUMBER(g->made), NUMBER(g->started),
             NUMBER(g->ended), NUMBER(g->grown > g->made ? g->grown : g->made), NUMBER(g->due),
             NUMBER(g->actor), NUMBER(g->is_thinking), TEXT(g->ending), NUMBER(g->winners),
             NUMBER(g->points[0]), NUMBER(g->points[1]), NUMBER(g->points[2]), NUMBER(g->points[3]),
             NUMBER(g->points[4]), NUMBER(g->points[5]), TEXT(g->before), TEXT(g->next)));
}

/* So that an account's games can be listed in the order of their ends. */
static enum store_status set_seats_ended(struct store *s, const char *id, int64_t ended)
{
    return store_run(s, "update seats set ended = $2 where game = $1 and ended <> $2", NULL,
                     GIVE(TEXT(id), NUMBER(ended)));
}

enum store_status store_game_make(struct store *s, const struct store_game *g,
                                  const struct store_seat *seats)
{
    bool is_own;
    int changed = 0;
    enum store_status status = store_enter(s, &is_own);
    if (status != STORE_OK)
        return status;
    status = put_game(s, g, &changed);
    if (status == STORE_OK && changed == 0)
        status = STORE_TAKEN;
    for (int i = 0; i < g->seats && status == STORE_OK; i++)
        status = put_seat(s, g->id, i, &seats[i]);
    if (status == STORE_OK && g->state == GAME_OVER)
        status = set_seats_ended(s, g->id, g->ended);
    return store_leave(s, is_own, status);
}

static void read_game(struct row *row, struct store_game *g)
{
    ROW_TEXT(row, g->id);
    ROW_TEXT(row, g->rules);
    g->state = (enum game_state)row_number(row, 0, GAME_STATES - 1);
    g->seats = (int)row_number(row, 1, STORE_SEATS);
    g->is_public = row_bool(row);
    g->is_rated = row_bool(row);
    g->has_helps = row_bool(row);
    g->is_quick = row_bool(row);
    g->is_imported = row_bool(row);
    ROW_TEXT(row, g->absent);
    ROW_TEXT(row, g->clock);
    g->owner = row_number(row, 0, INT64_MAX);
    g->made = row_number(row, INT64_MIN, INT64_MAX);
    g->started = row_number(row, INT64_MIN, INT64_MAX);
    g->ended = row_number(row, INT64_MIN, INT64_MAX);
    g->grown = row_number(row, INT64_MIN, INT64_MAX);
    g->due = row_number(row, INT64_MIN, INT64_MAX);
    g->count = (int)row_number(row, 0, COUNT_MAX);
    g->talk = (int)row_number(row, 0, COUNT_MAX);
    g->actor = (int)row_number(row, -1, STORE_SEATS - 1);
    g->is_thinking = row_bool(row);
    ROW_TEXT(row, g->ending);
    g->winners = (unsigned)row_number(row, 0, (1 << STORE_SEATS) - 1);
    for (int i = 0; i < STORE_SEATS; i++)
        g->points[i] = (int)row_number(row, INT_MIN, INT_MAX);
    ROW_TEXT(row, g->before);
    ROW_TEXT(row, g->next);
}

static void read_seat(struct row *row, struct store_seat *seat)
{
    seat->kind = (enum seat_kind)row_number(row, 0, SEAT_KINDS - 1);
    ROW_TEXT(row, seat->name);
    seat->account = row_number(row, 0, INT64_MAX);
    ROW_TEXT(row, seat->player);
    seat->rating = (int)row_number(row, INT_MIN, INT_MAX);
    ROW_TEXT(row, seat->account_name);
}

/* One question for both, so that they fit each other. */
enum store_status store_game_get(struct store *s, const char *id, struct store_game *g,
                                 struct store_seat seats[STORE_SEATS])
{
    struct row row = {0};
    int rows = 0;
    memset(g, 0, sizeof *g);
    memset(seats, 0, STORE_SEATS * sizeof *seats);
    enum store_status status = store_ask(
        s,
        "select g.id, g.rules, g.state, g.seats, g.is_public, g.is_rated, g.has_helps, g.is_quick,"
        " g.is_imported, g.absent, g.clock, g.owner, g.made, g.started, g.ended, g.grown, g.due,"
        " g.count, g.talk, g.actor, g.is_thinking, g.ending, g.winners, g.points0, g.points1,"
        " g.points2, g.points3, g.points4, g.points5, g.previous, g.next,"
        " coalesce(s.seat, -1), coalesce(s.kind, 0), coalesce(s.name, ''),"
        " coalesce(s.account, 0), coalesce(s.player, ''), coalesce(s.rating, 0), coalesce(a.name, "
        "'')"
        " from games g left join seats s on s.game = g.id left join accounts a on a.id = s.account"
        " where g.id = $1 order by s.seat",
        GIVE(TEXT(id)));
    if (status != STORE_OK)
        return status;
    for (; rows < STORE_SEATS && store_row(s, &row); rows++) {
        read_game(&row, g);
        if (row_number(&row, -1, STORE_SEATS - 1) != rows)
            row_damage(&row, "a seat is missing");
        else
            read_seat(&row, &seats[rows]);
    }
    status = store_done(s, &row, rows);
    return status == STORE_OK && rows != g->seats ? STORE_DAMAGED : status;
}

static enum store_status has_game(struct store *s, const char *id, int64_t *count)
{
    struct row row = {0};
    int rows = 0;
    enum store_status status =
        store_ask(s, "select count from games where id = $1", GIVE(TEXT(id)));
    if (status != STORE_OK)
        return status;
    for (; store_row(s, &row); rows++)
        *count = row_number(&row, 0, COUNT_MAX);
    return store_done(s, &row, rows);
}

/* Nothing was changed: is it another game than the caller knows, or none? */
static enum store_status taken_or_none(struct store *s, const char *id)
{
    int64_t count;
    enum store_status status = has_game(s, id, &count);
    return status == STORE_OK ? STORE_TAKEN : status;
}

static enum store_status set_row(struct store *s, const struct store_game *g, int *changed)
{
    return store_run(
        s,
        "update games set state = $3, is_public = $4, is_rated = $5, has_helps = $6, is_quick = $7,"
        " is_imported = $8, absent = $9, clock = $10, started = $11, ended = $12,"
        " grown = case when grown < $13 then $13 else grown end, due = $14, actor = $15,"
        " is_thinking = $16, ending = $17, winners = $18, points0 = $19, points1 = $20,"
        " points2 = $21, points3 = $22, points4 = $23, points5 = $24, next = $25"
        " where id = $1 and count = $2",
        changed,
        GIVE(TEXT(g->id), NUMBER(g->count), NUMBER(g->state), NUMBER(g->is_public),
             NUMBER(g->is_rated), NUMBER(g->has_helps), NUMBER(g->is_quick), NUMBER(g->is_imported),
             TEXT(g->absent), TEXT(g->clock), NUMBER(g->started), NUMBER(g->ended),
             NUMBER(g->grown), NUMBER(g->due), NUMBER(g->actor), NUMBER(g->is_thinking),
             TEXT(g->ending), NUMBER(g->winners), NUMBER(g->points[0]), NUMBER(g->points[1]),
             NUMBER(g->points[2]), NUMBER(g->points[3]), NUMBER(g->points[4]), NUMBER(g->points[5]),
             TEXT(g->next)));
}

enum store_status store_game_set(struct store *s, const struct store_game *g)
{
    bool is_own;
    int changed = 0;
    enum store_status status = store_enter(s, &is_own);
    if (status != STORE_OK)
        return status;
    status = set_row(s, g, &changed);
    if (status == STORE_OK && changed == 0)
        status = taken_or_none(s, g->id);
    if (status == STORE_OK && g->state == GAME_OVER)
        status = set_seats_ended(s, g->id, g->ended);
    return store_leave(s, is_own, status);
}

static enum store_status delete_game(struct store *s, const char *text, const char *id)
{
    bool is_own;
    int changed = 0;
    enum store_status status = store_enter(s, &is_own);
    if (status != STORE_OK)
        return status;
    status = store_run(s, text, &changed, GIVE(TEXT(id)));
    if (status == STORE_OK && changed == 0)
        status = taken_or_none(s, id);
    if (status == STORE_OK)
        status = store_run(s, "delete from claims where game = $1", NULL, GIVE(TEXT(id)));
    return store_leave(s, is_own, status);
}

enum store_status store_game_delete(struct store *s, const char *id)
{
    return delete_game(s, "delete from games where id = $1", id);
}

enum store_status store_game_cancel(struct store *s, const char *id)
{
    return delete_game(s, "delete from games where id = $1 and state = 0", id);
}

/* ---- Seats ---------------------------------------------------------------------------------- */

static enum store_status has_seat(struct store *s, const char *id, int seat)
{
    struct row row = {0};
    int rows = 0;
    enum store_status status = store_ask(s, "select seat from seats where game = $1 and seat = $2",
                                         GIVE(TEXT(id), NUMBER(seat)));
    if (status != STORE_OK)
        return status;
    while (store_row(s, &row))
        rows++;
    return store_done(s, &row, rows);
}

/* First the game's row, as everywhere, so that nobody waits for one who waits for them. */
static enum store_status change_seat(struct store *s, const char *right, const char *change,
                                     const char *id, int seat, const struct store_seat *who)
{
    bool is_own;
    int changed = 0;
    enum store_status status = store_enter(s, &is_own);
    if (status != STORE_OK)
        return status;
    status = store_run(s, right, &changed, GIVE(TEXT(id), NUMBER(seat)));
    if (status == STORE_OK && changed != 0)
        status = store_run(s, change, &changed,
                           GIVE(TEXT(id), NUMBER(seat), NUMBER(who->kind), TEXT(who->name),
                                NUMBER(who->account), TEXT(who->player), NUMBER(who->rating)));
    if (status == STORE_OK && changed == 0) {
        status = has_seat(s, id, seat);
        status = status == STORE_OK ? STORE_TAKEN : status;
    }
    return store_leave(s, is_own, status);
}

enum store_status store_seat_take(struct store *s, const char *id, int seat,
                                  const struct store_seat *who)
{
    return change_seat(s,
                       "update games set seated = seated + 1 where id = $1 and state <> 2 and"
                       " exists (select 1 from seats where game = $1 and seat = $2 and kind = 0)",
                       "update seats set kind = $3, name = $4, account = $5, player = $6,"
                       " rating = $7 where game = $1 and seat = $2 and kind = 0",
                       id, seat, who);
}

enum store_status store_seat_set(struct store *s, const char *id, int seat,
                                 const struct store_seat *who)
{
    return change_seat(s,
                       "update games set seated = seated + 1 where id = $1 and"
                       " exists (select 1 from seats where game = $1 and seat = $2)",
                       "update seats set kind = $3, name = $4, account = $5, player = $6,"
                       " rating = $7 where game = $1 and seat = $2",
                       id, seat, who);
}

enum store_status store_seat_leave(struct store *s, const char *id, int seat, int64_t account)
{
    static const struct store_seat nobody = {.kind = SEAT_OPEN};
    bool is_own;
    int changed = 0;
    enum store_status status = store_enter(s, &is_own);
    if (status != STORE_OK)
        return status;
    status = store_run(s,
                       "update games set seated = seated + 1 where id = $1 and state = 0 and"
                       " exists (select 1 from seats where game = $1 and seat = $2"
                       " and account = $3)",
                       &changed, GIVE(TEXT(id), NUMBER(seat), NUMBER(account)));
    if (status == STORE_OK && changed != 0) {
        status = store_seat_set(s, id, seat, &nobody);
    } else if (status == STORE_OK) {
        status = has_seat(s, id, seat);
        status = status == STORE_OK ? STORE_TAKEN : status;
    }
    return store_leave(s, is_own, status);
}

/* ---- Lines ---------------------------------------------------------------------------------- */

static uint32_t add_bytes(uint32_t sum, const char *text)
{
    for (; *text != '\0'; text++)
        sum = (sum ^ (unsigned char)*text) * 16777619u;
    return sum;
}

/* A line that has changed on the disk may still be legal, so each has a sum of what it was; a change
 * of one byte is always noticed. */
static int64_t line_checksum(const char *id, const struct store_line *line)
{
    char numbers[2 * STORE_WORD_MAX];
    snprintf(numbers, sizeof numbers, " %d %" PRId64 " ", line->n, line->at);
    return add_bytes(add_bytes(add_bytes(2166136261u, id), numbers), line->text);
}

static enum store_status put_line(struct store *s, const char *id, const struct store_line *line)
{
    int changed = 0;
    enum store_status status =
        store_run(s,
                  "insert into lines (game, n, at, line, checksum) values ($1, $2, $3, $4, $5)"
                  " on conflict do nothing",
                  &changed,
                  GIVE(TEXT(id), NUMBER(line->n), NUMBER(line->at), TEXT(line->text),
                       NUMBER(line_checksum(id, line))));
    return status == STORE_OK && changed != 1 ? STORE_DAMAGED : status;
}

/* Who changes the count from n - 1 has the right to the lines from n on. A game with lines after its
 * count is damaged, and stays as it is. */
static enum store_status take_lines(struct store *s, const char *id, int n, int count, int64_t at,
                                    bool *was_over)
{
    struct row row = {0};
    int rows = 0;
    int64_t now = 0;
    enum store_status status = store_ask(
        s,
        "update games set count = $3, grown = $4 where id = $1 and count = $2"
        " and not exists (select 1 from lines where game = $1 and n > $2) returning state",
        GIVE(TEXT(id), NUMBER(n - 1), NUMBER(n - 1 + count), NUMBER(at)));
    if (status != STORE_OK)
        return status;
    for (; store_row(s, &row); rows++)
        *was_over = row_number(&row, 0, GAME_STATES - 1) == GAME_OVER;
    status = store_done(s, &row, rows);
    if (status != STORE_NONE)
        return status;
    status = has_game(s, id, &now);
    if (status != STORE_OK)
        return status;
    return now == n - 1 ? STORE_DAMAGED : STORE_TAKEN;
}

enum store_status store_lines_append(struct store *s, const char *id, int n, int count,
                                     const struct store_line *lines)
{
    bool is_own, was_over = false;
    if (count < 1)
        return STORE_OK;
    enum store_status status = store_enter(s, &is_own);
    if (status != STORE_OK)
        return status;
    status = take_lines(s, id, n, count, lines[count - 1].at, &was_over);
    if (status == STORE_OK && was_over)
        status = set_seats_ended(s, id, 0);
    for (int i = 0; i < count && status == STORE_OK; i++) {
        struct store_line line = lines[i];
        line.n = n + i;
        status = put_line(s, id, &line);
    }
    return store_leave(s, is_own, status);
}

/* False: there is no line, or not the right one. */
static bool read_line(struct row *row, const char *id, int n, struct store_line *line)
{
    line->n = (int)row_number(row, 0, COUNT_MAX);
    line->at = row_number(row, INT64_MIN, INT64_MAX);
    ROW_TEXT(row, line->text);
    int64_t checksum = row_number(row, 0, UINT32_MAX);
    if (line->n == 0)
        return false;
    if (line->n != n)
        row_damage(row, "a line is missing");
    else if (checksum != line_checksum(id, line))
        row_damage(row, "a line is not what it was");
    return !row->is_damaged;
}

/* Where lines are missing, also the last ones, it says so: the count comes with them. */
enum store_status store_lines_since(struct store *s, const char *id, int n, int max,
                                    struct store_line *out, int *count)
{
    struct row row = {0};
    int64_t last = n;
    *count = 0;
    enum store_status status =
        store_ask(s,
                  "select g.count, coalesce(l.n, 0), coalesce(l.at, 0), coalesce(l.line, ''),"
                  " coalesce(l.checksum, 0) from games g left join lines l"
                  " on l.game = g.id and l.n > $2 where g.id = $1 order by l.n limit $3",
                  GIVE(TEXT(id), NUMBER(n), NUMBER(max)));
    if (status != STORE_OK)
        return status;
    while (store_row(s, &row)) {
        last = row_number(&row, 0, COUNT_MAX);
        if (read_line(&row, id, n + 1 + *count, &out[*count]))
            *count += 1;
    }
    status = store_done_list(s, &row);
    if (status == STORE_OK && last > n && *count != (last - n < max ? last - n : max))
        status = STORE_DAMAGED;
    return status;
}
