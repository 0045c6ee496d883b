/*
 * test_server.c: the parts of the server that know no socket: requests, names, limits.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <arpa/inet.h>
#include <netinet/in.h>

#include "../../server/host.h"
#include "../../server/limits.h"
#include "../../server/request.h"

/* ---- Requests ------------------------------------------------------------------------------- */

#define GET "GET /a?b HTTP/1.1\r\n"
#define POST "POST / HTTP/1.1\r\n"
#define HOST "Host: localhost\r\n"
#define END "\r\n"

/* Reads the text, in pieces of that size; the reader is the caller's. */
static struct reader *read_text(const char *text, size_t size, size_t piece, size_t *used)
{
    struct reader *reader = reader_new();
    *used = 0;
    while (*used < size) {
        size_t some = size - *used < piece ? size - *used : piece, taken;
        bool is_done = reader_feed(reader, text + *used, some, &taken);
        *used += taken;
        if (is_done)
            return reader;
        assert_int_equal(taken, some);
    }
    reader_free(reader);
    return NULL;
}

static const struct {
    const char *text;
    enum refusal refusal;
} requests[] = {
    {GET HOST END, REFUSAL_NONE},
    {"HEAD /a HTTP/1.1\r\n" HOST END, REFUSAL_NONE},
    {"GET /a HTTP/1.0\r\n" END, REFUSAL_NONE},
    {"\r\n\r\n" GET HOST END, REFUSAL_NONE},
    {GET HOST "If: x\r\nProxy: y\r\nP: z\r\nSec-: w\r\n" END, REFUSAL_NONE},
    {GET HOST "Connection: Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMA\r\n" END, REFUSAL_NONE},
    {GET HOST "Connection: Upgrade\r\nUpgrade: websocket\r\n" END, REFUSAL_NONE},
    {GET HOST "Content-Length: 0\r\n" END, REFUSAL_NONE},
    {"GET http://localhost/a HTTP/1.1\r\n" HOST END, REFUSAL_NONE},
    /* Host */
    {GET END, REFUSAL_SENSE},
    {GET "Host:\r\n" END, REFUSAL_SENSE},
    {GET HOST HOST END, REFUSAL_SENSE},
    {GET "Host:\r\n" HOST END, REFUSAL_SENSE},
    {GET "Host: a\r\nX: y\r\nhOST: b\r\n" END, REFUSAL_SENSE},
    {GET "Host: a, b\r\n" END, REFUSAL_SENSE},
    {GET "Host: a b\r\n" END, REFUSAL_SENSE},
    {GET "Host: me@a\r\n" END, REFUSAL_SENSE},
    {GET "Host: a:80:80\r\n" END, REFUSAL_SENSE},
    {GET "Host: [::1\r\n" END, REFUSAL_SENSE},
    {"GET http://me@localhost/ HTTP/1.1\r\n" HOST END, REFUSAL_SENSE},
    /* What could be read in two ways */
    {GET HOST "Content-Length : 5\r\n" END, REFUSAL_SENSE},
    {GET HOST "Content-Length\t: 5\r\n" END, REFUSAL_SENSE},
    {GET HOST "Transfer-Encoding : chunked\r\n" END, REFUSAL_SENSE},
    {GET " " HOST END, REFUSAL_SENSE},
    {GET HOST "nonsense\r\n" END, REFUSAL_SENSE},
    {GET HOST ": x\r\n" END, REFUSAL_SENSE},
    {GET HOST "X: a\rContent-Length: 5\r\n" END, REFUSAL_SENSE},
    {GET HOST "Content-Length: 1\r\nContent-Length: 2\r\n" END, REFUSAL_SENSE},
    {GET HOST "Content-Length: 1, 2\r\n" END, REFUSAL_SENSE},
    {GET HOST "Content-Length: +5\r\n" END, REFUSAL_SENSE},
    {GET HOST "Content-Length: -1\r\n" END, REFUSAL_SENSE},
    {GET HOST "Content-Length: 99999999999999999999\r\n" END, REFUSAL_SENSE},
    {GET HOST "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n" END, REFUSAL_SENSE},
    {GET HOST "Transfer-Encoding: xchunked\r\n" END, REFUSAL_BODY},
    {GET HOST "Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n" END, REFUSAL_BODY},
    {GET HOST "Transfer-Encoding:\r\n chunked\r\n" END, REFUSAL_BODY},
    {GET HOST "Content-Length: 5\r\n" END, REFUSAL_BODY},
    /* Other methods and versions */
    {POST HOST "Content-Length: 5\r\n" END, REFUSAL_METHOD},
    {"FROBNICATE / HTTP/1.1\r\n" HOST END, REFUSAL_METHOD},
    {"CONNECT / HTTP/1.1\r\n" HOST END, REFUSAL_METHOD},
    {"GET / HTTP/2.0\r\n" HOST END, REFUSAL_VERSION},
    {"GET /\r\n" END, REFUSAL_VERSION},
    {"GET a HTTP/1.1\r\n" HOST END, REFUSAL_SENSE},
    {"GET /\x01 HTTP/1.1\r\n" HOST END, REFUSAL_SENSE},
};

