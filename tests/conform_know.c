/*
 * conform_know.c: who knows what. A view must say what its seat may know, and no more; it must go
 * on like the state, be told the same and be filled up to a state that could be the true one. In
 * games without secrets a view is the state, and all of this holds as well.
 */
#include "conform.h"

#include <stdlib.h>
#include <string.h>

enum {
    KINDS = 256,
    TRIED = 4,        /* legal actions looked at in each view */
    PLAYED_EVERY = 8, /* one of so many guesses is played to its end, */
    REPLAYED = 100,   /* or one of so many where nothing is to be guessed */
    SECRET_EVERY = 6, /* one of so many actions begins a pair of games */
    LONGEST = 5000    /* actions a game may have */
};

bool is_same_state(const struct aude_state *a, const struct aude_state *b)
{
    return memcmp(a, b, aude_state_size(aude_rules_of(a))) == 0;
}

static bool is_same_action(struct aude_action a, struct aude_action b)
{
    return memcmp(&a, &b, sizeof a) == 0;
}

/* Where a view is a state known to be sound it need not be asked again, which takes long. */
static bool is_sound(const struct aude_state *s, const struct aude_state *like)
{
    return is_same_state(s, like) || aude_sound(s);
}

static struct aude_state *new_state(const struct aude_rules *r)
{
    struct aude_state *s = calloc(1, aude_state_size(r));
    if (s == NULL)
        abort();
    return s;
}

void know_open(struct trial *t)
{
    struct know *k = &t->know;
    for (int i = 0; i <= t->seats; i++)
        k->followed[i] = new_state(t->rules);
    k->view = new_state(t->rules);
    k->next = new_state(t->rules);
    k->other = new_state(t->rules);
    k->then = new_state(t->rules);
}

void know_close(struct trial *t)
{
    struct know *k = &t->know;
    for (int i = 0; i <= t->seats; i++)
        free(k->followed[i]);
    free(k->view);
    free(k->next);
    free(k->other);
    free(k->then);
}

/* A view must not depend on what the memory held before. */
static void view_of(const struct trial *t, const struct aude_state *s, int seat,
                    struct aude_state *out)
{
    memset(out, seat * 37 + t->step, aude_state_size(t->rules));
    aude_view(s, seat, out);
}

/* ---- What a view shows -------------------------------------------------------------------------- */

static bool has_same_pieces(const struct aude_state *a, const struct aude_state *b)
{
    static struct aude_piece one[AUDE_PIECES_MAX], two[AUDE_PIECES_MAX];
    int count = aude_pieces(a, one, AUDE_PIECES_MAX);
    if (aude_pieces(b, two, AUDE_PIECES_MAX) != count)
        return false;
    for (int i = 0; i < count; i++) {
        if (one[i].seat != two[i].seat || one[i].kind != two[i].kind ||
            one[i].where != two[i].where || one[i].segment != two[i].segment ||
            one[i].x != two[i].x || one[i].y != two[i].y || one[i].holder != two[i].holder)
            return false;
    }
    return true;
}

static bool has_same_tokens(const struct aude_state *a, const struct aude_state *b)
{
    static struct aude_token one[AUDE_TOKENS_MAX], two[AUDE_TOKENS_MAX];
    int count = aude_tokens(a, one, AUDE_TOKENS_MAX);
    if (aude_tokens(b, two, AUDE_TOKENS_MAX) != count)
        return false;
    for (int i = 0; i < count; i++) {
        if (one[i].kind != two[i].kind || one[i].tile != two[i].tile ||
            one[i].seat != two[i].seat || one[i].on_board != two[i].on_board ||
            one[i].x != two[i].x || one[i].y != two[i].y || one[i].segment != two[i].segment ||
            one[i].count != two[i].count)
            return false;
    }
    return true;
}

