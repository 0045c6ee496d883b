/*
 * serve_settings.c: what aude-serve is told: options of the command line, and a file with the same
 * names. What the command line says wins.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "../server/server.h"
#include "args.h"
#include "command.h"
#include "serve.h"

static const char help[] =
    "Usage: aude serve [--port N] [--lan | --address A] [--host NAME]... [--web FOLDER]\n"
    "                  [--data FOLDER | --store WHERE] [--bus WHERE] [--think N] [--proxy]\n"
    "                  [--log FILE] [--config FILE]\n"
    "\n"
    "Serves the browser game with its online tables and prints the address to open. Ctrl-C\n"
    "ends it; no game is lost.\n"
    "\n"
    "      --port N       listen at this port (0: any that is free); without it 8080, or\n"
    "                     the next one that is free\n"
    "      --lan          let other computers and phones of this network play, too\n"
    "      --address A    listen only at this address of this computer\n"
    "      --host NAME    answer to this name, too; without it only to localhost and to\n"
    "                     addresses in numbers, so that no foreign page can pose as this one\n"
    "      --web FOLDER   the built page; without it the folder web beside the program, as\n"
    "                     \"make web\" leaves it, or ../share/aude/web, as it is installed\n"
    "      --data FOLDER  where the database of games is kept, in the file aude.db; without\n"
    "                     it $XDG_DATA_HOME/aude or ~/.local/share/aude\n"
    "      --store WHERE  another database: a file, memory: (nothing is kept) or\n"
    "                     postgresql://...; also from the environment, AUDE_STORE\n"
    "      --bus WHERE    how servers of one PostgreSQL tell each other which games grow:\n"
    "                     postgresql://..., redis://..., redis+unix:///PATH or none; without\n"
    "                     it by that database\n"
    "      --think N      threads for computer players (0: \"aude think\" does it elsewhere);\n"
    "                     without it one less than there are processors\n"
    "      --proxy        a proxy on this computer says in X-Forwarded-For who is asking\n"
    "      --log FILE     add a line for each event to this file (-: to the standard error)\n"
    "      --config FILE  further settings: lines \"name = value\", with the names above\n"
    "  -h, --help         this text\n"
    "      --version      the version of Aude\n";

enum { THINK_MAX = 64, CONFIG_MAX = 65536 };

enum setting {
    PORT,
    LAN,
    ADDRESS,
    HOST,
    WEB,
    DATA,
    STORE,
    BUS,
    THINK,
    PROXY,
    LOG,
    CONFIG,
    SETTINGS
};

static const struct {
    const char *name;
    bool is_flag;
} names[SETTINGS] = {
    [PORT] = {"port", false},   [LAN] = {"lan", true},  [ADDRESS] = {"address", false},
    [HOST] = {"host", false},   [WEB] = {"web", false}, [DATA] = {"data", false},
    [STORE] = {"store", false}, [BUS] = {"bus", false}, [THINK] = {"think", false},
    [PROXY] = {"proxy", true},  [LOG] = {"log", false}, [CONFIG] = {"config", false},
};

static int add_name(struct settings *settings, const char *name)
{
    char quoted[128];
    if (!server_is_name(name)) {
        args_quote(name, strlen(name), quoted, sizeof quoted);
        serve_complain(NO_NAME, quoted, "");
        return STATUS_USAGE;
    }
    if (settings->names_count == SERVE_NAMES_MAX) {
        serve_complain(MANY_NAMES, "", "");
        return STATUS_USAGE;
    }
    settings->names[settings->names_count++] = name;
    return STATUS_FINE;
}

static bool read_number(const char *option, const char *value, long long most, long long *out)
{
    optarg = (char *)value; /* where args_number looks */
    return args_number("serve", option, 0, most, out);
}

static int set(struct settings *settings, enum setting setting, const char *value)
{
    bool is_fine = true;
    switch (setting) {
    case PORT:
        is_fine = read_number("--port", value, UINT16_MAX, &settings->port);
        break;
    case THINK:
        is_fine = read_number("--think", value, THINK_MAX, &settings->think);
        break;
    case LAN:
        settings->is_lan = true;
        break;
    case PROXY:
        settings->has_proxy = true;
        break;
    case HOST:
        return add_name(settings, value);
    case ADDRESS:
        settings->address = value;
        break;
    case WEB:
        settings->web = value;
        break;
    case DATA:
        settings->data = value;
        break;
    case STORE:
        settings->store = value;
        break;
    case BUS:
        settings->bus = value;
        if (server_is_bus(value))
            break;
        serve_complain(NO_BUS, "", "");
        return STATUS_USAGE;
    case LOG:
        settings->log = value;
        break;
    case CONFIG:
        settings->config = value;
        break;
    case SETTINGS:
        break;
    }
    return is_fine ? STATUS_FINE : STATUS_USAGE;
}

