/* test_table_back.c: taking back at a table, and how games there end (aude_table.h). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "table.h"

/* ---- Taking back -------------------------------------------------------------------------------------- */

static void test_back(void **unused)
{
    struct aude_table *t = opened();
    char line[AUDE_LINE_MAX];
    (void)unused;
    add(t, "place 1,0 r1");
    assert_int_equal(aude_table_back_to(t, 1u << 0), 1);
    assert_int_equal(aude_table_back_to(t, 1u << 1), 4);
    assert_int_equal(aude_table_back_to(t, 3), 4);
    assert_int_equal(aude_table_back_to(t, 0), -1);
    assert_int_equal(aude_table_may_back(t, 5), AUDE_NO_SUCH_LINE);
    assert_int_equal(aude_table_may_back(t, -1), AUDE_NO_SUCH_LINE);
    assert_int_equal(aude_table_may_back(t, 0), AUDE_OK);
    add(t, "table back 2");
    assert_int_equal(aude_table_count(t), 6);
    assert_int_equal(aude_table_steps(t, 0), 2);
    assert_int_equal(aude_table_actor(t), 0);
    /* What no longer counts can be read, but not gone back to; nor can the line that said so. */
    aude_table_line(t, 5, 0, line, sizeof line);
    assert_string_equal(line, "place 1,0 r1");
    assert_int_equal(aude_table_may_back(t, 4), AUDE_NO_SUCH_LINE);
    assert_int_equal(aude_table_may_back(t, 6), AUDE_NO_SUCH_LINE);
    add(t, "pass");
    assert_int_equal(aude_table_lots(t), 1);
    add(t, "draw base/K");
    assert_int_equal(aude_table_may_back(t, 7), AUDE_OK);
    assert_int_equal(aude_table_may_back(t, 3), AUDE_NO_SUCH_LINE);
    aude_table_close(t);
}

/* Who plays a seat and who is out is not of the position: it stays when that is taken back. */
static void test_back_leaves_seats(void **unused)
{
    static const char *const then[] = {"table time 2", "table seat 0 greedy", "place 1,0 r1",
                                       "table resign 1", NULL};
    struct aude_table *t = open_table("carcassonne seats=4"), *copy;
    static char text[1024];
    (void)unused;
    add_all(t, opening);
    add_all(t, then);
    assert_int_equal(aude_table_back_to(t, 1u << 0), 1);
    add(t, "table back 1"); /* line 9 */
    assert_int_equal(aude_table_steps(t, 0), 1);
    assert_int_equal(aude_table_out(t), 1u << 1 | 1u << 2);
    assert_string_equal(aude_table_player(t, 0), "greedy");
    assert_int_equal(aude_table_add(t, AUDE_OWNER, "table resign 2"), AUDE_SEAT_OUT);
    /* They count, so they can be gone back to: what was done after them is taken back. */
    add(t, "place 0,1 r3"); /* line 10 */
    add(t, "pass");
    assert_int_equal(aude_table_may_back(t, 7), AUDE_NO_SUCH_LINE);
    assert_int_equal(aude_table_may_back(t, 9), AUDE_NO_SUCH_LINE);
    assert_int_equal(aude_table_may_back(t, 8), AUDE_OK);
    aude_table_write(t, AUDE_OWNER, AUDE_COUNTING_LINES, text, sizeof text);
    assert_string_equal(text, "aude 2\ngame carcassonne seats=4\n\ndraw base/V\ntable time 2\n"
                              "table seat 0 greedy\ntable resign 1\nplace 0,1 r3\npass\n");
    assert_int_equal(aude_table_read(text, strlen(text), &copy, NULL), AUDE_OK);
    assert_int_equal(aude_table_out(copy), aude_table_out(t));
    assert_true(hash(copy, AUDE_OWNER) == hash(t, AUDE_OWNER));
    add(t, "table back 8");
    add(copy, "table back 4");
    assert_int_equal(aude_table_steps(t, 0), 1);
    assert_true(hash(copy, AUDE_OWNER) == hash(t, AUDE_OWNER));
    aude_table_close(copy);
    aude_table_close(t);
}

/* Plays the cards that lie open at first, until each seat has its hand; says how many lines. */
static int deal(struct aude_table *t)
{
    char line[AUDE_LINE_MAX] = "";
    while (strncmp(line, "deal", 4) != 0) {
        assert_int_equal(aude_table_settle(t, last_lot, NULL), AUDE_OK);
        aude_table_line(t, aude_table_count(t), AUDE_OWNER, line, sizeof line);
        struct aude_action a = aude_pick(aude_table_view(t, AUDE_OWNER), 0);
        if (strncmp(line, "deal", 4) != 0)
            assert_int_equal(aude_table_play(t, AUDE_OWNER, &a), AUDE_OK);
    }
    return aude_table_count(t);
}

