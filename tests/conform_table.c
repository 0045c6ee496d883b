/*
 * conform_table.c: do tables keep their laws (aude_table.h)? Games of every kind are played at random
 * with drafts, undoing, taking back, giving up, seats that change hands and lines that are wrong,
 * while the suite notes line by line what must be true.
 */
#include "conform_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    TABLE_EVERY = 6, /* one of so many games is at a table */
    ENDS_EVERY = 4   /* one of so many lines that would end a game for good is said */
};

int lot(struct bench *b, int n)
{
    return aude_rng_below(&b->trial->rng, n);
}

/* ---- What the suite notes ------------------------------------------------------------------------ */

static char *question_text(const struct aude_state *s)
{
    static struct aude_chance chance[AUDE_LEGAL_MAX];
    char *text = NULL, line[AUDE_LINE_MAX];
    size_t len = 0;
    FILE *out = open_memstream(&text, &len);
    if (out == NULL)
        abort();
    int count = aude_chances(s, chance, AUDE_LEGAL_MAX);
    for (int i = 0; i < count; i++) {
        aude_action_write(s, chance[i].action, line, sizeof line);
        fprintf(out, "%d %s\n", chance[i].weight, line);
    }
    fclose(out);
    return text;
}

void note_question(struct bench *b, const struct aude_state *s, int *question, int *asked)
{
    char *text = question_text(s);
    int i = 1;
    while (i <= b->questions && strcmp(b->question[i], text) != 0)
        i++;
    if (i > b->questions)
        b->question[++b->questions] = text;
    else
        free(text);
    *question = i;
    *asked = 0;
    for (int k = 0; k < b->counts; k++)
        *asked += b->note[b->counting[k]].question == i;
}

const char *note_answer(const struct bench *b, int question, int asked)
{
    for (int n = 1; n <= b->notes; n++) {
        if (b->note[n].question == question && b->note[n].asked == asked)
            return b->note[n].line;
    }
    return NULL;
}

/* Law 2 in its own words: whom does a step tell which card it was? */
static bool teaches(struct bench *b, const struct aude_step *step, int i)
{
    for (int seat = 0; seat < b->trial->seats; seat++) {
        struct aude_step seen;
        aude_table_at(b->table, seat, i, b->view);
        aude_table_step(b->table, seat, i, &seen);
        bool is_sure = step->actor == seat ||
                       (step->actor == AUDE_CHANCE && aude_chances(b->view, NULL, 0) == 1);
        if (!is_sure && aude_where(b->view, seen.action).card >= 0)
            return true;
    }
    return false;
}

/* A new line that is a step. */
static void note_step(struct bench *b, struct note *note, int i)
{
    struct aude_step step;
    struct trial *t = b->trial;
    aude_table_step(b->table, AUDE_OWNER, i, &step);
    note->teaches = teaches(b, &step, i);
    aude_table_at(b->table, AUDE_OWNER, i, b->state);
    if (step.actor == AUDE_CHANCE) {
        note_question(b, b->state, &note->question, &note->asked);
        const char *known = note_answer(b, note->question, note->asked);
        expect(t, P_TABLE_LUCK, known == NULL || strcmp(known, note->line) == 0);
    }
    /* What each seat is told of it. */
    for (int seat = AUDE_ONLOOKER; seat < t->seats; seat++) {
        char seen[AUDE_LINE_MAX], line[AUDE_LINE_MAX];
        aude_action_write(b->state, aude_seen(b->state, seat, step.action), seen, sizeof seen);
        aude_table_line(b->table, step.number, seat, line, sizeof line);
        expect(t, P_TABLE_SIGHT, strcmp(seen, line) == 0);
    }
}

static bool is_step(const struct note *note)
{
    return strncmp(note->line, "table", 5) != 0;
}

bool is_about_seat(const struct note *note)
{
    return strncmp(note->line, "table seat", 10) == 0 ||
           strncmp(note->line, "table resign", 12) == 0 ||
           strncmp(note->line, "table time", 10) == 0 ||
           strncmp(note->line, "table clock", 11) == 0;
}

/* What follows a line no longer counts, unless it is about a seat or the clock. */
static void note_back(struct bench *b, int line)
{
    int counts = 0;
    for (int i = 0; i < b->counts; i++) {
        if (b->counting[i] <= line || is_about_seat(&b->note[b->counting[i]]))
            b->counting[counts++] = b->counting[i];
    }
    b->counts = counts;
}

