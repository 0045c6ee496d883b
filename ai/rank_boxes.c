/*
 * rank_boxes.c: what the boxes add to the evaluation of a tile game: names, the dragon and the
 * fairy, towers and prisoners, the race for goods.
 */
#include <stdlib.h>
#include <string.h>

#include "rank_land.h"

enum {
    PRISONER = 250,     /* a prisoner one holds: ransom, or an exchange */
    LOST = 300,         /* a follower that a tower takes */
    TOWER_RISK = 130,   /* that a tower in reach takes a figure, of SURE */
    FAIRY_TO_COME = 30, /* the fairy's points to come: she will be called away */
    FAIRY_BONUS = 270   /* what will not come of what she promises for a feature */
};

/* ---- Names ------------------------------------------------------------------------------------- */

static int find(const struct aude_rules *r, enum aude_noun noun, const char *name)
{
    for (int i = 0; aude_name(r, noun, i) != NULL; i++) {
        if (strcmp(aude_name(r, noun, i), name) == 0)
            return i;
    }
    return -1;
}

/* The crown spaces of the wheel, by its segments; they lie on the table from the start. */
static void find_courts(struct names *names, const struct aude_rules *r)
{
    struct aude_kind kind;
    for (int i = 0; i < FEATURE_KINDS; i++)
        names->court[i] = -1;
    for (int i = 0; i < FEATURE_KINDS && aude_name(r, AUDE_NAME_ROLE, i) != NULL; i++) {
        if (strcmp(aude_name(r, AUDE_NAME_ROLE, i), "courtier") == 0 && names->courts < COURTS)
            names->court[i] = names->courts++;
    }
    for (int i = 0; aude_kind(r, i, &kind) && names->courts > 0; i++) {
        for (int k = 0; k < kind.segments; k++) {
            int court = names->court[kind.segment[k].kind];
            if (court >= 0)
                names->spaces[court] += kind.copies;
        }
    }
}

/* Which segment of the wheel has that name, or -1. */
static int find_court(const struct names *names, const struct aude_rules *r, const char *name)
{
    int feature = find(r, AUDE_NAME_FEATURE, name);
    return feature < 0 ? -1 : names->court[feature];
}

/* A number of the rules in hundredths; 0 where they have none of that name. */
static int hundredths(const struct aude_state *s, const char *name)
{
    int number;
    return aude_number(s, name, &number) ? 100 * number : 0;
}

static bool find_numbers(struct names *names, const struct aude_rules *r)
{
    struct aude_state *s = malloc(aude_state_size(r));
    if (s == NULL)
        return false;
    aude_start(r, s);
    names->crown = hundredths(s, "crown");
    names->monk = hundredths(s, "inquisition");
    names->race = hundredths(s, "goods-majority");
    free(s);
    return true;
}

bool names_find(struct names *names, const struct aude_rules *r)
{
    memset(names, 0, sizeof *names);
    names->builder = find(r, AUDE_NAME_PIECE, "builder");
    names->large = find(r, AUDE_NAME_PIECE, "large");
    names->hut = find(r, AUDE_NAME_PIECE, "hut");
    int pig = find(r, AUDE_NAME_PIECE, "pig");
    for (int i = 0; i < PIECE_KINDS; i++)
        names->is_helper[i] = i == names->builder || i == pig;
    names->city = find(r, AUDE_NAME_FEATURE, "city");
    names->field = find(r, AUDE_NAME_FEATURE, "field");
    names->cloister = find(r, AUDE_NAME_FEATURE, "cloister");
    memset(names->unit, -1, sizeof names->unit);
    for (int i = 0; i < FEATURE_KINDS && aude_name(r, AUDE_NAME_UNIT, i) != NULL; i++)
        names->unit[i] = find(r, AUDE_NAME_FEATURE, aude_name(r, AUDE_NAME_UNIT, i));
    names->shield = find(r, AUDE_NAME_MARK, "shield");
    names->dragon = find(r, AUDE_NAME_TOKEN, "dragon");
    names->fairy = find(r, AUDE_NAME_TOKEN, "fairy");
    names->steps = find(r, AUDE_NAME_TOKEN, "steps");
    names->tower = find(r, AUDE_NAME_TOKEN, "tower");
    names->tower_pieces = find(r, AUDE_NAME_TOKEN, "tower-pieces");
    names->wheel_pig = find(r, AUDE_NAME_TOKEN, "pig");
    names->dragon_symbol = find(r, AUDE_NAME_SYMBOL, "dragon");
    names->wheel_symbol = find(r, AUDE_NAME_SYMBOL, "wheel");
    memset(names->goods, -1, sizeof names->goods);
    for (int i = 0; i < TOKEN_KINDS && aude_name(r, AUDE_NAME_TOKEN, i) != NULL; i++)
        names->goods[i] = find(r, AUDE_NAME_MARK, aude_name(r, AUDE_NAME_TOKEN, i));
    find_courts(names, r);
    names->taxes = find_court(names, r, "taxes");
    names->famine = find_court(names, r, "famine");
    names->storm = find_court(names, r, "storm");
    names->inquisition = find_court(names, r, "inquisition");
    return find_numbers(names, r);
}

