/*
 * lines.c: lines as text, in and out. What a line of a seat or of chance means the engine knows; the
 * lines of the table itself are read and written here.
 */
#include <string.h>

#include "table.h"

static const char table_word[] = "table";

/* ---- In ----------------------------------------------------------------------------------- */

/* A line is one line; what comes after its end nobody would read. */
static enum aude_status check_text(const char *text)
{
    size_t len = strlen(text);
    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)text[i];
        if ((c < ' ' && c != '\t') || c == 0x7f)
            return AUDE_BAD_ARGUMENT;
    }
    return len >= AUDE_LINE_MAX ? AUDE_TEXT_TOO_LONG : AUDE_OK;
}

/* An onlooker has the number of chance, but only the owner speaks for chance. */
static enum aude_status check_action(const struct aude_state *s, int seat,
                                     const struct aude_action *a)
{
    if (seat == AUDE_OWNER)
        return aude_check(s, aude_actor(s), *a);
    return seat < 0 ? AUDE_NOT_YOUR_TURN : aude_check(s, seat, *a);
}

enum aude_status line_read(const struct aude_table *t, const struct aude_state *s, int seat,
                           const char *text, struct aude_action *out)
{
    if (t->ending != AUDE_ENDING_RUNNING)
        return AUDE_GAME_OVER;
    enum aude_status status = check_text(text);
    if (status == AUDE_OK)
        status = aude_action_read(s, text, out);
    return status == AUDE_OK ? check_action(s, seat, out) : status;
}

/* Chance may not say something else than it did. */
static enum aude_status check_luck(const struct aude_table *t, const struct aude_action *a)
{
    const struct aude_action *settled = luck_settled(t);
    return settled == NULL || is_same_action(settled, a) ? AUDE_OK : AUDE_SETTLED;
}

static enum aude_status append(struct aude_table *t, const struct aude_action *a)
{
    enum aude_status status = check_luck(t, a);
    if (status == AUDE_OK)
        status = table_reserve(t, 1, LINES_MOST);
    if (status == AUDE_OK)
        table_append(t, a);
    return status;
}

enum aude_status aude_table_play(struct aude_table *t, int seat, const struct aude_action *a)
{
    if (t->ending != AUDE_ENDING_RUNNING)
        return AUDE_GAME_OVER;
    enum aude_status status = check_action(t->now, seat, a);
    return status == AUDE_OK ? append(t, a) : status;
}

static enum aude_status read_seat(const struct aude_table *t, const char **text, struct line *out)
{
    int seat;
    if (!text_number(text, AUDE_LINES_MAX, &seat))
        return AUDE_BAD_ARGUMENT;
    if (seat >= t->seats)
        return AUDE_UNKNOWN_SEAT;
    out->actor = (int8_t)seat;
    return AUDE_OK;
}

static enum aude_status read_player(const struct aude_table *t, const char **text, struct line *out)
{
    enum aude_status status = read_seat(t, text, out);
    struct piece player = text_word(text);
    if (status != AUDE_OK)
        return status;
    if (!is_player(player.at, player.len))
        return AUDE_BAD_NAME;
    memcpy(out->word, player.at, player.len);
    return AUDE_OK;
}

/* What a clock's word means is for whoever has a clock. */
static enum aude_status read_clock(const char **text, struct line *out)
{
    struct piece word = text_word(text);
    out->actor = -1;
    if (!is_clock(word.at, word.len))
        return AUDE_BAD_ARGUMENT;
    memcpy(out->word, word.at, word.len);
    return AUDE_OK;
}

static enum aude_status read_over(const char **text, struct line *out)
{
    struct piece word = text_word(text);
    out->actor = -1;
    for (int i = AUDE_ENDING_DRAW; i < AUDE_ENDING_COUNT; i++) {
        if (piece_is(word, aude_ending_name((enum aude_ending)i))) {
            out->ending = (uint8_t)i;
            return AUDE_OK;
        }
    }
    return AUDE_BAD_ARGUMENT;
}

/* What comes after the word "table". */
static enum aude_status read_table_line(const struct aude_table *t, const char *text,
                                        struct line *out)
{
    static const struct {
        const char *word;
        enum line_kind kind;
    } kinds[] = {{"back", LINE_BACK}, {"seat", LINE_SEAT},   {"resign", LINE_RESIGN},
                 {"time", LINE_TIME}, {"clock", LINE_CLOCK}, {"over", LINE_OVER}};
    struct piece word = text_word(&text);
    enum aude_status status = AUDE_UNKNOWN_VERB;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (!piece_is(word, kinds[i].word))
            continue;
        out->kind = (uint8_t)kinds[i].kind;
        if (out->kind == LINE_BACK)
            status = text_number(&text, AUDE_LINES_MAX, &out->before) ? AUDE_OK : AUDE_BAD_ARGUMENT;
        else if (out->kind == LINE_SEAT)
            status = read_player(t, &text, out);
        else if (out->kind == LINE_CLOCK)
            status = read_clock(&text, out);
        else if (out->kind == LINE_OVER)
            status = read_over(&text, out);
        else
            status = read_seat(t, &text, out);
    }
    return status == AUDE_OK && !text_ends(&text) ? AUDE_TRAILING_TEXT : status;
}

