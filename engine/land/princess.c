/*
 * princess.c: Princess & Dragon. The dragon, who comes with a volcano and walks when a dragon
 * tile is laid; the fairy, who keeps him off and brings points; portals, which lead a follower
 * anywhere; princesses, who send a knight home. Figures are followers if they keep each other
 * out; the dragon takes whatever stands on a tile.
 */
#include "land.h"

enum { FAIRY_STANDS, DRAGON_MOVES, PRINCESS_SAYS };
enum { FAIRY_TEXT, FAIRY_FOLLOWER };
enum { DRAGON_BEFORE, DRAGON_AFTER };
enum { PRINCESS_MAY, PRINCESS_MUST };
enum { PRINCESS };
enum { VOLCANO, DRAGON, PORTAL };
enum { MOVE_FAIRY, REMOVE, MOVE_DRAGON };
enum { TOKEN_DRAGON, TOKEN_FAIRY, TOKEN_ASIDE, TOKEN_STEPS };
enum { REASON_SCORING, REASON_TURN };
enum { TERM_FAIRY };
enum { STEPS_OF_WALK = 6, ASIDE_MAX = 12, AT_SCORING = 3, AT_TURN = 1 };

/* Tiles and pieces by their row plus one; zero: none. */
struct slice {
    uint8_t dragon;                  /* tile */
    uint8_t fairy;                   /* tile */
    uint8_t beside;                  /* piece the fairy was set beside, while it stands there */
    uint8_t asides;                  /* tiles laid aside */
    uint8_t walked;                  /* tiles in path; zero when the dragon does not walk */
    uint8_t path[STEPS_OF_WALK + 1]; /* rows of the tiles of this walk, its start first */
    uint8_t aside[ASIDE_MAX];        /* their kinds, in the order they were drawn */
};

_Static_assert(sizeof(struct slice) == 24, "no padding");

SLICE(ROW_princess)

/* ---- Tables ---------------------------------------------------------------------- */

static const struct option options[OPTIONS_MAX + 1] = {
    [FAIRY_STANDS] = {"fairy", "text|follower"},
    [DRAGON_MOVES] = {"dragon", "before|after"},
    [PRINCESS_SAYS] = {"princess", "may|must"},
    {NULL, NULL},
};

static const char *const marks[] = {[PRINCESS] = "princess", NULL};
static const char *const symbols[] = {
    [VOLCANO] = "volcano", [DRAGON] = "dragon", [PORTAL] = "portal", NULL};
static const char *const tokens[] = {[TOKEN_DRAGON] = "dragon",
                                     [TOKEN_FAIRY] = "fairy",
                                     [TOKEN_ASIDE] = "aside",
                                     [TOKEN_STEPS] = "steps",
                                     NULL};
static const char *const reasons[] = {
    [REASON_SCORING] = "fairy-scoring", [REASON_TURN] = "fairy-turn", NULL};
static const char *const terms[] = {[TERM_FAIRY] = "fairy", NULL};
static const struct number numbers[] = {{"fairy-scoring", AT_SCORING},
                                        {"fairy-turn", AT_TURN},
                                        {"dragon-steps", STEPS_OF_WALK},
                                        {NULL, 0}};

static int verb(const struct land *g, int number)
{
    return rules_of(g)->verb_first[ROW_princess] + number;
}

static bool shows(const struct land *g, int kind, int symbol)
{
    const struct rules *r = rules_of(g);
    return r->kind[kind].symbol[r->symbol_of[ROW_princess][symbol]] != 0;
}

static bool fresh_shows(const struct land *g, int symbol)
{
    return shows(g, tiles(g)[g->fresh].kind, symbol);
}

/* ---- Volcano, and tiles laid aside ------------------------------------------------------ */

/* PRIN-33, PRIN-Q14: before it is asked whether the tile fits. */
static enum flow enter_drawn(struct land *g, struct aude_events *log)
{
    struct slice *s = edit_slice(g);
    if (s->dragon != 0 || !shows(g, g->hand, DRAGON))
        return FLOW_NEXT;
    if (log != NULL)
        event_hand(g, AUDE_EVENT_ASIDE, 0, log);
    aude_require(s->asides < ASIDE_MAX);
    s->aside[s->asides++] = g->hand;
    g->hand = NONE;
    return FLOW_DRAW;
}