/* Every request is answered in the same way whatever pieces it comes in, and nothing but a proper
 * one leaves the connection open. */
static void requests_are_sorted(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof requests / sizeof *requests; i++) {
        for (size_t piece = 1; piece < 200; piece += piece < 8 ? 1 : 64) {
            size_t used, size = strlen(requests[i].text);
            struct reader *reader = read_text(requests[i].text, size, piece, &used);
            if (reader == NULL)
                fail_msg("no end: %s", requests[i].text);
            const struct request *request = reader_request(reader);
            if (request->refusal != requests[i].refusal)
                fail_msg("%d instead of %d: %s", (int)request->refusal, (int)requests[i].refusal,
                         requests[i].text);
            if (request->refusal != REFUSAL_NONE)
                assert_true(request->manner.is_last);
            else
                assert_int_equal(used, size);
            reader_free(reader);
        }
    }
}

static void fields_are_read(void **state)
{
    static const char text[] =
        "GET /sub/%0a?x=1 HTTP/1.1\r\nhOsT: Games.Example:80\r\naccept-encoding: br\r\n"
        "IF-NONE-MATCH: \"x\"\r\nAccept-Encoding: gzip\r\n\r\nGET";
    (void)state;
    for (size_t piece = 1; piece < sizeof text; piece++) {
        size_t used;
        struct reader *reader = read_text(text, sizeof text - 1, piece, &used);
        const struct request *request = reader_request(reader);
        assert_int_equal(used, sizeof text - 4);
        assert_string_equal(request->path, "/sub/%0a");
        assert_string_equal(request->host, "Games.Example");
        assert_string_equal(request->accept_encoding, "br, gzip");
        assert_string_equal(request->if_none_match, "\"x\"");
        assert_false(request->manner.is_last || request->manner.is_head);
        reader_free(reader);
    }
}

static void large_requests_are_refused(void **state)
{
    static char text[100000];
    size_t used;
    (void)state;
    memset(text, 'x', sizeof text);
    memcpy(text, GET HOST "X: ", strlen(GET HOST "X: "));
    memcpy(text + HEAD_MAX, "\r\n" END, 4);
    struct reader *reader = read_text(text, sizeof text, 1000, &used);
    assert_int_equal(reader_request(reader)->refusal, REFUSAL_FIELDS);
    reader_free(reader);
    memset(text, 'x', sizeof text);
    memcpy(text, "GET /", 5);
    reader = read_text(text, sizeof text, 1000, &used);
    assert_int_equal(reader_request(reader)->refusal, REFUSAL_LONG);
    reader_free(reader);
    /* Longer than we keep, but not longer than is allowed altogether. */
    memcpy(text + 5000, " HTTP/1.1\r\n" HOST END, strlen(" HTTP/1.1\r\n" HOST END));
    reader = read_text(text, sizeof text, 1000, &used);
    assert_int_equal(reader_request(reader)->refusal, REFUSAL_LONG);
    reader_free(reader);
}

/* ---- Names ---------------------------------------------------------------------------------- */

static void names_are_ours_or_not(void **state)
{
    static const char *const names[] = {"games.example", NULL};
    static const struct {
        const char *text;
        bool is_ours;
    } hosts[] = {
        {"localhost", true},
        {"LocalHost:8080", true},
        {"localhost.", true},
        {"127.0.0.1:80", true},
        {"192.168.1.2", true},
        {"[::1]:8080", true},
        {"[fe80::1]", true},
        {"games.example", true},
        {"GAMES.example.:80", true},
        {"evil.example", false},
        {"localhost.evil.example", false},
        {"127.0.0.1.evil", false},
        {"1.2.3", false},
        {"games.example.evil", false},
        {"xgames.example", false},
    };
    char name[HOST_MAX];
    (void)state;
    for (size_t i = 0; i < sizeof hosts / sizeof *hosts; i++) {
        assert_true(host_read(hosts[i].text, name));
        if (host_is_ours(name, names) != hosts[i].is_ours)
            fail_msg("%s", hosts[i].text);
    }
    static const char *const nonsense[] = {"", ":80", "a/b", "a b", "[", "[]", "[x]", "a:b", "ä"};
    for (size_t i = 0; i < sizeof nonsense / sizeof *nonsense; i++)
        assert_false(host_read(nonsense[i], name));
}

