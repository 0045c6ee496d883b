/*
 * admin_look.c: what "aude admin" shows of a store and changes nothing.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../../online/room.h"
#include "../args.h"
#include "../command.h"
#include "../visible.h"
#include "admin.h"
#include "online.h"

enum { PART = 100, TIME_MAX = 32 };

static const char *const states[GAME_STATES] = {"open", "running", "over"};
static const char *const kinds[ACCOUNT_KINDS] = {"guest", "person", "bot"};

/* In the time of this place; "-" for never. */
static const char *time_write(int64_t ms, char buf[TIME_MAX])
{
    struct tm parts;
    time_t seconds = (time_t)(ms / 1000);
    if (ms <= 0 || localtime_r(&seconds, &parts) == NULL ||
        strftime(buf, TIME_MAX, "%Y-%m-%d %H:%M", &parts) == 0)
        snprintf(buf, TIME_MAX, "-");
    return buf;
}

int admin_counts(struct store *s, int count, char **words)
{
    struct store_counts c;
    enum store_status status = store_count(s, &c);
    (void)count;
    (void)words;
    if (status != STORE_OK)
        return keeping_complain("admin", status);
    for (int i = 0; i < GAME_STATES; i++)
        printf("games %-8s %lld\n", states[i], (long long)c.games[i]);
    for (int i = 0; i < ACCOUNT_KINDS; i++)
        printf("accounts %-5s %lld\n", kinds[i], (long long)c.accounts[i]);
    printf("lines          %lld\n", (long long)c.lines);
    return STATUS_FINE;
}

/* ---- Games ------------------------------------------------------------------------------------------ */

typedef bool each_game(struct store *s, const char *id, void *context);

/* Calls each for all games, by id, until it says false. */
static enum store_status all_games(struct store *s, each_game *each, void *context)
{
    char ids[PART][STORE_ID_MAX];
    struct store_where where = {.list = LIST_ALL, .state = -1, .max = PART};
    int count = PART;
    while (count == PART) {
        enum store_status status = store_games(s, &where, ids, &count);
        if (status != STORE_OK)
            return status;
        for (int i = 0; i < count; i++) {
            if (!each(s, ids[i], context))
                return STORE_OK;
        }
        if (count > 0)
            snprintf(where.cursor, sizeof where.cursor, "%s", ids[count - 1]);
    }
    return STORE_OK;
}

static void names_write(const struct store_game *g, const struct store_seat *seats, char *buf,
                        size_t len)
{
    size_t used = 0;
    buf[0] = '\0';
    for (int i = 0; i < g->seats && used < len; i++) {
        const char *name = seats[i].kind == SEAT_COMPUTER ? seats[i].player
                           : seats[i].kind == SEAT_OPEN   ? "(open)"
                                                          : seats[i].name;
        used += (size_t)snprintf(buf + used, len - used, "%s%s", i == 0 ? "" : ", ",
                                 name[0] != '\0'         ? name
                                 : seats[i].account != 0 ? "(guest)"
                                                         : "(nobody)");
    }
}

struct listing {
    int state; /* -1: all */
    enum store_status status;
};

static bool list_game(struct store *s, const char *id, void *context)
{
    struct listing *l = context;
    struct store_game g;
    struct store_seat seats[STORE_SEATS];
    char when[TIME_MAX], names[512];
    enum store_status status = store_game_get(s, id, &g, seats);
    if (status == STORE_NONE)
        return true; /* it has gone meanwhile */
    if (status != STORE_OK) {
        l->status = status;
        return status == STORE_DAMAGED;
    }
    if (l->state >= 0 && (int)g.state != l->state)
        return true;
    names_write(&g, seats, names, sizeof names);
    visible_say("%s %-7s %s %5d lines  %s: %s", g.id, states[g.state], time_write(g.grown, when),
                g.count, g.rules, names);
    return true;
}