/* ---- The file ------------------------------------------------------------------------------- */

static char *read_file(const char *path)
{
    FILE *file = fopen(path, "r");
    if (file == NULL)
        return NULL;
    char *text = memory_new(CONFIG_MAX + 1);
    size_t size = fread(text, 1, CONFIG_MAX, file);
    int error = ferror(file) ? errno : size == CONFIG_MAX ? EFBIG : 0;
    fclose(file);
    if (error == 0)
        return text;
    free(text);
    errno = error;
    return NULL;
}

static char *trim(char *text)
{
    text += strspn(text, " \t\r");
    size_t size = strlen(text);
    while (size > 0 && strchr(" \t\r", text[size - 1]) != NULL)
        text[--size] = '\0';
    return text;
}

static enum setting find_setting(const char *name)
{
    int i = 0;
    while (i < SETTINGS && (strcmp(name, names[i].name) != 0 || i == CONFIG))
        i++;
    return (enum setting)i;
}

static int complain_of_line(enum sentence sentence, const struct settings *settings, int number,
                            const char *what)
{
    char where[256], quoted[128], place[300];
    args_quote(settings->config, strlen(settings->config), where, sizeof where);
    snprintf(place, sizeof place, "%s:%d", where, number);
    args_quote(what, strlen(what), quoted, sizeof quoted);
    return serve_complain(sentence, place, quoted);
}

/* A setting of the file, unless the command line has said it already. */
static int read_line(struct settings *settings, char *line, int number, unsigned said)
{
    line = trim(line);
    if (line[0] == '\0' || line[0] == '#')
        return STATUS_FINE;
    char *value = strchr(line, '=');
    if (value != NULL)
        *value++ = '\0';
    char *name = trim(line);
    enum setting setting = find_setting(name);
    if (setting == SETTINGS)
        return complain_of_line(CONFIG_NO_NAME, settings, number, name);
    value = value == NULL ? NULL : trim(value);
    if (value == NULL || value[0] == '\0')
        return complain_of_line(CONFIG_NO_VALUE, settings, number, name);
    if (names[setting].is_flag) {
        bool is_on = strcasecmp(value, "yes") == 0;
        if (!is_on && strcasecmp(value, "no") != 0)
            return complain_of_line(CONFIG_NO_FLAG, settings, number, name);
        if (!is_on)
            return STATUS_FINE;
    }
    return (said >> setting & 1) != 0 ? STATUS_FINE : set(settings, setting, value);
}

static int read_config(struct settings *settings, unsigned said)
{
    settings->file = read_file(settings->config);
    if (settings->file == NULL) {
        char quoted[128];
        const char *why = strerror(errno);
        args_quote(settings->config, strlen(settings->config), quoted, sizeof quoted);
        return serve_complain(CONFIG_UNREADABLE, quoted, why);
    }
    int status = STATUS_FINE, number = 0;
    char *next = settings->file;
    while (status == STATUS_FINE && next != NULL) {
        char *line = next;
        next = strchr(line, '\n');
        if (next != NULL)
            *next++ = '\0';
        status = read_line(settings, line, ++number, said);
    }
    return status;
}

/* ---- The command line ------------------------------------------------------------------------ */

int serve_read_settings(int argc, char **argv, struct settings *settings)
{
    enum { FIRST = 256 }; /* above every letter */
    struct option options[SETTINGS + 3] = {0};
    const struct option common[] = {ARGS_COMMON};
    unsigned said = 0;
    int c, status = STATUS_FINE;
    for (int i = 0; i < SETTINGS; i++)
        options[i] = (struct option){
            names[i].name, names[i].is_flag ? no_argument : required_argument, NULL, FIRST + i};
    memcpy(options + SETTINGS, common, sizeof common);
    while (status == STATUS_FINE &&
           (c = getopt_long(argc, argv, ARGS_SHORT, options, NULL)) != -1) {
        if (c < FIRST) {
            status = args_other("serve", help, c, argv);
            return status == STATUS_FINE ? -1 : status;
        }
        said |= 1u << (c - FIRST);
        status = set(settings, (enum setting)(c - FIRST), optarg);
    }
    if (status == STATUS_FINE && !args_done("serve", argc, argv))
        status = STATUS_USAGE;
    if (status == STATUS_FINE && settings->config != NULL)
        status = read_config(settings, said);
    if (status == STATUS_FINE && settings->is_lan && settings->address != NULL) {
        serve_complain(LAN_ADDRESS, "", "");
        status = STATUS_USAGE;
    }
    /* It is what we print as our address, so we answer to it. */
    settings->names[settings->names_count] = settings->address;
    return status;
}
