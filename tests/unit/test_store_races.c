/*
 * test_store_races.c: several stores on one database, and which of them is the faster one: for
 * everything that can be had once, exactly one.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../store/places.h"

enum { RACERS = 4, ROUNDS = 25 };

struct race {
    const struct spot *spot;
    enum store_status (*run)(struct store *s, int racer, int round);
    pthread_barrier_t gate;
    atomic_int next;
    enum store_status got[RACERS][ROUNDS];
};

static void *race_one(void *context)
{
    struct race *race = context;
    struct store *s;
    char why[STORE_WHY_MAX];
    int racer = atomic_fetch_add(&race->next, 1);
    /* No cmocka here: it fails by jumping, which a thread may not. */
    enum store_status opened = store_open(race->spot->where, STORE_VISIT, &s, why);
    for (int i = 0; i < ROUNDS; i++) {
        pthread_barrier_wait(&race->gate);
        race->got[racer][i] = opened == STORE_OK ? race->run(s, racer, i) : opened;
    }
    store_close(s);
    return NULL;
}

/* Everybody tries at once. */
static void run_race(struct race *race)
{
    pthread_t threads[RACERS];
    pthread_barrier_init(&race->gate, NULL, RACERS);
    for (int i = 0; i < RACERS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, race_one, race), 0);
    for (int i = 0; i < RACERS; i++)
        pthread_join(threads[i], NULL);
    pthread_barrier_destroy(&race->gate);
}

/* In every round one has it, and all others are told so. */
static void race(const struct spot *spot, enum store_status (*run)(struct store *, int, int))
{
    struct race race = {.spot = spot, .run = run};
    run_race(&race);
    for (int i = 0; i < ROUNDS; i++) {
        int won = 0;
        for (int k = 0; k < RACERS; k++) {
            won += race.got[k][i] == STORE_OK;
            if (race.got[k][i] != STORE_OK && race.got[k][i] != STORE_TAKEN)
                fail_msg("round %d: status %d", i, race.got[k][i]);
        }
        assert_int_equal(won, 1);
    }
}

/* ---- What can be had once ------------------------------------------------------------------- */

/* Each in a transaction with something else before it, which must not be lost by losing. */
static enum store_status append_line(struct store *s, int racer, int round)
{
    char value[32];
    struct store_line lines[2] = {{.at = racer}, {.at = racer}};
    enum store_status status = store_begin(s);
    snprintf(value, sizeof value, "%d/%d", racer, round);
    if (status == STORE_OK)
        status = store_value_put(s, value, "tried");
    snprintf(lines[0].text, sizeof lines[0].text, "by %d", racer);
    snprintf(lines[1].text, sizeof lines[1].text, "and by %d", racer);
    if (status == STORE_OK)
        status = store_lines_append(s, "game", 2 * round + 1, 2, lines);
    if (status != STORE_OK && status != STORE_TAKEN) {
        store_rollback(s);
        return status;
    }
    return store_commit(s) == STORE_OK ? status : STORE_DOWN;
}

static void one_has_the_line(void **state)
{
    STORE;
    SPOT;
    struct store_game g = game_of("game");
    struct store_line lines[2 * ROUNDS + 1];
    int count;
    char buf[8], name[32];
    game_make(s, &g);
    race(spot, append_line);
    IS(STORE_OK, store_lines_since(s, "game", 0, 2 * ROUNDS + 1, lines, &count));
    assert_int_equal(count, 2 * ROUNDS);
    for (int i = 0; i < count; i += 2)
        assert_int_equal(lines[i].at, lines[i + 1].at);
    for (int i = 0; i < RACERS * ROUNDS; i++) {
        snprintf(name, sizeof name, "%d/%d", i / ROUNDS, i % ROUNDS);
        IS(STORE_OK, store_value_get(s, name, buf, sizeof buf));
    }
}

static void round_name(char id[STORE_ID_MAX], int round)
{
    snprintf(id, STORE_ID_MAX, "r%d", round);
}

static enum store_status make_game(struct store *s, int racer, int round)
{
    struct store_game g = game_of("");
    struct store_seat seats[STORE_SEATS] = {{.kind = SEAT_OPEN}};
    (void)racer;
    round_name(g.id, round);
    return store_game_make(s, &g, seats);
}

static enum store_status take_seat(struct store *s, int racer, int round)
{
    struct store_seat who = {.kind = SEAT_PERSON, .account = racer + 1};
    char id[STORE_ID_MAX];
    round_name(id, round);
    return store_seat_take(s, id, 1, &who);
}

