/*
 * test_bus.c: "a game has grown" from one process to others, by PostgreSQL if AUDE_TEST_PG has an
 * address, by Redis if AUDE_TEST_REDIS has one (tests/store/postgres.sh gives both).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../../server/bus.h"

enum { HANG_MS = 120000 };

struct listener {
    struct bus *bus;
    int event;
    int heard;
    char last[STORE_ID_MAX];
};

static void open_bus(struct listener *l, const char *where)
{
    char why[STORE_WHY_MAX];
    *l = (struct listener){.event = eventfd(0, EFD_NONBLOCK)};
    if (!bus_open(where, l->event, &l->bus, why))
        fail_msg("%s", why);
}

static void close_bus(struct listener *l)
{
    bus_close(l->bus);
    close(l->event);
}

static void note(void *context, const char *id)
{
    struct listener *l = context;
    l->heard++;
    snprintf(l->last, sizeof l->last, "%s", id);
}

/* Waits for something to be heard, for at most so long. */
static bool hear(struct listener *l, int ms)
{
    struct pollfd event = {.fd = l->event, .events = POLLIN};
    uint64_t count;
    if (poll(&event, 1, ms) <= 0 || read(l->event, &count, sizeof count) < 0)
        return false;
    bus_take(l->bus, note, l);
    return true;
}

/* Tells until it is heard: at first, and after a restart, nobody may be there. */
static void tell_until_heard(struct listener *from, struct listener *to, const char *id)
{
    for (int i = 0; i < HANG_MS / 100; i++) {
        bus_tell(from->bus, id);
        while (hear(to, 100))
            if (strcmp(to->last, id) == 0)
                return;
    }
    fail_msg("%s was never heard", id);
}

static void messages_go_round(const char *where)
{
    struct listener a, b, c;
    struct bus_figures figures;
    if (where == NULL)
        skip();
    open_bus(&a, where);
    open_bus(&b, where);
    open_bus(&c, where);
    tell_until_heard(&a, &b, "first");
    tell_until_heard(&a, &c, "first");
    tell_until_heard(&b, &a, "back");
    tell_until_heard(&c, &a, "again");
    assert_string_equal(a.last, "again"); /* nobody hears itself */
    /* Now that all are there, all of many are heard, in order. */
    while (hear(&b, 200))
        continue;
    b.heard = 0;
    for (int i = 0; i < 1000; i++) {
        char id[STORE_ID_MAX];
        snprintf(id, sizeof id, "game%d", i);
        bus_tell(a.bus, id);
    }
    while (b.heard < 1000)
        assert_true(hear(&b, HANG_MS));
    assert_int_equal(b.heard, 1000);
    assert_string_equal(b.last, "game999");
    bus_figure(a.bus, &figures);
    assert_true(figures.is_well);
    assert_true(figures.calls < figures.told); /* many go together */
    close_bus(&c);
    close_bus(&b);
    close_bus(&a);
}

static void messages_go_round_by_postgresql(void **state)
{
    (void)state;
    messages_go_round(getenv("AUDE_TEST_PG"));
}

static void messages_go_round_by_redis(void **state)
{
    (void)state;
    messages_go_round(getenv("AUDE_TEST_REDIS"));
}

/* How many sockets a program that was started now would have. */
static int open_for_all(void)
{
    int count = 0;
    for (int fd = 0; fd < 1024; fd++) {
        struct stat what;
        int flags = fcntl(fd, F_GETFD);
        count += flags >= 0 && (flags & FD_CLOEXEC) == 0 && fstat(fd, &what) == 0 &&
                 S_ISSOCK(what.st_mode);
    }
    return count;
}

/* Whoever calls strangers for us need not be able to speak to all our servers. */
static void nobody_inherits(const char *where)
{
    struct listener a, b;
    int before = open_for_all();
    if (where == NULL)
        skip();
    open_bus(&a, where);
    open_bus(&b, where);
    tell_until_heard(&a, &b, "first");
    assert_int_equal(open_for_all(), before);
    close_bus(&b);
    close_bus(&a);
}

static void nobody_inherits_postgresql(void **state)
{
    (void)state;
    nobody_inherits(getenv("AUDE_TEST_PG"));
}

