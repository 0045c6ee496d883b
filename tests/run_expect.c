/*
 * run_expect.c: what a scenario can expect. Every expectation reads the state through the
 * public functions only, so a test says what a player could see.
 *
 *   expect score 3 0                           of all seats
 *   expect supply SEAT PIECE N
 *   expect legal LINE                          for whoever must act
 *   expect illegal LINE [because STATUS]
 *   expect legal-count N
 *   expect actor SEAT|chance|over
 *   expect turn SEAT
 *   expect winners SEAT...        who has won; nothing after the word: the game goes on
 *   expect hand TILE|none                      drawn and not yet laid
 *   expect left N                              tiles still to be drawn
 *   expect bag TILE N
 *   expect event WORDS [then WORDS ...]        of the last action, in this order; an event
 *   expect no event WORDS                      matches when its text begins with the words
 *   expect events N WORDS                      so many of them
 *   expect feature X,Y SEGMENT [open N|closed] [tiles N] [strength N N ...]
 *   expect same|apart X,Y SEGMENT X,Y SEGMENT  do the segments belong to one feature
 *   expect token NAME SEAT N                   what a seat has in front of it
 *   expect token NAME X,Y [N] [SEGMENT|beside-nobody]  where it stands, how high, beside whom
 *   expect token NAME off                      not on the board
 *   expect token NAME TILE N                   tiles that lie beside the board
 *   expect held SEAT HOLDER PIECE N            prisoners of a seat
 *   expect piece X,Y SEGMENT SEAT PIECE|nobody  the figure that stands there
 *   expect worth X,Y SEGMENT now|done N N ...  points of each seat for that feature
 *   expect terms X,Y SEGMENT now|done SEAT|nobody TEXT  the whole sum: "4 tile x 2 because inn 4
 *                                 tile"; in card games a stretch is named by its number
 *   expect number NAME N|none                  of the rules
 *   expect facts WORD...                       board, cards, secrets, rounds: just these
 *   expect cause WORDS from WORDS|action       what led to an event of the last action
 *   expect role FEATURE ROLE
 *   expect rules TEXT because STATUS           ok for rules that exist
 *   expect step NAME                           of the turn
 *
 * In card games, cards being "red.1", three of them "red.1*3", some that may not be known "?*3":
 *
 *   expect view SEAT|nobody WORDS  any of these about what a seat, or an onlooker, sees
 *   expect seen SEAT|nobody LINE as LINE  how an action reads for a seat, or an onlooker
 *   expect weight N LINE          of an outcome of chance, 0 if it is none
 *   expect row ROW CARD...        from the board outwards: "1:red.2" lies face down, laid by seat
 *                                 1; "[0]" is the follower of seat 0. No card: the row is empty.
 *   expect hand SEAT CARD...      in any order; no card: it is empty
 *   expect front SEAT CARD...     animals; "animal-joker*2:red" have joined the red ones, an
 *                                 "animal-joker" waits
 *   expect chest SEAT N           so many cards, and nobody may look at them
 *   expect chest SEAT open CARD...
 *   expect opened CARD|none       what the dealer has opened and must lay
 *   expect card CARD TYPE ROW|any COPIES VALUE
 *   expect stretch ROW|SEAT N [done|now N N ...]  the cards after the last follower of a row, or
 *                                 those a seat claims: how many, and their points for each seat
 */
#include "run.h"

#include <stdarg.h>
#include <string.h>

bool refuse(struct check *c, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(c->reason, REASON_MAX, format, args);
    va_end(args);
    return false;
}

bool same_number(struct check *c, const char *what, int got)
{
    int want;
    if (!take_number(&c->at, &want))
        return refuse(c, "%s needs a number", what);
    return got == want || refuse(c, "%s is %d, not %d", what, got, want);
}

/* A cell as in an action: "3,-1". */
static bool take_cell(struct check *c, int *x, int *y)
{
    char *word = take_word(&c->at);
    char *comma = strchr(word, ',');
    if (comma == NULL)
        return refuse(c, "\"%s\" is no cell", word);
    *comma++ = '\0';
    return (take_number(&word, x) && take_number(&comma, y)) || refuse(c, "a cell needs numbers");
}

