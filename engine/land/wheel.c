/*
 * wheel.c: Wheel of Fortune. The board with the wheel lies on the table from the start. A drawn
 * tile with the wheel moves the pig; the segment where it stops does something to all, and then
 * pays the followers on its crown spaces, where one may be put instead of on the tile.
 */
#include "land.h"

/* The segments of the wheel, clockwise (WHEE-30, WHEE-Q02). Each is a kind of feature; its crown
 * spaces are the features of that kind, and its reason for points has the same number. */
enum { FORTUNA, TAXES, FAMINE, STORM, INQUISITION, PLAGUE, WHEEL };
enum { REASON_CROWN = PLAGUE };
enum { FIELD, CITY, CLOISTER };
enum { SHIELD };
enum { SYMBOL_WHEEL };
enum { TOKEN_PIG };
enum { VERB_CROWN, VERB_PLAGUE };
enum {
    TERM_FORTUNA,
    TERM_KNIGHT,
    TERM_SHIELD,
    TERM_FARMER,
    TERM_CITY,
    TERM_SUPPLY,
    TERM_MONK,
    TERM_CROWN,
    TERM_COURTIER
};
enum { SPACES_MAX = 9, LUCK = 3, MONK = 2, CROWN = 3 };

struct slice {
    uint16_t free;             /* mask of the crown spaces without a figure */
    uint8_t pig;               /* the segment of the wheel it is on */
    uint8_t from[WHEEL + 1];   /* the crown spaces of a segment: from its number to the next */
    uint8_t space[SPACES_MAX]; /* the segments of the board that are crown spaces */
    uint8_t row[SPACES_MAX];   /* of the figure there, where it is taken; else zero */
    uint8_t has_put;           /* the first part of the last double turn put one on a tile */
    uint8_t gap;               /* zero */
};

_Static_assert(sizeof(struct slice) == 3 + WHEEL + 1 + 2 * SPACES_MAX + 2, "no padding");

SLICE(ROW_wheel)

/* ---- Tables ------------------------------------------------------------------------------ */

/* WHEE-Q16, WHEE-Q17: a crown space is worth nothing at the end and joins nothing. */
static const struct feature_kind kinds[] = {
    [FORTUNA] = {"fortuna", "courtier", "", FEATURE_NEVER},
    [TAXES] = {"taxes", "courtier", "", FEATURE_NEVER},
    [FAMINE] = {"famine", "courtier", "", FEATURE_NEVER},
    [STORM] = {"storm", "courtier", "", FEATURE_NEVER},
    [INQUISITION] = {"inquisition", "courtier", "", FEATURE_NEVER},
    [PLAGUE] = {"plague", "courtier", "", FEATURE_NEVER},
    {NULL, NULL, NULL, 0},
};

static const char *const others[] = {
    [FIELD] = "field", [CITY] = "city", [CLOISTER] = "cloister", NULL};
static const char *const marks[] = {[SHIELD] = "shield", NULL};
static const char *const symbols[] = {[SYMBOL_WHEEL] = "wheel", NULL};
static const char *const tokens[] = {[TOKEN_PIG] = "pig", NULL};
static const char *const reasons[] = {[FORTUNA] = "fortuna",
                                      [TAXES] = "taxes",
                                      [FAMINE] = "famine",
                                      [STORM] = "storm",
                                      [INQUISITION] = "inquisition",
                                      [REASON_CROWN] = "crown",
                                      NULL};
static const char *const terms[] = {[TERM_FORTUNA] = "fortuna",   [TERM_KNIGHT] = "knight",
                                    [TERM_SHIELD] = "shield",     [TERM_FARMER] = "farmer",
                                    [TERM_CITY] = "city",         [TERM_SUPPLY] = "supply",
                                    [TERM_MONK] = "monk",         [TERM_CROWN] = "crown",
                                    [TERM_COURTIER] = "courtier", NULL};
static const struct number numbers[] = {{"fortuna", LUCK},
                                        {"crown", CROWN},
                                        {"inquisition", MONK},
                                        {"wheel-segments", WHEEL},
                                        {NULL, 0}};

static int reason(const struct land *g, int number)
{
    return rules_of(g)->reason_first[ROW_wheel] + number;
}

