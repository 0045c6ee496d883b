/*
 * push.c: "aude-online push", which aude-serve starts to wake people who are not there. The first line
 * of the standard input has our key, {"secret", "contact"}; every further one is a message,
 * {"account", "endpoint", "key", "secret", "game", "text"}. What came of each is a line of the standard output:
 * "sent", "failed STATUS" (0: nobody was reached), or "gone ENDPOINT", which is to be forgotten.
 *
 * The messages of one account go out one after the other: whoever names services that never answer keeps
 * one thread busy, and what waits too long behind others of the same account is not sent.
 */
#include <curl/curl.h>
#include <jansson.h>
#include <pthread.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "../args.h"
#include "../command.h"
#include "far.h"
#include "online.h"
#include "seal.h"

enum {
    THREADS = 8,
    WAITING = 256,        /* messages that wait for a thread, */
    WAITING_OF_ONE = 32,  /* of one account */
    SECONDS = 10,         /* for one message */
    CLAIM_SECONDS = 3600, /* that a claim is good for; services take up to a day */
    ANSWER_MAX = 1 << 16,
    LIFE = 24 * 60 * 60 /* how long a service keeps what cannot be delivered */
};

struct waiting {
    json_t *message;
    int64_t account;
};

struct push {
    pthread_mutex_t in, out;
    pthread_cond_t changed;
    struct waiting waiting[WAITING]; /* the oldest first */
    int waiting_count;
    int64_t busy[THREADS]; /* whose message each thread sends, -1: none */
    bool is_over;          /* there will be no more */
    struct seal_pair own;
    char *contact;
    const char *authority; /* AUDE_PUSH_CA: whose services are trusted, also near ones; NULL: the
                              system's, and only those in the Internet */
};

struct message {
    const char *endpoint, *key, *secret, *game, *text;
};

/* ---- Where it goes --------------------------------------------------------------------------------- */

/* "https://host:port" of an address; false: it is none that may be called. */
static bool find_origin(const struct push *p, const char *endpoint, char *out, size_t len)
{
    CURLU *url = memory_must(curl_url());
    char *scheme = NULL, *host = NULL, *port = NULL, *user = NULL;
    bool is_fine = curl_url_set(url, CURLUPART_URL, endpoint, 0) == CURLUE_OK &&
                   curl_url_get(url, CURLUPART_SCHEME, &scheme, 0) == CURLUE_OK &&
                   curl_url_get(url, CURLUPART_HOST, &host, 0) == CURLUE_OK &&
                   strcmp(scheme, "https") == 0 &&
                   curl_url_get(url, CURLUPART_USER, &user, 0) != CURLUE_OK;
    bool has_port = is_fine && curl_url_get(url, CURLUPART_PORT, &port, 0) == CURLUE_OK &&
                    strcmp(port, "443") != 0;
    is_fine = is_fine && (!has_port || p->authority != NULL);
    if (is_fine)
        is_fine = snprintf(out, len, "https://%s%s%s", host, has_port ? ":" : "",
                           has_port ? port : "") < (int)len;
    curl_free(scheme);
    curl_free(host);
    curl_free(port);
    curl_free(user);
    curl_url_cleanup(url);
    return is_fine;
}

