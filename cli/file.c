/*
 * file.c: whole text files.
 *
 * A file is written beside its place, under a name that is made from its own and a number, and
 * then renamed. Whoever writes holds a lock on that name; so what nobody holds is left over from a
 * process that was killed, and the next one who writes the same file takes it away.
 */
#include "file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "memory.h"
#include "visible.h"

enum { FILE_MAX = 64 << 20 };

void file_blame(const char *path, int line, const char *sentence, char *why, size_t len)
{
    enum { LEAST = 16 };
    char after[16] = "";
    if (line > 0)
        snprintf(after, sizeof after, ":%d", line);
    size_t needed = strlen(after) + strlen(": ") + strlen(sentence);
    visible_copy(path, strlen(path), why, len < needed + LEAST ? LEAST : len - needed);
    size_t used = strlen(why);
    if (snprintf(why + used, len - used, "%s: %s", after, sentence) >= (int)(len - used))
        visible_trim(why);
}

/* False, with the sentence. */
static bool refuse(const char *path, const char *sentence, char *why, size_t len)
{
    file_blame(path, 0, sentence, why, len);
    return false;
}

/* The same for what the system says. */
static bool refuse_error(const char *path, char *why, size_t len)
{
    return refuse(path, strerror(errno), why, len);
}

/* ---- Reading ---------------------------------------------------------------------------------- */

static bool is_text(const char *path, const struct text *t, char *why, size_t len)
{
    const char *zero = memchr(t->data, '\0', t->length);
    if (zero == NULL)
        return true;
    int line = 1;
    for (const char *c = t->data; c < zero; c++)
        line += *c == '\n';
    file_blame(path, line, "this is not text, it has a zero byte", why, len);
    return false;
}

bool file_read(const char *path, struct text *out, char *why, size_t len)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return refuse_error(path, why, len);
    size_t got;
    do {
        text_reserve(out, 65536);
        got = fread(out->data + out->length, 1, 65536, file);
        out->length += got;
    } while (got > 0 && out->length <= FILE_MAX);
    out->data[out->length] = '\0';
    bool failed = ferror(file) != 0;
    int error = errno;
    fclose(file);
    errno = error;
    if (failed)
        return refuse_error(path, why, len);
    char sentence[64];
    snprintf(sentence, sizeof sentence, "the file is larger than %d bytes", FILE_MAX);
    if (out->length > FILE_MAX)
        return refuse(path, sentence, why, len);
    return is_text(path, out, why, len);
}

/* ---- What stands where a file is to be written ------------------------------------------------ */

enum standing { NOTHING, EMPTY, RECORD, OTHER_FILE, DEVICE, LOST_LINK };

struct place {
    enum standing standing;
    char *target;      /* behind all links; NULL where nothing stands */
    struct stat found; /* of the target */
};

static bool is_link(const char *path)
{
    struct stat found;
    return lstat(path, &found) == 0 && S_ISLNK(found.st_mode);
}

/* What the file begins with. False with errno set. */
static bool look_into(const char *path, struct place *out)
{
    static const char begin[] = "aude ";
    char start[sizeof begin - 1];
    /* Renaming would get around a file that is protected against writing. */
    int file = access(path, W_OK) == 0 ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0)
        return false;
    ssize_t size = read(file, start, sizeof start);
    bool is_record = size == sizeof start && memcmp(start, begin, sizeof start) == 0;
    out->standing = out->found.st_size == 0 ? EMPTY : is_record ? RECORD : OTHER_FILE;
    close(file);
    return size >= 0;
}

/* False with errno set. */
static bool look(const char *path, struct place *out)
{
    *out = (struct place){.standing = NOTHING};
    if (stat(path, &out->found) != 0) {
        size_t size = strlen(path);
        if (errno != ENOENT || size == 0 || path[size - 1] == '/')
            return false;
        out->standing = is_link(path) ? LOST_LINK : NOTHING;
        return true;
    }
    if (S_ISDIR(out->found.st_mode)) {
        errno = EISDIR;
        return false;
    }
    if (!S_ISREG(out->found.st_mode)) {
        out->standing = DEVICE;
        return true;
    }
    out->target = realpath(path, NULL);
    return out->target != NULL && look_into(path, out);
}

