/*
 * program.c: a child process with two pipes.
 */
#include "program.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "memory.h"
#include "text.h"

enum { ANSWER_MAX = 1 << 20 };

struct program {
    pid_t pid;
    int to, from;
    struct text out, in; /* still to be written; read and not yet taken */
};

/* A pipe that no other program we start gets. */
static bool open_pipe(int ends[2])
{
    if (pipe(ends) != 0)
        return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    return true;
}

/* In the child: never returns. */
_Noreturn static void become(char *const argv[], const int to[2], const int from[2])
{
    /* A group of its own, so that all of it can be ended; and it does not outlive us. */
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    dup2(to[0], STDIN_FILENO);
    dup2(from[1], STDOUT_FILENO);
    signal(SIGPIPE, SIG_DFL);
    execvp(argv[0], argv);
    _exit(127);
}

struct program *program_start(char *const argv[])
{
    int to[2], from[2];
    if (!open_pipe(to))
        return NULL;
    if (!open_pipe(from)) {
        close(to[0]);
        close(to[1]);
        return NULL;
    }
    fflush(stdout);
    pid_t pid = fork();
    if (pid == 0)
        become(argv, to, from);
    close(to[0]);
    close(from[1]);
    if (pid < 0) {
        close(to[1]);
        close(from[0]);
        return NULL;
    }
    setpgid(pid, pid);
    fcntl(to[1], F_SETFL, O_NONBLOCK);
    fcntl(from[0], F_SETFL, O_NONBLOCK);
    struct program *p = memory_new(sizeof *p);
    *p = (struct program){.pid = pid, .to = to[1], .from = from[0]};
    return p;
}

void program_end(struct program *p)
{
    if (p == NULL)
        return;
    close(p->to);
    close(p->from);
    kill(-p->pid, SIGKILL);
    waitpid(p->pid, NULL, 0);
    text_free(&p->out);
    text_free(&p->in);
    free(p);
}

double program_cpu(const struct program *p)
{
    struct timespec used;
    clockid_t clock;
    if (clock_getcpuclockid(p->pid, &clock) != 0 || clock_gettime(clock, &used) != 0)
        return 0;
    return (double)used.tv_sec + (double)used.tv_nsec * 1e-9;
}

void program_send(struct program *p, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    text_add_list(&p->out, format, list);
    va_end(list);
    text_add(&p->out, "\n");
}

int program_files(const struct program *p, struct pollfd files[PROGRAM_FILES])
{
    files[0] = (struct pollfd){.fd = p->from, .events = POLLIN};
    files[1] = (struct pollfd){.fd = p->to, .events = POLLOUT};
    return p->out.length > 0 ? 2 : 1;
}

static void take(struct text *t, size_t n)
{
    memmove(t->data, t->data + n, t->length - n + 1);
    t->length -= n;
}

bool program_turn(struct program *p)
{
    ssize_t n;
    while (p->out.length > 0 && (n = write(p->to, p->out.data, p->out.length)) > 0)
        take(&p->out, (size_t)n);
    /* A pipe that nobody reads any more shows below: its program has ended. */
    do {
        text_reserve(&p->in, 4096);
        n = read(p->from, p->in.data + p->in.length, 4096);
        if (n > 0)
            p->in.length += (size_t)n;
        p->in.data[p->in.length] = '\0';
    } while (n > 0 && p->in.length < ANSWER_MAX);
    return p->in.length < ANSWER_MAX && (n > 0 || (n < 0 && (errno == EAGAIN || errno == EINTR)));
}

bool program_next(struct program *p, struct program_answer *out)
{
    const char *before = "";
    size_t before_size = 0;
    for (size_t at = 0; at < p->in.length;) {
        const char *line = p->in.data + at;
        const char *end = memchr(line, '\n', p->in.length - at);
        if (end == NULL)
            return false;
        size_t size = (size_t)(end - line);
        at += size + 1;
        if (size > 0 && line[size - 1] == '\r')
            size--;
        bool is_ok = size == 2 && memcmp(line, "ok", 2) == 0;
        bool is_error = size >= 5 && memcmp(line, "error", 5) == 0;
        if (!is_ok && !is_error) {
            before = line;
            before_size = size;
            continue;
        }
        out->is_ok = is_ok;
        size_t skip = size > 6 ? 6 : size;
        snprintf(out->text, sizeof out->text, "%.*s", (int)(is_ok ? before_size : size - skip),
                 is_ok ? before : line + skip);
        take(&p->in, at);
        return true;
    }
    return false;
}
