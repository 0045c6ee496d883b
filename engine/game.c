/* The list of families, and the public functions that forward to them. */
#include "game.h"

#include <stdlib.h>
#include <string.h>

#include "action.h"
#include "event.h"
#include "require.h"
#include "text.h"

static const struct game *const families[] = {&land_game, &cards_game};

enum { FAMILIES = sizeof families / sizeof families[0] };

static const struct game *of(const struct aude_state *s)
{
    return s->rules->game;
}

const char *aude_version(void)
{
    return AUDE_VERSION;
}

const char *aude_status_name(enum aude_status status)
{
    static const char *const names[] = {
#define X(id, name) name,
        AUDE_STATUSES(X)
#undef X
    };
    return (unsigned)status < AUDE_STATUS_COUNT ? names[status] : "unknown";
}

const char *aude_event_name(enum aude_event_kind kind)
{
    static const char *const names[] = {
#define X(id, name) name,
        AUDE_EVENTS(X)
#undef X
    };
    return (unsigned)kind < AUDE_EVENT_COUNT ? names[kind] : "unknown";
}

const char *aude_how_name(enum aude_how how)
{
    static const char *const names[] = {
#define X(id, name) name,
        AUDE_HOWS(X)
#undef X
    };
    return (unsigned)how < AUDE_HOW_COUNT ? names[how] : "unknown";
}

/* The family of a game; *i becomes its row there. */
static const struct game *family_of(int *i)
{
    for (int f = 0; f < FAMILIES && *i >= 0; f++) {
        for (int row = 0; families[f]->row(row) != NULL; row++, --*i) {
            if (*i == 0) {
                *i = row;
                return families[f];
            }
        }
    }
    return NULL;
}

const struct aude_game *aude_game(int i)
{
    const struct game *family = family_of(&i);
    return family == NULL ? NULL : family->row(i);
}

const char *aude_expansion(int game, int i)
{
    const struct game *family = family_of(&game);
    return family == NULL || i < 0 ? NULL : family->expansion(game, i);
}

bool aude_option(int game, int i, struct aude_option *out)
{
    const struct game *family = family_of(&game);
    return family != NULL && i >= 0 && family->option(game, i, out);
}

/* Is this a game, or an expansion of some game? */
static bool is_known(struct word name)
{
    for (int game = 0; aude_game(game) != NULL; game++) {
        if (word_is(name, aude_game(game)->name))
            return true;
        for (int i = 0; aude_expansion(game, i) != NULL; i++) {
            if (word_is(name, aude_expansion(game, i)))
                return true;
        }
    }
    return false;
}

/* What a family does not know may be known elsewhere: then it is only out of place. */
static enum aude_status refine(enum aude_status status, const char *word)
{
    if (status == AUDE_UNKNOWN_MODULE && is_known(read_until(&word, "+ \t\r\n")))
        return AUDE_MODULE_REFUSED;
    return status;
}

/* The first word up to '+' names the game and thereby the family. */
enum aude_status aude_rules_read(const char *text, struct aude_rules **out, size_t *at)
{
    size_t unused;
    const char *p = text;
    *out = NULL;
    if (at == NULL)
        at = &unused;
    p += strspn(p, " \t\r\n");
    *at = (size_t)(p - text);
    struct word name = read_until(&p, "+ \t\r\n");
    for (int f = 0; f < FAMILIES; f++) {
        for (int row = 0; families[f]->row(row) != NULL; row++) {
            if (!word_is(name, families[f]->row(row)->name))
                continue;
            enum aude_status status = families[f]->rules_read(text, out, at);
            return refine(status, text + *at);
        }
    }
    return AUDE_UNKNOWN_GAME;
}

void aude_rules_free(struct aude_rules *r)
{
    free(r);
}

enum aude_status aude_rules_write(const struct aude_rules *r, char *buf, size_t len)
{
    return r->game->rules_write(r, buf, len);
}

int aude_seats(const struct aude_rules *r)
{
    return r->seats;
}

size_t aude_state_size(const struct aude_rules *r)
{
    return r->state_size;
}

void aude_start(const struct aude_rules *r, struct aude_state *s)
{
    r->game->start(r, s);
}

