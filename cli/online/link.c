/*
 * link.c: requests and streams over libcurl.
 */
#include "link.h"

#include <ctype.h>
#include <curl/curl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../command.h"
#include "../file.h"
#include "../memory.h"
#include "../text.h"
#include "online.h"

enum {
    PATH_ROOM = 512,
    ANSWER_MAX = 16 << 20, /* no answer is larger */
    SILENCE = 45,          /* seconds: a stream says something every 15 */
    CONNECTING = 15,
    ANSWERING = 120,
    SENTENCE_ROOM = 512
};

/* How long to wait before trying again, in seconds; the last stays. */
static const double delays[] = {0.25, 1, 2, 6};
enum { DELAYS = sizeof delays / sizeof *delays, PATIENCE = 2 };

/* A request or a stream; between two tries it has no handle. */
struct ask {
    struct ask *next;
    struct link *link;
    char *path;
    char *body; /* NULL: a GET */
    enum link_care care;
    bool is_stream, has_opened, is_gone;
    link_done *done;
    struct link_listener listener;
    void *context;
    CURL *easy;
    struct text got;
    double due; /* when it is tried next */
    int tries;
    char error[CURL_ERROR_SIZE];
};

struct link {
    const char *command;
    char *server;
    struct curl_slist *fields;
    CURLM *multi;
    struct ask *asks;
    struct aude_rng rng;
    bool is_down; /* and that was said */
};

void link_begin(void)
{
    if (curl_global_init(CURL_GLOBAL_ALL) != 0)
        memory_end();
}

void link_end(void)
{
    curl_global_cleanup();
}

/* ---- Opening ------------------------------------------------------------------------------------ */

/* Is it an address of ours: http or https, a host, no password, no question? */
static bool is_address(const char *server)
{
    char *scheme = NULL, *query = NULL, *user = NULL, *fragment = NULL;
    CURLU *url = memory_must(curl_url());
    bool is_fine = curl_url_set(url, CURLUPART_URL, server, 0) == CURLUE_OK &&
                   curl_url_get(url, CURLUPART_SCHEME, &scheme, 0) == CURLUE_OK &&
                   (strcmp(scheme, "http") == 0 || strcmp(scheme, "https") == 0) &&
                   curl_url_get(url, CURLUPART_QUERY, &query, 0) != CURLUE_OK &&
                   curl_url_get(url, CURLUPART_FRAGMENT, &fragment, 0) != CURLUE_OK &&
                   curl_url_get(url, CURLUPART_USER, &user, 0) != CURLUE_OK;
    curl_free(scheme);
    curl_free(query);
    curl_free(user);
    curl_free(fragment);
    curl_url_cleanup(url);
    return is_fine;
}

static void add_field(struct link *l, const char *field)
{
    l->fields = memory_must(curl_slist_append(l->fields, field));
}

struct link *link_open(const char *command, const char *server, const char *token, char *why,
                       size_t len)
{
    char field[LINK_TOKEN_MAX + 32];
    if (!is_address(server)) {
        snprintf(why, len,
                 TOLD("\"%s\" is no address of a server, such as https://games.example.org",
                      "\"%s\" ist keine Adresse eines Servers wie https://games.example.org"),
                 server);
        return NULL;
    }
    struct link *l = memory_new(sizeof *l);
    l->command = command;
    l->server = memory_must(strdup(server));
    size_t size = strlen(l->server);
    while (size > 0 && l->server[size - 1] == '/')
        l->server[--size] = '\0';
    snprintf(field, sizeof field, "Authorization: Bearer %s", token);
    add_field(l, field);
    add_field(l, "Content-Type: application/json");
    add_field(l, "Expect:");
    l->multi = memory_must(curl_multi_init());
    aude_rng_seed(&l->rng, seed_random());
    return l;
}

/* ---- One request ------------------------------------------------------------------------------- */

static size_t received(char *data, size_t size, size_t count, void *context)
{
    struct ask *a = context;
    size_t n = size * count;
    if (a->is_gone || a->got.length + n > ANSWER_MAX)
        return 0;
    text_reserve(&a->got, n);
    memcpy(a->got.data + a->got.length, data, n);
    a->got.length += n;
    a->got.data[a->got.length] = '\0';
    return n;
}

