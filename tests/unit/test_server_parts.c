/*
 * test_server_parts.c: the small parts of the server: its clock, alarms, outboxes, WebSocket frames,
 * requests that bring something along, and whom limits count for.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include "../../server/alarms.h"
#include "../../server/limits.h"
#include "../../server/log.h"
#include "../../server/outbox.h"
#include "../../server/request.h"
#include "../../server/socket.h"
#include "../../server/times.h"
#include "../../server/workers.h"

/* ---- The clock ------------------------------------------------------------------------------ */

enum { HOUR = 3600000 };

/* Lets a minute pass by steps of that size, and returns by how much more or less has passed by our
 * clock; no step goes back. */
static int64_t pass_minute(struct times *t, struct clocks *now, int step)
{
    int64_t first = times_now(t, *now), last = first, begin = now->steady;
    for (int i = 0; i < 60000; i += step) {
        now->steady += step;
        now->wall += step;
        int64_t next = times_now(t, *now);
        assert_true(next >= last);
        assert_true(next - last <= step + step / 200 + 1);
        last = next;
    }
    return last - first - (now->steady - begin);
}

/* G5: somebody sets the clock an hour forward or back, and no player's minute is longer or shorter
 * by more than half a percent. */
static void clocks_do_not_jump(void **state)
{
    static const int jumps[] = {0, HOUR, -HOUR, 24 * HOUR, -24 * HOUR, 1, -1};
    static const int steps[] = {1, 7, 50, 1000, 20000};
    (void)state;
    for (size_t i = 0; i < sizeof jumps / sizeof *jumps; i++) {
        for (size_t j = 0; j < sizeof steps / sizeof *steps; j++) {
            struct clocks now = {.wall = 1000000000000, .steady = 5};
            struct times t;
            times_start(&t, now);
            assert_int_equal(times_now(&t, now), now.wall);
            now.wall += jumps[i];
            int64_t off = pass_minute(&t, &now, steps[j]);
            if (off < -301 || off > 301)
                fail_msg("%d ms in steps of %d after a jump of %d", (int)off, steps[j], jumps[i]);
        }
    }
}

/* A clock that is off by a little is followed, so that in the end the time is right. */
static void clocks_are_followed(void **state)
{
    (void)state;
    for (int off = -5000; off <= 5000; off += 10000) {
        struct clocks now = {.wall = 1000000000000, .steady = 5};
        struct times t;
        times_start(&t, now);
        now.wall += off;
        for (int i = 0; i < 10; i++)
            pass_minute(&t, &now, 100);
        assert_int_not_equal(times_now(&t, now), now.wall);
        for (int i = 0; i < 10; i++)
            pass_minute(&t, &now, 100);
        assert_int_equal(times_now(&t, now), now.wall);
    }
}

/* ---- Alarms --------------------------------------------------------------------------------- */

static void alarms_ring_in_order(void **state)
{
    struct alarms row = {.after = 100};
    struct alarm a[3] = {0};
    (void)state;
    assert_int_equal(alarm_wait(&row, 0, -1), -1);
    assert_int_equal(alarm_wait(&row, 0, 7), 7);
    assert_null(alarm_ringing(&row, INT64_MAX));
    alarm_stop(&row, &a[0]);
    for (int i = 0; i < 3; i++)
        alarm_set(&row, &a[i], i);
    assert_int_equal(alarm_wait(&row, 2, -1), 98);
    assert_int_equal(alarm_wait(&row, 2, 97), 97);
    assert_int_equal(alarm_wait(&row, 2, 99), 98);
    assert_int_equal(alarm_wait(&row, 500, -1), 0);
    assert_null(alarm_ringing(&row, 99));
    /* One that is set anew is the last to ring; one that is stopped never does. */
    alarm_set(&row, &a[0], 50);
    alarm_stop(&row, &a[1]);
    assert_null(alarm_ringing(&row, 101));
    assert_ptr_equal(alarm_ringing(&row, 102), &a[2]);
    assert_null(alarm_ringing(&row, 149));
    assert_ptr_equal(alarm_ringing(&row, 150), &a[0]);
    assert_false(a[0].is_set || a[1].is_set || a[2].is_set);
    assert_int_equal(alarm_wait(&row, 0, -1), -1);
}

/* ---- Outboxes ------------------------------------------------------------------------------- */

static struct parcel *parcel_of(char letter, size_t size)
{
    struct parcel *p = parcel_new(size);
    assert_non_null(p);
    memset(p->bytes, letter, size);
    return p;
}

