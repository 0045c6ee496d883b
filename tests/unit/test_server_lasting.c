/*
 * test_server_lasting.c: connections over real sockets, but with a clock of our own, so that nothing
 * waits for time: deadlines, pings, blank lines, who is refused when it is full, who does not read.
 */
#define _GNU_SOURCE /* memmem */
#include "lasting.h"

/* ---- Time ----------------------------------------------------------------------------------- */

/* A message has 15 seconds, and another byte of it does not give it more. */
static void slow_messages_are_cut(void **state)
{
    struct world w;
    (void)state;
    open_world(&w, PLACES);
    struct client slow = join_socket(&w), quick = join_socket(&w);
    put(&w, &slow, LITERAL("\x81\x85" MASK));
    for (int i = 0; i < 4; i++) {
        pass(&w, 3 * SECOND);
        put(&w, &slow, "x", 1);
        put(&w, &quick, LITERAL(HELLO));
        expect_bytes(&w, &quick, LITERAL(ANSWERED));
        forget(&quick);
    }
    pass(&w, 3 * SECOND - 1);
    look(&slow);
    assert_int_equal(slow.size, 0);
    assert_int_equal(w.left, 0);
    assert_true(connections_wait(w.connections) <= 1);
    pass(&w, 1);
    expect_bytes(&w, &slow, LITERAL("\x88\x02\x03\xf0")); /* 1008 */
    expect_end(&w, &slow);
    assert_int_equal(w.left, 1);
    assert_int_equal(connections_slow(w.connections), 1);
    put(&w, &quick, LITERAL(HELLO));
    expect_bytes(&w, &quick, LITERAL(ANSWERED));
    leave(&slow);
    leave(&quick);
    close_world(&w);
}

/* Every 25 seconds it is asked who is there; who says nothing until the next time is gone. */
static void silent_ones_are_gone(void **state)
{
    struct world w;
    (void)state;
    open_world(&w, PLACES);
    struct client silent = join_socket(&w), alive = join_socket(&w);
    pass(&w, 25 * SECOND - 1);
    look(&silent);
    assert_int_equal(silent.size, 0);
    pass(&w, 1);
    expect_bytes(&w, &silent, LITERAL(PING));
    for (int i = 0; i < 3; i++) {
        expect_bytes(&w, &alive, LITERAL(PING));
        forget(&alive);
        put(&w, &alive, LITERAL(PONG));
        pass(&w, 25 * SECOND - 1);
        assert_int_equal(w.left, i > 0);
        pass(&w, 1);
    }
    assert_int_equal(w.left, 1);
    expect_end(&w, &silent);
    put(&w, &alive, LITERAL(HELLO));
    expect_bytes(&w, &alive, LITERAL(ANSWERED));
    assert_int_equal(connections_count(w.connections, KIND_LASTING), 1);
    leave(&silent);
    leave(&alive);
    close_world(&w);
}

/* Pings are answered, 60 in 20 seconds; whoever goes on is closed, also with pongs nobody asked for. */
static void floods_of_pings_are_closed(void **state)
{
    static const char *const frames[] = {"\x89\x80" MASK, PONG};
    struct world w;
    (void)state;
    open_world(&w, PLACES);
    struct client alive = join_socket(&w);
    for (int i = 0; i < 2; i++) {
        struct client c = join_socket(&w);
        for (int k = 0; k < 120; k++) {
            put(&w, &c, frames[i], 6);
            if (k == 59)
                pass(&w, 20 * SECOND);
        }
        look(&c);
        assert_int_equal(w.left, i);
        assert_false(has(&c, LITERAL("\x88\x02")));
        put(&w, &c, frames[i], 6);
        expect_bytes(&w, &c, LITERAL("\x88\x02\x03\xf0")); /* 1008 */
        expect_end(&w, &c);
        assert_int_equal(c.size, (i == 0 ? 120 * 2 : 0) + 4);
        assert_int_equal(w.left, i + 1);
        leave(&c);
        put(&w, &alive, LITERAL(HELLO));
        expect_bytes(&w, &alive, LITERAL(ANSWERED));
        forget(&alive);
    }
    leave(&alive);
    close_world(&w);
}

