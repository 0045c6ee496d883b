/*
 * conform_secret.c: nothing that a seat is given may depend on what it may not know. Two games that
 * differ only in hidden things are played side by side with actions that look the same to a seat;
 * whatever that seat can ask or is told must be the same in both. Such a pair ends when a hidden
 * thing becomes known and differs.
 */
#include "conform.h"

#include <string.h>

enum {
    TRIES = 12,     /* for an action that both games know */
    ALIKE_OF = 4,   /* in all but one of so many cases the hidden cards are the same as well, */
                    /* so that a pair lasts long */
    SHORT_PAIR = 3, /* games without secrets are not worth more */
    LONG_PAIR = 120,
    CARDS = 256
};

/* ---- Sums of everything ------------------------------------------------------------------------ */

/* Field by field, because of the padding. */
static void add(uint64_t *sum, int64_t value)
{
    *sum = (*sum ^ (uint64_t)value) * UINT64_C(0x100000001b3);
    *sum ^= *sum >> 29;
}

static void add_sum(uint64_t *sum, const struct aude_sum *w)
{
    add(sum, w->points);
    for (int i = 0; i < w->terms; i++) {
        const struct aude_term *t = &w->term[i];
        const int fields[] = {t->what, t->which, t->how, t->count, t->each, t->points};
        for (size_t k = 0; k < sizeof fields / sizeof fields[0]; k++)
            add(sum, fields[k]);
    }
}

uint64_t sum_of_events(const struct aude_events *events)
{
    uint64_t sum = 1;
    add(&sum, events->count);
    for (int i = 0; i < events->count; i++) {
        const struct aude_event *e = &events->list[i];
        const int fields[] = {e->kind,    e->seat,  e->points, e->tile,     e->feature,
                              e->piece,   e->token, e->why,    e->other,    e->count,
                              e->segment, e->x,     e->y,      e->is_final, e->cause};
        for (size_t k = 0; k < sizeof fields / sizeof fields[0]; k++)
            add(&sum, fields[k]);
        add_sum(&sum, &e->sum);
        for (int seat = 0; seat < AUDE_SEATS; seat++)
            add(&sum, e->strength[seat]);
    }
    return sum;
}

static void add_line(uint64_t *sum, const struct aude_state *s, struct aude_action a)
{
    char line[AUDE_LINE_MAX] = "";
    add(sum, aude_action_write(s, a, line, sizeof line));
    for (const char *at = line; *at != '\0'; at++)
        add(sum, *at);
}

static void add_actions(uint64_t *sum, const struct aude_state *s)
{
    static struct aude_action legal[AUDE_LEGAL_MAX];
    static struct aude_chance chance[AUDE_LEGAL_MAX];
    int count = aude_legal(s, legal, AUDE_LEGAL_MAX);
    int chances = aude_chances(s, chance, AUDE_LEGAL_MAX);
    add(sum, count);
    for (int i = 0; i < count; i++) {
        struct aude_spot spot = aude_where(s, legal[i]);
        const int fields[] = {spot.on_board, spot.x,     spot.y,    spot.turn,
                              spot.segment,  spot.piece, spot.seat, spot.card};
        add_line(sum, s, legal[i]);
        for (size_t k = 0; k < sizeof fields / sizeof fields[0]; k++)
            add(sum, fields[k]);
    }
    for (int i = 0; i < chances; i++) {
        add_line(sum, s, chance[i].action);
        add(sum, chance[i].weight);
    }
    add(sum, aude_count(s));
}