const struct aude_token *token_of(const struct position *p, int kind)
{
    for (int i = 0; i < p->tokens && kind >= 0; i++) {
        if (p->token[i].kind == kind)
            return &p->token[i];
    }
    return NULL;
}

/* What one figure holds: its share of what its seat hopes for there. */
static int stake(const struct position *p, int piece)
{
    const struct aude_piece *figure = &p->piece[piece];
    if (p->claim_of[piece] < 0)
        return 0;
    const struct claim *claim = p->claim[p->claim_of[piece]];
    int strength = claim->feature.strength[figure->seat];
    return claim->worth[figure->seat] / (strength > 1 ? strength : 1);
}

/* ---- Dragon and fairy ---------------------------------------------------------------------------- */

/* How likely the dragon comes to somebody so many tiles away, if he walks, of SURE. */
static int reach_of(int distance, int steps)
{
    static const int reach[] = {900, 620, 480, 330, 200, 110, 50};
    return distance > 6 || distance > steps ? 0 : reach[distance];
}

/* The chance that he walks before long. */
static int walk_chance(const struct position *p)
{
    int tiles = survey_symbol(p->survey, p->names->dragon_symbol);
    int often = tiles * 3 * p->seats * SURE / (p->left > 0 ? p->left : 1);
    return often > SURE * 3 / 4 ? SURE * 3 / 4 : often;
}

/* The engine counts what the fairy gives for the feature of the figure beside her as if she stayed
 * there. */
static void discount_fairy(const struct position *p, const struct aude_token *fairy,
                           int value[AUDE_SEATS])
{
    for (int i = 0; i < p->pieces; i++) {
        const struct aude_piece *piece = &p->piece[i];
        if (piece->where != AUDE_ON_SEGMENT || piece->x != fairy->x || piece->y != fairy->y ||
            piece->segment != fairy->segment || p->names->is_helper[piece->kind])
            continue;
        const struct aude_feature *f = &p->claim[p->claim_of[i]]->feature;
        if ((f->owners >> piece->seat & 1) != 0 && !f->is_closed)
            value[piece->seat] -= FAIRY_BONUS;
    }
}

void rank_dragon(const struct position *p, int value[AUDE_SEATS])
{
    const struct aude_token *dragon = token_of(p, p->names->dragon);
    const struct aude_token *fairy = token_of(p, p->names->fairy);
    const struct aude_token *steps = token_of(p, p->names->steps);
    bool has_fairy = fairy != NULL && fairy->on_board;
    bool has_dragon = dragon != NULL && dragon->on_board;
    bool is_blessed[AUDE_SEATS] = {false};
    if (!has_dragon && !has_fairy)
        return;
    int chance = steps != NULL ? SURE : has_dragon ? walk_chance(p) : 0;
    for (int i = 0; i < p->pieces; i++) {
        const struct aude_piece *piece = &p->piece[i];
        if (piece->where != AUDE_ON_SEGMENT || p->names->is_helper[piece->kind])
            continue;
        if (has_fairy && piece->x == fairy->x && piece->y == fairy->y) {
            is_blessed[piece->seat] = true;
            continue;
        }
        if (!has_dragon)
            continue;
        int distance = abs(piece->x - dragon->x) + abs(piece->y - dragon->y);
        int risk = reach_of(distance, steps != NULL ? steps->count : 6) * chance / SURE;
        value[piece->seat] -= stake(p, i) * risk / SURE;
    }
    for (int seat = 0; seat < p->seats; seat++)
        value[seat] += is_blessed[seat] && p->turns > 0 ? FAIRY_TO_COME : 0;
    if (has_fairy && p->turns > 1)
        discount_fairy(p, fairy, value);
}