/* After the name was looked up: so nobody can have it lead elsewhere meanwhile. */
static curl_socket_t open_far(void *context, curlsocktype purpose, struct curl_sockaddr *address)
{
    const struct push *p = context;
    (void)purpose;
    if (p->authority == NULL && !far_is(&address->addr))
        return CURL_SOCKET_BAD;
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

/* ---- One message ------------------------------------------------------------------------------------- */

static size_t ignore(char *data, size_t size, size_t count, void *context)
{
    size_t *total = context;
    (void)data;
    *total += size * count;
    return *total > ANSWER_MAX ? 0 : size * count;
}

static void add_field(struct curl_slist **fields, const char *format, const char *value)
{
    char field[4096];
    if (snprintf(field, sizeof field, format, value) < (int)sizeof field)
        *fields = memory_must(curl_slist_append(*fields, field));
}

/* Sends; the status of the answer, 0: there was none. */
static long deliver(struct push *p, const struct message *m, const char *claim, const uint8_t *body,
                    size_t size)
{
    CURL *e = memory_must(curl_easy_init());
    struct curl_slist *fields = NULL;
    size_t total = 0;
    long status = 0;
    add_field(&fields, "Authorization: %s", claim);
    add_field(&fields, "Topic: %s", m->game); /* one of a game replaces the last */
    add_field(&fields, "Content-Encoding: %s", "aes128gcm");
    add_field(&fields, "Content-Type: %s", "application/octet-stream");
    char life[16];
    snprintf(life, sizeof life, "%d", LIFE);
    add_field(&fields, "TTL: %s", life);
    add_field(&fields, "%s", "Expect:");
    curl_easy_setopt(e, CURLOPT_URL, m->endpoint);
    curl_easy_setopt(e, CURLOPT_PROTOCOLS_STR, "https");
    curl_easy_setopt(e, CURLOPT_PROXY, "");
    curl_easy_setopt(e, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(e, CURLOPT_TIMEOUT, (long)SECONDS);
    curl_easy_setopt(e, CURLOPT_USERAGENT, "aude/" AUDE_VERSION);
    curl_easy_setopt(e, CURLOPT_HTTPHEADER, fields);
    curl_easy_setopt(e, CURLOPT_POSTFIELDS, (const char *)body);
    curl_easy_setopt(e, CURLOPT_POSTFIELDSIZE, (long)size);
    curl_easy_setopt(e, CURLOPT_WRITEFUNCTION, ignore);
    curl_easy_setopt(e, CURLOPT_WRITEDATA, &total);
    curl_easy_setopt(e, CURLOPT_OPENSOCKETFUNCTION, open_far);
    curl_easy_setopt(e, CURLOPT_OPENSOCKETDATA, p);
    if (p->authority != NULL)
        curl_easy_setopt(e, CURLOPT_CAINFO, p->authority);
    if (curl_easy_perform(e) == CURLE_OK)
        curl_easy_getinfo(e, CURLINFO_RESPONSE_CODE, &status);
    curl_slist_free_all(fields);
    curl_easy_cleanup(e);
    return status;
}

/* The status, or 410 for what can never be delivered. */
static long send_message(struct push *p, const struct message *m)
{
    struct seal_pair once;
    struct seal_browser to;
    uint8_t salt[SEAL_SALT], body[SEAL_SIZE_MAX];
    char origin[512], claim[3072];
    size_t size;
    seal_new(&once);
    randombytes_buf(salt, sizeof salt);
    if (!find_origin(p, m->endpoint, origin, sizeof origin) ||
        !seal_read(m->key, to.point, sizeof to.point) ||
        !seal_read(m->secret, to.secret, sizeof to.secret) ||
        !seal_text(&once, salt, &to, m->text, body, &size) ||
        !seal_claim(&p->own, origin, p->contact, (int64_t)time(NULL) + CLAIM_SECONDS, claim,
                    sizeof claim))
        return 410;
    return deliver(p, m, claim, body, size);
}

static void tell(struct push *p, const struct message *m, long status)
{
    pthread_mutex_lock(&p->out);
    if (status == 404 || status == 410)
        printf("gone %s\n", m->endpoint);
    else if (status >= 200 && status < 300)
        puts("sent");
    else
        printf("failed %ld\n", status);
    fflush(stdout);
    pthread_mutex_unlock(&p->out);
}

/* ---- All of them --------------------------------------------------------------------------------------- */

/* The next line of the standard input as JSON; NULL: there is none. */
static json_t *next_line(void)
{
    char *line = NULL;
    size_t room = 0;
    ssize_t size = getline(&line, &room, stdin);
    json_t *json = size < 0 ? NULL : json_loadb(line, (size_t)size, 0, NULL);
    free(line);
    return json;
}

static const char *text_of(const json_t *json, const char *name)
{
    const char *text = json_string_value(json_object_get(json, name));
    return text == NULL ? "" : text;
}

static bool is_busy(const struct push *p, int64_t account)
{
    for (int i = 0; i < THREADS; i++) {
        if (p->busy[i] == account)
            return true;
    }
    return false;
}

/* The oldest message of somebody none is being sent for; NULL: there are no more. */
static json_t *take(struct push *p, int thread)
{
    json_t *message = NULL;
    pthread_mutex_lock(&p->in);
    p->busy[thread] = -1;
    pthread_cond_broadcast(&p->changed);
    while (message == NULL && (!p->is_over || p->waiting_count > 0)) {
        int i = 0;
        while (i < p->waiting_count && is_busy(p, p->waiting[i].account))
            i++;
        if (i == p->waiting_count) {
            pthread_cond_wait(&p->changed, &p->in);
            continue;
        }
        message = p->waiting[i].message;
        p->busy[thread] = p->waiting[i].account;
        p->waiting_count--;
        memmove(&p->waiting[i], &p->waiting[i + 1],
                (size_t)(p->waiting_count - i) * sizeof p->waiting[0]);
        pthread_cond_broadcast(&p->changed);
    }
    pthread_mutex_unlock(&p->in);
    return message;
}

/* False: too many of the account wait. If too many of all do, it waits itself, and the server finds the
 * pipe full. */
static bool add(struct push *p, json_t *message)
{
    int64_t account = json_integer_value(json_object_get(message, "account"));
    int same = 0;
    pthread_mutex_lock(&p->in);
    while (p->waiting_count == WAITING)
        pthread_cond_wait(&p->changed, &p->in);
    for (int i = 0; i < p->waiting_count; i++)
        same += p->waiting[i].account == account;
    bool has_room = same < WAITING_OF_ONE;
    if (has_room)
        p->waiting[p->waiting_count++] = (struct waiting){message, account};
    pthread_cond_broadcast(&p->changed);
    pthread_mutex_unlock(&p->in);
    return has_room;
}

struct sender {
    struct push *push;
    int number;
    pthread_t thread;
};

static void *work(void *context)
{
    const struct sender *s = context;
    struct push *p = s->push;
    for (json_t *json; (json = take(p, s->number)) != NULL; json_decref(json)) {
        struct message m = {text_of(json, "endpoint"), text_of(json, "key"),
                            text_of(json, "secret"), text_of(json, "game"), text_of(json, "text")};
        tell(p, &m, send_message(p, &m));
    }
    return NULL;
}

/* Until there is no more to read. */
static void read_all(struct push *p)
{
    for (json_t *json; (json = next_line()) != NULL;) {
        if (add(p, json))
            continue;
        tell(p, &(struct message){.endpoint = ""}, 0);
        json_decref(json);
    }
    pthread_mutex_lock(&p->in);
    p->is_over = true;
    pthread_cond_broadcast(&p->changed);
    pthread_mutex_unlock(&p->in);
}

int online_push(int argc, char **argv)
{
    static struct push p = {.in = PTHREAD_MUTEX_INITIALIZER,
                            .out = PTHREAD_MUTEX_INITIALIZER,
                            .changed = PTHREAD_COND_INITIALIZER};
    struct sender senders[THREADS];
    int count = 0;
    uint8_t secret[SEAL_SCALAR];
    (void)argv;
    json_t *own = argc > 1 || sodium_init() < 0 || isatty(STDIN_FILENO) ? NULL : next_line();
    bool is_fine = own != NULL && seal_read(text_of(own, "secret"), secret, sizeof secret) &&
                   seal_pair(secret, &p.own);
    if (!is_fine) {
        complain("push: this is for aude serve alone; \"aude admin push\" sets it up");
        json_decref(own);
        return STATUS_USAGE;
    }
    p.contact = memory_must(strdup(text_of(own, "contact")));
    p.authority = getenv("AUDE_PUSH_CA");
    json_decref(own);
    for (int i = 0; i < THREADS; i++) {
        p.busy[i] = -1;
        senders[i] = (struct sender){.push = &p, .number = i};
    }
    while (count < THREADS &&
           pthread_create(&senders[count].thread, NULL, work, &senders[count]) == 0)
        count++;
    if (count > 0)
        read_all(&p);
    for (int i = 0; i < count; i++)
        pthread_join(senders[i].thread, NULL);
    free(p.contact);
    return count > 0 ? STATUS_FINE : STATUS_BAD;
}
