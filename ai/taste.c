/* taste.c: likes and dislikes over an evaluation. */
#include "taste.h"

#include <string.h>

#include "value.h"

enum {
    KINDS = sizeof((struct sources *)NULL)->feature,
    CARDS = 256,   /* entries of a list of cards at most */
    GRAND = 800,   /* what is worth more is great */
    FADING = 12,   /* own turns before the end in which figures lose their charm */
    FEATURES = 64, /* that a seat holds at most */
    MANY = 3,      /* cards have the charm of one figure */
    STRETCH = 4    /* the number of the first claimed stretch of cards */
};

/* ---- What names mean ----------------------------------------------------------------------------- */

struct word {
    const char *name;
    enum source source;
};

static enum source meaning(const char *name)
{
    static const struct word words[] = {
        {"city", GREAT}, {"forest", GREAT}, {"building", GREAT}, {"building-joker", GREAT},
        {"road", LONG},  {"river", LONG},   {"person", LONG},    {"cloister", SURROUNDED},
        {"field", WIDE}, {"meadow", WIDE},  {"animal", WIDE},    {"animal-joker", WIDE},
    };
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (strcmp(words[i].name, name) == 0)
            return words[i].source;
    }
    return ELSEWHERE;
}

void sources_find(struct sources *out, const struct aude_rules *r)
{
    struct aude_card_kind card;
    out->is_cards = value_is_cards(r);
    memset(out->feature, ELSEWHERE, sizeof out->feature);
    memset(out->card, ELSEWHERE, sizeof out->card);
    for (int i = 0; i < KINDS && aude_name(r, AUDE_NAME_FEATURE, i) != NULL; i++)
        out->feature[i] = (uint8_t)meaning(aude_name(r, AUDE_NAME_FEATURE, i));
    for (int i = 0; i < KINDS && aude_card_kind(r, i, &card); i++)
        out->card[i] = (uint8_t)meaning(aude_name(r, AUDE_NAME_CARD, card.type));
}

static enum source source_of(const struct sources *sources, int kind)
{
    return kind < KINDS ? (enum source)sources->feature[kind] : ELSEWHERE;
}

enum source source_at(const struct sources *sources, const struct aude_state *s, int x, int y,
                      int segment)
{
    struct aude_feature f;
    int id = aude_feature_at(s, x, y, segment);
    return id >= 0 && aude_feature(s, id, &f) ? source_of(sources, f.kind) : ELSEWHERE;
}

/* ---- Tasting --------------------------------------------------------------------------------------- */

/* What makes something great beyond its worth, in hundredths. */
static int grandeur(const struct liking *liking, int worth)
{
    return worth > GRAND ? (worth - GRAND) * liking->grand / 100 : 0;
}

int taste_events(const struct taste *taste, const struct sources *sources,
                 const struct aude_events *events, int seat)
{
    int sum = 0;
    for (int i = 0; i < events->count; i++) {
        const struct aude_event *e = &events->list[i];
        if (e->kind != AUDE_EVENT_SCORE || e->seat != seat)
            continue;
        const struct liking *liking = &taste->liking[source_of(sources, e->feature)];
        sum += e->points * liking->done + grandeur(liking, e->points * 100);
    }
    return sum;
}

/* A feature in which the seat has a figure. Complete ones have been tasted by their points. */
static int taste_feature(const struct taste *taste, const struct sources *sources,
                         const struct aude_feature *f, int seat)
{
    const struct liking *liking = &taste->liking[source_of(sources, f->kind)];
    bool is_contested = false;
    int more = f->open > 0 ? (f->done[seat] - f->now[seat]) * taste->hope : 0;
    int worth = f->now[seat] * 100 + (more > 0 ? more : 0);
    for (int other = 0; other < AUDE_SEATS; other++)
        is_contested = is_contested || (other != seat && f->strength[other] > 0);
    if (f->is_closed)
        return f->done[seat] * liking->done + grandeur(liking, f->done[seat] * 100);
    return worth * (liking->open + (is_contested ? taste->contest : 0)) / 100 +
           grandeur(liking, worth);
}

/* One more figure on features of a source: the first pleases most. */
static int charm_of(const struct taste *taste, enum source source, int held[SOURCES])
{
    return taste->liking[source].hold / ++held[source];
}

/* Figures, which matter less and less when the end is near. */
static int taste_pieces(const struct taste *taste, const struct sources *sources,
                        const struct aude_state *s, int seat)
{
    struct aude_piece piece[AUDE_PIECES_MAX];
    struct aude_feature f;
    int seen[FEATURES], held[SOURCES] = {0}, features = 0, sum = 0, charm = 0;
    int count = aude_pieces(s, piece, AUDE_PIECES_MAX);
    int turns = aude_left(s) / aude_seats(aude_rules_of(s));
    for (int i = 0; i < count; i++) {
        const struct aude_piece *p = &piece[i];
        if (p->seat != seat)
            continue;
        charm += p->where == AUDE_IN_SUPPLY ? taste->hand : 0;
        int id = p->where == AUDE_ON_SEGMENT ? aude_feature_at(s, p->x, p->y, p->segment) : -1;
        int at = 0;
        while (at < features && seen[at] != id)
            at++;
        if (id < 0 || at < features || features == FEATURES || !aude_feature(s, id, &f))
            continue;
        seen[features++] = id;
        charm += f.is_closed ? 0 : charm_of(taste, source_of(sources, f.kind), held);
        sum += taste_feature(taste, sources, &f, seat);
    }
    return sum + (turns < FADING ? charm * turns / FADING : charm);
}

/* Cards that it has, and those of the stretch that it has claimed. */
static int taste_cards(const struct taste *taste, const struct sources *sources,
                       const struct aude_state *s, int seat)
{
    struct aude_card card[CARDS];
    struct aude_feature claimed = {0};
    int count = aude_cards(s, card, CARDS), sum = 0;
    bool has_claimed = aude_feature(s, STRETCH + seat, &claimed);
    for (int i = 0; i < count && i < CARDS; i++) {
        const struct aude_card *c = &card[i];
        bool is_own = (c->where == AUDE_CARD_FRONT || c->where == AUDE_CARD_CHEST)
                          ? c->seat == seat
                          : has_claimed && c->where == AUDE_CARD_ROW && c->row == claimed.y &&
                                c->place >= claimed.x && c->place < claimed.x + claimed.segments;
        if (is_own && c->kind < KINDS)
            sum += c->count * taste->liking[sources->card[c->kind]].hold / MANY;
    }
    return sum;
}

int taste_margin(const struct taste *taste, const struct sources *sources,
                 const struct aude_state *s, const int value[AUDE_SEATS], int seat)
{
    int seats = aude_seats(aude_rules_of(s));
    int others = value[seat] - value_margin(value, seats, seat);
    /* With cards, whoever grudged others their rows as much would claim all of them too early. */
    int grudge = sources->is_cards && taste->others > 100 ? 105 : taste->others;
    int extra = sources->is_cards ? taste_cards(taste, sources, s, seat)
                                  : taste_pieces(taste, sources, s, seat);
    return value[seat] + extra - (seats > 1 ? others * grudge / 100 : 0);
}
