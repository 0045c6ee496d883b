/*
 * admin_do.c: what "aude admin" changes. Deeds that are more than a row go through a hub of their own,
 * as if a server had done them; a running server notices, for the lines are in the database.
 */
#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <limits.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../../online/tend.h"
#include "../args.h"
#include "../command.h"
#include "../visible.h"
#include "admin.h"
#include "online.h"

/* ---- A hub for one deed ------------------------------------------------------------------------------ */

struct answer {
    int status;
    char *text;
};

static int64_t world_now(void *context)
{
    (void)context;
    return keeping_now();
}

static void world_random(void *context, void *bytes, size_t size)
{
    (void)context;
    randombytes_buf(bytes, size);
}

static void world_send(void *context, void *peer, const char *text, size_t size)
{
    (void)context;
    (void)peer;
    (void)text;
    (void)size;
}

/* NOLINTNEXTLINE(readability-function-size): struct hub_world has it so */
static void world_answer(void *context, void *peer, int status, const char *type,
                         const char *fields, const char *body, size_t size)
{
    struct answer *a = peer;
    (void)context;
    (void)type;
    (void)fields;
    free(a->text);
    a->status = status;
    a->text = memory_new(size + 1);
    memcpy(a->text, body, size);
}

static void world_stream(void *context, void *peer)
{
    (void)context;
    (void)peer;
}

static void world_close(void *context, void *peer, int code)
{
    (void)context;
    (void)peer;
    (void)code;
}

static bool world_hash(void *context, const struct hub_hashing *job)
{
    (void)context;
    (void)job;
    return false;
}

static struct hub *hub_open(struct store *s)
{
    static const struct hub_world world = {.now = world_now,
                                           .random = world_random,
                                           .send = world_send,
                                           .answer = world_answer,
                                           .stream = world_stream,
                                           .close = world_close,
                                           .hash = world_hash};
    static const struct hub_options options = {.has_free_rates = true, .push_key = ""};
    if (sodium_init() < 0) {
        complain(TOLD("admin: there is no source of randomness",
                      "admin: es gibt keine Quelle für Zufall"));
        exit(STATUS_BAD);
    }
    return memory_must(hub_new(s, &world, &options));
}

/* After the deed: stores, and is true if it was done; a refusal is said. */
static bool is_done(struct hub *h, struct answer *a)
{
    hub_turn(h);
    hub_free(h);
    if (a->status == 200)
        return true;
    json_t *body = a->text == NULL ? NULL : json_loads(a->text, 0, NULL);
    const char *text = refusal_told(body);
    complain("admin: %s", text == NULL ? TOLD("it was not done", "es wurde nicht getan") : text);
    json_decref(body);
    free(a->text);
    return false;
}

/* ---- Games ------------------------------------------------------------------------------------------ */

int admin_record(struct store *s, int count, char **words)
{
    struct answer a = {0};
    struct hub *h = hub_open(s);
    (void)count;
    tend_record(h, &a, words[0]);
    if (!is_done(h, &a))
        return STATUS_BAD;
    fputs(a.text, stdout);
    free(a.text);
    return STATUS_FINE;
}

int admin_end(struct store *s, int count, char **words)
{
    struct answer a = {0};
    struct hub *h = hub_open(s);
    (void)count;
    tend_end(h, &a, words[0]);
    if (!is_done(h, &a))
        return STATUS_BAD;
    free(a.text);
    return STATUS_FINE;
}

int admin_delete(struct store *s, int count, char **words)
{
    (void)count;
    enum store_status status = store_game_delete(s, words[0]);
    return status == STORE_OK ? STATUS_FINE : keeping_complain("admin", status);
}

/* ---- Accounts --------------------------------------------------------------------------------------- */

int admin_data(struct store *s, int count, char **words)
{
    struct answer a = {0};
    struct store_account account;
    (void)count;
    if (!admin_find(s, words[0], &account))
        return STATUS_BAD;
    struct hub *h = hub_open(s);
    tend_data(h, &a, account.id);
    if (!is_done(h, &a))
        return STATUS_BAD;
    json_t *data = json_loads(a.text, 0, NULL);
    json_dumpf(data, stdout, JSON_INDENT(2));
    putchar('\n');
    json_decref(data);
    free(a.text);
    return STATUS_FINE;
}

int admin_erase(struct store *s, int count, char **words)
{
    struct answer a = {0};
    struct store_account account;
    (void)count;
    if (!admin_find(s, words[0], &account))
        return STATUS_BAD;
    struct hub *h = hub_open(s);
    tend_erase(h, &a, account.id);
    if (!is_done(h, &a))
        return STATUS_BAD;
    free(a.text);
    return STATUS_FINE;
}

