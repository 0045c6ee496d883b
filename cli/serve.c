/*
 * serve.c: "aude serve", the browser game for a browser: finds the built page, opens the server
 * and says where to look.
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
    "Usage: aude serve [--port N] [--lan | --address A] [--web FOLDER]\n"
    "\n"
    "Serves the browser game and prints the address to open. Ctrl-C ends it.\n"
    "\n"
    "      --port N      listen at this port (0: any that is free); without it 8080, or\n"
    "                    the next one that is free\n"
    "      --lan         let other computers and phones of this network play, too\n"
    "      --address A   listen only at this address of this computer\n"
    "      --web FOLDER  the built page; without it the folder web beside the program, as\n"
    "                    \"make web\" leaves it, or ../share/aude/web, as it is installed\n"
    "  -h, --help        this text\n"
    "      --version     the version of Aude\n";

enum { PORT = 8080, TRIES = 20, SENTENCE_MAX = 512 };

/* What the command line asks for. */
struct wish {
    const char *web;     /* NULL: wherever it is */
    const char *address; /* NULL: this computer, or all of the network */
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

static int complain_of_start(enum server_status status, const struct wish *wish, int port)
{
    char first[16], last[16], quoted[128];
    snprintf(first, sizeof first, "%d", port);
    snprintf(last, sizeof last, "%d", port + TRIES - 1);
    const char *address = wish->address == NULL ? "localhost" : wish->address;
    args_quote(address, strlen(address), quoted, sizeof quoted);
    switch (status) {
    case SERVER_TAKEN:
        return complain_of(wish->port < 0 ? ALL_TAKEN : TAKEN, first, last);
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

static int run(const struct wish *wish)
{
    static const char *const here[] = {"127.0.0.1", "::1", NULL};
    static const char *const everywhere[] = {"0.0.0.0", "::", NULL};
    const char *const there[] = {wish->address, NULL};
    char found[PATH_MAX], quoted[128];
    struct server_order order = {.folder = wish->web, .addresses = here, .port = PORT};
    if (wish->web == NULL && !find_web(found))
        return complain_of(NOT_BUILT, "", "");
    if (wish->web == NULL)
        order.folder = found;
    if (!has_index(order.folder)) {
        const char *why = strerror(errno);
        args_quote(order.folder, strlen(order.folder), quoted, sizeof quoted);
        return complain_of(NO_INDEX, quoted, why);
    }
    if (wish->address != NULL)
        order.addresses = there;
    else if (wish->is_lan)
        order.addresses = everywhere;
    if (wish->port >= 0)
        order.port = (int)wish->port;
    /* With port 0 the system chooses one, but perhaps not one that is free at all addresses. */
    order.tries = wish->port <= 0 ? TRIES : 1;
    struct server *s;
    enum server_status status = server_open(&order, &s);
    if (status != SERVER_READY)
        return complain_of_start(status, wish, order.port);
    say_address(READY, wish->address == NULL ? "localhost" : wish->address, server_port(s));
    if (wish->is_lan)
        say_lan(server_port(s));
    say(ENDS, "");
    fflush(stdout);
    bool is_well = server_run(s);
    server_close(s);
    return is_well ? STATUS_FINE : complain_of(FAILED, strerror(errno), "");
}

int command_serve(int argc, char **argv)
{
    static const struct option options[] = {{"port", required_argument, NULL, 'p'},
                                            {"lan", no_argument, NULL, 'l'},
                                            {"address", required_argument, NULL, 'a'},
                                            {"web", required_argument, NULL, 'w'},
                                            ARGS_COMMON};
    struct wish wish = {.port = -1};
    int c;
    while ((c = getopt_long(argc, argv, ARGS_SHORT, options, NULL)) != -1) {
        if (c == 'p') {
            if (!args_number("serve", "--port", 0, UINT16_MAX, &wish.port))
                return STATUS_USAGE;
        } else if (c == 'l') {
            wish.is_lan = true;
        } else if (c == 'a') {
            wish.address = optarg;
        } else if (c == 'w') {
            wish.web = optarg;
        } else {
            return args_other("serve", help, c, argv);
        }
    }
    if (!args_done("serve", argc, argv))
        return STATUS_USAGE;
    if (wish.is_lan && wish.address != NULL) {
        complain_of(LAN_ADDRESS, "", "");
        return STATUS_USAGE;
    }
    return run(&wish);
}