/* ---- Towers --------------------------------------------------------------------------------------- */

static bool is_climbed(const struct position *p, const struct aude_token *tower)
{
    for (int i = 0; i < p->pieces; i++) {
        const struct aude_piece *piece = &p->piece[i];
        if (piece->where == AUDE_ON_SEGMENT && piece->x == tower->x && piece->y == tower->y &&
            piece->segment == tower->segment)
            return true;
    }
    return false;
}

/* Somebody else than this seat has a piece to build with. */
static bool has_builders(const struct position *p, int but)
{
    for (int i = 0; i < p->tokens; i++) {
        const struct aude_token *token = &p->token[i];
        if (token->kind == p->names->tower_pieces && token->seat != but && token->count > 0)
            return true;
    }
    return false;
}

static void threaten(const struct position *p, const struct aude_token *tower,
                     int risk[AUDE_PIECES_MAX])
{
    for (int i = 0; i < p->pieces; i++) {
        const struct aude_piece *piece = &p->piece[i];
        int dx = abs(piece->x - tower->x), dy = abs(piece->y - tower->y);
        if (piece->where == AUDE_ON_SEGMENT && !p->names->is_helper[piece->kind] &&
            (dx == 0 || dy == 0) && dx + dy <= tower->count + 1)
            risk[i] += TOWER_RISK;
    }
}

void rank_towers(const struct position *p, int value[AUDE_SEATS])
{
    int risk[AUDE_PIECES_MAX] = {0};
    bool is_threat[AUDE_SEATS] = {false};
    if (p->names->tower < 0)
        return;
    for (int seat = 0; seat < p->seats; seat++)
        is_threat[seat] = has_builders(p, seat);
    for (int i = 0; i < p->tokens; i++) {
        const struct aude_token *token = &p->token[i];
        if (token->kind == p->names->tower && token->on_board && !is_climbed(p, token))
            threaten(p, token, risk);
    }
    for (int i = 0; i < p->pieces; i++) {
        const struct aude_piece *piece = &p->piece[i];
        int fade = p->turns < 8 ? p->turns : 8;
        if (piece->where == AUDE_HELD)
            value[piece->holder] += PRISONER * fade / 8;
        if (risk[i] == 0 || !is_threat[piece->seat])
            continue;
        int often = risk[i] > SURE / 3 ? SURE / 3 : risk[i];
        value[piece->seat] -= (stake(p, i) + LOST) * often / SURE * fade / 8;
    }
}

/* ---- Goods ---------------------------------------------------------------------------------------- */

/* How likely a lead of so many holds if so many are still to be won, of SURE. */
static int holds(int lead, int rest)
{
    int spread = 1;
    while (spread * spread < 2 * rest)
        spread++;
    int share = SURE / 2 + lead * SURE / (2 * (spread > 1 ? spread : 1));
    return share < 0 ? 0 : share > SURE ? SURE : share;
}

void rank_goods(const struct position *p, int value[AUDE_SEATS])
{
    for (int kind = 0; kind < TOKEN_KINDS; kind++) {
        int owned[AUDE_SEATS] = {0};
        if (p->names->goods[kind] < 0)
            continue;
        for (int i = 0; i < p->tokens; i++) {
            const struct aude_token *token = &p->token[i];
            if (token->kind == kind && token->seat >= 0)
                owned[token->seat] = token->count;
        }
        int rest = survey_mark(p->survey, p->names->goods[kind]);
        for (int seat = 0; seat < p->seats; seat++) {
            int best = 0;
            for (int other = 0; other < p->seats; other++)
                best = other != seat && owned[other] > best ? owned[other] : best;
            if (owned[seat] > 0 || rest > 0)
                value[seat] += p->names->race * holds(owned[seat] - best, rest) / SURE;
        }
    }
}