/* The first legal action that begins like this. */
static void act(struct aude_table *t, const char *begin, char line[AUDE_LINE_MAX])
{
    static struct aude_action legal[AUDE_LEGAL_MAX];
    const struct aude_state *s = aude_table_view(t, AUDE_OWNER);
    int count = aude_legal(s, legal, AUDE_LEGAL_MAX);
    for (int i = 0; i < count; i++) {
        aude_action_write(s, legal[i], line, AUDE_LINE_MAX);
        if (strncmp(line, begin, strlen(begin)) == 0) {
            add(t, line);
            return;
        }
    }
    fail_msg("nothing begins with %s", begin);
}

/* The first legal action that lays a card face up; false if there is none. */
static bool find_open(struct aude_table *t, char line[AUDE_LINE_MAX])
{
    static struct aude_action legal[AUDE_LEGAL_MAX];
    const struct aude_state *s = aude_table_view(t, AUDE_OWNER);
    int count = aude_legal(s, legal, AUDE_LEGAL_MAX), i = 0;
    while (i < count && (legal[i].c != 0 || aude_where(s, legal[i]).card < 0))
        i++;
    if (i < count)
        aude_action_write(s, legal[i], line, AUDE_LINE_MAX);
    return i < count;
}

/* Nobody unlearns a card that he has seen; what lies face down nobody has. */
static void test_learnt(void **unused)
{
    struct aude_table *t = open_table("cardcassonne seats=2"), *view;
    char line[AUDE_LINE_MAX], seen[AUDE_LINE_MAX], back[AUDE_LINE_MAX];
    int dealt = deal(t), seat = aude_table_actor(t);
    (void)unused;
    assert_int_equal(aude_table_may_back(t, dealt - 1), AUDE_LEARNT);
    assert_int_equal(aude_table_add(t, AUDE_OWNER, "table back 0"), AUDE_LEARNT);
    act(t, "lay down ", line);
    assert_int_equal(aude_table_back_to(t, 1u << seat), dealt);
    aude_table_line(t, dealt + 1, 1 - seat, seen, sizeof seen);
    assert_memory_equal(seen, "lay down ? ", 11);
    aude_table_line(t, dealt + 1, seat, seen, sizeof seen);
    assert_string_equal(seen, line);
    snprintf(back, sizeof back, "table back %d", dealt);
    add(t, back);
    assert_int_equal(aude_table_actor(t), seat);
    /* Face up everybody sees it; but in a draft nobody does. */
    while (!find_open(t, line))
        act(t, "lay down ", line);
    seat = aude_table_actor(t);
    dealt = aude_table_count(t);
    assert_int_equal(aude_table_draft(t, seat, line), AUDE_OK);
    assert_int_equal(aude_table_draft_undo(t), AUDE_OK);
    assert_int_equal(aude_table_add(t, seat, line), AUDE_OK);
    assert_int_equal(aude_table_may_back(t, dealt), AUDE_LEARNT);
    assert_int_equal(aude_table_back_to(t, 3), -1);
    /* The view of a seat knows what that seat has learnt. */
    assert_int_equal(aude_table_copy(t, 1 - seat, &view), AUDE_OK);
    assert_int_equal(aude_table_may_back(view, dealt), AUDE_LEARNT);
    aude_table_close(view);
    aude_table_close(t);
}

/* When a game is over hands are laid open, so what was hidden cannot be played for again. */
static void test_shown_at_the_end(void **unused)
{
    struct aude_table *t = open_table("cardcassonne seats=3"), *view;
    char line[AUDE_LINE_MAX];
    (void)unused;
    deal(t);
    act(t, "lay down ", line);
    int count = aude_table_count(t);
    assert_int_equal(aude_table_may_back(t, count - 1), AUDE_OK);
    add(t, "table over draw");
    assert_int_equal(aude_table_may_back(t, count), AUDE_LEARNT);
    assert_int_equal(aude_table_back_to(t, 7), -1);
    assert_int_equal(aude_table_copy(t, 1, &view), AUDE_OK);
    assert_int_equal(aude_table_may_back(view, count), AUDE_LEARNT);
    aude_table_close(view);
    aude_table_close(t);
}

/* ---- How it ends ------------------------------------------------------------------------------------ */

