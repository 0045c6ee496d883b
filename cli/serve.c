/*
 * serve.c: the program aude-serve, which "aude serve" starts: finds the built page and the folder
 * of the database, opens the tables and the server, and says where to look.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
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
#include "place.h"
#include "serve.h"
#include "words.h"

enum { PORT = 8080, TRIES = 20, SENTENCE_MAX = 1024, THINK_MS = 1000 };

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
    [MANY_NAMES] = {"serve: --host was said too often", "serve: --host wurde zu oft gesagt"},
    [NO_BUS] = {"serve: --bus needs postgresql://..., redis://..., redis+unix://... or none",
                "serve: --bus braucht postgresql://..., redis://..., redis+unix://... oder none"},
    [NO_FOLDER] = {"serve: the data folder \"%1\" cannot be used: %2; choose another with --data",
                   "serve: der Datenordner \"%1\" ist nicht benutzbar: %2; --data wählt einen "
                   "anderen"},
    [NO_HOME] = {"serve: there is no home folder for the database; choose a folder with --data",
                 "serve: für die Datenbank gibt es keinen Heimordner; --data wählt einen Ordner"},
    [NO_LOG] = {"serve: the log \"%1\" cannot be written: %2",
                "serve: das Protokoll \"%1\" kann nicht geschrieben werden: %2"},
    [STORE_IS_LOCKED] =
        {"serve: another server is using the database %1; end it, or choose another "
         "folder with --data",
         "serve: ein anderer Server benutzt die Datenbank %1; beende ihn, oder "
         "--data wählt einen anderen Ordner"},
    [STORE_IS_NEWER] =
        {"serve: the database %1 was written by a newer version of Aude; nothing was "
         "changed",
         "serve: die Datenbank %1 hat eine neuere Version von Aude geschrieben; "
         "nichts wurde geändert"},
    [STORE_IS_DAMAGED] = {"serve: the database %1 is damaged or not one of Aude (%2); nothing was "
                          "changed",
                          "serve: die Datenbank %1 ist beschädigt oder keine von Aude (%2); nichts "
                          "wurde geändert"},
    [STORE_IS_DOWN] = {"serve: the database %1 cannot be opened: %2",
                       "serve: die Datenbank %1 lässt sich nicht öffnen: %2"},
    [CONFIG_UNREADABLE] = {"serve: the settings \"%1\" cannot be read: %2",
                           "serve: die Einstellungen \"%1\" sind nicht lesbar: %2"},
    [CONFIG_NO_NAME] = {"serve: %1: there is no setting \"%2\"",
                        "serve: %1: es gibt keine Einstellung \"%2\""},
    [CONFIG_NO_VALUE] = {"serve: %1: the setting \"%2\" needs a value: %2 = ...",
                         "serve: %1: die Einstellung \"%2\" braucht einen Wert: %2 = ..."},
    [CONFIG_NO_FLAG] = {"serve: %1: the setting \"%2\" is yes or no",
                        "serve: %1: die Einstellung \"%2\" ist yes oder no"},
    [FAILED] = {"serve: the server cannot start: %1", "serve: der Server kann nicht starten: %1"},
};

/* ---- Saying things -------------------------------------------------------------------------- */

static void fill(enum sentence sentence, const char *first, const char *second,
                 char buf[SENTENCE_MAX])
{
    words_fill(buf, SENTENCE_MAX, sentences[sentence][words_language()],
               (const char *[]){first, second});
}

int serve_complain(enum sentence sentence, const char *first, const char *second)
{
    char line[SENTENCE_MAX];
    fill(sentence, first, second, line);
    complain("%s", line);
    return STATUS_BAD;
}

void serve_say(enum sentence sentence, const char *first)
{
    char line[SENTENCE_MAX];
    fill(sentence, first, "", line);
    puts(line);
}

static void say_address(enum sentence sentence, const char *host, int port, bool has_code)
{
    char address[NI_MAXHOST + 32];
    bool has_colon = strchr(host, ':') != NULL;
    snprintf(address, sizeof address, has_colon ? "http://[%s]:%d/" : "http://%s:%d/", host, port);
    serve_say(sentence, address);
    if (has_code)
        serve_show_code(address);
}

