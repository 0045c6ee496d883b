/*
 * test_store_open.c: opening: older databases, newer ones, those of somebody else, and none at all.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "../../store/inside.h"
#include "../store/places.h"

static enum store_status try_open(const char *where, enum store_use use, const char *expected_why)
{
    struct store *s;
    char why[STORE_WHY_MAX];
    enum store_status status = store_open(where, use, &s, why);
    if ((status == STORE_OK) != (s != NULL))
        fail_msg("status %d, store %p", (int)status, (void *)s);
    if (strstr(why, expected_why) == NULL || (status != STORE_OK && why[0] == '\0'))
        fail_msg("why is: %s", why);
    store_close(s);
    return status;
}

/* ---- Steps ---------------------------------------------------------------------------------- */

/* As an Aude of that version would have made it. */
static void make_old(const struct spot *spot, int version)
{
    const struct sql_driver *driver = spot->place == PLACE_PG ? &pg_driver : &sqlite_driver;
    struct store s = {0};
    char why[STORE_WHY_MAX];
    if (driver->open(spot->where, STORE_VISIT, &s.db, why) != STORE_OK ||
        schema_bring(&s, version, why) != STORE_OK)
        fail_msg("%s", why);
    driver->close(s.db);
}

/* What every version can store: an account, a game that is over, one that is not, and an open one. */
static void fill_old(const struct spot *spot, int version)
{
    spot_exec(spot, "insert into accounts (kind, name, password, owner, made, seen, is_closed)"
                    " values (1, 'Ada', 'hash', 0, 1, 2, 0)");
    spot_exec(spot, "insert into names values ('ada', 1)");
    spot_exec(spot, "insert into games (id, rules, state, seats, is_public, is_rated, has_helps,"
                    " is_quick, is_imported, absent, clock, owner, made, started, ended, grown,"
                    " due, count, talk, actor, is_thinking, ending, winners, points0, points1,"
                    " points2, points3, points4, points5, previous, next) values"
                    " ('over', 'carcassonne', 2, 1, 1, 0, 0, 0, 0, 'end', 'none', 1, 1, 2, 33, 3,"
                    " 0, 1, 0, -1, 0, 'played', 1, 9, 0, 0, 0, 0, 0, '', ''),"
                    " ('on', 'carcassonne', 1, 1, 1, 0, 0, 0, 0, 'end', 'none', 1, 1, 2, 0, 3,"
                    " 0, 0, 0, 0, 0, '', 0, 0, 0, 0, 0, 0, 0, '', ''),"
                    " ('open', 'carcassonne', 0, 1, 1, 0, 0, 0, 0, 'end', 'none', 1, 1, 0, 0, 7,"
                    " 0, 0, 0, -1, 0, '', 0, 0, 0, 0, 0, 0, 0, '', '')");
    spot_exec(spot, "insert into seats (game, seat, kind, name, account, player, rating) values"
                    " ('over', 0, 1, 'Ada', 1, '', 0), ('on', 0, 1, 'Ada', 1, '', 0),"
                    " ('open', 0, 1, 'Ada', 1, '', 0)");
    if (version >= 2)
        spot_exec(spot, "insert into pushes (endpoint, account, key, secret)"
                        " values ('https://old', 1, 'k', 's')");
    if (version >= 4)
        spot_exec(spot, "update seats set ended = 33 where game = 'over'");
    if (version >= 5)
        spot_exec(spot, "update games set seen = grown where state = 0");
    /* The sum of "over 1 3 x". */
    spot_exec(spot, "insert into lines values ('over', 1, 3, 'x', 597048029)");
}

/* What the version had not, and what is older than a column of it. */
static void check_later_things(struct store *s)
{
    struct store_push push = {.account = 1, .endpoint = "https://new", .made = 1}, got[2];
    struct store_presence there;
    int64_t id = 1;
    int count;
    IS(STORE_OK, store_push_put(s, &push));
    IS(STORE_OK, store_pushes(s, 1, 2, got, &count));
    assert_true(count == 1 || strcmp(got[0].endpoint, "https://old") == 0);
    assert_string_equal(got[count - 1].endpoint, "https://new");
    IS(STORE_OK, store_here(s, 7, &id, 1, 50));
    IS(STORE_OK, store_presence_get(s, 1, &there));
    assert_int_equal(there.seen, 50);
}