/* Many parcels, far more than a socket holds, arrive whole and in order whatever is taken at once. */
static void outboxes_send_all(void **state)
{
    enum { PARCELS = 200, LARGE = 20000 };
    static char got[PARCELS * LARGE];
    struct outbox o = {0};
    size_t wanted = 0, count = 0;
    int fds[2];
    (void)state;
    assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, fds), 0);
    struct parcel *shared = parcel_of('s', 3);
    for (int i = 0; i < PARCELS; i++) {
        bool is_shared = i % 3 == 0;
        assert_true(outbox_add(
            &o, is_shared ? parcel_use(shared)
                          : parcel_of((char)('a' + i % 20), i % 7 == 0 ? LARGE : (size_t)i)));
        wanted = o.size;
    }
    assert_int_equal(outbox_push(&o, fds[0]), OUTBOX_LATER);
    assert_true(o.size > 0 && o.size < wanted);
    for (size_t some = 1; count < wanted; some = some % 30011 * 3 + 1) {
        ssize_t n = recv(fds[1], got + count, some, MSG_DONTWAIT);
        assert_true(n > 0);
        count += (size_t)n;
        outbox_push(&o, fds[0]);
        assert_true(o.size <= wanted - count);
    }
    assert_int_equal(outbox_push(&o, fds[0]), OUTBOX_EMPTY);
    assert_null(o.parcels);
    size_t at = 0;
    for (int i = 0; i < PARCELS; i++) {
        size_t size = i % 3 == 0 ? 3 : i % 7 == 0 ? LARGE : (size_t)i;
        for (size_t k = 0; k < size; k++)
            assert_int_equal(got[at + k], i % 3 == 0 ? 's' : 'a' + i % 20);
        at += size;
    }
    assert_int_equal(at, wanted);
    assert_int_equal(shared->users, 1);
    /* Nobody is there any more. */
    assert_true(outbox_add(&o, parcel_use(shared)));
    close(fds[1]);
    assert_int_equal(outbox_push(&o, fds[0]), OUTBOX_BROKEN);
    outbox_clear(&o);
    assert_int_equal(shared->users, 1);
    parcel_drop(shared);
    close(fds[0]);
}

/* ---- Frames --------------------------------------------------------------------------------- */

enum { OUT_MAX = 4096 };

/* What has come of bytes: messages in brackets, frames to be sent in angles. */
struct heard {
    char text[OUT_MAX];
    bool wants_no_more;
};

static bool hear_message(void *context, const char *text, size_t size)
{
    struct heard *h = context;
    size_t at = strlen(h->text);
    assert_int_equal(text[size], '\0');
    snprintf(h->text + at, OUT_MAX - at, "[%zu %.20s]", size, text);
    return !h->wants_no_more;
}

static bool hear_control(void *context, struct parcel *frame)
{
    struct heard *h = context;
    size_t at = strlen(h->text);
    if (frame == NULL)
        return true;
    snprintf(h->text + at, OUT_MAX - at, "<%02x %.*s>", (unsigned char)frame->bytes[0],
             (int)frame->size - 2, frame->bytes + 2);
    parcel_drop(frame);
    return true;
}

/* Feeds pieces of that size until it ends; the code of the end. */
static int feed_frames(const char *bytes, size_t size, size_t piece, struct heard *h,
                       bool *is_whole)
{
    const struct socket_events events = {h, hear_message, hear_control};
    struct socket *s = NULL;
    int code = SOCKET_OPEN;
    for (size_t at = 0; at < size && code == SOCKET_OPEN; at += piece)
        code = socket_feed(&s, bytes + at, size - at < piece ? size - at : piece, &events);
    *is_whole = s == NULL;
    socket_free(s);
    return code;
}

/* The mask is four zeros, so that what is masked reads as it is. */
#define MASK "\0\0\0\0"
#define ROW(frames, code, heard)                                                                   \
    {                                                                                              \
        frames, sizeof(frames) - 1, code, heard                                                    \
    }

