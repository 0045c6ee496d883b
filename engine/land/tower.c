/*
 * tower.c: The Tower. Instead of putting a figure a player may build a tower higher, which takes
 * a follower in reach of it prisoner, or put a follower on top, which ends it. Prisoners of two
 * players are exchanged at once; others can be bought back.
 */
#include "land.h"

enum { TOP };
enum { TOP_OPEN, TOP_CLOSED };
enum { TOWER };
enum { BUILD, CAPTURE, CLOSE, EXCHANGE, RANSOM };
enum { TOKEN_TOWER, TOKEN_PIECES };
enum { SITES_MAX = 18, PRICE = 3 };

/* Towers are numbered in the order in which their tiles were laid. */
struct slice {
    uint32_t built;           /* mask of the towers that have a piece */
    uint32_t taken;           /* mask of those with a follower on top, or finished for ever */
    uint16_t site[SITES_MAX]; /* the segments of the towers */
    uint8_t height[SITES_MAX];
    uint8_t used[AUDE_SEATS]; /* tower pieces built by each seat */
    uint8_t lost[AUDE_SEATS]; /* how many followers of each seat others hold */
    uint8_t sites;
    uint8_t last;       /* the tower built on last */
    uint8_t partner;    /* plus one: who gives a follower back, which one is asked; or zero */
    uint8_t has_bought; /* a prisoner in this turn */
    uint8_t gap[2];     /* zero */
};

_Static_assert(sizeof(struct slice) == 14 + 3 * SITES_MAX + 2 * AUDE_SEATS, "no padding");

SLICE(ROW_tower)

/* ---- Tables ---------------------------------------------------------------------- */

static const struct option options[OPTIONS_MAX + 1] = {
    [TOP] = {"top", "open|closed"},
    {NULL, NULL},
};

/* TOWR-Q15, TOWR-Q16: a site is a feature of its own that is worth nothing. */
static const struct feature_kind sites[] = {
    [TOWER] = {"tower", "guard", "", FEATURE_NEVER},
    {NULL, NULL, NULL, 0},
};

static const char *const tokens[] = {
    [TOKEN_TOWER] = "tower", [TOKEN_PIECES] = "tower-pieces", NULL};
static const char *const reasons[] = {"ransom", NULL};
static const char *const terms[] = {"ransom", NULL};
static const struct number numbers[] = {{"ransom", PRICE}, {NULL, 0}};

/* TOWR-06, TOWR-08 */
static int pieces_left(const struct land *g, int seat)
{
    static const uint8_t share[AUDE_SEATS + 1] = {[2] = 10, [3] = 9, [4] = 7, [5] = 6, [6] = 5};
    return share[seats_of(g)] - slice(g)->used[seat];
}

static int verb(const struct land *g, int number)
{
    return rules_of(g)->verb_first[ROW_tower] + number;
}

/* ---- Sites ------------------------------------------------------------------------------- */

static const struct tile *tile_of_site(const struct land *g, int site)
{
    return &tiles(g)[tiles_of(g)[slice(g)->site[site]]];
}

static void on_placed(struct land *g, struct aude_events *log)
{
    const struct tile *tile = &tiles(g)[g->fresh];
    const struct kind *k = &rules_of(g)->kind[tile->kind];
    struct slice *s = edit_slice(g);
    int tower = rules_of(g)->feature_first[ROW_tower] + TOWER;
    (void)log;
    for (int i = 0; i < k->segments && (k->features >> tower & 1) != 0; i++) {
        if (k->feature[i] != tower)
            continue;
        aude_require(s->sites < SITES_MAX);
        s->site[s->sites++] = (uint16_t)(tile->first + i);
    }
}

/* TOWR-22, TOWR-Q04, TOWR-Q06: the towers that nobody is on and that may grow. */
static uint32_t open_sites(const struct land *g)
{
    return (((uint32_t)1 << slice(g)->sites) - 1) & ~slice(g)->taken;
}

/* Why it may not grow or be climbed, if it may not. */
static enum aude_status why_taken(const struct land *g, int site)
{
    if ((open_sites(g) >> site & 1) != 0)
        return AUDE_OK;
    return mens(g)[slice(g)->site[site]] > 0 ? AUDE_FEATURE_TAKEN : AUDE_FEATURE_COMPLETE;
}

/* TOWR-Q04, TOWR-Q19 */
static void on_left(struct land *g, int row, struct aude_events *log)
{
    struct slice *s = edit_slice(g);
    (void)log;
    for (int site = 0; site < s->sites && rules_of(g)->option[ROW_tower][TOP] == TOP_OPEN; site++) {
        if (s->site[site] == pieces(g)[row].segment)
            s->taken &= ~((uint32_t)1 << site);
    }
}