void aude_copy(struct aude_state *to, const struct aude_state *from)
{
    memcpy(to, from, from->rules->state_size);
}

const struct aude_rules *aude_rules_of(const struct aude_state *s)
{
    return s->rules;
}

int aude_actor(const struct aude_state *s)
{
    return of(s)->actor(s);
}

int aude_count(const struct aude_state *s)
{
    return of(s)->count(s);
}

struct aude_action aude_pick(const struct aude_state *s, int k)
{
    return of(s)->pick(s, k);
}

int aude_legal(const struct aude_state *s, struct aude_action *out, int max)
{
    return of(s)->legal(s, out, max);
}

int aude_chances(const struct aude_state *s, struct aude_chance *out, int max)
{
    return of(s)->chances(s, out, max);
}

/* Legality has this one definition: a member of the legal list. */
static bool is_legal(const struct aude_state *s, struct aude_action a)
{
    struct aude_action list[AUDE_LEGAL_MAX];
    int count = of(s)->legal(s, list, AUDE_LEGAL_MAX);
    aude_require(count <= AUDE_LEGAL_MAX);
    for (int i = 0; i < count; i++) {
        if (action_equal(list[i], a))
            return true;
    }
    return false;
}

enum aude_status aude_check(const struct aude_state *s, int seat, struct aude_action a)
{
    int actor = of(s)->actor(s);
    if (actor == AUDE_OVER)
        return AUDE_GAME_OVER;
    if (seat != actor)
        return AUDE_NOT_YOUR_TURN;
    return is_legal(s, a) ? AUDE_OK : of(s)->why(s, a);
}

static void clear(struct aude_events *out)
{
    if (out == NULL)
        return;
    out->count = 0;
    out->cause = -1;
}

#ifdef AUDE_HOSTILE
/* Every event has a cause before it, and every point a term. */
static void check_events(const struct aude_events *events)
{
    for (int i = 0; events != NULL && i < events->count; i++) {
        const struct aude_event *e = &events->list[i];
        aude_require(e->cause >= -1 && e->cause < i);
        aude_require(sum_is_right(&e->sum) && e->sum.points == e->points);
        aude_require(e->kind != AUDE_EVENT_SCORE || e->sum.terms > 0);
    }
}
#endif

void aude_apply(struct aude_state *s, struct aude_action a, struct aude_events *out)
{
#ifdef AUDE_HOSTILE
    aude_require(is_legal(s, a));
#endif
    clear(out);
    of(s)->apply(s, a, out);
#ifdef AUDE_HOSTILE
    aude_require(of(s)->sound(s));
    check_events(out);
#endif
}

void aude_end(struct aude_state *s, struct aude_events *out)
{
    clear(out);
    of(s)->end(s, out);
#ifdef AUDE_HOSTILE
    check_events(out);
#endif
}

void aude_scores(const struct aude_state *s, int out[AUDE_SEATS])
{
    of(s)->scores(s, out);
}

unsigned aude_winners(const struct aude_state *s)
{
    return of(s)->winners(s);
}

void aude_view(const struct aude_state *s, int seat, struct aude_state *out)
{
    of(s)->view(s, seat, out);
}

struct aude_action aude_seen(const struct aude_state *s, int seat, struct aude_action a)
{
    return of(s)->seen(s, seat, a);
}

void aude_guess(struct aude_state *view, struct aude_rng *rng)
{
    of(view)->guess(view, rng);
}

enum aude_status aude_action_read(const struct aude_state *s, const char *line,
                                  struct aude_action *out)
{
    return of(s)->action_read(s, line, out);
}

enum aude_status aude_action_write(const struct aude_state *s, struct aude_action a, char *buf,
                                   size_t len)
{
    return of(s)->action_write(s, a, buf, len);
}

/* Everything behind the pointer to the rules, in words of eight bytes. */
uint64_t aude_hash(const struct aude_state *s)
{
    const char *at = (const char *)s;
    uint64_t hash = 0x9e3779b97f4a7c15u;
    for (size_t i = sizeof(struct aude_state); i < s->rules->state_size; i += 8) {
        uint64_t word;
        memcpy(&word, at + i, sizeof word);
        hash = (hash ^ word) * 0xff51afd7ed558ccdu;
        hash ^= hash >> 32;
    }
    return hash;
}

