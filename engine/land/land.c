/*
 * land.c: the family of tile-laying games. The loop over the steps of a turn, the actor, the
 * lists, and struct game.
 */
#include "land.h"

#ifdef AUDE_HOSTILE
enum { POISON = 0xa5 };
#else
enum { POISON = 0 };
#endif

static void finish(struct land *g, struct aude_events *log)
{
    g->stop = rules_of(g)->first_stop[STEP_OVER];
    g->actor = AUDE_OVER;
    g->asker = NONE;
    g->offered = 0;
    g->hand = NONE;
    memset(g->places, 0, sizeof g->places);
    score_final(g, log);
}

static inline bool may_pass(int step)
{
    return ((1u << STEP_DEPLOY | 1u << STEP_AFTER | 1u << STEP_AGAIN) >> step & 1) != 0;
}

/* What is legal for the actor, in order. */
static inline void list_all(const struct land *g, struct actions *out)
{
    const struct rules *r = rules_of(g);
    int step = step_of(g);
    if (g->asker != NONE) {
        r->module[g->asker]->ask(g, out);
        return;
    }
    list_hook *const *legal = r->legal[step];
    for (; *legal != NULL && !actions_done(out); legal++)
        (*legal)(g, out);
    if (may_pass(step) && out->count > 0)
        actions_add(out, (struct aude_action){.verb = AUDE_PASS});
}

/* How much the joined lists of this step offer. Where nobody adds to the places of the tile in
 * hand they have been counted already. */
static inline int count_offers(struct land *g)
{
    const struct rules *r = rules_of(g);
    int step = step_of(g), sum = 0;
    if (step == STEP_PLACE && r->lists[STEP_PLACE] == 1) {
        sum = g->places[3];
        g->offers[0] = (uint16_t)sum;
        return sum;
    }
    for (int i = 0; r->legal[step][i] != NULL; i++) {
        struct actions out = {.want = -1};
        r->legal[step][i](g, &out);
        g->offers[i] = (uint16_t)out.count;
        sum += out.count;
    }
    return sum + (may_pass(step) && sum > 0);
}

/* The k-th of the joined lists; those before it are passed over by what they offer. */
static inline struct aude_action pick_offer(const struct land *g, int k)
{
    list_hook *const *legal = rules_of(g)->legal[step_of(g)];
    for (int i = 0; legal[i] != NULL; k -= g->offers[i++]) {
        if (k >= g->offers[i])
            continue;
        struct actions out = {.want = k};
        legal[i](g, &out);
        return out.found;
    }
    return (struct aude_action){.verb = AUDE_PASS};
}

/* The next stop; after the last one of a turn the next turn begins. */
static inline void advance(struct land *g)
{
    g->stop = rules_of(g)->stop[g->stop].next;
}

/* From STEP_AGAIN it is the second part of the turn. */
static inline void go_to_draw(struct land *g)
{
    if (step_of(g) == STEP_AGAIN)
        g->part = 1;
    g->stop = rules_of(g)->first_stop[STEP_DRAW];
}

/* Runs the automatic parts of the turn until somebody must decide. */
static void run(struct land *g, struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    for (;;) {
        enter_hook *enter = r->stop[g->stop].enter;
        enum flow flow = FLOW_NEXT;
        if (enter != NULL) {
            flow = enter(g, log);
        } else {
            g->offered = (uint16_t)count_offers(g);
            g->actor = (int8_t)g->turn;
            if (g->offered > 0)
                return;
        }
        if (flow == FLOW_NEXT) {
            advance(g);
        } else if (flow == FLOW_DRAW) {
            go_to_draw(g);
        } else if (flow == FLOW_DONE) {
            g->stop = r->first_stop[STEP_CLEAN];
        } else {
            aude_require(flow == FLOW_ASK || flow == FLOW_END);
            if (flow == FLOW_END)
                finish(g, log);
            return;
        }
    }
}

/* Lays out the first position, once for all games with these rules. Poison shows whoever reads
 * what nobody has written. */