/* ---- Limits --------------------------------------------------------------------------------- */

enum { PLACES = 80 };

static struct address address_of(const char *text)
{
    struct sockaddr_storage from = {0};
    struct sockaddr_in6 *v6 = (void *)&from;
    struct sockaddr_in *v4 = (void *)&from;
    struct address address;
    from.ss_family = AF_INET6;
    if (inet_pton(AF_INET6, text, &v6->sin6_addr) != 1) {
        from.ss_family = AF_INET;
        assert_int_equal(inet_pton(AF_INET, text, &v4->sin_addr), 1);
    }
    address_read(&from, &address);
    return address;
}

/* Makes count members of that kind, one at each millisecond from now on. */
static void enter(struct limits *l, struct member *m, int count, const char *from, enum kind kind,
                  int64_t now)
{
    struct address address = address_of(from);
    for (int i = 0; i < count; i++) {
        assert_true(limits_enter(l, &m[i], &address, now + i));
        if (kind != KIND_READING)
            assert_null(limits_change(l, &m[i], kind, now + i));
    }
}

static enum admission ask(struct limits *l, const char *from, int64_t now, struct member **victim)
{
    struct address address = address_of(from);
    return limits_ask(l, &address, now, victim);
}

static void empty(struct limits *l)
{
    struct member *m;
    while ((m = limits_any(l)) != NULL)
        limits_leave(l, m);
    limits_free(l);
}

/* Idle ones go first, the oldest of them; those that are thought at never do. */
static void only_the_idle_are_sent_away(void **state)
{
    static struct member lasting[60], sending[10], idle[5], reading[5];
    struct limits *l = limits_new(PLACES);
    struct member *victim;
    (void)state;
    enter(l, lasting, 60, "127.0.0.1", KIND_LASTING, 0);
    enter(l, sending, 10, "127.0.0.1", KIND_SENDING, 100);
    enter(l, idle, 5, "127.0.0.1", KIND_IDLE, 200);
    assert_int_equal(ask(l, "::1", 300, &victim), ADMISSION_FREE);
    enter(l, reading, 5, "127.0.0.1", KIND_READING, 300);
    for (int i = 0; i < 5; i++) {
        assert_int_equal(ask(l, "::1", 400, &victim), ADMISSION_INSTEAD);
        assert_ptr_equal(victim, &idle[i]);
        limits_leave(l, victim);
        enter(l, &idle[i], 1, "127.0.0.1", KIND_SENDING, 400);
    }
    /* No idle one is left: half requests, and then answers that have not got on. */
    for (int i = 0; i < 5; i++) {
        assert_int_equal(ask(l, "::1", 500, &victim), ADMISSION_INSTEAD);
        assert_ptr_equal(victim, &reading[i]);
        limits_leave(l, victim);
        enter(l, &reading[i], 1, "127.0.0.1", KIND_SENDING, 500);
    }
    limits_touch(l, &sending[0], 600);
    assert_int_equal(ask(l, "::1", 1000, &victim), ADMISSION_FULL);
    assert_null(limits_victim(l, 1000));
    assert_int_equal(ask(l, "::1", 2200, &victim), ADMISSION_INSTEAD);
    assert_ptr_equal(victim, &sending[1]);
    for (int i = 0; i < 10; i++)
        limits_leave(l, &sending[i]);
    for (int i = 0; i < 5; i++) {
        limits_leave(l, &idle[i]);
        limits_leave(l, &reading[i]);
    }
    assert_null(limits_victim(l, 1000000000));
    assert_null(limits_expired(l, 1000000000));
    assert_int_equal(limits_wait(l, 1000000000), -1);
    empty(l);
}

