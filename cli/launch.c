/*
 * launch.c: the commands that are programs of their own, so that no other command loads their
 * libraries: "aude serve" is aude-serve, what has to do with servers elsewhere or with what they
 * keep is aude-online. They lie beside this program and take its place.
 */
#include <errno.h>
#include <limits.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "words.h"

static const char *const sentences[2][LANGUAGES] = {
    {"%1: the program %2 is not here; \"make\" builds it beside aude",
     "%1: das Programm %2 ist nicht da; \"make\" baut es neben aude"},
    {"%1: the program %2 cannot be started: %3",
     "%1: das Programm %2 lässt sich nicht starten: %3"},
};

/* Runs the program of that name with these words; returns only if it cannot. */
static int launch(const char *name, const char *command, char **argv)
{
    char path[PATH_MAX], line[256];
    ssize_t n = readlink("/proc/self/exe", path, sizeof path - strlen(name) - 1);
    path[n < 0 ? 0 : n] = '\0';
    char *slash = strrchr(path, '/');
    strcpy(slash == NULL ? path : slash + 1, name);
    execv(path, argv);
    words_fill(line, sizeof line, sentences[errno != ENOENT][words_language()],
               (const char *[]){command, name, strerror(errno)});
    complain("%s", line);
    return STATUS_BAD;
}

int command_serve(int argc, char **argv)
{
    (void)argc;
    return launch("aude-serve", "serve", argv);
}

int command_online(int argc, char **argv)
{
    static char name[] = "aude-online";
    char **words = memory_new(((size_t)argc + 2) * sizeof *words);
    words[0] = name;
    memcpy(words + 1, argv, (size_t)argc * sizeof *words);
    return launch(name, argv[0], words);
}