/* The site on the tile that an action names, or -1. */
static int site_at(const struct land *g, struct aude_action a)
{
    int tile = board_find(g, a.x, a.y);
    for (int site = 0; tile >= 0 && site < slice(g)->sites; site++) {
        if (tiles_of(g)[slice(g)->site[site]] == tile)
            return site;
    }
    return -1;
}

static struct aude_action act_on(const struct land *g, int number, int site)
{
    const struct tile *tile = tile_of_site(g, site);
    return (struct aude_action){.verb = (uint8_t)verb(g, number),
                                .x = (int16_t)true_x(g, tile->x),
                                .y = (int16_t)true_y(g, tile->y)};
}

/* ---- Building and taking ------------------------------------------------------------------- */

/* TOWR-11, TOWR-13, TOWR-14, TOWR-Q20 */
static void list_builds(const struct land *g, struct actions *out)
{
    uint32_t open = pieces_left(g, g->turn) > 0 ? open_sites(g) : 0;
    if (actions_skip_all(out, count_bits(open)))
        return;
    for (; open != 0; open &= open - 1) {
        if (!actions_skip(out))
            actions_add(out, act_on(g, BUILD, lowest_bit(open)));
    }
}

static enum aude_status why_build(const struct land *g, struct aude_action a)
{
    int site = site_at(g, a);
    if (site < 0)
        return board_find(g, a.x, a.y) < 0 ? AUDE_NO_TILE_THERE : AUDE_NOT_ON_THAT;
    if (pieces_left(g, g->turn) == 0)
        return AUDE_NO_PIECE_LEFT;
    enum aude_status status = why_taken(g, site);
    return status == AUDE_OK ? AUDE_BAD_ARGUMENT : status;
}

/* TOWR-18, TOWR-19, TOWR-Q02: along straight lines, across holes and towers. */
static bool is_in_reach(const struct land *g, int row)
{
    const struct tile *from = tile_of_site(g, slice(g)->last);
    const struct tile *to = &tiles(g)[piece_tile(g, row)];
    int dx = true_x(g, to->x) - true_x(g, from->x), dy = true_y(g, to->y) - true_y(g, from->y);
    int height = slice(g)->height[slice(g)->last];
    return ((dx == 0) | (dy == 0)) & (dx + dy <= height) & (dx + dy >= -height);
}

/* TOWR-15, TOWR-16, TOWR-Q03, TOWR-Q07, TOWR-Q26 */
static void list_captures(const struct land *g, struct actions *out)
{
    for (int seat = 0; seat < seats_of(g); seat++) {
        int first = seat * rules_of(g)->pieces;
        unsigned reached = 0;
        for (unsigned mask = followers_out(g, seat); mask != 0; mask &= mask - 1)
            reached |= is_in_reach(g, first + lowest_bit(mask)) ? mask & -mask : 0;
        if (actions_skip_all(out, count_bits(reached)))
            continue;
        for (; reached != 0; reached &= reached - 1)
            actions_add(out, piece_action(g, verb(g, CAPTURE), first + lowest_bit(reached)));
    }
}

static enum aude_status why_capture(const struct land *g, struct aude_action a)
{
    int row = piece_at(g, a);
    if (row < 0)
        return AUDE_NOBODY_THERE;
    return is_in_reach(g, row) ? AUDE_BAD_ARGUMENT : AUDE_OUT_OF_RANGE;
}

static enum flow ask(struct land *g, int answers)
{
    g->asker = ROW_tower;
    g->offered = (uint16_t)answers;
    g->actor = (int8_t)g->turn;
    return FLOW_ASK;
}

static enum flow apply_build(struct land *g, struct aude_action a, struct aude_events *log)
{
    struct slice *s = edit_slice(g);
    struct actions captures = {.want = -1};
    int site = site_at(g, a);
    aude_require(site >= 0 && pieces_left(g, g->turn) > 0);
    s->used[g->turn]++;
    s->height[site]++;
    s->built |= (uint32_t)1 << site;
    s->last = (uint8_t)site;
    event_moved(g, rules_of(g)->token_first[ROW_tower] + TOKEN_TOWER, tiles_of(g)[s->site[site]],
                s->height[site], log);
    list_captures(g, &captures);
    return captures.count == 0 ? FLOW_NEXT : ask(g, captures.count + 1);
}

/* ---- Prisoners ----------------------------------------------------------------------------- */