static void nobody_inherits_redis(void **state)
{
    (void)state;
    nobody_inherits(getenv("AUDE_TEST_REDIS"));
}

static void comes_back(const char *where, const char *restart)
{
    struct listener a, b;
    if (where == NULL || restart == NULL)
        skip();
    open_bus(&a, where);
    open_bus(&b, where);
    tell_until_heard(&a, &b, "before");
    assert_int_equal(system(restart), 0);
    tell_until_heard(&a, &b, "after");
    tell_until_heard(&b, &a, "too");
    close_bus(&b);
    close_bus(&a);
}

static void the_bus_outlasts_postgresql(void **state)
{
    char command[1200];
    (void)state;
    if (getenv("AUDE_TEST_PG_CTL") == NULL)
        skip();
    snprintf(command, sizeof command, "%s restart", getenv("AUDE_TEST_PG_CTL"));
    comes_back(getenv("AUDE_TEST_PG"), command);
}

static void the_bus_outlasts_redis(void **state)
{
    (void)state;
    comes_back(getenv("AUDE_TEST_REDIS"), getenv("AUDE_TEST_REDIS_RESTART"));
}

/* Nobody is there: telling never waits, and too much is dropped. */
static void nobody_is_there(void **state)
{
    struct listener a;
    struct bus_figures figures = {0};
    (void)state;
    open_bus(&a, "redis+unix:///no/such/socket");
    for (int i = 0; figures.lost < 5000; i++) {
        char id[STORE_ID_MAX];
        snprintf(id, sizeof id, "game%d", i);
        bus_tell(a.bus, id);
        bus_figure(a.bus, &figures);
    }
    assert_false(figures.is_well);
    bus_tell(a.bus, "");
    bus_tell(a.bus, "this is much too long for an id");
    close_bus(&a);
}

static void addresses_are_read(void **state)
{
    static const char *const wrong[] = {"somewhere",
                                        "redis:",
                                        "redis://",
                                        "redis://:6379",
                                        "redis://host:port",
                                        "redis://host:65536",
                                        "redis://geheim%4@host",
                                        "redis://[::1",
                                        "redis://[::1]x",
                                        "redis://host/x",
                                        "redis+unix://path",
                                        "http://host",
                                        "postgresql://u:geheim@[h",
                                        "postgresql://u:%gggeheim@h"};
    static const char *const right[] = {
        "redis://127.0.0.1:1",         "redis://[::1]:1",       "redis://u:p%40@127.0.0.1:1/3",
        "redis://:p@127.0.0.1:1/",     "redis+unix:///no%20/x", "postgresql:///x?host=/no/such",
        "postgres://u:p@127.0.0.1:1/x"};
    struct bus *b;
    char why[STORE_WHY_MAX];
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        if (bus_open(wrong[i], -1, &b, why))
            fail_msg("%s is no address", wrong[i]);
        assert_null(b);
        assert_null(strstr(why, "geheim"));
    }
    for (size_t i = 0; i < sizeof right / sizeof *right; i++) {
        if (!bus_open(right[i], -1, &b, why))
            fail_msg("%s: %s", right[i], why);
        assert_non_null(b);
        bus_close(b);
    }
    assert_true(bus_open("none", -1, &b, why));
    assert_null(b);
    bus_tell(b, "x");
    bus_take(b, note, NULL);
    bus_close(b);
    assert_string_equal(bus_choose("", "games.db"), "none");
    assert_string_equal(bus_choose("", "postgresql://x"), "postgresql://x");
    assert_string_equal(bus_choose("redis://x", "postgresql://x"), "redis://x");
    assert_string_equal(bus_choose("none", "postgresql://x"), "none");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(messages_go_round_by_postgresql),
        cmocka_unit_test(messages_go_round_by_redis),
        cmocka_unit_test(nobody_inherits_postgresql),
        cmocka_unit_test(nobody_inherits_redis),
        cmocka_unit_test(the_bus_outlasts_postgresql),
        cmocka_unit_test(the_bus_outlasts_redis),
        cmocka_unit_test(nobody_is_there),
        cmocka_unit_test(addresses_are_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
