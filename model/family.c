/*
 * family.c: which of the models follows a game is decided by whether it has cards.
 */
#include "model.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "board.h"
#include "cards.h"

/* One of both, the other is NULL. */
struct model {
    struct land_model *land;
    struct cards_model *cards;
};

bool model_refuse(char *why, size_t len, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(why, len, format, arguments);
    va_end(arguments);
    return false;
}

struct model *model_new(const struct aude_rules *r)
{
    struct aude_card_kind card;
    struct model *m = calloc(1, sizeof *m);
    if (!m)
        abort();
    if (aude_card_kind(r, 0, &card))
        m->cards = cards_model_new(r);
    else
        m->land = land_model_new(r);
    return m;
}

void model_free(struct model *m)
{
    if (m->cards)
        cards_model_free(m->cards);
    else
        land_model_free(m->land);
    free(m);
}

void model_restart(struct model *m)
{
    if (m->cards)
        cards_model_restart(m->cards);
    else
        land_model_restart(m->land);
}

bool model_apply(struct model *m, struct aude_action a, char *why, size_t len)
{
    return m->cards ? cards_model_apply(m->cards, a, why, len)
                    : land_model_apply(m->land, a, why, len);
}

void model_end(struct model *m)
{
    if (m->cards)
        cards_model_end(m->cards);
    else
        land_model_end(m->land);
}

bool model_agrees(struct model *m, const struct aude_state *s, char *why, size_t len)
{
    return m->cards ? cards_model_agrees(m->cards, s, why, len)
                    : land_model_agrees(m->land, s, why, len);
}

bool model_agrees_events(const struct model *m, const struct aude_events *events,
                         const int before[AUDE_SEATS], char *why, size_t len)
{
    return m->cards ? cards_agree_events(m->cards, events, before, why, len)
                    : agree_events(m->land, events, before, why, len);
}
