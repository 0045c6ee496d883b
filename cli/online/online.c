/*
 * online.c: the program aude-online, which aude starts for the commands that have to do with servers
 * elsewhere (bot, think) or with what a server keeps (import, admin), and aude-serve to wake people
 * (push).
 */
#include "online.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../args.h"
#include "../command.h"

static const struct {
    const char *name;
    int (*run)(int argc, char **argv);
} commands[] = {{"bot", online_bot},
                {"think", online_think},
                {"import", online_import},
                {"admin", online_admin},
                {"push", online_push}};

enum { COMMANDS = sizeof commands / sizeof *commands };

static int run(int argc, char **argv)
{
    for (int i = 0; argc > 1 && i < COMMANDS; i++) {
        if (strcmp(argv[1], commands[i].name) == 0)
            return commands[i].run(argc - 1, argv + 1);
    }
    complain(
        TOLD("aude-online: this program is started by aude bot, think, import and admin",
             "aude-online: dieses Programm wird von aude bot, think, import und admin gestartet"));
    return STATUS_USAGE;
}

int main(int argc, char **argv)
{
    json_set_alloc_funcs(memory_new, free);
    int status = run(argc, argv);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        complain(TOLD("the output cannot be written", "die Ausgabe lässt sich nicht schreiben"));
        return status == STATUS_FINE ? STATUS_BAD : status;
    }
    return status;
}
