/*
 * limits.c: who may stay. Every kind is a list in the order of time, so that the first of it is
 * both the next whose time is up and the first to go.
 */
#include "limits.h"

#include <arpa/inet.h>
#include <limits.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PEER_LISTS = 1024, SHARES = 8, ADDRESS_SHARE = 2, ADDRESS_MIN = 8, LASTING_MAX = 64 };

/* All connections of one address. */
struct peer {
    struct peer *next;
    struct address address;
    int count;
    int lasting; /* of these */
};

struct list {
    struct member *first, *last;
    int count;
};

struct limits {
    int places;
    int count;
    struct list kinds[KINDS];
    struct peer *peers[PEER_LISTS];
};

/* What is allowed to each kind. A whole request is short; an answer may be long, so what counts
 * is when it last got on. */
static const struct {
    int share;     /* of the places, in eighths */
    int64_t time;  /* 0: without end */
    int64_t grace; /* so long it is not sent away for another kind; -1: never at all */
} rules[KINDS] = {
    [KIND_READING] = {.share = 4, .time = 10000, .grace = 0},
    [KIND_WAITING] = {.share = 6, .time = 60000, .grace = -1},
    [KIND_SENDING] = {.share = 6, .time = 20000, .grace = 2000},
    [KIND_IDLE] = {.share = 4, .time = 30000, .grace = 0},
    [KIND_CLOSING] = {.share = 2, .time = 5000, .grace = 0},
    [KIND_LASTING] = {.share = 6, .time = 0, .grace = -1},
};

/* Who is missed least comes first. */
static const enum kind leaving[] = {KIND_IDLE, KIND_CLOSING, KIND_READING, KIND_SENDING};

/* ---- Addresses ------------------------------------------------------------------------------ */

/* Four bytes of IPv4. */
static void read_v4(const void *bytes, struct address *out)
{
    memcpy(out->bytes, bytes, 4);
    out->bytes[15] = 4; /* no network of IPv6 looks like this */
    out->is_local = out->bytes[0] == IN_LOOPBACKNET;
}

void address_read(const struct sockaddr_storage *from, struct address *out)
{
    const struct sockaddr_in *v4 = (const void *)from;
    const struct sockaddr_in6 *v6 = (const void *)from;
    *out = (struct address){.is_local = true};
    if (from->ss_family == AF_INET) {
        read_v4(&v4->sin_addr, out);
    } else if (from->ss_family == AF_INET6 && IN6_IS_ADDR_V4MAPPED(&v6->sin6_addr)) {
        read_v4(&v6->sin6_addr.s6_addr[12], out); /* IPv4 on a socket or a proxy of both */
    } else if (from->ss_family == AF_INET6) {
        memcpy(out->bytes, &v6->sin6_addr, 8);
        out->is_local = IN6_IS_ADDR_LOOPBACK(&v6->sin6_addr);
    }
}

void address_forwarded(const char *list, struct address *out)
{
    struct sockaddr_storage from = {0};
    struct sockaddr_in6 *v6 = (void *)&from;
    struct sockaddr_in *v4 = (void *)&from;
    const char *last = strrchr(list, ',');
    last = last == NULL ? list : last + 1;
    last += strspn(last, " \t");
    *out = (struct address){.is_local = false};
    from.ss_family = AF_INET;
    if (inet_pton(AF_INET, last, &v4->sin_addr) != 1) {
        from.ss_family = AF_INET6;
        if (inet_pton(AF_INET6, last, &v6->sin6_addr) != 1)
            return;
    }
    address_read(&from, out);
}

void address_write(const struct address *address, char out[ADDRESS_MAX])
{
    out[0] = '\0';
    if (address->is_local)
        return;
    bool is_v4 = address->bytes[15] == 4;
    if (inet_ntop(is_v4 ? AF_INET : AF_INET6, address->bytes, out, ADDRESS_MAX) == NULL)
        snprintf(out, ADDRESS_MAX, "?");
    else if (!is_v4)
        strcat(out, "/64"); /* what is written there has eight bytes of zeros, so it is short */
}

static struct peer **find_peer(struct limits *l, const struct address *address)
{
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < sizeof address->bytes; i++)
        hash = (hash ^ address->bytes[i]) * 16777619u;
    struct peer **at = &l->peers[hash % PEER_LISTS];
    while (*at != NULL && memcmp((*at)->address.bytes, address->bytes, sizeof address->bytes) != 0)
        at = &(*at)->next;
    return at;
}

static int address_max(const struct limits *l)
{
    int most = l->places * ADDRESS_SHARE / SHARES;
    return most > ADDRESS_MIN ? most : ADDRESS_MIN;
}

/* ---- Lists ---------------------------------------------------------------------------------- */

static void add_last(struct limits *l, struct member *m, enum kind kind, int64_t now)
{
    struct list *list = &l->kinds[kind];
    m->kind = kind;
    m->since = now;
    m->before = list->last;
    m->after = NULL;
    if (list->last != NULL)
        list->last->after = m;
    else
        list->first = m;
    list->last = m;
    list->count++;
    m->peer->lasting += kind == KIND_LASTING;
}

static void take_out(struct limits *l, struct member *m)
{
    struct list *list = &l->kinds[m->kind];
    if (m->before != NULL)
        m->before->after = m->after;
    else
        list->first = m->after;
    if (m->after != NULL)
        m->after->before = m->before;
    else
        list->last = m->before;
    list->count--;
    m->peer->lasting -= m->kind == KIND_LASTING;
}

