/*
 * choices.c: the legal actions of the one who acts, sorted for people.
 */
#include "choices.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fortune.h"

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

/* Is the action one of the target's, done in another way? */
static bool belongs(const struct target *t, const struct target *other)
{
    struct aude_action a = t->action[0], b = other->action[0];
    if (a.verb != b.verb || !t->spot.on_board || !other->spot.on_board ||
        t->spot.x != other->spot.x || t->spot.y != other->spot.y)
        return false;
    if (t->spot.turn >= 0)
        return other->spot.turn >= 0;
    return t->spot.segment == other->spot.segment && a.b == b.b && a.c == b.c;
}

static void add_target(struct choices *c, const struct target *target)
{
    for (int i = c->count - 1; i >= 0; i--) {
        struct target *t = &c->list[i];
        if (t->turns < TARGET_TURNS && belongs(t, target)) {
            t->action[t->turns++] = target->action[0];
            return;
        }
    }
    c->list[c->count++] = *target;
}

/* The order of groups: by verb, the new tile before others, passing at the very end. */
static int rank(const struct target *t)
{
    int verb = t->action[0].verb;
    return 2 * (verb == AUDE_PASS ? 256 : verb) + t->is_elsewhere;
}

/* By groups, within them in reading order; what belongs to no place comes last. */
static int compare(const void *left, const void *right)
{
    const struct target *a = left, *b = right;
    if (a->spot.on_board != b->spot.on_board)
        return a->spot.on_board ? -1 : 1;
    if (rank(a) != rank(b))
        return rank(a) - rank(b);
    if (a->spot.on_board && a->spot.y != b->spot.y)
        return a->spot.y - b->spot.y;
    if (a->spot.on_board && a->spot.x != b->spot.x)
        return a->spot.x - b->spot.x;
    if (a->action[0].a != b->action[0].a)
        return a->action[0].a - b->action[0].a;
    return a->spot.segment - b->spot.segment;
}

void choices_clear(struct choices *c)
{
    c->count = c->groups = c->placeless = 0;
}

static void find_groups(struct choices *c)
{
    for (int i = 0; i < c->count && c->list[i].spot.on_board; i++) {
        const struct target *t = &c->list[i];
        bool is_new = i == 0 || rank(t) != rank(t - 1);
        if (is_new && c->groups < GROUPS_MAX)
            c->group[c->groups++] = (struct group){i, 0, false};
        struct group *group = &c->group[c->groups - 1];
        const struct aude_spot *first = &c->list[group->first].spot;
        group->is_spread |= target_is_place(t) || t->spot.x != first->x || t->spot.y != first->y;
        group->count++;
        c->placeless = i + 1;
    }
}

void choices_make(struct choices *c, const struct aude_state *s)
{
    struct aude_action action[AUDE_LEGAL_MAX];
    struct aude_tile tile[AUDE_TILES_MAX];
    int tiles = aude_tiles(s, tile, AUDE_TILES_MAX);
    const struct aude_tile *fresh = tiles > 0 ? &tile[tiles - 1] : NULL;
    choices_clear(c);
    int n = aude_actor(s) < 0 ? 0 : aude_legal(s, action, AUDE_LEGAL_MAX);
    for (int i = 0; i < n && i < AUDE_LEGAL_MAX; i++) {
        struct target t = {.spot = aude_where(s, action[i]), .action = {action[i]}, .turns = 1};
        t.is_elsewhere = action[i].verb == AUDE_PUT && fresh != NULL &&
                         (t.spot.x != fresh->x || t.spot.y != fresh->y);
        if (!is_twin(s, &t.spot))
            add_target(c, &t);
    }
    qsort(c->list, (size_t)c->count, sizeof *c->list, compare);
    find_groups(c);
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

int choices_group_of(const struct choices *c, int target)
{
    for (int i = 0; i < c->groups; i++)
        if (target >= c->group[i].first && target < c->group[i].first + c->group[i].count)
            return i;
    return -1;
}

static int group_count(const struct choices *c, int group)
{
    return group < 0 || group >= c->groups ? 0 : c->group[group].count;
}

int choices_seen(const struct choices *c, int group)
{
    return group_count(c, group) + c->count - c->placeless;
}

int choices_number(const struct choices *c, int group, int target)
{
    if (target >= c->placeless)
        return group_count(c, group) + target - c->placeless + 1;
    return group >= 0 && choices_group_of(c, target) == group ? target - c->group[group].first + 1
                                                              : 0;
}

int choices_numbered(const struct choices *c, int group, int number)
{
    int count = group_count(c, group);
    return number <= count ? c->group[group].first + number - 1 : c->placeless + number - count - 1;
}

struct box box_of(int x, int y)
{
    return (struct box){x, y, x, y};
}

void box_stretch(struct box *box, int x, int y)
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
            box = box_of(tile[0].x, tile[0].y);
        box_stretch(&box, tile[i].x, tile[i].y);
    }
    for (int i = 0; c != NULL && i < c->count; i++)
        if (c->list[i].spot.on_board)
            box_stretch(&box, c->list[i].spot.x, c->list[i].spot.y);
    return box;
}

int choices_pass(const struct choices *c)
{
    for (int i = c->placeless; i < c->count; i++)
        if (c->list[i].action[0].verb == AUDE_PASS)
            return i;
    return -1;
}

int choices_kinds(const struct choices *c)
{
    int pass = choices_pass(c);
    return c->groups + (c->count - c->placeless > (pass >= 0 ? 1 : 0) ? 1 : 0);
}