/* The crown spaces are where the board says. */
static void on_start(struct land *g)
{
    struct slice *s = edit_slice(g);
    int spaces = 0;
    for (int kind = 0; kind < WHEEL; kind++) {
        s->from[kind] = (uint8_t)spaces;
        for (int i = 0; i < g->segments; i++) {
            if (feature_kind(g, i) != rules_of(g)->feature_first[ROW_wheel] + kind)
                continue;
            aude_require(spaces < SPACES_MAX && i <= UINT8_MAX);
            s->space[spaces++] = (uint8_t)i;
        }
    }
    s->from[WHEEL] = (uint8_t)spaces;
    s->free = (uint16_t)((1u << spaces) - 1);
}

/* ---- Crown spaces ---------------------------------------------------------------------- */

/* The number of the crown space on a segment, or -1. */
static int space_at(const struct land *g, int segment)
{
    const struct slice *s = slice(g);
    unsigned kind = (unsigned)(feature_kind(g, segment) - rules_of(g)->feature_first[ROW_wheel]);
    int i = kind < WHEEL ? s->from[kind] : SPACES_MAX;
    while (i < s->from[WHEEL] && s->space[i] != segment)
        i++;
    return i < s->from[WHEEL] ? i : -1;
}

static struct aude_action crown_action(const struct land *g, int piece, int space)
{
    int segment = slice(g)->space[space];
    const struct tile *tile = &tiles(g)[tiles_of(g)[segment]];
    return (struct aude_action){.verb = (uint8_t)(rules_of(g)->verb_first[ROW_wheel] + VERB_CROWN),
                                .a = (uint8_t)piece,
                                .b = (uint8_t)(segment - tile->first),
                                .x = (int16_t)true_x(g, tile->x),
                                .y = (int16_t)true_y(g, tile->y)};
}

/* The crowns of one kind of figure; when only one is wanted, just that. */
APART static void add_crowns(const struct land *g, int kind, uint32_t free, struct actions *out)
{
    int n = count_bits(free);
    if (actions_skip_all(out, n))
        return;
    if (out->max > 0) {
        for (; free != 0; free &= free - 1)
            actions_add(out, crown_action(g, kind, lowest_bit(free)));
        return;
    }
    for (int k = out->want - out->count; k > 0; k--)
        free &= free - 1;
    out->found = crown_action(g, kind, lowest_bit(free));
    out->count += n;
}

/* WHEE-16, WHEE-17, WHEE-43, WHEE-Q13, WHEE-Q20: any follower in supply, instead of a figure on
 * the tile. */
static void list_any_crowns(const struct land *g, struct actions *out)
{
    unsigned kinds_left = piece_followers(g);
    uint32_t free = slice(g)->free;
    if (actions_skip_all(out, count_bits(kinds_left) * count_bits(free)))
        return;
    for (; kinds_left != 0; kinds_left &= kinds_left - 1)
        add_crowns(g, lowest_bit(kinds_left), free, out);
}

/* WHEE-Q22: somebody has put a follower on a tile in the first part of this turn. */
static bool is_shut(const struct land *g)
{
    return g->part > 0 && slice(g)->has_put != 0;
}

static void list_crowns(const struct land *g, struct actions *out)
{
    if (!is_shut(g))
        list_any_crowns(g, out);
}

/* WHEE-Q22: whoever stands on the new tile when its player has done with it was put there now. */
static enum flow enter_neutral(struct land *g, struct aude_events *log)
{
    const struct piece *row = &pieces(g)[g->turn * rules_of(g)->pieces];
    (void)log;
    if (g->part > 0)
        return FLOW_NEXT;
    uint8_t has_put = 0;
    for (unsigned mask = followers_out(g, g->turn); mask != 0; mask &= mask - 1)
        has_put |= tiles_of(g)[row[lowest_bit(mask)].segment] == g->fresh;
    edit_slice(g)->has_put = has_put;
    return FLOW_NEXT;
}

/* Where a turn has one part only, nobody need remember what was put. */
static void on_rules(struct rules *r)
{
    bool has_parts = false;
    for (int row = 0; row < MODULES_MAX; row++) {
        const struct stage *again = &r->stage[row][STEP_AGAIN];
        has_parts = has_parts || again->enter != NULL || again->legal != NULL;
    }
    if (has_parts)
        return;
    r->stage[ROW_wheel][STEP_NEUTRAL].enter = NULL;
    r->stage[ROW_wheel][STEP_DEPLOY].legal = list_any_crowns;
}