/* The first piece of a kind of a seat that another one holds, or -1. */
static int held(const struct land *g, int seat, int holder, int kind)
{
    int first = seat * rules_of(g)->pieces;
    for (int row = first; row < first + rules_of(g)->pieces; row++) {
        const struct piece *piece = &pieces(g)[row];
        if (piece->where == AUDE_HELD + holder && piece->kind == kind)
            return row;
    }
    return -1;
}

/* By holder: which kinds of a seat's pieces he has, as masks. */
static void find_held(const struct land *g, int seat, uint8_t out[AUDE_SEATS])
{
    const struct piece *piece = pieces(g) + seat * rules_of(g)->pieces;
    memset(out, 0, AUDE_SEATS);
    for (int i = 0; i < rules_of(g)->pieces; i++) {
        if (piece[i].where >= AUDE_HELD)
            out[piece[i].where - AUDE_HELD] |= (uint8_t)(1u << piece[i].kind);
    }
}

static void release(struct land *g, int row, struct aude_events *log)
{
    edit_slice(g)->lost[row / rules_of(g)->pieces]--;
    piece_home(g, row, log);
}

/* TOWR-17, TOWR-20, TOWR-26, TOWR-27, TOWR-Q11: if the owner holds followers of the captor the
 * new prisoner goes home at once, and one of them does; the captor says which if they differ. */
static enum flow apply_capture(struct land *g, struct aude_action a, struct aude_events *log)
{
    uint8_t mine[AUDE_SEATS];
    int row = piece_at(g, a);
    aude_require(row >= 0);
    int owner = row / rules_of(g)->pieces;
    if (owner == g->turn) {
        piece_home(g, row, log);
        return FLOW_NEXT;
    }
    int capture = log == NULL ? -1 : log->count;
    piece_hold(g, row, g->turn, log);
    edit_slice(g)->lost[owner]++;
    find_held(g, g->turn, mine);
    if (mine[owner] == 0)
        return FLOW_NEXT;
    bool must_choose = count_bits(mine[owner]) > 1;
    events_cause(log, capture);
    release(g, row, log);
    if (!must_choose)
        release(g, held(g, g->turn, owner, lowest_bit(mine[owner])), log);
    events_cause(log, -1);
    if (!must_choose)
        return FLOW_NEXT;
    edit_slice(g)->partner = (uint8_t)(owner + 1);
    return ask(g, count_bits(mine[owner]));
}

static enum aude_status why_exchange(const struct land *g, struct aude_action a)
{
    return held(g, g->turn, slice(g)->partner - 1, a.a) < 0 ? AUDE_NO_PRISONER : AUDE_BAD_ARGUMENT;
}

static enum flow apply_exchange(struct land *g, struct aude_action a, struct aude_events *log)
{
    int partner = slice(g)->partner - 1;
    aude_require(partner >= 0 && held(g, g->turn, partner, a.a) >= 0);
    edit_slice(g)->partner = 0;
    release(g, held(g, g->turn, partner, a.a), log);
    return FLOW_NEXT;
}

static void list_asked(const struct land *g, struct actions *out)
{
    if (slice(g)->partner == 0) {
        list_captures(g, out);
        actions_add(out, (struct aude_action){.verb = AUDE_PASS});
        return;
    }
    uint8_t mine[AUDE_SEATS];
    find_held(g, g->turn, mine);
    for (unsigned mask = mine[slice(g)->partner - 1]; mask != 0; mask &= mask - 1)
        actions_add(out, (struct aude_action){.verb = (uint8_t)verb(g, EXCHANGE),
                                              .a = (uint8_t)lowest_bit(mask)});
}

/* ---- Ransom -------------------------------------------------------------------------------- */

/* TOWR-28, TOWR-30, TOWR-Q08 to TOWR-Q10 */
static void list_ransoms(const struct land *g, struct actions *out)
{
    if (slice(g)->lost[g->turn] == 0 || slice(g)->has_bought != 0 || g->score[g->turn] < PRICE)
        return;
    uint8_t mine[AUDE_SEATS];
    find_held(g, g->turn, mine);
    for (int holder = 0; holder < seats_of(g); holder++) {
        for (unsigned mask = mine[holder]; mask != 0; mask &= mask - 1)
            actions_add(out, (struct aude_action){.verb = (uint8_t)verb(g, RANSOM),
                                                  .a = (uint8_t)lowest_bit(mask),
                                                  .b = (uint8_t)holder});
    }
}

