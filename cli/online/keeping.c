/*
 * keeping.c: finding and opening the store of a server.
 */
#include "keeping.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "../args.h"
#include "../command.h"
#include "../place.h"
#include "online.h"

bool keeping_options(const struct keeping_command *command, int argc, char **argv,
                     struct keeping *where, int *status)
{
    static const struct option options[] = {{"store", required_argument, NULL, 's'},
                                            {"data", required_argument, NULL, 'd'},
                                            ARGS_COMMON};
    int c;
    while ((c = getopt_long(argc, argv, ARGS_SHORT, options, NULL)) != -1) {
        if (c == 's') {
            where->store = optarg;
        } else if (c == 'd') {
            where->data = optarg;
        } else {
            *status = args_other(command->name, command->help, c, argv);
            return false;
        }
    }
    if (optind < argc)
        return true;
    complain(TOLD("%s: %s; see aude %s --help", "%s: %s; siehe aude %s --help"), command->name,
             command->missing[words_language()], command->name);
    *status = STATUS_USAGE;
    return false;
}

/* The name of the store into out; false after a complaint. */
static bool find(const char *command, const struct keeping *where, char out[PATH_MAX])
{
    char folder[PATH_MAX];
    const char *store = where->store == NULL && where->data == NULL ? getenv("AUDE_STORE") : NULL;
    int size = PATH_MAX;
    if (where->store != NULL && where->data != NULL) {
        complain(TOLD("%s: --store and --data do not go together",
                      "%s: --store und --data gehen nicht zusammen"),
                 command);
        return false;
    }
    if (where->store != NULL || (store != NULL && store[0] != '\0'))
        size = snprintf(out, PATH_MAX, "%s", where->store != NULL ? where->store : store);
    else if (where->data != NULL)
        size = snprintf(out, PATH_MAX, "%s/" PLACE_FILE, where->data);
    else if (place_folder(folder))
        size = snprintf(out, PATH_MAX, "%s/" PLACE_FILE, folder);
    if (size < PATH_MAX)
        return true;
    complain(TOLD("%s: it is not known where the server keeps its games; --data says it",
                  "%s: es ist nicht bekannt, wo der Server seine Partien hat; --data sagt es"),
             command);
    return false;
}

/* What databases say of themselves is English. */
static void complain_of_store(const char *command, const char *where, enum store_status status,
                              const char *why)
{
    if (status == STORE_NEWER)
        complain(
            TOLD("%s: %s: a newer version of Aude has written this database; nothing was changed",
                 "%s: %s: diese Datenbank hat eine neuere Version von Aude geschrieben; nichts "
                 "wurde geändert"),
            command, where);
    else if (status == STORE_DAMAGED)
        complain(TOLD("%s: %s: %s", "%s: %s: das ist keine Datenbank von Aude, oder sie ist "
                                    "beschädigt (%s)"),
                 command, where, why);
    else
        complain(TOLD("%s: %s: %s", "%s: %s: die Datenbank lässt sich nicht öffnen (%s)"), command,
                 where, why);
}

struct store *keeping_open(const char *command, const struct keeping *where)
{
    char name[PATH_MAX], quoted[256], why[STORE_WHY_MAX];
    struct store *s = NULL;
    enum store_status status;
    if (!find(command, where, name))
        return NULL;
    bool is_file = strncmp(name, "postgres", 8) != 0;
    args_quote(name, strlen(name), quoted, sizeof quoted);
    if (strcmp(name, "memory:") == 0)
        complain(TOLD("%s: what is kept in the memory of a server cannot be reached",
                      "%s: was ein Server nur im Speicher hat, ist nicht zu erreichen"),
                 command);
    else if (is_file && access(name, R_OK | W_OK) != 0)
        complain("%s: %s: %s", command, quoted,
                 errno == ENOENT ? TOLD("there is no such database; aude serve makes it",
                                        "diese Datenbank gibt es nicht; aude serve legt sie an")
                                 : strerror(errno));
    else if ((status = store_open(name, STORE_VISIT, &s, why)) != STORE_OK)
        complain_of_store(command, is_file ? quoted : "PostgreSQL", status, why);
    return s;
}

int keeping_complain(const char *command, enum store_status status)
{
    static const char *const sentences[STORE_STATUSES][LANGUAGES] = {
        [STORE_TAKEN] = {"somebody else was faster; please try again",
                         "jemand war schneller; bitte versuche es noch einmal"},
        [STORE_NONE] = {"there is no such game or account",
                        "diese Partie oder dieses Konto gibt es nicht"},
        [STORE_DOWN] = {"the database cannot be reached or written; nothing was changed",
                        "die Datenbank ist nicht zu erreichen oder zu schreiben; nichts wurde "
                        "geändert"},
        [STORE_DAMAGED] = {"the database is damaged", "die Datenbank ist beschädigt"},
    };
    const char *sentence = sentences[status][words_language()];
    complain("%s: %s", command,
             sentence == NULL ? sentences[STORE_DOWN][words_language()] : sentence);
    return STATUS_BAD;
}

int64_t keeping_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}
