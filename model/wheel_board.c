/*
 * wheel_board.c: the wheel board as it is printed, in 16 cells (WHEE-Q03), written down here once
 * more so that the tiles of the rules can be compared with it.
 */
#include "board.h"

#include <stdio.h>
#include <string.h>

enum { ACROSS = 4 };

/* By row and column. Segments are separated by commas: the feature kind, then the sides or
 * half-edges it reaches; + for a field that touches the city of its cell. */
static const char *const cells[ACROSS][ACROSS] = {
    {"city N,field WL WR EL ER SL SR +", "field NL NR EL ER WL WR,fortuna",
     "road N,field NL WL WR,field NR EL ER", "field NL NR EL ER SL SR WL WR"},
    {"road W,field NL NR WR,field WL SL SR,plague", "plague", "taxes",
     "field NL NR EL ER SL SR,taxes"},
    {"field NL NR SL SR WL WR,inquisition", "storm", "storm", "city E,field NL NR SL SR +,famine"},
    {"city S W,field NL NR EL ER +", "field EL ER SL SR WL WR", "field EL ER SL SR WL WR",
     "road S,field NL NR EL ER SL,field SR WL WR"},
};

/* The bit of a word in a list of words of its own length, or 0. */
static unsigned find_bit(const char *list, const char *word)
{
    const char *found = strstr(list, word);
    return found ? 1U << ((unsigned)(found - list) / (unsigned)(strlen(word) + 1)) : 0;
}

/* Reads the parts of one segment after its kind; true if they are those of the tile's segment. */
static bool is_printed(const struct land_model *m, const struct aude_kind *cell, int segment,
                       char *parts)
{
    unsigned sides = 0;
    unsigned halves = 0;
    bool touches_city = false;
    char *rest = NULL;
    for (char *part = strtok_r(parts, " ", &rest); part; part = strtok_r(NULL, " ", &rest)) {
        if (strcmp(part, "+") == 0)
            touches_city = true;
        else if (strlen(part) == 1)
            sides |= find_bit("N E S W", part);
        else
            halves |= find_bit("NL NR EL ER SL SR WL WR", part);
    }
    const struct aude_segment *s = &cell->segment[segment];
    bool is_right = s->sides == sides && s->halves == halves && (s->touches != 0) == touches_city;
    for (int i = 0; i < cell->segments && touches_city; i++)
        is_right = is_right && (s->touches >> i & 1U) == (cell->segment[i].kind == m->word.city);
    return is_right;
}

/* Takes the next segment off the text: its kind, and what follows the kind in parts. */
static const char *take_segment(const char *text, char kind[16], char parts[32])
{
    size_t length = strcspn(text, ",");
    size_t name = strcspn(text, " ,");
    snprintf(kind, 16, "%.*s", (int)name, text);
    snprintf(parts, 32, "%.*s", (int)(length - name), text + name);
    return text[length] ? text + length + 1 : text + length;
}

/* Each segment of the text is a segment of the cell that no other took, and none is left. */
static bool is_cell(const struct land_model *m, const struct aude_kind *cell, const char *text)
{
    bool is_taken[AUDE_SEGMENTS] = {false};
    int segments = 0;
    while (*text) {
        char kind[16], parts[32], copy[32];
        int found = -1;
        text = take_segment(text, kind, parts);
        for (int i = 0; i < cell->segments; i++) {
            memcpy(copy, parts, sizeof copy);
            if (!is_taken[i] && found < 0 &&
                strcmp(aude_name(m->r, AUDE_NAME_FEATURE, cell->segment[i].kind), kind) == 0 &&
                is_printed(m, cell, i, copy))
                found = i;
        }
        if (found < 0)
            return false;
        is_taken[found] = true;
        segments++;
    }
    return segments == cell->segments;
}

/* The tile kind of a cell, or -1. */
static int find_cell(const struct land_model *m, int x, int y)
{
    char id[16];
    snprintf(id, sizeof id, "wheel/B%d%d", x, y);
    for (int i = 0; i < m->kinds; i++)
        if (strcmp(m->kind[i].id, id) == 0)
            return i;
    return -1;
}

static bool is_blank(const struct aude_kind *cell)
{
    for (int i = 0; i < AUDE_SYMBOLS; i++)
        if (cell->symbol[i])
            return false;
    for (int i = 0; i < cell->segments; i++)
        for (int mark = 0; mark < AUDE_MARKS; mark++)
            if (cell->segment[i].mark[mark])
                return false;
    return cell->copies == 1 && cell->is_start && !cell->is_second;
}

void wheel_board_read(struct land_model *m)
{
    int starts = 0;
    for (int i = 0; i < m->kinds; i++)
        starts += m->kind[i].is_start;
    if (starts != ACROSS * ACROSS)
        snprintf(m->unknown, sizeof m->unknown, "a wheel board of %d cells", starts);
    for (int y = 0; y < ACROSS; y++)
        for (int x = 0; x < ACROSS; x++) {
            int kind = find_cell(m, x, y);
            if (kind < 0 || !is_blank(&m->kind[kind]) || !is_cell(m, &m->kind[kind], cells[y][x]))
                snprintf(m->unknown, sizeof m->unknown, "this cell %d,%d of the wheel board", x, y);
        }
}

/* WHEE-06 */
void wheel_board_lay(struct land_model *m)
{
    for (int y = 0; y < ACROSS; y++)
        for (int x = 0; x < ACROSS; x++) {
            int kind = find_cell(m, x, y);
            if (kind >= 0)
                board_lay(m, kind, 0, x, y);
        }
}