static enum aude_status why_ransom(const struct land *g, struct aude_action a)
{
    if (a.b >= seats_of(g) || held(g, g->turn, a.b, a.a) < 0)
        return AUDE_NO_PRISONER;
    if (slice(g)->has_bought != 0)
        return AUDE_ONCE_A_TURN;
    return g->score[g->turn] < PRICE ? AUDE_TOO_FEW_POINTS : AUDE_BAD_ARGUMENT;
}

/* TOWR-29: it is in the supply at once, and the step goes on. */
static enum flow apply_ransom(struct land *g, struct aude_action a, struct aude_events *log)
{
    int row = held(g, g->turn, a.b, a.a);
    int reason = rules_of(g)->reason_first[ROW_tower], term = rules_of(g)->term_of[ROW_tower][0];
    aude_require(row >= 0 && g->score[g->turn] >= PRICE);
    score_give(g, g->turn, -PRICE, reason, term, log);
    int cause = events_because(log);
    score_give(g, a.b, PRICE, reason, term, log);
    release(g, row, log);
    events_cause(log, cause);
    edit_slice(g)->has_bought = 1;
    return FLOW_STAY;
}

static enum flow enter_clean(struct land *g, struct aude_events *log)
{
    (void)log;
    edit_slice(g)->has_bought = 0;
    return FLOW_NEXT;
}

/* ---- Followers on towers ------------------------------------------------------------------- */

/* TOWR-23, TOWR-Q05, TOWR-Q21, TOWR-Q27 */
static void list_closes(const struct land *g, struct actions *out)
{
    unsigned followers = piece_followers(g);
    uint32_t sites_open = followers == 0 ? 0 : open_sites(g) & slice(g)->built;
    for (; sites_open != 0; sites_open &= sites_open - 1) {
        int site = lowest_bit(sites_open);
        if (!piece_may_enter(g, tiles_of(g)[slice(g)->site[site]]))
            continue;
        struct aude_action a = act_on(g, CLOSE, site);
        for (unsigned kinds = followers; kinds != 0; kinds &= kinds - 1) {
            a.a = (uint8_t)lowest_bit(kinds);
            actions_add(out, a);
        }
    }
}

static enum aude_status why_close(const struct land *g, struct aude_action a)
{
    const struct rules *r = rules_of(g);
    int site = site_at(g, a);
    if (a.a >= r->piece_kinds)
        return AUDE_UNKNOWN_PIECE;
    if (site < 0)
        return board_find(g, a.x, a.y) < 0 ? AUDE_NO_TILE_THERE : AUDE_NOT_ON_THAT;
    if ((r->followers >> a.a & 1) == 0)
        return AUDE_NOT_ON_THAT;
    if (slice(g)->height[site] == 0)
        return AUDE_NOT_BUILT;
    if (why_taken(g, site) != AUDE_OK)
        return why_taken(g, site);
    if (piece_in_supply(g, g->turn, a.a) == 0)
        return AUDE_NO_PIECE_LEFT;
    return piece_may_enter(g, tiles_of(g)[slice(g)->site[site]]) ? AUDE_BAD_ARGUMENT
                                                                 : AUDE_FORBIDDEN_TILE;
}

static enum flow apply_close(struct land *g, struct aude_action a, struct aude_events *log)
{
    struct slice *s = edit_slice(g);
    int site = site_at(g, a);
    (void)log;
    aude_require(site >= 0 && a.a < rules_of(g)->piece_kinds && why_taken(g, site) == AUDE_OK);
    aude_require(piece_in_supply(g, g->turn, a.a) > 0);
    piece_put(g, piece_take(g, g->turn, a.a), s->site[site]);
    s->taken |= (uint32_t)1 << site;
    return FLOW_NEXT;
}

/* ---- The module -------------------------------------------------------------------------- */

static void list_deploy(const struct land *g, struct actions *out)
{
    list_builds(g, out);
    list_closes(g, out);
    list_ransoms(g, out);
}

enum { RANSOM_STEPS = 1u << STEP_PLACE | 1u << STEP_DEPLOY | 1u << STEP_AFTER };

static const struct verb verbs[] = {
    [BUILD] = {"build", 1u << STEP_DEPLOY, {PART_TILE}, "tower", why_build, apply_build},
    [CAPTURE] = {"capture", 0, {PART_TILE, PART_FIGURE}, NULL, why_capture, apply_capture},
    [CLOSE] =
        {"close", 1u << STEP_DEPLOY, {PART_TILE, PART_PIECE}, "tower", why_close, apply_close},
    [EXCHANGE] = {"exchange", 0, {PART_PIECE}, NULL, why_exchange, apply_exchange},
    [RANSOM] = {"ransom", RANSOM_STEPS, {PART_SEAT, PART_PIECE}, NULL, why_ransom, apply_ransom},
    {.name = NULL},
};