int admin_games(struct store *s, int count, char **words)
{
    struct listing l = {.state = -1, .status = STORE_OK};
    char quoted[64];
    for (int i = 0; count > 0 && i < GAME_STATES; i++)
        l.state = strcmp(words[0], states[i]) == 0 ? i : l.state;
    if (count > 0 && l.state < 0) {
        args_quote(words[0], strlen(words[0]), quoted, sizeof quoted);
        complain(TOLD("admin: games are open, running or over, not \"%s\"",
                      "admin: Partien sind open, running oder over, nicht \"%s\""),
                 quoted);
        return STATUS_USAGE;
    }
    enum store_status status = all_games(s, list_game, &l);
    status = status == STORE_OK ? l.status : status;
    return status == STORE_OK ? STATUS_FINE : keeping_complain("admin", status);
}

static void show_seat(struct store *s, const struct store_game *g, const struct store_seat *seat,
                      int number)
{
    static const char *const sitters[SEAT_KINDS] = {"open", "person", "computer", "bot"};
    struct store_account a;
    bool has_account = seat->account != 0 && store_account_get(s, seat->account, &a) == STORE_OK;
    visible_say("seat %d   %s %s%s%s%s", number, sitters[seat->kind],
                seat->kind == SEAT_COMPUTER ? seat->player : seat->name, has_account ? " (" : "",
                !has_account        ? ""
                : a.name[0] == '\0' ? "guest"
                                    : a.name,
                has_account ? ")" : "");
    if (g->state == GAME_OVER)
        printf("         %d points%s\n", g->points[number],
               (g->winners >> number & 1) != 0 ? ", has won" : "");
}

int admin_show(struct store *s, int count, char **words)
{
    struct store_game g;
    struct store_seat seats[STORE_SEATS];
    char when[TIME_MAX];
    (void)count;
    enum store_status status = store_game_get(s, words[0], &g, seats);
    if (status != STORE_OK)
        return keeping_complain("admin", status);
    visible_say("game     %s, %s%s%s", g.id, states[g.state], g.is_public ? ", public" : "",
                g.is_rated ? ", rated" : "");
    visible_say("rules    %s", g.rules);
    visible_say("clock    %s", g.clock);
    printf("made     %s\n", time_write(g.made, when));
    printf("started  %s\n", time_write(g.started, when));
    printf("ended    %s%s%s\n", time_write(g.ended, when), g.ending[0] == '\0' ? "" : ", ",
           g.ending);
    printf("lines    %d, last %s\n", g.count, time_write(g.grown, when));
    if (g.state == GAME_RUNNING)
        printf("to move  seat %d\n", g.actor);
    for (int i = 0; i < g.seats; i++)
        show_seat(s, &g, &seats[i], i);
    return STATUS_FINE;
}

/* ---- Accounts --------------------------------------------------------------------------------------- */

int admin_accounts(struct store *s, int count, char **words)
{
    struct store_account part[PART];
    int64_t after = 0;
    char made[TIME_MAX], seen[TIME_MAX];
    (void)words;
    for (count = PART; count == PART;) {
        enum store_status status = store_accounts(s, after, PART, part, &count);
        if (status != STORE_OK)
            return keeping_complain("admin", status);
        for (int i = 0; i < count; i++) {
            const struct store_account *a = &part[i];
            visible_say("%lld %-6s %-20s made %s, seen %s%s", (long long)a->id, kinds[a->kind],
                        a->name, time_write(a->made, made), time_write(a->seen, seen),
                        a->is_closed ? ", closed" : "");
            after = a->id;
        }
    }
    return STATUS_FINE;
}

int admin_workers(struct store *s, int count, char **words)
{
    enum { MOST = 1000 };
    struct store_token tokens[MOST];
    char made[TIME_MAX], used[TIME_MAX], ends[TIME_MAX];
    (void)words;
    enum store_status status = store_workers(s, MOST, tokens, &count);
    if (status != STORE_OK)
        return keeping_complain("admin", status);
    for (int i = 0; i < count; i++)
        printf("made %s, used %s, ends %s\n", time_write(tokens[i].made, made),
               time_write(tokens[i].used, used), time_write(tokens[i].ends, ends));
    return STATUS_FINE;
}

