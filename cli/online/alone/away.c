/*
 * away.c: instead of what reaches others through libcurl, in programs without shared libraries: says
 * that nobody elsewhere can be reached from here.
 */
#include "../../command.h"
#include "../admin.h"
#include "../online.h"

static int complain_of(const char *command)
{
    complain(TOLD("%s: this program was built without libcurl and cannot reach a server",
                  "%s: dieses Programm ist ohne libcurl gebaut und erreicht keinen Server"),
             command);
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

int online_push(int argc, char **argv)
{
    (void)argc;
    return complain_of(argv[0]);
}

int admin_push(struct store *s, int count, char **words)
{
    (void)s;
    (void)count;
    (void)words;
    complain(TOLD("admin: this program was built without libcurl and cannot wake anybody",
                  "admin: dieses Programm ist ohne libcurl gebaut und kann niemanden wecken"));
    return STATUS_BAD;
}
