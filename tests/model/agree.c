/*
 * agree.c: compares what can be seen of an engine's state with the model: whose turn it is,
 * what was counted, what lies on the table. Nothing is compared that the rules leave open:
 * once the game is over it is nobody's turn and a tile in hand means nothing.
 */
#include "model.h"

#include "board.h"

static int actor_of(const struct model *m)
{
    switch (m->step) {
    case STEP_DRAW:
        return AUDE_CHANCE;
    case STEP_OVER:
        return AUDE_OVER;
    case STEP_PLACE:
    case STEP_DEPLOY:
        break;
    }
    return m->turn;
}

static bool agree_turn(const struct model *m, const struct aude_state *s, char *why, size_t len)
{
    if (aude_actor(s) != actor_of(m))
        return model_refuse(why, len, "actor %d, in the model %d", aude_actor(s), actor_of(m));
    if (m->step == STEP_OVER)
        return true;
    if (aude_turn(s) != m->turn)
        return model_refuse(why, len, "turn of seat %d, in the model %d", aude_turn(s), m->turn);
    if (aude_hand(s) != m->hand)
        return model_refuse(why, len, "tile kind %d in hand, in the model %d", aude_hand(s),
                            m->hand);
    return true;
}

static bool agree_counts(const struct model *m, const struct aude_state *s, char *why, size_t len)
{
    int scores[AUDE_SEATS] = {0};
    aude_scores(s, scores);
    for (int seat = 0; seat < m->seats; seat++) {
        if (scores[seat] != m->score[seat])
            return model_refuse(why, len, "seat %d has %d points, in the model %d", seat,
                                scores[seat], m->score[seat]);
        int supply = aude_supply(s, seat, m->word.follower);
        int expected = model_supply(m, seat, m->word.follower);
        if (supply != expected)
            return model_refuse(why, len, "seat %d has %d followers left, in the model %d", seat,
                                supply, expected);
    }
    for (int i = 0; i < m->kinds; i++)
        if (aude_bag(s, i) != m->bag[i])
            return model_refuse(why, len, "%d of %s in the bag, in the model %d", aude_bag(s, i),
                                m->kind[i].id, m->bag[i]);
    unsigned winners = 0;
    for (int seat = 0; seat < m->seats && m->step == STEP_OVER; seat++) {
        bool has_most = true;
        for (int other = 0; other < m->seats; other++)
            has_most = has_most && m->score[other] <= m->score[seat];
        winners |= (unsigned)has_most << seat;
    }
    if (aude_winners(s) != winners)
        return model_refuse(why, len, "the winners are %x, in the model %x", aude_winners(s),
                            winners);
    if (aude_left(s) != model_left(m))
        return model_refuse(why, len, "%d tiles left, in the model %d", aude_left(s),
                            model_left(m));
    return true;
}

static bool agree_tiles(const struct model *m, const struct aude_state *s, char *why, size_t len)
{
    struct aude_tile tiles[AUDE_TILES_MAX];
    int n = aude_tiles(s, tiles, AUDE_TILES_MAX);
    if (n != m->tiles)
        return model_refuse(why, len, "%d tiles on the table, in the model %d", n, m->tiles);
    for (int i = 0; i < n; i++) {
        const struct aude_tile *a = &tiles[i];
        const struct aude_tile *b = &m->tile[i];
        if (a->x != b->x || a->y != b->y || a->kind != b->kind || a->turn != b->turn)
            return model_refuse(why, len,
                                "tile %d is kind %d r%d at %d,%d, in the model %d r%d at %d,%d", i,
                                a->kind, a->turn, a->x, a->y, b->kind, b->turn, b->x, b->y);
    }
    return true;
}

static bool is_same_piece(const struct aude_piece *piece, const struct figure *figure)
{
    if (piece->seat != figure->seat || piece->kind != figure->kind)
        return false;
    if (!figure->is_on_board)
        return piece->where == AUDE_IN_SUPPLY;
    return piece->where == AUDE_ON_SEGMENT && piece->x == figure->x && piece->y == figure->y &&
           piece->segment == figure->segment;
}

/* Each piece of the engine must find a figure of the model that no other piece took. */
static bool agree_pieces(const struct model *m, const struct aude_state *s, char *why, size_t len)
{
    struct aude_piece pieces[AUDE_PIECES_MAX];
    bool is_taken[AUDE_PIECES_MAX] = {false};
    int n = aude_pieces(s, pieces, AUDE_PIECES_MAX);
    if (n != m->figures)
        return model_refuse(why, len, "%d pieces, in the model %d", n, m->figures);
    for (int i = 0; i < n; i++) {
        const struct aude_piece *piece = &pieces[i];
        int found = 0;
        while (found < m->figures && (is_taken[found] || !is_same_piece(piece, &m->figure[found])))
            found++;
        if (found == m->figures)
            return model_refuse(why, len,
                                "seat %d has a piece %d (place %d, segment %d at %d,%d) that the "
                                "model does not have there",
                                piece->seat, piece->kind, piece->where, piece->segment, piece->x,
                                piece->y);
        is_taken[found] = true;
    }
    return true;
}

bool model_agrees(const struct model *m, const struct aude_state *s, char *why, size_t len)
{
    if (m->unknown[0])
        return model_refuse(why, len, "the model does not know \"%s\"", m->unknown);
    return agree_turn(m, s, why, len) && agree_tiles(m, s, why, len) &&
           agree_pieces(m, s, why, len) && agree_counts(m, s, why, len) &&
           agree_features(m, s, why, len) && agree_actions(m, s, why, len);
}
