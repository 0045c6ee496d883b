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

/* What a herd brings if so many of its wrong animals are kept and so many more jokers join it; a kind
 * without cards has no jokers. */
static int kept_worth(const struct cards *g, const struct herd *h, int kept, int jokers)
{
    int number = h->cards + kept, points = WRONG_POINTS * (h->wrong - kept);
    if (number == 0 && jokers > 0)
        return NEVER;
    if (h->gained + kept + jokers > 0)
        points += animals_worth(g, number + h->jokers + jokers);
    return points;
}

/* The best for one kind if so many more jokers join it. */
static int herd_worth(const struct cards *g, const struct herd *h, int jokers)
{
    int best = NEVER;
    for (int kept = 0; kept <= h->wrong; kept++) {
        int points = kept_worth(g, h, kept, jokers);
        best = points > best ? points : best;
    }
    return best;
}

/* The best that animals and jokers of a stretch bring: kind after kind, best[k][j] is the most if j
 * jokers have joined one of the first k kinds. */
static void herds_best(const struct cards *g, const struct herd herd[ROWS], int jokers,
                       int best[ROWS + 1][ANIMALS_MAX + 1])
{
    best[0][0] = 0;
    for (int j = 1; j <= jokers; j++)
        best[0][j] = NEVER;
    for (int kind = 0; kind < ROWS; kind++) {
        for (int all = 0; all <= jokers; all++) {
            int most = NEVER;
            for (int j = 0; j <= all; j++) {
                int points = best[kind][all - j] + herd_worth(g, &herd[kind], j);
                most = points > most ? points : most;
            }
            best[kind + 1][all] = most;
        }
    }
}

/* Without any animals the jokers are alone, if nothing is better. */
static int alone_worth(const struct herd herd[ROWS], int gained)
{
    int cards = 0, wrong = 0;
    for (int kind = 0; kind < ROWS; kind++) {
        cards += herd[kind].cards;
        wrong += herd[kind].wrong;
    }
    return cards > 0 ? NEVER : wrong * WRONG_POINTS + gained * LONE_JOKER;
}

static int herds_worth(const struct cards *g, const struct herd herd[ROWS], int waiting, int gained)
{
    int best[ROWS + 1][ANIMALS_MAX + 1], alone = alone_worth(herd, gained);
    herds_best(g, herd, waiting + gained, best);
    int most = best[ROWS][waiting + gained];
    return alone > most ? alone : most;
}

/* What a seat does with the animals of a stretch to get that: of the wrong ones of each kind it keeps
 * some, and to each kind some jokers go; or its jokers are alone. */
struct plan {
    bool is_alone;
    int kept[ROWS], jokers[ROWS];
};

TOLD static struct plan plan_herds(const struct cards *g, const struct herd herd[ROWS], int waiting,
                                   int gained)
{
    struct plan out = {.is_alone = false};
    int best[ROWS + 1][ANIMALS_MAX + 1], left = waiting + gained;
    herds_best(g, herd, left, best);
    out.is_alone = alone_worth(herd, gained) > best[ROWS][left];
    for (int kind = ROWS; kind-- > 0 && !out.is_alone; left -= out.jokers[kind]) {
        const struct herd *h = &herd[kind];
        while (best[kind][left - out.jokers[kind]] + herd_worth(g, h, out.jokers[kind]) !=
               best[kind + 1][left])
            out.jokers[kind]++;
        while (kept_worth(g, h, out.kept[kind], out.jokers[kind]) !=
               herd_worth(g, h, out.jokers[kind]))
            out.kept[kind]++;
    }
    return out;
}

/* What a haul from a row means for the animals of a seat. */
static void find_herds(const struct cards *g, const struct haul *h, int row, int seat,
                       struct herd out[ROWS])
{
    for (int kind = 0; kind < ROWS; kind++) {
        int own = kind == row ? h->animal[kind] : 0;
        out[kind] = (struct herd){g->front[seat][kind] + own, g->joined[seat][kind], own,
                                  h->animal[kind] - own};
    }
}

/* Buildings that lie in the wrong row. */
static int wrong_buildings(const struct haul *h, int row)
{
    int wrong = 0;
    for (int kind = 0; kind < ROWS; kind++)
        wrong += kind == row ? 0 : h->building[kind];
    return wrong;
}

/* What a seat would get at once for a haul from a row. Whatever it may choose is chosen for
 * points now, so a building in the wrong row is sold. */
static int haul_worth(const struct cards *g, const struct haul *h, int row, int seat)
{
    struct herd herd[ROWS];
    find_herds(g, h, row, seat, herd);
    return h->sum * h->persons +
           WRONG_POINTS * (h->wrong + h->sold + h->specials + wrong_buildings(h, row)) +
           herds_worth(g, herd, g->waiting[seat], h->animal_jokers);
}

static void add_tens(struct aude_sum *out, int what, int count)
{
    if (count > 0)
        sum_each(out, what, count, WRONG_POINTS);
}

/* How many cards of a type a stretch has, only those already sold or all. */
static int count_type(const struct cards *g, const struct stretch *t, enum card_type type,
                      bool is_sold)
{
    int count = 0;
    for (int i = t->from; i < t->to; i++) {
        int card = g->row[t->row][i], kind = card & CARD_KIND;
        count += kind != CARD_UNKNOWN && deck[kind].type == type && (!is_sold || card >= CARD_SOLD);
    }
    return count;
}

/* The same as a sum, in the order of CARD-Q18. */
TOLD static void explain(const struct cards *g, const struct stretch *t, int seat,
                         struct aude_sum *out)
{
    struct haul h = haul_of(g, t->row, t->from, t->to);
    struct herd herd[ROWS];
    int sold = count_type(g, t, ANIMAL, true);
    find_herds(g, &h, t->row, seat, herd);
    struct plan plan = plan_herds(g, herd, g->waiting[seat], h.animal_jokers);
    for (int kind = 0; kind < ROWS; kind++)
        sold += herd[kind].wrong - plan.kept[kind];
    add_tens(out, PERSON, h.wrong);
    add_tens(out, ANIMAL, sold);
    add_tens(out, BUILDING, count_type(g, t, BUILDING, true) + wrong_buildings(&h, t->row));
    if (h.persons > 0)
        sum_persons(out, h.persons, h.sum);
    if (plan.is_alone && h.animal_jokers > 0)
        sum_each(out, ANIMAL_JOKER, h.animal_jokers, LONE_JOKER);
    for (int kind = 0; kind < ROWS; kind++) {
        const struct herd *own = &herd[kind];
        int gained = own->gained + plan.kept[kind] + plan.jokers[kind];
        int number = own->cards + plan.kept[kind] + own->jokers + plan.jokers[kind];
        if (gained > 0)
            sum_together(out, ANIMAL, kind, number, animals_worth(g, number));
    }
    add_tens(out, DRAGON, count_type(g, t, DRAGON, false));
    add_tens(out, FAIRY, count_type(g, t, FAIRY, false));
    aude_require(out->points == haul_worth(g, &h, t->row, seat));
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

bool cards_worth(const struct aude_state *s, int feature, enum aude_when when, int seat,
                 struct aude_sum *out)
{
    struct stretch t;
    if (seat < 0 || !find_stretch(cards_of(s), feature, &t))
        return false;
    if (when == AUDE_COMPLETE || seat == t.seat)
        explain(cards_of(s), &t, seat, out);
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
        out[i] = (struct aude_member){
            .x = (int16_t)(t.from + i + 1), .y = (int16_t)t.row, .kind = AUDE_NONE};
    return count;
}
