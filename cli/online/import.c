/*
 * import.c: "aude import": finished games that were played somewhere else become games of a server.
 * A file may hold several records, as /api/records sends them. All are followed before the first is
 * stored; the id of a game is made from its record, so that nothing comes twice.
 */
#include "../../online/import.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "../args.h"
#include "../command.h"
#include "../file.h"
#include "../record.h"
#include "../visible.h"
#include "keeping.h"
#include "online.h"

static const char help[] =
    "Usage: aude import [--store WHERE | --data FOLDER] FILE...\n"
    "\n"
    "Adds the finished games of these records to what a server keeps, where everybody can\n"
    "see them. A file may hold several records. If something is wrong with one of them,\n"
    "nothing is added; a game that is there already is not added again.\n"
    "\n" KEEPING_HELP "  -h, --help         this text\n"
    "      --version      the version of Aude\n";

enum { ID_LETTERS = 12, PART = 100 /* games in one transaction */, SHOWN = 1000 };

struct import {
    struct store *store; /* NULL: only looks */
    int games, added, faults;
    bool is_down;
};

/* What makes a game the one it is: rules, names and lines, but not what else a record says. */
static void essence_write(struct aude_table *t, struct text *out)
{
    char line[AUDE_TEXT_MAX];
    aude_rules_write(aude_table_rules(t), line, sizeof line);
    text_add(out, "%s\n", line);
    for (int seat = 0; seat < aude_seats(aude_table_rules(t)); seat++)
        text_add(out, "%s\n", aude_table_name(t, seat));
    for (int n = 1; n <= aude_table_count(t); n++) {
        aude_table_line(t, n, AUDE_OWNER, line, sizeof line);
        text_add(out, "%s\n", line);
    }
}

/* The first letters of a hash, so the same game always has the same id. */
static void make_id(struct aude_table *t, char id[ID_LETTERS + 1])
{
    static const char letters[] = "0123456789abcdefghjkmnpqrstvwxyz";
    unsigned char hash[crypto_generichash_BYTES];
    struct text text = {0};
    essence_write(t, &text);
    crypto_generichash(hash, sizeof hash, (const unsigned char *)text.data, text.length, NULL, 0);
    for (int i = 0; i < ID_LETTERS; i++)
        id[i] = letters[hash[i] % (sizeof letters - 1)];
    id[ID_LETTERS] = '\0';
    text_free(&text);
}

/* When it was played, as far as the record says. */
static int64_t time_of(const struct aude_table *t)
{
    struct tm day = {.tm_isdst = -1};
    if (strptime(aude_table_date(t), "%Y-%m-%d", &day) == NULL)
        return keeping_now();
    day.tm_hour = 12;
    time_t when = mktime(&day);
    int64_t ms = (int64_t)when * 1000;
    return when <= 0 || ms > keeping_now() ? keeping_now() : ms;
}

static void store(struct import *i, const char *text, size_t size, struct aude_table *t)
{
    char id[ID_LETTERS + 1];
    make_id(t, id);
    enum why why = store_mark(i->store) == STORE_OK
                       ? import_finished(i->store, text, size, id, time_of(t))
                       : WHY_STORE;
    if (why == WHY_GAME && store_back(i->store) != STORE_OK)
        why = WHY_STORE;
    i->added += why == WHY_NOT;
    i->is_down = i->is_down || (why != WHY_NOT && why != WHY_GAME);
    if (!i->is_down && i->games % PART == 0)
        i->is_down = store_commit(i->store) != STORE_OK || store_begin(i->store) != STORE_OK;
    if (i->games % SHOWN == 0 && isatty(STDERR_FILENO))
        fprintf(stderr, TOLD("\r%d games", "\r%d Partien"), i->games);
}

/* One record of a file, with so many lines before it. */
static void take(struct import *i, const char *path, int before, const char *text, size_t size)
{
    const struct record_part part = {path, before, text, size};
    struct aude_table *t = NULL;
    char why[1024] = "";
    bool is_good = record_take(&part, words_language(), &t, why, sizeof why);
    if (is_good && aude_table_viewer(t) != AUDE_OWNER)
        file_blame(path, before + 1,
                   TOLD("this is only what one seat saw of a game",
                        "das ist nur, was ein Platz von einer Partie gesehen hat"),
                   why, sizeof why);
    else if (is_good && aude_table_actor(t) != AUDE_OVER)
        file_blame(path, before + 1, TOLD("the game is not over", "die Partie ist nicht zu Ende"),
                   why, sizeof why);
    i->games++;
    if (why[0] != '\0') {
        complain("import: %s", why);
        i->faults++;
    } else if (i->store != NULL) {
        store(i, text, size, t);
    }
    aude_table_close(t);
}

/* Does a record begin in this line? */
static bool is_top(const char *line)
{
    return strncmp(line, "aude ", 5) == 0;
}

/* All records of a file. */
static void take_file(struct import *i, const char *path)
{
    struct text file = {0};
    char why[1024];
    if (!file_read(path, &file, why, sizeof why)) {
        complain("import: %s", why);
        i->faults++;
        text_free(&file);
        return;
    }
    char *from = file.data;
    int line = 0, before = 0;
    for (char *at = file.data; at != NULL && *at != '\0' && !i->is_down; line++) {
        char *end = strchr(at, '\n');
        char *next = end == NULL ? at + strlen(at) : end + 1;
        if (*next == '\0' || is_top(next)) {
            /* The end of one is the beginning of the next, which must not be read with it. */
            char kept = *next;
            *next = '\0';
            take(i, path, before, from, (size_t)(next - from));
            *next = kept;
            from = next;
            before = line + 1;
        }
        at = next;
    }
    if (file.length == 0) {
        complain(TOLD("import: %s: the file is empty", "import: %s: die Datei ist leer"), path);
        i->faults++;
    }
    text_free(&file);
}

static int run(const struct keeping *where, int count, char **paths)
{
    struct import look = {0}, add = {0};
    add.store = keeping_open("import", where);
    if (add.store == NULL)
        return STATUS_BAD;
    for (int i = 0; i < count; i++)
        take_file(&look, paths[i]);
    if (look.faults > 0) {
        store_close(add.store);
        return STATUS_BAD;
    }
    add.is_down = store_begin(add.store) != STORE_OK;
    for (int i = 0; i < count && !add.is_down; i++)
        take_file(&add, paths[i]);
    add.is_down = add.is_down || store_commit(add.store) != STORE_OK;
    store_close(add.store);
    if (isatty(STDERR_FILENO) && add.games >= SHOWN)
        fputs("\r", stderr);
    if (add.is_down || add.faults > 0) {
        complain(
            TOLD("import: the database cannot be written; the same command adds what is missing",
                 "import: die Datenbank lässt sich nicht schreiben; derselbe Befehl fügt hinzu, "
                 "was fehlt"));
        return STATUS_BAD;
    }
    printf(TOLD("%d games added, %d were there already\n",
                "%d Partien hinzugefügt, %d waren schon da\n"),
           add.added, add.games - add.added);
    return STATUS_FINE;
}

int online_import(int argc, char **argv)
{
    static const struct keeping_command command = {
        "import", help, {"the files are missing", "die Dateien fehlen"}};
    struct keeping where = {0};
    int status;
    if (!keeping_options(&command, argc, argv, &where, &status))
        return status;
    if (sodium_init() < 0) {
        complain(TOLD("import: there is no source of hashes",
                      "import: es gibt keine Quelle für Prüfsummen"));
        return STATUS_BAD;
    }
    return run(&where, argc - optind, argv + optind);
}