static const struct {
    const char *bytes;
    size_t size;
    int code;
    const char *heard;
} frames[] = {
    ROW("\x81\x82" MASK "ab", SOCKET_OPEN, "[2 ab]"),
    ROW("\x81\x80" MASK, SOCKET_OPEN, "[0 ]"),
    ROW("\x81\x82" MASK "ab\x81\x81" MASK "c", SOCKET_OPEN, "[2 ab][1 c]"),
    ROW("\x01\x81" MASK "a\x00\x81" MASK "b\x80\x81" MASK "c", SOCKET_OPEN, "[3 abc]"),
    ROW("\x01\x81" MASK "a\x89\x81" MASK "x\x80\x81" MASK "b", SOCKET_OPEN, "<8a x>[2 ab]"),
    ROW("\x89\x80" MASK, SOCKET_OPEN, "<8a >"),
    ROW("\x8a\x81" MASK "x", SOCKET_OPEN, ""),
    ROW("\x81\x82" MASK "\xc3\xa4", SOCKET_OPEN, "[2 \xc3\xa4]"),
    ROW("\x01\x81" MASK "\xc3\x80\x81" MASK "\xa4", SOCKET_OPEN, "[2 \xc3\xa4]"),
    ROW("\x81\x84" MASK "\xf4\x8f\xbf\xbf", SOCKET_OPEN, "[4 \xf4\x8f\xbf\xbf]"),
    ROW("\x81\x83"
        "\x01\x02\x03\x04"
        "\x60\x60\x60",
        SOCKET_OPEN, "[3 abc]"),
    /* An end, with what was said before it and nothing of what comes after. */
    ROW("\x81\x81" MASK "a\x88\x80" MASK "\x81\x81" MASK "b", SOCKET_NORMAL, "[1 a]"),
    ROW("\x88\x82" MASK "\x03\xe9", SOCKET_AWAY, ""),
    ROW("\x88\x84" MASK "\x0f\xa0\xc3\xa4", 4000, ""),
    ROW("\x88\x81" MASK "\x03", SOCKET_PROTOCOL, ""),
    ROW("\x88\x82" MASK "\x03\xed", SOCKET_PROTOCOL, ""), /* 1005 is never sent */
    ROW("\x88\x82" MASK "\x03\xf7", SOCKET_PROTOCOL, ""), /* nor 1015 */
    ROW("\x88\x82" MASK "\x00\x00", SOCKET_PROTOCOL, ""),
    ROW("\x88\x82" MASK "\x13\x88", SOCKET_PROTOCOL, ""), /* 5000 */
    ROW("\x88\x83" MASK "\x03\xe8\xff", SOCKET_NO_TEXT, ""),
    ROW("\x88\x83" MASK "\x03\xe8\xc3", SOCKET_NO_TEXT, ""),
    /* What is no frame of a client. */
    ROW("\x81\x02"
        "ab",
        SOCKET_PROTOCOL, ""),
    ROW("\xc1\x81" MASK "a", SOCKET_PROTOCOL, ""),
    ROW("\xa1\x81" MASK "a", SOCKET_PROTOCOL, ""),
    ROW("\x91\x81" MASK "a", SOCKET_PROTOCOL, ""),
    ROW("\x83\x81" MASK "a", SOCKET_PROTOCOL, ""),
    ROW("\x8b\x80" MASK, SOCKET_PROTOCOL, ""),
    ROW("\x09\x80" MASK, SOCKET_PROTOCOL, ""),
    ROW("\x80\x81" MASK "a", SOCKET_PROTOCOL, ""),
    ROW("\x01\x81" MASK "a\x81\x81" MASK "b", SOCKET_PROTOCOL, ""),
    ROW("\x81\xff\x80\0\0\0\0\0\0\0" MASK, SOCKET_PROTOCOL, ""),
    ROW("\x82\x81" MASK "a", SOCKET_BINARY, ""),
    ROW("\x81\x81" MASK "\xff", SOCKET_NO_TEXT, ""),
    ROW("\x81\x81" MASK "\xc3", SOCKET_NO_TEXT, ""),
    ROW("\x81\x82" MASK "\xc0\x80", SOCKET_NO_TEXT, ""),
    ROW("\x81\x83" MASK "\xe0\x9f\xbf", SOCKET_NO_TEXT, ""),
    ROW("\x81\x83" MASK "\xed\xa0\x80", SOCKET_NO_TEXT, ""),
    ROW("\x81\x84" MASK "\xf0\x8f\xbf\xbf", SOCKET_NO_TEXT, ""),
    ROW("\x81\x84" MASK "\xf4\x90\x80\x80", SOCKET_NO_TEXT, ""),
    ROW("\x01\x81" MASK "\xc3\x80\x81" MASK "a", SOCKET_NO_TEXT, ""),
    ROW("\x81\xfe\x40\x01" MASK "a", SOCKET_LARGE, ""),
    ROW("\x81\xff\0\0\0\0\x40\0\0\0" MASK "a", SOCKET_LARGE, ""),
};