/* How the table stands; all new lines but the last are actions, which change nothing of it. */
static void note_table(struct bench *b, struct note *note, bool is_last)
{
    note->out = aude_table_out(b->table);
    note->ending = is_last ? aude_table_ending(b->table) : AUDE_ENDING_RUNNING;
    for (int seat = 0; seat < b->trial->seats; seat++) {
        strcat(note->players, aude_table_player(b->table, seat));
        strcat(note->players, " ");
    }
}

/* Writes down what the new lines say. */
void note_lines(struct bench *b)
{
    int last = aude_table_count(b->table), back, steps = 0;
    for (int n = b->notes + 1; n <= last; n++) {
        struct note *note = &b->note[n];
        aude_table_line(b->table, n, AUDE_OWNER, note->line, sizeof note->line);
        bool is_back = sscanf(note->line, "table back %d", &back) == 1;
        if (is_back)
            note_back(b, back);
        steps = 0;
        for (int i = 0; i < b->counts; i++)
            steps += is_step(&b->note[b->counting[i]]);
        if (is_step(note))
            note_step(b, note, steps++);
        if (!is_back)
            b->counting[b->counts++] = n;
        aude_table_at(b->table, AUDE_ONLOOKER, steps, b->view);
        note->hash = aude_hash(b->view);
        note_table(b, note, n == last);
        b->notes = n;
    }
}

/* ---- What is done ------------------------------------------------------------------------------- */

static int luck(void *context, int n)
{
    return lot(context, n);
}

/* Any outcome, whether chance has said something else before or not. */
static void claim_chance(struct bench *b)
{
    char line[AUDE_LINE_MAX];
    int question, asked;
    const struct aude_state *s = aude_table_view(b->table, AUDE_OWNER);
    aude_action_write(s, aude_pick(s, lot(b, aude_count(s))), line, sizeof line);
    note_question(b, s, &question, &asked);
    const char *known = note_answer(b, question, asked);
    enum aude_status wanted = known == NULL || strcmp(known, line) == 0 ? AUDE_OK : AUDE_SETTLED;
    int lots = known != NULL || aude_chances(s, NULL, 0) == 1 ? 1 : aude_count(s);
    expect(b->trial, P_TABLE_LUCK, aude_table_lots(b->table) == lots);
    expect(b->trial, P_TABLE_REFUSAL, aude_table_add(b->table, AUDE_CHANCE, line) != AUDE_OK);
    expect(b->trial, P_TABLE_LUCK, aude_table_add(b->table, AUDE_OWNER, line) == wanted);
}

static void settle(struct bench *b)
{
    int how = lot(b, 4), lots = aude_table_lots(b->table);
    if (how == 0)
        claim_chance(b);
    else if (how == 1)
        expect(b->trial, P_TABLE_LUCK, aude_table_draw(b->table, lot(b, lots)) == AUDE_OK);
    else
        expect(b->trial, P_TABLE_LUCK, aude_table_settle(b->table, luck, b) == AUDE_OK);
}

/* One action of the draft; false if there is nothing to add. */
static bool draft_one(struct bench *b, int seat)
{
    char line[AUDE_LINE_MAX];
    const struct aude_state *s = aude_table_view(b->table, seat);
    if (aude_actor(s) != seat)
        return false;
    struct aude_action a = aude_pick(s, lot(b, aude_count(s)));
    aude_action_write(s, a, line, sizeof line);
    bool is_good = aude_table_draft(b->table, seat, line) == AUDE_OK;
    expect(b->trial, P_TABLE_DRAFT, is_good && aude_table_drafter(b->table) == seat);
    return is_good;
}

/* Law 6: others notice nothing, and undone it has never been. */
static void draft(struct bench *b, int seat)
{
    struct trial *t = b->trial;
    bool is_looked_at = lot(b, 4) == 0;
    int start = aude_table_drafted(b->table);
    char *whole = is_looked_at ? print_table(b->table, AUDE_OWNER) : NULL;
    char *others = is_looked_at ? print_table(b->table, seat) : NULL;
    for (int i = lot(b, 3); i >= 0 && draft_one(b, seat); i--)
        ;
    if (!is_looked_at)
        return;
    expect(t, P_TABLE_DRAFT, is_same_text(others, print_table(b->table, seat)));
    free(print_table(b->table, AUDE_OWNER)); /* looking at a draft must not spoil the next one */
    if (lot(b, 2) == 0) {
        while (aude_table_drafted(b->table) > start)
            expect(t, P_TABLE_DRAFT, aude_table_draft_undo(b->table) == AUDE_OK);
        expect(t, P_TABLE_DRAFT, is_same_text(whole, print_table(b->table, AUDE_OWNER)));
        return;
    }
    free(whole);
}

