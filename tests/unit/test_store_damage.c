/*
 * test_store_damage.c: what happens when the database does not: rows that make no sense, a damaged
 * file, a full disk, a PostgreSQL that is gone. What was acknowledged is still there afterwards, the
 * other games go on, and nothing is read that was not written.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../store/places.h"

enum { GAMES = 3, LINES = 40 };

/* ---- Rows that make no sense ---------------------------------------------------------------- */

static void line_text(char *text, const char *id, int n)
{
    snprintf(text, STORE_LINE_MAX, "put follower city.N of %s as line %d", id, n);
}

static void make_games(struct store *s)
{
    static const char *const ids[GAMES] = {"one", "two", "three"};
    for (int i = 0; i < GAMES; i++) {
        struct store_game g = game_of(ids[i]);
        game_make(s, &g);
        for (int n = 1; n <= LINES; n++) {
            char text[STORE_LINE_MAX];
            line_text(text, ids[i], n);
            IS(STORE_OK, game_line(s, ids[i], n, text));
        }
    }
}

/* All lines that come are those that were stored; whether all come, is the status. */
static enum store_status read_all(struct store *s, const char *id)
{
    struct store_line lines[LINES + 1];
    int count;
    enum store_status status = store_lines_since(s, id, 0, LINES + 1, lines, &count);
    for (int n = 1; n <= count; n++) {
        char text[STORE_LINE_MAX];
        line_text(text, id, n);
        assert_int_equal(lines[n - 1].n, n);
        assert_string_equal(lines[n - 1].text, text);
        assert_int_equal(lines[n - 1].at, 2000 + n);
    }
    return status == STORE_OK && count == 0 ? STORE_NONE : status;
}

/* The statement damages the game called two, and nothing else. */
static void damage(const struct spot *spot, const char *text)
{
    struct store *s = spot->store;
    struct store_game g;
    struct store_seat seats[STORE_SEATS];
    IS(STORE_OK, read_all(s, "two"));
    spot_exec(spot, text);
    enum store_status lines = read_all(s, "two"), row = store_game_get(s, "two", &g, seats);
    if (lines != STORE_DAMAGED && row != STORE_DAMAGED)
        fail_msg("nobody noticed: %s", text);
    assert_true(strlen(store_why(s)) > 10);
    IS(STORE_OK, read_all(s, "one"));
    IS(STORE_OK, read_all(s, "three"));
    assert_int_equal(game_get(s, "one").count, LINES);
    IS(STORE_OK, store_game_delete(s, "two"));
    g = game_of("two");
    game_make(s, &g);
    for (int n = 1; n <= LINES; n++) {
        char line[STORE_LINE_MAX];
        line_text(line, "two", n);
        IS(STORE_OK, game_line(s, "two", n, line));
    }
}

static void a_broken_game_is_alone(void **state)
{
    static const char *const damages[] = {
        "delete from lines where game = 'two' and n = 7",
        "delete from lines where game = 'two' and n = 1",
        "delete from lines where game = 'two' and n = 40",
        "delete from lines where game = 'two'",
        "update lines set line = 'put follower city.S' where game = 'two' and n = 7",
        "update lines set at = at + 1 where game = 'two' and n = 7",
        "update lines set line = line || line || line || line where game = 'two' and n = 7",
        "update games set count = 39 where id = 'two'",
        "update games set count = 41 where id = 'two'",
        "update games set count = -1 where id = 'two'",
        "update games set state = 3 where id = 'two'",
        "update games set seats = 3 where id = 'two'",
        "update games set is_rated = 2 where id = 'two'",
        "update games set actor = 6 where id = 'two'",
        "update games set clock = 'so long a word is no clock at all' where id = 'two'",
        "delete from seats where game = 'two' and seat = 0",
        "delete from seats where game = 'two' and seat = 1",
        "delete from seats where game = 'two'",
        "update seats set kind = 9 where game = 'two' and seat = 1",
    };
    SPOT;
    STORE;
    make_games(s);
    for (size_t i = 0; i < sizeof damages / sizeof *damages; i++)
        damage(spot, damages[i]);
}