static enum store_status claim(struct store *s, int racer, int round)
{
    char id[STORE_ID_MAX];
    (void)racer;
    round_name(id, round);
    return store_claim(s, id, 3, 100, 200);
}

static enum store_status talk(struct store *s, int racer, int round)
{
    struct store_talk t = {.n = round + 1, .account = racer, .verb = "say"};
    return store_talk_append(s, "r0", &t);
}

static void one_has_the_game_its_seat_and_its_claim(void **state)
{
    STORE;
    SPOT;
    struct store_game g;
    struct store_seat seats[STORE_SEATS];
    race(spot, make_game);
    race(spot, take_seat);
    race(spot, claim);
    race(spot, talk);
    for (int i = 0; i < ROUNDS; i++) {
        char id[STORE_ID_MAX];
        round_name(id, i);
        IS(STORE_OK, store_game_get(s, id, &g, seats));
        assert_int_equal(seats[0].kind, SEAT_OPEN);
        assert_true(seats[1].account > 0);
    }
    assert_int_equal(game_get(s, "r0").talk, ROUNDS);
}

/* One by one: the first makes a game, all others find it. */
static enum store_status pair(struct store *s, int racer, int round)
{
    struct store_game g = game_of("");
    struct store_seat seats[STORE_SEATS] = {{.kind = SEAT_OPEN}};
    char ids[2][STORE_ID_MAX];
    int count = 0;
    enum store_status status = store_begin(s);
    snprintf(g.id, sizeof g.id, "q%dr%d", round, racer);
    snprintf(g.rules, sizeof g.rules, "of round %d", round);
    g.state = GAME_OPEN;
    g.is_public = g.is_quick = true;
    if (status == STORE_OK)
        status = store_value_put(s, "quick", "");
    if (status == STORE_OK)
        status = store_waiting_quick(s, &g, -1, 2, ids, &count);
    if (status == STORE_OK && count == 0)
        status = store_game_make(s, &g, seats);
    if (status == STORE_OK)
        status = store_commit(s);
    else
        store_rollback(s);
    return status == STORE_OK && count > 0 ? STORE_TAKEN : status;
}

static void one_waits_for_the_others(void **state)
{
    SPOT;
    race(spot, pair);
}

/* By making an account, or by changing one. */
static enum store_status take_name(struct store *s, int racer, int round)
{
    struct store_account a = {.kind = ACCOUNT_GUEST};
    enum store_status status;
    if (racer % 2 == 0) {
        status = store_account_make(s, &a);
        if (status != STORE_OK)
            return status;
        snprintf(a.name, sizeof a.name, "name%d", round);
        return store_account_set(s, &a);
    }
    snprintf(a.name, sizeof a.name, "NAME%d", round);
    return store_account_make(s, &a);
}

static void one_has_the_name(void **state)
{
    STORE;
    SPOT;
    race(spot, take_name);
    for (int i = 0; i < ROUNDS; i++) {
        struct store_account a;
        char name[32];
        snprintf(name, sizeof name, "Name%d", i);
        IS(STORE_OK, store_account_find(s, name, &a));
    }
}

/* The pause is as long for everybody, so one more is one too many. */
static enum store_status beat(struct store *s, int racer, int round)
{
    struct store_pause out[ROUNDS + 1];
    int count = 0;
    enum store_status status = store_heartbeat(s, 1000 * (round + 1), 10);
    if (status == STORE_OK)
        status = store_pauses(s, 0, ROUNDS + 1, out, &count);
    if (status != STORE_OK)
        return status;
    if (count != round || (round > 0 && out[round - 1].to != 1000 * (round + 1)))
        return STORE_DAMAGED;
    return racer == 0 ? STORE_OK : STORE_TAKEN;
}

static void one_notes_the_pause(void **state)
{
    SPOT;
    race(spot, beat);
}

/* Two accounts, named in either order; each racer counts one game for both. */
static enum store_status count_game(struct store *s, int racer, int round)
{
    const int64_t ids[] = {racer % 2 == 0 ? 1 : 2, racer % 2 == 0 ? 2 : 1};
    char game[STORE_ID_MAX];
    enum store_status status = store_begin(s);
    snprintf(game, sizeof game, "r%dg%d", racer, round);
    if (status == STORE_OK)
        status = store_accounts_lock(s, ids, 2);
    for (int i = 0; i < 2 && status == STORE_OK; i++) {
        struct store_rating r;
        status = store_rating_get(s, ids[i], "carcassonne/2", &r);
        r.games++;
        if (status == STORE_OK)
            status = store_rating_put(s, &r, game);
    }
    if (status == STORE_OK)
        return store_commit(s);
    store_rollback(s);
    return status;
}

