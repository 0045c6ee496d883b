/*
 * load_http.c: calls of the HTTP API, some at a time so that the server stores them together.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "load.h"

enum { AT_ONCE = 32, ANSWER_MAX = 1 << 20 };

void fail(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fputs("load: ", stdout);
    vprintf(format, args);
    puts("\n0 passed, 1 failed");
    va_end(args);
    exit(1);
}

void *need(void *memory)
{
    if (memory == NULL)
        fail("there is no memory");
    return memory;
}

int64_t now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

static int dial(int port)
{
    struct sockaddr_in to = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)port),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct timeval patience = {.tv_sec = 60};
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return -1;
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    if (connect(fd, (struct sockaddr *)&to, sizeof to) == 0)
        return fd;
    close(fd);
    return -1;
}

static bool send_call(int fd, const struct call *c)
{
    size_t size = c->body == NULL ? 0 : strlen(c->body);
    char *text = need(malloc(size + 1024));
    char token[TOKEN_MAX + 40] = "";
    if (c->token[0] != '\0')
        snprintf(token, sizeof token, "Authorization: Bearer %s\r\n", c->token);
    int head =
        c->body == NULL
            ? snprintf(text, 1024, "GET %s HTTP/1.1\r\nHost: localhost\r\n%s\r\n", c->path, token)
            : snprintf(text, 1024,
                       "POST %s HTTP/1.1\r\nHost: localhost\r\n%sContent-Type: "
                       "application/json\r\nContent-Length: %zu\r\n\r\n",
                       c->path, token, size);
    if (size > 0)
        memcpy(text + head, c->body, size);
    bool is_sent = send(fd, text, (size_t)head + size, MSG_NOSIGNAL) == (ssize_t)(head + (int)size);
    free(text);
    return is_sent;
}

/* The whole answer, of which *body is a part; its status, or 0. */
static int read_answer(int fd, char *text, char **body)
{
    size_t size = 0, length = 0;
    *body = NULL;
    while (size < ANSWER_MAX - 1 && (*body == NULL || size < (size_t)(*body - text) + length)) {
        ssize_t n = recv(fd, text + size, ANSWER_MAX - 1 - size, 0);
        if (n <= 0)
            return 0;
        size += (size_t)n;
        text[size] = '\0';
        char *end = *body == NULL ? strstr(text, "\r\n\r\n") : NULL;
        if (end == NULL)
            continue;
        *body = end + 4;
        const char *at = strstr(text, "content-length:");
        length = at == NULL || at > end ? 0 : strtoul(at + 15, NULL, 10);
    }
    return (int)strtol(text + 9, NULL, 10);
}

void http_calls(int port, struct call *calls, int count)
{
    int fds[AT_ONCE], some = count < AT_ONCE ? count : AT_ONCE;
    char *text = need(malloc(ANSWER_MAX)), *body;
    for (int i = 0; i < some; i++)
        fds[i] = dial(port);
    for (int from = 0; from < count; from += some) {
        for (int i = 0; i < some && from + i < count; i++) {
            if (fds[i] < 0 || !send_call(fds[i], &calls[from + i]))
                fail("no connection: %s", strerror(errno));
        }
        for (int i = 0; i < some && from + i < count; i++) {
            struct call *c = &calls[from + i];
            c->status = read_answer(fds[i], text, &body);
            if (c->status != 200)
                fail("%s is answered with %d %s", c->path, c->status, body == NULL ? "" : body);
            c->answer = need(json_loads(body, 0, NULL));
            free(c->body);
        }
    }
    for (int i = 0; i < some; i++)
        close(fds[i]);
    free(text);
}

static int get(int port, const char *path, char *text, char **body)
{
    int fd = dial(port), status = 0;
    if (fd < 0)
        return 0;
    if (send_call(fd, &(struct call){.path = path, .token = ""}))
        status = read_answer(fd, text, body);
    close(fd);
    return status;
}

double http_figure(int port, const char *name)
{
    char *text = need(malloc(ANSWER_MAX)), *body = NULL;
    char line[100];
    double value = -1;
    snprintf(line, sizeof line, "\naude_%s ", name);
    if (get(port, "/metrics", text, &body) == 200 && (body = strstr(body, line)) != NULL)
        value = strtod(body + strlen(line), NULL);
    free(text);
    return value;
}

int http_health(int port)
{
    char *text = need(malloc(ANSWER_MAX)), *body;
    int status = get(port, "/health", text, &body);
    free(text);
    return status;
}