/* A stream has a blank line every 15 seconds, as a chunk or as it is. */
static void streams_have_blank_lines(void **state)
{
    struct world w;
    (void)state;
    open_world(&w, PLACES);
    struct client chunks = join_stream(&w);
    struct client plain = join(&w, "GET /api/stream HTTP/1.0\r\n\r\n");
    expect(&w, &plain, FIRST "\n");
    forget(&plain);
    for (int i = 0; i < 3; i++) {
        pass(&w, 15 * SECOND - 1);
        look(&chunks);
        assert_int_equal(chunks.size, 0);
        pass(&w, 1);
        expect(&w, &chunks, "1\r\n\n\r\n");
        assert_int_equal(chunks.size, 6);
        expect(&w, &plain, "\n");
        assert_int_equal(plain.size, 1);
        forget(&chunks);
        forget(&plain);
    }
    connections_send(w.connections, w.peers[0], "abc", 3);
    connections_send(w.connections, w.peers[1], "abc", 3);
    turn(&w, 0);
    expect(&w, &chunks, "4\r\nabc\n\r\n");
    expect(&w, &plain, "abc\n");
    /* Whoever hangs up is gone at once. */
    leave(&plain);
    while (w.left == 0)
        turn(&w, HANG);
    leave(&chunks);
    close_world(&w);
}

/* F1: ten seconds for a request, however its bytes come; then it is told so. */
static void slow_requests_are_cut(void **state)
{
    static const char text[] = "GET /api/x HTTP/1.1\r\n" HOST "X: abcdefghijklmnopqrstuvwxyz";
    struct world w;
    (void)state;
    open_world(&w, PLACES);
    struct client slow = join(&w, "G"), body = join(&w, "POST /api/x HTTP/1.1\r\n" HOST
                                                        "Content-Type: application/json\r\n"
                                                        "Content-Length: 50\r\n\r\n{");
    struct client mute = join(&w, "\r\n");
    for (int i = 1; i < 10; i++) {
        pass(&w, SECOND);
        put(&w, &slow, text + i, 1);
        put(&w, &body, " ", 1);
    }
    pass(&w, SECOND - 1);
    look(&slow);
    assert_true(slow.size == 0 && !slow.is_ended);
    pass(&w, 1);
    expect(&w, &slow, "HTTP/1.1 408 ");
    expect(&w, &body, "HTTP/1.1 408 ");
    expect_end(&w, &slow);
    expect_end(&w, &mute);
    assert_int_equal(connections_count(w.connections, KIND_READING), 0);
    /* Whoever does not hang up then is gone after five seconds. */
    pass(&w, 5 * SECOND);
    assert_int_equal(connections_count(w.connections, KIND_CLOSING), 0);
    leave(&slow);
    leave(&body);
    leave(&mute);
    close_world(&w);
}

/* What is never answered is refused after a minute, and what is idle goes after half of one. */
static void nobody_waits_for_ever(void **state)
{
    struct world w;
    (void)state;
    open_world(&w, PLACES);
    struct client never = join(&w, "GET /api/never HTTP/1.1\r\n" HOST "\r\n");
    struct client idle = join(&w, "GET /api/x HTTP/1.1\r\n" HOST "\r\n");
    expect(&w, &idle, "HTTP/1.1 200 ");
    assert_int_equal(connections_count(w.connections, KIND_WAITING), 1);
    pass(&w, 30 * SECOND - 1);
    assert_int_equal(connections_count(w.connections, KIND_IDLE), 1);
    pass(&w, 1);
    expect_end(&w, &idle);
    assert_int_equal(w.left, 0);
    pass(&w, 30 * SECOND);
    expect(&w, &never, "HTTP/1.1 503 ");
    expect_end(&w, &never);
    assert_int_equal(w.left, 1);
    leave(&never);
    leave(&idle);
    close_world(&w);
}

/* ---- Places --------------------------------------------------------------------------------- */

