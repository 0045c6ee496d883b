/* conform_table_look.c: the laws of tables that are looked at between two lines. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "conform_table.h"

/* ---- Law 3: the lines are the table -------------------------------------------------------------- */

static bool is_same_table(struct aude_table *one, struct aude_table *other)
{
    return is_same_text(print_table(one, AUDE_OWNER), print_table(other, AUDE_OWNER));
}

/* A record, and the lines one by one; a draft is in neither. */
void look_at_lines(struct bench *b)
{
    struct aude_table *one = NULL, *other = NULL;
    struct trial *t = b->trial;
    char *record = print_record(b->table, AUDE_OWNER, AUDE_EVERY_LINE), line[AUDE_LINE_MAX];
    struct aude_fault fault;
    expect(t, P_TABLE_LINES, aude_table_copy(b->table, AUDE_OWNER, &one) == AUDE_OK);
    expect(t, P_TABLE_LINES, is_same_table(b->table, one));
    aude_table_draft_drop(one);
    expect(t, P_TABLE_LINES, aude_table_read(record, strlen(record), &other, &fault) == AUDE_OK);
    expect(t, P_TABLE_LINES, other != NULL && is_same_table(one, other));
    aude_table_close(other);
    other = NULL;
    expect(t, P_TABLE_LINES, aude_table_open(t->text, AUDE_OWNER, &other, NULL) == AUDE_OK);
    for (int seat = 0; seat < t->seats; seat++)
        aude_table_set_name(other, seat, aude_table_name(one, seat));
    for (int n = 1; n <= b->notes; n++) {
        aude_table_line(one, n, AUDE_OWNER, line, sizeof line);
        expect(t, P_TABLE_LINES, aude_table_add(other, AUDE_OWNER, line) == AUDE_OK);
    }
    expect(t, P_TABLE_LINES,
           aude_hash(aude_table_view(one, AUDE_OWNER)) ==
               aude_hash(aude_table_view(other, AUDE_OWNER)));
    expect(t, P_TABLE_LINES, aude_table_lots(one) == aude_table_lots(other));
    free(record);
    aude_table_close(other);
    aude_table_close(one);
}

/* ---- Copies ------------------------------------------------------------------------------------- */

/* What counts is a game of its own, with the same position. */
static void expect_counting(struct bench *b)
{
    struct aude_table *other = NULL;
    struct trial *t = b->trial;
    char *record = print_record(b->table, AUDE_OWNER, AUDE_COUNTING_LINES), line[AUDE_LINE_MAX];
    expect(t, P_TABLE_LINES, aude_table_read(record, strlen(record), &other, NULL) == AUDE_OK);
    free(record);
    bool is_same = other != NULL && aude_table_count(other) == b->counts;
    for (int i = 0; is_same && i < b->counts; i++) {
        aude_table_line(other, i + 1, AUDE_OWNER, line, sizeof line);
        is_same = strcmp(line, b->note[b->counting[i]].line) == 0;
    }
    expect(t, P_TABLE_LINES, is_same);
    aude_table_close(other);
}

void look_at_copies(struct bench *b)
{
    struct trial *t = b->trial;
    struct aude_table *other = NULL;
    int steps = aude_table_steps(b->table, AUDE_ONLOOKER), i = lot(b, steps + 1);
    expect(t, P_TABLE_LINES, aude_table_fork(b->table, i, &other) == AUDE_OK);
    aude_table_at(b->table, AUDE_OWNER, i, b->state);
    expect(t, P_TABLE_LINES,
           aude_table_count(other) == i &&
               aude_hash(aude_table_view(other, AUDE_OWNER)) == aude_hash(b->state));
    aude_table_close(other);
    expect(t, P_TABLE_REFUSAL,
           aude_table_fork(b->table, steps + 1, &other) != AUDE_OK && other == NULL);
    /* With the draft of that seat, and of no other. */
    int seat = lot(b, t->seats + 1) - 1;
    expect(t, P_TABLE_SIGHT, aude_table_copy(b->table, seat, &other) == AUDE_OK);
    expect(t, P_TABLE_SIGHT,
           aude_hash(aude_table_view(other, seat)) == aude_hash(aude_table_view(b->table, seat)));
    expect(t, P_TABLE_SIGHT,
           (aude_table_drafted(other) > 0) ==
               (aude_table_drafted(b->table) > 0 && aude_table_drafter(b->table) == seat));
    aude_table_close(other);
    expect_counting(b);
}

/* ---- Law 4: everybody sees what he may know ------------------------------------------------------- */