static void check_old(struct store *s)
{
    struct store_account a;
    struct store_game g;
    struct store_seat seats[STORE_SEATS];
    struct store_line line;
    struct store_where mine = {.list = LIST_MINE, .account = 1, .state = GAME_OVER, .max = 4};
    char ids[4][STORE_ID_MAX];
    int count;
    IS(STORE_OK, store_account_find(s, "ADA", &a));
    IS(STORE_OK, store_game_get(s, "over", &g, seats));
    assert_int_equal(g.points[0], 9);
    assert_string_equal(seats[0].name, "Ada");
    IS(STORE_OK, store_lines_since(s, "over", 0, 1, &line, &count));
    assert_int_equal(count, 1);
    IS(STORE_OK, store_games(s, &mine, ids, &count));
    assert_int_equal(count, 1);
    assert_string_equal(ids[0], "over");
    mine.state = GAME_RUNNING;
    IS(STORE_OK, store_games(s, &mine, ids, &count));
    assert_int_equal(count, 1);
    assert_string_equal(ids[0], "on");
    struct store_where lobby = {.list = LIST_LOBBY, .after = 6, .max = 4};
    IS(STORE_OK, store_games(s, &lobby, ids, &count));
    assert_int_equal(count, 1);
    lobby.after = 7;
    IS(STORE_OK, store_games(s, &lobby, ids, &count));
    assert_int_equal(count, 0);
    IS(STORE_OK, game_line(s, "on", 1, "y"));
    IS(STORE_OK, store_heartbeat(s, 1, 1));
    check_later_things(s);
}

static void every_earlier_version_is_brought_forward(void **state)
{
    SPOT;
    for (int version = SCHEMA_FIRST; version < schema_last; version++) {
        struct spot old = *spot;
        if (spot->place == PLACE_FILE)
            snprintf(old.where, sizeof old.where, "%s/%d.db", spot->folder, version);
        make_old(&old, version);
        fill_old(&old, version);
        struct store *s = spot_open(&old);
        check_old(s);
        store_close(s);
        s = spot_open(&old); /* and once more, when there is nothing to do */
        assert_int_equal(game_get(s, "on").count, 1);
        store_close(s);
        if (spot->place == PLACE_PG)
            spot_exec(&old, "do $$ declare s text := current_schema(); begin"
                            " execute 'drop schema ' || s || ' cascade';"
                            " execute 'create schema ' || s; end $$");
    }
}

/* A step that fails leaves the database as it was. */
static void steps_are_taken_together(void **state)
{
    SPOT;
    make_old(spot, 1);
    fill_old(spot, 1);
    spot_exec(spot, "create table kept (name text)"); /* which the third step makes */
    assert_int_not_equal(try_open(spot->where, STORE_VISIT, "database"), STORE_OK);
    spot_exec(spot, "drop table kept");
    struct store *s = spot_open(spot);
    check_old(s);
    store_close(s);
}

/* ---- Databases that are not ours ------------------------------------------------------------ */

static void newer_ones_are_left_alone(void **state)
{
    SPOT;
    store_close(spot_open(spot));
    spot_exec(spot, "update meta set value = '99' where name = 'version'");
    assert_int_equal(try_open(spot->where, STORE_SERVE, "later version"), STORE_NEWER);
    assert_int_equal(try_open(spot->where, STORE_VISIT, "later version"), STORE_NEWER);
}

static void other_databases_are_left_alone(void **state)
{
    SPOT;
    spot_exec(spot, "create table books (title text)");
    assert_int_equal(try_open(spot->where, STORE_SERVE, "something else"), STORE_DAMAGED);
    spot_exec(spot, "create table meta (something text)");
    assert_int_equal(try_open(spot->where, STORE_SERVE, "something else"), STORE_DAMAGED);
    spot_exec(spot, "drop table meta");
    spot_exec(spot, "create table meta (name text, value text)");
    assert_int_equal(try_open(spot->where, STORE_SERVE, "something else"), STORE_DAMAGED);
    spot_exec(spot, "insert into meta values ('version', 'three')");
    assert_int_equal(try_open(spot->where, STORE_SERVE, "something else"), STORE_DAMAGED);
    spot_exec(spot, "update meta set value = '-1'");
    assert_int_equal(try_open(spot->where, STORE_SERVE, "something else"), STORE_DAMAGED);
    spot_exec(spot, "update meta set value = '0'");
    assert_int_equal(try_open(spot->where, STORE_SERVE, "something else"), STORE_DAMAGED);
    spot_exec(spot, "insert into books values ('still there')");
}

/* ---- Files ---------------------------------------------------------------------------------- */

