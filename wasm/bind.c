/*
 * bind.c: the engine and its players as a WebAssembly module without imports.
 *
 * Most functions of the public headers are flat already and are exported as they are. Here are those
 * that take or return structs by value, and memory for a page. Nothing here knows a rule.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "aude.h"

#define EXPORT(name) __attribute__((export_name(#name))) name

/* ---- Memory ------------------------------------------------------------------------------ */

void *EXPORT(bind_alloc)(size_t size);
void EXPORT(bind_free)(void *block);

void *bind_alloc(size_t size)
{
    void *block = malloc(size);
    if (block == NULL)
        __builtin_trap();
    return block;
}

void bind_free(void *block)
{
    free(block);
}

/* ---- Structs by value -------------------------------------------------------------------- */

int EXPORT(bind_check)(const struct aude_state *s, int seat, const struct aude_action *a);
void EXPORT(bind_apply)(struct aude_state *s, const struct aude_action *a, struct aude_events *out);
void EXPORT(bind_seen)(const struct aude_state *s, int seat, const struct aude_action *a,
                       struct aude_action *out);
int EXPORT(bind_action_write)(const struct aude_state *s, const struct aude_action *a, char *buf,
                              size_t len);
void EXPORT(bind_where)(const struct aude_state *s, const struct aude_action *a,
                        struct aude_spot *out);

int bind_check(const struct aude_state *s, int seat, const struct aude_action *a)
{
    return (int)aude_check(s, seat, *a);
}

void bind_apply(struct aude_state *s, const struct aude_action *a, struct aude_events *out)
{
    aude_apply(s, *a, out);
}

void bind_seen(const struct aude_state *s, int seat, const struct aude_action *a,
               struct aude_action *out)
{
    *out = aude_seen(s, seat, *a);
}

int bind_action_write(const struct aude_state *s, const struct aude_action *a, char *buf,
                      size_t len)
{
    return (int)aude_action_write(s, *a, buf, len);
}

void bind_where(const struct aude_state *s, const struct aude_action *a, struct aude_spot *out)
{
    *out = aude_where(s, *a);
}

/* ---- Speed -------------------------------------------------------------------------------- */

int EXPORT(bind_random_games)(const struct aude_rules *r, struct aude_state *s, uint32_t seed,
                              int games);

/* Plays random games to their ends in s and returns how many actions that took. */
int bind_random_games(const struct aude_rules *r, struct aude_state *s, uint32_t seed, int games)
{
    struct aude_rng rng;
    int actions = 0;
    aude_rng_seed(&rng, seed);
    for (int i = 0; i < games; i++) {
        for (aude_start(r, s); aude_actor(s) != AUDE_OVER; actions++)
            aude_apply(s, aude_pick(s, aude_rng_below(&rng, aude_count(s))), NULL);
    }
    return actions;
}