/* A game that has lines beyond its last one does not grow any more, and what comes with it does. */
static void a_broken_game_does_not_grow(void **state)
{
    SPOT;
    STORE;
    struct store_talk talk = {.n = 1, .verb = "say"};
    make_games(s);
    spot_exec(spot, "insert into lines select 'two', 42, at, line, checksum from lines"
                    " where game = 'two' and n = 1");
    spot_exec(spot, "insert into talk (game, n, at, account, seat, line, verb, name, said)"
                    " values ('two', 1, 0, 0, 0, 0, '', '', '')");
    IS(STORE_OK, store_begin(s));
    IS(STORE_OK, store_mark(s));
    IS(STORE_DAMAGED, game_line(s, "two", LINES + 1, "x"));
    IS(STORE_DAMAGED, store_talk_append(s, "two", &talk));
    IS(STORE_OK, store_back(s));
    IS(STORE_OK, game_line(s, "one", LINES + 1, "x"));
    IS(STORE_OK, store_commit(s));
    assert_int_equal(game_get(s, "one").count, LINES + 1);
    assert_int_equal(game_get(s, "two").count, LINES);
}

/* ---- A damaged file ------------------------------------------------------------------------- */

struct image {
    size_t size;
    char *bytes;
};

static struct image load(const char *name)
{
    struct stat info;
    assert_int_equal(stat(name, &info), 0);
    struct image image = {(size_t)info.st_size, malloc((size_t)info.st_size)};
    FILE *file = fopen(name, "r");
    assert_int_equal(fread(image.bytes, 1, image.size, file), image.size);
    fclose(file);
    return image;
}

static void save(const char *name, const char *bytes, size_t size)
{
    FILE *file = fopen(name, "w");
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    fclose(file);
}

/* How many games are still there, whole; whatever is damaged says so. */
static int survivors(const struct spot *spot)
{
    static const char *const ids[GAMES] = {"one", "two", "three"};
    struct store *s;
    char why[STORE_WHY_MAX];
    int whole = 0;
    if (store_open(spot->where, STORE_SERVE, &s, why) != STORE_OK) {
        assert_true(strlen(why) > 20);
        return -1;
    }
    for (int i = 0; i < GAMES; i++) {
        struct store_game g;
        struct store_seat seats[STORE_SEATS];
        bool is_whole = store_game_get(s, ids[i], &g, seats) == STORE_OK && g.count == LINES &&
                        read_all(s, ids[i]) == STORE_OK;
        if (is_whole)
            game_line(s, ids[i], LINES + 1, "one more"); /* whatever it says */
        whole += is_whole;
    }
    store_close(s);
    return whole;
}

static struct image make_image(struct spot *spot)
{
    make_games(spot->store);
    store_close(spot->store);
    spot->store = NULL;
    return load(spot->where);
}

static void a_flipped_byte_is_never_read(void **state)
{
    SPOT;
    int refused = 0, some = 0, all = 0;
    uint32_t dice = 2463534242u;
    struct image image = make_image(spot);
    char *copy = malloc(image.size);
    for (int i = 0; i < 300; i++) {
        dice ^= dice << 13, dice ^= dice >> 17, dice ^= dice << 5;
        memcpy(copy, image.bytes, image.size);
        copy[dice % image.size] ^= (char)(1 << dice / image.size % 8);
        save(spot->where, copy, image.size);
        int whole = survivors(spot);
        refused += whole < 0;
        some += whole >= 0 && whole < GAMES;
        all += whole == GAMES;
    }
    print_message("of 300 flips: %d refused, %d some games, %d all games\n", refused, some, all);
    assert_true(some > 0 && all > 0);
    save(spot->where, image.bytes, image.size);
    assert_int_equal(survivors(spot), GAMES);
    free(copy);
    free(image.bytes);
}

static void a_cut_file_is_noticed(void **state)
{
    SPOT;
    struct image image = make_image(spot);
    for (size_t size = 1; size < image.size; size += 1 + size / 7) {
        save(spot->where, image.bytes, size);
        if (survivors(spot) >= 0)
            fail_msg("nobody noticed that %zu of %zu bytes are missing", image.size - size,
                     image.size);
    }
    save(spot->where, image.bytes, image.size - 1);
    assert_int_equal(survivors(spot), -1);
    save(spot->where, image.bytes, image.size);
    assert_int_equal(survivors(spot), GAMES);
    free(image.bytes);
}

