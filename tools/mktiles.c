/*
 * mktiles.c: turns tile files into one C file of const tables in the structs of tile.h.
 * Reading and checking is tilefile.c's work; this is the command line, the files and the
 * writer. Nothing is written before every input has been read and found right.
 */
#define _POSIX_C_SOURCE 200809L /* stat: a device must not be replaced by the output */

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "tilefile.h"

enum { EXIT_USAGE = 2 };

static const char usage[] = "usage: mktiles FILE... -o OUT.c\n"
                            "       mktiles --check FILE...\n"
                            "       mktiles --help\n";

static const char help[] =
    "Turns tile files into one C file with a const struct tile_set tiles_NAME for each.\n"
    "\n"
    "  -o OUT.c   write the tables there; an older OUT.c stays if a file is wrong\n"
    "  --check    only check the files and say what they hold\n"
    "  --help     show this text\n"
    "\n"
    "Exit status: 0 all is well, 1 a file is wrong (FILE:LINE: what), 2 wrong usage.\n"
    "The notation is described in docs/tiles.md.\n";

/* The command line. inputs points into argv, compacted. */
struct task {
    char **inputs;
    int count;
    const char *output;
    bool only_checks, wants_help;
};

static bool read_task(int argc, char **argv, struct task *task)
{
    *task = (struct task){.inputs = argv + 1};
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0)
            task->wants_help = true;
        else if (strcmp(argv[i], "--check") == 0)
            task->only_checks = true;
        else if (strcmp(argv[i], "-o") == 0 && i + 1 < argc && task->output == NULL)
            task->output = argv[++i];
        else if (argv[i][0] == '-' || argv[i][0] == '\0')
            return false;
        else
            task->inputs[task->count++] = argv[i];
    }
    return task->wants_help || (task->count > 0 && task->only_checks == (task->output == NULL));
}

static bool complain(const char *path, const char *what)
{
    fprintf(stderr, "%s: %s: %s\n", path, what, strerror(errno));
    return false;
}

/* Reads at most one byte more than tilefile_read takes, which then says so. */
static bool load(const char *path, char *text, size_t *len)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return complain(path, "cannot be opened");
    *len = fread(text, 1, TILEFILE_BYTES + 1, file);
    bool is_read = ferror(file) == 0 || complain(path, "cannot be read");
    fclose(file);
    return is_read;
}

static bool read_file(const char *path, char *text, struct tilefile *out)
{
    struct tilefile_error error;
    size_t len = 0;
    if (!load(path, text, &len))
        return false;
    if (tilefile_read(text, len, out, &error))
        return true;
    fprintf(stderr, "%s:%d: %s\n", path, error.line, error.sentence);
    return false;
}

/* Two sets of one name would give two tables of one name. */
static bool are_different(char **paths, const struct tilefile *files, int n)
{
    for (int i = 1; i < n; i++) {
        for (int k = 0; k < i; k++) {
            if (strcmp(files[i].set, files[k].set) != 0)
                continue;
            fprintf(stderr, "%s:%d: The set '%s' is already in %s.\n", paths[i], files[i].set_line,
                    files[i].set, paths[k]);
            return false;
        }
    }
    return true;
}

static void describe(const char *path, const struct tilefile *f)
{
    int tiles = 0;
    for (int i = 0; i < f->prints; i++)
        tiles += f->print[i].copies;
    printf("%s: set %s, %d tiles, %d of them different\n", path, f->set, tiles, f->prints);
}

static void write_declared(FILE *file, const struct tilefile *f)
{
    static const char *const edges[] = {
        [EDGE_INSIDE] = "EDGE_INSIDE",   [EDGE_HALVES] = "EDGE_HALVES",
        [EDGE_MIDDLE] = "EDGE_MIDDLE",   [EDGE_SIDE] = "EDGE_SIDE",
        [EDGE_OVERLAY] = "EDGE_OVERLAY",
    };
    fprintf(file, "\nstatic const struct print_kind kinds_%s[] = {\n", f->set);
    for (int i = 0; i < f->kinds; i++)
        fprintf(file, "    {.name = \"%s\", .edge = %s},\n", f->kind[i].name,
                edges[f->kind[i].edge]);
    fprintf(file, "};\n");
    if (f->marks > 0) {
        fprintf(file, "\nstatic const struct print_mark marks_%s[] = {\n", f->set);
        for (int i = 0; i < f->marks; i++)
            fprintf(file, "    {.name = \"%s\", .kind = %d, .sums = %s},\n", f->mark[i].name,
                    f->mark[i].kind, f->mark[i].sums ? "true" : "false");
        fprintf(file, "};\n");
    }
    if (f->symbols > 0) {
        fprintf(file, "\nstatic const char *const symbols_%s[] = {\n", f->set);
        for (int i = 0; i < f->symbols; i++)
            fprintf(file, "    \"%s\",\n", f->symbol[i].name);
        fprintf(file, "};\n");
    }
}

/* Writes ", .field = {[2] = 1}" for the counts that are not zero, if there are any. */
static void write_counts(FILE *file, const char *field, const uint8_t *count, int n)
{
    const char *before = "{";
    for (int i = 0; i < n; i++) {
        if (count[i] == 0)
            continue;
        if (*before == '{')
            fprintf(file, ", .%s = ", field);
        fprintf(file, "%s[%d] = %d", before, i, count[i]);
        before = ", ";
    }
    if (*before != '{')
        fprintf(file, "}");
}

