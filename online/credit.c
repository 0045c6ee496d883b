/*
 * credit.c: how often. Buckets lie in a table of sets; a key belongs to one set, by a hash that only
 * this process knows, so that nobody can choose whom to push out.
 */
#include "credit.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "desk.h"

enum { SETS = 4096, WAYS = 8 };

/* What is allowed. An address may be a school, so what only costs us a little is counted for the
 * account; what makes rows, or could be guessed, for the address. */
static const struct {
    struct credit_rule rule;
    bool is_of_account;
} rules[RATES] = {
    [RATE_CALL] = {{600, 60}, false},
    [RATE_PLAY] = {{100, 20}, true},
    [RATE_LOBBY] = {{30, 30}, true},
    [RATE_LOGIN] = {{10, 60}, false},
    [RATE_GUEST] = {{60, 600}, false},
    [RATE_GAME] = {{20, 3600}, true},
    [RATE_ADDRESS] = {{200, 3600}, false},
    [RATE_TALK] = {{20, 20}, true},
    [RATE_WRONG_TOKEN] = {{20, 600}, false},
    [RATE_PUSH] = {{60, 3600}, true},
    [RATE_TALK_ADDRESS] = {{2000, 3600}, false},
};

struct bucket {
    uint64_t key; /* 0: nobody's */
    int64_t
        empty; /* it was, or would have been, empty at that time; the more in the past, the fuller */
    enum rate rate;
};

struct credit {
    unsigned char secret[crypto_shorthash_KEYBYTES];
    struct bucket set[SETS][WAYS];
};

struct credit_rule credit_rule(enum rate rate)
{
    return rules[rate].rule;
}

bool credit_is_of_account(enum rate rate)
{
    return rules[rate].is_of_account;
}

struct credit *credit_new(const struct hub_world *world)
{
    struct credit *c = calloc(1, sizeof *c);
    if (c != NULL)
        world->random(world->context, c->secret, sizeof c->secret);
    return c;
}

void credit_free(struct credit *c)
{
    free(c);
}

static uint64_t key_of(const struct credit *c, enum rate rate, const char *key)
{
    char text[HUB_ADDRESS_MAX + 16];
    unsigned char hash[crypto_shorthash_BYTES];
    uint64_t number;
    int len = snprintf(text, sizeof text, "%d %s", (int)rate, key);
    size_t size = (size_t)len < sizeof text ? (size_t)len : sizeof text - 1;
    crypto_shorthash(hash, (const unsigned char *)text, size, c->secret);
    memcpy(&number, hash, sizeof number);
    return number | 1;
}

/* How long it takes until a bucket is full again, from empty. */
static int64_t full_ms(enum rate rate)
{
    return rules[rate].rule.seconds * (int64_t)1000;
}

/* How much of a bucket is missing, from 0 to 1000; those that are full are as good as none. */
static int64_t missing(const struct bucket *b, int64_t now)
{
    int64_t full = full_ms(b->rate), filled = now - b->empty;
    if (b->key == 0 || filled >= full)
        return -1;
    return filled < 0 ? 1000 : (full - filled) * 1000 / full;
}

/* The bucket of a key: its own, or else that of whoever has most left, which becomes its own. */
static struct bucket *find(struct credit *c, uint64_t key, enum rate rate, int64_t now)
{
    struct bucket *set = c->set[(key >> 1) % SETS], *best = &set[0];
    for (int i = 0; i < WAYS; i++) {
        if (set[i].key == key)
            return &set[i];
        if (missing(&set[i], now) < missing(best, now))
            best = &set[i];
    }
    *best = (struct bucket){.key = key, .rate = rate, .empty = now - full_ms(rate)};
    return best;
}

int credit_spend(struct credit *c, enum rate rate, const char *key, int64_t now)
{
    struct bucket *b = find(c, key_of(c, rate, key), rate, now);
    int64_t full = full_ms(rate), one = full / rules[rate].rule.many;
    if (b->empty < now - full)
        b->empty = now - full;
    if (b->empty > now) /* the clock has jumped back */
        b->empty = now;
    int64_t lacking = b->empty + one - now;
    if (lacking > 0)
        return (int)((lacking + 999) / 1000);
    b->empty += one;
    return 0;
}

void credit_return(struct credit *c, enum rate rate, const char *key, int64_t now)
{
    struct bucket *b = find(c, key_of(c, rate, key), rate, now);
    b->empty -= full_ms(rate) / rules[rate].rule.many;
}
