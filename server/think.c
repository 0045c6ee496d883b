/*
 * think.c: the jobs of workers. A computer thinks at a table of its own, read from the record of
 * what its seat may see; there is nothing else in this thread that it could know.
 */
#include "think.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "aude_players.h"
#include "aude_table.h"

/* ---- A computer's turn ---------------------------------------------------------------------- */

struct thought {
    struct job job; /* first, so that the thought is found from there */
    char game[STORE_ID_MAX];
    char player[STORE_WORD_MAX];
    int n, seat, ms;
    char lines[HUB_JOB_LINES * AUDE_LINE_MAX];
    size_t size; /* of the lines */
    char record[];
};

static int64_t milliseconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* One action, thought about until then; false if there is none. */
static bool decide(struct thought *t, struct aude_player *player, struct aude_table *table,
                   int64_t until, const atomic_bool *is_over)
{
    struct aude_action action;
    char line[AUDE_LINE_MAX];
    if (!aude_player_begin(player, aude_table_view(table, t->seat), t->seat))
        return false;
    while (!*is_over && milliseconds() < until && aude_player_more(player))
        continue;
    if (!aude_player_answer(player, &action) ||
        aude_table_play(table, t->seat, &action) != AUDE_OK ||
        aude_table_line(table, aude_table_count(table), t->seat, line, sizeof line) != AUDE_OK)
        return false;
    size_t size = strlen(line);
    if (t->size + size + 2 > sizeof t->lines)
        return false;
    memcpy(t->lines + t->size, line, size);
    t->lines[t->size + size] = '\n';
    t->size += size + 1;
    return true;
}

/* Until somebody else or chance must act. What comes after the first action takes little thought. */
static void play(struct thought *t, struct aude_player *player, struct aude_table *table,
                 const atomic_bool *is_over)
{
    int ms = t->ms;
    for (int i = 0; i < HUB_JOB_LINES && !*is_over; i++) {
        if (aude_table_actor(table) != t->seat ||
            !decide(t, player, table, milliseconds() + ms, is_over))
            break;
        ms = t->ms / 4;
    }
    t->lines[t->size] = '\0';
}

static void run_thought(struct job *job, const atomic_bool *is_over)
{
    struct thought *t = (struct thought *)job;
    struct aude_table *table = NULL;
    uint64_t seed;
    randombytes_buf(&seed, sizeof seed);
    if (aude_table_read(t->record, strlen(t->record), &table, NULL) == AUDE_OK) {
        struct aude_player *player = aude_player_open(t->player, aude_table_rules(table), seed);
        if (player != NULL)
            play(t, player, table, is_over);
        aude_player_close(player);
    }
    aude_table_close(table);
}

static void end_thought(struct job *job, void *context)
{
    struct thought *t = (struct thought *)job;
    hub_thought_up(context, t->game, t->n, t->lines);
    free(t);
}

static void drop_thought(struct job *job)
{
    free(job);
}

struct job *think_new(const struct hub_thought *thought)
{
    size_t size = strlen(thought->record) + 1;
    struct thought *t = malloc(sizeof *t + size);
    if (t == NULL)
        return NULL;
    t->job = (struct job){NULL, run_thought, end_thought, drop_thought};
    strcpy(t->game, thought->game);
    strcpy(t->player, thought->player);
    t->n = thought->n;
    t->seat = thought->seat;
    t->ms = thought->ms;
    t->size = 0;
    t->lines[0] = '\0';
    memcpy(t->record, thought->record, size);
    return &t->job;
}

bool think_is(const struct job *job, const void *name)
{
    const struct thought *t = (const struct thought *)job;
    const struct think_name *meant = name;
    return t->n == meant->n && strcmp(t->game, meant->game) == 0;
}

/* ---- Passwords ------------------------------------------------------------------------------ */

struct hashing {
    struct job job; /* first */
    int64_t number;
    char hash[crypto_pwhash_STRBYTES];
    bool is_new, is_right;
    char password[];
};

static void run_hashing(struct job *job, const atomic_bool *is_over)
{
    struct hashing *h = (struct hashing *)job;
    size_t size = strlen(h->password);
    (void)is_over;
    if (h->is_new) {
        if (crypto_pwhash_str(h->hash, h->password, size, crypto_pwhash_OPSLIMIT_INTERACTIVE,
                              crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
            h->hash[0] = '\0';
    } else {
        h->is_right = crypto_pwhash_str_verify(h->hash, h->password, size) == 0;
    }
    sodium_memzero(h->password, size);
}

static void drop_hashing(struct job *job)
{
    struct hashing *h = (struct hashing *)job;
    sodium_memzero(h->password, strlen(h->password));
    free(h);
}

static void end_hashing(struct job *job, void *context)
{
    struct hashing *h = (struct hashing *)job;
    hub_hashed(context, h->number, h->hash, h->is_right);
    drop_hashing(job);
}

struct job *hash_new(const struct hub_hashing *hashing)
{
    size_t size = strlen(hashing->password) + 1;
    struct hashing *h = calloc(1, sizeof *h + size);
    if (h == NULL)
        return NULL;
    h->job = (struct job){NULL, run_hashing, end_hashing, drop_hashing};
    h->number = hashing->number;
    h->is_new = hashing->hash == NULL;
    if (!h->is_new)
        snprintf(h->hash, sizeof h->hash, "%s", hashing->hash);
    memcpy(h->password, hashing->password, size);
    return &h->job;
}
