/*
 * request.c: http_parser, and the only file that knows it. It is Debian's 2.9.4, not the last
 * word on strictness, so whatever could be read in two ways is refused here and the connection
 * closed: a field name with a space, more than one Host, a body of any kind. What is left has
 * one reading, and nobody can hide one request in another.
 */
#include "request.h"

#include <http_parser.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { NAME_MAX_SIZE = 32 };

/* The fields that are looked at. */
enum field { FIELD_HOST, FIELD_ACCEPT_ENCODING, FIELD_IF_NONE_MATCH, FIELDS, FIELD_OTHER = FIELDS };

static const char *const field_names[FIELDS] = {
    [FIELD_HOST] = "host",
    [FIELD_ACCEPT_ENCODING] = "accept-encoding",
    [FIELD_IF_NONE_MATCH] = "if-none-match",
};

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
    char target_text[TARGET_MAX], name_text[NAME_MAX_SIZE], host_text[HOST_MAX];
    int hosts;
    bool has_begun, is_in_name, is_done;
    bool has_fields; /* the request line is complete */
    bool has_body;
    enum field field; /* whose value is read */
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
        if (!reader->name.is_cut && strcasecmp(reader->name.text, field_names[i]) == 0)
            reader->field = (enum field)i;
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

/* 1: whatever follows is not read as a body; with one, the connection ends anyway. */
static int on_head(http_parser *parser)
{
    struct reader *reader = parser->data;
    bool has_length = (parser->flags & F_CONTENTLENGTH) != 0 && parser->content_length > 0;
    reader->has_body = has_length || parser->uses_transfer_encoding != 0;
    reader->request.manner.is_last = http_should_keep_alive(parser) == 0;
    return 1;
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
    if (reader->hosts == 0)
        return reader->request.manner.is_old;
    return reader->hosts == 1 && !reader->fields[FIELD_HOST].is_cut &&
           host_read(reader->host_text, reader->request.host);
}

static enum refusal find_refusal(struct reader *reader)
{
    const http_parser *parser = &reader->parser;
    if (parser->http_major != 1)
        return REFUSAL_VERSION;
    if (reader->target.is_cut)
        return REFUSAL_LONG;
    if (!read_host(reader))
        return REFUSAL_SENSE;
    if (parser->method != HTTP_GET && parser->method != HTTP_HEAD)
        return REFUSAL_METHOD;
    if (reader->has_body)
        return REFUSAL_BODY;
    return read_target(reader) ? REFUSAL_NONE : REFUSAL_SENSE;
}

/* What the parser itself has found wrong. */
static enum refusal explain(const struct reader *reader)
{
    const http_parser *parser = &reader->parser;
    enum http_errno error = HTTP_PARSER_ERRNO(parser);
    if (error == HPE_HEADER_OVERFLOW)
        return reader->has_fields ? REFUSAL_FIELDS : REFUSAL_LONG;
    if (error == HPE_INVALID_METHOD || parser->method == HTTP_CONNECT)
        return REFUSAL_METHOD;
    return REFUSAL_SENSE;
}

/* A field that was too long to keep was no field that could matter. */
static void drop_cut(struct gathered *g)
{
    if (g->is_cut)
        g->text[0] = '\0';
}

static void finish(struct reader *reader)
{
    struct request *request = &reader->request;
    request->manner.is_head = reader->parser.method == HTTP_HEAD;
    request->manner.is_old = reader->parser.http_major == 1 && reader->parser.http_minor == 0;
    request->refusal = reader->is_done ? find_refusal(reader) : explain(reader);
    if (request->refusal != REFUSAL_NONE)
        request->manner.is_last = true;
    drop_cut(&reader->fields[FIELD_ACCEPT_ENCODING]);
    drop_cut(&reader->fields[FIELD_IF_NONE_MATCH]);
}

/* ---- Readers -------------------------------------------------------------------------------- */

struct reader *reader_new(void)
{
    struct reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL)
        return NULL;
    struct request *request = &reader->request;
    http_parser_set_max_header_size(HEAD_MAX);
    http_parser_init(&reader->parser, HTTP_REQUEST);
    reader->parser.data = reader;
    begin_gathering(&reader->target, reader->target_text, sizeof reader->target_text);
    begin_gathering(&reader->fields[FIELD_HOST], reader->host_text, sizeof reader->host_text);
    begin_gathering(&reader->fields[FIELD_ACCEPT_ENCODING], request->accept_encoding,
                    sizeof request->accept_encoding);
    begin_gathering(&reader->fields[FIELD_IF_NONE_MATCH], request->if_none_match,
                    sizeof request->if_none_match);
    return reader;
}

void reader_free(struct reader *reader)
{
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