bool aude_sound(const struct aude_state *s)
{
    return of(s)->sound(s);
}

const char *aude_name(const struct aude_rules *r, enum aude_noun noun, int i)
{
    return i < 0 ? NULL : r->game->name(r, noun, i);
}

unsigned aude_facts(const struct aude_rules *r)
{
    return r->game->facts(r);
}

bool aude_number(const struct aude_state *s, const char *name, int *out)
{
    const char *known;
    for (int i = 0; (known = aude_name(s->rules, AUDE_NAME_NUMBER, i)) != NULL; i++) {
        if (strcmp(known, name) != 0)
            continue;
        *out = of(s)->number(s, i);
        return true;
    }
    return false;
}

bool aude_kind(const struct aude_rules *r, int i, struct aude_kind *out)
{
    return r->game->kind(r, i, out);
}

int aude_tiles(const struct aude_state *s, struct aude_tile *out, int max)
{
    return of(s)->tiles(s, out, max);
}

bool aude_laid(const struct aude_state *s, int number, struct aude_tile *out)
{
    return of(s)->laid(s, number, out);
}

bool aude_tile_at(const struct aude_state *s, int x, int y, struct aude_tile *out)
{
    return of(s)->tile_at(s, x, y, out);
}

int aude_features(const struct aude_state *s, struct aude_feature *out, int max)
{
    return of(s)->features(s, out, max);
}

bool aude_feature(const struct aude_state *s, int id, struct aude_feature *out)
{
    return of(s)->feature(s, id, out);
}

int aude_open(const struct aude_state *s, int id)
{
    return of(s)->open(s, id);
}

bool aude_worth(const struct aude_state *s, int feature, enum aude_when when, int seat,
                struct aude_sum *out)
{
    if (seat < -1 || seat >= s->rules->seats)
        return false;
    memset(out, 0, sizeof *out);
    return of(s)->worth(s, feature, when, seat, out);
}

int aude_feature_at(const struct aude_state *s, int x, int y, int segment)
{
    return of(s)->feature_at(s, x, y, segment);
}

int aude_members(const struct aude_state *s, int feature, struct aude_member *out, int max)
{
    return of(s)->members(s, feature, out, max);
}

int aude_pieces(const struct aude_state *s, struct aude_piece *out, int max)
{
    return of(s)->pieces(s, out, max);
}

int aude_supply(const struct aude_state *s, int seat, int piece_kind)
{
    return of(s)->supply(s, seat, piece_kind);
}

bool aude_card_kind(const struct aude_rules *r, int i, struct aude_card_kind *out)
{
    return i >= 0 && r->game->card_kind(r, i, out);
}

int aude_card_points(const struct aude_rules *r, enum aude_card_table table, int n, bool *is_sure)
{
    bool unused;
    return r->game->card_points(r, table, n, is_sure == NULL ? &unused : is_sure);
}

int aude_cards(const struct aude_state *s, struct aude_card *out, int max)
{
    return of(s)->cards(s, out, max);
}

int aude_tokens(const struct aude_state *s, struct aude_token *out, int max)
{
    return of(s)->tokens(s, out, max);
}

int aude_bag(const struct aude_state *s, int kind)
{
    return of(s)->bag(s, kind);
}

int aude_left(const struct aude_state *s)
{
    return of(s)->left(s);
}

int aude_hand(const struct aude_state *s)
{
    return of(s)->hand(s);
}

int aude_turn(const struct aude_state *s)
{
    return of(s)->turn(s);
}

int aude_step(const struct aude_state *s)
{
    return of(s)->step(s);
}

unsigned aude_fits(const struct aude_state *s, int x, int y, int kind)
{
    return of(s)->fits(s, x, y, kind);
}

void aude_preview(const struct aude_state *s, struct aude_action a, struct aude_state *scratch,
                  struct aude_events *out)
{
    aude_copy(scratch, s);
    aude_apply(scratch, a, out);
}

void aude_preview_end(const struct aude_state *s, struct aude_state *scratch,
                      struct aude_events *out)
{
    aude_copy(scratch, s);
    aude_end(scratch, out);
}

struct aude_spot aude_where(const struct aude_state *s, struct aude_action a)
{
    return of(s)->where(s, a);
}
