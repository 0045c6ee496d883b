/*
 * launch.c: "aude serve". The server is a program of its own, aude-serve, so that no other
 * command loads its libraries; it lies beside this one and takes its place.
 */
#include <errno.h>
#include <limits.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "words.h"

static const char *const sentences[2][LANGUAGES] = {
    {"serve: the program aude-serve is not here; \"make\" builds it beside aude",
     "serve: das Programm aude-serve ist nicht da; \"make\" baut es neben aude"},
    {"serve: the program aude-serve cannot be started: %1",
     "serve: das Programm aude-serve lässt sich nicht starten: %1"},
};

int command_serve(int argc, char **argv)
{
    static const char name[] = "aude-serve";
    char path[PATH_MAX], line[256];
    (void)argc;
    ssize_t n = readlink("/proc/self/exe", path, sizeof path - sizeof name);
    path[n < 0 ? 0 : n] = '\0';
    char *slash = strrchr(path, '/');
    strcpy(slash == NULL ? path : slash + 1, name);
    execv(path, argv);
    words_fill(line, sizeof line, sentences[errno != ENOENT][words_language()],
               (const char *[]){strerror(errno)});
    complain("%s", line);
    return STATUS_BAD;
}