static void show(const struct land *g, struct tokens *out)
{
    const struct slice *s = slice(g);
    int first = rules_of(g)->token_first[ROW_tower];
    for (int site = 0; site < s->sites; site++) {
        const struct tile *tile = tile_of_site(g, site);
        tokens_add(out, (struct aude_token){.kind = (uint8_t)(first + TOKEN_TOWER),
                                            .tile = NONE,
                                            .seat = -1,
                                            .on_board = true,
                                            .x = (int16_t)true_x(g, tile->x),
                                            .y = (int16_t)true_y(g, tile->y),
                                            .segment = (int8_t)(s->site[site] - tile->first),
                                            .count = s->height[site]});
    }
    for (int seat = 0; seat < seats_of(g); seat++)
        tokens_add(out, (struct aude_token){.kind = (uint8_t)(first + TOKEN_PIECES),
                                            .tile = NONE,
                                            .seat = (int8_t)seat,
                                            .segment = -1,
                                            .count = (int16_t)pieces_left(g, seat)});
}

/* Every tower on the table is listed once, and what was built is on them. */
static bool sites_are_sound(const struct land *g)
{
    const struct slice *s = slice(g);
    int built = 0, found = 0;
    for (int i = 0; i < g->segments; i++) {
        if (feature_kind(g, i) != rules_of(g)->feature_first[ROW_tower] + TOWER)
            continue;
        if (found >= s->sites || s->site[found] != i)
            return false;
        bool is_built = (s->built >> found & 1) != 0, is_taken = (s->taken >> found & 1) != 0;
        if (is_built != (s->height[found] > 0) || (is_taken && !is_built))
            return false;
        if (mens(g)[i] > 0 ? !is_taken
                           : is_taken && rules_of(g)->option[ROW_tower][TOP] == TOP_OPEN)
            return false;
        built += s->height[found++];
    }
    for (int seat = 0; seat < AUDE_SEATS; seat++)
        built -= s->used[seat];
    for (int site = found; site < SITES_MAX; site++) {
        if (s->site[site] != 0 || s->height[site] != 0)
            return false;
    }
    return found == s->sites && built == 0 && (s->built | s->taken) >> found == 0;
}

/* No two players hold each other's followers, and followers are all they hold. */
static bool prisoners_are_sound(const struct land *g)
{
    uint8_t held_by[AUDE_SEATS][AUDE_SEATS];
    for (int seat = 0; seat < seats_of(g); seat++) {
        const struct piece *piece = pieces(g) + seat * rules_of(g)->pieces;
        int lost = 0;
        for (int i = 0; i < rules_of(g)->pieces; i++)
            lost += piece[i].where >= AUDE_HELD;
        find_held(g, seat, held_by[seat]);
        if (lost != slice(g)->lost[seat] || held_by[seat][seat] != 0 || pieces_left(g, seat) < 0)
            return false;
        for (int other = 0; other < seats_of(g); other++) {
            if ((held_by[seat][other] & ~rules_of(g)->followers) != 0)
                return false;
            if (other < seat && held_by[seat][other] != 0 && held_by[other][seat] != 0)
                return false;
        }
    }
    return true;
}

static bool sound(const struct land *g)
{
    const struct slice *s = slice(g);
    bool is_asking = g->asker == ROW_tower || g->actor == AUDE_OVER;
    return s->sites <= SITES_MAX && (s->last < s->sites || s->last == 0) &&
           s->partner <= seats_of(g) && s->has_bought <= 1 && (s->partner == 0 || is_asking) &&
           (g->asker != ROW_tower || s->sites > 0) && sites_are_sound(g) && prisoners_are_sound(g);
}

const struct module tower_module = {
    .name = "tower",
    .options = options,
    .features = sites,
    .tokens = tokens,
    .reasons = reasons,
    .terms = terms,
    .numbers = numbers,
    .verbs = verbs,
    .state_size = sizeof(struct slice),
    .stages =
        {
            [STEP_PLACE] = {.legal = list_ransoms},
            [STEP_DEPLOY] = {.legal = list_deploy},
            [STEP_AFTER] = {.legal = list_ransoms},
            [STEP_CLEAN] = {.enter = enter_clean},
        },
    .ask = list_asked,
    .on_placed = on_placed,
    .on_left = on_left,
    .show = show,
    .sound = sound,
};