static void write_file(const char *name, const char *text)
{
    FILE *file = fopen(name, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

static void files_that_are_no_databases(void **state)
{
    SPOT;
    char text[512] = "", name[1100];
    write_file(spot->where, "This is a letter to my aunt, and not a database; but it is long enough"
                            " that somebody might take it for one, for a header has 100 bytes.\n");
    assert_int_equal(try_open(spot->where, STORE_SERVE, "no database"), STORE_DAMAGED);
    FILE *file = fopen(spot->where, "r");
    assert_true(fread(text, 1, sizeof text - 1, file) > 100);
    fclose(file);
    assert_int_equal(strncmp(text, "This is a letter", 16), 0);
    assert_int_equal(try_open(spot->folder, STORE_VISIT, "directory"), STORE_DOWN);
    snprintf(name, sizeof name, "%s/no/such/folder.db", spot->folder);
    assert_int_equal(try_open(name, STORE_SERVE, "No such file"), STORE_DOWN);
    assert_int_equal(try_open(name, STORE_VISIT, "No such file"), STORE_DOWN);
    write_file(spot->where, "x");
    assert_int_equal(try_open(spot->where, STORE_SERVE, "no database"), STORE_DAMAGED);
    write_file(spot->where, "");
    assert_int_equal(try_open(spot->where, STORE_SERVE, ""), STORE_OK);
}

static void a_file_has_one_server(void **state)
{
    SPOT;
    STORE;
    struct stat file;
    assert_int_equal(try_open(spot->where, STORE_SERVE, "Another server"), STORE_LOCKED);
    assert_int_equal(try_open(spot->where, STORE_VISIT, ""), STORE_OK);
    assert_int_equal(try_open(spot->where, STORE_SERVE, "Another server"), STORE_LOCKED);
    assert_int_equal(stat(spot->where, &file), 0);
    assert_int_equal(file.st_mode & 0777, 0600); /* there are hashes of passwords in it */
    store_close(s);
    spot->store = NULL;
    assert_int_equal(try_open(spot->where, STORE_SERVE, ""), STORE_OK);
}

static void many_servers_have_postgresql(void **state)
{
    SPOT;
    assert_int_equal(try_open(spot->where, STORE_SERVE, ""), STORE_OK);
}

/* Several machines have one database, and its clock. */
static void only_postgresql_has_a_clock(void **state)
{
    SPOT;
    struct store *s = spot_open(spot);
    int64_t now = 0, ours = (int64_t)time(NULL) * 1000;
    bool has_one = strncmp(spot->where, "postgres", 8) == 0;
    IS(has_one ? STORE_OK : STORE_NONE, store_clock(s, &now));
    assert_true(!has_one || (now > ours - 60000 && now < ours + 60000));
    IS(STORE_OK, store_begin(s));
    IS(has_one ? STORE_OK : STORE_NONE, store_clock(s, &now));
    IS(STORE_OK, store_commit(s));
    store_close(s);
}

/* Root may write everything, so it tries as somebody else. */
static void a_file_that_cannot_be_written(void **state)
{
    SPOT;
    char name[1100];
    store_close(spot_open(spot));
    assert_int_equal(chmod(spot->where, 0444), 0);
    assert_int_equal(chmod(spot->folder, 0777), 0);
    bool is_root = geteuid() == 0;
    if (is_root)
        assert_int_equal(seteuid(65534), 0);
    enum store_status file = try_open(spot->where, STORE_SERVE, "Permission denied");
    snprintf(name, sizeof name, "%s/other.db", spot->folder);
    write_file(name, "");
    chmod(name, 0644);
    if (is_root)
        assert_int_equal(seteuid(0), 0);
    assert_int_equal(chmod(spot->folder, 0555), 0);
    if (is_root)
        assert_int_equal(seteuid(65534), 0);
    enum store_status folder = try_open(name, STORE_VISIT, "cannot be");
    if (is_root)
        assert_int_equal(seteuid(0), 0);
    assert_int_equal(chmod(spot->folder, 0777), 0);
    assert_int_equal(file, STORE_DOWN);
    assert_int_equal(folder, STORE_DOWN);
}

/* ---- Addresses ------------------------------------------------------------------------------ */

static void addresses_tell_no_secrets(void **state)
{
    static const char *const addresses[] = {
        "postgresql://aude:geheim@127.0.0.1:1/games",
        "postgres://aude:geheim@127.0.0.1:1/games?connect_timeout=1",
        "postgresql://aude:geheim@[nowhere/games",
        "postgresql://aude:%zzgeheim@localhost:1/games",
        "postgresql://aude:geheim@/games?host=/no/such/folder&nonsense=1",
        "postgresql://aude:geheim@/games?host=/no/such/folder",
    };
    struct store *s;
    char why[STORE_WHY_MAX];
    (void)state;
    for (size_t i = 0; i < sizeof addresses / sizeof *addresses; i++) {
        assert_int_equal(store_open(addresses[i], STORE_SERVE, &s, why), STORE_DOWN);
        assert_null(s);
        assert_true(strlen(why) > 20);
        if (strstr(why, "geheim") != NULL)
            fail_msg("%s", why);
    }
}

/* ---- A database that hangs ------------------------------------------------------------------ */

/* The way to the database is a socket of ours: a link to its own one, or nobody behind it. */
struct way {
    char folder[64], path[128], real[256], where[1200];
    int fd;
};

/* False: the database is not on this machine. */
static bool way_open(struct way *w, const struct spot *spot)
{
    const char *host = strstr(spot->where, "host=/");
    *w = (struct way){.fd = -1, .folder = "/tmp/aude-way-XXXXXX"};
    if (host == NULL)
        return false;
    host += strlen("host=");
    int before = (int)(host - spot->where), len = (int)strcspn(host, "&");
    assert_non_null(mkdtemp(w->folder));
    snprintf(w->path, sizeof w->path, "%s/.s.PGSQL.5432", w->folder);
    snprintf(w->real, sizeof w->real, "%.*s/.s.PGSQL.5432", len, host);
    snprintf(w->where, sizeof w->where, "%.*s%s%s", before, spot->where, w->folder, host + len);
    assert_int_equal(symlink(w->real, w->path), 0);
    return true;
}

/* From now on whoever comes is let in and hears nothing; whoever was there is thrown out. */
static void way_hang(struct way *w, const struct spot *spot)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    snprintf(address.sun_path, sizeof address.sun_path, "%.100s", w->path);
    assert_int_equal(unlink(w->path), 0);
    w->fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    assert_int_equal(bind(w->fd, (struct sockaddr *)&address, sizeof address), 0);
    assert_int_equal(listen(w->fd, 64), 0);
    spot_exec(spot, "select pg_terminate_backend(pid) from pg_stat_activity"
                    " where application_name = 'aude' and pid <> pg_backend_pid()");
}

static void way_lead_on(struct way *w)
{
    assert_int_equal(unlink(w->path), 0);
    assert_int_equal(symlink(w->real, w->path), 0);
    close(w->fd);
    w->fd = -1;
}

static void way_close(struct way *w)
{
    unlink(w->path);
    rmdir(w->folder);
}

static int64_t milliseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* It is waited for once, and only a moment; everything else fails at once until it is back. */
static void a_database_that_hangs_is_not_waited_for(void **state)
{
    SPOT;
    struct way way;
    struct store *s;
    char why[STORE_WHY_MAX];
    if (!way_open(&way, spot))
        skip();
    assert_int_equal(store_open(way.where, STORE_SERVE, &s, why), STORE_OK);
    account_of(s, ACCOUNT_GUEST, "");
    way_hang(&way, spot);
    int64_t before = milliseconds();
    for (int i = 0; i < 20; i++) {
        struct store_counts counts;
        IS(STORE_DOWN, store_begin(s));
        IS(STORE_DOWN, store_count(s, &counts));
    }
    assert_true(milliseconds() - before < 2000);
    /* Somebody else who starts now is told within seconds. */
    struct store *other;
    assert_int_equal(store_open(way.where, STORE_SERVE, &other, why), STORE_DOWN);
    assert_non_null(strstr(why, "no answer"));
    way_lead_on(&way);
    enum store_status status = STORE_DOWN;
    for (before = milliseconds(); status != STORE_OK && milliseconds() - before < 120000;)
        status = store_begin(s);
    IS(STORE_OK, status);
    store_rollback(s);
    account_of(s, ACCOUNT_GUEST, "");
    store_close(s);
    way_close(&way);
}

int main(void)
{
    static const struct place_case cases[] = {
        {"every earlier version is brought forward", every_earlier_version_is_brought_forward,
         NEED_BARE},
        {"steps are taken together", steps_are_taken_together, NEED_BARE},
        {"newer ones are left alone", newer_ones_are_left_alone, NEED_BARE},
        {"other databases are left alone", other_databases_are_left_alone, NEED_BARE},
        {"files that are no databases", files_that_are_no_databases, NEED_BARE_FILE},
        {"a file has one server", a_file_has_one_server, NEED_FILE},
        {"many servers have PostgreSQL", many_servers_have_postgresql, NEED_PG},
        {"only PostgreSQL has a clock", only_postgresql_has_a_clock, NEED_BARE},
        {"a file that cannot be written", a_file_that_cannot_be_written, NEED_BARE_FILE},
        {"addresses tell no secrets", addresses_tell_no_secrets, NEED_BARE},
        {"a database that hangs is not waited for", a_database_that_hangs_is_not_waited_for,
         NEED_PG},
    };
    return places_run("open", cases, sizeof cases / sizeof *cases);
}
