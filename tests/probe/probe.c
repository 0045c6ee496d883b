/*
 * probe.c: a pretend expansion, in no game that anybody plays. tools/probe adds it to a copy of
 * the engine by the recipe of HACKING.md, so that the module mechanism has a user of most parts
 * and a new expansion has something to start from. Its rules are invented:
 *
 * PROBE-01  Its 90 tiles are mixed with those of the base game.
 * PROBE-02  Everybody has two wagons: followers that stand only on roads and count as two.
 * PROBE-03  Everybody has a squire. He stands on a road or in a city in which his player has a
 *           follower, counts nothing and is in nobody's way.
 * PROBE-04  A tile of a road with a lantern is worth a point more; a second lantern adds nothing.
 * PROBE-05  Every market adds a point to its city.
 * PROBE-06  Once in a turn, before putting a figure, the player may pray.
 * PROBE-07  Once in a turn, instead of putting a figure, the player may offer another one a deal.
 *           If he agrees both get a point, otherwise a figure may still be put.
 * PROBE-08  When a tile with a bell was laid all players are asked, beginning with the one whose
 *           turn it is; who agrees prays. Only then what is complete is scored.
 * PROBE-09  Who continues a feature with a squire of his own may, once in a turn, draw a second
 *           tile after scoring.
 * PROBE-10  Who completes a city gets a seal, also for a city without knights.
 * PROBE-11  At the end every three prayers are worth a point, and the most seals 5 points, with
 *           the option seals=9 that many; on a tie each of them gets them.
 */
#include "land.h"

enum { SEALS };
enum { WAGON, SQUIRE };
enum { LANTERN, MARKET };
enum { BELL };
enum { TERM_PROBE, TERM_LANTERN, TERM_MARKET, TERM_TILE };
enum { PRAY, OFFER, AGREE, REFUSE, AGAIN };
enum { ANSWERS = 2 }; /* agree or refuse */

struct slice {
    uint8_t has_prayed, has_offered, has_drawn_again; /* in this turn */
    uint8_t is_continued;                             /* PROBE-09 holds for the tile laid last */
    uint8_t hearers;                                  /* still to be asked about the bell */
    uint8_t prayers[AUDE_SEATS], seals[AUDE_SEATS];
};

SLICE(ROW_probe)

/* ---- Tables ---------------------------------------------------------------------- */

static const struct option options[OPTIONS_MAX + 1] = {
    [SEALS] = {"seals", "5|9"},
    {NULL, NULL},
};

static const char *const on_roads[] = {"road", NULL};
static const char *const on_ways[] = {"road", "city", NULL};

static const struct piece_kind figures[] = {
    [WAGON] = {"wagon", 2, 2, true, false, on_roads},
    [SQUIRE] = {"squire", 1, 0, false, true, on_ways},
    {NULL, 0, 0, false, false, NULL},
};

static const char *const marks[] = {[LANTERN] = "lantern", [MARKET] = "market", NULL};
static const char *const seals[] = {"seal", NULL};
static const char *const favours[] = {"favour", NULL};
static const char *const symbols[] = {[BELL] = "bell", NULL};
static const char *const terms[] = {[TERM_PROBE] = "favour",
                                    [TERM_LANTERN] = "lantern",
                                    [TERM_MARKET] = "market",
                                    [TERM_TILE] = "tile",
                                    NULL};

/* ---- Figures and features ------------------------------------------------------------ */

/* Is the squire of a seat there? */
static bool has_squire(const struct land *g, int seat, int feature)
{
    const struct rules *r = rules_of(g);
    int squire = r->piece_kind_first[ROW_probe] + SQUIRE;
    const struct piece *piece = pieces(g) + seat * r->pieces + r->piece_first[squire];
    return piece->where == AUDE_ON_SEGMENT && features(g)[piece->segment] == feature;
}

static void worth(const struct land *g, const struct appraisal *f, struct worth *w)
{
    const uint8_t *mark = rules_of(g)->mark_of[ROW_probe];
    w->each = (int16_t)(w->each + f->mark[mark[LANTERN]]);
    w->extra = (int16_t)(w->extra + f->mark[mark[MARKET]]);
}

