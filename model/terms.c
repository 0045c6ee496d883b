/*
 * terms.c: what a feature brings in the model, term by term, and whether the engine explains it the
 * same way. Terms are compared by their names, how many there are and their points; the order and
 * how a term is meant are the engine's own business.
 */
#include "board.h"

#include <string.h>

enum { TERMS = 10, FAIRY = 3 };

struct terms {
    int count;
    struct {
        const char *what;
        int count, points;
    } list[TERMS];
};

static void add(struct terms *out, const char *what, int count, int points)
{
    out->list[out->count].what = what;
    out->list[out->count].count = count;
    out->list[out->count++].points = points;
}

static void add_some(struct terms *out, const char *what, int count, int each)
{
    if (count > 0)
        add(out, what, count, count * each);
}

/* ---- What brings how much ------------------------------------------------------------------------ */

static void city_terms(const struct land_model *m, const struct feature *city, bool is_complete,
                       struct terms *out)
{
    bool has_cathedral = flood_mark(city, m->word.cathedral) > 0;
    bool is_small = m->option.is_small_city_cheap && city->tiles == 2 &&
                    !has_cathedral; /* BASE-Q04, INNS-Q06 */
    int each = is_complete && !is_small ? 2 : 1;
    if (has_cathedral) /* INNS-18 to INNS-20 */
        each = is_complete ? each + 1 : 0;
    add(out, "tile", city->tiles, each * city->tiles);
    add_some(out, "shield", flood_mark(city, m->word.shield), each);
    if (is_small && is_complete)
        add(out, "small-city", city->tiles, 0);
    if (has_cathedral)
        add(out, "cathedral", city->tiles, 0);
}

static void road_terms(const struct land_model *m, const struct feature *road, bool is_complete,
                       struct terms *out)
{
    bool has_inn = flood_mark(road, m->word.inn) > 0;
    int each = !has_inn ? 1 : is_complete ? 2 : 0; /* INNS-15 to INNS-17 */
    add(out, "tile", road->tiles, each * road->tiles);
    if (has_inn)
        add(out, "inn", road->tiles, 0);
}

/* HUNT-54 to HUNT-56, HUNT-61, HUNT-63, HUNT-64 */
static void meadow_terms(const struct land_model *m, const struct feature *meadow,
                         const struct crowd *crowd, struct terms *out)
{
    int deer = flood_mark(meadow, m->word.deer), tigers = flood_mark(meadow, m->word.tiger);
    bool has_fire = flood_mark(meadow, m->word.fire) > 0;
    int hunting = has_fire ? 0 : tigers;
    add_some(out, "deer", deer, 2);
    add_some(out, "mammoth", flood_mark(meadow, m->word.mammoth), 2);
    add_some(out, "aurochs", flood_mark(meadow, m->word.aurochs), 2);
    if (out->count == 0)
        add(out, "animal", 0, 0);
    add_some(out, "tiger", hunting < deer ? hunting : deer, -2);
    add_some(out, "tiger", hunting > deer ? hunting - deer : 0, 0);
    add_some(out, "fire", has_fire ? tigers : 0, 0);
    add_some(out, "shrine", crowd->shrines != 0, 0);
}

static void hunters_terms(const struct land_model *m, const struct feature *feature,
                          const struct crowd *crowd, bool is_complete, struct terms *out)
{
    const char *part = m->option.counts_tiles ? "tile" : "segment"; /* HUNT-Q01 */
    int parts = m->option.counts_tiles ? feature->tiles : feature->segments;
    int paid = is_complete; /* HUNT-50 */
    if (feature->kind == m->word.meadow)
        meadow_terms(m, feature, crowd, out);
    if (feature->kind == m->word.system)
        add(out, "fish", feature->fish, feature->fish);
    if (feature->kind == m->word.river) {
        add(out, part, parts, paid * parts);
        add_some(out, "fish", feature->fish, paid);
    }
    if (feature->kind == m->word.forest) {
        add(out, part, parts, paid * 2 * parts);
        add_some(out, "mushroom", flood_mark(feature, m->word.mushroom), paid * 2);
    }
    if (feature->kind == m->word.river || feature->kind == m->word.forest)
        add_some(out, "unfinished", !is_complete, 0);
}

static void crown_terms(const struct land_model *m, const struct feature *space, struct terms *out)
{
    int points = wheel_crown_value(m, space), courtiers = wheel_courtiers(m, space);
    add(out, "crown", points > 3 ? 2 : 1, points);
    add_some(out, "courtier", courtiers > 1 ? courtiers : 0, 0);
}

/* For a seat, or -1: for an owner without special figures. */
static void find_terms(const struct land_model *m, const struct feature *feature,
                       const struct crowd *crowd, bool is_complete, int seat, struct terms *out)
{
    bool is_owner = seat < 0 || (score_owners(crowd) >> seat & 1) != 0;
    bool has_pig = seat >= 0 && (crowd->pigs >> seat & 1) != 0;
    bool is_never = feature->kind == m->word.tower || wheel_is_crown(m, feature->kind);
    out->count = 0;
    if (is_owner && feature->kind == m->word.road)
        road_terms(m, feature, is_complete, out);
    if (is_owner && feature->kind == m->word.city)
        city_terms(m, feature, is_complete, out);
    if (is_owner && feature->kind == m->word.cloister)
        add(out, "tile", is_complete ? 9 : 9 - feature->open, is_complete ? 9 : 9 - feature->open);
    if (is_owner && feature->kind == m->word.field) {
        add(out, "city", feature->cities, (has_pig ? 4 : 3) * feature->cities);
        add_some(out, "pig", has_pig ? feature->cities : 0, 0);
    }
    if (is_owner && m->option.has_hunters)
        hunters_terms(m, feature, crowd, is_complete, out);
    if (is_owner && is_complete && wheel_is_crown(m, feature->kind))
        crown_terms(m, feature, out);
    if (seat >= 0 && crowd->friend_of_fairy == seat && !is_never) /* PRIN-18 */
        add(out, "fairy", 1, FAIRY);
}

/* ---- Comparing --------------------------------------------------------------------------------------- */

static bool has_term(const struct aude_rules *r, const struct aude_sum *sum, const char *what,
                     int count, int points)
{
    for (int i = 0; i < sum->terms; i++) {
        const char *name = aude_name(r, AUDE_NAME_TERM, sum->term[i].what);
        if (name && strcmp(name, what) == 0 && sum->term[i].count == count &&
            sum->term[i].points == points)
            return true;
    }
    return false;
}

bool terms_agree(const struct land_model *m, const struct feature *feature,
                 const struct crowd *crowd, const struct asked *asked, char *why, size_t len)
{
    struct aude_sum theirs;
    struct terms mine;
    bool is_complete = asked->when == AUDE_COMPLETE || feature->is_closed;
    if (!aude_worth(asked->s, asked->id, asked->when, asked->seat, &theirs))
        return model_refuse(why, len, "feature %d cannot be asked for its worth", asked->id);
    find_terms(m, feature, crowd, is_complete, asked->seat, &mine);
    for (int i = 0; i < mine.count; i++)
        if (!has_term(m->r, &theirs, mine.list[i].what, mine.list[i].count, mine.list[i].points))
            return model_refuse(why, len, "feature %d for seat %d: no term %s, %d for %d points",
                                asked->id, asked->seat, mine.list[i].what, mine.list[i].count,
                                mine.list[i].points);
    return theirs.terms == mine.count ||
           model_refuse(why, len, "feature %d for seat %d: %d terms, in the model %d", asked->id,
                        asked->seat, theirs.terms, mine.count);
}
