/*
 * cards_words.c: which numbers the rules give to the words of the clauses, and what the kinds of
 * cards are. The kinds are known to the model itself; the engine's table is compared with that.
 */
#include "cards_desk.h"

#include <stdio.h>
#include <string.h>

static const char *const colours[ROWS] = {"yellow", "red", "green", "blue"};

int kind_colour(int kind)
{
    return kind < DRAGON ? kind / PER_COLOUR : -1;
}

bool kind_is_person(int kind)
{
    return kind < DRAGON && kind % PER_COLOUR <= THREE;
}

bool kind_is_animal(int kind)
{
    return kind < DRAGON && kind % PER_COLOUR == ANIMAL;
}

bool kind_is_building(int kind)
{
    return kind < DRAGON && kind % PER_COLOUR == BUILDING;
}

/* CARD-05 */
int kind_copies(int kind)
{
    static const int of_colour[PER_COLOUR] = {8, 5, 3, 9, 5};
    if (kind < DRAGON)
        return of_colour[kind % PER_COLOUR];
    return kind == DRAGON || kind == FAIRY ? 1 : 4;
}

int kind_value(int kind)
{
    return kind_is_person(kind) ? kind % PER_COLOUR + 1 : 0;
}

static void doubt(struct cards_model *m, const char *word)
{
    if (!m->unknown[0])
        snprintf(m->unknown, sizeof m->unknown, "%s", word);
}

static int find_word(struct cards_model *m, enum aude_noun noun, const char *word)
{
    for (int i = 0; aude_name(m->r, noun, i); i++)
        if (strcmp(aude_name(m->r, noun, i), word) == 0)
            return i;
    doubt(m, word);
    return -1;
}

static void read_names(struct cards_model *m)
{
    static const char *const steps[] = {"dealer", "open",   "open",   "deal", "play",
                                        "turn",   "choose", "assign", "over"};
    static const char *const reasons[] = {"persons", "wrong",   "sold",     "special",
                                          "joker",   "animals", "buildings"};
    m->verb = (struct cards_verbs){.dealer = find_word(m, AUDE_NAME_VERB, "dealer"),
                                   .open = find_word(m, AUDE_NAME_VERB, "open"),
                                   .deal = find_word(m, AUDE_NAME_VERB, "deal"),
                                   .lay = find_word(m, AUDE_NAME_VERB, "lay"),
                                   .claim = find_word(m, AUDE_NAME_VERB, "claim"),
                                   .turn = find_word(m, AUDE_NAME_VERB, "turn"),
                                   .sell = find_word(m, AUDE_NAME_VERB, "sell"),
                                   .keep = find_word(m, AUDE_NAME_VERB, "keep"),
                                   .joker = find_word(m, AUDE_NAME_VERB, "joker")};
    for (int i = 0; i <= DESK_OVER; i++)
        m->step_name[i] = find_word(m, AUDE_NAME_STEP, steps[i]);
    for (int i = 0; i < REASONS; i++)
        m->reason_name[i] = find_word(m, AUDE_NAME_REASON, reasons[i]);
    m->token_dealer = find_word(m, AUDE_NAME_TOKEN, "dealer");
    for (int i = 0; i < ROWS; i++)
        if (find_word(m, AUDE_NAME_FEATURE, colours[i]) != i)
            doubt(m, colours[i]);
    if (find_word(m, AUDE_NAME_PIECE, "follower") != 0 || aude_name(m->r, AUDE_NAME_PIECE, 1))
        doubt(m, "follower");
}

static const char *type_of(int kind)
{
    static const char *const jokers[] = {"dragon", "fairy", "animal-joker", "building-joker"};
    if (kind >= DRAGON)
        return jokers[kind - DRAGON];
    if (kind_is_person(kind))
        return "person";
    return kind_is_animal(kind) ? "animal" : "building";
}

static void write_id(int kind, char *out, size_t len)
{
    if (kind_is_person(kind))
        snprintf(out, len, "%s.%d", colours[kind_colour(kind)], kind_value(kind));
    else if (kind < DRAGON)
        snprintf(out, len, "%s.%s", colours[kind_colour(kind)], type_of(kind));
    else
        snprintf(out, len, "%s", type_of(kind));
}

static void read_kinds(struct cards_model *m)
{
    struct aude_card_kind k;
    char id[AUDE_NAME_MAX];
    for (int i = 0; i < CARD_KINDS; i++) {
        write_id(i, id, sizeof id);
        bool is_same = aude_card_kind(m->r, i, &k) && strcmp(k.id, id) == 0 &&
                       k.copies == kind_copies(i) && k.row == kind_colour(i) &&
                       k.value == kind_value(i) &&
                       k.type == find_word(m, AUDE_NAME_CARD, type_of(i));
        if (!is_same)
            doubt(m, id);
    }
    if (aude_card_kind(m->r, CARD_KINDS, &k))
        doubt(m, "a card too many");
}

/* CARD-Q01; the options as they stand in the rules text. */
static void read_options(struct cards_model *m)
{
    static const int tables[3][HERD_MAX + 1] = {
        {0, 3, 6, 9, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30},
        {0, 3, 6, 9, 12, 14, 16, 17, 18, 19, 20, 21, 22, 23},
        {0, 3, 6, 8, 11, 14, 17, 20, 22, 25, 28, 31, 34, 36},
    };
    char text[AUDE_TEXT_MAX];
    if (aude_rules_write(m->r, text, sizeof text) != AUDE_OK)
        doubt(m, "a text too long");
    int table = strstr(text, " animals=b") ? 1 : strstr(text, " animals=c") ? 2 : 0;
    memcpy(m->herd, tables[table], sizeof m->herd);
    m->has_open_chests = strstr(text, " chests=open") != NULL;
}

void cards_read(struct cards_model *m)
{
    m->seats = aude_seats(m->r);
    read_names(m);
    read_kinds(m);
    read_options(m);
}