static bool is_full(const struct limits *l, enum kind kind)
{
    int most = l->places * rules[kind].share / SHARES;
    return l->kinds[kind].count >= (most > 1 ? most : 1);
}

/* The first of the kind, or the first from that address, if it may be sent away now. */
static struct member *first_to_go(const struct limits *l, enum kind kind, const struct peer *peer,
                                  int64_t now)
{
    struct member *m = l->kinds[kind].first;
    while (m != NULL && peer != NULL && m->peer != peer)
        m = m->after;
    if (m == NULL || rules[kind].grace < 0 || now - m->since < rules[kind].grace)
        return NULL;
    return m;
}

static struct member *find_victim(const struct limits *l, const struct peer *peer, int64_t now)
{
    struct member *m = NULL;
    for (size_t i = 0; i < sizeof leaving / sizeof *leaving && m == NULL; i++)
        m = first_to_go(l, leaving[i], peer, now);
    return m;
}

/* ---- Members -------------------------------------------------------------------------------- */

struct limits *limits_new(int places)
{
    struct limits *l = calloc(1, sizeof *l);
    if (l != NULL)
        l->places = places;
    return l;
}

void limits_free(struct limits *l)
{
    free(l);
}

enum admission limits_ask(struct limits *l, const struct address *address, int64_t now,
                          struct member **victim)
{
    const struct peer *peer = *find_peer(l, address);
    *victim = NULL;
    if (peer != NULL && !address->is_local && peer->count >= address_max(l)) {
        *victim = find_victim(l, peer, now);
        return *victim == NULL ? ADMISSION_CROWDED : ADMISSION_INSTEAD;
    }
    if (l->count >= l->places)
        *victim = find_victim(l, NULL, now);
    else if (is_full(l, KIND_READING))
        *victim = first_to_go(l, KIND_READING, NULL, now);
    else
        return ADMISSION_FREE;
    return *victim == NULL ? ADMISSION_FULL : ADMISSION_INSTEAD;
}

struct member *limits_victim(struct limits *l, int64_t now)
{
    return find_victim(l, NULL, now);
}

struct member *limits_any(const struct limits *l)
{
    struct member *m = NULL;
    for (int i = 0; i < KINDS && m == NULL; i++)
        m = l->kinds[i].first;
    return m;
}

struct member *limits_first(const struct limits *l, enum kind kind)
{
    return l->kinds[kind].first;
}

static struct peer *join_peer(struct limits *l, const struct address *address)
{
    struct peer **peer = find_peer(l, address);
    if (*peer == NULL) {
        *peer = calloc(1, sizeof **peer);
        if (*peer == NULL)
            return NULL;
        (*peer)->address = *address;
    }
    (*peer)->count++;
    return *peer;
}

static void leave_peer(struct limits *l, struct peer *peer)
{
    if (--peer->count > 0)
        return;
    struct peer **at = find_peer(l, &peer->address);
    *at = peer->next;
    free(peer);
}

bool limits_enter(struct limits *l, struct member *m, const struct address *address, int64_t now)
{
    m->peer = join_peer(l, address);
    if (m->peer == NULL)
        return false;
    l->count++;
    add_last(l, m, KIND_READING, now);
    return true;
}

enum admission limits_may_last(const struct limits *l, const struct member *m)
{
    if (!m->peer->address.is_local && m->peer->lasting >= LASTING_MAX)
        return ADMISSION_CROWDED;
    return is_full(l, KIND_LASTING) ? ADMISSION_FULL : ADMISSION_FREE;
}

void limits_move(struct limits *l, struct member *m, const struct address *address)
{
    struct peer *peer = join_peer(l, address);
    if (peer == NULL)
        return;
    peer->lasting += m->kind == KIND_LASTING;
    m->peer->lasting -= m->kind == KIND_LASTING;
    leave_peer(l, m->peer);
    m->peer = peer;
}

const struct address *limits_address(const struct member *m)
{
    return &m->peer->address;
}

int limits_count(const struct limits *l, enum kind kind)
{
    return l->kinds[kind].count;
}

struct member *limits_change(struct limits *l, struct member *m, enum kind kind, int64_t now)
{
    struct member *victim = NULL;
    if (kind != m->kind && is_full(l, kind)) {
        if (rules[kind].grace < 0)
            return m;
        victim = l->kinds[kind].first;
    }
    take_out(l, m);
    add_last(l, m, kind, now);
    return victim;
}

void limits_touch(struct limits *l, struct member *m, int64_t now)
{
    take_out(l, m);
    add_last(l, m, m->kind, now);
}

void limits_leave(struct limits *l, struct member *m)
{
    take_out(l, m);
    l->count--;
    leave_peer(l, m->peer);
    m->peer = NULL;
}

struct member *limits_expired(struct limits *l, int64_t now)
{
    for (int i = 0; i < KINDS; i++) {
        struct member *m = l->kinds[i].first;
        if (m != NULL && rules[i].time > 0 && now - m->since >= rules[i].time)
            return m;
    }
    return NULL;
}

int limits_wait(const struct limits *l, int64_t now)
{
    int64_t least = INT64_MAX;
    for (int i = 0; i < KINDS; i++) {
        const struct member *m = l->kinds[i].first;
        if (m != NULL && rules[i].time > 0 && m->since + rules[i].time - now < least)
            least = m->since + rules[i].time - now;
    }
    if (least == INT64_MAX)
        return -1;
    return least < 0 ? 0 : least > INT_MAX ? INT_MAX : (int)least;
}
