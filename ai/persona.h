/*
 * persona.h: an opponent with a temperament. It goes through those ways to play its turn that it
 * sees, two decisions deep as people do, and takes what it likes best. Its functions are those of a
 * player.
 */
#ifndef AUDE_AI_PERSONA_H
#define AUDE_AI_PERSONA_H

#include "attention.h"
#include "player.h"
#include "taste.h"
#include "value.h"

struct persona {
    const struct value *land; /* how it judges tile games */
    struct taste taste;
    struct attention attention;
    int blur; /* hundredths of a point by which its counting may be off, at most */
};

/* NULL: no memory. */
void *persona_open(const struct aude_rules *r, const struct persona *persona, uint64_t seed);
void persona_begin(void *me, const struct aude_state *view, int seat);
bool persona_more(void *me);
struct aude_action persona_answer(const void *me);
int persona_ways(void *me, struct aude_way *out, int max);
void persona_close(void *me); /* also NULL */

#endif