/* F3: the same comes of them in any pieces. */
static void frames_are_sorted(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof frames / sizeof *frames; i++) {
        for (size_t piece = 1; piece <= frames[i].size; piece++) {
            struct heard h = {.text = ""};
            bool is_whole;
            int code = feed_frames(frames[i].bytes, frames[i].size, piece, &h, &is_whole);
            if (code != frames[i].code || strcmp(h.text, frames[i].heard) != 0)
                fail_msg("row %zu in pieces of %zu: %d instead of %d, \"%s\"", i, piece, code,
                         frames[i].code, h.text);
            /* Between messages nothing is kept. */
            if (code == SOCKET_OPEN)
                assert_true(is_whole);
        }
    }
}

/* A part of a message is kept until it is whole: that is how a slow one is noticed. */
static void parts_are_kept(void **state)
{
    static const char frame[] = "\x01\x82" MASK "ab\x80\x82" MASK "cd";
    (void)state;
    for (size_t size = 1; size < sizeof frame; size++) {
        struct heard h = {.text = ""};
        bool is_whole;
        assert_int_equal(feed_frames(frame, size, size, &h, &is_whole), SOCKET_OPEN);
        assert_int_equal(is_whole, size == sizeof frame - 1);
    }
    struct heard h = {.text = "", .wants_no_more = true};
    bool is_whole;
    assert_int_equal(feed_frames("\x81\x81" MASK "a\x81\x81" MASK "b", 14, 14, &h, &is_whole),
                     SOCKET_NORMAL);
    assert_string_equal(h.text, "[1 a]");
}

/* F2: so many pieces and bytes a message may have, and not one more. */
static void messages_have_an_end(void **state)
{
    static const struct {
        int count;   /* frames of the message */
        size_t size; /* of each */
        int code;
    } rows[] = {{SOCKET_FRAGMENTS_MAX, 1, SOCKET_OPEN},
                {SOCKET_FRAGMENTS_MAX + 1, 1, SOCKET_POLICY},
                {SOCKET_FRAGMENTS_MAX + 1, 0, SOCKET_POLICY},
                {SOCKET_MESSAGE_MAX / SOCKET_FRAME_MAX, SOCKET_FRAME_MAX, SOCKET_OPEN},
                {SOCKET_MESSAGE_MAX / SOCKET_FRAME_MAX + 1, SOCKET_FRAME_MAX, SOCKET_LARGE},
                {1, SOCKET_FRAME_MAX + 1, SOCKET_LARGE}};
    static char bytes[2 * SOCKET_MESSAGE_MAX];
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        size_t at = 0;
        for (int k = 0; k < rows[i].count; k++) {
            unsigned char head[8] = {(unsigned char)((k == 0) | (k == rows[i].count - 1) << 7),
                                     0x80 | 126, (unsigned char)(rows[i].size >> 8),
                                     (unsigned char)rows[i].size};
            size_t head_size = sizeof head;
            if (rows[i].size < 126) {
                head[1] = (unsigned char)(0x80 | rows[i].size);
                memset(head + 2, 0, 4);
                head_size = 6;
            }
            memcpy(bytes + at, head, head_size);
            memset(bytes + at + head_size, 'x', rows[i].size);
            at += head_size + rows[i].size;
        }
        struct heard h = {.text = ""};
        bool is_whole;
        int code = feed_frames(bytes, at, 1000, &h, &is_whole);
        if (code != rows[i].code || (h.text[0] == '[') != (code == SOCKET_OPEN))
            fail_msg("row %zu: %d, \"%s\"", i, code, h.text);
    }
}

static void frames_are_made(void **state)
{
    static const struct {
        size_t size, head;
        const char *bytes;
    } rows[] = {{0, 2, "\x81\x00"},
                {125, 2, "\x81\x7d"},
                {126, 4, "\x81\x7e\x00\x7e"},
                {65535, 4, "\x81\x7e\xff\xff"},
                {65536, 10, "\x81\x7f\0\0\0\0\0\x01\0\0"}};
    static char text[65536];
    (void)state;
    memset(text, 'x', sizeof text);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct parcel *p = socket_text(text, rows[i].size);
        assert_int_equal(p->size, rows[i].head + rows[i].size);
        assert_memory_equal(p->bytes, rows[i].bytes, rows[i].head);
        assert_memory_equal(p->bytes + rows[i].head, text, rows[i].size);
        parcel_drop(p);
    }
    struct parcel *p = socket_close(SOCKET_AWAY);
    assert_int_equal(p->size, 4);
    assert_memory_equal(p->bytes, "\x88\x02\x03\xe9", 4);
    parcel_drop(p);
    /* The example of RFC 6455. */
    char key[SOCKET_KEY_MAX];
    socket_accept("dGhlIHNhbXBsZSBub25jZQ==", key);
    assert_string_equal(key, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
}

