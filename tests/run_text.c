/* run_text.c: reading test files, naming things on the table, saying what failed. */
#include "run.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

static void *need(void *memory)
{
    if (memory == NULL)
        abort();
    return memory;
}

bool lines_open(struct lines *lines, const char *path)
{
    size_t used = 0, room = 4096;
    FILE *file = fopen(path, "rb");
    *lines = (struct lines){.path = path};
    if (file == NULL)
        return false;
    lines->text = need(malloc(room));
    for (;;) {
        size_t n = fread(lines->text + used, 1, room - used - 1, file);
        used += n;
        if (n == 0)
            break;
        if (room - used < 2)
            lines->text = need(realloc(lines->text, room *= 2));
    }
    lines->text[used] = '\0';
    lines->at = lines->text;
    fclose(file);
    return true;
}

char *lines_next(struct lines *lines)
{
    char *line = lines->at;
    if (line == NULL || *line == '\0')
        return NULL;
    char *end = strchr(line, '\n');
    lines->at = end == NULL ? NULL : end + 1;
    if (end != NULL)
        *end = '\0';
    lines->number++;
    return line;
}

void lines_close(struct lines *lines)
{
    free(lines->text);
}

char *take_word(char **at)
{
    char *word = *at + strspn(*at, " \t\r");
    char *end = word + strcspn(word, " \t\r");
    *at = *end == '\0' ? end : end + 1;
    *end = '\0';
    return word;
}

bool take_count(char **at, long long *out)
{
    char *word = take_word(at);
    char *end;
    *out = strtoll(word, &end, 10);
    return *word != '\0' && *end == '\0';
}

bool take_number(char **at, int *out)
{
    long long number;
    bool is_number = take_count(at, &number);
    *out = (int)number;
    return is_number && *out == number;
}

void fail(struct run *run, const char *path, int line, const char *format, ...)
{
    va_list args;
    run->failed++;
    printf("%s:%d: ", path, line);
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    putchar('\n');
}

bool needs_module(const char *rules, const char *module)
{
    size_t len = strlen(module);
    const char *at = rules + strspn(rules, " \t");
    for (;;) {
        size_t n = strcspn(at, "+ \t\r");
        if (n == len && strncmp(at, module, n) == 0)
            return true;
        if (at[n] != '+')
            return false;
        at += n + 1;
    }
}

enum aude_status table_open(struct table *table, const char *rules)
{
    *table = (struct table){NULL, NULL};
    enum aude_status status = aude_rules_read(rules, &table->r, NULL);
    if (status != AUDE_OK)
        return status;
    table->s = need(malloc(aude_state_size(table->r)));
    aude_start(table->r, table->s);
    return AUDE_OK;
}

void table_close(struct table *table)
{
    free(table->s);
    aude_rules_free(table->r);
    *table = (struct table){NULL, NULL};
}

bool find_kind(const struct aude_rules *r, const char *id, int *out)
{
    struct aude_kind kind;
    for (*out = 0; aude_kind(r, *out, &kind); ++*out) {
        if (strcmp(kind.id, id) == 0)
            return true;
    }
    struct aude_card_kind card;
    for (*out = 0; aude_card_kind(r, *out, &card); ++*out) {
        if (strcmp(card.id, id) == 0)
            return true;
    }
    return false;
}

static bool kind_at(const struct aude_state *s, int x, int y, struct aude_kind *out)
{
    struct aude_tile tile[AUDE_TILES_MAX];
    int count = aude_tiles(s, tile, AUDE_TILES_MAX);
    for (int i = 0; i < count; i++) {
        if (tile[i].x == x && tile[i].y == y)
            return aude_kind(aude_rules_of(s), tile[i].kind, out);
    }
    return false;
}

bool find_segment(const struct aude_state *s, int x, int y, const char *name, int *out)
{
    struct aude_kind kind;
    if (!kind_at(s, x, y, &kind))
        return false;
    for (*out = 0; *out < kind.segments; ++*out) {
        if (strcmp(kind.segment[*out].name, name) == 0)
            return true;
    }
    return false;
}

static int write_place(const struct aude_state *s, const struct aude_event *event, char *out,
                       size_t len)
{
    struct aude_kind kind;
    const char *name = "?";
    if (kind_at(s, event->x, event->y, &kind) && event->segment < kind.segments)
        name = kind.segment[event->segment].name;
    return snprintf(out, len, " at %d,%d %s", event->x, event->y, name);
}

static const char *term_name(const struct aude_rules *r, int term)
{
    const char *name = aude_name(r, AUDE_NAME_TERM, term);
    return name == NULL ? "?" : name;
}

/* "3 tile x 2 + 1 shield x 2", "2 knight x 1 shield", "1 tiger x -2 deer", "4 animal = 12 red" */
static int write_sum(const struct aude_rules *r, const struct aude_sum *sum, char *out, size_t len)
{
    int n = 0;
    for (int i = 0; i < sum->terms; i++) {
        const struct aude_term *t = &sum->term[i];
        if (t->how == AUDE_HOW_CAUSE)
            continue;
        n += snprintf(out + n, len - (size_t)n, "%s%d %s %c %d", n > 0 ? " + " : "", t->count,
                      term_name(r, t->what), t->how == AUDE_HOW_TOGETHER ? '=' : 'x',
                      t->how == AUDE_HOW_TOGETHER ? t->points : t->each);
        if (t->which != AUDE_NONE)
            n += snprintf(out + n, len - (size_t)n, " %s", term_name(r, t->which));
    }
    return n;
}