struct telling target_telling(const struct session *n, const struct target *t)
{
    return (struct telling){.s = n->now,
                            .language = n->language,
                            .names = n->names,
                            .actor = session_actor(n),
                            .action = target_action(t),
                            .is_elsewhere = t->is_elsewhere};
}

static bool has_segments(const struct aude_rules *r, int feature)
{
    const char *unit = aude_name(r, AUDE_NAME_UNIT, feature);
    return unit != NULL && strcmp(unit, "segment") == 0;
}

bool prospect_has_segments(const struct aude_rules *r)
{
    for (int i = 0; aude_name(r, AUDE_NAME_FEATURE, i) != NULL; i++)
        if (has_segments(r, i))
            return true;
    return false;
}

bool target_prospect(const struct session *n, const struct target *t, struct prospect *out)
{
    struct aude_action a = target_action(t);
    struct outlook outlook;
    if (!tell_outlook(n->now, a, n->scratch, &outlook))
        return false;
    out->feature = outlook.feature;
    out->now = outlook.now;
    out->done = outlook.done;
    out->is_loss = outlook.is_loss;
    out->size =
        has_segments(n->rules, out->feature.kind) ? out->feature.segments : out->feature.tiles;
    const char *role = aude_name(n->rules, AUDE_NAME_ROLE, outlook.feature.kind);
    const char *piece = aude_name(n->rules, AUDE_NAME_PIECE, outlook.piece);
    role = role == NULL ? "?" : words_noun(n->language, role, 1);
    piece = piece == NULL ? "?" : words_noun(n->language, piece, 1);
    bool is_named = words_names_pieces(n->rules);
    snprintf(out->who, sizeof out->who, "%s", outlook.is_strong || !is_named ? role : piece);
    snprintf(out->brief, sizeof out->brief, "%s", out->who);
    if (is_named && outlook.is_strong)
        snprintf(out->who, sizeof out->who, "%s (%s)", role, piece);
    if (outlook.piece > 0 && outlook.is_strong)
        snprintf(out->brief, sizeof out->brief, "%s", out->who);
    return true;
}

static void tell_figure(const struct session *n, const struct prospect *prospect, char *buf,
                        size_t len)
{
    const struct aude_feature *f = &prospect->feature;
    const char *name = aude_name(n->rules, AUDE_NAME_FEATURE, f->kind);
    bool is_one = prospect->size == 1, is_same = prospect->now == prospect->done;
    char size[64], now[16], done[16], count[16];
    snprintf(now, sizeof now, "%d", prospect->is_loss ? -prospect->now : prospect->now);
    snprintf(done, sizeof done, "%d", prospect->is_loss ? -prospect->done : prospect->done);
    snprintf(count, sizeof count, "%d", prospect->size);
    enum word unit = has_segments(n->rules, f->kind) ? (is_one ? WORD_SEGMENTS_1 : WORD_SEGMENTS)
                     : is_one                        ? WORD_TILE_1
                                                     : WORD_TILES;
    words_fill(size, sizeof size, words_text(n->language, unit),
               (const char *[]){count, words_noun(n->language, name == NULL ? "?" : name, 1)});
    enum word pattern = prospect->is_loss ? (is_same ? WORD_SPOT_LOST_SAME : WORD_SPOT_LOST)
                        : f->is_closed    ? WORD_SPOT_CLOSED
                        : is_same         ? WORD_SPOT_SAME
                                          : WORD_SPOT_OPEN;
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
    struct crown crown;
    if (fortune_crown(n->now, &t->spot, &crown)) {
        fortune_tell(n->language, &crown, buf, len);
        return;
    }
    struct telling telling = target_telling(n, t);
    tell_action(&telling, VERB_MAY, buf, len);
    /* Of a whole tile it matters who stands there. */
    if (!t->spot.on_board || t->spot.segment >= 0)
        return;
    char figures[256];
    tell_figures(n->now, n->language, n->names, &t->spot, figures, sizeof figures);
    tell_add(buf, len, ": ", figures);
}

void target_brief(const struct session *n, const struct target *t, char *buf, size_t len)
{
    struct prospect prospect;
    char cell[32], figures[128], height[32], number[16];
    struct aude_action a = target_action(t);
    buf[0] = '\0';
    if (!t->spot.on_board) {
        struct telling telling = target_telling(n, t);
        tell_brief(&telling, buf, len);
        return;
    }
    snprintf(cell, sizeof cell, "%d,%d", t->spot.x, t->spot.y);
    if (target_prospect(n, t, &prospect)) {
        tell_add(buf, len, " ", t->is_elsewhere || prospect.is_loss ? cell : "");
        tell_add(buf, len, " ", prospect.brief);
        return;
    }
    int piece = aude_where(n->now, a).piece, high = tell_height(n->now, &t->spot);
    struct crown crown;
    if (fortune_crown(n->now, &t->spot, &crown)) {
        /* The ordinary figure needs no word. */
        fortune_name(n->language, &crown, buf, len);
        tell_add(buf, len, ", ",
                 piece <= 0
                     ? ""
                     : words_noun(n->language, aude_name(n->rules, AUDE_NAME_PIECE, piece), 1));
        return;
    }
    tell_add(buf, len, " ", cell);
    if (piece >= 0)
        tell_add(buf, len, " ",
                 words_noun(n->language, aude_name(n->rules, AUDE_NAME_PIECE, piece), 1));
    tell_figures(n->now, n->language, n->names, &t->spot, figures, sizeof figures);
    tell_add(buf, len, " ", figures);
    snprintf(number, sizeof number, "%d", high);
    words_fill(height, sizeof height, words_text(n->language, WORD_HEIGHT),
               (const char *[]){number});
    tell_add(buf, len, " ", high < 0 || figures[0] != '\0' ? "" : height);
}