/* ---- Requests of calls ---------------------------------------------------------------------- */

#define HOST "Host: localhost\r\n"
#define CALL "POST /api/guest HTTP/1.1\r\n" HOST
#define UPGRADE "GET /api/socket HTTP/1.1\r\n" HOST "Connection: Upgrade\r\n"
#define KEY "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
#define VERSION "Sec-WebSocket-Version: 13\r\n"

/* Reads one request in pieces of that size; the reader is the caller's. */
static struct reader *read_request(const char *text, size_t size, size_t piece, size_t *used)
{
    struct reader *reader = reader_new();
    bool is_done = false;
    for (*used = 0; *used < size && !is_done;) {
        size_t some = size - *used < piece ? size - *used : piece, taken;
        is_done = reader_feed(reader, text + *used, some, &taken);
        *used += taken;
    }
    assert_true(is_done);
    return reader;
}

static void calls_are_sorted(void **state)
{
    static const struct {
        const char *text;
        enum refusal refusal;
        const char *body;
    } rows[] = {
        {CALL "Content-Length: 2\r\n\r\n{}", REFUSAL_NONE, "{}"},
        {CALL "\r\n", REFUSAL_NONE, ""},
        {CALL "Content-Length: 0\r\n\r\n", REFUSAL_NONE, ""},
        {CALL "Content-Length: 65537\r\n\r\n", REFUSAL_LARGE, ""},
        {CALL "Content-Length: 1073741824\r\n\r\n", REFUSAL_LARGE, ""},
        {CALL "Transfer-Encoding: chunked\r\n\r\n", REFUSAL_LENGTH, ""},
        {CALL "Transfer-Encoding: gzip, chunked\r\n\r\n", REFUSAL_LENGTH, ""},
        {CALL "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n", REFUSAL_SENSE, ""},
        {CALL "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", REFUSAL_SENSE, ""},
        {CALL "Content-Length: 0x2\r\n\r\n{}", REFUSAL_SENSE, ""},
        {"HEAD /api/lobby HTTP/1.1\r\n" HOST "\r\n", REFUSAL_METHOD, ""},
        {"PUT /api/lobby HTTP/1.1\r\n" HOST "\r\n", REFUSAL_METHOD, ""},
        {"POST /index.html HTTP/1.1\r\n" HOST "\r\n", REFUSAL_METHOD, ""},
        {"GET /api/lobby HTTP/1.1\r\n" HOST "Content-Length: 2\r\n\r\n{}", REFUSAL_BODY, ""},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        for (size_t piece = 1; piece < 200; piece = piece * 2 + 1) {
            size_t used, size = strlen(rows[i].text);
            struct reader *reader = read_request(rows[i].text, size, piece, &used);
            const struct request *request = reader_request(reader);
            if (request->refusal != rows[i].refusal)
                fail_msg("%d instead of %d: %s", (int)request->refusal, (int)rows[i].refusal,
                         rows[i].text);
            if (request->refusal == REFUSAL_NONE) {
                assert_int_equal(used, size);
                assert_int_equal(request->body_size, strlen(rows[i].body));
                assert_memory_equal(request->body, rows[i].body, strlen(rows[i].body));
            } else {
                assert_true(request->manner.is_last);
            }
            reader_free(reader);
        }
    }
}

/* The largest body is taken; what follows it is not. */
static void bodies_are_read(void **state)
{
    static char text[BODY_MAX + 4096];
    size_t used;
    (void)state;
    int head = snprintf(text, sizeof text, CALL "Content-Length: %d\r\n\r\n", BODY_MAX);
    memset(text + head, 'b', BODY_MAX);
    memcpy(text + head + BODY_MAX, "GET", 3);
    for (size_t piece = 100; piece < 100000; piece *= 9) {
        struct reader *reader = read_request(text, (size_t)head + BODY_MAX + 3, piece, &used);
        const struct request *request = reader_request(reader);
        assert_int_equal(request->refusal, REFUSAL_NONE);
        assert_true(request->is_post && request->manner.is_call);
        assert_int_equal(used, head + BODY_MAX);
        assert_int_equal(request->body_size, BODY_MAX);
        assert_memory_equal(request->body, text + head, BODY_MAX);
        reader_free(reader);
    }
}