/* 64 that last for each address behind a proxy, WebSockets and streams together. */
static void crowds_are_refused(void **state)
{
    enum { MOST = 64 };
    struct client many[MOST];
    struct world w;
    (void)state;
    open_world(&w, PLACES);
    for (int i = 0; i < MOST; i++) {
        many[i] = join(&w, i % 2 == 0 ? SOCKET "X-Forwarded-For: 192.0.2.9\r\n\r\n"
                                      : STREAM "X-Forwarded-For: 192.0.2.9\r\n\r\n");
        expect(&w, &many[i], i % 2 == 0 ? "HTTP/1.1 101 " : "HTTP/1.1 200 ");
    }
    struct client more = join(&w, SOCKET "X-Forwarded-For: 1.2.3.4, 192.0.2.9\r\n\r\n");
    expect(&w, &more, "HTTP/1.1 429 ");
    expect(&w, &more, "retry-after: ");
    expect(&w, &more, "\"why\":\"many\"");
    struct client stream = join(&w, STREAM "X-Forwarded-For: 192.0.2.9\r\n\r\n");
    expect(&w, &stream, "HTTP/1.1 503 ");
    struct client other = join(&w, SOCKET "X-Forwarded-For: 192.0.2.10\r\n\r\n");
    expect(&w, &other, "HTTP/1.1 101 ");
    struct client near = join_socket(&w);
    /* One goes, one may come. */
    leave(&many[0]);
    while (w.left < 2) /* the refused stream was told to the tables, too */
        turn(&w, HANG);
    struct client again = join(&w, SOCKET "X-Forwarded-For: 192.0.2.9\r\n\r\n");
    expect(&w, &again, "HTTP/1.1 101 ");
    for (int i = 1; i < MOST; i++)
        leave(&many[i]);
    leave(&more);
    leave(&stream);
    leave(&other);
    leave(&near);
    leave(&again);
    close_world(&w);
}

/* What a stream was told that is refused in the same turn is lost, and whoever goes on with the
 * connection hears nothing of it. */
static void what_is_refused_leaves_nothing(void **state)
{
    enum { MOST = 64 };
    struct client many[MOST];
    struct world w;
    (void)state;
    open_world(&w, PLACES);
    for (int i = 0; i < MOST; i++) {
        many[i] = join(&w, STREAM "X-Forwarded-For: 192.0.2.9\r\n\r\n");
        expect(&w, &many[i], "HTTP/1.1 200 ");
    }
    struct client more = join(&w, STREAM "X-Forwarded-For: 192.0.2.9\r\n\r\n");
    expect(&w, &more, "HTTP/1.1 503 ");
    expect(&w, &more, "\"why\":\"busy\"");
    leave(&many[0]);
    while (w.left < 2)
        turn(&w, HANG);
    forget(&more);
    put(&w, &more, LITERAL(SOCKET "X-Forwarded-For: 192.0.2.9\r\n\r\n"));
    expect(&w, &more, "\r\n\r\n");
    assert_memory_equal(more.got, "HTTP/1.1 101 ", 13);
    assert_false(has(&more, LITERAL(FIRST)));
    put(&w, &more, LITERAL(HELLO));
    expect_bytes(&w, &more, LITERAL(ANSWERED));
    for (int i = 1; i < MOST; i++)
        leave(&many[i]);
    leave(&more);
    close_world(&w);
}

/* When all places for lasting ones are taken, nobody is sent away, the new one is refused, and
 * plain requests still find room. */
static void full_is_full(void **state)
{
    enum { FEW = 16, LASTING = 12 };
    struct client many[LASTING];
    struct world w;
    (void)state;
    open_world(&w, FEW);
    for (int i = 0; i < LASTING; i++)
        many[i] = join_socket(&w);
    for (int i = 0; i < 3; i++) {
        struct client more = join(&w, SOCKET "\r\n");
        expect(&w, &more, "HTTP/1.1 503 ");
        expect(&w, &more, "retry-after: ");
        struct client plain = join(&w, "GET /api/x HTTP/1.1\r\n" HOST "\r\n");
        expect(&w, &plain, "HTTP/1.1 200 ");
        leave(&plain);
        leave(&more);
    }
    for (int i = 0; i < LASTING; i++) {
        put(&w, &many[i], LITERAL(HELLO));
        expect_bytes(&w, &many[i], LITERAL(ANSWERED));
        leave(&many[i]);
    }
    close_world(&w);
}

/* ---- Who does not read ---------------------------------------------------------------------- */

/* 256 KiB are kept for somebody, then it is told so, with 1013, as soon as it reads on. */
static void stalled_ones_are_given_up(void **state)
{
    static char text[10000];
    struct world w;
    (void)state;
    memset(text, 'x', sizeof text);
    open_world(&w, PLACES);
    struct client stalled = join_socket(&w), alive = join_socket(&w);
    int sent = 0;
    while (w.left == 0 && sent < 10000) {
        connections_send(w.connections, w.peers[0], text, sizeof text);
        connections_send(w.connections, w.peers[1], text, sizeof text);
        turn(&w, 0);
        forget(&alive);
        sent++;
    }
    assert_int_equal(w.left, 1);
    assert_true(sent * (int)sizeof text > 1 << 18);
    put(&w, &alive, LITERAL(HELLO));
    expect_bytes(&w, &alive, LITERAL(ANSWERED));
    assert_int_equal(connections_slow(w.connections), 1);
    /* It hears of its end, after whole frames: all up to there are of the size that was sent. */
    for (int i = 0; i < HANG && !stalled.is_ended; i++) {
        look(&stalled);
        turn(&w, 1);
    }
    assert_true(has(&stalled, LITERAL("\x88\x02\x03\xf5")));
    size_t at = 0;
    while (stalled.got[at] == '\x81') {
        assert_memory_equal(stalled.got + at, "\x81\x7e\x27\x10", 4);
        at += 4 + sizeof text;
    }
    assert_int_equal(at, stalled.size - 4);
    leave(&stalled);
    leave(&alive);
    close_world(&w);
}

