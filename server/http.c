/*
 * http.c: libwebsockets, and the only file that knows it. One thread, one loop: guests come in
 * by the doors, ask, and get a file or a short refusal.
 *
 * Nobody can keep others out. Every wait has a limit, and when all places are taken, the guest
 * of whom nothing has been heard for the longest time goes; a browser that meets this simply
 * connects again. A guest who sends what a file server has no use for (a body, an upgrade, other
 * methods) is hung up on after the refusal, so that libwebsockets never has to wait for the rest.
 */
#include "http.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <libwebsockets.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "files.h"

enum {
    GUESTS_MAX = 256, /* each may hold a socket and a file, and 1024 of both is a usual limit */
    ENTER_MAX = 8,    /* that come in by a door in one turn of the loop */
    SPARE = 48,       /* doors, pipes, and guests on their way out */
    FIELDS_MAX = 16384,
    HEAD_MAX = 2048,
    CHUNK = 16384,
    ASK_SECONDS = 10,   /* for a whole request */
    IDLE_SECONDS = 30,  /* between two requests */
    STALL_SECONDS = 20, /* for a guest to take another chunk */
};

struct http {
    struct lws_context *context;
    struct lws_vhost *vhost;
    const char *folder;
    lws_dll2_owner_t guests; /* the one we have not heard of for the longest time is first */
    bool has_worked;         /* in this turn of the loop */
};

struct guest {
    lws_dll2_t place;
    struct lws *wsi;
    int file; /* that is being sent, or -1 */
    uint64_t left;
};

/* Sent with everything, also with what libwebsockets answers by itself; what is not named falls
 * back on default-src. */
#define POLICY                                                                                     \
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "       \
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

static const struct lws_protocol_vhost_options always[] = {
    {&always[1], NULL, "content-security-policy:", POLICY},
    {&always[2], NULL, "x-content-type-options:", "nosniff"},
    {&always[3], NULL, "referrer-policy:", "no-referrer"},
    {NULL, NULL, "cross-origin-opener-policy:", "same-origin"},
};

/* ---- Guests --------------------------------------------------------------------------------- */

static void send_away_oldest(struct http *h)
{
    if (h->guests.head == NULL)
        return;
    struct guest *g = lws_container_of(h->guests.head, struct guest, place);
    lws_dll2_remove(&g->place);
    lws_set_timeout(g->wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC);
}

/* One guest comes in by this door; false if nobody is waiting. */
static bool admit(struct http *h, int door)
{
    const int yes = 1;
    int fd = accept(door, NULL, NULL);
    if (fd < 0) {
        if (errno == EMFILE || errno == ENFILE)
            send_away_oldest(h);
        return false;
    }
    h->has_worked = true;
    fcntl(fd, F_SETFD, FD_CLOEXEC);
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    if (h->guests.count >= GUESTS_MAX)
        send_away_oldest(h);
    /* Where this fails, the socket is closed there. */
    lws_adopt_socket_vhost(h->vhost, fd);
    return true;
}

static int welcome(struct http *h, struct lws *wsi)
{
    struct guest *g = calloc(1, sizeof *g);
    if (g == NULL)
        return -1;
    g->wsi = wsi;
    g->file = -1;
    lws_set_opaque_user_data(wsi, g);
    lws_dll2_add_tail(&g->place, &h->guests);
    return 0;
}

static void close_file(struct guest *g)
{
    if (g->file >= 0)
        close(g->file);
    g->file = -1;
}

static void part(struct guest *g)
{
    if (g == NULL)
        return;
    lws_dll2_remove(&g->place);
    close_file(g);
    free(g);
}

/* He has done something, and has so long to do the next thing; false if he has been sent away. */
static bool hear(struct http *h, struct guest *g)
{
    if (lws_dll2_is_detached(&g->place))
        return false;
    lws_dll2_remove(&g->place);
    lws_dll2_add_tail(&g->place, &h->guests);
    h->has_worked = true;
    lws_set_timeout(g->wsi, PENDING_TIMEOUT_HTTP_CONTENT, STALL_SECONDS);
    return true;
}

/* ---- Answers -------------------------------------------------------------------------------- */

