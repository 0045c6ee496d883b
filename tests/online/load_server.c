/*
 * load_server.c: starts and ends the server, and looks at it from outside.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "load.h"

enum { WORDS_MAX = 16 };

/* The page is not what is measured. */
static void make_page(const char *folder, char page[512])
{
    char name[600];
    snprintf(page, 512, "%s/page", folder);
    snprintf(name, sizeof name, "%s/index.html", page);
    if (access(name, R_OK) == 0)
        return;
    snprintf(name, sizeof name, "mkdir -p '%s' && echo page >'%s/index.html'", page, page);
    if (system(name) != 0)
        fail("the folder %s cannot be used", folder);
}

static void run_server(const struct server *s, const char *page, int out)
{
    const char *words[WORDS_MAX] = {s->program, "--port", "0", "--web", page, "--store", s->store};
    char think[16];
    int count = 7;
    if (s->files > 0) {
        struct rlimit limit = {(rlim_t)s->files, (rlim_t)s->files};
        setrlimit(RLIMIT_NOFILE, &limit);
    }
    if (s->think >= 0) {
        snprintf(think, sizeof think, "%d", s->think);
        words[count++] = "--think";
        words[count++] = think;
    }
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    dup2(out, STDOUT_FILENO);
    execv(s->program, (char **)(uintptr_t)words);
    _exit(127);
}

/* It has said "... http://localhost:PORT/". */
static int read_port(int from)
{
    char text[1024];
    size_t size = 0;
    while (size < sizeof text - 1) {
        ssize_t n = read(from, text + size, sizeof text - 1 - size);
        if (n <= 0)
            break;
        size += (size_t)n;
        text[size] = '\0';
        const char *at = strstr(text, "http://");
        const char *colon = at == NULL ? NULL : strchr(at + 7, ':');
        if (colon != NULL && strchr(colon, '\n') != NULL)
            return (int)strtol(colon + 1, NULL, 10);
    }
    return 0;
}

void server_start(struct server *s)
{
    int pipes[2];
    char page[512];
    if (s->program == NULL)
        return;
    make_page(s->folder, page);
    if (pipe(pipes) != 0)
        fail("no pipe: %s", strerror(errno));
    s->pid = fork();
    if (s->pid == 0)
        run_server(s, page, pipes[1]);
    close(pipes[1]);
    s->port = read_port(pipes[0]);
    /* It goes on writing nowhere. */
    fcntl(pipes[0], F_SETFD, FD_CLOEXEC);
    if (s->pid < 0 || s->port == 0)
        fail("%s does not start", s->program);
}

void server_stop(struct server *s, int how)
{
    int status = 0;
    if (s->program == NULL || s->pid <= 0)
        return;
    kill(s->pid, how);
    waitpid(s->pid, &status, 0);
    s->pid = 0;
    if (how == SIGTERM && status != 0)
        fail("the server ended with %d", status);
}

static FILE *open_about(const struct server *s, const char *what)
{
    char name[64];
    snprintf(name, sizeof name, "/proc/%d/%s", (int)s->pid, what);
    return fopen(name, "r");
}

double server_rss(const struct server *s)
{
    FILE *file = open_about(s, "statm");
    long all, pages = 0;
    if (file == NULL || fscanf(file, "%ld %ld", &all, &pages) != 2)
        pages = 0;
    if (file != NULL)
        fclose(file);
    return (double)pages * (double)sysconf(_SC_PAGESIZE) / 1048576;
}

double server_cpu(const struct server *s)
{
    FILE *file = open_about(s, "stat");
    unsigned long user = 0, system = 0;
    if (file == NULL ||
        fscanf(file, "%*d (%*[^)]) %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user,
               &system) != 2)
        user = system = 0;
    if (file != NULL)
        fclose(file);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

double server_files(const struct server *s)
{
    char name[64];
    int count = 0;
    snprintf(name, sizeof name, "/proc/%d/fd", (int)s->pid);
    DIR *folder = opendir(name);
    while (folder != NULL && readdir(folder) != NULL)
        count++;
    if (folder != NULL)
        closedir(folder);
    return count - 2;
}