static bool expect_score(struct check *c)
{
    int score[AUDE_SEATS];
    char what[32];
    aude_scores(c->s, score);
    for (int seat = 0; seat < aude_seats(aude_rules_of(c->s)); seat++) {
        snprintf(what, sizeof what, "the score of seat %d", seat);
        if (!same_number(c, what, score[seat]))
            return false;
    }
    return true;
}

bool take_name(struct check *c, enum aude_noun noun, int *out)
{
    const char *name;
    char *word = take_word(&c->at);
    *out = 0;
    while ((name = aude_name(aude_rules_of(c->s), noun, *out)) != NULL && strcmp(name, word) != 0)
        ++*out;
    return name != NULL || refuse(c, "nothing is called \"%s\"", word);
}

static bool expect_supply(struct check *c)
{
    int seat, kind;
    if (!take_number(&c->at, &seat))
        return refuse(c, "supply needs a seat");
    return take_name(c, AUDE_NAME_PIECE, &kind) &&
           same_number(c, "the supply", aude_supply(c->s, seat, kind));
}

/* The status of the line in c, which ends before " because". */
static enum aude_status status_of(struct check *c, char **because)
{
    struct aude_action a;
    *because = strstr(c->at, " because ");
    if (*because != NULL) {
        **because = '\0';
        *because += strlen(" because ");
    }
    enum aude_status status = aude_action_read(c->s, c->at, &a);
    return status == AUDE_OK ? aude_check(c->s, aude_actor(c->s), a) : status;
}

static bool expect_legal(struct check *c)
{
    char *because;
    enum aude_status status = status_of(c, &because);
    bool holds =
        status == AUDE_OK || refuse(c, "\"%s\" is not legal: %s", c->at, aude_status_name(status));
    c->at += strlen(c->at);
    return holds;
}

static bool expect_illegal(struct check *c)
{
    char *because;
    enum aude_status status = status_of(c, &because);
    char *line = c->at;
    c->at += strlen(c->at);
    if (status == AUDE_OK)
        return refuse(c, "\"%s\" is legal", line);
    if (because != NULL && strcmp(because, aude_status_name(status)) != 0)
        return refuse(c, "\"%s\" is illegal because %s", line, aude_status_name(status));
    return true;
}

static bool expect_legal_count(struct check *c)
{
    struct aude_action list[AUDE_LEGAL_MAX];
    return same_number(c, "the number of legal actions", aude_legal(c->s, list, AUDE_LEGAL_MAX));
}

static bool expect_actor(struct check *c)
{
    int actor = aude_actor(c->s);
    char got[16];
    char *want = take_word(&c->at);
    snprintf(got, sizeof got, "%d", actor);
    const char *name = actor == AUDE_CHANCE ? "chance" : actor == AUDE_OVER ? "over" : got;
    return strcmp(name, want) == 0 || refuse(c, "the actor is %s, not %s", name, want);
}

static bool expect_turn(struct check *c)
{
    return same_number(c, "the seat whose turn it is", aude_turn(c->s));
}

static bool expect_winners(struct check *c)
{
    unsigned mask = 0;
    while (*(c->at += strspn(c->at, " ")) != '\0') {
        int seat;
        if (!take_number(&c->at, &seat) || seat < 0 || seat >= AUDE_SEATS)
            return refuse(c, "the winners are seats");
        mask |= 1u << seat;
    }
    return mask == aude_winners(c->s) ||
           refuse(c, "the winners are the seats in the mask %u", aude_winners(c->s));
}

static bool expect_left(struct check *c)
{
    return same_number(c, "the number left", aude_left(c->s));
}

static bool take_kind(struct check *c, int *kind)
{
    char *id = take_word(&c->at);
    return find_kind(aude_rules_of(c->s), id, kind) ||
           refuse(c, "no tile or card is called \"%s\"", id);
}

static bool expect_bag(struct check *c)
{
    int kind;
    return take_kind(c, &kind) && same_number(c, "the number in the bag", aude_bag(c->s, kind));
}

static bool expect_hand(struct check *c)
{
    int kind;
    if (strncmp(c->at, "none", 4) == 0) {
        take_word(&c->at);
        return aude_hand(c->s) == -1 || refuse(c, "a tile is in the hand");
    }
    return take_kind(c, &kind) &&
           (aude_hand(c->s) == kind || refuse(c, "another tile or none is in the hand"));
}