/* PRIN-34 */
static void mix_back(struct land *g, struct aude_events *log)
{
    struct slice *s = edit_slice(g);
    if (s->asides > 0 && log != NULL)
        event_hand(g, AUDE_EVENT_MIXED, s->asides, log);
    for (int i = 0; i < s->asides; i++)
        edit_bag(g)[s->aside[i]]++;
    g->left[0] = (uint8_t)(g->left[0] + s->asides);
    s->asides = 0;
    memset(s->aside, 0, sizeof s->aside);
}

/* PRIN-20, PRIN-24 */
static void on_placed(struct land *g, struct aude_events *log)
{
    if (!fresh_shows(g, VOLCANO))
        return;
    edit_slice(g)->dragon = (uint8_t)(g->fresh + 1);
    event_moved(g, rules_of(g)->token_first[ROW_princess] + TOKEN_DRAGON, g->fresh, 1, log);
    int cause = events_because(log);
    mix_back(g, log);
    events_cause(log, cause);
}

/* PRIN-21 to PRIN-23, PRIN-Q11: no follower beside the dragon, on the volcano or elsewhere. */
static bool may_enter(const struct land *g, int tile)
{
    return tile + 1 != slice(g)->dragon;
}

/* ---- Fairy ------------------------------------------------------------------------------- */

/* PRIN-13, PRIN-14, PRIN-Q07 to PRIN-Q09 */
static void list_fairy(const struct land *g, struct actions *out)
{
    int first = g->turn * rules_of(g)->pieces;
    int beside = slice(g)->beside - 1 - first;
    unsigned mask = followers_out(g, g->turn);
    if (beside >= 0 && beside < rules_of(g)->pieces)
        mask &= ~(1u << beside);
    if (actions_skip_all(out, count_bits(mask)))
        return;
    for (; mask != 0; mask &= mask - 1) {
        if (!actions_skip(out))
            actions_add(out, piece_action(g, verb(g, MOVE_FAIRY), first + lowest_bit(mask)));
    }
}

static enum aude_status why_fairy(const struct land *g, struct aude_action a)
{
    int row = piece_at(g, a);
    if (row < 0)
        return AUDE_NOBODY_THERE;
    if (row / rules_of(g)->pieces != g->turn)
        return AUDE_NO_OWN_FOLLOWER;
    return row + 1 == slice(g)->beside ? AUDE_ALREADY_THERE : AUDE_BAD_ARGUMENT;
}

static enum flow apply_fairy(struct land *g, struct aude_action a, struct aude_events *log)
{
    int row = piece_at(g, a);
    aude_require(row >= 0);
    edit_slice(g)->beside = (uint8_t)(row + 1);
    edit_slice(g)->fairy = (uint8_t)(piece_tile(g, row) + 1);
    event_moved(g, rules_of(g)->token_first[ROW_princess] + TOKEN_FAIRY, piece_tile(g, row), 1,
                log);
    return FLOW_NEXT;
}

/* Has the player on turn a follower with the fairy? PRIN-16, PRIN-Q01, PRIN-Q02 */
static bool is_with_fairy(const struct land *g)
{
    const struct slice *s = slice(g);
    int first = g->turn * rules_of(g)->pieces;
    if (rules_of(g)->option[ROW_princess][FAIRY_STANDS] == FAIRY_FOLLOWER)
        return s->beside > first && s->beside <= first + rules_of(g)->pieces;
    return (pieces_on_tile(g, g->turn, s->fairy - 1) & rules_of(g)->follower_rows) != 0;
}

/* PRIN-17: a turn begins once, also a double one. */
static enum flow enter_begin(struct land *g, struct aude_events *log)
{
    if (is_with_fairy(g))
        score_give(g, g->turn, AT_TURN, rules_of(g)->reason_first[ROW_princess] + REASON_TURN,
                   rules_of(g)->term_of[ROW_princess][TERM_FAIRY], log);
    return FLOW_NEXT;
}

/* PRIN-18, PRIN-Q04, PRIN-Q05 */
static void bonus(const struct land *g, const struct appraisal *f, int out[AUDE_SEATS])
{
    int row = slice(g)->beside - 1;
    if (row >= 0 && piece_feature(g, row) == f->feature)
        out[row / rules_of(g)->pieces] += AT_SCORING;
}

/* PRIN-19, PRIN-Q02: she stays on the tile, but beside nobody. */
static void on_left(struct land *g, int row, struct aude_events *log)
{
    (void)log;
    if (slice(g)->beside == row + 1)
        edit_slice(g)->beside = 0;
}