static void expect_shown(struct trial *t, const struct aude_state *s, const struct aude_state *view)
{
    int one[AUDE_SEATS], two[AUDE_SEATS];
    aude_scores(s, one);
    aude_scores(view, two);
    expect(t, P_SHOWN, memcmp(one, two, sizeof one) == 0);
    expect(t, P_SHOWN, aude_actor(s) == aude_actor(view) && aude_step(s) == aude_step(view));
    expect(t, P_SHOWN, aude_turn(s) == aude_turn(view) && aude_left(s) == aude_left(view));
    expect(t, P_SHOWN, aude_hand(s) == aude_hand(view) && aude_winners(s) == aude_winners(view));
    expect(t, P_SHOWN, has_same_pieces(s, view) && has_same_tokens(s, view));
    expect(t, P_SHOWN, is_sound(view, s) && aude_rules_of(view) == t->rules);
}

/* The hands of others and what others laid face down; the chests are closed to all alike. */
static bool is_secret(const struct aude_card *card, int seat)
{
    return card->seat != seat &&
           (card->where == AUDE_CARD_HAND || (card->where == AUDE_CARD_ROW && card->is_down));
}

static void count_card(int count[KINDS], const struct aude_card *card, int seat)
{
    if (card->where == AUDE_CARD_HAND || card->where == AUDE_CARD_ROW)
        count[is_secret(card, seat) ? AUDE_NONE : card->kind] += card->count;
}

/* The cards of hands and rows are those of the state, but for the secret ones; those of the rows
 * also one by one. Returns how many are secret. */
static int expect_cards(struct trial *t, const struct aude_state *s, const struct aude_state *view,
                        int seat)
{
    static struct aude_card one[KINDS], two[KINDS];
    int whole[AUDE_SEATS + 1][KINDS] = {{0}}, seen[AUDE_SEATS + 1][KINDS] = {{0}};
    int cards = aude_cards(s, one, KINDS), shown = aude_cards(view, two, KINDS), secret = 0;
    for (int i = 0; i < cards; i++) {
        bool is_row = one[i].where == AUDE_CARD_ROW;
        expect(t, P_HIDDEN, one[i].kind != AUDE_NONE || one[i].where == AUDE_CARD_CHEST);
        count_card(whole[is_row ? 0 : one[i].seat + 1], &one[i], seat);
        secret += is_secret(&one[i], seat) ? one[i].count : 0;
        if (!is_row)
            continue;
        bool is_same = i < shown && two[i].where == AUDE_CARD_ROW && two[i].row == one[i].row &&
                       two[i].place == one[i].place && two[i].is_down == one[i].is_down &&
                       two[i].seat == one[i].seat;
        expect(t, P_SHOWN, is_same);
        expect(t, P_HIDDEN,
               is_same && two[i].kind == (is_secret(&one[i], seat) ? AUDE_NONE : one[i].kind));
    }
    for (int i = 0; i < shown; i++) {
        count_card(seen[two[i].where == AUDE_CARD_ROW ? 0 : two[i].seat + 1], &two[i], seat);
        expect(t, P_HIDDEN, two[i].kind == AUDE_NONE || !is_secret(&two[i], seat));
    }
    expect(t, P_HIDDEN, memcmp(whole, seen, sizeof whole) == 0);
    return secret;
}

/* Fronts and chests lie open to all, or to nobody, so that they are listed alike. */
static void expect_fronts(struct trial *t, const struct aude_state *s,
                          const struct aude_state *view)
{
    static struct aude_card one[KINDS], two[KINDS];
    int cards = aude_cards(s, one, KINDS), shown = aude_cards(view, two, KINDS), k = 0;
    for (int i = 0; i < cards; i++) {
        if (one[i].where == AUDE_CARD_ROW || one[i].where == AUDE_CARD_HAND)
            continue;
        while (k < shown && (two[k].where == AUDE_CARD_ROW || two[k].where == AUDE_CARD_HAND))
            k++;
        bool is_same = k < shown && two[k].where == one[i].where && two[k].seat == one[i].seat &&
                       two[k].kind == one[i].kind && two[k].count == one[i].count &&
                       two[k].row == one[i].row;
        expect(t, P_SHOWN, is_same);
        k++;
    }
}