/* The head of an answer while it is written. */
struct head {
    struct lws *wsi;
    unsigned char buf[LWS_PRE + HEAD_MAX];
    unsigned char *at;
    bool is_full;
};

static unsigned char *end_of(struct head *head)
{
    return head->buf + sizeof head->buf - 1;
}

static void begin_head(struct head *head, struct lws *wsi, unsigned code)
{
    head->wsi = wsi;
    head->at = head->buf + LWS_PRE;
    head->is_full = lws_add_http_header_status(wsi, code, &head->at, end_of(head)) != 0;
}

static void add_field(struct head *head, const char *name, const char *value)
{
    head->is_full |= lws_add_http_header_by_name(head->wsi, (const unsigned char *)name,
                                                 (const unsigned char *)value, (int)strlen(value),
                                                 &head->at, end_of(head)) != 0;
}

static void add_size(struct head *head, uint64_t size)
{
    head->is_full |=
        lws_add_http_header_content_length(head->wsi, size, &head->at, end_of(head)) != 0;
}

static bool send_head(struct head *head)
{
    return !head->is_full && lws_finalize_write_http_header(head->wsi, head->buf + LWS_PRE,
                                                            &head->at, end_of(head)) == 0;
}

/* The answer is complete; what the callback of libwebsockets returns. */
static int finish(struct lws *wsi)
{
    return lws_http_transaction_completed(wsi) != 0 ? -1 : 0;
}

static bool send_chunk(struct lws *wsi, unsigned char *bytes, size_t size, bool is_last)
{
    return lws_write(wsi, bytes, size, is_last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) >=
           (int)size;
}

/* Why not: the server does not know which language a guest reads, so the page has both. */
struct refusal {
    unsigned code;
    const char *english, *german;
};

static const struct refusal only_look = {HTTP_STATUS_METHOD_NOT_ALLOWED, "Here one can only look.",
                                         "Hier kann man nur schauen."};
static const struct refusal no_sense = {HTTP_STATUS_BAD_REQUEST, "This request makes no sense.",
                                        "Diese Anfrage ergibt keinen Sinn."};
static const struct refusal nothing_here = {HTTP_STATUS_NOT_FOUND, "There is nothing here.",
                                            "Hier ist nichts."};
static const struct refusal too_many = {
    HTTP_STATUS_SERVICE_UNAVAILABLE, "Too many people are here just now; please try again.",
    "Gerade sind zu viele Leute hier; bitte versuche es noch einmal."};

/* A small page that says why not. A guest who asked for something odd is hung up on. */
static int refuse(struct lws *wsi, const struct refusal *why, bool is_head, bool is_odd)
{
    struct head head;
    unsigned char page[LWS_PRE + 1024];
    char *text = (char *)page + LWS_PRE;
    int size =
        snprintf(text, sizeof page - LWS_PRE,
                 "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
                 "<title>Aude</title></head>\n<body><p>%s</p>\n<p lang=\"de\">%s</p>\n"
                 "<p><a href=\"/\">To the games / <span lang=\"de\">Zu den Spielen</span></a>"
                 "</p></body></html>\n",
                 why->english, why->german);
    begin_head(&head, wsi, why->code);
    add_field(&head, "content-type:", "text/html; charset=utf-8");
    add_field(&head, "cache-control:", "no-store");
    if (why->code == HTTP_STATUS_METHOD_NOT_ALLOWED)
        add_field(&head, "allow:", "GET, HEAD");
    if (is_odd)
        add_field(&head, "connection:", "close");
    add_size(&head, (uint64_t)size);
    if (!send_head(&head) ||
        (!is_head && !send_chunk(wsi, (unsigned char *)text, (size_t)size, true)) || is_odd)
        return -1;
    return finish(wsi);
}

/* The next chunk of the file that is being sent. */
static int send_more(struct http *h, struct guest *g)
{
    unsigned char buf[LWS_PRE + CHUNK];
    if (g == NULL || g->file < 0)
        return 0;
    if (!hear(h, g))
        return -1;
    size_t wanted = g->left < CHUNK ? (size_t)g->left : CHUNK;
    ssize_t n = read(g->file, buf + LWS_PRE, wanted);
    /* It was cut while we sent it: the guest sees that the end is missing. */
    if (n <= 0)
        return -1;
    g->left -= (uint64_t)n;
    if (!send_chunk(g->wsi, buf + LWS_PRE, (size_t)n, g->left == 0))
        return -1;
    if (g->left > 0)
        return lws_callback_on_writable(g->wsi) < 0 ? -1 : 0;
    close_file(g);
    return finish(g->wsi);
}