static int set_closed(struct store *s, const char *word, bool is_closed)
{
    struct store_account account;
    if (!admin_find(s, word, &account))
        return STATUS_BAD;
    enum store_status status = store_account_close(s, account.id, is_closed);
    return status == STORE_OK ? STATUS_FINE : keeping_complain("admin", status);
}

int admin_close(struct store *s, int count, char **words)
{
    (void)count;
    return set_closed(s, words[0], true);
}

int admin_open(struct store *s, int count, char **words)
{
    (void)count;
    return set_closed(s, words[0], false);
}

/* ---- Files ------------------------------------------------------------------------------------------ */

static int complain_of_file(const char *path, int error)
{
    char quoted[256];
    args_quote(path, strlen(path), quoted, sizeof quoted);
    complain("admin: %s: %s", quoted,
             error == EEXIST ? TOLD("there is such a file already, and it stays as it is",
                                    "diese Datei gibt es schon, und sie bleibt, wie sie ist")
                             : strerror(error));
    return STATUS_BAD;
}

int admin_worker(struct store *s, int count, char **words)
{
    struct answer a = {0};
    (void)count;
    /* For its owner alone. */
    int file = open(words[0], O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0)
        return complain_of_file(words[0], errno);
    struct hub *h = hub_open(s);
    tend_worker(h, &a);
    if (!is_done(h, &a)) {
        close(file);
        unlink(words[0]);
        return STATUS_BAD;
    }
    json_t *body = json_loads(a.text, 0, NULL);
    const char *token = json_string_value(json_object_get(body, "token"));
    int written = token == NULL ? -1 : dprintf(file, "%s\n", token);
    int error = written < 0 || fsync(file) != 0 ? errno : 0;
    close(file);
    json_decref(body);
    sodium_memzero(a.text, strlen(a.text));
    free(a.text);
    if (error == 0)
        return STATUS_FINE;
    unlink(words[0]);
    return complain_of_file(words[0], error);
}

/* Ends the token in the file; the file stays as it is. */
int admin_dismiss(struct store *s, int count, char **words)
{
    struct answer a = {0};
    char token[HUB_TOKEN_MAX + 1] = "";
    int gone = 0;
    (void)count;
    if (strcmp(words[0], "all") == 0) {
        enum store_status status = store_workers_drop(s, &gone);
        if (status != STORE_OK)
            return keeping_complain("admin", status);
        printf(TOLD("%d dismissed\n", "%d entlassen\n"), gone);
        return STATUS_FINE;
    }
    FILE *file = fopen(words[0], "re");
    if (file == NULL)
        return complain_of_file(words[0], errno);
    char *line = fgets(token, sizeof token, file);
    fclose(file);
    token[strcspn(token, "\r\n")] = '\0';
    struct hub *h = hub_open(s);
    tend_dismiss(h, &a, line == NULL ? "" : token);
    sodium_memzero(token, sizeof token);
    if (!is_done(h, &a))
        return STATUS_BAD;
    free(a.text);
    return STATUS_FINE;
}

/* Both the file and its name outlast a power failure. */
static bool sync_file(const char *path)
{
    char folder[PATH_MAX];
    snprintf(folder, sizeof folder, "%s", path);
    char *slash = strrchr(folder, '/');
    if (slash == NULL)
        snprintf(folder, sizeof folder, ".");
    else
        slash[slash == folder] = '\0';
    int file = open(path, O_RDONLY | O_CLOEXEC), place = open(folder, O_RDONLY | O_CLOEXEC);
    bool is_fine = file >= 0 && place >= 0 && fsync(file) == 0 && fsync(place) == 0;
    int error = errno;
    close(file);
    close(place);
    errno = error;
    return is_fine;
}

int admin_backup(struct store *s, int count, char **words)
{
    (void)count;
    int file = open(words[0], O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0)
        return complain_of_file(words[0], errno);
    close(file);
    enum store_status status = store_copy(s, words[0]);
    if (status == STORE_OK && sync_file(words[0]))
        return STATUS_FINE;
    int error = errno;
    unlink(words[0]);
    if (status == STORE_OK)
        return complain_of_file(words[0], error);
    if (status == STORE_NONE)
        complain(TOLD("admin: this is PostgreSQL, which has a tool for that: pg_dump",
                      "admin: das ist PostgreSQL, das dafür ein Werkzeug hat: pg_dump"));
    else
        complain(TOLD("admin: the copy could not be written. %s",
                      "admin: die Kopie konnte nicht geschrieben werden. %s"),
                 store_why(s));
    return STATUS_BAD;
}
