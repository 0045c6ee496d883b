/*
 * schema.c: the tables, as the list of steps that made them. A step that has been released is never
 * changed; what is needed later is a step of its own, so that every database ever written can be
 * brought forward. Words in braces are the database's own (sql.h).
 *
 * Numbers are bigint whatever they mean, texts have no limit here: what fits is store.h's matter.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inside.h"

static const char *const steps[] = {
    /* 1: people and games. A name is a row of its own, for only an insert can find a key taken
     * without an error. */
    "create table accounts (id {id}, kind bigint not null, name {text} not null,"
    " password {text} not null, owner bigint not null, made bigint not null, seen bigint not null,"
    " is_closed bigint not null);"
    "create index accounts_owner on accounts (owner) where owner > 0;"
    "create index accounts_guests on accounts (seen) where kind = 0;"
    "create table names (name {text} primary key,"
    " account bigint not null references accounts (id) on delete cascade) {clustered};"
    "create index names_account on names (account);"
    "create table tokens (hash {text} primary key, kind bigint not null,"
    " account bigint references accounts (id) on delete cascade,"
    " made bigint not null, used bigint not null, ends bigint not null) {clustered};"
    "create index tokens_account on tokens (account);"
    "create index tokens_ends on tokens (ends);"

    "create table games (id {text} primary key, rules {text} not null, state bigint not null,"
    " seats bigint not null, is_public bigint not null, is_rated bigint not null,"
    " has_helps bigint not null, is_quick bigint not null, is_imported bigint not null,"
    " absent {text} not null, clock {text} not null, owner bigint not null, made bigint not null,"
    " started bigint not null, ended bigint not null, grown bigint not null, due bigint not null,"
    " count bigint not null, talk bigint not null, actor bigint not null,"
    " is_thinking bigint not null, ending {text} not null, winners bigint not null,"
    " points0 bigint not null, points1 bigint not null, points2 bigint not null,"
    " points3 bigint not null, points4 bigint not null, points5 bigint not null,"
    " previous {text} not null, next {text} not null);"
    "create index games_lobby on games (made, id) where state = 0 and is_public = 1;"
    "create index games_running on games (grown, id) where state = 1 and is_public = 1;"
    "create index games_finished on games (ended, id) where state = 2 and is_public = 1;"
    "create index games_due on games (due, id) where state = 1 and due > 0;"
    "create index games_thinking on games (grown, id) where state = 1 and is_thinking = 1;"
    "create index games_owner on games (owner) where owner > 0;"
    "create table seats (game {text} not null references games (id) on delete cascade,"
    " seat bigint not null, kind bigint not null, name {text} not null, account bigint not null,"
    " player {text} not null, rating bigint not null, primary key (game, seat)) {clustered};"
    "create table lines (game {text} not null references games (id) on delete cascade,"
    " n bigint not null, at bigint not null, line {text} not null, checksum bigint not null,"
    " primary key (game, n)) {clustered};"
    "create table talk (game {text} not null references games (id) on delete cascade,"
    " n bigint not null, at bigint not null, account bigint not null, seat bigint not null,"
    " line bigint not null, verb {text} not null, name {text} not null, said {text} not null,"
    " primary key (game, n)) {clustered};"
    "create index talk_account on talk (account) where account > 0;",

    /* 2: ratings, in billionths; who does not want to hear whom; Web Push. */
    "create table blocks (account bigint not null references accounts (id) on delete cascade,"
    " other bigint not null references accounts (id) on delete cascade,"
    " primary key (account, other)) {clustered};"
    "create index blocks_other on blocks (other);"
    "create table ratings (account bigint not null references accounts (id) on delete cascade,"
    " what {text} not null, rating bigint not null, deviation bigint not null,"
    " volatility bigint not null, games bigint not null, at bigint not null,"
    " primary key (account, what)) {clustered};"
    "create index ratings_best on ratings (what, rating);"
    "create table history (account bigint not null references accounts (id) on delete cascade,"
    " what {text} not null, at bigint not null, game {text} not null, rating bigint not null,"
    " deviation bigint not null, volatility bigint not null, games bigint not null,"
    " primary key (account, what, at, game)) {clustered};"
    "create table pushes (endpoint {text} primary key,"
    " account bigint not null references accounts (id) on delete cascade,"
    " key {text} not null, secret {text} not null) {clustered};"
    "create index pushes_account on pushes (account);",

    /* 3: who thinks, when nobody was there, what is kept besides. */
    "create table claims (game {text} primary key, n bigint not null, until bigint not null)"
    " {clustered};"
    "create table beats (id bigint primary key, at bigint not null);"
    "create table pauses (since bigint primary key, until bigint not null);"
    "create index pauses_until on pauses (until);"
    "create table kept (name {text} primary key, value {text} not null) {clustered};",

    /* 4: the games of an account in the order of time without looking at all of them; a number that
     * changes whenever a seat does. */
    "alter table games add column seated bigint not null default 0;"
    "alter table seats add column ended bigint not null default 0;"
    "update seats set ended = (select g.ended from games g where g.id = seats.game)"
    " where exists (select 1 from games g where g.id = seats.game and g.state = 2);"
    "create index seats_account on seats (account, ended, game);",

    /* 5: when somebody who sits at an open game was there. */
    "alter table games add column seen bigint not null default 0;"
    "update games set seen = grown where state = 0;"
    "create index games_waiting on games (seen, id) where state = 0;",

    /* 6: who is connected, by the last word of a process; since when a browser is to be woken. */
    "create table presence (account bigint primary key references accounts (id) on delete cascade,"
    " process bigint not null, seen bigint not null) {clustered};"
    "alter table pushes add column made bigint not null default 0;",

    /* 7: what was asked at a table, however much was said since. */
    "create index talk_asked on talk (game, n) where verb <> 'say';",

    /* 8: the same, so that SQLite needs nothing but this index to find them: it prefers the key. */
    ("drop index talk_asked;"
     "create index talk_answers on talk (game, n, verb) where verb <> 'say';"),
};