/* Each client is told the lines since its last one, and then knows what its seat may know. */
void look_at_clients(struct bench *b)
{
    struct trial *t = b->trial;
    char line[AUDE_LINE_MAX];
    for (int seat = AUDE_ONLOOKER; seat < t->seats; seat++) {
        struct aude_table *client = b->client[seat + 1];
        if (lot(b, 3) != 0)
            continue;
        for (int n = aude_table_count(client) + 1; n <= b->notes; n++) {
            aude_table_line(b->table, n, seat, line, sizeof line);
            expect(t, P_TABLE_SIGHT, aude_table_add(client, AUDE_OWNER, line) == AUDE_OK);
        }
        int steps = aude_table_steps(b->table, AUDE_ONLOOKER);
        aude_table_at(b->table, AUDE_OWNER, steps, b->state);
        aude_view(b->state, seat, b->view);
        expect(t, P_TABLE_SIGHT, aude_hash(aude_table_view(client, seat)) == aude_hash(b->view));
        if (aude_table_drafter(b->table) != seat)
            expect(t, P_TABLE_SIGHT,
                   aude_hash(aude_table_view(b->table, seat)) == aude_hash(b->view));
        if (lot(b, 4) == 0)
            expect(t, P_TABLE_SIGHT,
                   is_same_text(print_record(b->table, seat, AUDE_EVERY_LINE),
                                print_record(client, seat, AUDE_EVERY_LINE)));
    }
}

/* ---- Steps and turns ------------------------------------------------------------------------------ */

/* Does a turn begin with a step? before is the one before it, turn_seat whose turn that was in. */
static bool begins_turn(const struct trial *t, const struct aude_state *s,
                        const struct aude_step *step, const struct aude_step *before)
{
    if (t->is_cards)
        return step->actor != before->actor;
    return step->actor == AUDE_CHANCE && before->actor != AUDE_CHANCE &&
           aude_turn(s) != before->turn_seat;
}

void look_at_steps(struct bench *b)
{
    struct trial *t = b->trial;
    struct aude_step step, before = {.turn = -1};
    struct aude_turn turn;
    int seat = lot(b, t->seats + 2) - 2;
    seat = seat == -2 ? AUDE_OWNER : seat;
    int steps = aude_table_steps(b->table, seat);
    aude_table_at(b->table, seat, 0, b->state);
    for (int i = 0; i < steps; i++, before = step) {
        expect(t, P_TABLE_STEPS, aude_table_step(b->table, seat, i, &step));
        bool is_new = i == 0 || begins_turn(t, b->state, &step, &before);
        expect(t, P_TABLE_STEPS, step.turn == before.turn + is_new);
        expect(t, P_TABLE_STEPS, step.actor == aude_actor(b->state));
        if (is_new) {
            expect(t, P_TABLE_STEPS, aude_table_turn(b->table, seat, step.turn, &turn));
            expect(t, P_TABLE_STEPS, turn.from == i && turn.seat == step.turn_seat);
        }
        expect(t, P_TABLE_STEPS, i >= turn.from && i < turn.to);
        aude_apply(b->state, step.action, NULL);
        int round = 0;
        aude_number(b->state, "round", &round);
        expect(t, P_TABLE_STEPS, step.round == round);
    }
    expect(t, P_TABLE_STEPS, steps == 0 || turn.to == steps);
    expect(t, P_TABLE_STEPS, aude_table_turns(b->table, seat) == before.turn + 1);
    expect(t, P_TABLE_STEPS, aude_hash(b->state) == aude_hash(aude_table_view(b->table, seat)));
    expect(t, P_TABLE_STEPS,
           !aude_table_step(b->table, seat, steps, &step) &&
               !aude_table_at(b->table, seat, steps + 1, b->state) &&
               !aude_table_turn(b->table, seat, before.turn + 1, &turn));
}

/* ---- Law 2 ---------------------------------------------------------------------------------------- */

void look_at_back(struct bench *b, int n)
{
    bool counts = n == 0, is_learnt = false;
    bool has_secrets = (aude_facts(b->trial->rules) & AUDE_HAS_SECRETS) != 0;
    for (int i = 0; i < b->counts; i++) {
        counts |= b->counting[i] == n;
        is_learnt |= b->counting[i] > n && b->note[b->counting[i]].teaches;
    }
    bool is_last = b->counts == 0 || b->counting[b->counts - 1] == n;
    enum aude_ending ending = aude_table_ending(b->table);
    bool is_left = ending == AUDE_ENDING_RESIGNED || ending == AUDE_ENDING_TIME;
    /* The end lays hands open; what is done after the last step is about a seat. */
    for (int i = b->counts - 1; i >= 0 && ending != AUDE_ENDING_RUNNING; i--) {
        if (is_about_seat(&b->note[b->counting[i]]))
            continue;
        is_learnt |= has_secrets && b->counting[i] > n;
        break;
    }
    enum aude_status wanted = !counts || is_last ? AUDE_NO_SUCH_LINE
                              : is_left          ? AUDE_GAME_OVER
                              : is_learnt        ? AUDE_LEARNT
                                                 : AUDE_OK;
    expect(b->trial, P_TABLE_BACK, aude_table_may_back(b->table, n) == wanted);
}

