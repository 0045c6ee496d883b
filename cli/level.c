/* level.c: the file with the levels of this user, read and written as a whole. */
#include "level.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "command.h"
#include "file.h"
#include "place.h"
#include "visible.h"

enum { GAMES = 16, SENTENCE_MAX = 512, LARGEST = 1000000 };

/* What is known of one game. */
struct level {
    char game[AUDE_NAME_MAX];
    int rating, games;
};

struct levels {
    char path[PATH_MAX + 8];
    bool is_there; /* the file */
    int count;
    struct level level[GAMES];
};

static void say(enum language language, enum word word, const char *const args[])
{
    char text[SENTENCE_MAX];
    words_fill(text, sizeof text, words_text(language, word), args);
    visible_say("%s", text);
}

static void write_number(char out[16], int number)
{
    snprintf(out, 16, "%d", number);
}

/* ---- The file -------------------------------------------------------------------------------------- */

static bool read_number(char **text, int *out)
{
    char *end;
    if (**text != ' ' || !isdigit((unsigned char)(*text)[1]))
        return false;
    errno = 0;
    long value = strtol(*text + 1, &end, 10);
    *text = end;
    *out = (int)value;
    return errno == 0 && value <= LARGEST;
}

/* "carcassonne 950 3" */
static bool read_line(char *line, struct level *out)
{
    size_t len = strcspn(line, " ");
    char *rest = line + len;
    if (len == 0 || len >= sizeof out->game)
        return false;
    memcpy(out->game, line, len);
    out->game[len] = '\0';
    return read_number(&rest, &out->rating) && read_number(&rest, &out->games) && *rest == '\0';
}

static bool read_lines(struct levels *l, char *text, enum language language, char *why, size_t len)
{
    int number = 1;
    for (char *line = text, *end; line != NULL && *line != '\0'; line = end, number++) {
        end = strchr(line, '\n');
        if (end != NULL)
            *end++ = '\0';
        if (l->count < GAMES && read_line(line, &l->level[l->count])) {
            l->count++;
            continue;
        }
        file_blame(l->path, number, words_text(language, WORD_LEVEL_BAD), why, len);
        return false;
    }
    return true;
}

/* A file that is not there holds nothing. False with the reason if it cannot be read. */
static bool levels_read(struct levels *l, enum language language, char *why, size_t len)
{
    char folder[PATH_MAX];
    struct text text = {0};
    *l = (struct levels){0};
    if (!place_folder(folder)) {
        snprintf(why, len, "%s", words_text(language, WORD_LEVEL_NO_HOME));
        return false;
    }
    snprintf(l->path, sizeof l->path, "%s/levels", folder);
    l->is_there = access(l->path, F_OK) == 0;
    bool is_good = !l->is_there || (file_read(l->path, &text, why, len) &&
                                    read_lines(l, text.data, language, why, len));
    text_free(&text);
    return is_good;
}

/* Makes the folders of the path; what cannot be made is found out by whoever writes there. */
static void make_folders(const char *path)
{
    char part[PATH_MAX + 8];
    snprintf(part, sizeof part, "%s", path);
    for (char *at = strchr(part + 1, '/'); at != NULL; at = strchr(at + 1, '/')) {
        *at = '\0';
        mkdir(part, 0700);
        *at = '/';
    }
}

static bool levels_write(const struct levels *l, char *why, size_t len)
{
    struct text text = {0};
    for (int i = 0; i < l->count; i++)
        text_add(&text, "%s %d %d\n", l->level[i].game, l->level[i].rating, l->level[i].games);
    make_folders(l->path);
    bool is_good = file_write(l->path, &text, why, len);
    text_free(&text);
    return is_good;
}

/* What is known of the game of these rules; somebody new if that is nothing. NULL if there is no
 * room for one more. */