static enum aude_status why_crown(const struct land *g, struct aude_action a)
{
    const struct rules *r = rules_of(g);
    int tile = board_find(g, a.x, a.y);
    if (a.a >= r->piece_kinds)
        return AUDE_UNKNOWN_PIECE;
    if (tile < 0)
        return AUDE_NO_TILE_THERE;
    if (a.b >= r->kind[tiles(g)[tile].kind].segments)
        return AUDE_UNKNOWN_SEGMENT;
    int segment = tiles(g)[tile].first + a.b;
    int space = space_at(g, segment);
    if (space < 0 || !r->piece[a.a].blocks)
        return AUDE_NOT_ON_THAT;
    if (is_shut(g))
        return AUDE_FOLLOWER_PUT;
    if (piece_in_supply(g, g->turn, a.a) == 0)
        return AUDE_NO_PIECE_LEFT;
    return (slice(g)->free >> space & 1) == 0 ? AUDE_FEATURE_TAKEN : AUDE_BAD_ARGUMENT;
}

static enum flow apply_crown(struct land *g, struct aude_action a, struct aude_events *log)
{
    int tile = board_find(g, a.x, a.y);
    (void)log;
    aude_require(tile >= 0 && a.b < rules_of(g)->kind[tiles(g)[tile].kind].segments);
    int segment = tiles(g)[tile].first + a.b;
    int space = space_at(g, segment);
    aude_require(space >= 0 && (slice(g)->free >> space & 1) != 0);
    aude_require((rules_of(g)->followers >> (a.a & 31) & 1) != 0 && a.a < PIECE_KINDS_MAX);
    aude_require(piece_in_supply(g, g->turn, a.a) > 0);
    int row = piece_take(g, g->turn, a.a);
    piece_put(g, row, segment);
    edit_slice(g)->free &= (uint16_t) ~(1u << space);
    edit_slice(g)->row[space] = (uint8_t)row;
    return FLOW_NEXT;
}

/* WHEE-38 to WHEE-42: alone one gets the points of all spaces, two get those of one each. */
static int spaces_paid(int figures, int spaces)
{
    return figures == 1 ? spaces : 1;
}

/* The crown spaces of a segment that have a figure, as a mask. */
static unsigned taken_of(const struct slice *s, int segment)
{
    return ~(unsigned)s->free & ((1u << s->from[segment + 1]) - (1u << s->from[segment]));
}

TOLD static void explain_crown(const struct land *g, int segment, int figures, struct aude_sum *out)
{
    const struct slice *s = slice(g);
    int spaces = spaces_paid(figures, s->from[segment + 1] - s->from[segment]);
    sum_own(g, ROW_wheel, (struct own_term){TERM_CROWN, NO_TERM, AUDE_HOW_EACH, spaces, CROWN},
            out);
    if (figures > 1)
        sum_own(g, ROW_wheel, (struct own_term){TERM_COURTIER, NO_TERM, AUDE_HOW_CAUSE, figures, 0},
                out);
}

/* What a follower on this space gets if the pig comes there: the one who stands there, or one who
 * would be put there now. */
TOLD static void explain(const struct land *g, const struct appraisal *f, const struct worth *w,
                         struct aude_sum *out)
{
    int space = f->is_complete ? space_at(g, f->feature) : -1;
    (void)w;
    if (space < 0)
        return;
    int segment = f->kind - rules_of(g)->feature_first[ROW_wheel];
    bool is_free = (slice(g)->free >> space & 1) != 0;
    explain_crown(g, segment, count_bits(taken_of(slice(g), segment)) + is_free, out);
}

TOLD static void tell_crown(const struct land *g, int space, int figures, struct aude_events *log)
{
    struct gain gain = {.seat = slice(g)->row[space] / rules_of(g)->pieces,
                        .reason = reason(g, REASON_CROWN),
                        .segment = slice(g)->space[space],
                        .count = figures};
    explain_crown(g, slice(g)->pig, figures, &gain.sum);
    score_tell(g, &gain, log);
}

static void pay_crowns(struct land *g, struct aude_events *log)
{
    struct slice *s = edit_slice(g);
    unsigned taken = taken_of(s, s->pig);
    if (taken == 0)
        return;
    int figures = count_bits(taken);
    int points = CROWN * spaces_paid(figures, s->from[s->pig + 1] - s->from[s->pig]);
    for (; taken != 0; taken &= taken - 1) {
        int i = lowest_bit(taken), row = s->row[i];
        score_pay(g, row / rules_of(g)->pieces, points);
        if (log != NULL)
            tell_crown(g, i, figures, log);
        piece_home(g, row, log);
        s->free |= (uint16_t)(1u << i);
        s->row[i] = 0;
    }
}