static void leave(struct place *place)
{
    int error = errno;
    free(place->target);
    errno = error;
}

/* ---- Beside it -------------------------------------------------------------------------------- */

/* SWEPT: more than write the same file at once. */
enum { NUMBERS = 1000, SWEPT = 8 };

/* The same name has always the same number of digits, so that it can be changed in its place. */
static void set_number(struct text *name, int number)
{
    static const char end[] = "000.tmp";
    snprintf(name->data + name->length - strlen(end), sizeof end, "%03u.tmp",
             (unsigned)number % NUMBERS);
}

/* The name of a new file in the folder of path, which is never too long. */
static void name_beside(const char *path, struct text *out)
{
    const char *slash = strrchr(path, '/');
    int folder = slash == NULL ? 0 : (int)(slash - path) + 1;
    uint64_t hash = UINT64_C(14695981039346656037);
    for (const char *c = path + folder; *c != '\0'; c++)
        hash = (hash ^ (unsigned char)*c) * UINT64_C(1099511628211);
    text_add(out, "%.*s.aude-%016llx-000.tmp", folder, path, (unsigned long long)hash);
}

/* Takes away what is left over from a process of ours. While the lock is held nobody else does,
 * so that it is still the same file that goes. */
static void sweep(const char *path)
{
    struct stat found, named;
    int file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file < 0)
        return;
    if (fstat(file, &found) == 0 && S_ISREG(found.st_mode) && found.st_uid == geteuid() &&
        flock(file, LOCK_EX | LOCK_NB) == 0 && lstat(path, &named) == 0 &&
        named.st_ino == found.st_ino && named.st_dev == found.st_dev)
        unlink(path);
    close(file);
}

/* Opens and locks a new file; -1 with errno set. Neither another thread nor another process can
 * be given the same. */
