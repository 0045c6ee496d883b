/* conform_look.c: what front ends see of a position hangs together. */
#include "conform.h"

#include <string.h>

static struct aude_tile tile[AUDE_TILES_MAX];
static struct aude_piece piece[AUDE_PIECES_MAX];
static struct aude_feature feature[AUDE_FEATURES_MAX];

static int least(int a, int b)
{
    return a < b ? a : b;
}

static void look_where(struct trial *t)
{
    for (int k = 0; k < t->count; k++) {
        struct aude_action a = t->legal[k];
        struct aude_spot spot = aude_where(t->now, a);
        bool is_there = spot.on_board && spot.x == a.x && spot.y == a.y;
        if (a.verb == AUDE_PLACE)
            expect(t, P_WHERE, is_there && spot.turn == (int)a.a && spot.segment == -1);
        else if (a.verb == AUDE_PUT)
            expect(t, P_WHERE, is_there && spot.segment == (int)a.b && spot.piece == (int)a.a);
        else if (a.verb == AUDE_PASS || a.verb == AUDE_DRAW)
            expect(t, P_WHERE, !spot.on_board);
        else if (spot.on_board)
            expect(t, P_WHERE,
                   aude_feature_at(t->now, spot.x, spot.y, spot.segment < 0 ? 0 : spot.segment) >=
                       0);
        expect(t, P_WHERE, spot.seat == -1 || (spot.seat < t->seats && spot.seat != t->actor));
        expect(t, P_WHERE,
               spot.piece == -1 || aude_name(t->rules, AUDE_NAME_PIECE, spot.piece) != NULL);
    }
}

/* On every cell of the board and two cells around it. */
static void look_fits(struct trial *t, int tiles)
{
    int hand = aude_hand(t->now);
    int min_x = 0, max_x = 0, min_y = 0, max_y = 0;
    for (int i = 0; i < tiles; i++) {
        min_x = least(min_x, tile[i].x);
        min_y = least(min_y, tile[i].y);
        max_x = -least(-max_x, -tile[i].x);
        max_y = -least(-max_y, -tile[i].y);
    }
    int legal = 0, fitting = 0;
    for (int k = 0; k < t->count && hand >= 0; k++) {
        struct aude_action a = t->legal[k];
        legal += a.verb == AUDE_PLACE;
        if (a.verb == AUDE_PLACE)
            expect(t, P_FITS, (aude_fits(t->now, a.x, a.y, hand) >> a.a & 1) == 1);
    }
    if (legal == 0) /* something else is asked before the tile is laid, or there is none */
        return;
    for (int y = min_y - 2; y <= max_y + 2; y++) {
        for (int x = min_x - 2; x <= max_x + 2; x++) {
            unsigned turns = aude_fits(t->now, x, y, hand);
            expect(t, P_FITS, turns < 16);
            for (; turns != 0; turns &= turns - 1)
                fitting++;
        }
    }
    expect(t, P_FITS, legal == fitting);
}

/* Coordinates may be kept in few bits, but never so that it shows. */
static void look_far(struct trial *t, int x, int y)
{
    struct aude_tile there;
    for (int dy = -256; dy <= 256; dy += 256) {
        for (int dx = -256; dx <= 256; dx += 256) {
            if (dx == 0 && dy == 0)
                continue;
            expect(t, P_FAR, !aude_tile_at(t->now, x + dx, y + dy, &there));
            expect(t, P_FAR, aude_feature_at(t->now, x + dx, y + dy, 0) == -1);
            for (int side = -1; side <= 1; side++)
                expect(t, P_FAR, aude_fits(t->now, x + dx + side, y + dy + 1, 0) == 0);
        }
    }
}

static void look_members(struct trial *t, const struct aude_feature *f)
{
    static struct aude_member member[AUDE_TILES_MAX * AUDE_SEGMENTS];
    int max = sizeof member / sizeof member[0];
    int members = aude_members(t->now, f->id, member, max);
    expect(t, P_FEATURES, members == f->segments && members <= max && f->tiles <= members);
    for (int i = 0; i < members && i < max; i++) {
        struct aude_tile under;
        int id = aude_feature_at(t->now, member[i].x, member[i].y, member[i].segment);
        expect(t, P_FEATURES, id == f->id);
        expect(t, P_FEATURES,
               aude_tile_at(t->now, member[i].x, member[i].y, &under) &&
                   under.kind == member[i].kind && under.turn == member[i].turn);
    }
}