/* ---- The six actions -------------------------------------------------------------------------- */

static unsigned taken_spaces(const struct slice *s)
{
    return ((1u << s->from[WHEEL]) - 1) & ~(unsigned)s->free;
}

/* The followers of a seat that are on the landscape and not on a crown space, as a mask of its
 * rows. */
static unsigned on_landscape(const struct land *g, int seat)
{
    unsigned found = followers_out(g, seat);
    int first = seat * rules_of(g)->pieces;
    for (unsigned mask = taken_spaces(slice(g)); mask != 0; mask &= mask - 1) {
        unsigned row = (unsigned)(slice(g)->row[lowest_bit(mask)] - first);
        if (row < rules_of(g)->pieces)
            found &= ~(1u << row);
    }
    return found;
}

/* The followers of a seat on features of a kind, likewise. */
static unsigned standing_on(const struct land *g, int seat, int kind)
{
    unsigned found = 0;
    for (unsigned mask = followers_out(g, seat); mask != 0; mask &= mask - 1) {
        int row = seat * rules_of(g)->pieces + lowest_bit(mask);
        found |= feature_kind(g, pieces(g)[row].segment) == kind ? mask & -mask : 0;
    }
    return found;
}

typedef int payment(const struct land *g, int feature, int figures); /* for each of them */

/* So many figures of a seat, and what each of them got. */
struct share {
    int seat, figures, each;
};

/* What these figures of one seat in a feature got: knights for shields and own knights, farmers for
 * cities, monks for themselves. */
TOLD static void tell_each(const struct land *g, int number, int feature, struct share share,
                           struct aude_events *log)
{
    struct gain gain = {.seat = share.seat, .reason = reason(g, number), .segment = feature};
    static const struct own_term terms_of[] = {
        [TAXES] = {TERM_KNIGHT, TERM_KNIGHT, AUDE_HOW_TIMES, 0, 0},
        [FAMINE] = {TERM_FARMER, TERM_CITY, AUDE_HOW_TIMES, 0, 0},
        [INQUISITION] = {TERM_MONK, NO_TERM, AUDE_HOW_EACH, 0, 0},
    };
    struct own_term term = terms_of[number];
    term.count = share.figures;
    term.each = number == TAXES ? share.figures : share.each;
    if (share.each > term.each)
        sum_own(g, ROW_wheel,
                (struct own_term){TERM_KNIGHT, TERM_SHIELD, AUDE_HOW_TIMES, share.figures,
                                  share.each - term.each},
                &gain.sum);
    sum_own(g, ROW_wheel, term, &gain.sum);
    score_tell(g, &gain, log);
}

/* Gives every seat what its figures in each feature of a kind earn together; a large figure is
 * one (WHEE-Q19), and nobody needs a majority (WHEE-Q08, WHEE-Q09). */
static void pay_each(struct land *g, int other, int number, payment *earned,
                     struct aude_events *log)
{
    int kind = rules_of(g)->other_of[ROW_wheel][other];
    for (int seat = 0; seat < seats_of(g); seat++) {
        unsigned left = standing_on(g, seat, kind);
        while (left != 0) {
            int first = seat * rules_of(g)->pieces;
            int feature = piece_feature(g, first + lowest_bit(left));
            int figures = 0;
            for (unsigned mask = left; mask != 0; mask &= mask - 1) {
                if (piece_feature(g, first + lowest_bit(mask)) != feature)
                    continue;
                figures++;
                left &= ~(mask & -mask);
            }
            int each = earned(g, feature, figures);
            score_pay(g, seat, figures * each);
            if (each > 0 && log != NULL)
                tell_each(g, number, feature, (struct share){seat, figures, each}, log);
        }
    }
}

/* WHEE-33, WHEE-Q09 */
static int earned_by_knights(const struct land *g, int feature, int figures)
{
    struct appraisal f;
    feature_appraise(g, feature, &f);
    return figures + f.mark[rules_of(g)->mark_of[ROW_wheel][SHIELD]];
}