/* One that never reads on is gone after its deadline all the same. */
static void dead_ones_are_dropped(void **state)
{
    static char text[100000];
    struct world w;
    (void)state;
    memset(text, 'x', sizeof text);
    open_world(&w, PLACES);
    struct client dead = join_socket(&w), stuck = join_stream(&w);
    while (w.left < 1) {
        connections_send(w.connections, w.peers[0], text, sizeof text);
        turn(&w, 0);
    }
    pass(&w, 15 * SECOND);
    assert_int_equal(connections_count(w.connections, KIND_LASTING), 1);
    /* A stream that takes nothing between two blank lines has no future either. */
    const struct connection *c = w.peers[1];
    while (c->outbox.size == 0) {
        connections_send(w.connections, w.peers[1], text, sizeof text);
        turn(&w, 0);
    }
    pass(&w, 15 * SECOND);
    pass(&w, 15 * SECOND);
    assert_int_equal(w.left, 2);
    pass(&w, 15 * SECOND);
    assert_int_equal(connections_count(w.connections, KIND_LASTING), 0);
    leave(&dead);
    leave(&stuck);
    close_world(&w);
}

/* ---- Farewell ------------------------------------------------------------------------------- */

static void all_are_told_of_the_end(void **state)
{
    struct world w;
    (void)state;
    open_world(&w, PLACES);
    struct client sockets[3], stream = join_stream(&w);
    for (int i = 0; i < 3; i++)
        sockets[i] = join_socket(&w);
    connections_send(w.connections, w.peers[1], "last", 4);
    connections_farewell(w.connections);
    turn(&w, 0);
    expect_bytes(&w, &sockets[0], LITERAL("\x81\x04last\x88\x02\x03\xe9"));
    for (int i = 0; i < 3; i++) {
        expect_bytes(&w, &sockets[i], LITERAL("\x88\x02\x03\xe9"));
        expect_end(&w, &sockets[i]);
    }
    expect(&w, &stream, "0\r\n\r\n");
    expect_end(&w, &stream);
    assert_int_equal(w.left, 4);
    struct client late = join(&w, SOCKET "\r\n");
    expect(&w, &late, "HTTP/1.1 503 ");
    for (int i = 0; i < 3; i++)
        leave(&sockets[i]);
    leave(&stream);
    leave(&late);
    close_world(&w);
}

/* A child that is being started holds our sockets for a moment: who has left is not heard of again
 * through it. */
static void the_gone_stay_gone_while_a_child_starts(void **state)
{
    (void)state;
    struct world w;
    struct epoll_event event;
    open_world(&w, PLACES);
    struct client c = join(&w, SOCKET "\r\n");
    expect(&w, &c, "HTTP/1.1 101 ");
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        pause();
        _exit(0);
    }
    shutdown(c.fd, SHUT_RDWR); /* the child has it, too */
    for (int i = 0; i < HANG && w.left == 0; i++)
        turn(&w, 1);
    int left = w.left, heard = epoll_wait(w.epoll, &event, 1, 0);
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    assert_int_equal(left, 1);
    assert_int_equal(heard, 0);
    leave(&c);
    close_world(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(slow_messages_are_cut),
        cmocka_unit_test(silent_ones_are_gone),
        cmocka_unit_test(floods_of_pings_are_closed),
        cmocka_unit_test(streams_have_blank_lines),
        cmocka_unit_test(slow_requests_are_cut),
        cmocka_unit_test(nobody_waits_for_ever),
        cmocka_unit_test(crowds_are_refused),
        cmocka_unit_test(what_is_refused_leaves_nothing),
        cmocka_unit_test(full_is_full),
        cmocka_unit_test(stalled_ones_are_given_up),
        cmocka_unit_test(dead_ones_are_dropped),
        cmocka_unit_test(all_are_told_of_the_end),
        cmocka_unit_test(the_gone_stay_gone_while_a_child_starts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
