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
    complain("%s: %s; see aude %s --help", command->name, command->missing, command->name);
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
        complain("%s: --store and --data do not go together", command);
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
    complain("%s: it is not known where the server keeps its games; --data says it", command);
    return false;
}

struct store *keeping_open(const char *command, const struct keeping *where)
{
    char name[PATH_MAX], quoted[256], why[STORE_WHY_MAX];
    struct store *s = NULL;
    if (!find(command, where, name))
        return NULL;
    bool is_file = strncmp(name, "postgres", 8) != 0;
    args_quote(name, strlen(name), quoted, sizeof quoted);
    if (strcmp(name, "memory:") == 0)
        complain("%s: what is kept in the memory of a server cannot be reached", command);
    else if (is_file && access(name, R_OK | W_OK) != 0)
        complain("%s: %s: %s", command, quoted,
                 errno == ENOENT ? "there is no such database; aude serve makes it"
                                 : strerror(errno));
    else if (store_open(name, STORE_VISIT, &s, why) != STORE_OK)
        complain("%s: %s%s%s", command, is_file ? quoted : "", is_file ? ": " : "", why);
    return s;
}

int keeping_complain(const char *command, enum store_status status)
{
    static const char *const sentences[STORE_STATUSES] = {
        [STORE_TAKEN] = "somebody else was faster; please try again",
        [STORE_NONE] = "there is no such game or account",
        [STORE_DOWN] = "the database cannot be reached or written; nothing was changed",
        [STORE_DAMAGED] = "the database is damaged",
    };
    const char *sentence = sentences[status];
    complain("%s: %s", command, sentence == NULL ? sentences[STORE_DOWN] : sentence);
    return STATUS_BAD;
}

int64_t keeping_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}