static void write_segments(FILE *file, const struct tilefile *f, int number)
{
    const struct tilefile_print *print = &f->print[number];
    fprintf(file, "\nstatic const struct print_segment segments%d_%s[] = {\n", number, f->set);
    for (int i = 0; i < print->segments; i++) {
        const struct tilefile_segment *segment = &print->segment[i];
        fprintf(file, "    {.name = \"%s\", .kind = %d", segment->name, segment->kind);
        if (segment->sides != 0)
            fprintf(file, ", .sides = 0x%x", (unsigned)segment->sides);
        if (segment->halves != 0)
            fprintf(file, ", .halves = 0x%02x", (unsigned)segment->halves);
        if (segment->touches != 0)
            fprintf(file, ", .touches = 0x%" PRIx32, segment->touches);
        write_counts(file, "mark", segment->mark, SET_MARKS);
        fprintf(file, "},\n");
    }
    fprintf(file, "};\n");
}

static void write_prints(FILE *file, const struct tilefile *f)
{
    for (int i = 0; i < f->prints; i++)
        write_segments(file, f, i);
    fprintf(file, "\nstatic const struct print prints_%s[] = {\n", f->set);
    for (int i = 0; i < f->prints; i++) {
        const struct tilefile_print *print = &f->print[i];
        fprintf(file, "    {.id = \"%s\", .copies = %d, .starts = %d", print->id, print->copies,
                print->starts);
        if (print->starts != 0)
            fprintf(file, ", .x = %d, .y = %d", print->x, print->y);
        fprintf(file, "%s%s", print->is_second ? ", .is_second = true" : "",
                print->is_guess ? ", .is_guess = true" : "");
        write_counts(file, "symbol", print->symbol, SET_SYMBOLS);
        fprintf(file, ", .segments = %d, .segment = segments%d_%s},\n", print->segments, i, f->set);
    }
    fprintf(file, "};\n");
}

static void write_set(FILE *file, const struct tilefile *f)
{
    write_declared(file, f);
    write_prints(file, f);
    fprintf(file, "\nextern const struct tile_set tiles_%s;\n", f->set);
    fprintf(file, "const struct tile_set tiles_%s = {\n    .name = \"%s\",\n", f->set, f->set);
    fprintf(file, "    .kinds = %d,\n    .marks = %d,\n", f->kinds, f->marks);
    fprintf(file, "    .symbols = %d,\n    .prints = %d,\n", f->symbols, f->prints);
    fprintf(file, "    .kind = kinds_%s,\n", f->set);
    if (f->marks > 0)
        fprintf(file, "    .mark = marks_%s,\n", f->set);
    if (f->symbols > 0)
        fprintf(file, "    .symbol = symbols_%s,\n", f->set);
    fprintf(file, "    .print = prints_%s,\n};\n", f->set);
}

static bool write_all(const char *path, const struct tilefile *files, int n)
{
    FILE *file = fopen(path, "w");
    if (file == NULL)
        return complain(path, "cannot be opened");
    fprintf(file, "/* Made by mktiles: change the tile files instead. */\n#include \"tile.h\"\n");
    for (int i = 0; i < n; i++)
        write_set(file, &files[i]);
    bool has_error = ferror(file) != 0;
    has_error = fclose(file) != 0 || has_error;
    return !has_error || complain(path, "cannot be written");
}

/* Writes beside the output and renames, so that a partial output never has its name. */
static bool write_output(const char *path, const struct tilefile *files, int n)
{
    static const char suffix[] = ".part";
    struct stat info;
    if (stat(path, &info) == 0 && !S_ISREG(info.st_mode)) {
        fprintf(stderr, "%s: is not a plain file\n", path);
        return false;
    }
    size_t size = strlen(path) + sizeof suffix;
    char *part = malloc(size);
    if (part == NULL)
        abort();
    snprintf(part, size, "%s%s", path, suffix);
    bool is_written = write_all(part, files, n);
    if (is_written && rename(part, path) != 0)
        is_written = complain(path, "cannot be written");
    if (!is_written)
        remove(part);
    free(part);
    return is_written;
}

static bool run(const struct task *task)
{
    struct tilefile *files = calloc((size_t)task->count, sizeof *files);
    char *text = malloc(TILEFILE_BYTES + 1);
    if (files == NULL || text == NULL)
        abort();
    bool is_right = true;
    for (int i = 0; i < task->count; i++)
        is_right = read_file(task->inputs[i], text, &files[i]) && is_right;
    is_right = is_right && are_different(task->inputs, files, task->count);
    for (int i = 0; is_right && task->only_checks && i < task->count; i++)
        describe(task->inputs[i], &files[i]);
    if (is_right && !task->only_checks)
        is_right = write_output(task->output, files, task->count);
    free(text);
    free(files);
    return is_right;
}

int main(int argc, char **argv)
{
    struct task task;
    if (!read_task(argc, argv, &task)) {
        fputs(usage, stderr);
        return EXIT_USAGE;
    }
    if (task.wants_help) {
        fputs(usage, stdout);
        fputs(help, stdout);
        return EXIT_SUCCESS;
    }
    return run(&task) ? EXIT_SUCCESS : EXIT_FAILURE;
}