void land_prepare(const struct rules *r, struct land *g)
{
    memset((void *)g, POISON, r->head.state_size);
    memset((void *)g, 0, sizeof *g);
    g->state.rules = &r->head;
    memset(edit_bag(g), 0, (size_t)((r->kinds + 7) & ~7));
    memset(edit_bits(g), 0, (size_t)r->words_max * BLOCK_WORDS * sizeof(uint64_t));
    memset(edit_cells(g), 0, ((size_t)r->cells_mask + 1) * sizeof(struct cell));
    for (int row = 0; row < MODULES_MAX; row++) {
        if (r->module[row] != NULL)
            memset((char *)g + r->slice_at[row], 0, r->module[row]->state_size);
    }
    for (int kind = 0; kind < r->kinds; kind++) {
        edit_bag(g)[kind] = r->kind[kind].copies;
        uint8_t *left = &g->left[kind >= r->second_first];
        *left = (uint8_t)(*left + r->kind[kind].copies);
    }
    for (int seat = 0, row = 0; seat < r->head.seats; seat++) {
        for (int kind = 0; kind < r->piece_kinds; kind++) {
            edit_outs(g)[seat] = 0;
            edit_supplies(g)[seat * r->piece_kinds + kind] = r->piece[kind].supply;
            for (int i = 0; i < r->piece[kind].supply; i++)
                edit_pieces(g)[row++] = (struct piece){.kind = (uint8_t)kind};
        }
    }
    g->hand = NONE;
    g->asker = NONE;
    for (int i = 0; i < r->starts; i++) {
        bag_take(g, r->start[i].kind);
        board_place(g, r->start[i].kind, r->start[i].x, r->start[i].y, 0);
    }
    g->closed = 0;
    g->fresh = NONE;
    for (int row = 0; row < MODULES_MAX; row++) {
        if (r->module[row] != NULL && r->module[row]->on_start != NULL)
            r->module[row]->on_start(g);
    }
    run(g, NULL);
}

static void land_start(const struct aude_rules *rules, struct aude_state *s)
{
    const struct rules *r = (const struct rules *)(const void *)rules;
    memcpy((void *)s, (const char *)r + r->start_at, rules->state_size);
}

static int land_actor(const struct aude_state *s)
{
    return land_of(s)->actor;
}

static int land_count(const struct aude_state *s)
{
    const struct land *g = land_of(s);
    if (g->actor == AUDE_CHANCE)
        return bag_left(g);
    return g->offered;
}

static struct aude_action land_pick(const struct aude_state *s, int k)
{
    const struct land *g = land_of(s);
    aude_require(k >= 0 && g->actor != AUDE_OVER);
    if (g->actor == AUDE_CHANCE) {
        aude_require(k < bag_left(g));
        return (struct aude_action){.verb = AUDE_DRAW, .a = (uint8_t)bag_pick(g, k)};
    }
    aude_require(k < g->offered);
    if (g->asker == NONE)
        return pick_offer(g, k);
    struct actions out = {.want = k};
    rules_of(g)->module[g->asker]->ask(g, &out);
    return out.found;
}

static int land_legal(const struct aude_state *s, struct aude_action *list, int max)
{
    const struct land *g = land_of(s);
    struct actions out = {.list = list, .max = max, .want = -1};
    if (g->actor != AUDE_OVER)
        list_all(g, &out);
    return out.count;
}

static int land_chances(const struct aude_state *s, struct aude_chance *out, int max)
{
    const struct land *g = land_of(s);
    return g->actor == AUDE_CHANCE ? bag_chances(g, out, max) : 0;
}

static enum aude_status land_why(const struct aude_state *s, struct aude_action a)
{
    const struct land *g = land_of(s);
    struct aude_action list[AUDE_LEGAL_MAX];
    int count = land_legal(s, list, AUDE_LEGAL_MAX);
    if (a.verb >= rules_of(g)->verbs)
        return AUDE_UNKNOWN_VERB;
    const struct verb *verb = rules_of(g)->verb[a.verb];
    bool is_near = g->asker == NONE && (verb->steps >> step_of(g) & 1) != 0;
    for (int i = 0; i < count && !is_near; i++)
        is_near = list[i].verb == a.verb;
    return is_near ? verb->why(g, a) : AUDE_OUT_OF_STEP;
}

static void land_apply(struct aude_state *s, struct aude_action a, struct aude_events *log)
{
    struct land *g = edit_land(s);
    aude_require(a.verb < rules_of(g)->verbs && g->actor != AUDE_OVER);
    g->asker = NONE;
    g->offered = 0;
    enum flow flow = rules_of(g)->verb[a.verb]->apply(g, a, log);
    if (flow == FLOW_ASK)
        return;
    if (flow == FLOW_NEXT) {
        advance(g);
    } else if (flow == FLOW_LEAVE) {
        g->stop = rules_of(g)->first_stop[step_of(g) + 1];
    } else if (flow == FLOW_DRAW) {
        go_to_draw(g);
    }
    run(g, log);
}

static void land_end(struct aude_state *s, struct aude_events *log)
{
    struct land *g = edit_land(s);
    if (g->actor != AUDE_OVER)
        finish(g, log);
}

static void land_scores(const struct aude_state *s, int out[AUDE_SEATS])
{
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        out[seat] = land_of(s)->score[seat];
}

/* BASE-49, BASE-Q01: the most points win, and a tie is a shared win. */
static unsigned land_winners(const struct aude_state *s)
{
    const struct land *g = land_of(s);
    unsigned winners = 0;
    int most = 0;
    for (int seat = 0; seat < seats_of(g) && g->actor == AUDE_OVER; seat++) {
        if (winners == 0 || g->score[seat] > most) {
            winners = 0;
            most = g->score[seat];
        }
        if (g->score[seat] == most)
            winners |= 1u << seat;
    }
    return winners;
}