static void test_endings(void **unused)
{
    struct aude_table *t = open_table("carcassonne seats=3");
    (void)unused;
    assert_string_equal(aude_ending_name(AUDE_ENDING_RESIGNED), "resigned");
    assert_string_equal(aude_ending_name(AUDE_ENDING_COUNT), "unknown");
    add(t, "table resign 1");
    assert_int_equal(aude_table_add(t, AUDE_OWNER, "table time 1"), AUDE_SEAT_OUT);
    assert_int_equal(aude_table_ending(t), AUDE_ENDING_RUNNING);
    assert_int_equal(aude_table_out(t), 1u << 1);
    add_all(t, opening);
    add(t, "place 1,0 r1"); /* somebody plays on for it */
    add(t, "table time 2");
    assert_int_equal(aude_table_ending(t), AUDE_ENDING_TIME);
    assert_int_equal(aude_table_winners(t), 1u << 0);
    assert_int_equal(aude_table_actor(t), AUDE_OVER);
    assert_int_equal(aude_table_add(t, 1, "pass"), AUDE_GAME_OVER);
    assert_int_equal(aude_table_add(t, AUDE_OWNER, "table over draw"), AUDE_GAME_OVER);
    /* Those who are out stay out, so it stays over. */
    assert_int_equal(aude_table_add(t, AUDE_OWNER, "table back 5"), AUDE_GAME_OVER);
    assert_int_equal(aude_table_back_to(t, 7), -1);
    aude_table_close(t);
    t = open_table("carcassonne seats=3");
    add(t, "table resign 1");
    add(t, "draw base/V");
    add(t, "table over draw");
    assert_int_equal(aude_table_ending(t), AUDE_ENDING_DRAW);
    assert_int_equal(aude_table_winners(t), 5);
    add(t, "table back 2");
    assert_int_equal(aude_table_ending(t), AUDE_ENDING_RUNNING);
    assert_int_equal(aude_table_out(t), 2);
    add(t, "table resign 0");
    assert_int_equal(aude_table_ending(t), AUDE_ENDING_RESIGNED);
    assert_int_equal(aude_table_winners(t), 1u << 2);
    aude_table_close(t);
    t = open_table("carcassonne seats=3");
    add(t, "table over left");
    assert_int_equal(aude_table_ending(t), AUDE_ENDING_LEFT);
    assert_int_equal(aude_table_winners(t), 0);
    aude_table_close(t);
}

/* A seat that is out does not win, however many points it has. */
static void test_winners(void **unused)
{
    struct aude_table *played = open_table("carcassonne seats=3");
    struct aude_rng rng;
    (void)unused;
    aude_rng_seed(&rng, 5);
    while (aude_table_actor(played) != AUDE_OVER) {
        const struct aude_state *now = aude_table_view(played, AUDE_OWNER);
        struct aude_action a = aude_pick(now, aude_rng_below(&rng, aude_count(now)));
        assert_int_equal(aude_table_play(played, AUDE_OWNER, &a), AUDE_OK);
    }
    const struct aude_state *now = aude_table_view(played, AUDE_OWNER);
    unsigned winners = aude_winners(now), others = 7;
    int best = 0, score[AUDE_SEATS], more = -1;
    assert_int_equal(aude_table_ending(played), AUDE_ENDING_PLAYED);
    assert_int_equal(aude_table_winners(played), winners);
    while ((winners >> best & 1) == 0)
        best++;
    assert_int_equal(winners, 1u << best);
    others &= ~winners;
    aude_scores(now, score);
    for (int seat = 0; seat < 3; seat++)
        if ((others >> seat & 1) != 0 && (more < 0 || score[seat] > score[more]))
            more = seat;
    /* The same game, from which the best has gone in time. */
    struct aude_table *t = open_table("carcassonne seats=3");
    char line[AUDE_LINE_MAX];
    snprintf(line, sizeof line, "table time %d", best);
    add(t, line);
    for (int n = 1; n <= aude_table_count(played); n++) {
        aude_table_line(played, n, AUDE_OWNER, line, sizeof line);
        add(t, line);
    }
    assert_int_equal(aude_table_ending(t), AUDE_ENDING_PLAYED);
    assert_int_equal(aude_table_winners(t), 1u << more);
    aude_table_close(t);
    aude_table_close(played);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_back),    cmocka_unit_test(test_back_leaves_seats),
        cmocka_unit_test(test_learnt),  cmocka_unit_test(test_shown_at_the_end),
        cmocka_unit_test(test_endings), cmocka_unit_test(test_winners),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
