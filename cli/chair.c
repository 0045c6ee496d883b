/*
 * chair.c: who takes part in a match, in a game: thinks within its time, or asks a program.
 */
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "args.h"
#include "command.h"
#include "entrant.h"
#include "program.h"
#include "record.h"

enum { WAIT_MS = 200 };

struct chair {
    const struct entrant *entrant;
    int seat;
    uint64_t seed;
    struct aude_player *player; /* of ours, in this game */
    struct program *program;    /* stays from game to game, unless it fails */
    int unanswered;             /* commands that it was sent */
    double before;              /* processor time of the program when the game began */
    double left;                /* seconds of this turn */
    bool is_fresh;              /* nothing was decided yet in this turn */
    struct chair_use use;
};

/* The pipes of one program must not be open in another, or its end would not be noticed. */
static pthread_mutex_t starting = PTHREAD_MUTEX_INITIALIZER;

struct chair *chair_new(const struct entrant *e)
{
    struct chair *c = memory_new(sizeof *c);
    c->entrant = e;
    return c;
}

void chair_free(struct chair *c)
{
    if (c == NULL)
        return;
    program_end(c->program);
    aude_player_close(c->player);
    free(c);
}

struct chair_use chair_used(const struct chair *c)
{
    return c->use;
}

static double thread_cpu(void)
{
    struct timespec used;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return (double)used.tv_sec + (double)used.tv_nsec * 1e-9;
}

static void tell(struct chair *c, const char *word, const char *rest)
{
    if (c->program == NULL)
        return;
    program_send(c->program, "%s %s", word, rest);
    c->unanswered++;
}

static void start_program(struct chair *c, const char *rules)
{
    static char shell[] = "/bin/sh", option[] = "-c";
    char seat[16];
    if (c->program == NULL) {
        struct text command = {0};
        text_add(&command, "exec %s", c->entrant->command);
        pthread_mutex_lock(&starting);
        c->program = program_start((char *[]){shell, option, command.data, NULL});
        pthread_mutex_unlock(&starting);
        text_free(&command);
        c->unanswered = 0;
    }
    c->before = c->program == NULL ? 0 : program_cpu(c->program);
    snprintf(seat, sizeof seat, "%d", c->seat);
    tell(c, "rules", rules);
    tell(c, "view", seat);
}

void chair_begin(struct chair *c, const struct aude_rules *r, int seat, uint64_t seed)
{
    char rules[AUDE_TEXT_MAX];
    c->seat = seat;
    c->seed = c->entrant->has_seed ? c->entrant->seed : seed & SEED_MAX;
    c->is_fresh = true;
    chair_turn(c);
    aude_rules_write(r, rules, sizeof rules);
    if (c->entrant->player != NULL)
        c->player = player_new(c->entrant->player, r, c->seed);
    else
        start_program(c, rules);
}

static void note_program(struct chair *c)
{
    double now = c->program == NULL ? 0 : program_cpu(c->program);
    if (now > c->before) {
        c->use.seconds += now - c->before;
        c->before = now;
    }
}

void chair_end(struct chair *c)
{
    note_program(c);
    aude_player_close(c->player);
    c->player = NULL;
}

void chair_turn(struct chair *c)
{
    c->left = (double)c->entrant->ms * 1e-3;
    c->is_fresh = true;
}

void chair_hear(struct chair *c, const struct aude_state *s, struct aude_action a)
{
    char line[AUDE_LINE_MAX];
    if (c->entrant->player != NULL)
        return;
    aude_action_write(s, aude_seen(s, c->seat, a), line, sizeof line);
    tell(c, "play", line);
}

/* What a decision may cost: most of what is left of the turn, for its first one is the hardest, and
 * there is always something left for one more. */
static double budget(const struct chair *c)
{
    return c->left * 0.75;
}

static void spend(struct chair *c, double seconds)
{
    c->left = seconds < c->left ? c->left - seconds : 0;
    if (c->is_fresh)
        c->use.turns++;
    c->is_fresh = false;
}