/* No kind takes all places, so that there is room for the others. */
static void each_kind_has_its_share(void **state)
{
    static struct member sending[PLACES], reading[PLACES], idle[PLACES];
    struct limits *l = limits_new(PLACES);
    struct member *victim;
    (void)state;
    enter(l, sending, PLACES * 3 / 4, "127.0.0.1", KIND_SENDING, 0);
    enter(l, reading, 1, "127.0.0.1", KIND_READING, 1000);
    limits_touch(l, &sending[0], 900);
    assert_ptr_equal(limits_change(l, &reading[0], KIND_SENDING, 1000), &sending[1]);
    limits_leave(l, &sending[1]);
    empty(l);
    l = limits_new(PLACES);
    enter(l, reading, PLACES / 2, "127.0.0.1", KIND_READING, 0);
    assert_int_equal(ask(l, "127.0.0.1", 100, &victim), ADMISSION_INSTEAD);
    assert_ptr_equal(victim, &reading[0]);
    empty(l);
    l = limits_new(PLACES);
    enter(l, idle, PLACES / 2, "127.0.0.1", KIND_IDLE, 0);
    enter(l, reading, 1, "127.0.0.1", KIND_READING, 0);
    assert_ptr_equal(limits_change(l, &reading[0], KIND_IDLE, 100), &idle[0]);
    empty(l);
    l = limits_new(PLACES);
    enter(l, sending, PLACES * 3 / 4, "127.0.0.1", KIND_LASTING, 0);
    enter(l, reading, 1, "127.0.0.1", KIND_READING, 0);
    assert_ptr_equal(limits_change(l, &reading[0], KIND_LASTING, 1000000), &reading[0]);
    empty(l);
}

/* Whoever comes too often gets in the way of nobody else. */
static void each_address_has_its_share(void **state)
{
    static struct member many[20], others[20];
    struct limits *l = limits_new(PLACES);
    struct member *victim;
    (void)state;
    enter(l, others, 5, "192.0.2.2", KIND_IDLE, 0);
    enter(l, many, 20, "192.0.2.1", KIND_SENDING, 0);
    assert_int_equal(ask(l, "192.0.2.1", 1000, &victim), ADMISSION_CROWDED);
    assert_int_equal(ask(l, "192.0.2.1", 3000, &victim), ADMISSION_INSTEAD);
    assert_ptr_equal(victim, &many[0]);
    assert_int_equal(ask(l, "192.0.2.2", 1000, &victim), ADMISSION_FREE);
    limits_leave(l, &many[3]);
    assert_int_equal(ask(l, "192.0.2.1", 1000, &victim), ADMISSION_FREE);
    empty(l);
    /* A network of IPv6 is one address; this computer may be a proxy for many. */
    l = limits_new(PLACES);
    enter(l, many, 20, "2001:db8::1", KIND_LASTING, 0);
    assert_int_equal(ask(l, "2001:db8::2", 0, &victim), ADMISSION_CROWDED);
    assert_int_equal(ask(l, "2001:db8:0:1::1", 0, &victim), ADMISSION_FREE);
    enter(l, others, 20, "::1", KIND_LASTING, 0);
    assert_int_equal(ask(l, "::1", 0, &victim), ADMISSION_FREE);
    empty(l);
}

static void time_runs_out(void **state)
{
    static struct member reading[2], sending[1], idle[1], closing[1];
    struct limits *l = limits_new(PLACES);
    (void)state;
    assert_int_equal(limits_wait(l, 0), -1);
    enter(l, reading, 2, "127.0.0.1", KIND_READING, 0);
    enter(l, sending, 1, "127.0.0.1", KIND_SENDING, 0);
    enter(l, idle, 1, "127.0.0.1", KIND_IDLE, 0);
    enter(l, closing, 1, "127.0.0.1", KIND_CLOSING, 0);
    assert_int_equal(limits_wait(l, 1000), 4000);
    assert_null(limits_expired(l, 4999));
    assert_ptr_equal(limits_expired(l, 5000), &closing[0]);
    limits_leave(l, &closing[0]);
    assert_int_equal(limits_wait(l, 6000), 4000);
    assert_ptr_equal(limits_expired(l, 10000), &reading[0]);
    limits_leave(l, &reading[0]);
    assert_null(limits_expired(l, 10000));
    assert_ptr_equal(limits_expired(l, 10001), &reading[1]);
    limits_leave(l, &reading[1]);
    limits_touch(l, &sending[0], 15000);
    assert_ptr_equal(limits_expired(l, 30000), &idle[0]);
    limits_leave(l, &idle[0]);
    assert_null(limits_expired(l, 34999));
    assert_ptr_equal(limits_expired(l, 35000), &sending[0]);
    assert_int_equal(limits_wait(l, 36000), 0);
    empty(l);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(requests_are_sorted),         cmocka_unit_test(fields_are_read),
        cmocka_unit_test(large_requests_are_refused),  cmocka_unit_test(names_are_ours_or_not),
        cmocka_unit_test(only_the_idle_are_sent_away), cmocka_unit_test(each_kind_has_its_share),
        cmocka_unit_test(each_address_has_its_share),  cmocka_unit_test(time_runs_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
