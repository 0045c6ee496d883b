/*
 * test_server_long.c: answers that are long, over real sockets and with a clock of our own: who takes
 * little of them, how much is held, and those that come in parts.
 */
#define _GNU_SOURCE /* memmem */
#include "lasting.h"

#define LARGE "GET /api/large HTTP/1.1\r\n" HOST "\r\n"

/* Takes so many bytes of what is there, or comes; our clock stands still. */
static void take(struct world *w, struct client *c, size_t size)
{
    for (int i = 0; i < HANG && size > 0; i++) {
        ssize_t n = recv(c->fd, c->got, size, MSG_DONTWAIT);
        assert_true(n != 0);
        size -= n > 0 ? (size_t)n : 0;
        turn(w, size > 0);
    }
    assert_int_equal(size, 0);
}

/* An answer may be long; whoever takes little of it is cut, and not whoever goes on. */
static void slow_readers_are_cut(void **state)
{
    struct world w;
    (void)state;
    open_world(&w, PLACES);
    const int little = 4096; /* that the system keeps, so that we see what is taken */
    setsockopt(w.listening, SOL_SOCKET, SO_SNDBUF, &little, sizeof little);
    struct client slow = join_with(&w, LARGE, 1 << 14), steady = join_with(&w, LARGE, 1 << 16);
    int left = 0;
    for (int i = 0; i < 40; i++) {
        take(&w, &steady, 100000);
        if (left == 0)
            take(&w, &slow, 7000);
        pass(&w, 5 * SECOND);
        if (left == 0 && connections_count(w.connections, KIND_SENDING) == 1)
            left = i;
    }
    assert_in_range(left, 3, 20);
    assert_int_equal(connections_count(w.connections, KIND_SENDING), 1);
    take(&w, &steady, sizeof large - 40 * 100000);
    leave(&slow);
    leave(&steady);
    close_world(&w);
}

/* Answers that nobody takes are held up to a measure; then those go that have stood for long, and
 * what is short is answered all the same. */
static void answers_that_are_held_have_a_limit(void **state)
{
    enum { HELD = 4 };
    struct client c[HELD];
    struct world w;
    (void)state;
    open_world(&w, PLACES);
    for (int i = 0; i < HELD; i++) {
        c[i] = join(&w, LARGE);
        pass(&w, 100);
    }
    struct client late = join(&w, LARGE), small = join(&w, "GET /api/x HTTP/1.1\r\n" HOST "\r\n");
    expect(&w, &late, "HTTP/1.1 503 ");
    expect(&w, &small, "HTTP/1.1 200 ");
    assert_int_equal(connections_count(w.connections, KIND_SENDING), HELD);
    pass(&w, 1700);
    struct client next = join(&w, LARGE);
    expect(&w, &next, "HTTP/1.1 200 ");
    assert_int_equal(connections_count(w.connections, KIND_SENDING), HELD);
    /* It was the first; and what has gone is not counted any more. */
    expect_end(&w, &c[0]);
    leave(&c[1]);
    while (connections_count(w.connections, KIND_SENDING) == HELD)
        turn(&w, HANG);
    struct client last = join(&w, LARGE);
    expect(&w, &last, "HTTP/1.1 200 ");
    assert_int_equal(connections_count(w.connections, KIND_SENDING), HELD);
    for (int i = 0; i < HELD; i++) {
        if (i != 1)
            leave(&c[i]);
    }
    leave(&late);
    leave(&small);
    leave(&next);
    leave(&last);
    close_world(&w);
}

/* ---- In parts ------------------------------------------------------------------------------- */

#define PARTS "GET /api/parts HTTP/1.1\r\n" HOST
#define CHUNK "9c40\r\n"

/* Counts how often a part of this letter is there, whole. */
static int count_parts(const struct client *c, char letter)
{
    static char part[PART];
    int count = 0;
    memset(part, letter, sizeof part);
    for (const char *at = c->got;
         (at = memmem(at, c->size - (size_t)(at - c->got), part, sizeof part)) != NULL; at += PART)
        count++;
    return count;
}