static void every_game_counts(void **state)
{
    STORE;
    SPOT;
    struct race race = {.spot = spot, .run = count_game};
    struct store_rating r = {.rating = 1500, .deviation = 100, .volatility = 0.06};
    strcpy(r.what, "carcassonne/2");
    for (int i = 1; i <= 2; i++) {
        char name[16];
        snprintf(name, sizeof name, "n%d", i);
        r.account = account_of(s, ACCOUNT_PERSON, name);
        assert_int_equal(r.account, i);
        IS(STORE_OK, store_rating_put(s, &r, "first"));
    }
    run_race(&race);
    for (int i = 0; i < RACERS * ROUNDS; i++)
        assert_int_equal(race.got[i / ROUNDS][i % ROUNDS], STORE_OK);
    for (int i = 1; i <= 2; i++) {
        IS(STORE_OK, store_rating_get(s, i, "carcassonne/2", &r));
        assert_int_equal(r.games, RACERS * ROUNDS);
    }
}

/* ---- Waiting for somebody ------------------------------------------------------------------- */

struct waiter {
    struct store *store;
    atomic_bool is_back;
    enum store_status got;
};

static void *wait_for_line(void *context)
{
    struct waiter *w = context;
    w->got = game_line(w->store, "game", 1, "slow");
    atomic_store(&w->is_back, true);
    return NULL;
}

/* Whoever is slower waits for the faster one, and is told what became of it. */
static void wait_for(const struct spot *spot, bool is_committed)
{
    struct store *s = spot->store;
    struct store_game g = game_of("game");
    struct waiter w = {.store = spot_open(spot)};
    pthread_t thread;
    game_make(s, &g);
    IS(STORE_OK, store_begin(s));
    IS(STORE_OK, game_line(s, "game", 1, "fast"));
    assert_int_equal(pthread_create(&thread, NULL, wait_for_line, &w), 0);
    assert_false(atomic_load(&w.is_back));
    if (is_committed)
        IS(STORE_OK, store_commit(s));
    else
        store_rollback(s);
    pthread_join(thread, NULL);
    s = w.store;
    IS(is_committed ? STORE_TAKEN : STORE_OK, w.got);
    store_close(w.store);
}

static void the_slower_one_is_told(void **state)
{
    wait_for(*state, true);
}

static void the_slower_one_has_what_was_not_committed(void **state)
{
    wait_for(*state, false);
}

/* Nobody sees what is not committed, and everybody what is. */
static void what_is_not_committed_is_not_seen(void **state)
{
    STORE;
    SPOT;
    struct store *other = spot_open(spot);
    struct store_game g = game_of("game"), got;
    struct store_seat seats[STORE_SEATS];
    IS(STORE_OK, store_begin(s));
    game_make(s, &g);
    IS(STORE_NONE, store_game_get(other, "game", &got, seats));
    IS(STORE_OK, store_commit(s));
    IS(STORE_OK, store_game_get(other, "game", &got, seats));
    IS(STORE_OK, game_line(other, "game", 1, "theirs"));
    IS(STORE_TAKEN, game_line(s, "game", 1, "ours"));
    IS(STORE_OK, game_line(s, "game", 2, "ours"));
    IS(STORE_OK, store_game_delete(other, "game"));
    IS(STORE_NONE, game_line(s, "game", 3, "ours"));
    store_close(other);
}

int main(void)
{
    static const struct place_case cases[] = {
        {"one has the line", one_has_the_line, NEED_SHARED},
        {"one has the game, its seat and its claim", one_has_the_game_its_seat_and_its_claim,
         NEED_SHARED},
        {"one has the name", one_has_the_name, NEED_SHARED},
        {"one waits for the others", one_waits_for_the_others, NEED_SHARED},
        {"one notes the pause", one_notes_the_pause, NEED_SHARED},
        {"every game counts", every_game_counts, NEED_SHARED},
        {"the slower one is told", the_slower_one_is_told, NEED_SHARED},
        {"the slower one has what was not committed", the_slower_one_has_what_was_not_committed,
         NEED_SHARED},
        {"what is not committed is not seen", what_is_not_committed_is_not_seen, NEED_SHARED},
    };
    return places_run("races", cases, sizeof cases / sizeof *cases);
}