/* A turn is drafted and sealed, or its actions count at once. */
static void act_at_table(struct bench *b)
{
    struct trial *t = b->trial;
    int seat = aude_table_actor(b->table);
    if (lot(b, 3) > 0) {
        draft(b, seat);
        int count = aude_table_count(b->table), drafted = aude_table_drafted(b->table);
        bool is_whole = aude_table_draft_is_whole(b->table);
        expect(t, P_TABLE_DRAFT,
               is_whole == (drafted > 0 && aude_actor(aude_table_view(b->table, seat)) != seat));
        if (drafted == 0 || (!is_whole && lot(b, 3) > 0))
            return;
        uint64_t hash = aude_hash(aude_table_view(b->table, seat));
        expect(t, P_TABLE_DRAFT, aude_table_draft_seal(b->table) == AUDE_OK);
        expect(t, P_TABLE_DRAFT,
               aude_table_count(b->table) == count + drafted &&
                   aude_hash(aude_table_view(b->table, seat)) == hash);
        return;
    }
    aude_table_draft_drop(b->table);
    const struct aude_state *s = aude_table_view(b->table, AUDE_OWNER);
    struct aude_action a = aude_pick(s, lot(b, aude_count(s)));
    expect(t, P_TABLE_LINES, aude_table_play(b->table, seat, &a) == AUDE_OK);
}

/* The last step that counts up to a line, 0: none. */
static int position_of(const struct bench *b, int n)
{
    int step = 0;
    for (int i = 0; i < b->counts && b->counting[i] <= n; i++)
        step = is_step(&b->note[b->counting[i]]) ? b->counting[i] : step;
    return step;
}

static void go_back(struct bench *b)
{
    int count = aude_table_count(b->table), far = lot(b, 4) == 0 ? count + 2 : 12;
    int n = count - lot(b, far);
    char line[AUDE_LINE_MAX];
    struct knowledge before;
    look_at_back(b, n);
    if (aude_table_may_back(b->table, n) != AUDE_OK)
        return;
    note_knowledge(b, &before);
    const struct note *was = &b->note[b->notes], *note = &b->note[position_of(b, n)];
    snprintf(line, sizeof line, "table back %d", n);
    expect(b->trial, P_TABLE_BACK, aude_table_add(b->table, AUDE_OWNER, line) == AUDE_OK);
    note_lines(b);
    /* The position of that line; who plays and who is out stays as it is. */
    const struct note *now = &b->note[b->notes];
    expect(b->trial, P_TABLE_BACK, now->hash == note->hash && now->out == was->out);
    expect(b->trial, P_TABLE_BACK,
           now->ending == AUDE_ENDING_RUNNING && strcmp(now->players, was->players) == 0);
    look_after_back(b, &before);
}

/* Would the game end so that nothing can be taken back? The first two kinds are to leave, the last
 * two before the clock to end it. */
static bool ends_for_good(const struct bench *b, int kind)
{
    int in = b->trial->seats;
    for (unsigned out = aude_table_out(b->table); out != 0; out &= out - 1)
        in--;
    return kind < 2 ? in <= 2 : (kind == 4 || kind == 5) && b->trial->is_cards;
}