/* They are the chunks of one answer, and then the connection goes on. */
static void parts_are_one_answer(void **state)
{
    struct world w;
    (void)state;
    open_world(&w, PLACES);
    w.most = 5;
    struct client c = join(&w, PARTS "\r\nGET /api/x HTTP/1.1\r\n" HOST "\r\n");
    expect(&w, &c, "e\r\n0\r\n\r\nHTTP/1.1 200 ");
    expect(&w, &c, "content-length: 0\r\n");
    expect(&w, &c, "transfer-encoding: chunked\r\n");
    expect(&w, &c, "content-type: text/plain\r\n");
    expect(&w, &c, "\r\n\r\n" CHUNK "aaa");
    for (int i = 0; i < 5; i++)
        assert_int_equal(count_parts(&c, (char)('a' + i)), 1);
    expect(&w, &c, "a\r\n" CHUNK "bbb");
    assert_int_equal(w.parts, 5);
    /* Once more, with a part that is all of it. */
    forget(&c);
    w.most = 1;
    put(&w, &c, LITERAL(PARTS "\r\n"));
    expect(&w, &c, "content-length: 40000\r\n");
    leave(&c);
    /* Old ones see the end by the end. */
    w.most = 3;
    struct client old = join(&w, "GET /api/parts HTTP/1.0\r\n\r\n");
    expect_end(&w, &old);
    expect(&w, &old, "aabb");
    assert_int_equal(count_parts(&old, 'c'), 1);
    assert_false(has(&old, LITERAL(CHUNK)));
    assert_false(old.is_reset);
    leave(&old);
    close_world(&w);
}

/* Nothing is asked for that would have to be held, and whoever takes nothing is cut. */
static void parts_come_as_they_are_taken(void **state)
{
    struct world w;
    (void)state;
    open_world(&w, PLACES);
    const int little = 4096;
    setsockopt(w.listening, SOL_SOCKET, SO_SNDBUF, &little, sizeof little);
    w.most = 1000000;
    struct client c = join_with(&w, PARTS "\r\n", 1 << 14);
    int stuck_at = -1;
    while (w.parts != stuck_at) {
        stuck_at = w.parts;
        pass(&w, 1);
    }
    assert_in_range(w.parts, 1, 20);
    for (int i = 0; i < 40; i++) {
        take(&w, &c, PART);
        pass(&w, 5 * SECOND);
    }
    assert_in_range(w.parts, stuck_at + 38, stuck_at + 42);
    assert_int_equal(connections_count(w.connections, KIND_SENDING), 1);
    for (int i = 0; i < 20; i++)
        pass(&w, 5 * SECOND);
    assert_int_equal(connections_count(w.connections, KIND_SENDING), 0);
    leave(&c);
    close_world(&w);
}

/* Where the tables can no longer say how it goes on the end is missing, so that it is noticed. */
static void parts_that_fail_have_no_end(void **state)
{
    struct world w;
    (void)state;
    open_world(&w, PLACES);
    w.most = -3;
    struct client c = join(&w, PARTS "\r\n");
    expect_end(&w, &c);
    assert_int_equal(count_parts(&c, 'b'), 1);
    assert_int_equal(count_parts(&c, 'c'), 0);
    assert_false(has(&c, LITERAL("\r\n0\r\n")));
    assert_false(has(&c, LITERAL("503")));
    leave(&c);
    /* Also when the server ends in the middle of it. */
    w.most = 1000000;
    c = join(&w, PARTS "\r\n");
    expect(&w, &c, CHUNK);
    connections_farewell(w.connections);
    expect_end(&w, &c);
    assert_false(has(&c, LITERAL("\r\n0\r\n")));
    leave(&c);
    close_world(&w);
}

/* Where there are no chunks a connection that just ends says that all is there; what is not whole ends
 * with a fault. */
static void old_parts_that_fail_end_with_a_fault(void **state)
{
    enum { TABLES, SERVER, SLOW, CAUSES };
    (void)state;
    for (int cause = 0; cause < CAUSES; cause++) {
        struct world w;
        open_world(&w, PLACES);
        w.most = cause == TABLES ? -3 : 1000000;
        struct client c = join(&w, "GET /api/parts HTTP/1.0\r\n\r\n");
        expect(&w, &c, "aaa");
        if (cause == SERVER)
            connections_farewell(w.connections);
        for (int i = 0; cause == SLOW && connections_count(w.connections, KIND_SENDING) > 0; i++) {
            assert_true(i < 100);
            pass(&w, 5 * SECOND);
        }
        expect_end(&w, &c);
        assert_true(c.is_reset);
        leave(&c);
        close_world(&w);
    }
}

/* However the path is written, a head that is asked for alone comes without what would follow it. */
static void parts_have_no_head_alone(void **state)
{
    static const char *const paths[] = {"/api/parts", "/%61pi/parts", "/%61pi/stream"};
    struct world w;
    (void)state;
    open_world(&w, PLACES);
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        char text[128];
        snprintf(text, sizeof text, "HEAD %s HTTP/1.1\r\n" HOST "Connection: close\r\n\r\n",
                 paths[i]);
        struct client c = join(&w, text);
        expect(&w, &c, "HTTP/1.1 405 ");
        expect_end(&w, &c);
        expect(&w, &c, "allow: GET, POST\r\n");
        assert_string_equal(c.got + c.size - 4, "\r\n\r\n");
        leave(&c);
    }
    assert_int_equal(w.parts, 0);
    close_world(&w);
}

