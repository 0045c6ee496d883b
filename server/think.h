/*
 * think.h: the jobs of workers: a computer's turn at a table, and passwords.
 */
#ifndef AUDE_SERVER_THINK_H
#define AUDE_SERVER_THINK_H

#include "../online/hub.h"
#include "workers.h"

/* What the computer plays is told to the hub, which is the context of workers_take. NULL: out of
 * memory. */
struct job *think_new(const struct hub_thought *thought);

/* Is it that thought? For workers_drop. */
struct think_name {
    const char *game;
    int n;
};
bool think_is(const struct job *job, const void *name);

/* The hash of a password is made or compared, and the hub told. NULL: out of memory. */
struct job *hash_new(const struct hub_hashing *hashing);

#endif