/* WHEE-34, WHEE-Q08: the units of a field are its complete cities. */
static int earned_by_farmers(const struct land *g, int feature, int figures)
{
    (void)figures;
    struct appraisal f = {.feature = feature, .kind = feature_kind(g, feature), .seat = -1};
    return feature_worth(g, &f).units;
}

/* WHEE-36, WHEE-Q10 */
static int earned_by_monks(const struct land *g, int feature, int figures)
{
    (void)g;
    (void)feature;
    (void)figures;
    return MONK;
}

TOLD static void tell_supply(const struct land *g, int seat, int figures, struct aude_events *log)
{
    struct gain gain = {.seat = seat, .reason = reason(g, STORM), .segment = -1};
    sum_own(g, ROW_wheel, (struct own_term){TERM_SUPPLY, NO_TERM, AUDE_HOW_EACH, figures, 1},
            &gain.sum);
    score_tell(g, &gain, log);
}

/* WHEE-35, WHEE-Q11, WHEE-Q12, WHEE-Q19: followers of every kind in supply, nobody else. */
static void pay_supplies(struct land *g, struct aude_events *log)
{
    for (int seat = 0; seat < seats_of(g); seat++) {
        int figures = 0;
        for (unsigned mask = rules_of(g)->followers; mask != 0; mask &= mask - 1)
            figures += piece_in_supply(g, seat, lowest_bit(mask));
        score_pay(g, seat, figures);
        if (figures > 0 && log != NULL)
            tell_supply(g, seat, figures, log);
    }
}

/* ---- The plague -------------------------------------------------------------------------------- */

/* WHEE-37, WHEE-Q06: asks the first seat that has somebody on the landscape to take back, from
 * this one on until the player on turn would come again; false if there is none (WHEE-Q05,
 * WHEE-Q07). */
static bool ask_from(struct land *g, int seat)
{
    do {
        int choices = count_bits(on_landscape(g, seat));
        if (choices > 0) {
            g->actor = (int8_t)seat;
            g->asker = ROW_wheel;
            g->offered = (uint16_t)choices;
            return true;
        }
        seat = (seat + 1) % seats_of(g);
    } while (seat != g->turn);
    return false;
}

static void list_victims(const struct land *g, struct actions *out)
{
    int verb = rules_of(g)->verb_first[ROW_wheel] + VERB_PLAGUE;
    for (unsigned mask = on_landscape(g, g->actor); mask != 0; mask &= mask - 1) {
        int row = g->actor * rules_of(g)->pieces + lowest_bit(mask);
        if (!actions_skip(out))
            actions_add(out, piece_action(g, verb, row));
    }
}

static enum aude_status why_plague(const struct land *g, struct aude_action a)
{
    int row = piece_at(g, a);
    if (a.a != 0 || a.c != 0)
        return AUDE_BAD_ARGUMENT;
    if (row < 0)
        return AUDE_NOBODY_THERE;
    return row / rules_of(g)->pieces != g->actor ? AUDE_NO_OWN_FOLLOWER : AUDE_NOT_ON_THAT;
}

static enum flow apply_plague(struct land *g, struct aude_action a, struct aude_events *log)
{
    int tile = board_find(g, a.x, a.y), next = (g->actor + 1) % seats_of(g);
    int first = g->actor * rules_of(g)->pieces;
    unsigned mask = on_landscape(g, g->actor);
    aude_require(tile >= 0);
    while (mask != 0 && pieces(g)[first + lowest_bit(mask)].segment != tiles(g)[tile].first + a.b)
        mask &= mask - 1;
    aude_require(mask != 0);
    piece_home(g, first + lowest_bit(mask), log);
    if (next != g->turn && ask_from(g, next))
        return FLOW_ASK;
    pay_crowns(g, log);
    return FLOW_NEXT;
}

/* ---- The wheel ------------------------------------------------------------------------------- */

/* WHEE-31: what the segment does where the pig has stopped; true if somebody is asked. */
static bool act(struct land *g, struct aude_events *log)
{
    switch (slice(g)->pig) {
    case FORTUNA: /* WHEE-32 */
        score_give(g, g->turn, LUCK, reason(g, FORTUNA),
                   rules_of(g)->term_of[ROW_wheel][TERM_FORTUNA], log);
        break;
    case TAXES:
        pay_each(g, CITY, TAXES, earned_by_knights, log);
        break;
    case FAMINE:
        pay_each(g, FIELD, FAMINE, earned_by_farmers, log);
        break;
    case STORM:
        pay_supplies(g, log);
        break;
    case INQUISITION:
        pay_each(g, CLOISTER, INQUISITION, earned_by_monks, log);
        break;
    default:
        return ask_from(g, g->turn);
    }
    return false;
}