/* Four at a time; the place of one who goes is free again. */
static void few_get_parts_at_once(void **state)
{
    enum { MOST = 4 };
    struct client many[MOST];
    struct world w;
    (void)state;
    open_world(&w, PLACES);
    w.most = 1000000;
    for (int i = 0; i < MOST; i++) {
        many[i] = join_with(&w, PARTS "\r\n", 4096);
        expect(&w, &many[i], "HTTP/1.1 200 ");
    }
    struct client more = join(&w, PARTS "\r\n");
    expect(&w, &more, "HTTP/1.1 503 ");
    expect(&w, &more, "\"why\":\"busy\"");
    leave(&many[0]);
    for (int i = 0; i < HANG && !has(&more, LITERAL("HTTP/1.1 200 ")); i++) {
        turn(&w, 1);
        put(&w, &more, LITERAL(PARTS "\r\n"));
        look(&more);
    }
    expect(&w, &more, "HTTP/1.1 200 ");
    for (int i = 1; i < MOST; i++)
        leave(&many[i]);
    leave(&more);
    close_world(&w);
}

static struct client ask_parts_from(struct world *w, const char *address)
{
    char text[160];
    snprintf(text, sizeof text, PARTS "X-Forwarded-For: %s\r\n\r\n", address);
    return join_with(w, text, 4096);
}

/* Two of them for one address; whoever does not go on reading makes room there. */
static void few_get_parts_at_one_address(void **state)
{
    struct world w;
    (void)state;
    open_world(&w, PLACES);
    w.most = 1000000;
    struct client c[5];
    for (int i = 0; i < 2; i++) {
        c[i] = ask_parts_from(&w, "192.0.2.1");
        expect(&w, &c[i], "HTTP/1.1 200 ");
        pass(&w, 100);
    }
    c[2] = ask_parts_from(&w, "192.0.2.1");
    expect(&w, &c[2], "HTTP/1.1 503 ");
    c[3] = ask_parts_from(&w, "192.0.2.2");
    expect(&w, &c[3], "HTTP/1.1 200 ");
    pass(&w, 2000);
    c[4] = ask_parts_from(&w, "192.0.2.1");
    expect(&w, &c[4], "HTTP/1.1 200 ");
    expect_end(&w, &c[0]);
    assert_int_equal(connections_count(w.connections, KIND_SENDING), 3);
    for (int i = 0; i < 5; i++)
        leave(&c[i]);
    close_world(&w);
}

/* When all places are taken whoever has taken least lately makes room, and nobody who goes on. */
static void slow_readers_of_parts_make_room(void **state)
{
    enum { SLOW = 3 };
    struct client slow[SLOW], next[SLOW + 1];
    struct world w;
    char address[32];
    (void)state;
    open_world(&w, PLACES);
    const int little = 4096;
    setsockopt(w.listening, SOL_SOCKET, SO_SNDBUF, &little, sizeof little);
    w.most = 1000000;
    struct client steady = ask_parts_from(&w, "192.0.2.9");
    for (int i = 0; i < SLOW; i++) {
        pass(&w, 10);
        snprintf(address, sizeof address, "192.0.2.%d", i + 1);
        slow[i] = ask_parts_from(&w, address);
    }
    pass(&w, 1500);
    take(&w, &steady, PART);
    struct client early = ask_parts_from(&w, "192.0.2.10");
    expect(&w, &early, "HTTP/1.1 503 ");
    pass(&w, 600);
    for (int i = 0; i <= SLOW; i++) {
        snprintf(address, sizeof address, "192.0.2.%d", i + 11);
        next[i] = ask_parts_from(&w, address);
        expect(&w, &next[i], i < SLOW ? "HTTP/1.1 200 " : "HTTP/1.1 503 ");
        if (i < SLOW)
            expect_end(&w, &slow[i]);
    }
    take(&w, &steady, 1000);
    for (int i = 0; i < SLOW; i++)
        leave(&slow[i]);
    for (int i = 0; i <= SLOW; i++)
        leave(&next[i]);
    leave(&early);
    leave(&steady);
    close_world(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(slow_readers_are_cut),
        cmocka_unit_test(answers_that_are_held_have_a_limit),
        cmocka_unit_test(parts_are_one_answer),
        cmocka_unit_test(parts_come_as_they_are_taken),
        cmocka_unit_test(parts_that_fail_have_no_end),
        cmocka_unit_test(old_parts_that_fail_end_with_a_fault),
        cmocka_unit_test(parts_have_no_head_alone),
        cmocka_unit_test(few_get_parts_at_once),
        cmocka_unit_test(few_get_parts_at_one_address),
        cmocka_unit_test(slow_readers_of_parts_make_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