/* The first event from number first on that begins with these words, or -1. */
static int find_event(struct check *c, const char *words, int first)
{
    size_t len = strlen(words);
    char text[EVENT_TEXT_MAX];
    for (int i = first; i < c->test->events.count; i++) {
        write_event(c->s, &c->test->events.list[i], text);
        if (strncmp(text, words, len) == 0 && (text[len] == '\0' || text[len] == ' '))
            return i;
    }
    return -1;
}

static bool refuse_events(struct check *c, const char *words)
{
    size_t n = (size_t)snprintf(c->reason, REASON_MAX, "no event \"%s\" but", words);
    char text[EVENT_TEXT_MAX];
    for (int i = 0; i < c->test->events.count && n < REASON_MAX; i++) {
        write_event(c->s, &c->test->events.list[i], text);
        n += (size_t)snprintf(c->reason + n, REASON_MAX - n, "%s %s", i > 0 ? "," : "", text);
    }
    if (c->test->events.count == 0)
        snprintf(c->reason + n, REASON_MAX - n, " none at all");
    return false;
}

/* "event A then B": both happened, in this order. */
static bool expect_event(struct check *c)
{
    char *words = c->at;
    int at = -1;
    c->at += strlen(c->at);
    while (words != NULL) {
        char *next = strstr(words, " then ");
        if (next != NULL) {
            *next = '\0';
            next += strlen(" then ");
        }
        at = find_event(c, words, at + 1);
        if (at < 0)
            return refuse_events(c, words);
        words = next;
    }
    return true;
}

static bool expect_no(struct check *c)
{
    char *word = take_word(&c->at);
    char *words = c->at;
    c->at += strlen(c->at);
    if (strcmp(word, "event") != 0)
        return refuse(c, "after \"no\" comes \"event\"");
    return find_event(c, words, 0) < 0 || refuse(c, "there is an event \"%s\"", words);
}

/* "events N WORDS": so many events begin with the words. */
static bool expect_events(struct check *c)
{
    int want, got = 0;
    if (!take_number(&c->at, &want))
        return refuse(c, "events needs a number");
    for (int i = -1; (i = find_event(c, c->at, i + 1)) >= 0;)
        got++;
    char *words = c->at;
    c->at += strlen(c->at);
    return got == want || refuse(c, "%d events \"%s\", not %d", got, words, want);
}

bool take_feature(struct check *c, int *id)
{
    int x = 0, y = 0, segment = 0;
    if (!take_cell(c, &x, &y))
        return false;
    char *name = take_word(&c->at);
    if (!find_segment(c->s, x, y, name, &segment))
        return refuse(c, "no tile with %s lies at %d,%d", name, x, y);
    *id = aude_feature_at(c->s, x, y, segment);
    return true;
}

static bool expect_strength(struct check *c, const struct aude_feature *f)
{
    for (int seat = 0; seat < aude_seats(aude_rules_of(c->s)); seat++) {
        if (!same_number(c, "the strength of a seat", f->strength[seat]))
            return false;
    }
    return true;
}

/* "feature X,Y SEGMENT [closed] [open N] [tiles N] [strength N N ...]" */
static bool expect_feature(struct check *c)
{
    struct aude_feature list[AUDE_FEATURES_MAX];
    const struct aude_feature *f = list;
    int id = -1;
    if (!take_feature(c, &id))
        return false;
    aude_features(c->s, list, AUDE_FEATURES_MAX);
    while (f->id != id)
        f++;
    while (*c->at != '\0') {
        char *word = take_word(&c->at);
        bool holds;
        if (strcmp(word, "closed") == 0)
            holds = f->is_closed || refuse(c, "the feature is not closed");
        else if (strcmp(word, "open") == 0)
            holds = !f->is_closed ? same_number(c, "the number of open ends", f->open)
                                  : refuse(c, "the feature is closed");
        else if (strcmp(word, "tiles") == 0)
            holds = same_number(c, "the number of tiles", f->tiles);
        else if (strcmp(word, "strength") == 0)
            holds = expect_strength(c, f);
        else
            holds = refuse(c, "a feature has no \"%s\"", word);
        if (!holds)
            return false;
    }
    return true;
}