static void look_features(struct trial *t, int tiles)
{
    int features = aude_features(t->now, feature, AUDE_FEATURES_MAX);
    int segments = 0;
    expect(t, P_BOUNDS, features <= AUDE_FEATURES_MAX);
    for (int i = 0; i < features && i < AUDE_FEATURES_MAX; i++) {
        segments -= feature[i].segments;
        expect(t, P_FEATURES,
               aude_feature_at(t->now, feature[i].x, feature[i].y, feature[i].segment) ==
                   feature[i].id);
        expect(t, P_FEATURES, !feature[i].is_closed || feature[i].open == 0);
        expect(t, P_FEATURES, aude_open(t->now, feature[i].id) == feature[i].open);
        look_members(t, &feature[i]);
    }
    for (int i = 0; i < tiles; i++) {
        struct aude_kind kind;
        struct aude_tile laid;
        expect(t, P_FEATURES,
               aude_laid(t->now, i, &laid) && laid.x == tile[i].x && laid.y == tile[i].y &&
                   laid.kind == tile[i].kind && laid.turn == tile[i].turn);
        expect(t, P_FEATURES, aude_kind(t->rules, tile[i].kind, &kind));
        look_far(t, tile[i].x, tile[i].y);
        segments += kind.segments;
    }
    expect(t, P_FEATURES, segments == 0);
}

/* Whatever modules have on the table lies on a tile, before a seat or beside the board. */
static int look_tokens(struct trial *t)
{
    struct aude_token token[AUDE_TOKENS_MAX];
    struct aude_tile under;
    int count = aude_tokens(t->now, token, AUDE_TOKENS_MAX), aside = 0;
    expect(t, P_BOUNDS, count <= AUDE_TOKENS_MAX);
    expect(t, P_TOKENS, (count > 0) == (aude_name(t->rules, AUDE_NAME_TOKEN, 0) != NULL));
    for (int i = 0; i < count && i < AUDE_TOKENS_MAX; i++) {
        const struct aude_token *k = &token[i];
        bool is_tile = k->tile < t->kinds;
        expect(t, P_TOKENS, aude_name(t->rules, AUDE_NAME_TOKEN, k->kind) != NULL);
        expect(t, P_TOKENS, k->seat >= -1 && k->seat < t->seats && k->count >= 0);
        expect(t, P_TOKENS, !k->on_board || aude_tile_at(t->now, k->x, k->y, &under));
        expect(t, P_TOKENS, is_tile || k->tile == 255);
        expect(t, P_TOKENS, k->segment < 0 || aude_feature_at(t->now, k->x, k->y, k->segment) >= 0);
        aside += is_tile ? k->count : 0;
    }
    return aside;
}

static void look_bag(struct trial *t, int tiles)
{
    struct aude_kind kind;
    int left = 0, second = 0;
    for (int i = 0; i < t->kinds && aude_kind(t->rules, i, &kind); i++)
        *(kind.is_second ? &second : &left) += aude_bag(t->now, i);
    expect(t, P_BAG, left == aude_left(t->now));
    int aside = look_tokens(t);
    expect(t, P_BAG,
           left + second + tiles + aside + (aude_hand(t->now) >= 0) + t->discarded == t->tiles);
}

void look(struct trial *t)
{
    if (t->is_cards) {
        look_cards(t);
        return;
    }
    int tiles = aude_tiles(t->now, tile, AUDE_TILES_MAX);
    int pieces = aude_pieces(t->now, piece, AUDE_PIECES_MAX);
    expect(t, P_BOUNDS, tiles <= AUDE_TILES_MAX && pieces <= AUDE_PIECES_MAX);
    expect(t, P_WINNERS, (aude_winners(t->now) != 0) == (aude_actor(t->now) == AUDE_OVER));
    look_where(t);
    look_bag(t, tiles);
    look_fits(t, least(tiles, AUDE_TILES_MAX));
    /* The features change only when a tile is laid or a figure moves; now and then is enough. */
    if (t->step % 4 == 0 || t->actor == AUDE_OVER)
        look_features(t, least(tiles, AUDE_TILES_MAX));
    expect(t, P_QUIET, aude_hash(t->now) == t->hash);
}