static void think(struct chair *c, const struct aude_state *s, struct aude_state *view,
                  struct aude_action *out)
{
    const struct entrant *e = c->entrant;
    double start = thread_cpu(), now = start, last = start + budget(c);
    aude_view(s, c->seat, view);
    aude_player_begin(c->player, view, c->seat);
    for (long long slices = 0; e->slices < 0 || slices < e->slices; slices++) {
        if ((e->ms >= 0 && now >= last) || !aude_player_more(c->player))
            break;
        now = thread_cpu();
    }
    aude_player_answer(c->player, out);
    now = thread_cpu();
    c->use.seconds += now - start;
    spend(c, now - start);
}

/* ---- Programs ------------------------------------------------------------------------------------ */

static bool fail(struct chair *c, char *why, size_t len, const char *what)
{
    char quoted[96];
    args_quote(c->entrant->command, strlen(c->entrant->command), quoted, sizeof quoted);
    snprintf(why, len, "the program \"%s\" %s", quoted, what);
    note_program(c);
    program_end(c->program);
    c->program = NULL;
    return false;
}

/* Waits for the answers to all that was sent; the last one is in out. */
static bool await(struct chair *c, struct program_answer *out, char *why, size_t len)
{
    struct pollfd files[PROGRAM_FILES];
    double last = clock_now() + (double)c->entrant->patience;
    while (c->unanswered > 0) {
        bool is_there = program_turn(c->program);
        while (c->unanswered > 0 && program_next(c->program, out)) {
            c->unanswered--;
            if (!out->is_ok) {
                char sentence[256], quoted[160];
                args_quote(out->text, strlen(out->text), quoted, sizeof quoted);
                snprintf(sentence, sizeof sentence, "answered with an error: %s", quoted);
                return fail(c, why, len, sentence);
            }
        }
        if (c->unanswered == 0)
            break;
        if (!is_there)
            return fail(c, why, len, "has ended");
        if (clock_now() >= last)
            return fail(c, why, len, "did not answer in time");
        poll(files, (nfds_t)program_files(c->program, files), WAIT_MS);
    }
    return true;
}

/* The line by which it is asked, with the numbers of this decision. */
static void ask(struct chair *c)
{
    struct text line = {0};
    for (const char *at = c->entrant->go; *at != '\0';) {
        size_t size = strcspn(at, "{");
        text_add(&line, "%.*s", (int)size, at);
        at += size;
        if (strncmp(at, "{ms}", 4) == 0) {
            text_add(&line, "%ld", (long)(budget(c) * 1000));
            at += 4;
        } else if (strncmp(at, "{seed}", 6) == 0) {
            text_add(&line, "%llu", (unsigned long long)c->seed);
            at += 6;
        } else if (*at == '{') {
            text_add(&line, "{");
            at++;
        }
    }
    program_send(c->program, "%s", line.data);
    c->unanswered++;
    text_free(&line);
}

static bool ask_program(struct chair *c, const struct aude_state *s, struct aude_action *out,
                        char *why, size_t len)
{
    struct program_answer answer = {0};
    if (c->program == NULL)
        return fail(c, why, len, "cannot be started");
    if (!await(c, &answer, why, len))
        return false;
    double start = program_cpu(c->program);
    ask(c);
    if (!await(c, &answer, why, len))
        return false;
    spend(c, program_cpu(c->program) - start);
    if (line_read(s, answer.text, out) == AUDE_OK)
        return true;
    char sentence[256], quoted[96];
    args_quote(answer.text, strlen(answer.text), quoted, sizeof quoted);
    snprintf(sentence, sizeof sentence, "answered \"%s\", which is not legal", quoted);
    return fail(c, why, len, sentence);
}

bool chair_decide(struct chair *c, const struct aude_state *s, struct aude_state *view,
                  struct aude_action *out, char *why, size_t len)
{
    if (c->entrant->player == NULL)
        return ask_program(c, s, out, why, len);
    think(c, s, view, out);
    return true;
}
