/*
 * admin.c: "aude admin": the command line, and which deed is meant.
 */
#include "admin.h"

#include <stdio.h>
#include <string.h>

#include "../args.h"
#include "../command.h"
#include "online.h"

static const char help[] =
    "Usage: aude admin [--store WHERE | --data FOLDER] DEED [WORD...]\n"
    "\n"
    "Looks after what a server keeps, also while it runs.\n"
    "\n"
    "  counts              how much there is of everything\n"
    "  games [STATE]       all games, or those that are open, running or over\n"
    "  show GAME           a game: who plays it, and how it stands\n"
    "  record GAME         its record, with everything that is hidden from players\n"
    "  end GAME            ends a running game without a result\n"
    "  delete GAME         deletes a game\n"
    "  accounts            all accounts\n"
    "  data ACCOUNT        everything that is kept about an account, as JSON\n"
    "  erase ACCOUNT       gives up its games and erases everything that is about it\n"
    "  close ACCOUNT       nobody can use the account or its bots any more; \"open\" undoes it\n"
    "  open ACCOUNT\n"
    "  worker TOKENFILE    makes a token for \"aude think\" in a new file\n"
    "  workers             when such tokens were made and used\n"
    "  dismiss TOKENFILE   ends the token in that file; \"all\" ends all of them\n"
    "  push CONTACT        lets servers wake people by Web Push, from their next start; CONTACT\n"
    "                      (mailto:... or https://...) is for push services, \"off\" ends it\n"
    "  check               follows every game and compares it with what is stored of it\n"
    "  backup COPY         copies everything into a new file, as it is at one moment\n"
    "\n"
    "An ACCOUNT is its name, or its number as \"accounts\" lists it.\n"
    "\n" KEEPING_HELP "  -h, --help         this text\n"
    "      --version      the version of Aude\n";

static const struct {
    const char *name;
    int least, most; /* words that follow */
    admin_deed *act;
} deeds[] = {
    {"counts", 0, 0, admin_counts},     {"games", 0, 1, admin_games},
    {"show", 1, 1, admin_show},         {"record", 1, 1, admin_record},
    {"end", 1, 1, admin_end},           {"delete", 1, 1, admin_delete},
    {"accounts", 0, 0, admin_accounts}, {"data", 1, 1, admin_data},
    {"erase", 1, 1, admin_erase},       {"close", 1, 1, admin_close},
    {"open", 1, 1, admin_open},         {"worker", 1, 1, admin_worker},
    {"workers", 0, 0, admin_workers},   {"dismiss", 1, 1, admin_dismiss},
    {"check", 0, 0, admin_check},       {"backup", 1, 1, admin_backup},
    {"push", 1, 1, admin_push},
};

enum { DEEDS = sizeof deeds / sizeof *deeds };

static int run(const struct keeping *where, int count, char **words)
{
    char quoted[64];
    int deed = 0;
    while (deed < DEEDS && strcmp(deeds[deed].name, words[0]) != 0)
        deed++;
    if (deed == DEEDS) {
        args_quote(words[0], strlen(words[0]), quoted, sizeof quoted);
        complain(TOLD("admin: there is no \"%s\"; see aude admin --help",
                      "admin: \"%s\" gibt es nicht; siehe aude admin --help"),
                 quoted);
        return STATUS_USAGE;
    }
    if (count - 1 < deeds[deed].least || count - 1 > deeds[deed].most) {
        complain(TOLD("admin: \"%s\" takes %s; see aude admin --help",
                      "admin: \"%s\" braucht %s; siehe aude admin --help"),
                 deeds[deed].name,
                 deeds[deed].most == 0 ? TOLD("no further word", "kein weiteres Wort")
                 : deeds[deed].least == 0
                     ? TOLD("one further word or none", "höchstens ein weiteres Wort")
                     : TOLD("one further word", "ein weiteres Wort"));
        return STATUS_USAGE;
    }
    struct store *s = keeping_open("admin", where);
    if (s == NULL)
        return STATUS_BAD;
    int status = deeds[deed].act(s, count - 1, words + 1);
    store_close(s);
    return status;
}

int online_admin(int argc, char **argv)
{
    static const struct keeping_command command = {
        "admin", help, {"what is to be done is missing", "es fehlt, was zu tun ist"}};
    struct keeping where = {0};
    int status;
    if (!keeping_options(&command, argc, argv, &where, &status))
        return status;
    return run(&where, argc - optind, argv + optind);
}
