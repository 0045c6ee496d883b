/*
 * credit.h: how often somebody may do something: a bucket of so many, which fills again in so many
 * seconds. The memory is bounded: where it is full, whoever has the most left is forgotten, which
 * costs nobody anything.
 */
#ifndef AUDE_CREDIT_H
#define AUDE_CREDIT_H

#include <stdint.h>

#include "inside.h"

struct credit;
struct credit *credit_new(const struct hub_world *world); /* NULL: out of memory */
void credit_free(struct credit *c);

/* Takes one from the bucket of a key; 0, or the seconds to wait if there was none left. */
int credit_spend(struct credit *c, enum rate rate, const char *key, int64_t now);

/* What was just taken is there again. */
void credit_return(struct credit *c, enum rate rate, const char *key, int64_t now);

/* What a rate allows: so many in so many seconds. */
struct credit_rule {
    int many, seconds;
};
struct credit_rule credit_rule(enum rate rate);
bool credit_is_of_account(enum rate rate); /* else it is counted for the address */

#endif