static void add_feature(uint64_t *sum, const struct aude_state *s, const struct aude_feature *f)
{
    static struct aude_member member[AUDE_TILES_MAX * AUDE_SEGMENTS];
    struct aude_sum worth;
    int members = aude_members(s, f->id, member, AUDE_TILES_MAX * AUDE_SEGMENTS);
    const int fields[] = {f->id,       f->kind,   f->is_closed, f->open, f->tiles,
                          f->segments, f->owners, f->x,         f->y,    f->segment};
    for (size_t k = 0; k < sizeof fields / sizeof fields[0]; k++)
        add(sum, fields[k]);
    for (int mark = 0; mark < AUDE_MARKS; mark++)
        add(sum, f->mark[mark]);
    for (int seat = 0; seat < AUDE_SEATS; seat++) {
        add(sum, f->strength[seat]);
        add(sum, f->now[seat]);
        add(sum, f->done[seat]);
        if (aude_worth(s, f->id, AUDE_COMPLETE, seat, &worth))
            add_sum(sum, &worth);
    }
    add(sum, f->worth_now);
    add(sum, f->worth_done);
    for (int i = 0; i < members; i++) {
        add(sum, member[i].x);
        add(sum, member[i].y);
        add(sum, member[i].segment);
    }
}

static void add_features(uint64_t *sum, const struct aude_state *s)
{
    static struct aude_feature feature[AUDE_FEATURES_MAX];
    int count = aude_features(s, feature, AUDE_FEATURES_MAX);
    add(sum, count);
    for (int i = 0; i < count; i++)
        add_feature(sum, s, &feature[i]);
}

static void add_things(uint64_t *sum, const struct aude_state *s)
{
    static struct aude_piece piece[AUDE_PIECES_MAX];
    static struct aude_token token[AUDE_TOKENS_MAX];
    static struct aude_card card[CARDS];
    int pieces = aude_pieces(s, piece, AUDE_PIECES_MAX);
    int tokens = aude_tokens(s, token, AUDE_TOKENS_MAX);
    int cards = aude_cards(s, card, CARDS);
    for (int i = 0; i < pieces; i++) {
        const struct aude_piece *p = &piece[i];
        const int fields[] = {p->seat, p->kind, p->where, p->segment, p->x, p->y, p->holder};
        for (size_t k = 0; k < sizeof fields / sizeof fields[0]; k++)
            add(sum, fields[k]);
        add(sum, p->seat < 0 ? 0 : aude_supply(s, p->seat, p->kind));
    }
    for (int i = 0; i < tokens; i++) {
        const struct aude_token *k = &token[i];
        const int fields[] = {k->kind, k->tile, k->seat,    k->on_board,
                              k->x,    k->y,    k->segment, k->count};
        for (size_t n = 0; n < sizeof fields / sizeof fields[0]; n++)
            add(sum, fields[n]);
    }
    for (int i = 0; i < cards; i++) {
        const struct aude_card *c = &card[i];
        const int fields[] = {c->kind, c->where, c->seat, c->row, c->place, c->count, c->is_down};
        for (size_t k = 0; k < sizeof fields / sizeof fields[0]; k++)
            add(sum, fields[k]);
    }
}

static void add_numbers(uint64_t *sum, const struct aude_state *s)
{
    const char *name;
    int number;
    for (int i = 0; (name = aude_name(aude_rules_of(s), AUDE_NAME_NUMBER, i)) != NULL; i++)
        add(sum, aude_number(s, name, &number) ? number : -1);
}

uint64_t sum_of_answers(const struct aude_state *s)
{
    uint64_t sum = 1;
    int score[AUDE_SEATS];
    struct aude_kind tile;
    struct aude_card_kind card;
    const struct aude_rules *r = aude_rules_of(s);
    const int answers[] = {aude_actor(s), aude_turn(s), aude_step(s),
                           aude_hand(s),  aude_left(s), (int)aude_winners(s)};
    for (size_t k = 0; k < sizeof answers / sizeof answers[0]; k++)
        add(&sum, answers[k]);
    aude_scores(s, score);
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        add(&sum, score[seat]);
    for (int i = 0; aude_kind(r, i, &tile) || aude_card_kind(r, i, &card); i++)
        add(&sum, aude_bag(s, i));
    add_actions(&sum, s);
    add_features(&sum, s);
    add_things(&sum, s);
    add_numbers(&sum, s);
    add(&sum, (int64_t)aude_hash(s));
    return sum;
}

/* ---- Two games side by side --------------------------------------------------------------------- */

