/*
 * table.c: the table itself: its memory, the lines that count, and the position they lead to.
 */
#include "table.h"

#include <stdlib.h>
#include <string.h>

enum { ROOM_FIRST = 64, DRAFT_ROOM = 16, TEXT_FIRST = 1024 };

struct line *line_at(const struct aude_table *t, int n)
{
    return &t->line[n - 1];
}

bool is_aside(int kind)
{
    return kind == LINE_SEAT || kind == LINE_RESIGN || kind == LINE_TIME || kind == LINE_CLOCK;
}

bool is_same_action(const struct aude_action *a, const struct aude_action *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* ---- Memory ------------------------------------------------------------------------------- */

static bool grow(void *list, size_t size)
{
    void **block = list;
    void *larger = realloc(*block, size);
    if (larger == NULL)
        return false;
    *block = larger;
    return true;
}

static enum aude_status text_reserve(struct aude_table *t, int more)
{
    int room = t->text_room == 0 ? TEXT_FIRST : t->text_room;
    while (room < t->text_used + more)
        room *= 2;
    if (room == t->text_room)
        return AUDE_OK;
    if (!grow(&t->text, (size_t)room))
        return AUDE_NO_MEMORY;
    t->text_room = room;
    return AUDE_OK;
}

static enum aude_status lines_reserve(struct aude_table *t, int more)
{
    int room = t->room == 0 ? ROOM_FIRST : t->room;
    while (room < t->count + more)
        room *= 2;
    if (room == t->room)
        return AUDE_OK;
    /* One that has grown alone has room to spare, no more. */
    size_t size = (size_t)room;
    if (!grow(&t->line, size * sizeof *t->line) || !grow(&t->way, size * sizeof *t->way) ||
        !grow(&t->trail, size * sizeof *t->trail))
        return AUDE_NO_MEMORY;
    t->room = room;
    return AUDE_OK;
}

enum aude_status table_reserve(struct aude_table *t, int more, int most)
{
    if (more > most - t->count)
        return AUDE_TABLE_FULL;
    enum aude_status status = lines_reserve(t, more);
    return status == AUDE_OK ? text_reserve(t, more * TEXT_MOST) : status;
}

enum aude_status draft_reserve(struct aude_table *t, int length)
{
    if (length <= t->draft_room)
        return AUDE_OK;
    int room = t->draft_room == 0 ? DRAFT_ROOM : t->draft_room;
    while (room < length)
        room *= 2;
    if (!grow(&t->draft, (size_t)room * sizeof *t->draft))
        return AUDE_NO_MEMORY;
    t->draft_room = room;
    return AUDE_OK;
}

/* NULL if there is no memory. */
static struct aude_state *state_open(const struct aude_table *t)
{
    struct aude_state *s = calloc(1, aude_state_size(t->rules));
    if (s != NULL)
        aude_start(t->rules, s);
    return s;
}

/* In games without secrets everybody sees the same; and a view has nothing more to hide. */
static bool open_states(struct aude_table *t)
{
    t->now = state_open(t);
    t->tried = state_open(t);
    t->past = state_open(t);
    t->start = state_open(t);
    bool is_good = t->now != NULL && t->tried != NULL && t->past != NULL && t->start != NULL;
    for (int i = 0; i <= t->seats && is_good && t->has_secrets && t->viewer == AUDE_OWNER; i++) {
        t->view[i] = state_open(t);
        is_good = t->view[i] != NULL;
    }
    if (is_good && t->viewer != AUDE_OWNER) {
        aude_view(t->past, t->viewer, t->start);
        aude_copy(t->now, t->start);
        aude_copy(t->past, t->start);
    }
    return is_good;
}

static void leave_rules(struct common_rules *common)
{
    if (atomic_fetch_sub(&common->users, 1) > 1)
        return;
    aude_rules_free(common->rules);
    free(common);
}

/* A table without a line, which uses the common rules until it is closed. */
static enum aude_status open_with(struct common_rules *common, int viewer, struct aude_table **out)
{
    const struct aude_rules *r = common->rules;
    struct aude_table *t = calloc(1, sizeof *t);
    *out = NULL;
    if (t == NULL)
        return AUDE_NO_MEMORY;
    atomic_fetch_add(&common->users, 1);
    t->common = common;
    t->rules = r;
    t->seats = aude_seats(r);
    t->has_secrets = (aude_facts(r) & AUDE_HAS_SECRETS) != 0;
    t->has_board = (aude_facts(r) & AUDE_HAS_BOARD) != 0;
    t->viewer = AUDE_OWNER;
    t->viewer = table_viewer(t, viewer);
    if (!open_states(t)) {
        aude_table_close(t);
        return AUDE_NO_MEMORY;
    }
    for (int seat = 0; seat < t->seats; seat++)
        memcpy(t->first_player[seat], PERSON, sizeof PERSON);
    memcpy(t->player, t->first_player, sizeof t->player);
    *out = t;
    return AUDE_OK;
}

enum aude_status aude_table_open(const char *rules, int viewer, struct aude_table **out, size_t *at)
{
    struct aude_rules *r;
    *out = NULL;
    enum aude_status status = aude_rules_read(rules, &r, at);
    if (status != AUDE_OK)
        return status;
    struct common_rules *common = malloc(sizeof *common);
    if (common == NULL) {
        aude_rules_free(r);
        return AUDE_NO_MEMORY;
    }
    common->rules = r;
    atomic_init(&common->users, 1);
    status = open_with(common, viewer, out);
    leave_rules(common);
    return status;
}

void aude_table_close(struct aude_table *t)
{
    if (t == NULL)
        return;
    for (int i = 0; i <= AUDE_SEATS; i++)
        free(t->view[i]);
    free(t->start);
    free(t->past);
    free(t->tried);
    free(t->now);
    free(t->draft);
    free(t->trail);
    free(t->way);
    free(t->text);
    free(t->line);
    leave_rules(t->common);
    free(t);
}

/* ---- The lines that count ------------------------------------------------------------------- */

/* A line that is aside; the game goes on until now. */
static void take(struct aude_table *t, int n)
{
    const struct line *line = line_at(t, n);
    t->last_aside = n;
    if (line->kind == LINE_SEAT)
        memcpy(t->player[line->actor], line->word, sizeof line->word);
    if (line->kind == LINE_SEAT || line->kind == LINE_CLOCK)
        return;
    t->out |= 1u << line->actor;
    unsigned in = ((1u << t->seats) - 1) & ~t->out;
    if ((in & (in - 1)) == 0)
        t->ending = line->kind == LINE_TIME ? AUDE_ENDING_TIME : AUDE_ENDING_RESIGNED;
}

/* Has the last line that counts ended the game? Then everybody may be shown what was hidden, so
 * where there is something it cannot be taken back. */
static void look_whether_over(struct aude_table *t)
{
    const struct line *last = t->last > 0 ? line_at(t, t->last) : NULL;
    if (last != NULL && last->kind == LINE_OVER)
        t->ending = (enum aude_ending)last->ending;
    if (t->ending == AUDE_ENDING_RUNNING && aude_actor(t->now) == AUDE_OVER)
        t->ending = AUDE_ENDING_PLAYED;
    if (t->ending == AUDE_ENDING_RUNNING)
        return;
    aude_table_draft_drop(t);
    if (last != NULL && t->has_secrets)
        line_at(t, t->last)->teaches = true;
}

int table_tip(const struct aude_table *t)
{
    return t->steps > 0 ? t->way[t->steps - 1] : 0;
}

/* Makes another action the last step. */
static void go_to(struct aude_table *t, int tip)
{
    t->steps = tip > 0 ? line_at(t, tip)->step : 0;
    for (int n = tip, i = t->steps; n > 0; n = line_at(t, n)->before)
        t->way[--i] = n;
    aude_table_draft_drop(t);
    /* Who goes back to the same place again and again plays the way there once. */
    aude_copy(t->now, table_past(t, tip, 0));
    table_forget_views(t);
}

/* Makes another action the last that counts, or the line that ended the game. */
static void end_with(struct aude_table *t, int last)
{
    bool is_over = last > 0 && line_at(t, last)->kind == LINE_OVER;
    int tip = is_over ? line_at(t, last)->before : last;
    t->last = last;
    if (tip != table_tip(t))
        go_to(t, tip);
}

/* What is aside goes on counting, so only a running game can come of it. */
static void go_back(struct aude_table *t, int line)
{
    int last = t->last;
    while (last > line)
        last = line_at(t, last)->before;
    end_with(t, last);
    t->ending = AUDE_ENDING_RUNNING;
    look_whether_over(t);
}

void table_restore(struct aude_table *t, int count, int last)
{
    end_with(t, last);
    t->text_used = count < t->count ? line_at(t, count + 1)->text : t->text_used;
    t->count = count;
    t->past_line = t->past_line > count ? -1 : t->past_line;
    t->out = 0;
    t->last_aside = 0;
    t->ending = AUDE_ENDING_RUNNING;
    memcpy(t->player, t->first_player, sizeof t->player);
    for (int n = 1; n <= count; n++) {
        if (is_aside(line_at(t, n)->kind))
            take(t, n);
    }
    look_whether_over(t);
}

/* Which turn a step belongs to. On a board only a draw for another seat begins a turn, for a second
 * tile belongs to it, and so does what others do meanwhile. With cards it is enough that somebody
 * else acts. */
static void number(const struct aude_table *t, const struct aude_state *s,
                   const struct line *before, struct line *line)
{
    int seat = t->has_board && line->actor < 0 ? aude_turn(s) : line->actor;
    bool is_new = before == NULL;
    if (before != NULL && t->has_board)
        is_new = line->actor < 0 && before->actor >= 0 && seat != before->turn_seat;
    else if (before != NULL)
        is_new = line->actor != before->actor;
    line->turn = before == NULL ? 0 : before->turn + is_new;
    line->turn_seat = (int8_t)(is_new ? seat : before->turn_seat);
}

struct line line_of(const struct aude_table *t, struct aude_state *s, const struct aude_action *a,
                    const struct line *before)
{
    struct line line = {.kind = LINE_ACTION, .actor = (int8_t)aude_actor(s), .action = *a};
    int round = 0;
    number(t, s, before, &line);
    aude_apply(s, *a, NULL);
    aude_number(s, "round", &round);
    line.round = round;
    return line;
}

void table_append(struct aude_table *t, const struct aude_action *a)
{
    const struct line *before = t->steps > 0 ? line_at(t, table_tip(t)) : NULL;
    bool teaches = action_teaches(t, a);
    uint64_t question = 0;
    int asked = 0;
    if (aude_actor(t->now) == AUDE_CHANCE)
        luck_ask(t, &question, &asked);
    struct line kept = {.action = *a};
    line_keep(t, t->now, &kept);
    struct line line = line_of(t, t->now, a, before);
    line.text = kept.text;
    line.veiled = kept.veiled;
    line.teaches = teaches;
    line.question = question;
    line.asked = asked;
    line.before = t->last;
    line.step = t->steps + 1;
    t->line[t->count++] = line;
    t->last = t->count;
    t->way[t->steps++] = t->count;
    aude_table_draft_drop(t);
    table_forget_views(t);
    look_whether_over(t);
}

void table_append_line(struct aude_table *t, const struct line *line)
{
    t->line[t->count] = *line;
    t->line[t->count++].text = t->text_used;
    if (line->kind == LINE_BACK) {
        go_back(t, line->before);
        return;
    }
    if (is_aside(line->kind)) {
        take(t, t->count);
    } else {
        line_at(t, t->count)->before = t->last;
        t->last = t->count;
    }
    look_whether_over(t);
}

/* ---- Other tables --------------------------------------------------------------------------- */

static enum aude_status open_like(const struct aude_table *t, int viewer, struct aude_table **out)
{
    enum aude_status status = open_with(t->common, viewer, out);
    if (status != AUDE_OK)
        return status;
    memcpy((*out)->name, t->name, sizeof t->name);
    memcpy((*out)->date, t->date, sizeof t->date);
    memcpy((*out)->first_player, t->first_player, sizeof t->first_player);
    memcpy((*out)->player, t->first_player, sizeof t->first_player);
    return AUDE_OK;
}

/* Gives another table the lines as they are, to a seat from which nothing in them is hidden, and
 * the draft if it sees that. */
static enum aude_status give_all(const struct aude_table *t, int seat, struct aude_table *to)
{
    int drafted = aude_table_steps(t, seat) - t->steps;
    enum aude_status status = lines_reserve(to, t->count);
    if (status == AUDE_OK)
        status = text_reserve(to, t->text_used);
    if (status == AUDE_OK)
        status = draft_reserve(to, drafted);
    if (status != AUDE_OK)
        return status;
    if (t->count > 0)
        memcpy(to->line, t->line, (size_t)t->count * sizeof *t->line);
    if (t->text_used > 0)
        memcpy(to->text, t->text, (size_t)t->text_used);
    if (t->steps > 0)
        memcpy(to->way, t->way, (size_t)t->steps * sizeof *t->way);
    if (drafted > 0)
        memcpy(to->draft, t->draft, (size_t)drafted * sizeof *t->draft);
    memcpy(to->player, t->player, sizeof t->player);
    to->count = t->count;
    to->text_used = t->text_used;
    to->last = t->last;
    to->last_aside = t->last_aside;
    to->steps = t->steps;
    to->out = t->out;
    to->ending = t->ending;
    to->drafted = drafted;
    aude_copy(to->now, t->now);
    if (drafted > 0)
        aude_copy(to->tried, t->tried);
    /* What it adds is looked at next: that need not be played from the start. */
    aude_copy(to->past, t->now);
    to->past_line = table_tip(to);
    return AUDE_OK;
}

/* Gives another table the lines of this one as a seat sees them, and the draft if it sees that. */
static enum aude_status give_lines(struct aude_table *t, int seat, struct aude_table *to)
{
    char text[AUDE_LINE_MAX];
    struct aude_step step;
    enum aude_status status = AUDE_OK;
    for (int n = 1; n <= t->count && status == AUDE_OK; n++) {
        status = aude_table_line(t, n, seat, text, sizeof text);
        if (status == AUDE_OK)
            status = aude_table_add(to, AUDE_OWNER, text);
    }
    int steps = aude_table_steps(t, seat);
    for (int i = t->steps; i < steps && status == AUDE_OK; i++) {
        aude_table_step(t, seat, i, &step);
        status = aude_table_draft(to, step.actor, step.line);
    }
    return status;
}

/* Keeps what was made, or closes it. */
static enum aude_status hand_over(enum aude_status status, struct aude_table *made,
                                  struct aude_table **out)
{
    *out = status == AUDE_OK ? made : NULL;
    if (status != AUDE_OK)
        aude_table_close(made);
    return status;
}

enum aude_status aude_table_copy(struct aude_table *t, int seat, struct aude_table **out)
{
    struct aude_table *copy;
    enum aude_status status = open_like(t, table_viewer(t, seat), &copy);
    if (status == AUDE_OK)
        status = copy->viewer == t->viewer ? give_all(t, seat, copy) : give_lines(t, seat, copy);
    return hand_over(status, copy, out);
}

enum aude_status aude_table_fork(const struct aude_table *t, int steps, struct aude_table **out)
{
    struct aude_table *fork;
    *out = NULL;
    if (steps < 0 || steps > t->steps)
        return AUDE_NO_SUCH_LINE;
    enum aude_status status = open_like(t, t->viewer, &fork);
    if (status == AUDE_OK) {
        memcpy(fork->first_player, t->player, sizeof t->player);
        memcpy(fork->player, t->player, sizeof t->player);
        status = table_reserve(fork, steps, LINES_MOST);
    }
    for (int i = 0; i < steps && status == AUDE_OK; i++)
        table_append(fork, &line_at(t, t->way[i])->action);
    return hand_over(status, fork, out);
}

/* ---- What a record says at its top ------------------------------------------------------------ */

static bool is_seat(const struct aude_table *t, int seat)
{
    return seat >= 0 && seat < t->seats;
}

const struct aude_rules *aude_table_rules(const struct aude_table *t)
{
    return t->rules;
}

int aude_table_viewer(const struct aude_table *t)
{
    return t->viewer;
}

const char *aude_table_name(const struct aude_table *t, int seat)
{
    return is_seat(t, seat) ? t->name[seat] : "";
}

const char *aude_table_player(const struct aude_table *t, int seat)
{
    return is_seat(t, seat) ? t->player[seat] : "";
}

const char *aude_table_date(const struct aude_table *t)
{
    return t->date;
}

enum aude_status aude_table_set_name(struct aude_table *t, int seat, const char *name)
{
    char copy[AUDE_NAME_MAX];
    if (!is_seat(t, seat))
        return AUDE_UNKNOWN_SEAT;
    if (name_copy(copy, sizeof copy, name, strlen(name)) == NAME_IS_BAD)
        return AUDE_BAD_NAME;
    memcpy(t->name[seat], copy, sizeof copy);
    return AUDE_OK;
}

enum aude_status aude_table_set_date(struct aude_table *t, const char *date)
{
    char copy[AUDE_NAME_MAX];
    if (name_copy(copy, sizeof copy, date, strlen(date)) == NAME_IS_BAD)
        return AUDE_BAD_NAME;
    memcpy(t->date, copy, sizeof copy);
    return AUDE_OK;
}

enum aude_status aude_table_set_player(struct aude_table *t, int seat, const char *player)
{
    size_t len = strlen(player);
    if (!is_seat(t, seat))
        return AUDE_UNKNOWN_SEAT;
    if (!is_player(player, len))
        return AUDE_BAD_NAME;
    if (t->count > 0)
        return AUDE_OUT_OF_STEP;
    memcpy(t->first_player[seat], player, len + 1);
    memcpy(t->player[seat], player, len + 1);
    return AUDE_OK;
}