/* Sends the head, and begins to send the file if there is one. */
static int send_answer(struct guest *g, enum files_status status, struct files_answer *answer,
                       bool is_head)
{
    struct head head;
    bool is_same = status == FILES_SAME;
    g->file = answer->file;
    g->left = answer->size;
    begin_head(&head, g->wsi, is_same ? HTTP_STATUS_NOT_MODIFIED : HTTP_STATUS_OK);
    add_field(&head, "etag:", answer->tag);
    add_field(&head, "cache-control:",
              answer->is_lasting ? "public, max-age=31536000, immutable" : "no-cache");
    if (answer->has_packed)
        add_field(&head, "vary:", "accept-encoding");
    if (!is_same) {
        add_field(&head, "content-type:", answer->type);
        if (answer->is_packed)
            add_field(&head, "content-encoding:", "gzip");
        add_size(&head, answer->size);
    }
    if (!send_head(&head))
        return -1;
    if (!is_same && !is_head && g->left > 0)
        return lws_callback_on_writable(g->wsi) < 0 ? -1 : 0;
    close_file(g);
    return finish(g->wsi);
}

/* ---- Requests ------------------------------------------------------------------------------- */

/* The value of a header field; "" if there is none, or one too long to be of use. */
static void copy_field(struct lws *wsi, enum lws_token_indexes token, char *buf, int len)
{
    if (lws_hdr_copy(wsi, buf, len, token) <= 0)
        buf[0] = '\0';
}

static bool has_body(struct lws *wsi)
{
    char size[16];
    if (lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0)
        return true;
    if (lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH) == 0)
        return false;
    copy_field(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, size, sizeof size);
    return strcmp(size, "0") != 0;
}

static int answer_request(struct http *h, struct guest *g, const char *path, size_t path_size)
{
    char accept_encoding[256], if_none_match[512];
    struct files_answer found;
    bool is_head = lws_hdr_total_length(g->wsi, WSI_TOKEN_HEAD_URI) > 0;
    if (!hear(h, g))
        return -1;
    if (!is_head && lws_hdr_total_length(g->wsi, WSI_TOKEN_GET_URI) == 0)
        return refuse(g->wsi, &only_look, false, true);
    if (has_body(g->wsi))
        return refuse(g->wsi, &no_sense, is_head, true);
    copy_field(g->wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, accept_encoding, sizeof accept_encoding);
    copy_field(g->wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, if_none_match, sizeof if_none_match);
    struct files_request request = {path, path_size, accept_encoding, if_none_match};
    close_file(g);
    enum files_status status = files_find(h->folder, &request, &found);
    if (status == FILES_MISSING)
        return refuse(g->wsi, &nothing_here, is_head, false);
    if (status == FILES_BUSY)
        return refuse(g->wsi, &too_many, is_head, true);
    return send_answer(g, status, &found, is_head);
}

/* What does not begin with a method that libwebsockets knows is no HTTP any more for it. */
static int refuse_raw(struct lws *wsi)
{
    unsigned char buf[LWS_PRE + HEAD_MAX];
    char *text = (char *)buf + LWS_PRE;
    size_t len = HEAD_MAX;
    size_t used = (size_t)snprintf(text, len, "HTTP/1.1 405 Method Not Allowed\r\n");
    for (size_t i = 0; i < sizeof always / sizeof *always; i++)
        used +=
            (size_t)snprintf(text + used, len - used, "%s %s\r\n", always[i].name, always[i].value);
    used += (size_t)snprintf(text + used, len - used,
                             "allow: GET, HEAD\r\ncache-control: no-store\r\n"
                             "connection: close\r\ncontent-length: 0\r\n\r\n");
    lws_write(wsi, (unsigned char *)text, used, LWS_WRITE_RAW);
    return -1;
}

/* ---- Callbacks ------------------------------------------------------------------------------ */

