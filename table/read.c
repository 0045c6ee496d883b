/*
 * read.c: records by anybody. What cannot be understood is refused, with the place where it stands;
 * docs/record.md describes the format.
 */
#include <string.h>

#include "table.h"

enum { VERSION = 2, FIELDS_MAX = 2 * AUDE_SEATS + 4, ROW_SIZE = AUDE_TEXT_MAX + 16 };

/* One line of the text, without the blanks around it; cut short if it is far too long. */
struct row {
    int number;
    size_t at;     /* where it begins in the text */
    bool is_cut;   /* nothing comes after it, not even the end of the line */
    bool is_blank; /* there is nothing in it */
    bool has_zero; /* it has a zero byte, so its text is not all of it */
    bool is_bad;   /* it has, or is too long for anything but a comment */
    char text[ROW_SIZE];
};

#define FIELDS(X)                                                                                  \
    X(GAME, "game")                                                                                \
    X(VIEW, "view") X(SEAT, "seat") X(PLAYER, "player") X(DATE, "date") X(RESULT, "result")

enum field_kind {
#define X(id, word) FIELD_##id,
    FIELDS(X)
#undef X
        FIELD_COUNT
};

/* A line of the top. What it means may depend on the rules, which may come later. */
struct field {
    enum field_kind kind;
    int seat;   /* -1: it names none */
    int number; /* of the line */
    size_t at;  /* where the value begins in the text */
    char value[AUDE_TEXT_MAX];
};

struct reader {
    const char *text;
    size_t len, at;
    struct row row; /* the last that was read */
    struct field field[FIELDS_MAX];
    int fields;
    struct aude_table *table;
    struct aude_fault fault;
};

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* False at the end; then the number is that of the line that would come. */
static bool next_row(struct reader *p)
{
    struct row *row = &p->row;
    row->number++;
    row->at = p->at;
    row->text[0] = '\0';
    if (p->at >= p->len)
        return false;
    const char *begin = p->text + p->at, *end = memchr(begin, '\n', p->len - p->at);
    size_t size = end == NULL ? p->len - p->at : (size_t)(end - begin);
    row->is_cut = end == NULL;
    p->at += size + (end != NULL);
    for (; size > 0 && is_blank(*begin); begin++)
        size--;
    while (size > 0 && is_blank(begin[size - 1]))
        size--;
    row->at = (size_t)(begin - p->text);
    row->is_blank = size == 0;
    row->has_zero = memchr(begin, '\0', size) != NULL;
    row->is_bad = row->has_zero || size >= sizeof row->text;
    size = size < sizeof row->text ? size : sizeof row->text - 1;
    memcpy(row->text, begin, size);
    row->text[size] = '\0';
    return true;
}

/* Notes where something is wrong, and passes on what it is. */
static enum aude_status blame(struct reader *p, int line, size_t at, enum aude_status status)
{
    int steps = p->table == NULL ? 0 : p->table->steps;
    p->fault = (struct aude_fault){.line = line, .at = at, .steps = steps};
    return status;
}

static enum aude_status blame_row(struct reader *p, enum aude_status status)
{
    return status == AUDE_OK ? status : blame(p, p->row.number, p->row.at, status);
}

static enum aude_status blame_field(struct reader *p, const struct field *field,
                                    enum aude_status status)
{
    return status == AUDE_OK ? status : blame(p, field->number, field->at, status);
}

/* ---- The top ------------------------------------------------------------------------------- */

static const struct field *find_field(const struct reader *p, enum field_kind kind, int seat)
{
    for (int i = 0; i < p->fields; i++) {
        if (p->field[i].kind == kind && p->field[i].seat == seat)
            return &p->field[i];
    }
    return NULL;
}

static enum aude_status read_version(const struct reader *p)
{
    static const char word[] = "aude ";
    const char *text = p->row.text;
    int version;
    /* The blank of "aude " may have been taken off. */
    if (strncmp(text, word, sizeof word - 1) != 0)
        return AUDE_NO_HEADER;
    text += sizeof word - 1;
    if (p->row.has_zero || !text_number(&text, 1000000, &version) || version < 1 ||
        !text_ends(&text))
        return AUDE_BAD_HEADER;
    return version > VERSION ? AUDE_BAD_VERSION : AUDE_OK;
}