bool admin_find(struct store *s, const char *word, struct store_account *out)
{
    char quoted[64], *end;
    enum store_status status = store_account_find(s, word, out);
    if (status == STORE_NONE && isdigit((unsigned char)word[0])) {
        long long id = strtoll(word, &end, 10);
        if (*end == '\0')
            status = store_account_get(s, id, out);
    }
    args_quote(word, strlen(word), quoted, sizeof quoted);
    if (status == STORE_NONE)
        complain(TOLD("admin: there is no account \"%s\"", "admin: ein Konto \"%s\" gibt es nicht"),
                 quoted);
    else if (status != STORE_OK)
        keeping_complain("admin", status);
    return status == STORE_OK;
}

/* ---- Is everything as it should be? ------------------------------------------------------------------ */

struct checking {
    int games, faults;
    enum store_status status;
};

/* What is wrong with a game that can be followed, NULL: nothing. */
static const char *fault_of(const struct room *r)
{
    int points[AUDE_SEATS] = {0};
    bool is_over = aude_table_actor(r->table) == AUDE_OVER;
    if (r->game.state == GAME_OPEN)
        return r->game.count > 0 && !r->game.is_imported
                   ? TOLD("it has lines before it has begun",
                          "sie hat Zeilen, bevor sie begonnen hat")
                   : NULL;
    if (is_over != (r->game.state == GAME_OVER))
        return is_over ? TOLD("it is over, but not stored as that",
                              "sie ist aus, aber nicht so gespeichert")
                       : TOLD("it is stored as over, but is not",
                              "sie ist als beendet gespeichert, ist es aber nicht");
    if (!is_over)
        return r->game.actor == aude_table_actor(r->table)
                   ? NULL
                   : TOLD("another seat must act", "ein anderer Platz ist an der Reihe");
    aude_scores(aude_table_view(r->table, AUDE_OWNER), points);
    if (memcmp(points, r->game.points, sizeof points) != 0)
        return TOLD("its lines come to other points than those that are stored",
                    "ihre Zeilen ergeben andere Punkte als die gespeicherten");
    if (aude_table_winners(r->table) != r->game.winners ||
        strcmp(aude_ending_name(aude_table_ending(r->table)), r->game.ending) != 0)
        return TOLD("its lines come to another result than the one that is stored",
                    "ihre Zeilen ergeben ein anderes Ende als das gespeicherte");
    return NULL;
}

static bool check_game(struct store *s, const char *id, void *context)
{
    struct checking *c = context;
    static const struct clock_pauses none;
    struct room *r = NULL;
    enum store_status status = room_load(s, id, &none, &r);
    if (status == STORE_NONE)
        return true;
    const char *fault = status == STORE_OK        ? fault_of(r)
                        : status == STORE_DAMAGED ? TOLD("its lines cannot be followed",
                                                         "ihren Zeilen ist nicht zu folgen")
                                                  : NULL;
    c->games++;
    if (fault != NULL) {
        complain(TOLD("admin: game %s: %s", "admin: Partie %s: %s"), id, fault);
        c->faults++;
    }
    room_free(r);
    c->status = status == STORE_DAMAGED ? STORE_OK : status;
    return c->status == STORE_OK;
}

int admin_check(struct store *s, int count, char **words)
{
    struct checking c = {.status = STORE_OK};
    (void)count;
    (void)words;
    enum store_status status = all_games(s, check_game, &c);
    status = status == STORE_OK ? c.status : status;
    if (status != STORE_OK)
        return keeping_complain("admin", status);
    printf(TOLD("%d games, %d of them damaged\n", "%d Partien, davon %d beschädigt\n"), c.games,
           c.faults);
    return c.faults == 0 ? STATUS_FINE : STATUS_BAD;
}