/* A line of the table; a draft stays if its position does. */
static void happen(struct bench *b)
{
    static const char *const kinds[] = {"resign %d",      "time %d",   "seat %d greedy",
                                        "seat %d person", "over draw", "over abort",
                                        "clock 15m+%d"};
    char words[64], line[AUDE_LINE_MAX];
    struct trial *t = b->trial;
    int kind = lot(b, 15), seat = lot(b, t->seats), drafted = aude_table_drafted(b->table);
    if (kind > 6 || (ends_for_good(b, kind) && lot(b, ENDS_EVERY) > 0))
        kind = 2 + kind % 2;
    bool is_leaving = kind < 2, is_running = aude_table_ending(b->table) == AUDE_ENDING_RUNNING;
    snprintf(words, sizeof words, kinds[kind], seat);
    snprintf(line, sizeof line, "table %s", words);
    enum aude_status wanted = !is_running ? AUDE_GAME_OVER
                              : is_leaving && (aude_table_out(b->table) >> seat & 1) != 0
                                  ? AUDE_SEAT_OUT
                                  : AUDE_OK;
    /* Of the lines of the table a seat may only say that it gives up itself. */
    int other = kind == 0 ? (seat + 1) % t->seats : seat;
    int adder = kind == 0 && lot(b, 2) == 0 ? seat : AUDE_OWNER;
    expect(t, P_TABLE_REFUSAL, aude_table_add(b->table, other, line) == AUDE_NOT_YOUR_TURN);
    expect(t, P_TABLE_LINES, aude_table_add(b->table, adder, line) == wanted);
    is_running = aude_table_ending(b->table) == AUDE_ENDING_RUNNING;
    expect(t, P_TABLE_DRAFT, aude_table_drafted(b->table) == (is_running ? drafted : 0));
}

static void do_something(struct bench *b)
{
    int actor = aude_table_actor(b->table), what = lot(b, 30);
    if (what < 2 || (actor == AUDE_OVER && what < 15))
        go_back(b);
    else if (what == 2 || (what == 3 && aude_table_drafted(b->table) > 0))
        happen(b);
    else if (actor == AUDE_CHANCE)
        settle(b);
    else if (actor >= 0)
        act_at_table(b);
    note_lines(b);
}

static void look_at_something(struct bench *b)
{
    switch (lot(b, 12)) {
    case 0:
        look_at_copies(b);
        break;
    case 1:
        look_at_steps(b);
        break;
    case 2:
    case 3:
        look_at_refusals(b);
        break;
    case 4:
        look_at_lines(b);
        break;
    default:
        break;
    }
    look_at_clients(b);
}

/* ---- One game at a table ------------------------------------------------------------------------- */

static void open_bench(struct bench *b)
{
    static const char *const names[] = {"Anna", "Jörg", "", "Anna Maria (greedy)", "李", "x"};
    struct trial *t = b->trial;
    if (aude_table_open(t->text, AUDE_OWNER, &b->table, NULL) != AUDE_OK)
        abort();
    for (int seat = 0; seat < t->seats; seat++) {
        aude_table_set_name(b->table, seat, names[lot(b, 6)]);
        aude_table_set_player(b->table, seat, lot(b, 2) == 0 ? "person" : "ranking");
    }
    for (int seat = AUDE_ONLOOKER; seat < t->seats; seat++)
        if (aude_table_copy(b->table, seat, &b->client[seat + 1]) != AUDE_OK)
            abort();
    b->state = calloc(1, aude_state_size(t->rules));
    b->view = calloc(1, aude_state_size(t->rules));
    if (b->state == NULL || b->view == NULL)
        abort();
    /* Line 0: the start. */
    aude_table_at(b->table, AUDE_ONLOOKER, 0, b->view);
    b->note[0].hash = aude_hash(b->view);
    note_table(b, &b->note[0], true);
}

static void close_bench(struct bench *b)
{
    for (int i = 0; i <= AUDE_SEATS; i++)
        aude_table_close(b->client[i]);
    for (int i = 1; i <= b->questions; i++)
        free(b->question[i]);
    aude_table_close(b->table);
    free(b->state);
    free(b->view);
    free(b);
}

void sit_at_table(struct trial *t, int games, int doings)
{
    for (int game = 0; game * TABLE_EVERY < games; game++, t->game++) {
        struct bench *b = calloc(1, sizeof *b);
        if (b == NULL)
            abort();
        b->trial = t;
        t->manner = AT_TABLE;
        aude_rng_seed(&t->rng, t->seed + 1000 + (uint64_t)game);
        open_bench(b);
        for (t->step = 0; t->step < doings && b->notes < NOTES_MAX - 300; t->step++) {
            snprintf(t->line, sizeof t->line, "%s", b->note[b->notes].line);
            do_something(b);
            look_at_something(b);
        }
        look_at_lines(b);
        look_at_copies(b);
        look_at_steps(b);
        look_at_refusals(b);
        close_bench(b);
    }
}