/* In a view chance deals what is unseen: every outcome weighs as many cards as there are of it.
 * Where all outcomes name the same card it is known, or nobody may know it. */
static void expect_weights(struct trial *t, const struct aude_state *view, int unseen)
{
    static struct aude_chance chance[AUDE_LEGAL_MAX];
    int count = aude_chances(view, chance, AUDE_LEGAL_MAX), sum = 0;
    bool is_open = false;
    for (int i = 1; i < count; i++)
        is_open = is_open || chance[i].action.a != chance[0].action.a;
    for (int i = 0; i < count; i++) {
        sum += chance[i].weight;
        if (is_open)
            expect(t, P_UNSEEN, chance[i].weight == aude_bag(view, chance[i].action.a));
    }
    expect(t, P_UNSEEN, sum == (count == 0 ? 0 : aude_count(view)));
    if (is_open && t->is_cards)
        expect(t, P_UNSEEN, sum == unseen);
}

static void expect_hidden(struct trial *t, const struct aude_state *s,
                          const struct aude_state *view, int seat)
{
    struct aude_card_kind kind;
    int secret = expect_cards(t, s, view, seat), unseen = 0;
    for (int i = 0; aude_card_kind(t->rules, i, &kind); i++)
        unseen += aude_bag(view, i);
    if (t->is_cards && aude_actor(s) != AUDE_OVER) /* nobody ever learns what was left then */
        expect(t, P_UNSEEN, unseen == aude_left(view) + secret);
    expect_fronts(t, s, view);
    expect_weights(t, view, unseen);
}

/* ---- What a seat sees of actions ------------------------------------------------------------- */

static bool is_outcome(const struct aude_state *view, struct aude_action a)
{
    static struct aude_chance chance[AUDE_LEGAL_MAX];
    int count = aude_chances(view, chance, AUDE_LEGAL_MAX);
    for (int i = 0; i < count; i++) {
        if (is_same_action(chance[i].action, a))
            return true;
    }
    return false;
}

static void expect_seen(struct trial *t, const struct aude_state *view, int seat,
                        struct aude_action a)
{
    struct aude_action seen = aude_seen(t->before, seat, a);
    expect(t, P_SEEN, aude_check(view, t->actor, seen) == AUDE_OK);
    expect(t, P_SEEN, t->actor != AUDE_CHANCE || is_outcome(view, seen));
    expect(t, P_AGAIN, is_same_action(aude_seen(t->before, seat, seen), seen));
    expect(t, P_AGAIN, is_same_action(aude_seen(view, seat, seen), seen));
    expect(t, P_OWN, seat < 0 || seat != t->actor || is_same_action(seen, a));
}

/* The list of t->before is still in t->legal. */
static void expect_own(struct trial *t, const struct aude_state *view)
{
    static struct aude_action legal[AUDE_LEGAL_MAX];
    int count = aude_legal(view, legal, AUDE_LEGAL_MAX);
    expect(t, P_OWN, count == t->count && aude_count(view) == t->count);
    for (int i = 0; i < count && i < t->count; i++)
        expect(t, P_OWN, is_same_action(legal[i], t->legal[i]));
}

/* Whoever gets only lines has to come as far. */
static void expect_recall(struct trial *t, int seat, struct aude_action seen)
{
    struct know *k = &t->know;
    struct aude_state *followed = k->followed[seat + 1];
    char line[AUDE_LINE_MAX];
    struct aude_action read;
    bool is_read = aude_action_write(t->before, seen, line, sizeof line) == AUDE_OK &&
                   aude_action_read(followed, line, &read) == AUDE_OK &&
                   is_same_action(read, seen) && aude_check(followed, t->actor, read) == AUDE_OK;
    expect(t, P_RECALL, is_read);
    if (is_read)
        aude_apply(followed, read, NULL);
    expect(t, P_RECALL, is_same_state(followed, k->next));
    aude_copy(followed, k->next);
}

/* ---- Guesses --------------------------------------------------------------------------------------- */

