/*
 * agree_features.c: compares the features of an engine with those of a flood fill. Ids are the
 * engine's own business; features are the same if they have the same members.
 */
#include "board.h"

#include <string.h>

/* Both views of one position. */
struct sight {
    const struct land_model *m;
    const struct flood *f;
    const struct crowd *crowd;
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

/* Every segment of every tile belongs to the feature with that id and to no other. With the
 * number of segments being equal this says that the members are the same. */
static bool agree_ids(const struct sight *both, int mine, const struct aude_feature *theirs,
                      char *why, size_t len)
{
    const struct feature *feature = &both->f->feature[mine];
    if (theirs->segments != feature->segments)
        return refuse_feature(why, len, theirs, "segments", theirs->segments, feature->segments);
    for (int i = 0; i < feature->segments; i++) {
        struct spot spot = both->f->member[feature->first + i];
        const struct aude_tile *tile = &both->m->tile[spot.tile];
        int id = aude_feature_at(both->s, tile->x, tile->y, spot.segment);
        if (id != theirs->id)
            return refuse_feature(why, len, theirs, "id by a member", id, theirs->id);
    }
    return true;
}

/* As many members as in the model, all of them in the one feature, none twice. */
static bool agree_members(const struct sight *both, int mine, const struct aude_feature *theirs,
                          char *why, size_t len)
{
    struct aude_member members[SEGMENTS_MAX];
    bool is_seen[AUDE_TILES_MAX][AUDE_SEGMENTS];
    int n = aude_members(both->s, theirs->id, members, SEGMENTS_MAX);
    memset(is_seen, 0, (size_t)both->m->tiles * sizeof is_seen[0]);
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
    }
    return true;
}

/* What is there is there; how often, each mark has a law of its own. */
static bool agree_marks(const struct feature *mine, const struct aude_feature *theirs, char *why,
                        size_t len)
{
    for (int i = 0; i < AUDE_MARKS; i++)
        if ((theirs->mark[i] != 0) != (mine->mark[i] != 0))
            return refuse_feature(why, len, theirs, "a mark", theirs->mark[i], mine->mark[i]);
    return true;
}

/* The sums say what an owner gets, also while there is none. */
static bool agree_worth(const struct land_model *m, const struct feature *mine,
                        const struct aude_feature *theirs, char *why, size_t len)
{
    if (mine->kind == m->word.field && !m->option.has_farmers)
        return true; /* Without farmers nobody can own a field. */
    int now = score_value(m, mine, mine->is_closed);
    int done = score_value(m, mine, true);
    if (theirs->worth_now != now)
        return refuse_feature(why, len, theirs, "worth now", theirs->worth_now, now);
    if (theirs->worth_done != done)
        return refuse_feature(why, len, theirs, "worth done", theirs->worth_done, done);
    return true;
}

/* Every sum of a feature with figures, and of any other in turn what an owner would get. */
static bool agree_terms(const struct sight *both, int index, const struct aude_feature *theirs,
                        bool is_asked, char *why, size_t len)
{
    const struct land_model *m = both->m;
    const struct feature *mine = &both->f->feature[index];
    const struct crowd *crowd = &both->crowd[index];
    if (crowd->followers == 0 && !is_asked)
        return true;
    if (mine->kind == m->word.field && !m->option.has_farmers)
        return true;
    for (int seat = -1; seat < m->seats; seat++) {
        struct asked now = {both->s, theirs->id, AUDE_NOW, seat};
        struct asked done = {both->s, theirs->id, AUDE_COMPLETE, seat};
        if (!terms_agree(m, mine, crowd, &now, why, len) ||
            !terms_agree(m, mine, crowd, &done, why, len))
            return false;
    }
    return true;
}

static bool is_worthless(const struct aude_feature *theirs)
{
    static const struct aude_feature nobody = {.id = 0};
    return theirs->owners == 0 &&
           memcmp(theirs->strength, nobody.strength, sizeof nobody.strength) == 0 &&
           memcmp(theirs->now, nobody.now, sizeof nobody.now) == 0 &&
           memcmp(theirs->done, nobody.done, sizeof nobody.done) == 0;
}

