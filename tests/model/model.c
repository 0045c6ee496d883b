/*
 * model.c: the course of the game in the model: set-up, the steps of a turn, what is legal in
 * each, and the end. The clauses are those of the base game; a module or option that the model
 * does not know is remembered and refused by name instead of being played wrongly.
 */
#include "model.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"

enum { FOLLOWERS = 7 }; /* in the supply of each seat, BASE-07 */

bool model_refuse(char *why, size_t len, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(why, len, format, arguments);
    va_end(arguments);
    return false;
}

static int find_word(const struct aude_rules *r, enum aude_noun noun, const char *word)
{
    for (int i = 0; aude_name(r, noun, i); i++)
        if (strcmp(aude_name(r, noun, i), word) == 0)
            return i;
    return -1;
}

static void read_word(struct model *m, const char *word)
{
    if (strcmp(word, "smallcity=2") == 0)
        m->is_small_city_cheap = true;
    else if (strcmp(word, "farmers=off") == 0)
        m->has_farmers = false;
    else if (strcmp(word, "carcassonne") != 0 && strcmp(word, "smallcity=4") != 0 &&
             strcmp(word, "farmers=on") != 0 && strncmp(word, "seats=", 6) != 0)
        snprintf(m->unknown, sizeof m->unknown, "%s", word);
}

static void read_rules(struct model *m)
{
    char text[AUDE_TEXT_MAX];
    m->seats = aude_seats(m->r);
    m->has_farmers = true;
    if (aude_rules_write(m->r, text, sizeof text) != AUDE_OK) {
        snprintf(m->unknown, sizeof m->unknown, "rules that cannot be written");
        return;
    }
    for (char *word = text; *word;) {
        size_t length = strcspn(word, " +");
        bool is_last = word[length] == '\0';
        word[length] = '\0';
        read_word(m, word);
        word += is_last ? length : length + 1;
    }
}

static void read_words(struct model *m)
{
    m->word = (struct words){
        .field = find_word(m->r, AUDE_NAME_FEATURE, "field"),
        .road = find_word(m->r, AUDE_NAME_FEATURE, "road"),
        .city = find_word(m->r, AUDE_NAME_FEATURE, "city"),
        .cloister = find_word(m->r, AUDE_NAME_FEATURE, "cloister"),
        .shield = find_word(m->r, AUDE_NAME_MARK, "shield"),
        .follower = find_word(m->r, AUDE_NAME_PIECE, "follower"),
    };
    const struct words *word = &m->word;
    if (word->field < 0 || word->road < 0 || word->city < 0 || word->cloister < 0 ||
        word->shield < 0 || word->follower < 0)
        snprintf(m->unknown, sizeof m->unknown, "rules without a word of the base game");
}

struct model *model_new(const struct aude_rules *r)
{
    struct model *m = calloc(1, sizeof *m);
    if (!m)
        abort();
    m->r = r;
    read_rules(m);
    read_words(m);
    while (m->kinds < KINDS_MAX && aude_kind(r, m->kinds, &m->kind[m->kinds]))
        m->kinds++;
    model_restart(m);
    return m;
}

void model_free(struct model *m)
{
    free(m);
}

void model_copy(struct model *to, const struct model *from)
{
    *to = *from;
}

void model_restart(struct model *m)
{
    m->tiles = 0;
    for (int y = 0; y < GRID_SIZE; y++)
        for (int x = 0; x < GRID_SIZE; x++)
            m->grid[y][x] = -1;
    for (int i = 0; i < m->kinds; i++) {
        m->bag[i] = m->kind[i].copies;
        if (m->kind[i].is_start) { /* BASE-03, BASE-05 */
            m->bag[i]--;
            board_lay(m, i, 0, 0, 0);
        }
    }
    m->figures = 0;
    for (int seat = 0; seat < m->seats; seat++)
        for (int i = 0; i < FOLLOWERS; i++)
            m->figure[m->figures++] = (struct figure){.seat = seat, .kind = m->word.follower};
    memset(m->score, 0, sizeof m->score);
    m->turn = 0;
    m->step = STEP_DRAW;
    m->hand = -1;
}

int model_left(const struct model *m)
{
    int left = 0;
    for (int i = 0; i < m->kinds; i++)
        left += m->bag[i];
    return left;
}

int model_supply(const struct model *m, int seat, int kind)
{
    int supply = 0;
    for (int i = 0; i < m->figures; i++) {
        const struct figure *figure = &m->figure[i];
        supply += figure->seat == seat && figure->kind == kind && !figure->is_on_board;
    }
    return supply;
}

static int list_draws(const struct model *m, struct aude_action *out)
{
    int n = 0;
    for (int i = 0; i < m->kinds; i++)
        if (m->bag[i] > 0)
            out[n++] = (struct aude_action){.verb = AUDE_DRAW, .a = (uint8_t)i};
    return n;
}

