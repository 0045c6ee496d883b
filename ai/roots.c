/*
 * roots.c: which claims of a root an action has touched. A tile changes what lies around the cells
 * where a feature goes on, a figure what it stands on, stood on or comes to, and whatever else
 * stands on the board what is on its tile. The hostile build compares with a look from nowhere.
 */
#include "roots.h"

#include <stdlib.h>
#include <string.h>

enum { STALE = -1 };

struct root {
    int tiles, left;
    int pieces, tokens;
    struct aude_piece piece[AUDE_PIECES_MAX];
    struct aude_token token[AUDE_TOKENS_MAX];
    int claims;
    const struct claim *claim[CLAIMS]; /* in store, or in that of a root before */
    int8_t claim_of[AUDE_PIECES_MAX];
    struct reach reach[CLAIMS]; /* of root 0 alone: in a turn one tile is laid */
};

struct roots {
    bool is_set[ROOTS];
    struct root root[ROOTS];
    struct claim store[ROOTS + 1][CLAIMS]; /* of the roots, and of the position looked at */
};

struct roots *roots_open(void)
{
    return calloc(1, sizeof(struct roots));
}

void roots_close(struct roots *self)
{
    free(self);
}

bool roots_is_near(const struct roots *self, int from, int left)
{
    return from != NO_ROOT && self->is_set[from] && self->root[from].left == left;
}

/* ---- What has changed ------------------------------------------------------------------------- */

static bool is_piece_same(const struct aude_piece *a, const struct aude_piece *b)
{
    return a->where == b->where && a->x == b->x && a->y == b->y && a->segment == b->segment &&
           a->holder == b->holder;
}

static bool is_token_same(const struct aude_token *a, const struct aude_token *b)
{
    return a->kind == b->kind && a->on_board == b->on_board && a->x == b->x && a->y == b->y &&
           a->segment == b->segment && a->count == b->count;
}

/* What figures on the tile of a token bring may be different now. */
static void touch_tile(const struct root *root, const struct aude_token *token, int8_t slot[CLAIMS])
{
    for (int i = 0; i < root->pieces && token->on_board; i++) {
        const struct aude_piece *piece = &root->piece[i];
        if (piece->where == AUDE_ON_SEGMENT && piece->x == token->x && piece->y == token->y)
            slot[root->claim_of[i]] = STALE;
    }
}

static void touch_tokens(const struct root *root, const struct position *p, int8_t slot[CLAIMS])
{
    int most = p->tokens > root->tokens ? p->tokens : root->tokens;
    for (int i = 0; i < most; i++) {
        bool is_there = i < p->tokens, was_there = i < root->tokens;
        if (is_there && was_there && is_token_same(&p->token[i], &root->token[i]))
            continue;
        if (is_there)
            touch_tile(root, &p->token[i], slot);
        if (was_there)
            touch_tile(root, &root->token[i], slot);
    }
}

static void touch_pieces(const struct root *root, const struct position *p, int8_t slot[CLAIMS])
{
    for (int i = 0; i < p->pieces; i++) {
        const struct aude_piece *piece = &p->piece[i];
        if (is_piece_same(piece, &root->piece[i]))
            continue;
        if (root->claim_of[i] >= 0)
            slot[root->claim_of[i]] = STALE;
        if (piece->where != AUDE_ON_SEGMENT)
            continue;
        int id = aude_feature_at(p->s, piece->x, piece->y, piece->segment);
        for (int k = 0; k < root->claims; k++)
            slot[k] = (int8_t)(root->claim[k]->feature.id == id ? STALE : slot[k]);
    }
}

/* Marks the claims of a root that are no longer what they were; false if nothing can be said. */
static bool touch(const struct root *root, bool has_reach, const struct position *p,
                  int8_t slot[CLAIMS])
{
    int tiles = aude_tiles(p->s, NULL, 0);
    struct aude_tile laid;
    bool is_laid = tiles != root->tiles;
    if (p->left != root->left || p->pieces != root->pieces ||
        (is_laid && (!has_reach || tiles != root->tiles + 1)))
        return false;
    memset(slot, 0, (size_t)root->claims * sizeof slot[0]);
    if (is_laid && aude_laid(p->s, root->tiles, &laid)) {
        for (int i = 0; i < root->claims; i++)
            slot[i] = survey_reaches(&root->reach[i], laid.x, laid.y) ? STALE : 0;
    }
    touch_pieces(root, p, slot);
    touch_tokens(root, p, slot);
    return true;
}

/* ---- Finding ------------------------------------------------------------------------------------ */

/* The claim of a figure, found for the first time or among the new ones. */
static int find_claim(struct position *p, const struct aude_piece *piece, int first,
                      struct claim *store)
{
    int id = aude_feature_at(p->s, piece->x, piece->y, piece->segment), at = first;
    while (at < p->claims && p->claim[at]->feature.id != id)
        at++;
    if (at == p->claims) {
        struct claim *claim = &store[at];
        aude_feature(p->s, id, &claim->feature);
        rank_claim(p, claim);
        p->claim[p->claims++] = claim;
    }
    return at;
}

/* Takes over what has not changed; the number of claims that are then there. */
static int take_over(const struct root *root, struct position *p, int8_t slot[CLAIMS])
{
    int count = 0;
    for (int i = 0; i < root->claims; i++) {
        if (slot[i] == STALE)
            continue;
        slot[i] = (int8_t)count;
        p->claim[count++] = root->claim[i];
    }
    return count;
}

static void find(const struct root *root, bool has_reach, struct position *p, struct claim *store)
{
    int8_t slot[CLAIMS];
    if (root != NULL && !touch(root, has_reach, p, slot))
        root = NULL;
    int first = root == NULL ? 0 : take_over(root, p, slot);
    p->claims = first;
    for (int i = 0; i < p->pieces; i++) {
        const struct aude_piece *piece = &p->piece[i];
        int old = root == NULL ? -1 : root->claim_of[i];
        if (piece->where != AUDE_ON_SEGMENT)
            p->claim_of[i] = -1;
        else if (old >= 0 && slot[old] != STALE)
            p->claim_of[i] = slot[old];
        else
            p->claim_of[i] = (int8_t)find_claim(p, piece, first, store);
    }
}

void roots_find(struct roots *self, int from, struct position *p)
{
    bool has_root = from != NO_ROOT && self->is_set[from];
    find(has_root ? &self->root[from] : NULL, from == 0, p, self->store[ROOTS]);
}

void roots_set(struct roots *self, int number, const struct position *p)
{
    struct root *root = &self->root[number];
    struct claim *store = self->store[number], *found = self->store[ROOTS];
    root->tiles = aude_tiles(p->s, NULL, 0);
    root->left = p->left;
    root->pieces = p->pieces;
    root->tokens = p->tokens;
    root->claims = p->claims;
    memcpy(root->piece, p->piece, (size_t)p->pieces * sizeof p->piece[0]);
    memcpy(root->token, p->token, (size_t)p->tokens * sizeof p->token[0]);
    memcpy(root->claim_of, p->claim_of, (size_t)p->pieces * sizeof p->claim_of[0]);
    for (int i = 0; i < p->claims; i++) {
        bool is_new = p->claim[i] >= found && p->claim[i] < found + CLAIMS;
        if (is_new)
            store[i] = *p->claim[i];
        root->claim[i] = is_new ? &store[i] : p->claim[i];
        if (number == 0)
            rank_reach(p, root->claim[i], &root->reach[i]);
    }
    for (int i = 0; i < ROOTS; i++)
        self->is_set[i] = i <= number;
}
