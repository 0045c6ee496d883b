/*
 * agree_features.c: compares the features of an engine with those of a flood fill. Ids are the
 * engine's own business; features are the same if they have the same members.
 */
#include "board.h"

/* Both views of one position. */
struct sight {
    const struct model *m;
    const struct flood *f;
    const struct aude_state *s;
};

static bool refuse_feature(char *why, size_t len, const struct aude_feature *theirs,
                           const char *what, int their_value, int my_value)
{
    return model_refuse(
        why, len, "feature %d (kind %d, segment %d at %d,%d): %s %d, in the model %d", theirs->id,
        theirs->kind, theirs->segment, theirs->x, theirs->y, what, their_value, my_value);
}

/* The feature of the flood that holds the segment, or -1. */
static int feature_at(const struct sight *both, int x, int y, int segment)
{
    int tile = board_at(both->m, x, y);
    return tile < 0 || segment < 0 || segment >= AUDE_SEGMENTS ? -1 : both->f->at[tile][segment];
}

/* As many members as in the model, all of them in the one feature, none twice. */
static bool agree_members(const struct sight *both, int mine, const struct aude_feature *theirs,
                          char *why, size_t len)
{
    struct aude_member members[SEGMENTS_MAX];
    bool is_seen[AUDE_TILES_MAX][AUDE_SEGMENTS] = {{false}};
    int n = aude_members(both->s, theirs->id, members, SEGMENTS_MAX);
    if (n != both->f->feature[mine].segments)
        return refuse_feature(why, len, theirs, "members", n, both->f->feature[mine].segments);
    for (int i = 0; i < n; i++) {
        const struct aude_member *member = &members[i];
        if (feature_at(both, member->x, member->y, member->segment) != mine)
            return model_refuse(why, len, "feature %d has segment %d at %d,%d, in the model not",
                                theirs->id, member->segment, member->x, member->y);
        bool *seen = &is_seen[board_at(both->m, member->x, member->y)][member->segment];
        if (*seen)
            return model_refuse(why, len, "feature %d has segment %d at %d,%d twice", theirs->id,
                                member->segment, member->x, member->y);
        *seen = true;
        int id = aude_feature_at(both->s, member->x, member->y, member->segment);
        if (id != theirs->id)
            return refuse_feature(why, len, theirs, "id by a member", id, theirs->id);
    }
    return true;
}

static int sum(const struct aude_worth *worth)
{
    return worth->nothing ? 0 : (worth->units + worth->bonus) * worth->each + worth->extra;
}

/* The sums say what an owner gets, also while there is none. */
static bool agree_values(const struct model *m, const struct feature *mine,
                         const struct aude_feature *theirs, char *why, size_t len)
{
    int now = score_value(m, mine, mine->is_closed);
    int done = score_value(m, mine, true);
    int now_by_seat[AUDE_SEATS];
    int done_by_seat[AUDE_SEATS];
    score_split(mine, now, now_by_seat);
    score_split(mine, done, done_by_seat);
    for (int seat = 0; seat < m->seats; seat++) {
        if (theirs->now[seat] != now_by_seat[seat])
            return refuse_feature(why, len, theirs, "now", theirs->now[seat], now_by_seat[seat]);
        if (theirs->done[seat] != done_by_seat[seat])
            return refuse_feature(why, len, theirs, "done", theirs->done[seat], done_by_seat[seat]);
    }
    if (mine->kind == m->word.field && !m->has_farmers)
        return true; /* Without farmers nobody can own a field. */
    if (sum(&theirs->worth_now) != now)
        return refuse_feature(why, len, theirs, "worth now", sum(&theirs->worth_now), now);
    if (sum(&theirs->worth_done) != done)
        return refuse_feature(why, len, theirs, "worth done", sum(&theirs->worth_done), done);
    return true;
}

static bool agree_feature(const struct model *m, const struct feature *mine,
                          const struct aude_feature *theirs, char *why, size_t len)
{
    if (theirs->kind != mine->kind)
        return refuse_feature(why, len, theirs, "kind", theirs->kind, mine->kind);
    if (theirs->is_closed != mine->is_closed)
        return refuse_feature(why, len, theirs, "closed", theirs->is_closed, mine->is_closed);
    if (theirs->open != mine->open)
        return refuse_feature(why, len, theirs, "open", theirs->open, mine->open);
    if (theirs->tiles != mine->tiles)
        return refuse_feature(why, len, theirs, "tiles", theirs->tiles, mine->tiles);
    if (theirs->segments != mine->segments)
        return refuse_feature(why, len, theirs, "segments", theirs->segments, mine->segments);
    for (int seat = 0; seat < m->seats; seat++)
        if (theirs->strength[seat] != mine->strength[seat])
            return refuse_feature(why, len, theirs, "strength", theirs->strength[seat],
                                  mine->strength[seat]);
    return agree_values(m, mine, theirs, why, len);
}

/* Members are compared both ways: each of the engine's features lies in one of the model's,
 * with as many segments, and no two in the same one. */
static bool agree_all(const struct sight *both, char *why, size_t len)
{
    struct aude_feature theirs[AUDE_FEATURES_MAX];
    bool is_taken[SEGMENTS_MAX] = {false};
    const struct flood *f = both->f;
    int n = aude_features(both->s, theirs, AUDE_FEATURES_MAX);
    if (n != f->features || n > AUDE_FEATURES_MAX)
        return model_refuse(why, len, "%d features, in the model %d", n, f->features);
    for (int i = 0; i < n; i++) {
        const struct aude_feature *feature = &theirs[i];
        int mine = feature_at(both, feature->x, feature->y, feature->segment);
        if (mine < 0 || is_taken[mine])
            return refuse_feature(why, len, feature, "number", i, mine);
        is_taken[mine] = true;
        if (!agree_members(both, mine, feature, why, len) ||
            !agree_feature(both->m, &f->feature[mine], feature, why, len))
            return false;
    }
    return true;
}

/* Where there is no segment there is no feature. */
static bool agree_nowhere(const struct model *m, const struct aude_state *s, char *why, size_t len)
{
    struct box box = board_box(m, 1);
    for (int y = box.top; y <= box.bottom; y++)
        for (int x = box.left; x <= box.right; x++) {
            int tile = board_at(m, x, y);
            int past = tile < 0 ? 0 : m->kind[m->tile[tile].kind].segments;
            if (aude_feature_at(s, x, y, past) != -1)
                return model_refuse(why, len, "a feature at %d,%d segment %d, in the model none", x,
                                    y, past);
        }
    return true;
}

bool agree_features(const struct model *m, const struct aude_state *s, char *why, size_t len)
{
    struct flood *f = flood_new(m);
    struct sight both = {m, f, s};
    bool agrees = agree_all(&both, why, len) && agree_nowhere(m, s, why, len);
    flood_free(f);
    return agrees;
}