const int schema_last = sizeof steps / sizeof *steps;

/* The text with the database's words in it; NULL: out of memory. The caller frees it. */
static char *put_words(const struct sql_driver *driver, const char *text)
{
    const struct {
        const char *word, *meaning;
    } words[] = {
        {"{id}", driver->id}, {"{text}", driver->text}, {"{clustered}", driver->clustered}};
    char *out = malloc(strlen(text) * 4 + 1), *end = out;
    while (out != NULL && *text != '\0') {
        const char *meaning = NULL;
        for (size_t i = 0; i < sizeof words / sizeof *words && meaning == NULL; i++) {
            size_t len = strlen(words[i].word);
            if (strncmp(text, words[i].word, len) == 0) {
                meaning = words[i].meaning;
                text += len;
            }
        }
        if (meaning == NULL) {
            *end++ = *text++;
            continue;
        }
        memcpy(end, meaning, strlen(meaning));
        end += strlen(meaning);
    }
    if (out != NULL)
        *end = '\0';
    return out;
}

static enum store_status exec_words(struct store *s, const char *text)
{
    char *words = put_words(s->db->driver, text);
    if (words == NULL)
        return STORE_DOWN;
    enum store_status status = s->db->driver->exec(s->db, words);
    free(words);
    return status;
}

/* Which step the database is at; 0: it is empty. */
static enum store_status find_version(struct store *s, int *version)
{
    struct row row = {0};
    int64_t tables = 0, metas = 0;
    char word[STORE_WORD_MAX] = "";
    int rows = 0;
    *version = 0;
    enum store_status status = store_ask(s, s->db->driver->tables, 0, NULL);
    if (status != STORE_OK)
        return status;
    while (store_row(s, &row)) {
        tables = row_number(&row, 0, INT64_MAX);
        metas = row_number(&row, 0, INT64_MAX);
    }
    status = store_done_list(s, &row);
    if (status != STORE_OK || tables == 0)
        return status;
    if (metas != 1)
        return STORE_DAMAGED;
    status = store_ask(s, "select value from meta where name = 'version'", 0, NULL);
    if (status != STORE_OK)
        return status;
    for (; store_row(s, &row); rows++)
        ROW_TEXT(&row, word);
    status = store_done_list(s, &row);
    *version = (int)strtol(word, NULL, 10);
    return status == STORE_OK && (rows != 1 || *version < SCHEMA_FIRST) ? STORE_DAMAGED : status;
}

static enum store_status take_steps(struct store *s, int from, int to)
{
    enum store_status status = STORE_OK;
    char word[STORE_WORD_MAX];
    if (from == 0)
        status = exec_words(s, "create table meta (name {text} primary key, value {text} not null)"
                               " {clustered}; insert into meta values ('version', '0')");
    for (int i = from; i < to && status == STORE_OK; i++)
        status = exec_words(s, steps[i]);
    snprintf(word, sizeof word, "%d", to);
    return status == STORE_OK ? store_run(s, "update meta set value = $1 where name = 'version'",
                                          NULL, GIVE(TEXT(word)))
                              : status;
}

static void explain(const struct store *s, enum store_status status, char why[STORE_WHY_MAX])
{
    if (status == STORE_DAMAGED)
        snprintf(why, STORE_WHY_MAX,
                 "The database is damaged, or belongs to something else than Aude.");
    else if (status == STORE_NEWER)
        snprintf(why, STORE_WHY_MAX, "A later version of Aude has written this database.");
    else if (status != STORE_OK)
        snprintf(why, STORE_WHY_MAX, "The database cannot be used. %.200s", s->db->why);
}

/* Looks again inside of the transaction: another process may have been faster. */
static enum store_status bring_alone(struct store *s, int version)
{
    int now = 0;
    enum store_status status = s->db->driver->exec(s->db, s->db->driver->begin_alone);
    if (status != STORE_OK)
        return status;
    s->is_inside = true;
    status = find_version(s, &now);
    if (status == STORE_OK && now < version)
        status = take_steps(s, now, version);
    return store_leave(s, true, status);
}

enum store_status schema_bring(struct store *s, int version, char why[STORE_WHY_MAX])
{
    int now;
    enum store_status status = find_version(s, &now);
    if (status == STORE_OK && now > schema_last)
        status = STORE_NEWER;
    if (status == STORE_OK)
        status = s->db->driver->settle(s->db);
    if (status == STORE_OK && now < version)
        status = bring_alone(s, version);
    explain(s, status, why);
    return status;
}