static struct http *http_of(struct lws *wsi)
{
    return lws_context_user(lws_get_context(wsi));
}

/* The reasons are those of libwebsockets, of which most do not concern us. */
static int on_http(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                   size_t len)
{
    (void)user;
    if (reason == LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED)
        return welcome(http_of(wsi), wsi);
    if (reason == LWS_CALLBACK_HTTP)
        return answer_request(http_of(wsi), lws_get_opaque_user_data(wsi), in, len);
    if (reason == LWS_CALLBACK_HTTP_WRITEABLE)
        return send_more(http_of(wsi), lws_get_opaque_user_data(wsi));
    /* Hanging up is also the safe thing: after an upgrade it does not know, libwebsockets 4.1
     * calls this when the request has been freed already, so that "in" must not be looked at. */
    if (reason == LWS_CALLBACK_HTTP_CONFIRM_UPGRADE)
        return -1;
    if (reason == LWS_CALLBACK_RAW_ADOPT)
        return refuse_raw(wsi);
    if (reason == LWS_CALLBACK_WSI_DESTROY)
        part(lws_get_opaque_user_data(wsi));
    return 0;
}

static int on_door(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                   size_t len)
{
    (void)user;
    (void)in;
    (void)len;
    if (reason != LWS_CALLBACK_RAW_RX_FILE)
        return 0;
    for (int i = 0; i < ENTER_MAX && admit(http_of(wsi), lws_get_socket_fd(wsi)); i++)
        continue;
    return 0;
}

/* ---- The loop ------------------------------------------------------------------------------- */

static const struct lws_protocols protocols[] = {
    {.name = "http", .callback = on_http, .tx_packet_size = CHUNK},
    {.name = "door", .callback = on_door},
    {.name = NULL},
};

static bool open_context(struct http *h)
{
    struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN_SERVER,
        .protocols = protocols,
        .headers = always,
        .user = h,
        .uid = -1,
        .gid = -1,
        .server_string = "aude",
        .options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_DISABLE_OS_CA_CERTS |
                   LWS_SERVER_OPTION_FALLBACK_TO_APPLY_LISTEN_ACCEPT_CONFIG,
        .fd_limit_per_thread = GUESTS_MAX + SPARE,
        .max_http_header_pool = GUESTS_MAX + SPARE,
        .max_http_header_data = FIELDS_MAX,
        .timeout_secs = STALL_SECONDS,
        .timeout_secs_ah_idle = ASK_SECONDS,
        .keepalive_timeout = IDLE_SECONDS,
    };
    lws_set_log_level(0, NULL);
    h->context = lws_create_context(&info);
    if (h->context != NULL)
        h->vhost = lws_create_vhost(h->context, &info);
    return h->vhost != NULL;
}

/* From now on libwebsockets closes the doors, as far as it has taken them. */
static bool adopt_doors(struct http *h, struct doors *doors)
{
    while (doors->count > 0) {
        lws_sock_file_fd_type fd = {.filefd = doors->sockets[doors->count - 1]};
        if (lws_adopt_descriptor_vhost(h->vhost, LWS_ADOPT_RAW_FILE_DESC, fd, "door", NULL) == NULL)
            return false;
        doors->count--;
    }
    return true;
}

struct http *http_new(const char *folder, struct doors *doors)
{
    struct http *h = calloc(1, sizeof *h);
    if (h != NULL)
        h->folder = folder;
    if (h != NULL && open_context(h) && adopt_doors(h, doors))
        return h;
    doors_close(doors);
    http_free(h);
    return NULL;
}

void http_free(struct http *h)
{
    if (h == NULL)
        return;
    if (h->context != NULL)
        lws_context_destroy(h->context);
    free(h);
}

bool http_serve(struct http *h)
{
    static const struct timespec nap = {.tv_nsec = 1000000};
    h->has_worked = false;
    if (lws_service(h->context, 0) < 0)
        return false;
    /* libwebsockets 4.1 reads nothing while an answer is under way, and wakes without end for a
     * guest who sends the next request, or half hangs up, and does not fetch the answer. */
    if (!h->has_worked)
        nanosleep(&nap, NULL);
    return true;
}

void http_wake(struct http *h)
{
    lws_cancel_service(h->context);
}
