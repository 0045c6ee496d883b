/*
 * site.c: what answers a request.
 */
#include "site.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "files.h"
#include "host.h"
#include "socket.h"

static int digit_of(char c)
{
    static const char digits[] = "0123456789abcdef";
    const char *at = c == '\0' ? NULL : strchr(digits, tolower((unsigned char)c));
    return at == NULL ? -1 : (int)(at - digits);
}

/* "%41" becomes "A"; false if a percent sign stands for nothing. */
static bool decode(const char *path, char out[TARGET_MAX], size_t *size)
{
    *size = 0;
    for (; *path != '\0'; path++) {
        char c = *path;
        if (c == '%') {
            int high = digit_of(path[1]);
            int low = high < 0 ? -1 : digit_of(path[2]);
            if (low < 0)
                return false;
            c = (char)(high << 4 | low);
            path += 2;
        }
        out[(*size)++] = c;
    }
    out[*size] = '\0';
    return true;
}

/* ---- Calls ---------------------------------------------------------------------------------- */

/* Without the port that goes without saying. */
static size_t bare_size(const char *authority)
{
    size_t size = strlen(authority);
    if (size > 3 && strcmp(authority + size - 3, ":80") == 0)
        return size - 3;
    return size > 4 && strcmp(authority + size - 4, ":443") == 0 ? size - 4 : size;
}

/* A browser says whose page it is that asks. It must be ours: at the name and port that was asked,
 * or at a name that whoever runs the server has said, for a proxy may have changed the field Host.
 * Programs say nothing. */
static bool is_own_page(const struct site *site, const struct request *request)
{
    char name[HOST_MAX];
    const char *origin = request->origin;
    if (origin[0] == '\0')
        return true;
    if (strncmp(origin, "http://", 7) == 0)
        origin += 7;
    else if (strncmp(origin, "https://", 8) == 0)
        origin += 8;
    else
        return false;
    size_t size = bare_size(origin);
    if (size == bare_size(request->authority) && strncasecmp(origin, request->authority, size) == 0)
        return true;
    for (const char *const *own = site->names; *own != NULL; own++) {
        if (host_read(origin, name) && strcasecmp(name, *own) == 0)
            return true;
    }
    return false;
}

/* "application/json", perhaps with "; charset=utf-8". */
static bool is_json(const char *type)
{
    static const char json[] = "application/json";
    size_t size = sizeof json - 1;
    return strncasecmp(type, json, size) == 0 &&
           (type[size] == '\0' || type[size] == ';' || type[size] == ' ');
}

/* What asks only for a head is refused by request.c, too, but there a path is not decoded: "%61pi" is
 * "api". An answer that streams would come with its body. */
static enum refusal look_at_call(const struct site *site, const struct request *request,
                                 const struct manner *manner, bool is_socket)
{
    if (manner->is_head && manner->is_call)
        return REFUSAL_METHOD;
    if ((is_socket || request->is_post) && !is_own_page(site, request))
        return REFUSAL_ORIGIN;
    if (request->is_post && request->body_size > 0 && !is_json(request->content_type))
        return REFUSAL_TYPE;
    if (!is_socket)
        return REFUSAL_NONE;
    return request->is_post ? REFUSAL_METHOD : socket_check(request);
}

static bool is_below_calls(const char *path)
{
    return strncmp(path, CALLS_AT, strlen(CALLS_AT)) == 0;
}

static bool is_call(const char *path)
{
    return is_below_calls(path) || strcmp(path, "/health") == 0 || strcmp(path, "/metrics") == 0;
}

/* ---- Files ---------------------------------------------------------------------------------- */

static enum refusal find_file(const struct site *site, const struct request *request,
                              const char *path, size_t size, struct answer *out)
{
    struct files_answer found;
    struct files_request wanted = {path, size, request->accept_encoding, request->if_none_match};
    enum files_status status = files_find(site->folder, &wanted, &found);
    if (status == FILES_MISSING)
        return REFUSAL_MISSING;
    if (status == FILES_BUSY)
        return REFUSAL_BUSY;
    answer_file(out, status, &found, request->manner);
    return REFUSAL_NONE;
}

/* ---- Which of them -------------------------------------------------------------------------- */

static enum refusal look(const struct site *site, const struct request *request,
                         char path[TARGET_MAX], size_t *size)
{
    if (request->refusal != REFUSAL_NONE)
        return request->refusal;
    if (request->host[0] != '\0' && !host_is_ours(request->host, site->names))
        return REFUSAL_NAME;
    return decode(request->path, path, size) ? REFUSAL_NONE : REFUSAL_SENSE;
}

enum route site_route(const struct site *site, const struct request *request, char path[TARGET_MAX],
                      struct answer *out)
{
    size_t size = 0;
    struct manner manner = request->manner;
    enum refusal refusal = look(site, request, path, &size);
    if (refusal == REFUSAL_NONE && size == strlen(path) && is_call(path)) {
        bool is_socket = strcmp(path, CALLS_AT "socket") == 0;
        manner.is_call = is_below_calls(path);
        refusal = look_at_call(site, request, &manner, is_socket);
        if (refusal == REFUSAL_NONE)
            return is_socket ? ROUTE_SOCKET : ROUTE_CALL;
    } else if (refusal == REFUSAL_NONE) {
        refusal = find_file(site, request, path, size, out);
    }
    if (refusal != REFUSAL_NONE)
        answer_refuse(out, refusal, manner);
    return ROUTE_ANSWERED;
}