/* One line after the first. Unknown words are left to later versions. */
static enum aude_status read_field(struct reader *p)
{
    static const char *const words[] = {
#define X(id, word) word,
        FIELDS(X)
#undef X
    };
    const char *text = p->row.text;
    struct piece word = text_word(&text);
    int kind = 0, seat = -1;
    while (kind < FIELD_COUNT && !piece_is(word, words[kind]))
        kind++;
    if (kind == FIELD_COUNT)
        return p->row.has_zero ? AUDE_BAD_HEADER : AUDE_OK;
    if ((kind == FIELD_SEAT || kind == FIELD_PLAYER) && !text_number(&text, AUDE_SEATS - 1, &seat))
        return AUDE_BAD_HEADER;
    text += strspn(text, " \t\r");
    size_t len = strlen(text), room = kind == FIELD_GAME ? AUDE_TEXT_MAX : AUDE_NAME_MAX;
    if (p->row.is_bad || len == 0 || len >= room ||
        find_field(p, (enum field_kind)kind, seat) != NULL)
        return AUDE_BAD_HEADER;
    struct field *field = &p->field[p->fields++];
    *field = (struct field){.kind = (enum field_kind)kind,
                            .seat = seat,
                            .number = p->row.number,
                            .at = p->row.at + (size_t)(text - p->row.text)};
    memcpy(field->value, text, len);
    return AUDE_OK;
}

/* Up to the blank line, or the end. */
static enum aude_status read_top(struct reader *p)
{
    enum aude_status status = next_row(p) ? read_version(p) : AUDE_NO_HEADER;
    bool is_cut = p->row.is_cut;
    if (status != AUDE_OK)
        return blame_row(p, status);
    while (next_row(p) && !p->row.is_blank) {
        is_cut = p->row.is_cut;
        status = p->row.text[0] == '#' ? AUDE_OK : read_field(p);
        if (status != AUDE_OK)
            return blame_row(p, status);
    }
    if (find_field(p, FIELD_GAME, -1) == NULL)
        return blame_row(p, AUDE_BAD_HEADER);
    /* A line that has lost its end may have said something else. */
    if (is_cut) {
        p->row.number--;
        return blame_row(p, AUDE_CUT_OFF);
    }
    return AUDE_OK;
}

static enum aude_status find_viewer(const struct field *field, int *viewer)
{
    const char *text = field->value;
    if (strcmp(text, "none") == 0) {
        *viewer = AUDE_ONLOOKER;
        return AUDE_OK;
    }
    return text_number(&text, AUDE_SEATS - 1, viewer) && text_ends(&text) ? AUDE_OK
                                                                          : AUDE_BAD_HEADER;
}

static enum aude_status open_table(struct reader *p)
{
    const struct field *game = find_field(p, FIELD_GAME, -1), *view = find_field(p, FIELD_VIEW, -1);
    int viewer = AUDE_OWNER;
    size_t at = 0;
    enum aude_status status = view == NULL ? AUDE_OK : find_viewer(view, &viewer);
    if (status != AUDE_OK)
        return blame_field(p, view, status);
    status = aude_table_open(game->value, viewer, &p->table, &at);
    if (status != AUDE_OK)
        return blame(p, game->number, game->at + at, status);
    if (view != NULL && viewer >= p->table->seats) {
        aude_table_close(p->table);
        p->table = NULL;
        return blame_field(p, view, AUDE_UNKNOWN_SEAT);
    }
    return AUDE_OK;
}

/* Computer players were once written behind the name, "Blue (greedy)", and there were these. */
bool name_split(const char *name, char own[AUDE_NAME_MAX], char player[PLAYER_MAX])
{
    static const char *const players[] = {"random", "greedy", "ranking", "rollout"};
    for (size_t i = 0; i < sizeof players / sizeof *players; i++) {
        char ending[PLAYER_MAX + 2];
        struct scribe w = {ending, sizeof ending, 0};
        size_t len = strlen(name);
        scribe_add(&w, "(");
        scribe_add(&w, players[i]);
        scribe_add(&w, ")");
        if (len < w.used || strcmp(name + len - w.used, ending) != 0)
            continue;
        memcpy(player, players[i], strlen(players[i]) + 1);
        return name_copy(own, AUDE_NAME_MAX, name, len - w.used) != NAME_IS_BAD;
    }
    return false;
}