/* A lantern makes tiles worth more, a market brings its point. */
static void explain(const struct land *g, const struct appraisal *f, const struct worth *w,
                    struct aude_sum *out)
{
    const uint8_t *mark = rules_of(g)->mark_of[ROW_probe];
    if (f->mark[mark[LANTERN]] > 0)
        sum_own(g, ROW_probe,
                (struct own_term){TERM_LANTERN, TERM_TILE, AUDE_HOW_CAUSE, f->tiles, 0}, out);
    if (f->mark[mark[MARKET]] > 0)
        sum_own(g, ROW_probe,
                (struct own_term){TERM_MARKET, NO_TERM, AUDE_HOW_EACH, f->mark[mark[MARKET]],
                                  w->nothing ? 0 : 1},
                out);
}

static void pay(struct land *g, int seat, int points, struct aude_events *log)
{
    score_give(g, seat, points, rules_of(g)->reason_first[ROW_probe],
               rules_of(g)->term_of[ROW_probe][TERM_PROBE], log);
}

static bool has_bell(const struct rules *r, const struct kind *k)
{
    return k->symbol[r->symbol_of[ROW_probe][BELL]] != 0;
}

/* ---- Verbs --------------------------------------------------------------------------- */

static struct aude_action act(const struct land *g, int verb, int seat)
{
    int number = rules_of(g)->verb_first[ROW_probe] + verb;
    return (struct aude_action){.verb = (uint8_t)number, .b = (uint8_t)seat};
}

static enum flow apply_pray(struct land *g, struct aude_action a, struct aude_events *log)
{
    (void)a;
    (void)log;
    edit_slice(g)->has_prayed = 1;
    edit_slice(g)->prayers[g->turn]++;
    return FLOW_STAY;
}

static enum flow apply_offer(struct land *g, struct aude_action a, struct aude_events *log)
{
    (void)log;
    edit_slice(g)->has_offered = 1;
    g->asker = ROW_probe;
    g->offered = ANSWERS;
    g->actor = (int8_t)a.b;
    return FLOW_ASK;
}

/* The step tells which question it was. */
static enum flow apply_agree(struct land *g, struct aude_action a, struct aude_events *log)
{
    (void)a;
    if (step_of(g) == STEP_NEUTRAL) {
        edit_slice(g)->hearers--;
        edit_slice(g)->prayers[g->actor]++;
        return FLOW_STAY;
    }
    pay(g, g->turn, 1, log);
    pay(g, g->actor, 1, log);
    return FLOW_NEXT;
}

static enum flow apply_refuse(struct land *g, struct aude_action a, struct aude_events *log)
{
    (void)a;
    (void)log;
    if (step_of(g) == STEP_NEUTRAL)
        edit_slice(g)->hearers--;
    return FLOW_STAY;
}

static enum flow apply_again(struct land *g, struct aude_action a, struct aude_events *log)
{
    (void)a;
    (void)log;
    edit_slice(g)->has_drawn_again = 1;
    return FLOW_DRAW;
}

static const struct verb verbs[] = {
    [PRAY] = {"pray", 0, {PART_NONE}, NULL, why_bad_argument, apply_pray},
    [OFFER] = {"offer", 0, {PART_SEAT}, NULL, why_bad_argument, apply_offer},
    [AGREE] = {"agree", 0, {PART_NONE}, NULL, why_bad_argument, apply_agree},
    [REFUSE] = {"refuse", 0, {PART_NONE}, NULL, why_bad_argument, apply_refuse},
    [AGAIN] = {"again", 0, {PART_NONE}, NULL, why_bad_argument, apply_again},
    {.name = NULL},
};

/* ---- Stages and notices ---------------------------------------------------------------- */

static enum flow enter_begin(struct land *g, struct aude_events *log)
{
    struct slice *s = edit_slice(g);
    (void)log;
    s->has_prayed = s->has_offered = s->has_drawn_again = 0;
    return FLOW_NEXT;
}

static void list_deploy(const struct land *g, struct actions *out)
{
    if (slice(g)->has_prayed == 0)
        actions_add(out, act(g, PRAY, 0));
    for (int seat = 0; seat < seats_of(g) && slice(g)->has_offered == 0; seat++) {
        if (seat != g->turn)
            actions_add(out, act(g, OFFER, seat));
    }
}