/* What is too long to be kept is no token and no key, but an origin that was sent all the same. */
static void fields_of_calls_are_read(void **state)
{
    static char text[8192];
    char longer[600];
    size_t used;
    (void)state;
    const char *plain = "GET /api/games?a=b&c=%20#d HTTP/1.1\r\n" HOST
                        "Authorization: Bearer abc\r\nOrigin: http://localhost\r\n"
                        "X-Forwarded-For: 192.0.2.1\r\nX-Forwarded-For: 192.0.2.2\r\n\r\n";
    struct reader *reader = read_request(plain, strlen(plain), 3, &used);
    const struct request *request = reader_request(reader);
    assert_string_equal(request->path, "/api/games");
    assert_string_equal(request->query, "a=b&c=%20");
    assert_string_equal(request->authorization, "Bearer abc");
    assert_string_equal(request->origin, "http://localhost");
    assert_string_equal(request->forwarded_for, "192.0.2.1, 192.0.2.2");
    assert_string_equal(request->content_type, "");
    reader_free(reader);
    memset(longer, 'x', sizeof longer - 1);
    longer[sizeof longer - 1] = '\0';
    int size = snprintf(text, sizeof text,
                        "GET /api/ HTTP/1.1\r\n" HOST "Authorization: %s\r\nOrigin: %s\r\n"
                        "X-Forwarded-For: %s\r\nSec-WebSocket-Key: %s\r\n\r\n",
                        longer, longer, longer, longer);
    reader = read_request(text, (size_t)size, 100, &used);
    request = reader_request(reader);
    assert_int_equal(request->refusal, REFUSAL_NONE);
    assert_string_equal(request->authorization, "");
    assert_string_equal(request->socket_key, "");
    assert_string_equal(request->origin, FIELD_FOREIGN);
    assert_string_equal(request->forwarded_for, FIELD_FOREIGN);
    reader_free(reader);
}

static void handshakes_are_sorted(void **state)
{
    static const struct {
        const char *text;
        enum refusal refusal;
    } rows[] = {
        {UPGRADE "Upgrade: websocket\r\n" KEY VERSION "\r\n", REFUSAL_NONE},
        {UPGRADE "Upgrade: WebSocket\r\n" KEY VERSION "\r\n", REFUSAL_NONE},
        {UPGRADE "Upgrade: h2c\r\n" KEY VERSION "\r\n", REFUSAL_UPGRADE},
        {UPGRADE KEY VERSION "\r\n", REFUSAL_UPGRADE},
        {UPGRADE "Upgrade: websocket\r\n" KEY "\r\n", REFUSAL_UPGRADE},
        {UPGRADE "Upgrade: websocket\r\n" KEY "Sec-WebSocket-Version: 8\r\n\r\n", REFUSAL_UPGRADE},
        {UPGRADE "Upgrade: websocket\r\n" VERSION "\r\n", REFUSAL_SENSE},
        {UPGRADE "Upgrade: websocket\r\nSec-WebSocket-Key: abc\r\n" VERSION "\r\n", REFUSAL_SENSE},
        {UPGRADE "Upgrade: websocket\r\n" KEY KEY VERSION "\r\n", REFUSAL_SENSE},
        {"GET /api/socket HTTP/1.0\r\n" HOST
         "Connection: Upgrade\r\nUpgrade: websocket\r\n" KEY VERSION "\r\n",
         REFUSAL_SENSE},
        {"POST /api/socket HTTP/1.1\r\n" HOST
         "Connection: Upgrade\r\nUpgrade: websocket\r\n" KEY VERSION "Content-Length: 0\r\n\r\n",
         REFUSAL_UPGRADE},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        size_t used;
        struct reader *reader = read_request(rows[i].text, strlen(rows[i].text), 1000, &used);
        const struct request *request = reader_request(reader);
        assert_int_equal(request->refusal, REFUSAL_NONE);
        if (socket_check(request) != rows[i].refusal)
            fail_msg("%d instead of %d: %s", (int)socket_check(request), (int)rows[i].refusal,
                     rows[i].text);
        reader_free(reader);
    }
}

/* ---- Whom limits count for ------------------------------------------------------------------ */

