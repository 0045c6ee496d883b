/*
 * parted.c: who may have an answer in parts. Such an answer is long, so a few at once are enough; nobody
 * has all places, neither by asking often nor by taking little.
 */
#include "inside.h"

enum { PARTED_EACH = 2 }; /* for one address */

/* How many there are, or only those of the address of c. */
static int count_places(const struct connections *cs, const struct connection *c, bool is_own)
{
    int count = 0;
    for (int i = 0; i < PARTED_MAX; i++) {
        const struct connection *other = cs->parted[i];
        count += other != NULL && (!is_own || other->member.peer == c->member.peer);
    }
    return count;
}

/* Whoever has not got on for longest, NULL if all have lately. Who waits for the tables is not slow. */
static struct connection *slowest(const struct connections *cs, const struct connection *c,
                                  bool is_own)
{
    struct connection *found = NULL;
    for (int i = 0; i < PARTED_MAX; i++) {
        struct connection *other = cs->parted[i];
        if (other == NULL || other->member.kind != KIND_SENDING ||
            cs->now - other->member.since < STALLED ||
            (is_own && other->member.peer != c->member.peer))
            continue;
        if (found == NULL || other->member.since < found->member.since)
            found = other;
    }
    return found;
}

bool parted_take(struct connections *cs, struct connection *c)
{
    /* Those of an address make room for each other: who was cut off asks again before we notice. */
    bool is_own = !limits_address(&c->member)->is_local && count_places(cs, c, true) >= PARTED_EACH;
    if (is_own || count_places(cs, c, false) == PARTED_MAX) {
        struct connection *victim = slowest(cs, c, is_own);
        if (victim == NULL)
            return false;
        connection_end(cs, victim);
    }
    for (int i = 0; i < PARTED_MAX; i++) {
        if (cs->parted[i] == NULL) {
            cs->parted[i] = c;
            return true;
        }
    }
    return false;
}

void parted_leave(struct connections *cs, const struct connection *c)
{
    for (int i = 0; i < PARTED_MAX; i++) {
        if (cs->parted[i] == c)
            cs->parted[i] = NULL;
    }
}