/* Tile games hide nothing: the bag is a public multiset. */
static void land_view(const struct aude_state *s, int seat, struct aude_state *out)
{
    (void)seat;
    memcpy(out, s, s->rules->state_size);
}

static struct aude_action land_seen(const struct aude_state *s, int seat, struct aude_action a)
{
    (void)s;
    (void)seat;
    return a;
}

static void land_guess(struct aude_state *view, struct aude_rng *rng)
{
    (void)view;
    (void)rng;
}

static enum aude_status land_action_read(const struct aude_state *s, const char *line,
                                         struct aude_action *out)
{
    const struct land *g = land_of(s);
    const struct rules *r = rules_of(g);
    const char *at = line;
    struct word verb = read_word(&at);
    memset(out, 0, sizeof *out);
    for (int i = 0; i < r->verbs; i++) {
        if (!word_is(verb, r->verb[i]->name))
            continue;
        out->verb = (uint8_t)i;
        enum aude_status status = read_parts(g, r->verb[i], &at, out);
        if (status != AUDE_OK)
            return status;
        return read_end(&at) ? AUDE_OK : AUDE_TRAILING_TEXT;
    }
    return AUDE_UNKNOWN_VERB;
}

static enum aude_status land_action_write(const struct aude_state *s, struct aude_action a,
                                          char *buf, size_t len)
{
    const struct land *g = land_of(s);
    struct writer out = writer_on(buf, len);
    if (a.verb >= rules_of(g)->verbs)
        return AUDE_UNKNOWN_VERB;
    write_text(&out, rules_of(g)->verb[a.verb]->name);
    write_parts(g, rules_of(g)->verb[a.verb], a, &out);
    return out.is_full ? AUDE_TEXT_TOO_LONG : AUDE_OK;
}

/* There are no cards here. */
static bool land_card_kind(const struct aude_rules *r, int i, struct aude_card_kind *out)
{
    (void)r;
    (void)i;
    (void)out;
    return false;
}

static int land_card_points(const struct aude_rules *r, enum aude_card_table table, int n,
                            bool *is_sure)
{
    (void)r;
    (void)table;
    (void)n;
    *is_sure = false;
    return -1;
}

static int land_cards(const struct aude_state *s, struct aude_card *out, int max)
{
    (void)s;
    (void)out;
    (void)max;
    return 0;
}

static int land_bag(const struct aude_state *s, int kind)
{
    const struct land *g = land_of(s);
    return kind >= 0 && kind < rules_of(g)->kinds ? bag(g)[kind] : 0;
}

static int land_left(const struct aude_state *s)
{
    return land_of(s)->left[0];
}

static int land_hand(const struct aude_state *s)
{
    return land_of(s)->hand == NONE ? -1 : land_of(s)->hand;
}

static int land_turn(const struct aude_state *s)
{
    return land_of(s)->turn;
}

static int land_step(const struct aude_state *s)
{
    return step_of(land_of(s));
}

static unsigned land_fits(const struct aude_state *s, int x, int y, int kind)
{
    const struct land *g = land_of(s);
    return kind >= 0 && kind < rules_of(g)->kinds ? board_fits(g, x, y, kind) : 0;
}

static struct aude_spot land_where(const struct aude_state *s, struct aude_action a)
{
    const struct land *g = land_of(s);
    if (a.verb >= rules_of(g)->verbs)
        return (struct aude_spot){.turn = -1, .segment = -1, .piece = -1, .seat = -1, .card = -1};
    return where_parts(g, rules_of(g)->verb[a.verb], a);
}

const struct game land_game = {
    .row = land_row,
    .expansion = land_expansion,
    .option = land_option,
    .rules_read = land_rules_read,
    .rules_write = land_rules_write,
    .start = land_start,
    .actor = land_actor,
    .count = land_count,
    .pick = land_pick,
    .legal = land_legal,
    .chances = land_chances,
    .why = land_why,
    .apply = land_apply,
    .end = land_end,
    .scores = land_scores,
    .winners = land_winners,
    .view = land_view,
    .seen = land_seen,
    .guess = land_guess,
    .action_read = land_action_read,
    .action_write = land_action_write,
    .sound = land_sound,
    .name = land_name,
    .facts = land_facts,
    .number = land_number,
    .kind = land_kind,
    .tiles = land_tiles,
    .laid = land_laid,
    .tile_at = land_tile_at,
    .features = land_features,
    .feature = land_feature,
    .open = land_open,
    .worth = land_worth,
    .feature_at = land_feature_at,
    .members = land_members,
    .pieces = land_pieces,
    .supply = land_supply,
    .tokens = land_tokens,
    .card_kind = land_card_kind,
    .card_points = land_card_points,
    .cards = land_cards,
    .bag = land_bag,
    .left = land_left,
    .hand = land_hand,
    .turn = land_turn,
    .step = land_step,
    .fits = land_fits,
    .where = land_where,
};
