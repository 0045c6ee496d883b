/*
 * away.c: instead of "aude bot" and "aude think", in programs without shared libraries: says that
 * servers elsewhere cannot be reached from here.
 */
#include "../../command.h"
#include "../online.h"

static int complain_of(const char *command)
{
    complain("%s: this program was built without libcurl and cannot reach a server", command);
    return STATUS_BAD;
}

int online_bot(int argc, char **argv)
{
    (void)argc;
    return complain_of(argv[0]);
}

int online_think(int argc, char **argv)
{
    (void)argc;
    return complain_of(argv[0]);
}