/* An action of other that looks like a seen one of the first game; false if there is none. */
static bool find_like(struct trial *t, const struct aude_state *other, int seat,
                      struct aude_action a, struct aude_action seen, struct aude_action *out)
{
    static struct aude_action legal[AUDE_LEGAL_MAX];
    int count = aude_legal(other, legal, AUDE_LEGAL_MAX), found = 0;
    bool is_alike = aude_rng_below(&t->know.rng, ALIKE_OF) > 0;
    for (int i = 0; i < count; i++) {
        struct aude_action like = aude_seen(other, seat, legal[i]);
        if (memcmp(&like, &seen, sizeof like) != 0)
            continue;
        if (is_alike && memcmp(&legal[i], &a, sizeof a) == 0) {
            *out = a;
            return true;
        }
        if (aude_rng_below(&t->know.rng, ++found) == 0)
            *out = legal[i];
    }
    return found > 0;
}

/* Chooses what both games can do. */
static bool choose_pair(struct trial *t, int seat, const struct aude_state *one,
                        const struct aude_state *two, struct aude_action pair[2])
{
    for (int i = 0; i < TRIES; i++) {
        pair[0] = aude_pick(one, aude_rng_below(&t->know.rng, aude_count(one)));
        struct aude_action seen = aude_seen(one, seat, pair[0]);
        if (find_like(t, two, seat, pair[0], seen, &pair[1]))
            return true;
    }
    return false;
}

/* The views, in memory that held other things before. */
static bool has_same_view(struct trial *t, int seat, const struct aude_state *one,
                          const struct aude_state *two)
{
    struct know *k = &t->know;
    memset(k->view, 0xff, aude_state_size(t->rules));
    memset(k->next, 0, aude_state_size(t->rules));
    aude_view(one, seat, k->view);
    aude_view(two, seat, k->next);
    return is_same_state(k->view, k->next) && sum_of_answers(k->view) == sum_of_answers(k->next);
}

/* The lines that the seat gets. */
static bool has_same_line(int seat, const struct aude_state *one, const struct aude_state *two,
                          const struct aude_action pair[2])
{
    char first[AUDE_LINE_MAX], second[AUDE_LINE_MAX];
    return aude_action_write(one, aude_seen(one, seat, pair[0]), first, sizeof first) == AUDE_OK &&
           aude_action_write(two, aude_seen(two, seat, pair[1]), second, sizeof second) ==
               AUDE_OK &&
           strcmp(first, second) == 0;
}

/* k->other and k->then are two games that look the same to the seat. */
static void play_pair(struct trial *t, int seat)
{
    struct know *k = &t->know;
    struct aude_state *one = k->other, *two = k->then;
    struct aude_action pair[2];
    for (int i = 0; i < (t->is_cards ? LONG_PAIR : SHORT_PAIR); i++) {
        bool is_same = aude_actor(one) == aude_actor(two) && has_same_view(t, seat, one, two);
        expect(t, P_SECRET, is_same);
        if (!is_same || aude_actor(one) == AUDE_OVER || !choose_pair(t, seat, one, two, pair))
            return;
        expect(t, P_SECRET, has_same_line(seat, one, two, pair));
        aude_apply(one, pair[0], &k->events);
        aude_apply(two, pair[1], &k->other_events);
        expect(t, P_SECRET, sum_of_events(&k->events) == sum_of_events(&k->other_events));
    }
}

/* From the start on, so that neither views nor guesses are needed to get there. */
void keep_secret_from_start(struct trial *t)
{
    for (int seat = -1; seat < t->seats; seat++) {
        aude_start(t->rules, t->know.other);
        aude_start(t->rules, t->know.then);
        play_pair(t, seat);
    }
}

/* The true game, and what a seat might take for it. */
void keep_secret_from_now(struct trial *t)
{
    struct know *k = &t->know;
    int seat = aude_rng_below(&k->rng, t->seats + 1) - 1;
    aude_copy(k->other, t->now);
    aude_view(t->now, seat, k->then);
    aude_guess(k->then, &k->rng);
    play_pair(t, seat);
}