static void set_options(struct ask *a, const char *url)
{
    CURL *e = a->easy;
    curl_easy_setopt(e, CURLOPT_URL, url);
    curl_easy_setopt(e, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(e, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(e, CURLOPT_USERAGENT, "aude/" AUDE_VERSION);
    curl_easy_setopt(e, CURLOPT_HTTPHEADER, a->link->fields);
    curl_easy_setopt(e, CURLOPT_CONNECTTIMEOUT, (long)CONNECTING);
    curl_easy_setopt(e, CURLOPT_ERRORBUFFER, a->error);
    curl_easy_setopt(e, CURLOPT_WRITEFUNCTION, received);
    curl_easy_setopt(e, CURLOPT_WRITEDATA, a);
    curl_easy_setopt(e, CURLOPT_PRIVATE, a);
    if (a->body != NULL)
        curl_easy_setopt(e, CURLOPT_POSTFIELDS, a->body);
    if (a->is_stream) {
        curl_easy_setopt(e, CURLOPT_LOW_SPEED_LIMIT, 1L);
        curl_easy_setopt(e, CURLOPT_LOW_SPEED_TIME, (long)SILENCE);
    } else {
        curl_easy_setopt(e, CURLOPT_TIMEOUT, (long)ANSWERING);
    }
}

static void begin(struct ask *a)
{
    char path[PATH_ROOM];
    struct text url = {0};
    if (a->is_stream)
        a->listener.path(a->listener.context, path, sizeof path);
    text_add(&url, "%s%s", a->link->server, a->is_stream ? path : a->path);
    a->easy = memory_must(curl_easy_init());
    a->error[0] = '\0';
    a->has_opened = false;
    set_options(a, url.data);
    curl_multi_add_handle(a->link->multi, a->easy);
    text_free(&url);
}

static struct ask *add(struct link *l)
{
    struct ask *a = memory_new(sizeof *a);
    a->link = l;
    a->next = l->asks;
    l->asks = a;
    return a;
}

void link_ask(struct link *l, const char *path, json_t *body, enum link_care care, link_done *done,
              void *context)
{
    struct ask *a = add(l);
    a->path = memory_must(strdup(path));
    a->care = care;
    a->done = done;
    a->context = context;
    if (body != NULL) {
        a->body = memory_must(json_dumps(body, JSON_COMPACT));
        json_decref(body);
    }
}

void link_listen(struct link *l, const struct link_listener *listener)
{
    struct ask *a = add(l);
    a->is_stream = true;
    a->listener = *listener;
    a->context = listener->context;
}

void link_forget(struct link *l, const void *context)
{
    for (struct ask *a = l->asks; a != NULL; a = a->next) {
        if (a->context == context)
            a->is_gone = true;
    }
}

static void stop(struct ask *a)
{
    if (a->easy == NULL)
        return;
    curl_multi_remove_handle(a->link->multi, a->easy);
    curl_easy_cleanup(a->easy);
    a->easy = NULL;
}

static void ask_free(struct ask *a)
{
    stop(a);
    free(a->path);
    free(a->body);
    text_free(&a->got);
    free(a);
}

void link_close(struct link *l)
{
    if (l == NULL)
        return;
    for (struct ask *a = l->asks, *next; a != NULL; a = next) {
        next = a->next;
        ask_free(a);
    }
    curl_multi_cleanup(l->multi);
    curl_slist_free_all(l->fields);
    free(l->server);
    free(l);
}

/* ---- What comes ----------------------------------------------------------------------------------- */

/* The whole lines of a stream; an empty one only says that the server is there. */
static void take_lines(struct ask *a)
{
    char *end;
    size_t from = 0;
    while (!a->is_gone && a->got.length > from &&
           (end = memchr(a->got.data + from, '\n', a->got.length - from)) != NULL) {
        size_t size = (size_t)(end - a->got.data) - from;
        json_t *message = size == 0 ? NULL : json_loadb(a->got.data + from, size, 0, NULL);
        if (json_is_object(message))
            a->listener.message(a->listener.context, message);
        json_decref(message);
        from += size + 1;
    }
    if (from > 0) {
        memmove(a->got.data, a->got.data + from, a->got.length - from + 1);
        a->got.length -= from;
    }
}

static int status_of(const struct ask *a)
{
    long status = 0;
    curl_easy_getinfo(a->easy, CURLINFO_RESPONSE_CODE, &status);
    return (int)status;
}

/* Streams that have begun, and what has come of them. */
static void look_at_streams(struct link *l)
{
    for (struct ask *a = l->asks; a != NULL; a = a->next) {
        if (!a->is_stream || a->is_gone || a->easy == NULL || status_of(a) != 200)
            continue;
        l->is_down = false;
        a->tries = 0;
        if (!a->has_opened && a->listener.opened != NULL)
            a->listener.opened(a->listener.context);
        a->has_opened = true;
        take_lines(a);
    }
}

/* Does it make sense to ask the same again? */
static bool is_passing(int status)
{
    return status == 0 || status == 408 || status == 429 || status >= 500;
}

static void try_later(struct ask *a, double wait)
{
    int i = a->tries < DELAYS ? a->tries : DELAYS - 1;
    double delay = delays[i] * (0.75 + aude_rng_below(&a->link->rng, 512) / 1024.0);
    a->tries++;
    a->got.length = 0;
    a->due = clock_now() + (wait > delay ? wait : delay);
}

static void say_down(struct ask *a, int status, const char *error)
{
    if (a->link->is_down)
        return;
    a->link->is_down = true;
    if (status != 0)
        complain(TOLD("%s: the server answers with status %d; trying again",
                      "%s: der Server antwortet mit Status %d; es wird noch einmal versucht"),
                 a->link->command, status);
    else
        complain(TOLD("%s: the server cannot be reached (%s); trying again",
                      "%s: der Server ist nicht zu erreichen (%s); es wird noch einmal versucht"),
                 a->link->command, error);
}

static void read_answer(const struct ask *a, int status, const char *error, json_t *body,
                        struct link_answer *out, char sentence[SENTENCE_ROOM])
{
    const char *text = refusal_told(body);
    const char *word = json_string_value(json_object_get(body, "why"));
    if (status == 0)
        snprintf(sentence, SENTENCE_ROOM,
                 TOLD("the server %.160s cannot be reached: %s",
                      "der Server %.160s ist nicht zu erreichen: %s"),
                 a->link->server, error);
    else if (status == 401)
        snprintf(
            sentence, SENTENCE_ROOM,
            TOLD("the server does not know this token", "der Server kennt dieses Token nicht"));
    else if (status == 200 && body == NULL)
        snprintf(sentence, SENTENCE_ROOM,
                 TOLD("there is no Aude server at %s", "bei %s gibt es keinen Server von Aude"),
                 a->link->server);
    else if (status == 200)
        sentence[0] = '\0';
    else if (text != NULL)
        snprintf(sentence, SENTENCE_ROOM, TOLD("the server says: %s", "der Server sagt: %s"), text);
    else
        snprintf(sentence, SENTENCE_ROOM,
                 TOLD("the server answers with status %d; is %s its address?",
                      "der Server antwortet mit Status %d; ist %s seine Adresse?"),
                 status, a->link->server);
    *out = (struct link_answer){
        .status = status, .body = body, .why = word == NULL ? "" : word, .text = sentence};
}

static void finish(struct ask *a, CURLcode result)
{
    char sentence[SENTENCE_ROOM], error[CURL_ERROR_SIZE];
    struct link_answer answer;
    curl_off_t wait = 0;
    int status = result == CURLE_OK || a->is_stream ? status_of(a) : 0;
    curl_easy_getinfo(a->easy, CURLINFO_RETRY_AFTER, &wait);
    snprintf(error, sizeof error, "%s",
             a->error[0] != '\0' ? a->error : curl_easy_strerror(result));
    stop(a);
    bool is_passed = a->is_stream && (status == 200 || result != CURLE_OK);
    if (!a->is_gone &&
        (is_passed || (is_passing(status) && (a->is_stream || a->care == LINK_AGAIN)))) {
        if (!a->has_opened && status != 429 && a->tries >= PATIENCE)
            say_down(a, status, error);
        try_later(a, (double)wait);
        return;
    }
    if (!a->is_gone) {
        json_t *body = json_loadb(a->got.data == NULL ? "" : a->got.data, a->got.length, 0, NULL);
        a->is_gone = true;
        a->link->is_down = false;
        read_answer(a, status, error, json_is_object(body) ? body : NULL, &answer, sentence);
        if (a->is_stream)
            a->listener.refused(a->listener.context, &answer);
        else
            a->done(a->context, &answer);
        json_decref(body);
    }
}

static void sweep(struct link *l)
{
    for (struct ask **a = &l->asks; *a != NULL;) {
        struct ask *gone = *a;
        if (!gone->is_gone) {
            a = &gone->next;
            continue;
        }
        *a = gone->next;
        ask_free(gone);
    }
}

/* Begins what is due; how many milliseconds until the next is. */
static int begin_due(struct link *l, int ms)
{
    double now = clock_now();
    for (struct ask *a = l->asks; a != NULL; a = a->next) {
        if (a->easy != NULL || a->is_gone)
            continue;
        if (a->due <= now)
            begin(a);
        else if ((a->due - now) * 1000 < ms)
            ms = (int)((a->due - now) * 1000) + 1;
    }
    return ms;
}

void link_wait(struct link *l, struct pollfd *files, int count, int ms)
{
    int running, left;
    CURLMsg *message;
    sweep(l);
    ms = begin_due(l, ms);
    struct curl_waitfd *extra = memory_new(((size_t)count + 1) * sizeof *extra);
    for (int i = 0; i < count; i++) {
        extra[i].fd = files[i].fd;
        extra[i].events = (short)((files[i].events & POLLIN ? CURL_WAIT_POLLIN : 0) |
                                  (files[i].events & POLLOUT ? CURL_WAIT_POLLOUT : 0));
    }
    curl_multi_perform(l->multi, &running);
    curl_multi_poll(l->multi, extra, (unsigned)count, ms, NULL);
    for (int i = 0; i < count; i++)
        files[i].revents = extra[i].revents;
    free(extra);
    curl_multi_perform(l->multi, &running);
    look_at_streams(l);
    while ((message = curl_multi_info_read(l->multi, &left)) != NULL) {
        char *ask = NULL;
        if (message->msg != CURLMSG_DONE)
            continue;
        curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &ask);
        finish((struct ask *)(void *)ask, message->data.result);
    }
}

/* ---- Waiting for one answer ------------------------------------------------------------------------- */

struct now {
    bool is_done;
    struct link_said *out;
};

static void done_now(void *context, const struct link_answer *answer)
{
    struct now *now = context;
    now->is_done = true;
    now->out->status = answer->status;
    now->out->body = answer->body == NULL ? NULL : json_deep_copy(answer->body);
    snprintf(now->out->why, sizeof now->out->why, "%s", answer->text);
}

void link_ask_now(struct link *l, const char *path, json_t *body, enum link_care care,
                  struct link_said *out)
{
    struct now now = {.out = out};
    link_ask(l, path, body, care, done_now, &now);
    while (!now.is_done)
        link_wait(l, NULL, 0, 1000);
}

bool link_token(const char *path, char token[LINK_TOKEN_MAX], char *why, size_t len)
{
    struct text text = {0};
    if (!file_read(path, &text, why, len))
        return false;
    const char *from = text.data == NULL ? "" : text.data + strspn(text.data, " \t\r\n");
    size_t size = strcspn(from, " \t\r\n");
    bool is_alone = from[size + strspn(from + size, " \t\r\n")] == '\0';
    bool is_fine = size > 0 && size < LINK_TOKEN_MAX && is_alone;
    for (size_t i = 0; i < size; i++)
        is_fine = is_fine && isgraph((unsigned char)from[i]);
    if (is_fine)
        snprintf(token, LINK_TOKEN_MAX, "%.*s", (int)size, from);
    else
        file_blame(path, 0,
                   TOLD("this file should hold a token and nothing else",
                        "diese Datei sollte ein Token enthalten und sonst nichts"),
                   why, len);
    text_free(&text);
    return is_fine;
}
