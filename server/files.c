/*
 * files.c: which file answers a request. A path is a list of plain names below the folder:
 * nothing that begins with a dot, no link anywhere on the way, no listing of folders. Where a
 * file lies packed beside itself (app.js.br, app.js.gz), clients that take it packed get it so.
 */
#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_SIZE = 512, HASH_SIZE = 8 };

static const struct {
    const char *ending;
    const char *type;
} types[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".txt", "text/plain; charset=utf-8"},
};

/* How a file may lie packed, the smallest first. */
static const struct {
    const char *name;
    const char *ending;
} encodings[] = {{"br", ".br"}, {"gzip", ".gz"}};

/* ---- Names ---------------------------------------------------------------------------------- */

static const char *type_of(const char *name)
{
    const char *ending = strrchr(name, '.');
    for (size_t i = 0; ending != NULL && i < sizeof types / sizeof *types; i++) {
        if (strcmp(ending, types[i].ending) == 0)
            return types[i].type;
    }
    return "application/octet-stream";
}

/* "app-3F7QKX2A.js": the build puts eight letters of a hash into the names of what it bundles. */
static bool has_hash(const char *name)
{
    for (const char *dash = strchr(name, '-'); dash != NULL; dash = strchr(dash + 1, '-')) {
        size_t n = strspn(dash + 1, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");
        if (n == HASH_SIZE && dash[1 + HASH_SIZE] == '.')
            return true;
    }
    return false;
}

static bool is_plain(const char *name, size_t size)
{
    if (size == 0 || name[0] == '.')
        return false;
    for (size_t i = 0; i < size; i++) {
        unsigned char c = (unsigned char)name[i];
        if (c < ' ' || c == 127 || c == '\\')
            return false;
    }
    return true;
}

/* The path below the folder, "index.html" for a slash at the end; false if it may not be asked. */
static bool read_path(const struct files_request *request, char out[PATH_SIZE])
{
    static const char index[] = "index.html";
    const char *path = request->path;
    size_t size = request->path_size;
    if (size == 0 || path[0] != '/' || size + sizeof index > PATH_SIZE)
        return false;
    memcpy(out, path + 1, size - 1);
    strcpy(out + size - 1, path[size - 1] == '/' ? index : "");
    /* A zero byte within the path hides what follows it. */
    if (strlen(out) < size - 1)
        return false;
    for (const char *name = out;; name++) {
        size_t n = strcspn(name, "/");
        if (!is_plain(name, n))
            return false;
        name += n;
        if (*name == '\0')
            return true;
    }
}

/* ---- Files ---------------------------------------------------------------------------------- */

/* Opens a path that read_path has passed, name by name and never through a link. */
static int open_below(const char *folder, const char *path)
{
    int at = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    while (at >= 0) {
        char name[PATH_SIZE];
        size_t n = strcspn(path, "/");
        bool is_last = path[n] == '\0';
        memcpy(name, path, n);
        name[n] = '\0';
        /* Without O_NONBLOCK a pipe that lies there would stop the server. */
        int kind = is_last ? O_NONBLOCK : O_DIRECTORY;
        int next = openat(at, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | kind);
        int error = errno;
        close(at);
        errno = error;
        if (is_last)
            return next;
        at = next;
        path += n + 1;
    }
    return -1;
}

/* The same, but only what is an ordinary file. */
static int open_file(const char *folder, const char *path, struct stat *facts)
{
    int file = open_below(folder, path);
    if (file < 0)
        return -1;
    if (fstat(file, facts) == 0 && S_ISREG(facts->st_mode))
        return file;
    close(file);
    errno = ENOENT;
    return -1;
}

static enum files_status explain(int error)
{
    return error == EMFILE || error == ENFILE || error == ENOMEM ? FILES_BUSY : FILES_MISSING;
}

/* ---- What the client takes and has ---------------------------------------------------------- */

/* The next piece of a list with commas, without the spaces around it; NULL after the last. */
static const char *next_item(const char **list, size_t *size)
{
    const char *item = *list + strspn(*list, " \t,");
    if (*item == '\0')
        return NULL;
    size_t n = strcspn(item, ",");
    *list = item + n;
    while (n > 0 && (item[n - 1] == ' ' || item[n - 1] == '\t'))
        n--;
    *size = n;
    return item;
}

/* "gzip;q=0" is a refusal; other weights do not matter, packed is what we like best. */
static bool takes(const char *accept_encoding, const char *encoding)
{
    size_t size;
    const char *item;
    while ((item = next_item(&accept_encoding, &size)) != NULL) {
        size_t name = strcspn(item, "; \t,");
        if (name != strlen(encoding) || strncasecmp(item, encoding, name) != 0)
            continue;
        char weight[32] = "";
        snprintf(weight, sizeof weight, "%.*s", (int)(size - name), item + name);
        const char *q = strpbrk(weight, "qQ");
        return q == NULL || strpbrk(q, "123456789") != NULL;
    }
    return false;
}

static bool has_tag(const char *if_none_match, const char *tag)
{
    size_t size;
    const char *item;
    while ((item = next_item(&if_none_match, &size)) != NULL) {
        if (size == 1 && *item == '*')
            return true;
        /* A weak tag will do: the question is only whether to send the file again. */
        if (size > 2 && item[0] == 'W' && item[1] == '/') {
            item += 2;
            size -= 2;
        }
        if (size == strlen(tag) && memcmp(item, tag, size) == 0)
            return true;
    }
    return false;
}

/* The file packed in that way, if it is not older than the file itself; -1 otherwise. One that was
 * left behind by an earlier build must not be sent. */
static int open_packed(const char *folder, const char *path, const char *ending,
                       const struct stat *facts, struct stat *packed_facts)
{
    char packed[PATH_SIZE + 8];
    snprintf(packed, sizeof packed, "%s%s", path, ending);
    int file = open_file(folder, packed, packed_facts);
    if (file < 0 || packed_facts->st_mtime >= facts->st_mtime)
        return file;
    close(file);
    return -1;
}

/* Puts the packed file into the place of the one that is open, if there is one that is taken. */
static void find_packed(const char *folder, const char *path, const char *accept_encoding,
                        struct stat *facts, struct files_answer *out)
{
    for (size_t i = 0; i < sizeof encodings / sizeof *encodings; i++) {
        struct stat packed_facts;
        int file = open_packed(folder, path, encodings[i].ending, facts, &packed_facts);
        if (file < 0)
            continue;
        out->has_packed = true;
        if (takes(accept_encoding, encodings[i].name)) {
            close(out->file);
            out->file = file;
            out->encoding = encodings[i].name;
            *facts = packed_facts;
            return;
        }
        close(file);
    }
}

enum files_status files_find(const char *folder, const struct files_request *request,
                             struct files_answer *out)
{
    char path[PATH_SIZE];
    struct stat facts;
    *out = (struct files_answer){.file = -1};
    if (!read_path(request, path))
        return FILES_MISSING;
    out->file = open_file(folder, path, &facts);
    if (out->file < 0)
        return explain(errno);
    find_packed(folder, path, request->accept_encoding, &facts, out);
    const char *name = strrchr(path, '/') == NULL ? path : strrchr(path, '/') + 1;
    out->type = type_of(name);
    out->is_lasting = has_hash(name);
    out->size = (uint64_t)facts.st_size;
    snprintf(out->tag, sizeof out->tag, "\"%" PRIx64 "-%" PRIx64 ".%lx%s%s\"", out->size,
             (uint64_t)facts.st_mtim.tv_sec, (unsigned long)facts.st_mtim.tv_nsec,
             out->encoding == NULL ? "" : "-", out->encoding == NULL ? "" : out->encoding);
    if (!has_tag(request->if_none_match, out->tag))
        return FILES_FOUND;
    close(out->file);
    out->file = -1;
    return FILES_SAME;
}
