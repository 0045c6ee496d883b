/*
 * agree_pieces.c: compares the figures and the tokens of an engine with those of the model. Lists
 * may come in any order.
 */
#include "board.h"

static bool is_same_piece(const struct land_model *m, const struct aude_piece *piece,
                          const struct figure *figure)
{
    static const uint8_t where[] = {
        [AT_HOME] = AUDE_IN_SUPPLY, [ON_BOARD] = AUDE_ON_SEGMENT, [IN_PRISON] = AUDE_HELD};
    if (piece->seat != figure->seat || piece->kind != figure->kind ||
        piece->where != where[figure->place] || piece->holder != figure->holder)
        return false;
    const struct aude_tile *tile = &m->tile[figure->tile];
    return figure->place != ON_BOARD ||
           (piece->x == tile->x && piece->y == tile->y && piece->segment == figure->segment);
}

static bool agree_supplies(const struct land_model *m, const struct aude_state *s, char *why,
                           size_t len)
{
    for (int seat = 0; seat < m->seats; seat++)
        for (int kind = 0; aude_name(m->r, AUDE_NAME_PIECE, kind); kind++) {
            int supply = aude_supply(s, seat, kind);
            int expected = figure_supply(m, seat, kind);
            if (supply != expected)
                return model_refuse(why, len, "seat %d has %d of piece %d left, in the model %d",
                                    seat, supply, kind, expected);
        }
    return true;
}

/* Each piece of the engine must find a figure of the model that no other piece took. It is
 * looked for from its own number on, because most lists are in the same order. */
bool agree_pieces(const struct land_model *m, const struct aude_state *s, char *why, size_t len)
{
    struct aude_piece pieces[AUDE_PIECES_MAX];
    bool is_taken[AUDE_PIECES_MAX] = {false};
    int figures = m->table.figures;
    int n = aude_pieces(s, pieces, AUDE_PIECES_MAX);
    if (n != figures)
        return model_refuse(why, len, "%d pieces, in the model %d", n, figures);
    for (int i = 0; i < n; i++) {
        const struct aude_piece *piece = &pieces[i];
        int tried = 0;
        int found = i;
        while (tried < figures &&
               (is_taken[found] || !is_same_piece(m, piece, &m->table.figure[found]))) {
            found = found + 1 == figures ? 0 : found + 1;
            tried++;
        }
        if (tried == figures)
            return model_refuse(why, len,
                                "seat %d has a piece %d (place %d, segment %d at %d,%d, holder %d) "
                                "that the model does not have there",
                                piece->seat, piece->kind, piece->where, piece->segment, piece->x,
                                piece->y, piece->holder);
        is_taken[found] = true;
    }
    return agree_supplies(m, s, why, len);
}

/* ---- Tokens ---------------------------------------------------------------------------- */

struct tokens {
    int count;
    struct aude_token list[AUDE_TOKENS_MAX];
};

static struct aude_token *add_token(struct tokens *tokens, int kind, int seat, int count)
{
    struct aude_token *token = &tokens->list[tokens->count];
    if (tokens->count < AUDE_TOKENS_MAX - 1)
        tokens->count++;
    *token = (struct aude_token){.kind = (uint8_t)kind,
                                 .tile = UINT8_MAX,
                                 .seat = (int8_t)seat,
                                 .segment = -1,
                                 .count = (int16_t)count};
    return token;
}

static void lay_token(const struct land_model *m, struct aude_token *token, int tile, int segment)
{
    if (tile < 0)
        return;
    token->on_board = true;
    token->x = m->tile[tile].x;
    token->y = m->tile[tile].y;
    token->segment = (int8_t)segment;
}

static void add_goods(const struct land_model *m, struct tokens *tokens)
{
    for (int seat = 0; seat < m->seats; seat++)
        for (int good = 0; good < GOODS; good++)
            add_token(tokens, m->word.token_good[good], seat, m->table.goods[seat][good]);
}

static void add_beasts(const struct land_model *m, struct tokens *tokens)
{
    const struct table *t = &m->table;
    lay_token(m, add_token(tokens, m->word.token_dragon, -1, 1), t->dragon, -1);
    int segment = t->beside < 0 ? -1 : t->figure[t->beside].segment;
    lay_token(m, add_token(tokens, m->word.token_fairy, -1, 1), t->fairy, segment);
    if (t->step == STEP_WALK)
        add_token(tokens, m->word.token_steps, -1, WALK_MAX - t->walked);
    for (int i = 0; i < m->kinds; i++)
        if (t->aside[i] > 0)
            add_token(tokens, m->word.token_aside, -1, t->aside[i])->tile = (uint8_t)i;
}

static void add_towers(const struct land_model *m, struct tokens *tokens)
{
    const struct table *t = &m->table;
    for (int tile = 0; tile < m->tiles; tile++) {
        int segment = tower_segment(m, tile);
        if (segment >= 0)
            lay_token(m, add_token(tokens, m->word.token_tower, -1, t->height[tile]), tile,
                      segment);
    }
    for (int seat = 0; seat < m->seats; seat++)
        add_token(tokens, m->word.token_pieces, seat, t->wood[seat]);
}

static void add_fortune(const struct land_model *m, struct tokens *tokens)
{
    struct spot pig = wheel_pig(m);
    lay_token(m, add_token(tokens, m->word.token_pig, -1, m->table.fortune + 1), pig.tile,
              pig.segment);
}

/* A token beside the board has no place that could be compared. */
static bool is_same_token(const struct aude_token *a, const struct aude_token *b)
{
    if (a->kind != b->kind || a->seat != b->seat || a->tile != b->tile || a->count != b->count ||
        a->segment != b->segment || a->on_board != b->on_board)
        return false;
    return !a->on_board || (a->x == b->x && a->y == b->y);
}

/* As with the pieces, each token must find one of the model that no other took. */
static bool agree_tokens_found(const struct tokens *theirs, const struct tokens *mine, char *why,
                               size_t len)
{
    bool is_taken[AUDE_TOKENS_MAX] = {false};
    int n = mine->count;
    for (int i = 0; i < n; i++) {
        const struct aude_token *token = &theirs->list[i];
        int tried = 0;
        int found = i;
        while (tried < n && (is_taken[found] || !is_same_token(token, &mine->list[found]))) {
            found = found + 1 == n ? 0 : found + 1;
            tried++;
        }
        if (tried == n)
            return model_refuse(why, len,
                                "a token %d (tile %d, seat %d, count %d, on board %d at %d,%d, "
                                "segment %d) that the model does not have",
                                token->kind, token->tile, token->seat, token->count,
                                token->on_board, token->x, token->y, token->segment);
        is_taken[found] = true;
    }
    return true;
}

bool agree_tokens(const struct land_model *m, const struct aude_state *s, char *why, size_t len)
{
    struct tokens mine;
    struct tokens theirs;
    mine.count = 0;
    if (m->option.has_traders)
        add_goods(m, &mine);
    if (m->option.has_princess)
        add_beasts(m, &mine);
    if (m->option.has_tower)
        add_towers(m, &mine);
    if (m->option.has_wheel)
        add_fortune(m, &mine);
    if (m->option.has_hunters)
        add_token(&mine, m->word.token_bonus, -1, model_bonus(m));
    theirs.count = aude_tokens(s, theirs.list, AUDE_TOKENS_MAX);
    if (theirs.count != mine.count)
        return model_refuse(why, len, "%d tokens, in the model %d", theirs.count, mine.count);
    return agree_tokens_found(&theirs, &mine, why, len);
}