static bool agree_values(const struct land_model *m, const struct feature *mine,
                         const struct crowd *crowd, const struct aude_feature *theirs, char *why,
                         size_t len)
{
    int now[AUDE_SEATS];
    int done[AUDE_SEATS];
    if (crowd->followers == 0 && is_worthless(theirs))
        return true;
    score_split(m, mine, crowd, score_value(m, mine, mine->is_closed), now);
    score_split(m, mine, crowd, score_value(m, mine, true), done);
    if (theirs->owners != score_owners(crowd))
        return refuse_feature(why, len, theirs, "owners", theirs->owners, (int)score_owners(crowd));
    for (int seat = 0; seat < m->seats; seat++) {
        if (theirs->strength[seat] != crowd->strength[seat])
            return refuse_feature(why, len, theirs, "strength", theirs->strength[seat],
                                  crowd->strength[seat]);
        if (theirs->now[seat] != now[seat])
            return refuse_feature(why, len, theirs, "now", theirs->now[seat], now[seat]);
        if (theirs->done[seat] != done[seat])
            return refuse_feature(why, len, theirs, "done", theirs->done[seat], done[seat]);
    }
    return true;
}

static bool agree_feature(const struct sight *both, int index, const struct aude_feature *theirs,
                          char *why, size_t len)
{
    const struct feature *mine = &both->f->feature[index];
    if (theirs->kind != mine->kind)
        return refuse_feature(why, len, theirs, "kind", theirs->kind, mine->kind);
    if (theirs->is_closed != mine->is_closed)
        return refuse_feature(why, len, theirs, "closed", theirs->is_closed, mine->is_closed);
    if (theirs->open != mine->open)
        return refuse_feature(why, len, theirs, "open", theirs->open, mine->open);
    if (theirs->tiles != mine->tiles)
        return refuse_feature(why, len, theirs, "tiles", theirs->tiles, mine->tiles);
    return agree_marks(mine, theirs, why, len) && agree_worth(both->m, mine, theirs, why, len) &&
           agree_values(both->m, mine, &both->crowd[index], theirs, why, len);
}

/* Each of the engine's features is one of the model's, with the same segments, and no two are the
 * same one. Ids are compared when there is a new tile, since features join only then; the list
 * of members is asked for of one feature in turn. */
static bool agree_all(const struct sight *both, char *why, size_t len)
{
    struct aude_feature theirs[AUDE_FEATURES_MAX];
    bool is_taken[AUDE_FEATURES_MAX] = {false};
    const struct flood *f = both->f;
    int n = aude_features(both->s, theirs, AUDE_FEATURES_MAX);
    if (n != f->features || n > AUDE_FEATURES_MAX)
        return model_refuse(why, len, "%d features, in the model %d", n, f->features);
    bool is_new = both->m->known != both->m->tiles;
    int asked = (int)(both->m->dice >> 8) % n;
    for (int i = 0; i < n; i++) {
        const struct aude_feature *feature = &theirs[i];
        int mine = feature_at(both, feature->x, feature->y, feature->segment);
        if (mine < 0 || is_taken[mine])
            return refuse_feature(why, len, feature, "number", i, mine);
        is_taken[mine] = true;
        if ((is_new && !agree_ids(both, mine, feature, why, len)) ||
            !agree_feature(both, mine, feature, why, len) ||
            !agree_terms(both, mine, feature, i == asked, why, len) ||
            (i == asked && !agree_members(both, mine, feature, why, len)))
            return false;
    }
    return true;
}

/* Where there is no segment there is no feature: past the last of a tile, and around it. */
static bool agree_nowhere(const struct sight *both, char *why, size_t len)
{
    const struct land_model *m = both->m;
    int tile = (int)(m->dice >> 8) % m->tiles;
    for (int y = m->tile[tile].y - 1; y <= m->tile[tile].y + 1; y++)
        for (int x = m->tile[tile].x - 1; x <= m->tile[tile].x + 1; x++) {
            int at = board_at(m, x, y);
            int past = at < 0 ? 0 : model_kind(m, at)->segments;
            if (aude_feature_at(both->s, x, y, past) != -1)
                return model_refuse(why, len, "a feature at %d,%d segment %d, in the model none", x,
                                    y, past);
        }
    return true;
}

bool agree_features(struct land_model *m, const struct aude_state *s, char *why, size_t len)
{
    struct sight both = {m, flood_of(m), crowd_of(m), s};
    bool agrees = agree_all(&both, why, len) && agree_nowhere(&both, why, len);
    m->known = m->tiles;
    return agrees;
}