/* What the rules say a view does not know, without a look at what taught it. */
void note_knowledge(struct bench *b, struct knowledge *out)
{
    struct aude_card_kind kind;
    *out = (struct knowledge){0};
    for (int seat = 0; seat < b->trial->seats; seat++) {
        aude_table_at(b->table, seat, aude_table_steps(b->table, AUDE_ONLOOKER), b->view);
        for (int i = 0; aude_card_kind(b->trial->rules, i, &kind); i++)
            out->missing[seat][i] = aude_bag(b->view, i);
    }
}

/* Is only one kind missing? Then a seat knows all cards, for it can count. */
static bool can_count(const int missing[256])
{
    int kinds = 0;
    for (int i = 0; i < 256; i++)
        kinds += missing[i] > 0;
    return kinds <= 1;
}

/* Nobody knows less than before; and it is the game that has only the lines that count. */
void look_after_back(struct bench *b, const struct knowledge *before)
{
    struct trial *t = b->trial;
    struct knowledge now;
    struct aude_table *other = NULL;
    note_knowledge(b, &now);
    for (int seat = 0; seat < t->seats; seat++) {
        for (int i = 0; i < 256 && !can_count(now.missing[seat]); i++)
            expect(t, P_TABLE_BACK, now.missing[seat][i] <= before->missing[seat][i]);
    }
    expect(t, P_TABLE_LINES, aude_table_open(t->text, AUDE_OWNER, &other, NULL) == AUDE_OK);
    for (int i = 0; i < b->counts; i++)
        expect(t, P_TABLE_LINES,
               aude_table_add(other, AUDE_OWNER, b->note[b->counting[i]].line) == AUDE_OK);
    int steps = aude_table_steps(b->table, AUDE_ONLOOKER);
    for (int seat = AUDE_OWNER; seat < t->seats; seat++) {
        aude_table_at(b->table, seat, steps, b->view);
        expect(t, P_TABLE_LINES, aude_hash(aude_table_view(other, seat)) == aude_hash(b->view));
    }
    expect(t, P_TABLE_LINES,
           aude_table_out(other) == aude_table_out(b->table) &&
               aude_table_ending(other) == aude_table_ending(b->table) &&
               aude_table_actor(other) == aude_table_actor(b->table));
    aude_table_close(other);
}

/* ---- Law 5: a refusal changes nothing ------------------------------------------------------------- */

static void spoil(struct bench *b, char line[AUDE_LINE_MAX])
{
    size_t len = strlen(line);
    if (len > 0)
        line[lot(b, (int)len)] = (char)(1 + lot(b, 255));
}

void look_at_refusals(struct bench *b)
{
    static const char *const lines[] = {"",
                                        "pass pass",
                                        "table",
                                        "table back",
                                        "table back -1",
                                        "table back 99999",
                                        "table back 1 2",
                                        "table resign 6",
                                        "table resign",
                                        "table seat 0",
                                        "table seat 0 a b",
                                        "table seat 0 ü",
                                        "table over",
                                        "table over won",
                                        "table win 0",
                                        "table time x",
                                        "table clock",
                                        "table clock 15m 0",
                                        "table clock 15:00",
                                        "draw"};
    struct trial *t = b->trial;
    char line[AUDE_LINE_MAX] = "", *before = print_table(b->table, AUDE_OWNER);
    int actor = aude_table_actor(b->table), other = (actor < 0 ? 0 : actor + 1) % t->seats;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        expect(t, P_TABLE_REFUSAL, aude_table_add(b->table, AUDE_OWNER, lines[i]) != AUDE_OK);
    if (b->notes > 0)
        aude_table_line(b->table, 1 + lot(b, b->notes), AUDE_OWNER, line, sizeof line);
    expect(t, P_TABLE_REFUSAL, aude_table_add(b->table, other, line) != AUDE_OK);
    expect(t, P_TABLE_REFUSAL, aude_table_draft(b->table, other, line) != AUDE_OK);
    expect(t, P_TABLE_REFUSAL, aude_table_draw(b->table, -1) != AUDE_OK);
    expect(t, P_TABLE_REFUSAL, aude_table_draw(b->table, AUDE_LEGAL_MAX) != AUDE_OK);
    expect(t, P_TABLE_REFUSAL, aude_table_set_name(b->table, 0, "a\nb") == AUDE_BAD_NAME);
    expect(t, P_TABLE_REFUSAL, aude_table_set_player(b->table, t->seats, "x") != AUDE_OK);
    expect(t, P_TABLE_REFUSAL, is_same_text(before, print_table(b->table, AUDE_OWNER)));
    /* What is not refused counts, so it is tried on a copy. */
    struct aude_table *copy = NULL;
    expect(t, P_TABLE_LINES, aude_table_copy(b->table, AUDE_OWNER, &copy) == AUDE_OK);
    for (int i = 0; i < 8; i++) {
        spoil(b, line);
        before = print_table(copy, AUDE_OWNER);
        bool is_refused = aude_table_add(copy, AUDE_OWNER, line) != AUDE_OK;
        bool is_same = is_same_text(before, print_table(copy, AUDE_OWNER));
        expect(t, P_TABLE_REFUSAL, is_same == is_refused);
    }
    aude_table_close(copy);
}
