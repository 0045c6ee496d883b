/*
 * request.c: http_parser, and the only file that knows it. It is Debian's 2.9.4, not the last
 * word on strictness, so whatever could be read in two ways is refused here and the connection
 * closed: a field name with a space, more than one Host, a body in pieces, with an unknown end or
 * where none belongs. What is left has one reading, and nobody can hide one request in another.
 */
#include "request.h"

#include <http_parser.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { NAME_MAX_SIZE = 32 };

/* The fields that are looked at, and where they go. Of one that is too long nothing is kept but,
 * where it matters that it was sent, FIELD_FOREIGN. */
static const struct {
    const char *name;
    size_t at, max;
    bool is_telling;
} fields[] = {
#define FIELD(name, member)                                                                        \
    name, offsetof(struct request, member), sizeof((struct request *)0)->member
    {FIELD("host", authority), false},
    {FIELD("accept-encoding", accept_encoding), false},
    {FIELD("if-none-match", if_none_match), false},
    {FIELD("authorization", authorization), false},
    {FIELD("content-type", content_type), false},
    {FIELD("origin", origin), true},
    {FIELD("x-forwarded-for", forwarded_for), true},
    {FIELD("upgrade", upgrade), false},
    {FIELD("sec-websocket-key", socket_key), false},
    {FIELD("sec-websocket-version", socket_version), false},
#undef FIELD
};

enum { FIELD_HOST, FIELDS = sizeof fields / sizeof *fields, FIELD_OTHER = FIELDS };

/* Text that comes in pieces; what does not fit is noted and not kept. */
struct gathered {
    char *text;
    size_t max; /* with the zero at its end */
    size_t size;
    bool is_cut;
};

struct reader {
    http_parser parser;
    struct request request;
    struct gathered target, name, fields[FIELDS];
    char target_text[TARGET_MAX], name_text[NAME_MAX_SIZE];
    int hosts;
    bool has_begun, is_in_name, is_done;
    bool has_fields;      /* the request line is complete */
    enum refusal refusal; /* what is known when the head is complete */
    int field;            /* whose value is read */
    char *body;
    size_t body_size, body_room;
};

static void gather(struct gathered *g, const char *bytes, size_t size)
{
    if (size > g->max - 1 - g->size) {
        g->is_cut = true;
        return;
    }
    memcpy(g->text + g->size, bytes, size);
    g->size += size;
    g->text[g->size] = '\0';
}

static void begin_gathering(struct gathered *g, char *text, size_t max)
{
    *g = (struct gathered){.text = text, .max = max};
    text[0] = '\0';
}

/* ---- Called by the parser ------------------------------------------------------------------- */

static int on_begin(http_parser *parser)
{
    struct reader *reader = parser->data;
    reader->has_begun = true;
    return 0;
}

static int on_url(http_parser *parser, const char *bytes, size_t size)
{
    struct reader *reader = parser->data;
    gather(&reader->target, bytes, size);
    return 0;
}

static int on_field(http_parser *parser, const char *bytes, size_t size)
{
    struct reader *reader = parser->data;
    reader->has_fields = true;
    if (!reader->is_in_name)
        begin_gathering(&reader->name, reader->name_text, sizeof reader->name_text);
    reader->is_in_name = true;
    gather(&reader->name, bytes, size);
    /* "Content-Length : 5" is a length to some and nothing to others. */
    return memchr(bytes, ' ', size) != NULL || memchr(bytes, '\t', size) != NULL ? -1 : 0;
}

/* A field that comes twice is put together as the standard says, but for Host. */
static void begin_value(struct reader *reader)
{
    reader->is_in_name = false;
    reader->field = FIELD_OTHER;
    for (int i = 0; i < FIELDS; i++) {
        if (!reader->name.is_cut && strcasecmp(reader->name.text, fields[i].name) == 0)
            reader->field = i;
    }
    reader->hosts += reader->field == FIELD_HOST;
    if (reader->field != FIELD_OTHER && reader->fields[reader->field].size > 0)
        gather(&reader->fields[reader->field], ", ", 2);
}