static bool is_leaving(const struct line *line)
{
    return line->kind == LINE_RESIGN || line->kind == LINE_TIME;
}

/* When a game is over only taking that back is left. */
static enum aude_status check_table_line(const struct aude_table *t, const struct line *line)
{
    if (line->kind == LINE_BACK)
        return aude_table_may_back(t, line->before);
    if (t->ending != AUDE_ENDING_RUNNING)
        return AUDE_GAME_OVER;
    return is_leaving(line) && (t->out >> line->actor & 1) != 0 ? AUDE_SEAT_OUT : AUDE_OK;
}

/* Also a table that is full can end. */
static int most_lines(const struct line *line)
{
    return is_leaving(line) || line->kind == LINE_OVER ? AUDE_LINES_MAX : LINES_MOST;
}

enum aude_status aude_table_add(struct aude_table *t, int seat, const char *line)
{
    const char *text = line;
    struct line made = {0};
    struct aude_action a;
    enum aude_status status;
    if (!piece_is(text_word(&text), table_word)) {
        status = line_read(t, t->now, seat, line, &a);
        return status == AUDE_OK ? append(t, &a) : status;
    }
    status = check_text(line);
    if (status == AUDE_OK)
        status = read_table_line(t, text, &made);
    if (status == AUDE_OK && seat != AUDE_OWNER && (made.kind != LINE_RESIGN || seat != made.actor))
        status = AUDE_NOT_YOUR_TURN;
    if (status == AUDE_OK)
        status = check_table_line(t, &made);
    if (status == AUDE_OK)
        status = table_reserve(t, 1, most_lines(&made));
    if (status == AUDE_OK)
        table_append_line(t, &made);
    return status;
}

/* ---- Out ---------------------------------------------------------------------------------- */

static void write_table_line(const struct line *line, struct scribe *w)
{
    static const char *const words[] = {
        [LINE_BACK] = " back ", [LINE_SEAT] = " seat ",   [LINE_RESIGN] = " resign ",
        [LINE_TIME] = " time ", [LINE_CLOCK] = " clock ", [LINE_OVER] = " over "};
    scribe_add(w, table_word);
    scribe_add(w, words[line->kind]);
    if (line->kind == LINE_OVER)
        scribe_add(w, aude_ending_name((enum aude_ending)line->ending));
    else if (line->kind != LINE_CLOCK)
        scribe_number(w, line->kind == LINE_BACK ? line->before : line->actor);
    scribe_add(w, line->kind == LINE_SEAT ? " " : "");
    scribe_add(w, line->word);
}

static void keep_text(struct aude_table *t, const struct aude_state *s, struct aude_action a)
{
    char *text = t->text + t->text_used;
    text[0] = '\0';
    aude_action_write(s, a, text, AUDE_LINE_MAX);
    t->text_used += (int)strlen(text) + 1;
}

/* From whomever something of an action is hidden, the same of it is. */
void line_keep(struct aude_table *t, const struct aude_state *s, struct line *line)
{
    struct aude_action veiled = line->action;
    line->text = t->text_used;
    line->veiled = 0;
    for (int seat = AUDE_ONLOOKER; seat < t->seats && t->has_secrets; seat++) {
        struct aude_action seen = action_seen(t, s, seat, &line->action);
        if (is_same_action(&seen, &line->action))
            continue;
        line->veiled |= (uint8_t)(1u << (seat + 1));
        veiled = seen;
    }
    keep_text(t, s, line->action);
    if (line->veiled != 0)
        keep_text(t, s, veiled);
}

/* An action as that seat sees it. */
static const char *text_of(const struct aude_table *t, const struct line *line, int seat)
{
    const char *text = t->text + line->text;
    int viewer = table_viewer(t, seat);
    bool is_veiled = viewer != AUDE_OWNER && (line->veiled >> (viewer + 1) & 1) != 0;
    return is_veiled ? text + strlen(text) + 1 : text;
}

int aude_table_count(const struct aude_table *t)
{
    return t->count;
}

enum aude_status aude_table_line(struct aude_table *t, int n, int seat, char *buf, size_t len)
{
    if (n < 1 || n > t->count)
        return AUDE_NO_SUCH_LINE;
    const struct line *line = line_at(t, n);
    struct scribe w = {buf, len, 0};
    if (line->kind == LINE_ACTION)
        scribe_add(&w, text_of(t, line, seat));
    else
        write_table_line(line, &w);
    return w.used < len ? AUDE_OK : AUDE_TEXT_TOO_LONG;
}