static void list_answers(const struct land *g, struct actions *out)
{
    actions_add(out, act(g, AGREE, 0));
    actions_add(out, act(g, REFUSE, 0));
}

static enum flow enter_neutral(struct land *g, struct aude_events *log)
{
    (void)log;
    if (slice(g)->hearers == 0)
        return FLOW_NEXT;
    g->asker = ROW_probe;
    g->offered = ANSWERS;
    g->actor = (int8_t)((g->turn + seats_of(g) - slice(g)->hearers) % seats_of(g));
    return FLOW_ASK;
}

static void list_again(const struct land *g, struct actions *out)
{
    if (slice(g)->is_continued != 0 && slice(g)->has_drawn_again == 0 && g->left[0] > 0)
        actions_add(out, act(g, AGAIN, 0));
}

/* Whether a squire's feature is continued must be seen now: scoring may send him home. */
static void on_placed(struct land *g, struct aude_events *log)
{
    const struct tile *tile = &tiles(g)[g->fresh];
    const struct kind *k = &rules_of(g)->kind[tile->kind];
    struct slice *s = edit_slice(g);
    (void)log;
    s->hearers = has_bell(rules_of(g), k) ? (uint8_t)seats_of(g) : 0;
    s->is_continued = 0;
    for (int i = 0; i < k->segments; i++)
        s->is_continued |= has_squire(g, g->turn, features(g)[tile->first + i]);
}

static void on_closed(struct land *g, const struct appraisal *f, struct aude_events *log)
{
    if (strcmp(rules_of(g)->feature[f->kind].name, "city") != 0)
        return;
    edit_slice(g)->seals[g->turn]++;
    event_taken(g, rules_of(g)->token_first[ROW_probe], g->turn, 1, log);
}

static void on_end(struct land *g, struct aude_events *log)
{
    const struct slice *s = slice(g);
    int reward = rules_of(g)->option[ROW_probe][SEALS] == 0 ? 5 : 9;
    int most = 1;
    for (int seat = 0; seat < seats_of(g); seat++)
        most = s->seals[seat] > most ? s->seals[seat] : most;
    for (int seat = 0; seat < seats_of(g); seat++) {
        if (s->prayers[seat] >= 3)
            pay(g, seat, s->prayers[seat] / 3, log);
        if (s->seals[seat] == most)
            pay(g, seat, reward, log);
    }
}

static void show(const struct land *g, struct tokens *out)
{
    for (int seat = 0; seat < seats_of(g); seat++)
        tokens_add(out, (struct aude_token){.kind = rules_of(g)->token_first[ROW_probe],
                                            .tile = NONE,
                                            .seat = (int8_t)seat,
                                            .segment = -1,
                                            .count = slice(g)->seals[seat]});
}

static bool sound(const struct land *g)
{
    const struct slice *s = slice(g);
    bool is_asking = g->asker == ROW_probe;
    if (s->has_prayed > 1 || s->has_offered > 1 || s->has_drawn_again > 1 || s->is_continued > 1)
        return false;
    for (int seat = seats_of(g); seat < AUDE_SEATS; seat++) {
        if (s->prayers[seat] != 0 || s->seals[seat] != 0)
            return false;
    }
    if (is_asking && step_of(g) == STEP_DEPLOY)
        return s->has_offered == 1 && g->actor != g->turn;
    return s->hearers <= seats_of(g) && is_asking == (step_of(g) == STEP_NEUTRAL);
}

const struct module probe_module = {
    .name = "probe",
    .options = options,
    .pieces = figures,
    .marks = marks,
    .symbols = symbols,
    .terms = terms,
    .tokens = seals,
    .reasons = favours,
    .verbs = verbs,
    .state_size = sizeof(struct slice),
    .stages =
        {
            [STEP_BEGIN] = {.enter = enter_begin},
            [STEP_DEPLOY] = {.legal = list_deploy},
            [STEP_NEUTRAL] = {.enter = enter_neutral},
            [STEP_AGAIN] = {.legal = list_again},
        },
    .ask = list_answers,
    .worth = worth,
    .explain = explain,
    .on_placed = on_placed,
    .on_closed = on_closed,
    .on_end = on_end,
    .show = show,
    .sound = sound,
};
