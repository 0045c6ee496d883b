/*
 * run_perft.c: counts of legal continuations. A file names rules, the lines of chance in order,
 * and how many different sequences of actions finish so many turns. A turn is finished when the
 * next draw is due or the game is over, in card games with every action of a player; a tile that
 * fits nowhere is skipped as in play.
 */
#include "run.h"

#include <stdlib.h>
#include <string.h>

enum { TURNS_MAX = 8, DECK_MAX = AUDE_TILES_MAX, FRAMES_MAX = 8 * TURNS_MAX };

struct perft {
    const char *path;
    char rules[AUDE_TEXT_MAX];
    bool is_cards;
    char deck[DECK_MAX][AUDE_LINE_MAX]; /* lines "draw base/V", "deal 0 red.2" */
    int draws;
    long long want[TURNS_MAX + 1]; /* by turns */
    int line[TURNS_MAX + 1];       /* where it stands in the file */
    int turns;                     /* the last of them */
    long long got[TURNS_MAX + 1];
};

/* A position on the way down. */
struct frame {
    struct aude_state *s;
    int next;  /* the action to try next */
    int drawn; /* lines of the deck used */
    int turns; /* finished */
};

static bool read_line(struct perft *p, char *text, int number)
{
    int turn = 0;
    long long want;
    if (*text == '\0' || *text == '#')
        return true;
    if (strncmp(text, "game ", 5) == 0)
        return snprintf(p->rules, sizeof p->rules, "%s", text + 5) < (int)sizeof p->rules;
    bool is_chance = strncmp(text, "draw ", 5) == 0 || strncmp(text, "dealer ", 7) == 0 ||
                     strncmp(text, "open ", 5) == 0 || strncmp(text, "deal ", 5) == 0;
    if (is_chance && p->draws < DECK_MAX) {
        snprintf(p->deck[p->draws++], AUDE_LINE_MAX, "%s", text);
        return true;
    }
    if (strcmp(take_word(&text), "turns") != 0 || !take_number(&text, &turn) ||
        !take_count(&text, &want) || turn != p->turns + 1 || turn > TURNS_MAX)
        return false;
    p->turns = turn;
    p->want[turn] = want;
    p->line[turn] = number;
    return true;
}

/* Draws from the deck until a player must act or the game is over. */
static bool settle(const struct perft *p, struct frame *f)
{
    struct aude_action a;
    while (aude_actor(f->s) == AUDE_CHANCE) {
        if (f->drawn == p->draws || aude_action_read(f->s, p->deck[f->drawn], &a) != AUDE_OK ||
            aude_check(f->s, AUDE_CHANCE, a) != AUDE_OK)
            return false;
        aude_apply(f->s, a, NULL);
        f->drawn++;
    }
    return true;
}

/* Tries the next action of the top frame in a copy one frame higher. */
static bool step(struct perft *p, struct frame *from, struct frame *to)
{
    aude_copy(to->s, from->s);
    aude_apply(to->s, aude_pick(from->s, from->next++), NULL);
    to->next = 0;
    to->drawn = from->drawn;
    to->turns = from->turns;
    if (p->is_cards || aude_actor(to->s) == AUDE_CHANCE || aude_actor(to->s) == AUDE_OVER)
        p->got[++to->turns]++;
    return to->turns == p->turns || settle(p, to);
}

static bool count(struct perft *p, const struct aude_rules *r)
{
    struct frame frame[FRAMES_MAX];
    int top = 0;
    bool is_fine;
    for (int i = 0; i < FRAMES_MAX; i++) {
        frame[i] = (struct frame){.s = malloc(aude_state_size(r))};
        if (frame[i].s == NULL)
            abort();
    }
    aude_start(r, frame[0].s);
    is_fine = settle(p, &frame[0]);
    while (is_fine && top >= 0) {
        struct frame *f = &frame[top];
        if (f->turns == p->turns || f->next == aude_count(f->s))
            top--;
        else if (top + 1 == FRAMES_MAX)
            is_fine = false;
        else
            is_fine = step(p, f, &frame[++top]);
    }
    for (int i = 0; i < FRAMES_MAX; i++)
        free(frame[i].s);
    return is_fine;
}

static void compare(struct run *run, const struct perft *p)
{
    for (int turn = 1; turn <= p->turns; turn++) {
        if (p->got[turn] != p->want[turn]) {
            fail(run, p->path, p->line[turn], "%lld sequences finish %d turns, not %lld",
                 p->got[turn], turn, p->want[turn]);
            return;
        }
    }
    run->passed++;
}

/* Writes the file again with the counts that came out; comments are kept. */
static void rewrite(struct run *run, const struct perft *p)
{
    struct lines lines;
    FILE *file;
    int turn = 0;
    if (!lines_open(&lines, p->path) || (file = fopen(p->path, "wb")) == NULL) {
        fail(run, p->path, 0, "cannot be written");
        return;
    }
    for (char *text; (text = lines_next(&lines)) != NULL;) {
        if (strncmp(text, "turns ", 6) == 0 && ++turn <= p->turns)
            fprintf(file, "turns %d %lld\n", turn, p->got[turn]);
        else
            fprintf(file, "%s\n", text);
    }
    lines_close(&lines);
    fclose(file);
    run->passed++;
}

void run_perft(struct run *run, const char *path)
{
    static struct perft p;
    struct lines lines;
    struct table table;
    p = (struct perft){.path = path};
    if (!lines_open(&lines, path)) {
        fail(run, path, 0, "cannot be read");
        return;
    }
    bool is_read = true;
    for (char *text; is_read && (text = lines_next(&lines)) != NULL;)
        is_read = read_line(&p, text, lines.number);
    lines_close(&lines);
    if (!is_read || p.turns == 0) {
        fail(run, path, lines.number, "expected game, lines of chance or turns in order");
    } else if (run->without != NULL && needs_module(p.rules, run->without)) {
        run->skipped++;
    } else if (table_open(&table, p.rules) != AUDE_OK) {
        fail(run, path, 1, "these are no rules");
    } else {
        struct aude_card_kind card;
        p.is_cards = aude_card_kind(table.r, 0, &card);
        if (!count(&p, table.r))
            fail(run, path, 1, "the deck is too short or draws what is not in the bag");
        else if (run->is_writing)
            rewrite(run, &p);
        else
            compare(run, &p);
        table_close(&table);
    }
}