static void play_to_end(struct trial *t, struct aude_state *s)
{
    int actions = 0;
    while (aude_actor(s) != AUDE_OVER && aude_count(s) > 0 && actions++ < LONGEST)
        aude_apply(s, aude_pick(s, aude_rng_below(&t->know.rng, aude_count(s))), NULL);
    expect(t, P_GUESS, aude_actor(s) == AUDE_OVER && aude_sound(s));
}

/* k->next is the view of t->now. */
static void expect_guess(struct trial *t, int seat)
{
    static struct aude_card card[KINDS];
    struct know *k = &t->know;
    aude_copy(k->other, k->next);
    aude_guess(k->other, &k->rng);
    bool is_whole = is_sound(k->other, t->now) && aude_actor(k->other) == aude_actor(t->now);
    int cards = aude_cards(k->other, card, KINDS);
    for (int i = 0; i < cards; i++)
        is_whole = is_whole && (card[i].kind != AUDE_NONE || card[i].where == AUDE_CARD_CHEST);
    view_of(t, k->other, seat, k->then);
    expect(t, P_GUESS, is_whole && is_same_state(k->then, k->next));
    if (is_whole && aude_rng_below(&k->rng, t->is_cards ? PLAYED_EVERY : REPLAYED) == 0)
        play_to_end(t, k->other);
}

/* ---- One action --------------------------------------------------------------------------------- */

/* The end of a game is the same for everybody, wherever it is. */
static void expect_same_end(struct trial *t, const struct aude_state *s,
                            const struct aude_state *view)
{
    struct know *k = &t->know;
    aude_copy(k->other, s);
    aude_end(k->other, &k->events);
    aude_copy(k->then, view);
    aude_end(k->then, &k->other_events);
    expect(t, P_TOLD, sum_of_events(&k->events) == sum_of_events(&k->other_events));
}

/* The view is left in k->view. */
static void know_position(struct trial *t, int seat, const struct aude_state *s)
{
    struct know *k = &t->know;
    view_of(t, s, seat, k->view);
    view_of(t, k->view, seat, k->other);
    expect(t, P_AGAIN, is_same_state(k->view, k->other));
    expect_shown(t, s, k->view);
    expect_hidden(t, s, k->view, seat);
    expect_same_end(t, s, k->view);
}

static void know_seat(struct trial *t, int seat, struct aude_action a)
{
    struct know *k = &t->know;
    know_position(t, seat, t->before);
    if (seat >= 0 && seat == t->actor)
        expect_own(t, k->view);
    for (int i = 0; i < TRIED && !is_same_state(k->view, t->before); i++)
        expect_seen(t, k->view, seat, t->legal[aude_rng_below(&k->rng, t->count)]);
    expect_seen(t, k->view, seat, a);

    struct aude_action seen = aude_seen(t->before, seat, a);
    view_of(t, t->now, seat, k->next);
    if (aude_check(k->view, t->actor, seen) == AUDE_OK) {
        aude_apply(k->view, seen, &k->events);
        expect(t, P_VIEW, is_same_state(k->view, k->next));
        expect(t, P_TOLD, sum_of_events(&k->events) == sum_of_events(&t->events));
    }
    expect_recall(t, seat, seen);
    expect_guess(t, seat);
}

void know_begin(struct trial *t)
{
    struct know *k = &t->know;
    aude_rng_seed(&k->rng, t->seed + (uint64_t)t->game);
    for (int seat = -1; seat < t->seats; seat++)
        view_of(t, t->now, seat, k->followed[seat + 1]);
    keep_secret_from_start(t);
}

void know_act(struct trial *t, struct aude_action a)
{
    for (int seat = -1; seat < t->seats; seat++)
        know_seat(t, seat, a);
    for (int seat = -1; seat < t->seats && aude_actor(t->now) == AUDE_OVER; seat++)
        know_position(t, seat, t->now);
    if (aude_rng_below(&t->know.rng, SECRET_EVERY) == 0)
        keep_secret_from_now(t);
}
