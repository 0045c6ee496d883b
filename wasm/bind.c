/*
 * bind.c: the engine and its players as a WebAssembly module without imports.
 *
 * Most functions of aude.h are flat already and are exported as they are. Here are those that take
 * or return structs by value, computer players, and the layout of the structs a page reads, so that
 * no offset is ever written down twice. Nothing here knows a rule.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "aude.h"

#include "../ai/judge.h"
#include "../ai/player.h"

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

/* Players ask here, where the program has its own that can say something before it ends. */
void *player_alloc(size_t size);

void *player_alloc(size_t size)
{
    void *block = calloc(1, size);
    if (block == NULL)
        __builtin_trap();
    return block;
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

/* ---- Computer players -------------------------------------------------------------------- */

struct thinker {
    const struct player *player;
    void *self;
};

const char *EXPORT(bind_player_name)(int i);
struct thinker *EXPORT(bind_think_open)(const char *name, const struct aude_rules *r,
                                        uint32_t seed);
void EXPORT(bind_think_begin)(struct thinker *t, const struct aude_state *view, int seat);
int EXPORT(bind_think_more)(struct thinker *t);
void EXPORT(bind_think_answer)(struct thinker *t, struct aude_action *out);
void EXPORT(bind_think_close)(struct thinker *t);

/* NULL past the last. */
const char *bind_player_name(int i)
{
    const struct player *player = player_at(i);
    return player == NULL ? NULL : player->name;
}

/* NULL if nobody has that name. */
struct thinker *bind_think_open(const char *name, const struct aude_rules *r, uint32_t seed)
{
    const struct player *player = player_find(name);
    if (player == NULL)
        return NULL;
    struct thinker *t = bind_alloc(sizeof *t);
    t->player = player;
    t->self = player->open(r, seed);
    return t;
}

void bind_think_begin(struct thinker *t, const struct aude_state *view, int seat)
{
    t->player->begin(t->self, view, seat);
}

int bind_think_more(struct thinker *t)
{
    return t->player->more(t->self);
}

void bind_think_answer(struct thinker *t, struct aude_action *out)
{
    *out = t->player->answer(t->self);
}

void bind_think_close(struct thinker *t)
{
    t->player->close(t->self);
    free(t);
}

struct judge *EXPORT(bind_judge_open)(const struct aude_rules *r, uint32_t seed);
void EXPORT(bind_judge_begin)(struct judge *j, const struct aude_state *view, int seat,
                              const struct aude_action *played, int count);
int EXPORT(bind_judge_more)(struct judge *j);
int EXPORT(bind_judge_ways)(const struct judge *j);
const struct way *EXPORT(bind_judge_way)(const struct judge *j, int i);
void EXPORT(bind_judge_close)(struct judge *j);

struct judge *bind_judge_open(const struct aude_rules *r, uint32_t seed)
{
    return judge_open(r, seed);
}

void bind_judge_begin(struct judge *j, const struct aude_state *view, int seat,
                      const struct aude_action *played, int count)
{
    judge_begin(j, view, seat, played, count);
}

int bind_judge_more(struct judge *j)
{
    return judge_more(j);
}

int bind_judge_ways(const struct judge *j)
{
    const struct way *ways;
    return judge_ways(j, &ways);
}

/* The best is the first; NULL past the last. */
const struct way *bind_judge_way(const struct judge *j, int i)
{
    const struct way *ways;
    return i >= 0 && i < judge_ways(j, &ways) ? &ways[i] : NULL;
}

void bind_judge_close(struct judge *j)
{
    judge_close(j);
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