/* ---- Dragon ------------------------------------------------------------------------------ */

/* Has the dragon been there in this walk? */
static bool is_visited(const struct slice *s, int tile)
{
    unsigned there = 0;
    for (int i = 0; i <= STEPS_OF_WALK; i++)
        there |= (unsigned)(s->path[i] == tile) << i;
    return (there & ((1u << s->walked) - 1)) != 0;
}

static enum aude_status why_not_there(const struct land *g, int tile)
{
    const struct slice *s = slice(g);
    const struct tile *here = &tiles(g)[s->dragon - 1], *there = &tiles(g)[tile];
    int dx = true_x(g, there->x) - true_x(g, here->x);
    int dy = true_y(g, there->y) - true_y(g, here->y);
    if (dx * dx + dy * dy != 1)
        return AUDE_NOT_ADJACENT;
    if (tile + 1 == s->fairy)
        return AUDE_GUARDED;
    return is_visited(s, tile) ? AUDE_VISITED : AUDE_OK;
}

/* PRIN-15, PRIN-26, PRIN-28, PRIN-Q12 */
static void list_steps(const struct land *g, struct actions *out)
{
    static const int8_t dx[4] = {0, 1, 0, -1}, dy[4] = {-1, 0, 1, 0};
    const struct slice *s = slice(g);
    const struct tile *here = &tiles(g)[s->dragon - 1];
    int x = true_x(g, here->x), y = true_y(g, here->y);
    unsigned sides = 0;
    for (int side = 0; side < 4; side++) {
        int tile = board_find(g, x + dx[side], y + dy[side]);
        bool may_go = (tile >= 0) & (tile + 1 != s->fairy) & !is_visited(s, tile);
        sides |= (unsigned)may_go << side;
    }
    if (actions_skip_all(out, count_bits(sides)))
        return;
    for (; sides != 0; sides &= sides - 1) {
        int side = lowest_bit(sides);
        actions_add(out, (struct aude_action){.verb = (uint8_t)verb(g, MOVE_DRAGON),
                                              .x = (int16_t)(x + dx[side]),
                                              .y = (int16_t)(y + dy[side])});
    }
}

static enum aude_status why_dragon(const struct land *g, struct aude_action a)
{
    int tile = board_find(g, a.x, a.y);
    if (tile < 0)
        return AUDE_NO_TILE_THERE;
    enum aude_status status = why_not_there(g, tile);
    return status == AUDE_OK ? AUDE_BAD_ARGUMENT : status;
}

/* PRIN-29, PRIN-Q19: all that stand there go home. */
static enum flow apply_dragon(struct land *g, struct aude_action a, struct aude_events *log)
{
    struct slice *s = edit_slice(g);
    int tile = board_find(g, a.x, a.y);
    aude_require(tile >= 0 && s->walked > 0 && s->walked <= STEPS_OF_WALK);
    s->dragon = (uint8_t)(tile + 1);
    s->path[s->walked++] = (uint8_t)tile;
    event_moved(g, rules_of(g)->token_first[ROW_princess] + TOKEN_DRAGON, tile, 1, log);
    int cause = events_because(log);
    for (int seat = 0; seat < seats_of(g); seat++) {
        unsigned there = pieces_on_tile(g, seat, tile);
        for (; there != 0; there = (there & (there - 1)) & outs(g)[seat]) /* some go with others */
            piece_home(g, seat * rules_of(g)->pieces + lowest_bit(there), log);
    }
    events_cause(log, cause);
    return FLOW_STAY;
}

/* PRIN-26, PRIN-27, PRIN-31, PRIN-Q16: player after player, until six tiles or a dead end. */
static enum flow enter_walk(struct land *g, struct aude_events *log)
{
    struct slice *s = edit_slice(g);
    struct actions steps = {.want = -1};
    (void)log;
    if (!fresh_shows(g, DRAGON))
        return FLOW_NEXT;
    if (s->walked == 0)
        s->path[s->walked++] = (uint8_t)(s->dragon - 1);
    if (s->walked <= STEPS_OF_WALK)
        list_steps(g, &steps);
    if (steps.count == 0) {
        s->walked = 0;
        memset(s->path, 0, sizeof s->path);
        return FLOW_NEXT;
    }
    g->asker = ROW_princess;
    g->offered = (uint16_t)steps.count;
    g->actor = (int8_t)((g->turn + s->walked - 1) % seats_of(g));
    return FLOW_ASK;
}

