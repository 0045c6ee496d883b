/*
 * bus_redis.c: the bus over publish and subscribe of Redis; the only file that knows hiredis. Whoever
 * subscribes can say nothing else on that connection, so there are two.
 */
#include <ctype.h>
#include <fcntl.h>
#include <hiredis/hiredis.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

#include "bus_line.h"

enum { PART_MAX = 256, PORT = 6379 };

struct address {
    char user[PART_MAX], password[PART_MAX], host[PART_MAX]; /* host: a path if is_unix */
    bool is_unix;
    int port, number;
};

struct bus_line {
    redisContext *hear, *say;
};

/* ---- Addresses ------------------------------------------------------------------------------ */

static int digit(char c)
{
    return isdigit((unsigned char)c) ? c - '0' : tolower((unsigned char)c) - 'a' + 10;
}

/* What stands between two places, "%40" as "@". */
static bool decode(const char *from, const char *to, char out[PART_MAX])
{
    size_t len = 0;
    while (from < to && len < PART_MAX - 1) {
        if (*from != '%') {
            out[len++] = *from++;
            continue;
        }
        if (to - from < 3 || !isxdigit((unsigned char)from[1]) || !isxdigit((unsigned char)from[2]))
            return false;
        out[len++] = (char)(digit(from[1]) * 16 + digit(from[2]));
        from += 3;
    }
    out[len] = '\0';
    return from == to;
}

static bool number(const char *from, const char *to, int most, int *out)
{
    *out = 0;
    for (const char *at = from; at < to; at++) {
        if (!isdigit((unsigned char)*at) || *out > most)
            return false;
        *out = *out * 10 + *at - '0';
    }
    return to > from && *out <= most;
}

/* "USER:PASSWORD", either may be missing. */
static bool read_secret(const char *from, const char *to, struct address *out)
{
    const char *colon = memchr(from, ':', (size_t)(to - from));
    const char *end = colon == NULL ? to : colon;
    if (!decode(from, end, out->user))
        return false;
    return colon == NULL || decode(colon + 1, to, out->password);
}

/* "HOST:PORT", "HOST", "[::1]:PORT". */
static bool read_host(const char *from, const char *to, struct address *out)
{
    const char *end = to, *port = NULL;
    out->port = PORT;
    if (*from == '[') {
        end = memchr(from, ']', (size_t)(to - from));
        if (end == NULL || (end + 1 != to && end[1] != ':'))
            return false;
        port = end + 1 == to ? NULL : end + 2;
        from++;
    } else {
        const char *colon = memchr(from, ':', (size_t)(to - from));
        port = colon == NULL ? NULL : colon + 1;
        end = colon == NULL ? to : colon;
    }
    return from < end && decode(from, end, out->host) &&
           (port == NULL || number(port, to, 65535, &out->port));
}

static bool read_address(const char *where, struct address *out)
{
    static const char unix_word[] = "redis+unix://", word[] = "redis://";
    memset(out, 0, sizeof *out);
    if (strncmp(where, unix_word, sizeof unix_word - 1) == 0) {
        where += sizeof unix_word - 1;
        out->is_unix = true;
        return *where == '/' && decode(where, where + strlen(where), out->host);
    }
    if (strncmp(where, word, sizeof word - 1) != 0)
        return false;
    where += sizeof word - 1;
    const char *end = where + strcspn(where, "/"), *at = memchr(where, '@', (size_t)(end - where));
    if (at != NULL && !read_secret(where, at, out))
        return false;
    if (!read_host(at == NULL ? where : at + 1, end, out))
        return false;
    return end[0] == '\0' || end[1] == '\0' ||
           number(end + 1, end + strlen(end), 9999, &out->number);
}

static bool redis_is_address(const char *where)
{
    struct address address;
    return read_address(where, &address);
}

/* ---- The line ------------------------------------------------------------------------------- */

static bool is_answer(redisReply *answer)
{
    bool is_fine = answer != NULL && answer->type != REDIS_REPLY_ERROR;
    freeReplyObject(answer);
    return is_fine;
}

/* Redis of before version 6 knows only passwords. */
static bool log_in(redisContext *c, const struct address *a)
{
    if (a->password[0] != '\0' &&
        !is_answer(a->user[0] != '\0' ? redisCommand(c, "AUTH %s %s", a->user, a->password)
                                      : redisCommand(c, "AUTH %s", a->password)))
        return false;
    return a->number == 0 || is_answer(redisCommand(c, "SELECT %d", a->number));
}

static redisContext *reach(const struct address *a)
{
    const struct timeval time = {.tv_sec = BUS_SECONDS};
    redisContext *c = a->is_unix ? redisConnectUnixWithTimeout(a->host, time)
                                 : redisConnectWithTimeout(a->host, a->port, time);
    /* Programs that are started have no business with it; hiredis leaves it open for them. */
    if (c != NULL && c->err == 0)
        fcntl(c->fd, F_SETFD, FD_CLOEXEC);
    if (c != NULL && c->err == 0 && redisSetTimeout(c, time) == REDIS_OK && log_in(c, a)) {
        if (!a->is_unix)
            redisEnableKeepAlive(c);
        return c;
    }
    redisFree(c);
    return NULL;
}

static void redis_close(struct bus_line *line)
{
    if (line == NULL)
        return;
    redisFree(line->hear);
    redisFree(line->say);
    free(line);
}

static struct bus_line *redis_open(const char *where)
{
    struct address address;
    struct bus_line *line = calloc(1, sizeof *line);
    if (line == NULL || !read_address(where, &address)) {
        free(line);
        return NULL;
    }
    line->hear = reach(&address);
    line->say = line->hear == NULL ? NULL : reach(&address);
    if (line->say != NULL && is_answer(redisCommand(line->hear, "SUBSCRIBE " BUS_CHANNEL)))
        return line;
    redis_close(line);
    return NULL;
}

static int redis_socket(struct bus_line *line)
{
    return line->hear->fd;
}

static bool redis_send(struct bus_line *line, const char *text)
{
    return is_answer(redisCommand(line->say, "PUBLISH " BUS_CHANNEL " %s", text));
}

/* Reading would wait if somebody only wanted to say something. */
static bool has_bytes(struct bus_line *line)
{
    struct pollfd socket = {.fd = line->hear->fd, .events = POLLIN};
    return poll(&socket, 1, 0) > 0;
}

static bool redis_take(struct bus_line *line, bus_heard *heard, void *context)
{
    void *got = NULL;
    if (has_bytes(line) && redisBufferRead(line->hear) != REDIS_OK)
        return false;
    while (redisGetReplyFromReader(line->hear, &got) == REDIS_OK && got != NULL) {
        const redisReply *reply = got;
        if (reply->type == REDIS_REPLY_ARRAY && reply->elements == 3 &&
            reply->element[2]->type == REDIS_REPLY_STRING)
            heard(context, reply->element[2]->str);
        freeReplyObject(got);
        got = NULL;
    }
    return line->hear->err == 0;
}

const struct bus_driver bus_redis = {redis_is_address, redis_open, redis_close,
                                     redis_socket,     redis_send, redis_take};
