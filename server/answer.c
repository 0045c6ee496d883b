/*
 * answer.c: the text of answers.
 */
#include "answer.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* Sent with everything. Of the policy, what is not named falls back on default-src. */
static const char always[] =
    "content-security-policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "img-src 'self' data: blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'\r\n"
    "x-content-type-options: nosniff\r\n"
    "referrer-policy: no-referrer\r\n"
    "cross-origin-opener-policy: same-origin\r\n"
    "cross-origin-resource-policy: same-origin\r\n"
    "permissions-policy: camera=(), display-capture=(), geolocation=(), microphone=(), "
    "payment=(), usb=()\r\n";

/* The server does not know which language is read, so the page has both. */
static const struct {
    const char *status, *word; /* the word is for programs */
    const char *english, *german;
} refusals[REFUSALS] = {
    [REFUSAL_SENSE] = {"400 Bad Request", "request", "This request makes no sense.",
                       "Diese Anfrage ergibt keinen Sinn."},
    [REFUSAL_BODY] = {"400 Bad Request", "request", "Nothing can be left here.",
                      "Hier kann man nichts abgeben."},
    [REFUSAL_ORIGIN] = {"403 Forbidden", "origin", "Another page cannot do that here.",
                        "Eine andere Seite kann das hier nicht tun."},
    [REFUSAL_LENGTH] = {"411 Length Required", "length",
                        "This request does not say how long it is.",
                        "Diese Anfrage sagt nicht, wie lang sie ist."},
    [REFUSAL_LARGE] = {"413 Payload Too Large", "large", "This request brings too much along.",
                       "Diese Anfrage bringt zu viel mit."},
    [REFUSAL_TYPE] = {"415 Unsupported Media Type", "type", "Only application/json is taken here.",
                      "Hier wird nur application/json angenommen."},
    [REFUSAL_UPGRADE] = {"426 Upgrade Required", "upgrade", "Here is a WebSocket of version 13.",
                         "Hier ist ein WebSocket der Version 13."},
    [REFUSAL_METHOD] = {"405 Method Not Allowed", "method", "Here one can only look.",
                        "Hier kann man nur schauen."},
    [REFUSAL_MISSING] = {"404 Not Found", "nothing", "There is nothing here.", "Hier ist nichts."},
    [REFUSAL_SLOW] = {"408 Request Timeout", "slow", "The request did not come to an end in time.",
                      "Die Anfrage ist nicht rechtzeitig fertig geworden."},
    [REFUSAL_LONG] = {"414 URI Too Long", "long", "This address is too long.",
                      "Diese Adresse ist zu lang."},
    [REFUSAL_NAME] = {"421 Misdirected Request", "host",
                      "This server is not known by that name; aude serve --host NAME tells it one.",
                      "Diesen Namen kennt der Server nicht als seinen; aude serve --host NAME sagt "
                      "ihm einen."},
    [REFUSAL_CROWD] = {"429 Too Many Requests", "many",
                       "There are too many connections from your address; please try again.",
                       "Von deiner Adresse kommen zu viele Verbindungen; bitte versuche es noch "
                       "einmal."},
    [REFUSAL_FIELDS] = {"431 Request Header Fields Too Large", "long",
                        "The fields of this request are too large.",
                        "Die Felder dieser Anfrage sind zu groß."},
    [REFUSAL_BUSY] = {"503 Service Unavailable", "busy",
                      "Too many people are here just now; please try again.",
                      "Gerade sind zu viele Leute hier; bitte versuche es noch einmal."},
    [REFUSAL_VERSION] = {"505 HTTP Version Not Supported", "version",
                         "Only HTTP/1.1 is spoken here.", "Hier wird nur HTTP/1.1 gesprochen."},
};

/* ---- The head ------------------------------------------------------------------------------- */

static void add(struct answer *a, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int n = vsnprintf(a->text + a->size, sizeof a->text - a->size, format, args);
    va_end(args);
    a->size += n < 0 ? 0 : (size_t)n;
    /* Everything that comes in here is short and ours. */
    if (a->size >= sizeof a->text)
        a->size = sizeof a->text - 1;
}

/* Not by strftime, which speaks the language of the place. */
static void add_date(struct answer *a)
{
    static const char days[][4] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    static const char months[][4] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                     "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    time_t now = time(NULL);
    struct tm t;
    if (gmtime_r(&now, &t) != NULL)
        add(a, "date: %s, %02d %s %d %02d:%02d:%02d GMT\r\n", days[t.tm_wday], t.tm_mday,
            months[t.tm_mon], t.tm_year + 1900, t.tm_hour, t.tm_min, t.tm_sec);
}

static void begin(struct answer *a, const char *status, struct manner manner)
{
    a->size = 0;
    a->body = NULL;
    a->file = -1;
    a->left = 0;
    a->is_last = manner.is_last;
    add(a, "HTTP/1.1 %s\r\n", status);
    add_date(a);
    add(a, "%s", always);
    if (manner.is_last)
        add(a, "connection: close\r\n");
    else if (manner.is_old)
        add(a, "connection: keep-alive\r\n");
}

/* ---- Answers -------------------------------------------------------------------------------- */