/* ---- Portal ------------------------------------------------------------------------------ */

static bool may_reach(const struct land *g)
{
    return fresh_shows(g, PORTAL);
}

/* Can a follower be sent to this segment? Not on the new tile, which the kernel offers, and only
 * to the first segment of a feature on its tile. PRIN-Q11 */
static inline bool is_reached(const struct land *g, int segment)
{
    int row = tiles_of(g)[segment];
    const struct tile *tile = &tiles(g)[row];
    int number = segment - tile->first;
    if (row == g->fresh || !piece_may_enter(g, row))
        return false;
    return (rules_of(g)->kind[tile->kind].twins >> number & 1) == 0 ||
           feature_is_first(g, row, number);
}

/* Every tile of a feature, for these kinds of pieces. */
static void add_members(const struct land *g, int feature, unsigned kinds, struct actions *out)
{
    int at = feature;
    do {
        const struct tile *tile = &tiles(g)[tiles_of(g)[at]];
        struct aude_action a = {.verb = AUDE_PUT,
                                .b = (uint8_t)(at - tile->first),
                                .x = (int16_t)true_x(g, tile->x),
                                .y = (int16_t)true_y(g, tile->y)};
        for (unsigned mask = is_reached(g, at) ? kinds : 0; mask != 0; mask &= mask - 1) {
            a.a = (uint8_t)lowest_bit(mask);
            actions_add(out, a);
        }
        at = nexts(g)[at];
    } while (at != feature);
}

/* How many tiles of a feature are reached: those that are not in the set. */
static int count_members(const uint16_t *next, const uint8_t *tile_of, int feature,
                         const uint64_t shut[TILE_WORDS])
{
    uint64_t seen[TILE_WORDS];
    int members = 0, at = feature;
    memcpy(seen, shut, sizeof seen);
    do {
        int row = tile_of[at];
        uint64_t *word = &seen[row >> 6], bit = (uint64_t)1 << (row & 63);
        members += (*word & bit) == 0;
        *word |= bit;
        at = next[at];
    } while (at != feature);
    return members;
}

/* The tiles that nobody can be sent to, as a set: the new one, and where a veto is. */
static void find_shut(const struct land *g, uint64_t shut[TILE_WORDS])
{
    memset(shut, 0, TILE_WORDS * sizeof shut[0]);
    for (int row = 0; row < g->tiles; row++)
        shut[row >> 6] |= (uint64_t)!piece_may_enter(g, row) << (row & 63);
    shut[g->fresh >> 6] |= (uint64_t)1 << (g->fresh & 63);
}

/* By kind of feature: which of these kinds of pieces stand on it. */
static void find_standing(const struct rules *r, unsigned kinds, uint8_t out[FEATURE_KINDS_MAX])
{
    for (int i = 0; i < r->feature_kinds; i++) {
        out[i] = 0;
        for (unsigned mask = kinds; mask != 0; mask &= mask - 1)
            out[i] |=
                (uint8_t)((unsigned)(r->piece_on[lowest_bit(mask)] >> i & 1) << lowest_bit(mask));
    }
}

/* The features that nobody is on. Nobody can foresee which, so all are written down. */
static int find_empty(const struct land *g, uint16_t out[SEGMENT_WORDS * 64])
{
    const uint16_t *feature = features(g);
    const uint8_t *men = mens(g);
    int count = 0, segments = g->segments;
    for (int id = 0; id < segments; id++) {
        out[count] = (uint16_t)id;
        count += (feature[id] == id) & (men[id] == 0);
    }
    return count;
}

/* PRIN-35, PRIN-36, PRIN-Q27 to PRIN-Q29: followers, on what nobody is on and is not complete. */
static void list_portal(const struct land *g, struct actions *out)
{
    unsigned kinds = piece_followers(g);
    uint16_t empty[SEGMENT_WORDS * 64];
    uint8_t standing[FEATURE_KINDS_MAX];
    uint64_t shut[TILE_WORDS];
    if (kinds == 0)
        return;
    find_standing(rules_of(g), kinds, standing);
    find_shut(g, shut);
    int count = find_empty(g, empty);
    for (int i = 0; i < count && !actions_done(out); i++) {
        int id = empty[i];
        unsigned here = feature_is_complete(g, id) ? 0 : standing[feature_kind(g, id)];
        if (here == 0)
            continue;
        int members = count_members(nexts(g), tiles_of(g), id, shut);
        if (!actions_skip_all(out, members * count_bits(here)))
            add_members(g, id, here, out);
    }
}

