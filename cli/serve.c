/*
 * serve.c: the program aude-serve, which "aude serve" starts: reads the command line, finds the
 * built page, opens the server and says where to look.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <ifaddrs.h>
#include <limits.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../server/server.h"
#include "args.h"
#include "command.h"
#include "words.h"

static const char help[] =
    "Usage: aude serve [--port N] [--lan | --address A] [--host NAME]... [--web FOLDER]\n"
    "\n"
    "Serves the browser game and prints the address to open. Ctrl-C ends it.\n"
    "\n"
    "      --port N      listen at this port (0: any that is free); without it 8080, or\n"
    "                    the next one that is free\n"
    "      --lan         let other computers and phones of this network play, too\n"
    "      --address A   listen only at this address of this computer\n"
    "      --host NAME   answer to this name, too; without it only to localhost and to\n"
    "                    addresses in numbers, so that no foreign page can pose as this one\n"
    "      --web FOLDER  the built page; without it the folder web beside the program, as\n"
    "                    \"make web\" leaves it, or ../share/aude/web, as it is installed\n"
    "  -h, --help        this text\n"
    "      --version     the version of Aude\n";

enum { PORT = 8080, TRIES = 20, SENTENCE_MAX = 512 };

/* What the command line asks for. */
struct settings {
    const char *web;     /* NULL: wherever it is */
    const char *address; /* NULL: this computer, or all of the network */
    const char **names;  /* ends with NULL; what we are called besides localhost */
    long long port;      /* -1: the usual one or one near it */
    bool is_lan;
};

enum sentence {
    READY,
    READY_LAN,
    ENDS,
    NOT_BUILT,
    NO_INDEX,
    TAKEN,
    ALL_TAKEN,
    DENIED,
    UNKNOWN_ADDRESS,
    LAN_ADDRESS,
    NO_NAME,
    FAILED,
    SENTENCES
};

static const char *const sentences[SENTENCES][LANGUAGES] = {
    [READY] = {"Aude is ready: %1", "Aude ist bereit: %1"},
    [READY_LAN] = {"For others in this network: %1", "Für andere in diesem Netz: %1"},
    [ENDS] = {"Ctrl-C ends it.", "Strg-C beendet es."},
    [NOT_BUILT] = {"serve: the page is not built yet; \"make web\" builds it",
                   "serve: die Seite ist noch nicht gebaut; \"make web\" baut sie"},
    [NO_INDEX] = {"serve: the folder \"%1\" holds no page (index.html: %2)",
                  "serve: der Ordner \"%1\" enthält keine Seite (index.html: %2)"},
    [TAKEN] = {"serve: the port %1 is taken by another program; choose another with --port",
               "serve: den Port %1 benutzt ein anderes Programm; --port wählt einen anderen"},
    [ALL_TAKEN] = {"serve: the ports %1 to %2 are all taken; choose another with --port",
                   "serve: die Ports %1 bis %2 sind alle belegt; --port wählt einen anderen"},
    [DENIED] = {"serve: the port %1 is for root only; choose one from 1024 on with --port",
                "serve: den Port %1 darf nur root benutzen; --port wählt einen ab 1024"},
    [UNKNOWN_ADDRESS] = {"serve: \"%1\" is no address of this computer",
                         "serve: \"%1\" ist keine Adresse dieses Rechners"},
    [LAN_ADDRESS] = {"serve: --lan is every address, so --address does not go with it",
                     "serve: --lan heißt alle Adressen, --address geht also nicht dazu"},
    [NO_NAME] = {"serve: --host needs a name such as games.example.org, not \"%1\"",
                 "serve: --host braucht einen Namen wie games.example.org, nicht \"%1\""},
    [FAILED] = {"serve: the server cannot start: %1", "serve: der Server kann nicht starten: %1"},
};

/* ---- Saying things -------------------------------------------------------------------------- */

static void fill(enum sentence sentence, const char *first, const char *second,
                 char buf[SENTENCE_MAX])
{
    words_fill(buf, SENTENCE_MAX, sentences[sentence][words_language()],
               (const char *[]){first, second});
}

static int complain_of(enum sentence sentence, const char *first, const char *second)
{
    char line[SENTENCE_MAX];
    fill(sentence, first, second, line);
    complain("%s", line);
    return STATUS_BAD;
}

static void say(enum sentence sentence, const char *first)
{
    char line[SENTENCE_MAX];
    fill(sentence, first, "", line);
    puts(line);
}

static void say_address(enum sentence sentence, const char *host, int port)
{
    char address[NI_MAXHOST + 32];
    bool has_colon = strchr(host, ':') != NULL;
    snprintf(address, sizeof address, has_colon ? "http://[%s]:%d/" : "http://%s:%d/", host, port);
    say(sentence, address);
}

/* Where others find us: the addresses that a person would type. */
static void say_lan(int port)
{
    struct ifaddrs *all = NULL;
    if (getifaddrs(&all) != 0)
        return;
    for (const struct ifaddrs *i = all; i != NULL; i = i->ifa_next) {
        char host[INET_ADDRSTRLEN];
        if (i->ifa_addr == NULL || i->ifa_addr->sa_family != AF_INET ||
            (i->ifa_flags & (IFF_UP | IFF_LOOPBACK)) != IFF_UP)
            continue;
        const struct sockaddr_in *address = (const void *)i->ifa_addr;
        if (inet_ntop(AF_INET, &address->sin_addr, host, sizeof host) != NULL)
            say_address(READY_LAN, host, port);
    }
    freeifaddrs(all);
}

