/*
 * corpus.c: replays every file of tests/corpus through its fuzz target, as an ordinary test
 * with any compiler, whole, cut short and with bytes changed. Each file has a process of its
 * own, so that a crash is one failure and not the end.
 *
 *     corpus [FOLDER]
 *
 * Link with fuzz/fuzz_NAME.c compiled with -DFUZZ_ENTRY=fuzz_NAME, tools/tilefile.c,
 * online/, store/ and server/.
 */
#include <dirent.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "aude.h"

enum { BYTES_MAX = 1 << 16, PATH_LEN = 1024, CHANGES = 200, CUTS = 200 };

#define TARGETS(X) X(action) X(rules) X(record) X(table) X(tiles) X(calls) X(wire) X(http) X(frames)

#define X(name) int fuzz_##name(const uint8_t *data, size_t size);
TARGETS(X)
#undef X

struct target {
    const char *name; /* of its folder */
    int (*run)(const uint8_t *data, size_t size);
};

static const struct target targets[] = {
#define X(name) {#name, fuzz_##name},
    TARGETS(X)
#undef X
};

static void replay(const struct target *target, const uint8_t *data, size_t size)
{
    static uint8_t changed[BYTES_MAX];
    struct aude_rng rng;
    target->run(data, size);
    for (size_t i = 1; i <= CUTS && i < size; i++)
        target->run(data, size <= CUTS ? i : i * size / CUTS);
    aude_rng_seed(&rng, size);
    for (int i = 0; i < CHANGES && size > 0; i++) {
        memcpy(changed, data, size);
        for (int n = 1 + aude_rng_below(&rng, 3); n > 0; n--) {
            int at = aude_rng_below(&rng, (int)size);
            changed[at] = (uint8_t)(changed[at] ^ 1u << aude_rng_below(&rng, 8));
        }
        target->run(changed, size);
    }
}

static bool replay_file(const struct target *target, const char *path)
{
    static uint8_t data[BYTES_MAX];
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        perror(path);
        return false;
    }
    size_t size = fread(data, 1, sizeof data, file);
    fclose(file);
    fflush(stdout);
    pid_t child = fork();
    if (child < 0) {
        perror("fork");
        return false;
    }
    if (child == 0) {
        alarm(600);
        replay(target, data, size);
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return true;
    printf("corpus: %s: the target %s\n", path, WIFSIGNALED(status) ? "was killed" : "failed");
    return false;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* The files of a folder in order of their names; the number of failures goes to *failed. */
static int replay_folder(const struct target *target, const char *root, int *failed)
{
    enum { FILES_MAX = 1000, NAME_LEN = 128 };
    static char names[FILES_MAX][NAME_LEN];
    char path[PATH_LEN];
    int files = 0;
    snprintf(path, sizeof path, "%s/%s", root, target->name);
    DIR *dir = opendir(path);
    if (dir == NULL) {
        perror(path);
        ++*failed;
        return 0;
    }
    for (struct dirent *entry; files < FILES_MAX && (entry = readdir(dir)) != NULL;) {
        if (entry->d_name[0] != '.')
            snprintf(names[files++], NAME_LEN, "%.*s", NAME_LEN - 1, entry->d_name);
    }
    closedir(dir);
    qsort(names, (size_t)files, sizeof names[0], by_name);
    int good = 0;
    for (int i = 0; i < files; i++) {
        int len = snprintf(path, sizeof path, "%s/%s/%s", root, target->name, names[i]);
        good += len < PATH_LEN && replay_file(target, path);
    }
    *failed += files - good;
    return good;
}

int main(int argc, char **argv)
{
    const char *root = argc > 1 ? argv[1] : "tests/corpus";
    int passed = 0, failed = 0;
    for (size_t i = 0; i < sizeof targets / sizeof targets[0]; i++)
        passed += replay_folder(&targets[i], root, &failed);
    printf("corpus: %d passed, %d failed\n", passed, failed);
    return failed == 0 ? 0 : 1;
}