static int list_places(const struct model *m, struct aude_action *out)
{
    int n = 0;
    struct box box = board_box(m, 1);
    for (int y = box.top; y <= box.bottom; y++)
        for (int x = box.left; x <= box.right; x++)
            for (int turn = 0; turn < 4; turn++)
                if (n < AUDE_LEGAL_MAX && board_fits(m, m->hand, turn, x, y))
                    out[n++] = (struct aude_action){
                        .verb = AUDE_PLACE, .a = (uint8_t)turn, .x = (int16_t)x, .y = (int16_t)y};
    return n;
}

/* BASE-23; BASE-Q15 forbids fields altogether. */
static bool may_stand(const struct model *m, const struct feature *feature)
{
    if (feature->kind == m->word.field && !m->has_farmers)
        return false;
    for (int seat = 0; seat < m->seats; seat++)
        if (feature->strength[seat] > 0)
            return false;
    return true;
}

/* The puts on the tile laid last (BASE-20), one for each feature by its first segment there,
 * and pass if there is any. */
static int list_puts(const struct model *m, struct aude_action *out)
{
    int n = 0;
    int last = m->tiles - 1;
    const struct aude_tile *tile = &m->tile[last];
    if (model_supply(m, m->turn, m->word.follower) == 0) /* BASE-19, BASE-24 */
        return 0;
    struct flood *f = flood_new(m);
    for (int i = 0; i < m->kind[tile->kind].segments; i++) {
        bool is_first = true;
        for (int j = 0; j < i; j++)
            is_first = is_first && f->at[last][j] != f->at[last][i];
        if (is_first && may_stand(m, &f->feature[f->at[last][i]]))
            out[n++] = (struct aude_action){.verb = AUDE_PUT,
                                            .a = (uint8_t)m->word.follower,
                                            .b = (uint8_t)i,
                                            .x = tile->x,
                                            .y = tile->y};
    }
    flood_free(f);
    if (n > 0) /* BASE-17 */
        out[n++] = (struct aude_action){.verb = AUDE_PASS};
    return n;
}

int model_legal(const struct model *m, struct aude_action out[AUDE_LEGAL_MAX])
{
    switch (m->step) {
    case STEP_DRAW:
        return list_draws(m, out);
    case STEP_PLACE:
        return list_places(m, out);
    case STEP_DEPLOY:
        return list_puts(m, out);
    case STEP_OVER:
        break;
    }
    return 0;
}

void model_end(struct model *m)
{
    if (m->step == STEP_OVER)
        return;
    score_final(m);
    m->step = STEP_OVER;
    m->hand = -1;
}

/* BASE-48; BASE-Q02 for a bag that runs out without a tile being laid. */
static void go_on(struct model *m)
{
    if (model_left(m) == 0)
        model_end(m);
    else
        m->step = STEP_DRAW;
}

/* BASE-16: a tile that fits nowhere leaves the game and the same player draws again. */
static void draw(struct model *m, int kind)
{
    m->bag[kind]--;
    if (board_fits_anywhere(m, kind)) {
        m->hand = kind;
        m->step = STEP_PLACE;
    } else {
        go_on(m);
    }
}

static void finish_turn(struct model *m)
{
    score_completed(m);
    m->turn = (m->turn + 1) % m->seats; /* BASE-09 */
    go_on(m);
}

static void place(struct model *m, struct aude_action a)
{
    struct aude_action puts[AUDE_LEGAL_MAX];
    board_lay(m, m->hand, a.a, a.x, a.y);
    m->hand = -1;
    m->step = STEP_DEPLOY;
    if (list_puts(m, puts) == 0)
        finish_turn(m);
}

static void put(struct model *m, struct aude_action a)
{
    for (int i = 0; i < m->figures; i++) {
        struct figure *figure = &m->figure[i];
        if (figure->seat != m->turn || figure->kind != a.a || figure->is_on_board)
            continue;
        figure->is_on_board = true;
        figure->x = a.x;
        figure->y = a.y;
        figure->segment = a.b;
        return;
    }
}

static bool is_legal(const struct model *m, struct aude_action a)
{
    struct aude_action legal[AUDE_LEGAL_MAX];
    int n = model_legal(m, legal);
    for (int i = 0; i < n; i++)
        if (memcmp(&legal[i], &a, sizeof a) == 0)
            return true;
    return false;
}

bool model_apply(struct model *m, struct aude_action a, char *why, size_t len)
{
    if (m->unknown[0])
        return model_refuse(why, len, "the model does not know \"%s\"", m->unknown);
    if (!is_legal(m, a))
        return model_refuse(why, len, "the model finds it illegal: verb %d a %d b %d c %d at %d,%d",
                            a.verb, a.a, a.b, a.c, a.x, a.y);
    switch (m->step) {
    case STEP_DRAW:
        draw(m, a.a);
        break;
    case STEP_PLACE:
        place(m, a);
        break;
    case STEP_DEPLOY:
        if (a.verb == AUDE_PUT)
            put(m, a);
        finish_turn(m);
        break;
    case STEP_OVER:
        break;
    }
    return true;
}
