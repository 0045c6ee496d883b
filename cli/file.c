/*
 * file.c: whole text files, and texts that grow.
 */
#include "file.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "command.h"

enum { FILE_MAX = 64 << 20 };

/* Makes room for that many more bytes and a terminating zero. */
static void reserve(struct text *t, size_t more)
{
    size_t needed = t->length + more + 1;
    if (needed <= t->room)
        return;
    size_t room = t->room < 1024 ? 1024 : t->room;
    while (room < needed)
        room *= 2;
    t->data = memory_grow(t->data, room);
    t->room = room;
}

void text_add(struct text *t, const char *format, ...)
{
    enum { GUESS = 128 };
    va_list list, again;
    va_start(list, format);
    va_copy(again, list);
    reserve(t, GUESS);
    size_t room = t->room - t->length;
    int more = vsnprintf(t->data + t->length, room, format, list);
    if (more >= 0 && (size_t)more >= room) {
        reserve(t, (size_t)more);
        vsnprintf(t->data + t->length, (size_t)more + 1, format, again);
    }
    t->length += more >= 0 ? (size_t)more : 0;
    va_end(again);
    va_end(list);
}

void text_free(struct text *t)
{
    free(t->data);
    *t = (struct text){0};
}

static bool is_text(const char *path, const struct text *t, char *why, size_t len)
{
    const char *zero = memchr(t->data, '\0', t->length);
    if (zero == NULL)
        return true;
    int line = 1;
    for (const char *c = t->data; c < zero; c++)
        line += *c == '\n';
    snprintf(why, len, "%s:%d: this is not text, it has a zero byte", path, line);
    return false;
}

bool file_read(const char *path, struct text *out, char *why, size_t len)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        snprintf(why, len, "%s: %s", path, strerror(errno));
        return false;
    }
    size_t got;
    do {
        reserve(out, 65536);
        got = fread(out->data + out->length, 1, 65536, file);
        out->length += got;
    } while (got > 0 && out->length <= FILE_MAX);
    out->data[out->length] = '\0';
    bool failed = ferror(file) != 0;
    int error = errno;
    fclose(file);
    if (failed)
        snprintf(why, len, "%s: %s", path, strerror(error));
    else if (out->length > FILE_MAX)
        snprintf(why, len, "%s: the file is larger than %d bytes", path, FILE_MAX);
    else
        return is_text(path, out, why, len);
    return false;
}

/* What stands where a file is to be written. */
enum standing { NOTHING, EMPTY, RECORD, OTHER_FILE, DEVICE };

/* False with errno set. */
static bool look(const char *path, enum standing *out, mode_t *mode)
{
    static const char begin[] = "aude ";
    struct stat found;
    char start[sizeof begin - 1];
    *out = NOTHING;
    if (stat(path, &found) != 0) {
        size_t size = strlen(path);
        return errno == ENOENT && size > 0 && path[size - 1] != '/';
    }
    *mode = found.st_mode & 0777;
    if (S_ISDIR(found.st_mode)) {
        errno = EISDIR;
        return false;
    }
    *out = DEVICE;
    if (!S_ISREG(found.st_mode))
        return true;
    /* Renaming would get around a file that is protected against writing. */
    FILE *file = access(path, W_OK) == 0 ? fopen(path, "rb") : NULL;
    if (file == NULL)
        return false;
    size_t size = fread(start, 1, sizeof start, file);
    bool is_record = size == sizeof start && memcmp(start, begin, sizeof start) == 0;
    *out = found.st_size == 0 ? EMPTY : is_record ? RECORD : OTHER_FILE;
    fclose(file);
    return true;
}

/* Opens a new file in the folder of path, its name in out; -1 with errno set. Neither another
 * thread nor another process can be given the same. */
static int open_beside(const char *path, struct text *out)
{
    const char *slash = strrchr(path, '/');
    int folder = slash == NULL ? 0 : (int)(slash - path) + 1;
    for (int i = 0;; i++) {
        text_free(out);
        text_add(out, "%.*s.aude-%ld-%d.tmp", folder, path, (long)getpid(), i);
        int file = open(out->data, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (file >= 0 || errno != EEXIST || i == INT_MAX)
            return file;
    }
}

static bool write_all(int file, const struct text *t)
{
    for (size_t done = 0; done < t->length;) {
        ssize_t more = write(file, t->data + done, t->length - done);
        if (more < 0 && errno != EINTR)
            return false;
        done += more > 0 ? (size_t)more : 0;
    }
    return true;
}

/* Writes beside the file and renames: a file that is written halfway is never seen. */
static bool replace(const char *path, const struct text *t, enum standing standing, mode_t mode)
{
    struct text beside = {0};
    int file = open_beside(path, &beside);
    bool is_good = file >= 0 && write_all(file, t) && fsync(file) == 0;
    if (is_good && standing != NOTHING)
        is_good = fchmod(file, mode) == 0;
    int error = errno;
    if (file >= 0 && close(file) != 0 && is_good) {
        is_good = false;
        error = errno;
    }
    if (is_good && rename(beside.data, path) != 0) {
        is_good = false;
        error = errno;
    }
    if (!is_good && file >= 0)
        unlink(beside.data);
    text_free(&beside);
    errno = error;
    return is_good;
}

static bool write_device(const char *path, const struct text *t)
{
    int file = open(path, O_WRONLY | O_CLOEXEC);
    bool is_good = file >= 0 && write_all(file, t);
    /* A full disk may show only when the file is closed. */
    if (file >= 0 && close(file) != 0)
        is_good = false;
    return is_good;
}

bool file_write(const char *path, const struct text *t, char *why, size_t len)
{
    enum standing standing;
    mode_t mode = 0;
    bool is_good = look(path, &standing, &mode);
    if (is_good && standing == DEVICE) {
        is_good = write_device(path, t);
    } else if (is_good) {
        /* A link stays, and what it leads to is replaced. */
        char *target = realpath(path, NULL);
        is_good = replace(target == NULL ? path : target, t, standing, mode);
        int error = errno;
        free(target);
        errno = error;
    }
    if (!is_good)
        snprintf(why, len, "%s: %s", path, strerror(errno));
    return is_good;
}

/* Is there nothing that a record must not replace? */
static bool may_save(const char *path, char *why, size_t len)
{
    enum standing standing;
    mode_t mode;
    if (!look(path, &standing, &mode))
        snprintf(why, len, "%s: %s", path, strerror(errno));
    else if (standing == OTHER_FILE)
        snprintf(why, len, "%s: this file is no record, it is not overwritten", path);
    else if (standing == DEVICE)
        snprintf(why, len, "%s: this is no file that a record could be saved in", path);
    else
        return true;
    return false;
}

bool file_save(const char *path, const struct text *t, char *why, size_t len)
{
    return may_save(path, why, len) && file_write(path, t, why, len);
}

bool file_can_save(const char *path, char *why, size_t len)
{
    if (!may_save(path, why, len))
        return false;
    char *target = realpath(path, NULL);
    struct text beside = {0};
    int file = open_beside(target == NULL ? path : target, &beside);
    if (file < 0) {
        snprintf(why, len, "%s: %s", path, strerror(errno));
    } else {
        close(file);
        unlink(beside.data);
    }
    text_free(&beside);
    free(target);
    return file >= 0;
}