/* Where others find us: the addresses that a person would type, the first also for a camera. */
static void say_lan(int port)
{
    struct ifaddrs *all = NULL;
    bool is_first = true;
    if (getifaddrs(&all) != 0)
        return;
    for (const struct ifaddrs *i = all; i != NULL; i = i->ifa_next) {
        char host[INET_ADDRSTRLEN];
        if (i->ifa_addr == NULL || i->ifa_addr->sa_family != AF_INET ||
            (i->ifa_flags & (IFF_UP | IFF_LOOPBACK)) != IFF_UP)
            continue;
        const struct sockaddr_in *address = (const void *)i->ifa_addr;
        if (inet_ntop(AF_INET, &address->sin_addr, host, sizeof host) != NULL)
            say_address(READY_LAN, host, port, is_first);
        is_first = false;
    }
    freeifaddrs(all);
}

/* Of an address with a password in it only what kind it is. */
static int complain_of_store(enum store_status status, const char *where, const char *why)
{
    static const enum sentence for_status[STORE_STATUSES] = {
        [STORE_OK] = STORE_IS_DOWN,         [STORE_TAKEN] = STORE_IS_DOWN,
        [STORE_NONE] = STORE_IS_DOWN,       [STORE_DOWN] = STORE_IS_DOWN,
        [STORE_DAMAGED] = STORE_IS_DAMAGED, [STORE_NEWER] = STORE_IS_NEWER,
        [STORE_LOCKED] = STORE_IS_LOCKED};
    char quoted[256];
    const char *scheme = strstr(where, "://");
    args_quote(where, scheme == NULL ? strlen(where) : (size_t)(scheme - where), quoted,
               sizeof quoted);
    return serve_complain(for_status[status], quoted, why);
}