static void forwarded_addresses_are_read(void **state)
{
    static const struct {
        const char *list, *address;
    } rows[] = {
        {"192.0.2.1", "192.0.2.1"},
        {"198.51.100.7, 192.0.2.1", "192.0.2.1"}, /* what others say before the proxy counts not */
        {"192.0.2.1,\t2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"},
        {"2001:db8::1", "2001:db8::/64"},
        {"127.0.0.1", ""},
        {"::1", ""},
        {"::ffff:192.0.2.1", "192.0.2.1"},
        {"::ffff:192.0.2.2", "192.0.2.2"},
        {"::ffff:127.0.0.1", ""},
        {"", "::/64"},
        {"nonsense", "::/64"},
        {"192.0.2.1 ", "::/64"},
        {"192.0.2.1:80", "::/64"},
        {"192.0.2.1,", "::/64"},
        {FIELD_FOREIGN, "::/64"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct address address;
        char text[ADDRESS_MAX];
        address_forwarded(rows[i].list, &address);
        address_write(&address, text);
        assert_string_equal(text, rows[i].address);
    }
}

static struct address address_of(const char *text)
{
    struct address address;
    address_forwarded(text, &address);
    return address;
}

/* 64 that last are enough for one address; behind a proxy each has its own. */
static void lasting_ones_are_counted(void **state)
{
    enum { MOST = 64, PLACES = 1000 };
    static struct member m[MOST + 2], far, near[PLACES];
    struct address proxy = address_of("127.0.0.1"), one = address_of("192.0.2.1");
    struct address other = address_of("192.0.2.2");
    struct limits *l = limits_new(PLACES);
    (void)state;
    for (int i = 0; i < MOST + 2; i++) {
        assert_true(limits_enter(l, &m[i], &proxy, i));
        limits_move(l, &m[i], &one);
        if (i >= MOST)
            continue;
        assert_int_equal(limits_may_last(l, &m[i]), ADMISSION_FREE);
        assert_null(limits_change(l, &m[i], KIND_LASTING, i));
    }
    assert_int_equal(limits_may_last(l, &m[MOST]), ADMISSION_CROWDED);
    assert_true(limits_enter(l, &far, &other, 0));
    assert_int_equal(limits_may_last(l, &far), ADMISSION_FREE);
    limits_leave(l, &m[7]);
    assert_int_equal(limits_may_last(l, &m[MOST]), ADMISSION_FREE);
    assert_null(limits_change(l, &m[MOST], KIND_LASTING, 0));
    assert_int_equal(limits_may_last(l, &m[MOST + 1]), ADMISSION_CROWDED);
    /* One that lasts takes its number along to another address. */
    limits_move(l, &m[0], &other);
    assert_int_equal(limits_may_last(l, &m[MOST + 1]), ADMISSION_FREE);
    /* This computer has as many as there are places for such. */
    int i = 0;
    for (; i < PLACES; i++) {
        assert_true(limits_enter(l, &near[i], &proxy, i));
        if (limits_may_last(l, &near[i]) != ADMISSION_FREE)
            break;
        assert_null(limits_change(l, &near[i], KIND_LASTING, i));
    }
    assert_int_equal(limits_may_last(l, &near[i]), ADMISSION_FULL);
    assert_int_equal(limits_count(l, KIND_LASTING), PLACES * 6 / 8);
    struct member *left;
    while ((left = limits_any(l)) != NULL)
        limits_leave(l, left);
    limits_free(l);
}

/* What was asked is being done: whoever waits for it is not sent away for others, but not kept for
 * ever. */
static void waiting_ones_stay(void **state)
{
    enum { PLACES = 80 };
    static struct member m[PLACES];
    struct address near = address_of("127.0.0.1");
    struct limits *l = limits_new(PLACES);
    struct member *victim;
    (void)state;
    for (int i = 0; i < PLACES * 6 / 8; i++) {
        assert_true(limits_enter(l, &m[i], &near, i));
        assert_null(limits_change(l, &m[i], KIND_WAITING, i));
    }
    struct member *one_more = &m[PLACES * 6 / 8];
    assert_true(limits_enter(l, one_more, &near, 100));
    assert_ptr_equal(limits_change(l, one_more, KIND_WAITING, 100), one_more);
    assert_ptr_equal(limits_victim(l, 50000), one_more);
    limits_leave(l, one_more);
    assert_null(limits_victim(l, 50000));
    assert_int_equal(limits_ask(l, &near, 50000, &victim), ADMISSION_FREE);
    assert_null(limits_expired(l, 59999));
    assert_int_equal(limits_wait(l, 59000), 1000);
    assert_ptr_equal(limits_expired(l, 60000), &m[0]);
    struct member *left;
    while ((left = limits_any(l)) != NULL)
        limits_leave(l, left);
    limits_free(l);
}

/* ---- The log -------------------------------------------------------------------------------- */

/* An event is one line, whatever is in it, and is added to what is there. */
static void events_are_lines(void **state)
{
    char path[] = "/tmp/aude-log-XXXXXX", text[8192] = "", longer[3000];
    int fd = mkstemp(path);
    struct log l;
    (void)state;
    assert_true(fd >= 0 && write(fd, "before\n", 7) == 7);
    assert_true(log_open(&l, path));
    log_write(&l, "start", "");
    log_write(&l, "strange", "name=a\nevent=b\x1b[0m\x7f");
    memset(longer, 'x', sizeof longer - 1);
    longer[sizeof longer - 1] = '\0';
    log_write(&l, "long", longer);
    log_close(&l);
    log_write(&l, "late", ""); /* nobody hears it */
    ssize_t size = pread(fd, text, sizeof text - 1, 0);
    assert_true(size > 0);
    char *rest = text, *line = strsep(&rest, "\n");
    assert_string_equal(line, "before");
    line = strsep(&rest, "\n");
    assert_memory_equal(line, "time=20", 7);
    assert_string_equal(line + strlen("time=2026-01-02T03:04:05.678Z"), " event=start");
    line = strsep(&rest, "\n");
    assert_non_null(strstr(line, "Z event=strange name=a?event=b?[0m?"));
    line = strsep(&rest, "\n");
    assert_true(strstr(line, " event=long xxx") != NULL && strlen(line) <= 1024);
    assert_string_equal(rest, "");
    assert_true(log_open(&l, NULL));
    log_write(&l, "nowhere", "");
    assert_false(log_open(&l, "/nonexistent/log"));
    close(fd);
    unlink(path);
}

/* ---- Workers -------------------------------------------------------------------------------- */

struct errand {
    struct job job; /* first */
    int number;
    atomic_bool *may_end;
};

static atomic_int run_count, drop_count;

static void run_errand(struct job *job, const atomic_bool *is_over)
{
    const struct errand *e = (const struct errand *)job;
    while (!*e->may_end && !*is_over)
        usleep(100);
    run_count++;
}

static void end_errand(struct job *job, void *context)
{
    int *sum = context;
    *sum = *sum * 10 + ((struct errand *)job)->number;
    free(job);
}

static void drop_errand(struct job *job)
{
    drop_count++;
    free(job);
}

static bool is_number(const struct job *job, const void *what)
{
    return ((const struct errand *)job)->number == *(const int *)what;
}

/* What waits can be dropped, wherever it stands; what somebody is at cannot. */
static void jobs_are_dropped(void **state)
{
    static const int drops[] = {1, 5, 3, 2, 9};
    atomic_bool may_end = false;
    int ended = 0, event = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    struct workers *w = workers_new(1, 8, event);
    (void)state;
    for (int i = 1; i <= 5; i++) {
        struct errand *e = calloc(1, sizeof *e);
        *e = (struct errand){{NULL, run_errand, end_errand, drop_errand}, i, &may_end};
        assert_true(workers_add(w, &e->job));
        while (i == 1 && workers_count(w) > 0)
            usleep(100);
    }
    for (int i = 0; i < 5; i++)
        assert_int_equal(workers_drop(w, is_number, &drops[i]), i > 0 && i < 4);
    assert_int_equal(drop_count, 3);
    assert_int_equal(workers_count(w), 1);
    may_end = true;
    while (ended != 14) {
        workers_take(w, &ended);
        usleep(100);
    }
    assert_int_equal(run_count, 2);
    workers_free(w);
    close(event);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(clocks_do_not_jump),
        cmocka_unit_test(clocks_are_followed),
        cmocka_unit_test(alarms_ring_in_order),
        cmocka_unit_test(outboxes_send_all),
        cmocka_unit_test(frames_are_sorted),
        cmocka_unit_test(parts_are_kept),
        cmocka_unit_test(messages_have_an_end),
        cmocka_unit_test(frames_are_made),
        cmocka_unit_test(calls_are_sorted),
        cmocka_unit_test(bodies_are_read),
        cmocka_unit_test(fields_of_calls_are_read),
        cmocka_unit_test(handshakes_are_sorted),
        cmocka_unit_test(forwarded_addresses_are_read),
        cmocka_unit_test(lasting_ones_are_counted),
        cmocka_unit_test(waiting_ones_stay),
        cmocka_unit_test(events_are_lines),
        cmocka_unit_test(jobs_are_dropped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