/* The end of the log is lost with the power: what it held is lost as a whole or not at all. */
static void a_cut_log_loses_whole_transactions(void **state)
{
    SPOT;
    STORE;
    char name[1100], where[1100];
    struct store_game g = game_of("one");
    struct store_line lines[LINES];
    int count, before = LINES + 1;
    game_make(s, &g);
    for (int n = 1; n <= 10; n += 2) {
        struct store_line two[2] = {{.at = 2000 + n}, {.at = 2001 + n}};
        line_text(two[0].text, "one", n);
        line_text(two[1].text, "one", n + 1);
        IS(STORE_OK, store_lines_append(s, "one", n, 2, two));
    }
    snprintf(name, sizeof name, "%s-wal", spot->where);
    struct image file = load(spot->where), log = load(name);
    snprintf(where, sizeof where, "%s/copy.db", spot->folder);
    snprintf(name, sizeof name, "%s/copy.db-wal", spot->folder);
    for (size_t cut = 0; cut < log.size; cut += 997) {
        char why[STORE_WHY_MAX];
        save(where, file.bytes, file.size);
        save(name, log.bytes, log.size - cut);
        if (store_open(where, STORE_SERVE, &s, why) != STORE_OK)
            fail_msg("%zu bytes cut: %s", cut, why);
        enum store_status status = store_lines_since(s, "one", 0, LINES, lines, &count);
        assert_int_equal(status, STORE_OK);
        assert_int_equal(count % 2, 0);
        assert_true(count <= before);
        before = count;
        store_close(s);
        remove(where);
    }
    assert_int_equal(before, 0);
    free(file.bytes);
    free(log.bytes);
}

/* ---- A full disk ---------------------------------------------------------------------------- */