static bool expect_same(struct check *c)
{
    int a = -1, b = -1;
    return take_feature(c, &a) && take_feature(c, &b) &&
           (a == b || refuse(c, "these are two features"));
}

static bool expect_apart(struct check *c)
{
    int a = -1, b = -1;
    return take_feature(c, &a) && take_feature(c, &b) &&
           (a != b || refuse(c, "these are one feature"));
}

/* "role FEATURE ROLE": what a follower there is called. */
/* Does a token lie where the rest of the line begins: a seat, a cell, a tile, or off? */
static bool token_is(struct check *c, const struct aude_token *t, const char *where)
{
    struct aude_kind kind;
    char place[32];
    if (strcmp(where, "off") == 0)
        return !t->on_board && t->seat < 0 && t->tile == 255;
    if (strchr(where, '/') != NULL)
        return aude_kind(aude_rules_of(c->s), t->tile, &kind) && strcmp(kind.id, where) == 0;
    if (t->on_board)
        snprintf(place, sizeof place, "%d,%d", t->x, t->y);
    else
        snprintf(place, sizeof place, "%d", t->seat);
    return (t->on_board || t->seat >= 0) && strcmp(where, place) == 0;
}

static bool expect_token(struct check *c)
{
    struct aude_token list[AUDE_TOKENS_MAX];
    int kind, segment, at = 0;
    if (!take_name(c, AUDE_NAME_TOKEN, &kind))
        return false;
    char *where = take_word(&c->at);
    int count = aude_tokens(c->s, list, AUDE_TOKENS_MAX);
    while (at < count && (list[at].kind != kind || !token_is(c, &list[at], where)))
        at++;
    if (at == count) {
        int none;
        return (take_number(&c->at, &none) && none == 0) ||
               refuse(c, "no such token is at \"%s\"", where);
    }
    c->at += strspn(c->at, " \t");
    if (*c->at >= '0' && *c->at <= '9' && !same_number(c, "the number", list[at].count))
        return false;
    char *beside = take_word(&c->at);
    if (*beside == '\0')
        return true;
    if (strcmp(beside, "beside-nobody") == 0)
        return list[at].segment < 0 || refuse(c, "it stands beside somebody");
    return (find_segment(c->s, list[at].x, list[at].y, beside, &segment) &&
            segment == list[at].segment) ||
           refuse(c, "it is not beside %s", beside);
}

static bool expect_held(struct check *c)
{
    struct aude_piece list[AUDE_PIECES_MAX];
    int seat, holder, kind, held = 0;
    if (!take_number(&c->at, &seat) || !take_number(&c->at, &holder))
        return refuse(c, "held needs two seats");
    if (!take_name(c, AUDE_NAME_PIECE, &kind))
        return false;
    int count = aude_pieces(c->s, list, AUDE_PIECES_MAX);
    for (int i = 0; i < count; i++)
        held += list[i].where == AUDE_HELD && list[i].seat == seat && list[i].holder == holder &&
                list[i].kind == kind;
    return same_number(c, "the number held", held);
}

static bool expect_piece(struct check *c)
{
    struct aude_piece list[AUDE_PIECES_MAX];
    int x = 0, y = 0, segment = -1, seat = -1, kind = -1;
    if (!take_cell(c, &x, &y))
        return false;
    if (!find_segment(c->s, x, y, take_word(&c->at), &segment))
        return refuse(c, "no such segment");
    int count = aude_pieces(c->s, list, AUDE_PIECES_MAX), found = 0;
    bool wants_nobody = strcmp(c->at + strspn(c->at, " \t"), "nobody") == 0;
    if (wants_nobody)
        take_word(&c->at);
    else if (!take_number(&c->at, &seat))
        return refuse(c, "piece needs a seat or nobody");
    if (!wants_nobody && !take_name(c, AUDE_NAME_PIECE, &kind))
        return false;
    for (int i = 0; i < count; i++)
        found += list[i].where == AUDE_ON_SEGMENT && list[i].x == x && list[i].y == y &&
                 list[i].segment == segment &&
                 (wants_nobody || (list[i].seat == seat && list[i].kind == kind));
    return (found > 0) != wants_nobody || refuse(c, "%d such figures stand there", found);
}