static int tile_of_pig(const struct land *g)
{
    return tiles_of(g)[slice(g)->space[slice(g)->from[slice(g)->pig]]];
}

/* WHEE-28, WHEE-29 */
APART static enum flow turn_wheel(struct land *g, int steps, struct aude_events *log)
{
    struct slice *s = edit_slice(g);
    s->pig = (uint8_t)(s->pig + steps < WHEEL ? s->pig + steps : s->pig + steps - WHEEL);
    if (log != NULL) {
        int token = rules_of(g)->token_first[ROW_wheel] + TOKEN_PIG;
        event_moved(g, token, tile_of_pig(g), s->pig + 1, log);
    }
    int cause = events_because(log);
    bool is_asked = act(g, log);
    if (!is_asked)
        pay_crowns(g, log);
    events_cause(log, cause);
    return is_asked ? FLOW_ASK : FLOW_NEXT;
}

/* WHEE-11, WHEE-Q14: before the tile is looked at, for every tile drawn. */
static enum flow enter_drawn(struct land *g, struct aude_events *log)
{
    const struct rules *r = rules_of(g);
    int steps = r->kind[g->hand].symbol[r->symbol_of[ROW_wheel][SYMBOL_WHEEL]];
    return steps == 0 ? FLOW_NEXT : turn_wheel(g, steps, log);
}

static void show(const struct land *g, struct tokens *out)
{
    const struct tile *tile = &tiles(g)[tile_of_pig(g)];
    int segment = slice(g)->space[slice(g)->from[slice(g)->pig]];
    tokens_add(out, (struct aude_token){
                        .kind = (uint8_t)(rules_of(g)->token_first[ROW_wheel] + TOKEN_PIG),
                        .tile = NONE,
                        .seat = -1,
                        .on_board = true,
                        .x = (int16_t)true_x(g, tile->x),
                        .y = (int16_t)true_y(g, tile->y),
                        .segment = (int8_t)(segment - tile->first),
                        .count = (int16_t)(slice(g)->pig + 1),
                    });
}

/* Every crown space is listed, in the order of the wheel, and holds one figure at most. */
static bool sound(const struct land *g)
{
    const struct slice *s = slice(g);
    int spaces = 0;
    if (s->pig >= WHEEL || s->from[0] != 0 || s->from[WHEEL] > SPACES_MAX ||
        s->free >> s->from[WHEEL] != 0 || s->has_put > 1 || s->gap != 0)
        return false;
    for (int kind = 0; kind < WHEEL; kind++) {
        if (s->from[kind + 1] <= s->from[kind])
            return false;
    }
    for (int kind = 0; kind < WHEEL; kind++) {
        for (int i = s->from[kind]; i < s->from[kind + 1]; i++) {
            bool is_taken = (s->free >> i & 1) == 0;
            if (s->space[i] >= g->segments || mens(g)[s->space[i]] != is_taken ||
                (is_taken ? piece_on(g, s->space[i]) : 0) != s->row[i] ||
                feature_kind(g, s->space[i]) != rules_of(g)->feature_first[ROW_wheel] + kind)
                return false;
        }
    }
    for (int i = 0; i < g->segments; i++)
        spaces += space_at(g, i) >= 0;
    return spaces == s->from[WHEEL];
}

static const struct verb verbs[] = {
    [VERB_CROWN] =
        {"crown", 1u << STEP_DEPLOY, {PART_PIECE, PART_SPOT}, NULL, why_crown, apply_crown},
    [VERB_PLAGUE] = {"plague", 0, {PART_TILE, PART_FIGURE}, NULL, why_plague, apply_plague},
    {.name = NULL},
};

const struct module wheel_module = {
    .name = "wheel",
    .features = kinds,
    .others = others,
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
            [STEP_DRAWN] = {.enter = enter_drawn},
            [STEP_DEPLOY] = {.legal = list_crowns},
            [STEP_NEUTRAL] = {.enter = enter_neutral},
        },
    .ask = list_victims,
    .on_rules = on_rules,
    .on_start = on_start,
    .explain = explain,
    .show = show,
    .sound = sound,
};