/* ---- Princess ---------------------------------------------------------------------------- */

/* The feature of the fresh tile's segment with the princess, or -1. PRIN-Q21 */
static int chamber(const struct land *g)
{
    const struct tile *tile = &tiles(g)[g->fresh];
    const struct kind *k = &rules_of(g)->kind[tile->kind];
    int princess = rules_of(g)->mark_of[ROW_princess][PRINCESS];
    if ((k->marks >> princess & 1) == 0)
        return -1;
    for (int i = 0; i < k->segments; i++) {
        for (int j = 0; j < SEGMENT_MARKS && k->mark[i][j].count > 0; j++) {
            if (k->mark[i][j].mark == princess)
                return features(g)[tile->first + i];
        }
    }
    return -1;
}

/* PRIN-37, PRIN-38, PRIN-Q22, PRIN-Q26 */
static void list_knights(const struct land *g, struct actions *out)
{
    int feature = chamber(g);
    for (int seat = 0; feature >= 0 && seat < seats_of(g); seat++) {
        for (unsigned mask = followers_out(g, seat); mask != 0; mask &= mask - 1) {
            int row = seat * rules_of(g)->pieces + lowest_bit(mask);
            if (piece_feature(g, row) == feature && !actions_skip(out))
                actions_add(out, piece_action(g, verb(g, REMOVE), row));
        }
    }
}

static enum aude_status why_remove(const struct land *g, struct aude_action a)
{
    int row = piece_at(g, a);
    if (chamber(g) < 0)
        return AUDE_OUT_OF_STEP;
    if (row < 0)
        return AUDE_NOBODY_THERE;
    return piece_feature(g, row) == chamber(g) ? AUDE_BAD_ARGUMENT : AUDE_OUT_OF_RANGE;
}

/* PRIN-40, PRIN-42, PRIN-Q25: nothing else in this step. */
static enum flow apply_remove(struct land *g, struct aude_action a, struct aude_events *log)
{
    int row = piece_at(g, a);
    aude_require(row >= 0);
    piece_home(g, row, log);
    return FLOW_LEAVE;
}

/* PRIN-Q23: with princess=must there is no other choice. */
static enum flow enter_deploy(struct land *g, struct aude_events *log)
{
    struct actions knights = {.want = -1};
    (void)log;
    list_knights(g, &knights);
    if (knights.count == 0)
        return FLOW_NEXT;
    g->asker = ROW_princess;
    g->offered = (uint16_t)knights.count;
    g->actor = (int8_t)g->turn;
    return FLOW_ASK;
}

/* ---- The module -------------------------------------------------------------------------- */

static void list_deploy(const struct land *g, struct actions *out)
{
    list_fairy(g, out);
    list_knights(g, out);
    if (may_reach(g))
        list_portal(g, out);
}

/* PRIN-08, PRIN-Q17, PRIN-Q23: the dragon walks before or after scoring, and only with
 * princess=must there is a question before the choice. */
static void on_rules(struct rules *r)
{
    const uint8_t *option = r->option[ROW_princess];
    r->stage[ROW_princess][option[DRAGON_MOVES] == DRAGON_BEFORE ? STEP_AFTER : STEP_NEUTRAL]
        .enter = NULL;
    if (option[PRINCESS_SAYS] == PRINCESS_MAY)
        r->stage[ROW_princess][STEP_DEPLOY].enter = NULL;
}

static void list_asked(const struct land *g, struct actions *out)
{
    if (step_of(g) == STEP_DEPLOY)
        list_knights(g, out);
    else
        list_steps(g, out);
}

static const struct verb verbs[] = {
    [MOVE_FAIRY] =
        {"fairy", 1u << STEP_DEPLOY, {PART_TILE, PART_FIGURE}, NULL, why_fairy, apply_fairy},
    [REMOVE] =
        {"remove", 1u << STEP_DEPLOY, {PART_TILE, PART_FIGURE}, NULL, why_remove, apply_remove},
    [MOVE_DRAGON] = {"dragon", 0, {PART_TILE}, NULL, why_dragon, apply_dragon},
    {.name = NULL},
};