static int complain_of_start(enum server_status status, const struct settings *settings, int port)
{
    char first[16], last[16], quoted[128];
    snprintf(first, sizeof first, "%d", port);
    snprintf(last, sizeof last, "%d", port + TRIES - 1);
    const char *address = settings->address == NULL ? "localhost" : settings->address;
    args_quote(address, strlen(address), quoted, sizeof quoted);
    switch (status) {
    case SERVER_TAKEN:
        return complain_of(settings->port < 0 ? ALL_TAKEN : TAKEN, first, last);
    case SERVER_DENIED:
        return complain_of(DENIED, first, "");
    case SERVER_UNKNOWN:
        return complain_of(UNKNOWN_ADDRESS, quoted, "");
    case SERVER_READY:
    case SERVER_FAILED:
        break;
    }
    return complain_of(FAILED, strerror(errno), "");
}

static int complain_of_name(const char *name)
{
    char quoted[128];
    args_quote(name, strlen(name), quoted, sizeof quoted);
    complain_of(NO_NAME, quoted, "");
    return STATUS_USAGE;
}

/* ---- The page ------------------------------------------------------------------------------- */

static bool has_index(const char *folder)
{
    char path[PATH_MAX];
    struct stat facts;
    if (snprintf(path, sizeof path, "%s/index.html", folder) >= (int)sizeof path) {
        errno = ENAMETOOLONG;
        return false;
    }
    return stat(path, &facts) == 0;
}

/* The page that was built or installed with this program; false if there is none. */
static bool find_web(char out[PATH_MAX])
{
    static const char *const places[] = {"web", "../share/aude/web"};
    char program[PATH_MAX];
    ssize_t n = readlink("/proc/self/exe", program, sizeof program - 1);
    if (n <= 0)
        return false;
    program[n] = '\0';
    *strrchr(program, '/') = '\0';
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        if (snprintf(out, PATH_MAX, "%s/%s", program, places[i]) < PATH_MAX && has_index(out))
            return true;
    }
    return false;
}

static int run(const struct settings *settings)
{
    static const char *const here[] = {"127.0.0.1", "::1", NULL};
    static const char *const everywhere[] = {"0.0.0.0", "::", NULL};
    const char *const there[] = {settings->address, NULL};
    char found[PATH_MAX], quoted[128];
    struct server_options options = {
        .folder = settings->web, .addresses = here, .names = settings->names, .port = PORT};
    if (settings->web == NULL && !find_web(found))
        return complain_of(NOT_BUILT, "", "");
    if (settings->web == NULL)
        options.folder = found;
    if (!has_index(options.folder)) {
        const char *why = strerror(errno);
        args_quote(options.folder, strlen(options.folder), quoted, sizeof quoted);
        return complain_of(NO_INDEX, quoted, why);
    }
    if (settings->address != NULL)
        options.addresses = there;
    else if (settings->is_lan)
        options.addresses = everywhere;
    if (settings->port >= 0)
        options.port = (int)settings->port;
    /* With port 0 the system chooses one, but perhaps not one that is free at all addresses. */
    options.tries = settings->port <= 0 ? TRIES : 1;
    struct server *s;
    enum server_status status = server_open(&options, &s);
    if (status != SERVER_READY)
        return complain_of_start(status, settings, options.port);
    say_address(READY, settings->address == NULL ? "localhost" : settings->address, server_port(s));
    if (settings->is_lan)
        say_lan(server_port(s));
    say(ENDS, "");
    fflush(stdout);
    bool is_well = server_run(s);
    server_close(s);
    return is_well ? STATUS_FINE : complain_of(FAILED, strerror(errno), "");
}

/* Reads the options; STATUS_FINE if there is something to be served, otherwise -1 after help was
 * given, or the exit status. */
static int read_options(int argc, char **argv, struct settings *settings)
{
    static const struct option options[] = {
        {"port", required_argument, NULL, 'p'},    {"lan", no_argument, NULL, 'l'},
        {"address", required_argument, NULL, 'a'}, {"host", required_argument, NULL, 'n'},
        {"web", required_argument, NULL, 'w'},     ARGS_COMMON};
    int c, names = 0;
    while ((c = getopt_long(argc, argv, ARGS_SHORT, options, NULL)) != -1) {
        if (c == 'p') {
            if (!args_number("serve", "--port", 0, UINT16_MAX, &settings->port))
                return STATUS_USAGE;
        } else if (c == 'l') {
            settings->is_lan = true;
        } else if (c == 'a') {
            settings->address = optarg;
        } else if (c == 'n') {
            if (!server_is_name(optarg))
                return complain_of_name(optarg);
            settings->names[names++] = optarg;
        } else if (c == 'w') {
            settings->web = optarg;
        } else {
            int status = args_other("serve", help, c, argv);
            return status == STATUS_FINE ? -1 : status;
        }
    }
    /* It is what we print as our address, so we answer to it. */
    settings->names[names] = settings->address;
    return args_done("serve", argc, argv) ? STATUS_FINE : STATUS_USAGE;
}

int main(int argc, char **argv)
{
    struct settings settings = {.port = -1};
    settings.names = memory_new(((size_t)argc + 2) * sizeof *settings.names);
    int status = read_options(argc, argv, &settings);
    if (status == STATUS_FINE && settings.is_lan && settings.address != NULL) {
        complain_of(LAN_ADDRESS, "", "");
        status = STATUS_USAGE;
    }
    if (status == STATUS_FINE)
        status = run(&settings);
    free(settings.names);
    return status < 0 ? STATUS_FINE : status;
}