static struct level *level_of(struct levels *l, const struct aude_rules *r)
{
    char text[AUDE_TEXT_MAX];
    aude_rules_write(r, text, sizeof text);
    size_t len = strcspn(text, " +");
    text[len] = '\0';
    for (int i = 0; i < l->count; i++) {
        if (strcmp(l->level[i].game, text) == 0)
            return &l->level[i];
    }
    if (l->count == GAMES || len >= sizeof l->level->game)
        return NULL;
    struct level *level = &l->level[l->count++];
    memcpy(level->game, text, len + 1);
    level->rating = aude_rating_start();
    return level;
}

/* ---- Choosing -------------------------------------------------------------------------------------- */

static void tell_choice(const struct aude_rules *r, enum language language,
                        const struct level *level, int opponent)
{
    char name[AUDE_NAME_MAX], strength[16], rating[16], games[16];
    snprintf(name, sizeof name, "%s", aude_player_name(opponent));
    name[0] = (char)toupper((unsigned char)name[0]);
    write_number(strength, aude_opponent_strength(r, opponent));
    write_number(rating, level->rating);
    write_number(games, level->games);
    say(language, level->games == 0 ? WORD_LEVEL_FIRST : WORD_LEVEL_CHOSEN,
        (const char *[]){name, strength, level->game, rating, games});
}

bool level_choose(const struct aude_rules *r, enum language language, const char *names[],
                  int seats)
{
    struct levels levels;
    char why[SENTENCE_MAX];
    unsigned taken = 0;
    bool is_wanted = false;
    for (int i = 0; i < seats; i++) {
        int number = aude_player_number(names[i]);
        taken |= number < 0 ? 0 : 1U << number;
        is_wanted = is_wanted || strcmp(names[i], LEVEL_WORD) == 0;
    }
    if (!is_wanted)
        return true;
    if (!levels_read(&levels, language, why, sizeof why)) {
        complain("%s", why);
        return false;
    }
    struct level *level = level_of(&levels, r);
    for (int i = 0; level != NULL && i < seats; i++) {
        if (strcmp(names[i], LEVEL_WORD) != 0)
            continue;
        int opponent = aude_opponent_for(r, level->rating, taken);
        taken |= 1U << opponent;
        names[i] = aude_player_name(opponent);
        tell_choice(r, language, level, opponent);
    }
    return level != NULL;
}

/* ---- Counting -------------------------------------------------------------------------------------- */

/* The only human at the table, or -1. */
static int person_of(const struct session *n)
{
    for (int seat = 0; seat < n->seats && n->humans == 1; seat++) {
        if (session_is_human(n, seat))
            return seat;
    }
    return -1;
}

/* Counts the game against the opponents at the table; false if there was none. */
static bool rate(const struct session *n, int person, struct level *level)
{
    int score[AUDE_SEATS], opponent[AUDE_SEATS];
    bool is_rated = false;
    aude_scores(n->now, score);
    for (int seat = 0; seat < n->seats; seat++) {
        opponent[seat] = seat == person ? -1 : aude_player_number(n->seat[seat].player);
        is_rated = is_rated || opponent[seat] >= 0;
    }
    if (!is_rated)
        return false;
    level->rating = aude_rating_game(n->rules, level->rating, level->games, person,
                                     aude_table_winners(n->table), score, opponent);
    level->games++;
    return true;
}

bool level_count(const struct session *n, bool is_wanted)
{
    struct levels levels;
    char why[SENTENCE_MAX], before[16], after[16];
    int person = person_of(n);
    if (person < 0 || aude_table_winners(n->table) == 0)
        return true;
    bool is_good = levels_read(&levels, n->language, why, sizeof why);
    if (!levels.is_there && !is_wanted)
        return true;
    struct level *level = is_good ? level_of(&levels, n->rules) : NULL;
    if (level != NULL) {
        write_number(before, level->rating);
        if (!rate(n, person, level))
            return true;
        write_number(after, level->rating);
        is_good = levels_write(&levels, why, sizeof why);
        if (is_good)
            say(n->language, WORD_LEVEL_NOW, (const char *[]){level->game, after, before});
    }
    if (!is_good)
        complain("%s", why);
    return is_good;
}