static struct aude_token token_at(const struct land *g, int number, int tile)
{
    struct aude_token token = {.kind = (uint8_t)(rules_of(g)->token_first[ROW_princess] + number),
                               .tile = NONE,
                               .seat = -1,
                               .segment = -1,
                               .count = 1};
    if (tile >= 0) {
        token.on_board = true;
        token.x = (int16_t)true_x(g, tiles(g)[tile].x);
        token.y = (int16_t)true_y(g, tiles(g)[tile].y);
    }
    return token;
}

static void show(const struct land *g, struct tokens *out)
{
    const struct slice *s = slice(g);
    struct aude_token fairy = token_at(g, TOKEN_FAIRY, s->fairy - 1);
    if (s->beside != 0)
        fairy.segment = (int8_t)(pieces(g)[s->beside - 1].segment - tiles(g)[s->fairy - 1].first);
    tokens_add(out, token_at(g, TOKEN_DRAGON, s->dragon - 1));
    tokens_add(out, fairy);
    if (s->walked > 0 && g->actor != AUDE_OVER) {
        struct aude_token steps = token_at(g, TOKEN_STEPS, -1);
        steps.count = (int16_t)(STEPS_OF_WALK + 1 - s->walked);
        tokens_add(out, steps);
    }
    for (int kind = 0; kind < rules_of(g)->kinds; kind++) {
        struct aude_token aside = token_at(g, TOKEN_ASIDE, -1);
        aside.tile = (uint8_t)kind;
        aside.count = 0;
        for (int i = 0; i < s->asides; i++)
            aside.count = (int16_t)(aside.count + (s->aside[i] == kind));
        if (aside.count > 0)
            tokens_add(out, aside);
    }
}

/* The tiles laid aside show the dragon, and there are none once it has come. */
static bool asides_are_sound(const struct land *g)
{
    const struct slice *s = slice(g);
    if (s->asides > ASIDE_MAX || (s->dragon != 0 && s->asides > 0))
        return false;
    for (int i = 0; i < ASIDE_MAX; i++) {
        bool is_dragon = s->aside[i] < rules_of(g)->kinds && shows(g, s->aside[i], DRAGON);
        if (i < s->asides ? !is_dragon : s->aside[i] != 0)
            return false;
    }
    return true;
}

/* A walk ends where the dragon is; without one the path is empty. */
static bool path_is_sound(const struct land *g)
{
    const struct slice *s = slice(g);
    bool is_walking = g->asker == ROW_princess && step_of(g) != STEP_DEPLOY;
    if (s->walked > STEPS_OF_WALK + 1 || (is_walking != (s->walked > 0) && g->actor != AUDE_OVER))
        return false;
    for (int i = s->walked; i <= STEPS_OF_WALK; i++) {
        if (s->path[i] != 0)
            return false;
    }
    return s->walked == 0 || s->path[s->walked - 1] + 1 == s->dragon;
}

static bool sound(const struct land *g)
{
    const struct slice *s = slice(g);
    int pieces_of_seat = rules_of(g)->pieces, rows = seats_of(g) * pieces_of_seat;
    if (s->dragon > g->tiles || s->fairy > g->tiles || s->beside > rows)
        return false;
    for (int row = 0; row < rows; row++) {
        bool is_out = (followers_out(g, row / pieces_of_seat) >> (row % pieces_of_seat) & 1) != 0;
        if (is_out && piece_tile(g, row) + 1 == s->dragon)
            return false;
        if (row + 1 == s->beside && (!is_out || piece_tile(g, row) + 1 != s->fairy))
            return false;
    }
    return asides_are_sound(g) && path_is_sound(g);
}

const struct module princess_module = {
    .name = "princess",
    .options = options,
    .marks = marks,
    .symbols = symbols,
    .tokens = tokens,
    .reasons = reasons,
    .terms = terms,
    .numbers = numbers,
    .verbs = verbs,
    .state_size = sizeof(struct slice),
    .stages =
        {
            [STEP_BEGIN] = {.enter = enter_begin},
            [STEP_DRAWN] = {.enter = enter_drawn},
            [STEP_DEPLOY] = {.enter = enter_deploy, .legal = list_deploy},
            [STEP_NEUTRAL] = {.enter = enter_walk},
            [STEP_AFTER] = {.enter = enter_walk},
        },
    .ask = list_asked,
    .on_rules = on_rules,
    .may_enter = may_enter,
    .may_reach = may_reach,
    .bonus = bonus,
    .on_placed = on_placed,
    .on_left = on_left,
    .show = show,
    .sound = sound,
};
