/*
 * stretch.c: the rows as features. A stretch is what one follower claims, or what lies behind
 * the last follower of a row and is still open. Ids: a row for its open stretch, ROWS + seat
 * for a claimed one. When the game is over the rows are out of it and show nothing.
 */
#include "cards.h"

struct stretch {
    int row, from, to; /* cards from to to - 1, counted from 0 */
    int seat;          /* who claims it, or -1 */
};

/* ---- Finding ---------------------------------------------------------------------------------- */

/* Where the stretch before the claim with this number, or the open one behind them all, begins:
 * behind the last follower still standing before it. */
static int start_of(const struct cards *g, int row, int claims)
{
    int from = 0;
    for (int i = 0; i < claims; i++) {
        const struct claim *c = &g->claim[i];
        if (c->row == row && has_placed(g, c->seat) && c->place > from)
            from = c->place;
    }
    return from;
}

static bool find_stretch(const struct cards *g, int id, struct stretch *out)
{
    if (id < 0 || id >= ROWS + seats_of(g))
        return false;
    if (id < ROWS) {
        *out = (struct stretch){id, start_of(g, id, g->claims), g->length[id], -1};
        if (g->step == STEP_OVER)
            out->from = out->to = 0;
        return true;
    }
    int seat = id - ROWS;
    for (int i = 0; i < g->claims; i++) {
        const struct claim *c = &g->claim[i];
        if (c->seat != seat || !has_placed(g, seat))
            continue;
        *out = (struct stretch){c->row, start_of(g, c->row, i), c->place, seat};
        return true;
    }
    return false;
}

/* ---- What a stretch would bring ---------------------------------------------------------------- */

/* What one kind of animals brings a seat that gets a stretch. */
struct herd {
    int cards;  /* the seat has these and cannot help getting these */
    int jokers; /* joined already */
    int gained; /* of cards, new */
    int wrong;  /* may be sold or kept */
};

enum { NEVER = -10000 };

/* The best for one kind if so many more jokers join it; a kind without cards has no jokers. */
static int herd_worth(const struct cards *g, const struct herd *h, int jokers)
{
    int best = NEVER;
    for (int kept = 0; kept <= h->wrong; kept++) {
        int number = h->cards + kept, points = WRONG_POINTS * (h->wrong - kept);
        if (number == 0 && jokers > 0)
            continue;
        if (h->gained + kept + jokers > 0)
            points += animals_worth(g, number + h->jokers + jokers);
        best = points > best ? points : best;
    }
    return best;
}

/* The best that animals and jokers of a stretch bring: kind after kind, best[j] is the most if j
 * jokers have joined one of those seen so far. */
static int herds_worth(const struct cards *g, const struct herd herd[ROWS], int waiting, int gained)
{
    int best[ANIMALS_MAX + 1] = {0};
    int cards = 0, wrong = 0, jokers = waiting + gained;
    for (int j = 1; j <= jokers; j++)
        best[j] = NEVER;
    for (int kind = 0; kind < ROWS; kind++) {
        cards += herd[kind].cards;
        wrong += herd[kind].wrong;
        for (int all = jokers; all >= 0; all--) {
            int most = NEVER;
            for (int j = 0; j <= all; j++) {
                int points = best[all - j] + herd_worth(g, &herd[kind], j);
                most = points > most ? points : most;
            }
            best[all] = most;
        }
    }
    int alone = wrong * WRONG_POINTS + gained * LONE_JOKER;
    return cards == 0 && alone > best[jokers] ? alone : best[jokers];
}

/* What a seat would get at once for a haul from a row. Whatever it may choose is chosen for
 * points now, so a building in the wrong row is sold. */
static int haul_worth(const struct cards *g, const struct haul *h, int row, int seat)
{
    struct herd herd[ROWS];
    int points = h->sum * h->persons + WRONG_POINTS * (h->wrong + h->sold + h->specials);
    for (int kind = 0; kind < ROWS; kind++) {
        int own = kind == row ? h->animal[kind] : 0;
        herd[kind] = (struct herd){g->front[seat][kind] + own, g->joined[seat][kind], own,
                                   h->animal[kind] - own};
        points += kind == row ? 0 : WRONG_POINTS * h->building[kind];
    }
    return points + herds_worth(g, herd, g->waiting[seat], h->animal_jokers);
}

/* ---- Telling ---------------------------------------------------------------------------------- */

static void describe(const struct cards *g, int id, const struct stretch *t,
                     struct aude_feature *out)
{
    struct haul h = haul_of(g, t->row, t->from, t->to);
    memset(out, 0, sizeof *out);
    out->id = id;
    out->kind = (uint8_t)t->row;
    out->is_closed = t->seat >= 0;
    out->segments = t->to - t->from;
    out->x = (int16_t)(t->from + 1);
    out->y = (int16_t)t->row;
    for (int seat = 0; seat < seats_of(g) && h.cards > 0; seat++)
        out->done[seat] = haul_worth(g, &h, t->row, seat);
    if (t->seat < 0)
        return;
    out->owners = (uint8_t)(1u << t->seat);
    out->strength[t->seat] = 1;
    out->now[t->seat] = out->done[t->seat];
    out->worth_now.extra = (int16_t)out->now[t->seat];
    out->worth_now.points = out->worth_now.extra;
    out->worth_done = out->worth_now;
}

int cards_features(const struct aude_state *s, struct aude_feature *out, int max)
{
    const struct cards *g = cards_of(s);
    struct stretch t;
    int count = 0;
    for (int id = 0; id < ROWS + seats_of(g); id++) {
        if (!find_stretch(g, id, &t))
            continue;
        if (count < max)
            describe(g, id, &t, &out[count]);
        count++;
    }
    return count;
}

bool cards_feature(const struct aude_state *s, int id, struct aude_feature *out)
{
    struct stretch t;
    if (!find_stretch(cards_of(s), id, &t))
        return false;
    describe(cards_of(s), id, &t, out);
    return true;
}

int cards_feature_at(const struct aude_state *s, int x, int y, int segment)
{
    const struct cards *g = cards_of(s);
    struct stretch t;
    for (int id = 0; id < ROWS + seats_of(g) && segment == 0; id++) {
        if (find_stretch(g, id, &t) && t.row == y && x > t.from && x <= t.to)
            return id;
    }
    return -1;
}

int cards_members(const struct aude_state *s, int feature, struct aude_member *out, int max)
{
    struct stretch t;
    if (!find_stretch(cards_of(s), feature, &t))
        return 0;
    int count = t.to - t.from;
    for (int i = 0; i < count && i < max; i++)
        out[i] = (struct aude_member){(int16_t)(t.from + i + 1), (int16_t)t.row, 0};
    return count;
}
