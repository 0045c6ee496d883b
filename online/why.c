/*
 * why.c: the words, statuses and sentences of refusals.
 */
#include "why.h"

static const struct {
    const char *word;
    int status;
    const char *text;
} rows[WHY_COUNT] = {
#define X(id, word, status, text) {word, status, text},
    WHYS(X)
#undef X
};

const char *why_word(enum why w)
{
    return rows[w].word;
}

int why_status(enum why w)
{
    return rows[w].status;
}

const char *why_text(enum why w)
{
    return rows[w].text;
}