/* A page for people, an object for programs. */
static int write_refusal(enum refusal why, bool is_call, char *buf, size_t len)
{
    if (is_call)
        return snprintf(buf, len, "{\"why\":\"%s\",\"text\":\"%s\"%s}\n", refusals[why].word,
                        refusals[why].english,
                        why == REFUSAL_CROWD || why == REFUSAL_BUSY ? ",\"wait\":5" : "");
    return snprintf(buf, len,
                    "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
                    "<title>Aude</title></head>\n<body><p>%s</p>\n<p lang=\"de\">%s</p>\n"
                    "<p><a href=\"/\">To the games / <span lang=\"de\">Zu den Spielen</span>"
                    "</a></p></body></html>\n",
                    refusals[why].english, refusals[why].german);
}

void answer_refuse(struct answer *a, enum refusal why, struct manner manner)
{
    char page[1024];
    int size = write_refusal(why, manner.is_call, page, sizeof page);
    begin(a, refusals[why].status, manner);
    add(a, "content-type: %s\r\ncache-control: no-store\r\n",
        manner.is_call ? "application/json" : "text/html; charset=utf-8");
    if (why == REFUSAL_METHOD)
        add(a, "allow: GET, %s\r\n", manner.is_call ? "POST" : "HEAD");
    if (why == REFUSAL_CROWD || why == REFUSAL_BUSY)
        add(a, "retry-after: 5\r\n");
    if (why == REFUSAL_UPGRADE)
        add(a, "upgrade: websocket\r\nsec-websocket-version: 13\r\n");
    add(a, "content-length: %d\r\n\r\n", size);
    if (!manner.is_head)
        add(a, "%s", page);
}

void answer_file(struct answer *a, enum files_status status, const struct files_answer *found,
                 struct manner manner)
{
    bool is_same = status == FILES_SAME;
    begin(a, is_same ? "304 Not Modified" : "200 OK", manner);
    add(a, "etag: %s\r\n", found->tag);
    add(a, "cache-control: %s\r\n",
        found->is_lasting ? "public, max-age=31536000, immutable" : "no-cache");
    if (found->has_packed)
        add(a, "vary: accept-encoding\r\n");
    if (!is_same) {
        add(a, "content-type: %s\r\n", found->type);
        if (found->encoding != NULL)
            add(a, "content-encoding: %s\r\n", found->encoding);
        add(a, "content-length: %" PRIu64 "\r\n", found->size);
    }
    add(a, "\r\n");
    a->file = found->file;
    a->left = found->size;
    if (is_same || manner.is_head || a->left == 0)
        answer_close(a);
}

static const char *status_name(int status)
{
    static const struct {
        int status;
        const char *name;
    } names[] = {{200, "OK"},
                 {400, "Bad Request"},
                 {401, "Unauthorized"},
                 {403, "Forbidden"},
                 {404, "Not Found"},
                 {405, "Method Not Allowed"},
                 {409, "Conflict"},
                 {413, "Payload Too Large"},
                 {422, "Unprocessable Content"},
                 {429, "Too Many Requests"},
                 {500, "Internal Server Error"},
                 {503, "Service Unavailable"}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (names[i].status == status)
            return names[i].name;
    }
    return "Answer";
}

void answer_text(struct answer *a, int status, const char *type, const char *fields,
                 struct parcel *body, struct manner manner)
{
    char line[64];
    snprintf(line, sizeof line, "%d %s", status, status_name(status));
    begin(a, line, manner);
    add(a, "content-type: %s\r\ncache-control: no-store\r\n%s", type, fields);
    if (status == 405)
        add(a, "allow: GET, POST\r\n");
    add(a, "content-length: %zu\r\n\r\n", body == NULL ? 0 : body->size);
    if (manner.is_head)
        parcel_drop(body);
    else
        a->body = body;
}

void answer_stream(struct answer *a, const char *type, struct manner manner)
{
    manner.is_last = manner.is_old;
    begin(a, "200 OK", manner);
    /* A proxy is not to wait for more before it passes on what has come. */
    add(a,
        "content-type: %s\r\ncache-control: no-store\r\n"
        "x-accel-buffering: no\r\n%s\r\n",
        type, manner.is_old ? "" : "transfer-encoding: chunked\r\n");
}

bool answer_part(struct answer *a, const char *bytes, size_t size, bool is_end,
                 struct manner manner)
{
    char head[24] = "";
    const char *tail = "";
    /* A chunk of nothing would be the end. */
    if (!manner.is_old && size > 0) {
        snprintf(head, sizeof head, "%zx\r\n", size);
        tail = is_end ? "\r\n0\r\n\r\n" : "\r\n";
    } else if (!manner.is_old && is_end) {
        tail = "0\r\n\r\n";
    }
    size_t before = strlen(head), after = strlen(tail);
    a->body = parcel_new(before + size + after);
    if (a->body == NULL)
        return false;
    memcpy(a->body->bytes, head, before);
    memcpy(a->body->bytes + before, bytes, size);
    memcpy(a->body->bytes + before + size, tail, after);
    return true;
}

void answer_socket(struct answer *a, const char *key)
{
    *a = (struct answer){.file = -1};
    add(a,
        "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        "sec-websocket-accept: %s\r\n\r\n",
        key);
}

void answer_close(struct answer *a)
{
    parcel_drop(a->body);
    a->body = NULL;
    if (a->file >= 0)
        close(a->file);
    a->file = -1;
    a->left = 0;
}
