/*
 * choices.c: the legal actions of the one who acts, sorted for people.
 */
#include "choices.h"

#include <stdio.h>
#include <stdlib.h>

/* Would the tile look the same in a smaller turn that also fits? */
static bool is_twin(const struct aude_state *s, const struct aude_spot *spot)
{
    struct aude_kind kind;
    int hand = aude_hand(s);
    if (spot->turn < 0 || hand < 0 || !aude_kind(aude_rules_of(s), hand, &kind))
        return false;
    int twin = kind.same_as[spot->turn & 3];
    return twin < spot->turn && (aude_fits(s, spot->x, spot->y, hand) >> twin & 1) != 0;
}

static void add_action(struct choices *c, const struct aude_state *s, struct aude_action a)
{
    struct aude_spot spot = aude_where(s, a);
    if (is_twin(s, &spot))
        return;
    for (int i = 0; i < c->count && spot.turn >= 0; i++) {
        struct target *t = &c->list[i];
        if (t->spot.turn >= 0 && t->spot.x == spot.x && t->spot.y == spot.y &&
            t->action[0].verb == a.verb && t->turns < TARGET_TURNS) {
            t->action[t->turns++] = a;
            return;
        }
    }
    c->list[c->count++] = (struct target){.spot = spot, .action = {a}, .turns = 1};
}

/* In reading order; what belongs to no place comes last. */
static int compare(const void *left, const void *right)
{
    const struct target *a = left, *b = right;
    if (a->spot.on_board != b->spot.on_board)
        return a->spot.on_board ? -1 : 1;
    if (a->spot.on_board && a->spot.y != b->spot.y)
        return a->spot.y - b->spot.y;
    if (a->spot.on_board && a->spot.x != b->spot.x)
        return a->spot.x - b->spot.x;
    if (a->action[0].verb != b->action[0].verb)
        return a->action[0].verb - b->action[0].verb;
    if (a->action[0].a != b->action[0].a)
        return a->action[0].a - b->action[0].a;
    return a->spot.segment - b->spot.segment;
}

void choices_make(struct choices *c, const struct aude_state *s)
{
    struct aude_action action[AUDE_LEGAL_MAX];
    c->count = 0;
    int n = aude_actor(s) < 0 ? 0 : aude_legal(s, action, AUDE_LEGAL_MAX);
    for (int i = 0; i < n && i < AUDE_LEGAL_MAX; i++)
        add_action(c, s, action[i]);
    qsort(c->list, (size_t)c->count, sizeof *c->list, compare);
}

bool target_is_place(const struct target *t)
{
    return t->spot.on_board && t->spot.turn >= 0;
}

struct aude_action target_action(const struct target *t)
{
    return t->action[t->at];
}

int target_turn(const struct aude_state *s, const struct target *t)
{
    return aude_where(s, t->action[t->at]).turn;
}

static void stretch(struct box *box, int x, int y)
{
    box->left = x < box->left ? x : box->left;
    box->right = x > box->right ? x : box->right;
    box->top = y < box->top ? y : box->top;
    box->bottom = y > box->bottom ? y : box->bottom;
}

struct box box_find(const struct aude_state *s, const struct choices *c)
{
    struct box box = {0, 0, 0, 0};
    struct aude_tile tile[AUDE_TILES_MAX];
    int n = aude_tiles(s, tile, AUDE_TILES_MAX);
    for (int i = 0; i < n && i < AUDE_TILES_MAX; i++) {
        if (i == 0)
            box = (struct box){tile[0].x, tile[0].y, tile[0].x, tile[0].y};
        stretch(&box, tile[i].x, tile[i].y);
    }
    for (int i = 0; c != NULL && i < c->count; i++)
        if (c->list[i].spot.on_board)
            stretch(&box, c->list[i].spot.x, c->list[i].spot.y);
    return box;
}

int choices_pass(const struct choices *c)
{
    for (int i = 0; i < c->count; i++)
        if (c->list[i].action[0].verb == AUDE_PASS)
            return i;
    return -1;
}

bool target_prospect(const struct session *n, const struct target *t, struct prospect *out)
{
    struct aude_action a = target_action(t);
    struct aude_feature *f = &out->feature;
    if (a.verb != AUDE_PUT || t->spot.segment < 0 ||
        !aude_feature(n->now, aude_feature_at(n->now, t->spot.x, t->spot.y, t->spot.segment), f))
        return false;
    const char *role = aude_name(n->rules, AUDE_NAME_ROLE, f->kind);
    const char *piece = aude_name(n->rules, AUDE_NAME_PIECE, a.a);
    role = role == NULL ? "?" : words_noun(n->language, role, 1);
    if (piece == NULL || !words_names_pieces(n->rules))
        snprintf(out->who, sizeof out->who, "%s", role);
    else
        snprintf(out->who, sizeof out->who, "%s (%s)", role, words_noun(n->language, piece, 1));
    out->done = f->worth_done.points;
    out->now = f->is_closed ? out->done : f->worth_now.points;
    return true;
}

static void tell_figure(const struct session *n, const struct prospect *prospect, char *buf,
                        size_t len)
{
    const struct aude_feature *f = &prospect->feature;
    const char *name = aude_name(n->rules, AUDE_NAME_FEATURE, f->kind);
    char size[64], now[16], done[16], tiles[16];
    snprintf(now, sizeof now, "%d", prospect->now);
    snprintf(done, sizeof done, "%d", prospect->done);
    snprintf(tiles, sizeof tiles, "%d", f->tiles);
    words_fill(size, sizeof size, words_text(n->language, f->tiles == 1 ? WORD_TILE_1 : WORD_TILES),
               (const char *[]){tiles, words_noun(n->language, name == NULL ? "?" : name, 1)});
    enum word pattern = f->is_closed                      ? WORD_SPOT_CLOSED
                        : prospect->now != prospect->done ? WORD_SPOT_OPEN
                                                          : WORD_SPOT_SAME;
    words_fill(buf, len, words_text(n->language, pattern),
               (const char *[]){prospect->who, size, now, done});
}

void target_tell(const struct session *n, const struct target *t, char *buf, size_t len)
{
    struct aude_action a = target_action(t);
    struct prospect prospect;
    if (a.verb == AUDE_PASS) {
        snprintf(buf, len, "%s", words_text(n->language, WORD_PASS));
        return;
    }
    if (target_prospect(n, t, &prospect)) {
        tell_figure(n, &prospect, buf, len);
        return;
    }
    char line[AUDE_LINE_MAX];
    aude_action_write(n->now, a, line, sizeof line);
    snprintf(buf, len, "%s", line);
}