static void limit_files(rlim_t size)
{
    struct rlimit limit;
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = size;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

static void a_full_disk_loses_nothing(void **state)
{
    SPOT;
    STORE;
    struct store_game g = game_of("one");
    struct store_line lines[2000];
    char name[1100];
    struct stat log;
    int n = 0, count;
    signal(SIGXFSZ, SIG_IGN);
    game_make(s, &g);
    snprintf(name, sizeof name, "%s-wal", spot->where);
    assert_int_equal(stat(name, &log), 0);
    limit_files((rlim_t)log.st_size + 100000);
    while (n < 1999 && game_line(s, "one", n + 1, "x") == STORE_OK)
        n++;
    assert_true(n > 0 && n < 1999);
    IS(STORE_DOWN, game_line(s, "one", n + 1, "x"));
    assert_true(strlen(store_why(s)) > 10);
    IS(STORE_OK, store_lines_since(s, "one", 0, 2000, lines, &count)); /* it can still be read */
    assert_int_equal(count, n);
    IS(STORE_OK, store_begin(s));
    for (int i = 1; i < 50 && game_line(s, "one", n + i, "x") == STORE_OK; i++)
        continue;
    enum store_status end = store_commit(s);
    limit_files(RLIM_INFINITY);
    IS(STORE_DOWN, end);
    assert_int_equal(game_get(s, "one").count, n);
    IS(STORE_OK, game_line(s, "one", n + 1, "there is room again"));
    store_close(s);
    s = spot->store = spot_open(spot);
    IS(STORE_OK, store_lines_since(s, "one", 0, 2000, lines, &count));
    assert_int_equal(count, n + 1);
    assert_string_equal(lines[n].text, "there is room again");
}

/* The transaction is over when something in it could not be stored; nothing of it is. */
static void after_a_failure_nothing_more_is_tried(void **state)
{
    STORE;
    struct store_game a = game_of("a"), b = game_of("b");
    struct store_seat seats[STORE_SEATS] = {{.kind = SEAT_OPEN}};
    struct store_account account = {.kind = ACCOUNT_GUEST};
    IS(STORE_OK, store_begin(s));
    game_make(s, &a);
    /* The cache spills to the log in the middle of the transaction. */
    limit_files(1);
    enum store_status status = STORE_OK;
    static char text[100001];
    memset(text, 'x', sizeof text - 1);
    for (int i = 0; i < 200 && status == STORE_OK; i++) {
        char name[32];
        snprintf(name, sizeof name, "v%d", i);
        status = store_value_put(s, name, text);
    }
    limit_files(RLIM_INFINITY);
    IS(STORE_DOWN, status);
    IS(STORE_DOWN, store_game_make(s, &b, seats));
    IS(STORE_DOWN, store_account_make(s, &account));
    IS(STORE_DOWN, store_mark(s));
    IS(STORE_DOWN, store_commit(s));
    IS(STORE_NONE, store_game_get(s, "a", &a, seats));
    game_make(s, &b);
}

/* ---- PostgreSQL goes ------------------------------------------------------------------------ */

static void control(const char *word)
{
    char command[1200];
    snprintf(command, sizeof command, "%s %s", getenv("AUDE_TEST_PG_CTL"), word);
    assert_int_equal(system(command), 0);
}

/* Until it is back; the store itself decides how often it tries. */
static void wait_for_begin(struct store *s)
{
    for (int i = 0; i < 6000; i++) {
        enum store_status status = store_begin(s);
        if (status == STORE_OK)
            return;
        IS(STORE_DOWN, status);
        usleep(10000);
    }
    fail_msg("the store does not come back: %s", store_why(s));
}

static void end_connections(const struct spot *spot)
{
    spot_exec(spot, "select pg_terminate_backend(pid) from pg_stat_activity"
                    " where pid <> pg_backend_pid() and backend_type = 'client backend'");
}

static void a_lost_connection_is_made_anew(void **state)
{
    SPOT;
    STORE;
    struct store_game a = game_of("a"), b = game_of("b");
    struct store_seat seats[STORE_SEATS] = {{.kind = SEAT_OPEN}};
    game_make(s, &a);
    end_connections(spot);
    assert_int_equal(game_get(s, "a").count, 0); /* nothing was done on it: nobody need notice */
    end_connections(spot);
    IS(STORE_OK, store_begin(s));
    game_make(s, &b);
    end_connections(spot);
    IS(STORE_DOWN, game_line(s, "a", 1, "x"));
    IS(STORE_DOWN, store_game_get(s, "a", &a, seats));
    IS(STORE_DOWN, store_commit(s));
    wait_for_begin(s);
    IS(STORE_NONE, store_game_get(s, "b", &b, seats));
    IS(STORE_OK, game_line(s, "a", 1, "x"));
    end_connections(spot);
    IS(STORE_DOWN, store_commit(s));
    store_rollback(s);
    wait_for_begin(s);
    assert_int_equal(game_get(s, "a").count, 0);
    IS(STORE_OK, store_commit(s));
}

static void a_stopped_database_comes_back(void **state)
{
    static const char *const ways[] = {"stop", "crash"};
    STORE;
    struct store_game a = game_of("a");
    struct store_seat seats[STORE_SEATS];
    game_make(s, &a);
    for (int i = 0; i < 2; i++) {
        IS(STORE_OK, game_line(s, "a", i + 1, "acknowledged"));
        IS(STORE_OK, store_begin(s));
        IS(STORE_OK, game_line(s, "a", i + 2, "not yet"));
        control(ways[i]);
        IS(STORE_DOWN, store_commit(s));
        IS(STORE_DOWN, store_begin(s));
        IS(STORE_DOWN, store_game_get(s, "a", &a, seats));
        IS(STORE_DOWN, game_line(s, "a", i + 2, "x"));
        assert_true(strlen(store_why(s)) > 20);
        control("start");
        wait_for_begin(s);
        assert_int_equal(game_get(s, "a").count, i + 1);
        store_rollback(s);
    }
}

int main(void)
{
    static const struct place_case cases[] = {
        {"a broken game is alone", a_broken_game_is_alone, NEED_SHARED},
        {"a broken game does not grow", a_broken_game_does_not_grow, NEED_SHARED},
        {"a flipped byte is never read", a_flipped_byte_is_never_read, NEED_FILE},
        {"a cut file is noticed", a_cut_file_is_noticed, NEED_FILE},
        {"a cut log loses whole transactions", a_cut_log_loses_whole_transactions, NEED_FILE},
        {"a full disk loses nothing", a_full_disk_loses_nothing, NEED_FILE},
        {"after a failure nothing more is tried", after_a_failure_nothing_more_is_tried, NEED_FILE},
        {"a lost connection is made anew", a_lost_connection_is_made_anew, NEED_PG},
        {"a stopped database comes back", a_stopped_database_comes_back, NEED_PG},
    };
    return places_run("damage", cases, sizeof cases / sizeof *cases);
}