static enum aude_status set_field(struct reader *p, const struct field *field, bool has_players)
{
    struct aude_table *t = p->table;
    char own[AUDE_NAME_MAX], player[PLAYER_MAX];
    if (field->kind == FIELD_DATE)
        return aude_table_set_date(t, field->value);
    if (field->kind == FIELD_PLAYER)
        return aude_table_set_player(t, field->seat, field->value);
    if (field->kind != FIELD_SEAT)
        return AUDE_OK;
    if (has_players || !name_split(field->value, own, player))
        return aude_table_set_name(t, field->seat, field->value);
    enum aude_status status = aude_table_set_name(t, field->seat, own);
    return status == AUDE_OK ? aude_table_set_player(t, field->seat, player) : status;
}

static enum aude_status set_fields(struct reader *p)
{
    bool has_players = false;
    for (int i = 0; i < p->fields; i++)
        has_players |= p->field[i].kind == FIELD_PLAYER;
    for (int i = 0; i < p->fields; i++) {
        enum aude_status status = set_field(p, &p->field[i], has_players);
        if (status == AUDE_OK)
            continue;
        aude_table_close(p->table);
        p->table = NULL;
        return blame_field(p, &p->field[i], status);
    }
    return AUDE_OK;
}

/* ---- The lines ------------------------------------------------------------------------------ */

/* Even a legal line may be half of another, unless nothing can follow it. */
static enum aude_status add_cut(struct reader *p)
{
    struct aude_table *t = p->table;
    int count = t->count, last = t->last;
    enum aude_status status = aude_table_add(t, AUDE_OWNER, p->row.text);
    if (status == AUDE_NO_MEMORY || t->ending != AUDE_ENDING_RUNNING)
        return status;
    if (status == AUDE_OK)
        table_restore(t, count, last);
    return AUDE_CUT_OFF;
}

static enum aude_status read_lines(struct reader *p)
{
    while (next_row(p)) {
        if (p->row.is_blank || p->row.text[0] == '#')
            continue;
        enum aude_status status = p->row.is_bad ? AUDE_BAD_ARGUMENT
                                  : p->row.is_cut
                                      ? add_cut(p)
                                      : aude_table_add(p->table, AUDE_OWNER, p->row.text);
        if (status != AUDE_OK)
            return blame_row(p, status);
    }
    return AUDE_OK;
}

/* Are these the scores, seat 0 first? */
static bool is_result(const struct aude_table *t, const char *text)
{
    int score[AUDE_SEATS], n;
    aude_scores(t->now, score);
    for (int seat = 0; seat < t->seats; seat++) {
        bool is_negative = text[strspn(text, " \t\r")] == '-';
        text += is_negative ? strspn(text, " \t\r") + 1 : 0;
        if (!text_number(&text, 1000000, &n) || (is_negative ? -n : n) != score[seat])
            return false;
    }
    return text_ends(&text);
}

/* A record may end before the game does, but it must then be whole and give no result. */
static enum aude_status check_end(struct reader *p)
{
    const struct field *result = find_field(p, FIELD_RESULT, -1);
    bool is_over = p->table->ending != AUDE_ENDING_RUNNING;
    if (is_over && result != NULL && !is_result(p->table, result->value))
        return blame_field(p, result, AUDE_RESULT_WRONG);
    bool is_cut = p->len > 0 && p->text[p->len - 1] != '\n';
    if (is_over || (result == NULL && !is_cut))
        return AUDE_OK;
    p->row.number--;
    return blame_row(p, result != NULL ? AUDE_RESULT_EARLY : AUDE_CUT_OFF);
}

enum aude_status aude_table_read(const char *text, size_t len, struct aude_table **out,
                                 struct aude_fault *fault)
{
    static const char mark[] = "\xef\xbb\xbf"; /* some editors begin a text with it */
    struct reader p = {.text = text, .len = len};
    if (len >= sizeof mark - 1 && memcmp(text, mark, sizeof mark - 1) == 0)
        p.at = sizeof mark - 1;
    enum aude_status status = read_top(&p);
    if (status == AUDE_OK)
        status = open_table(&p);
    if (status == AUDE_OK)
        status = set_fields(&p);
    if (status == AUDE_OK)
        status = read_lines(&p);
    if (status == AUDE_OK)
        status = check_end(&p);
    if (status == AUDE_NO_MEMORY) {
        aude_table_close(p.table);
        p.table = NULL;
    }
    if (fault != NULL)
        *fault = p.fault;
    *out = p.table;
    return status;
}