static bool expect_worth(struct check *c)
{
    struct aude_feature f;
    int id = -1, points;
    if (!take_feature(c, &id) || !aude_feature(c->s, id, &f))
        return false;
    const char *when = take_word(&c->at);
    bool is_now = strcmp(when, "now") == 0;
    if (!is_now && strcmp(when, "done") != 0)
        return refuse(c, "worth is now or done");
    for (int seat = 0; seat < aude_seats(aude_rules_of(c->s)); seat++) {
        int got = is_now ? f.now[seat] : f.done[seat];
        if (!take_number(&c->at, &points))
            return refuse(c, "worth needs a number for each seat");
        if (got != points)
            return refuse(c, "it is worth %d to seat %d, not %d", got, seat, points);
    }
    return true;
}

static bool expect_role(struct check *c)
{
    const struct aude_rules *r = aude_rules_of(c->s);
    char *feature = take_word(&c->at);
    char *role = take_word(&c->at);
    const char *name;
    for (int i = 0; (name = aude_name(r, AUDE_NAME_FEATURE, i)) != NULL; i++) {
        if (strcmp(name, feature) == 0)
            return strcmp(aude_name(r, AUDE_NAME_ROLE, i), role) == 0 ||
                   refuse(c, "the role is %s", aude_name(r, AUDE_NAME_ROLE, i));
    }
    return refuse(c, "no feature is called \"%s\"", feature);
}

/* "rules TEXT because STATUS"; the status ok says that there are such rules. */
static bool expect_rules(struct check *c)
{
    struct aude_rules *r;
    char *text = c->at;
    char *because = strstr(text, " because ");
    c->at += strlen(c->at);
    if (because == NULL)
        return refuse(c, "\"because\" is missing");
    *because = '\0';
    because += strlen(" because ");
    /* Rules that need the module which was taken away say nothing now. */
    if (c->test->run->without != NULL && needs_module(text, c->test->run->without))
        return true;
    enum aude_status status = aude_rules_read(text, &r, NULL);
    aude_rules_free(r);
    return strcmp(because, aude_status_name(status)) == 0 ||
           refuse(c, "the status of \"%s\" is %s", text, aude_status_name(status));
}

static bool expect_step(struct check *c)
{
    int step;
    return take_name(c, AUDE_NAME_STEP, &step) &&
           (aude_step(c->s) == step ||
            refuse(c, "the step is %s",
                   aude_name(aude_rules_of(c->s), AUDE_NAME_STEP, aude_step(c->s))));
}

static const struct expectation expectations[] = {
    {"score", expect_score},
    {"supply", expect_supply},
    {"legal", expect_legal},
    {"illegal", expect_illegal},
    {"actor", expect_actor},
    {"turn", expect_turn},
    {"event", expect_event},
    {"no", expect_no},
    {"events", expect_events},
    {"left", expect_left},
    {"bag", expect_bag},
    {"hand", expect_hand},
    {"feature", expect_feature},
    {"same", expect_same},
    {"apart", expect_apart},
    {"legal-count", expect_legal_count},
    {"role", expect_role},
    {"rules", expect_rules},
    {"winners", expect_winners},
    {"token", expect_token},
    {"held", expect_held},
    {"piece", expect_piece},
    {"worth", expect_worth},
    {"step", expect_step},
    {NULL, NULL},
};

static const struct expectation *find_expectation(const struct expectation *list, const char *word)
{
    while (list->word != NULL && strcmp(list->word, word) != 0)
        list++;
    return list->word != NULL ? list : NULL;
}

bool check_holds(struct check *c)
{
    char *word = take_word(&c->at);
    const struct expectation *found = NULL;
    if (has_cards(c->s))
        found = find_expectation(card_expectations, word);
    if (found == NULL)
        found = find_expectation(expectations, word);
    if (found == NULL)
        found = find_expectation(sum_expectations, word);
    if (found == NULL)
        return refuse(c, "nothing can be expected of \"%s\"", word);
    if (!found->holds(c))
        return false;
    c->at += strspn(c->at, " \t\r");
    return *c->at == '\0' || refuse(c, "\"%s\" is left over", c->at);
}

bool expect(struct test *test, char *text, char reason[REASON_MAX])
{
    struct check c = {.test = test, .s = test->table.s, .at = text, .reason = reason};
    return check_holds(&c);
}