/* " because inn 4 tile, pig 2 city" */
static int write_causes(const struct aude_rules *r, const struct aude_sum *sum, char *out,
                        size_t len)
{
    int n = 0;
    for (int i = 0; i < sum->terms; i++) {
        const struct aude_term *t = &sum->term[i];
        if (t->how != AUDE_HOW_CAUSE)
            continue;
        n += snprintf(out + n, len - (size_t)n, "%s %s %d", n > 0 ? "," : " because",
                      term_name(r, t->what), t->count);
        if (t->which != AUDE_NONE)
            n += snprintf(out + n, len - (size_t)n, " %s", term_name(r, t->which));
    }
    return n;
}

void write_terms(const struct aude_rules *r, const struct aude_sum *sum, char out[EVENT_TEXT_MAX])
{
    int n = write_sum(r, sum, out, EVENT_TEXT_MAX);
    if (sum->terms == 0)
        snprintf(out, EVENT_TEXT_MAX, "nothing");
    write_causes(r, sum, out + n, EVENT_TEXT_MAX - (size_t)n);
}

static int write_score(const struct aude_state *s, const struct aude_event *event, char *out,
                       size_t len)
{
    const struct aude_rules *r = aude_rules_of(s);
    if (event->why != 0)
        return snprintf(out, len, "score %d %d for %s%s", event->seat, event->points,
                        aude_name(r, AUDE_NAME_REASON, event->why),
                        event->is_final ? " final" : "");
    int n = snprintf(out, len, "score %d %d %s %s ", event->seat, event->points,
                     aude_name(r, AUDE_NAME_FEATURE, event->feature),
                     event->is_final ? "final" : "complete");
    n += write_sum(r, &event->sum, out + n, len - (size_t)n);
    n += snprintf(out + n, len - (size_t)n, " strength");
    for (int seat = 0; seat < aude_seats(r); seat++)
        n += snprintf(out + n, len - (size_t)n, " %d", event->strength[seat]);
    return n;
}

/* What stands after the place: the sum of points that are for no majority, and why. */
static void write_reasons(const struct aude_rules *r, const struct aude_event *event, char *out,
                          size_t len)
{
    int n = 0;
    if (event->why != 0) {
        n = snprintf(out, len, " = ");
        n += write_sum(r, &event->sum, out + n, len - (size_t)n);
    }
    write_causes(r, &event->sum, out + n, len - (size_t)n);
}

static int write_token(const struct aude_rules *r, const struct aude_event *event, char *out,
                       size_t len)
{
    const char *name = aude_name(r, AUDE_NAME_TOKEN, event->token);
    if (event->seat >= 0)
        return snprintf(out, len, "token %s %d takes %d", name, event->seat, event->count);
    return snprintf(out, len, "token %s %d at %d,%d", name, event->count, event->x, event->y);
}

void write_event(const struct aude_state *s, const struct aude_event *event,
                 char out[EVENT_TEXT_MAX])
{
    const struct aude_rules *r = aude_rules_of(s);
    const char *name = aude_event_name((enum aude_event_kind)event->kind);
    struct aude_kind kind;
    int n = 0;
    if (has_cards(s)) {
        write_card_event(s, event, out, EVENT_TEXT_MAX);
        return;
    }
    switch ((enum aude_event_kind)event->kind) {
    case AUDE_EVENT_DISCARD:
    case AUDE_EVENT_ASIDE:
        snprintf(out, EVENT_TEXT_MAX, "%s %s", name,
                 aude_kind(r, event->tile, &kind) ? kind.id : "?");
        return;
    case AUDE_EVENT_CLOSED:
        n = snprintf(out, EVENT_TEXT_MAX, "%s %s", name,
                     aude_name(r, AUDE_NAME_FEATURE, event->feature));
        break;
    case AUDE_EVENT_SCORE:
        n = write_score(s, event, out, EVENT_TEXT_MAX);
        break;
    case AUDE_EVENT_RETURN:
    case AUDE_EVENT_CAPTURE:
        n = snprintf(out, EVENT_TEXT_MAX, "%s %d %s", name, event->seat,
                     aude_name(r, AUDE_NAME_PIECE, event->piece));
        if (event->other >= 0)
            n += snprintf(out + n, EVENT_TEXT_MAX - (size_t)n, " %s %d",
                          event->kind == AUDE_EVENT_CAPTURE ? "to" : "from", event->other);
        break;
    case AUDE_EVENT_TOKEN:
        write_token(r, event, out, EVENT_TEXT_MAX);
        return;
    case AUDE_EVENT_MIXED:
        snprintf(out, EVENT_TEXT_MAX, "%s %d", name, event->count);
        return;
    case AUDE_EVENT_TURN:
        snprintf(out, EVENT_TEXT_MAX, "%s %d", name, event->seat);
        return;
    case AUDE_EVENT_TAKE: /* only of card games */
    case AUDE_EVENT_END:
    case AUDE_EVENT_COUNT:
        snprintf(out, EVENT_TEXT_MAX, "%s", name);
        return;
    }
    if (aude_name(r, AUDE_NAME_FEATURE, event->feature) != NULL)
        n += write_place(s, event, out + n, EVENT_TEXT_MAX - (size_t)n);
    if (event->kind == AUDE_EVENT_SCORE)
        write_reasons(r, event, out + n, EVENT_TEXT_MAX - (size_t)n);
}