static int complain_of_start(enum server_status status, const struct settings *settings,
                             const struct server_options *options,
                             const struct server_trouble *trouble)
{
    int error = errno;
    char first[16], last[16], quoted[128];
    snprintf(first, sizeof first, "%d", options->port);
    snprintf(last, sizeof last, "%d", options->port + TRIES - 1);
    const char *address = settings->address == NULL ? "localhost" : settings->address;
    args_quote(address, strlen(address), quoted, sizeof quoted);
    switch (status) {
    case SERVER_TAKEN:
        return serve_complain(settings->port < 0 ? ALL_TAKEN : TAKEN, first, last);
    case SERVER_DENIED:
        return serve_complain(DENIED, first, "");
    case SERVER_UNKNOWN:
        return serve_complain(UNKNOWN_ADDRESS, quoted, "");
    case SERVER_STORE:
        return complain_of_store(trouble->store, options->store, trouble->why);
    case SERVER_LOG:
        args_quote(options->log, strlen(options->log), quoted, sizeof quoted);
        return serve_complain(NO_LOG, quoted, strerror(error));
    case SERVER_READY:
    case SERVER_FAILED:
        break;
    }
    return serve_complain(FAILED, strerror(error), "");
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

/* The folder of the page, found or as it was said; NULL after a complaint. */
static const char *choose_web(const struct settings *settings, char found[PATH_MAX])
{
    char quoted[128];
    if (settings->web == NULL && !find_web(found)) {
        serve_complain(NOT_BUILT, "", "");
        return NULL;
    }
    const char *folder = settings->web == NULL ? found : settings->web;
    if (has_index(folder))
        return folder;
    const char *why = strerror(errno);
    args_quote(folder, strlen(folder), quoted, sizeof quoted);
    serve_complain(NO_INDEX, quoted, why);
    return NULL;
}

/* ---- The tables ----------------------------------------------------------------------------- */

/* Makes a folder and those above it, for nobody else to look into. */
static bool make_folder(const char *path)
{
    char part[PATH_MAX];
    if (snprintf(part, sizeof part, "%s", path) >= (int)sizeof part) {
        errno = ENAMETOOLONG;
        return false;
    }
    for (char *slash = part + 1; (slash = strchr(slash, '/')) != NULL; slash++) {
        *slash = '\0';
        mkdir(part, 0700);
        *slash = '/';
    }
    if (mkdir(part, 0700) != 0 && errno != EEXIST)
        return false;
    return access(part, W_OK | X_OK) == 0;
}

/* The file of the database in this folder; false after a complaint. */
static bool use_folder(const char *folder, char out[PATH_MAX])
{
    char quoted[256];
    bool is_fine = make_folder(folder);
    if (is_fine && snprintf(out, PATH_MAX, "%s/" PLACE_FILE, folder) >= PATH_MAX) {
        errno = ENAMETOOLONG;
        is_fine = false;
    }
    if (is_fine)
        return true;
    const char *why = strerror(errno);
    args_quote(folder, strlen(folder), quoted, sizeof quoted);
    serve_complain(NO_FOLDER, quoted, why);
    return false;
}

/* What is to be opened; false after a complaint. */
static bool choose_store(const struct settings *settings, char out[PATH_MAX])
{
    char folder[PATH_MAX];
    const char *said = settings->store == NULL ? getenv("AUDE_STORE") : settings->store;
    /* A folder that was named counts more than the environment. */
    if (said != NULL && said[0] != '\0' && (settings->store != NULL || settings->data == NULL))
        return snprintf(out, PATH_MAX, "%s", said) < PATH_MAX;
    if (settings->data != NULL)
        return use_folder(settings->data, out);
    if (place_folder(folder))
        return use_folder(folder, out);
    serve_complain(NO_HOME, "", "");
    return false;
}

static int count_threads(const struct settings *settings)
{
    if (settings->think >= 0)
        return (int)settings->think;
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    return processors < 3 ? 1 : processors > 9 ? 8 : (int)processors - 1;
}

/* ---- All of it ------------------------------------------------------------------------------ */

static int serve(const struct settings *settings, const struct server_options *options)
{
    struct server_trouble trouble = {.why = ""};
    struct server *s;
    enum server_status status = server_open(options, &s, &trouble);
    if (status != SERVER_READY)
        return complain_of_start(status, settings, options, &trouble);
    say_address(READY, settings->address == NULL ? "localhost" : settings->address, server_port(s),
                false);
    if (settings->is_lan)
        say_lan(server_port(s));
    serve_say(ENDS, "");
    fflush(stdout);
    bool is_well = server_run(s);
    int error = errno;
    server_close(s);
    return is_well ? STATUS_FINE : serve_complain(FAILED, strerror(error), "");
}

static int run(const struct settings *settings)
{
    static const char *const here[] = {"127.0.0.1", "::1", NULL};
    static const char *const everywhere[] = {"0.0.0.0", "::", NULL};
    const char *const there[] = {settings->address, NULL};
    char found[PATH_MAX], where[PATH_MAX];
    const char *folder = choose_web(settings, found);
    if (folder == NULL || !choose_store(settings, where))
        return STATUS_BAD;
    struct server_options options = {.folder = folder,
                                     .addresses = here,
                                     .names = settings->names,
                                     .has_proxy = settings->has_proxy,
                                     .port = PORT,
                                     .store = where,
                                     .bus = settings->bus,
                                     .threads = count_threads(settings),
                                     .think_ms = THINK_MS,
                                     .log = settings->log};
    if (settings->address != NULL)
        options.addresses = there;
    else if (settings->is_lan)
        options.addresses = everywhere;
    if (settings->port >= 0)
        options.port = (int)settings->port;
    /* With port 0 the system chooses one, but perhaps not one that is free at all addresses. */
    options.tries = settings->port <= 0 ? TRIES : 1;
    return serve(settings, &options);
}

int main(int argc, char **argv)
{
    struct settings settings = {.bus = "", .port = -1, .think = -1};
    int status = serve_read_settings(argc, argv, &settings);
    if (status == STATUS_FINE)
        status = run(&settings);
    free(settings.file);
    return status < 0 ? STATUS_FINE : status;
}