static int on_value(http_parser *parser, const char *bytes, size_t size)
{
    struct reader *reader = parser->data;
    if (reader->is_in_name)
        begin_value(reader);
    if (reader->field != FIELD_OTHER)
        gather(&reader->fields[reader->field], bytes, size);
    return 0;
}

static enum refusal look_at_head(struct reader *reader);

/* 1: whatever follows is not read as a body; with one, the connection ends anyway. */
static int on_head(http_parser *parser)
{
    struct reader *reader = parser->data;
    reader->request.manner.is_last = http_should_keep_alive(parser) == 0;
    reader->request.manner.is_head = parser->method == HTTP_HEAD;
    reader->request.manner.is_old = parser->http_major == 1 && parser->http_minor == 0;
    reader->request.is_post = parser->method == HTTP_POST;
    reader->request.has_upgrade = parser->upgrade != 0 && !reader->request.is_post;
    reader->refusal = look_at_head(reader);
    if (!reader->request.is_post || reader->refusal != REFUSAL_NONE)
        return 1;
    parser->upgrade = 0;
    return 0;
}

/* It takes as much room as has come, not as much as was promised. */
static int on_body(http_parser *parser, const char *bytes, size_t size)
{
    struct reader *reader = parser->data;
    size_t wanted = reader->body_size + size;
    if (wanted > BODY_MAX) {
        reader->refusal = REFUSAL_LARGE;
        return -1;
    }
    if (wanted > reader->body_room) {
        size_t room = wanted < BODY_MAX / 2 ? 2 * wanted : BODY_MAX;
        char *wider = realloc(reader->body, room);
        if (wider == NULL) {
            reader->refusal = REFUSAL_BUSY;
            return -1;
        }
        reader->body = wider;
        reader->body_room = room;
    }
    memcpy(reader->body + reader->body_size, bytes, size);
    reader->body_size = wanted;
    return 0;
}

static int on_end(http_parser *parser)
{
    struct reader *reader = parser->data;
    reader->is_done = true;
    http_parser_pause(parser, 1);
    return 0;
}

static const http_parser_settings settings = {
    .on_message_begin = on_begin,
    .on_url = on_url,
    .on_header_field = on_field,
    .on_header_value = on_value,
    .on_headers_complete = on_head,
    .on_body = on_body,
    .on_message_complete = on_end,
};

/* ---- What it comes to ----------------------------------------------------------------------- */

/* "/path?query" or "http://name/path?query". */
static bool read_target(struct reader *reader)
{
    struct request *request = &reader->request;
    struct http_parser_url url;
    http_parser_url_init(&url);
    if (http_parser_parse_url(reader->target.text, reader->target.size, 0, &url) != 0 ||
        (url.field_set & 1 << UF_USERINFO) != 0)
        return false;
    strcpy(request->path, "/");
    if ((url.field_set & 1 << UF_QUERY) != 0) {
        request->query = reader->target.text + url.field_data[UF_QUERY].off;
        reader->target.text[url.field_data[UF_QUERY].off + url.field_data[UF_QUERY].len] = '\0';
    }
    if ((url.field_set & 1 << UF_PATH) != 0) {
        size_t size = url.field_data[UF_PATH].len;
        memcpy(request->path, reader->target.text + url.field_data[UF_PATH].off, size);
        request->path[size] = '\0';
    }
    /* A name in the target wins over the field. */
    if ((url.field_set & 1 << UF_HOST) != 0) {
        size_t size = url.field_data[UF_HOST].len;
        if (size >= sizeof request->host)
            return false;
        memcpy(request->host, reader->target.text + url.field_data[UF_HOST].off, size);
        request->host[size] = '\0';
    }
    return true;
}

/* Exactly one, but HTTP/1.0 may do without. */
static bool read_host(struct reader *reader)
{
    struct request *request = &reader->request;
    if (reader->hosts == 0)
        return request->manner.is_old;
    return reader->hosts == 1 && !reader->fields[FIELD_HOST].is_cut &&
           host_read(request->authority, request->host);
}

