/* players.c: the players as others know them, and what all of them need. */
#include <stdlib.h>
#include <string.h>

#include "opponents.h"
#include "peers/peers.h"
#include "player.h"

/* The plain ways to play, the weakest first; after them come the peers. */
static const struct player *const methods[] = {&random_player, &greedy_player, &ranking_player,
                                               &rollout_player};

enum { METHODS = sizeof methods / sizeof methods[0] };

struct aude_player {
    const struct player *player;
    const struct aude_rules *rules;
    void *self;
    bool has_begun;
};

const char *aude_player_name(int i)
{
    return opponent(i) != NULL ? opponent(i)->name : NULL;
}

const char *aude_player_about(int i)
{
    return opponent(i) != NULL ? opponent(i)->about : NULL;
}

int aude_player_number(const char *name)
{
    for (int i = 0; opponent(i) != NULL; i++) {
        if (strcmp(opponent(i)->name, name) == 0)
            return i;
    }
    return -1;
}

/* NULL past the last. */
static const struct player *method(int i)
{
    if (i < 0)
        return NULL;
    return i < METHODS ? methods[i] : peer(i - METHODS);
}

const char *aude_method_name(int i)
{
    return method(i) != NULL ? method(i)->name : NULL;
}

const char *aude_method_about(int i)
{
    return method(i) != NULL ? method(i)->about : NULL;
}

static const struct player *find(const char *name)
{
    int number = aude_player_number(name);
    if (number >= 0)
        return opponent(number)->player;
    for (int i = 0; method(i) != NULL; i++) {
        if (strcmp(method(i)->name, name) == 0)
            return method(i);
    }
    return strcmp(analyst_player.name, name) == 0 ? &analyst_player : NULL;
}

bool aude_player_is(const char *name)
{
    return find(name) != NULL;
}

struct aude_player *aude_player_open(const char *name, const struct aude_rules *r, uint64_t seed)
{
    const struct player *player = find(name);
    struct aude_player *p = player == NULL ? NULL : calloc(1, sizeof *p);
    if (p == NULL)
        return NULL;
    p->player = player;
    p->rules = r;
    p->self = player->open(r, seed);
    if (p->self != NULL)
        return p;
    free(p);
    return NULL;
}

void aude_player_close(struct aude_player *p)
{
    if (p == NULL)
        return;
    p->player->close(p->self);
    free(p);
}

bool aude_player_begin(struct aude_player *p, const struct aude_state *view, int seat)
{
    if (aude_rules_of(view) != p->rules || seat < 0 || aude_actor(view) != seat)
        return false;
    p->player->begin(p->self, view, seat);
    p->has_begun = true;
    return true;
}

bool aude_player_include(struct aude_player *p, const struct aude_action *played, int count)
{
    return p->has_begun && count > 0 && p->player->include(p->self, played, count);
}

bool aude_player_more(struct aude_player *p)
{
    return p->has_begun && p->player->more(p->self);
}

bool aude_player_answer(const struct aude_player *p, struct aude_action *out)
{
    if (p->has_begun)
        *out = p->player->answer(p->self);
    return p->has_begun;
}

int aude_player_ways(struct aude_player *p, struct aude_way *out, int max)
{
    return p->has_begun ? p->player->ways(p->self, out, max) : 0;
}

bool aude_player_choose(struct aude_player *p, const struct aude_state *view, int seat, int slices,
                        struct aude_action *out)
{
    if (!aude_player_begin(p, view, seat))
        return false;
    for (int i = 0; slices < 0 || i < slices; i++) {
        if (!aude_player_more(p))
            break;
    }
    return aude_player_answer(p, out);
}

/* ---- What players share ------------------------------------------------------------------------- */

bool player_includes_nothing(void *self, const struct aude_action *played, int count)
{
    (void)self;
    (void)played;
    (void)count;
    return false;
}

size_t player_state_step(const struct aude_rules *r)
{
    return (aude_state_size(r) + 63) & ~(size_t)63;
}

struct aude_state *player_states(const struct aude_rules *r, int count)
{
    return calloc((size_t)count, player_state_step(r));
}

void player_seed(struct aude_rng *rng, uint64_t seed, const struct aude_state *view)
{
    aude_rng_seed(rng, seed ^ aude_hash(view));
}
