/*
 * fuzz_http.c: strangers' requests, one after the other as on one connection. Whatever pieces they
 * come in, the same is understood; what is refused ends the connection; and no answer has anything in
 * its head that the stranger has put there. The first byte is the size of the pieces.
 */
#include <stdio.h>
#include <string.h>

#include "../server/site.h"
#include "../server/socket.h"
#include "fuzz.h"

enum { REQUESTS = 8 };

/* What was understood of a request, as far as anybody acts on it. */
struct understood {
    enum refusal refusal;
    struct manner manner;
    bool is_post, has_upgrade;
    unsigned sum; /* of everything else */
    size_t end;   /* where the next one begins */
};

static void mix(unsigned *sum, const char *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++)
        *sum = (*sum ^ (unsigned char)bytes[i]) * 16777619u;
    *sum = (*sum ^ 256u) * 16777619u;
}

static void mix_all(struct understood *u, const struct request *r)
{
    const char *const texts[] = {r->path,          r->query,         r->host,
                                 r->authority,     r->origin,        r->accept_encoding,
                                 r->if_none_match, r->authorization, r->content_type,
                                 r->forwarded_for, r->upgrade,       r->socket_key,
                                 r->socket_version};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        mix(&u->sum, texts[i], strlen(texts[i]));
    mix(&u->sum, r->body, r->body_size);
}

/* Every line of the head is printable, and ends as it should. */
static void look_at_answer(const struct answer *a)
{
    const char *end = a->size >= ANSWER_MAX ? NULL : memchr(a->text, '\0', a->size);
    require(end == NULL && a->size > 16 && memcmp(a->text, "HTTP/1.1 ", 9) == 0);
    size_t i = 0;
    while (i + 3 < a->size && memcmp(a->text + i, "\r\n\r\n", 4) != 0) {
        if (a->text[i] == '\r')
            require(a->text[++i] == '\n');
        else
            require((unsigned char)a->text[i] >= ' ' && (unsigned char)a->text[i] < 0x7f);
        i++;
    }
    require(i + 3 < a->size);
}

static void route(const struct request *r)
{
    static const char *const names[] = {"games.example", NULL};
    static const struct site site = {.folder = "/nonexistent", .names = names, .has_proxy = true};
    static char path[TARGET_MAX];
    struct answer answer;
    enum route route = site_route(&site, r, path, &answer);
    if (route == ROUTE_ANSWERED) {
        look_at_answer(&answer);
        require(r->refusal == REFUSAL_NONE || answer.is_last);
        answer_close(&answer);
        return;
    }
    require(r->refusal == REFUSAL_NONE && path[0] == '/');
    require(r->body_size <= BODY_MAX && (r->is_post || r->body_size == 0));
    if (route == ROUTE_SOCKET)
        require(socket_check(r) == REFUSAL_NONE && !r->is_post);
}

/* Reads requests in pieces of that size until there are no more; how many were there. */
static int read_all(const char *bytes, size_t size, size_t piece, struct understood out[REQUESTS])
{
    size_t at = 0;
    int count = 0;
    while (at < size && count < REQUESTS) {
        struct reader *reader = reader_new();
        bool is_done = false;
        require(reader != NULL);
        while (at < size && !is_done) {
            size_t some = size - at < piece ? size - at : piece, used;
            is_done = reader_feed(reader, bytes + at, some, &used);
            require(used <= some && (is_done || used == some));
            at += used;
        }
        bool goes_on = is_done && !reader_request(reader)->manner.is_last;
        if (is_done) {
            const struct request *r = reader_request(reader);
            struct understood *u = &out[count++];
            *u = (struct understood){.refusal = r->refusal, .manner = r->manner};
            require(r->refusal == REFUSAL_NONE || r->manner.is_last);
            route(r);
            if (r->refusal == REFUSAL_NONE) {
                u->is_post = r->is_post;
                u->has_upgrade = r->has_upgrade;
                u->end = at;
                mix_all(u, r);
            }
        }
        reader_free(reader);
        if (!goes_on)
            break;
    }
    return count;
}

static bool is_same(const struct understood *a, const struct understood *b)
{
    if (a->refusal != b->refusal)
        return false;
    return a->refusal != REFUSAL_NONE ||
           (a->is_post == b->is_post && a->has_upgrade == b->has_upgrade && a->sum == b->sum &&
            a->end == b->end && a->manner.is_head == b->manner.is_head &&
            a->manner.is_last == b->manner.is_last && a->manner.is_old == b->manner.is_old &&
            a->manner.is_call == b->manner.is_call);
}

int FUZZ_ENTRY(const uint8_t *data, size_t size)
{
    struct understood whole[REQUESTS] = {0}, pieces[REQUESTS] = {0};
    if (size == 0)
        return 0;
    const char *bytes = (const char *)data + 1;
    int count = read_all(bytes, size - 1, size, whole);
    require(read_all(bytes, size - 1, 1u + data[0], pieces) == count);
    for (int i = 0; i < count; i++)
        require(is_same(&whole[i], &pieces[i]));
    return 0;
}