/* Only calls take something, and only of a size that is said before. */
static enum refusal look_at_body(const struct reader *reader)
{
    const http_parser *parser = &reader->parser;
    bool has_length = (parser->flags & F_CONTENTLENGTH) != 0 && parser->content_length > 0;
    bool has_pieces = parser->uses_transfer_encoding != 0;
    if (!reader->request.is_post)
        return has_length || has_pieces ? REFUSAL_BODY : REFUSAL_NONE;
    if (has_pieces)
        return REFUSAL_LENGTH;
    return has_length && parser->content_length > BODY_MAX ? REFUSAL_LARGE : REFUSAL_NONE;
}

static enum refusal look_at_head(struct reader *reader)
{
    const http_parser *parser = &reader->parser;
    struct request *request = &reader->request;
    if (parser->http_major != 1)
        return REFUSAL_VERSION;
    if (reader->target.is_cut)
        return REFUSAL_LONG;
    if (!read_host(reader))
        return REFUSAL_SENSE;
    bool is_known = parser->method == HTTP_GET || parser->method == HTTP_HEAD || request->is_post;
    bool is_read = read_target(reader);
    request->manner.is_call = is_read && strncmp(request->path, CALLS_AT, strlen(CALLS_AT)) == 0;
    if (!is_known || (request->is_post && !request->manner.is_call) ||
        (request->manner.is_head && request->manner.is_call))
        return REFUSAL_METHOD;
    enum refusal refusal = look_at_body(reader);
    if (refusal != REFUSAL_NONE)
        return refusal;
    return is_read ? REFUSAL_NONE : REFUSAL_SENSE;
}

/* What the parser itself has found wrong. */
static enum refusal explain(const struct reader *reader)
{
    const http_parser *parser = &reader->parser;
    enum http_errno error = HTTP_PARSER_ERRNO(parser);
    if (error == HPE_CB_body)
        return reader->refusal;
    if (error == HPE_HEADER_OVERFLOW)
        return reader->has_fields ? REFUSAL_FIELDS : REFUSAL_LONG;
    if (error == HPE_INVALID_METHOD || parser->method == HTTP_CONNECT)
        return REFUSAL_METHOD;
    return REFUSAL_SENSE;
}

/* A field that was too long to keep was no field that could matter. */
static void drop_cut(struct reader *reader)
{
    for (int i = 0; i < FIELDS; i++) {
        if (reader->fields[i].is_cut)
            strcpy(reader->fields[i].text, fields[i].is_telling ? FIELD_FOREIGN : "");
    }
}

static void finish(struct reader *reader)
{
    struct request *request = &reader->request;
    request->manner.is_head = reader->parser.method == HTTP_HEAD;
    request->manner.is_old = reader->parser.http_major == 1 && reader->parser.http_minor == 0;
    request->refusal = reader->is_done ? reader->refusal : explain(reader);
    if (request->refusal != REFUSAL_NONE)
        request->manner.is_last = true;
    request->body = reader->body == NULL ? "" : reader->body;
    request->body_size = reader->body_size;
    drop_cut(reader);
}

/* ---- Readers -------------------------------------------------------------------------------- */

struct reader *reader_new(void)
{
    struct reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL)
        return NULL;
    http_parser_set_max_header_size(HEAD_MAX);
    http_parser_init(&reader->parser, HTTP_REQUEST);
    reader->parser.data = reader;
    begin_gathering(&reader->target, reader->target_text, sizeof reader->target_text);
    for (int i = 0; i < FIELDS; i++)
        begin_gathering(&reader->fields[i], (char *)&reader->request + fields[i].at, fields[i].max);
    reader->request.query = "";
    return reader;
}

void reader_free(struct reader *reader)
{
    if (reader != NULL)
        free(reader->body);
    free(reader);
}

bool reader_feed(struct reader *reader, const char *bytes, size_t size, size_t *used)
{
    *used = http_parser_execute(&reader->parser, &settings, bytes, size);
    if (!reader->is_done && HTTP_PARSER_ERRNO(&reader->parser) == HPE_OK)
        return false;
    finish(reader);
    return true;
}

bool reader_has_begun(const struct reader *reader)
{
    return reader->has_begun;
}

const struct request *reader_request(const struct reader *reader)
{
    return &reader->request;
}