static int open_beside(struct text *name, mode_t mode)
{
    for (int number = 0; number < SWEPT; number++) {
        set_number(name, number);
        sweep(name->data);
    }
    for (int number = 0; number < NUMBERS; number++) {
        struct stat found;
        set_number(name, number);
        int file = open(name->data, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
        if (file < 0 && errno != EEXIST)
            return -1;
        if (file < 0)
            continue;
        /* Somebody may have swept it before it was locked. Where there are no locks nobody sweeps. */
        while (flock(file, LOCK_EX) != 0 && errno == EINTR)
            continue;
        if (fstat(file, &found) == 0 && found.st_nlink > 0)
            return file;
        close(file);
    }
    errno = EEXIST;
    return -1;
}

/* ---- Writing ---------------------------------------------------------------------------------- */

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

/* The new file becomes like the one it replaces. Only some may give files away to others; whoever
 * may not keeps it. */
static bool take_after(int file, const struct stat *old)
{
    bool is_given = fchown(file, old->st_uid, old->st_gid) == 0;
    (void)is_given;
    return fchmod(file, old->st_mode & 0777) == 0;
}

/* Gives the file its name; with is_new only if nobody has that. */
static bool move(const char *from, const char *to, bool is_new)
{
    struct stat found;
    if (!is_new)
        return rename(from, to) == 0;
    if (link(from, to) == 0)
        return unlink(from) == 0;
    /* Not every disk has links. */
    if (lstat(to, &found) != 0)
        return rename(from, to) == 0;
    errno = EEXIST;
    return false;
}

/* A name is safe only when its folder is. A folder that may not be read cannot be asked for that. */
static bool sync_folder(struct text *path)
{
    char *slash = strrchr(path->data, '/');
    if (slash != NULL)
        slash[1] = '\0';
    int folder = open(slash == NULL ? "." : path->data, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return errno == EACCES;
    bool is_good = fsync(folder) == 0 || errno == EINVAL || errno == EROFS;
    int error = errno;
    close(folder);
    errno = error;
    return is_good;
}

/* Writes beside the file and renames. False with errno set, and nothing left behind. */
static bool replace(const char *path, const struct text *t, const struct stat *old, bool is_new)
{
    struct text beside = {0};
    name_beside(path, &beside);
    memory_hold();
    /* What others may not read they cannot read while it is written either. */
    int file = open_beside(&beside, old != NULL ? 0600 : 0666);
    bool is_good = file >= 0 && write_all(file, t) && (old == NULL || take_after(file, old)) &&
                   fsync(file) == 0 && move(beside.data, path, is_new);
    int error = errno;
    if (!is_good && file >= 0)
        unlink(beside.data);
    if (file >= 0 && close(file) != 0 && is_good) {
        is_good = false;
        error = errno;
    }
    errno = error;
    is_good = is_good && sync_folder(&beside);
    error = errno;
    memory_release();
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

static bool write_at(const char *path, const struct place *place, const struct text *t, bool is_new)
{
    if (place->standing == DEVICE)
        return write_device(path, t);
    if (place->standing == NOTHING)
        return replace(path, t, NULL, is_new);
    return replace(place->target, t, &place->found, false);
}

static const char lost_link[] = "this is a link to a file that is not there; nothing is written";

bool file_write(const char *path, const struct text *t, char *why, size_t len)
{
    struct place place;
    bool is_good = look(path, &place);
    if (is_good && place.standing == LOST_LINK)
        return refuse(path, lost_link, why, len);
    is_good = is_good && write_at(path, &place, t, false);
    leave(&place);
    return is_good || refuse_error(path, why, len);
}

/* ---- Records ---------------------------------------------------------------------------------- */

/* Is there nothing that a record must not replace? */
static bool may_save(const char *path, bool is_new, struct place *place, char *why, size_t len)
{
    if (!look(path, place))
        return refuse_error(path, why, len);
    if (place->standing == LOST_LINK)
        return refuse(path, lost_link, why, len);
    if (place->standing == DEVICE)
        return refuse(path, "this is no file that a record could be saved in", why, len);
    if (place->standing == OTHER_FILE)
        return refuse(path, "this file is no record, it is not overwritten", why, len);
    if (is_new && place->standing == RECORD)
        return refuse(path, "this file is there already, it is not overwritten", why, len);
    return true;
}

static bool save(const char *path, const struct text *t, bool is_new, char *why, size_t len)
{
    struct place place;
    bool is_good = may_save(path, is_new, &place, why, len);
    if (is_good && !write_at(path, &place, t, is_new))
        is_good = refuse_error(path, why, len);
    leave(&place);
    return is_good;
}

bool file_save(const char *path, const struct text *t, char *why, size_t len)
{
    return save(path, t, false, why, len);
}

bool file_save_new(const char *path, const struct text *t, char *why, size_t len)
{
    return save(path, t, true, why, len);
}

static bool can_save(const char *path, bool is_new, char *why, size_t len)
{
    struct place place;
    bool is_good = may_save(path, is_new, &place, why, len);
    if (is_good) {
        struct text beside = {0};
        name_beside(place.target == NULL ? path : place.target, &beside);
        memory_hold();
        int file = open_beside(&beside, 0600);
        int error = errno;
        if (file >= 0) {
            unlink(beside.data);
            close(file);
        }
        memory_release();
        text_free(&beside);
        errno = error;
        is_good = file >= 0 || refuse_error(path, why, len);
    }
    leave(&place);
    return is_good;
}

bool file_can_save(const char *path, char *why, size_t len)
{
    return can_save(path, false, why, len);
}

bool file_can_save_new(const char *path, char *why, size_t len)
{
    return can_save(path, true, why, len);
}
