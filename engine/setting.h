/*
 * setting.h: what follows the name of a game in a rules text: seats and options, the same way in
 * every family.
 */
#ifndef AUDE_SETTING_H
#define AUDE_SETTING_H

#include "aude.h"
#include "text.h"

/* The words that are read, and who is told of an option. */
struct settings {
    const struct aude_game *game;
    enum aude_status (*set)(void *choice, struct word name, struct word value);
    void *choice;
    int seats;
    bool has_seats;
};

/* Reads the rest of text from at on; *fault is the offset of the word that is wrong. */
enum aude_status settings_read(const char *text, const char *at, struct settings *s, size_t *fault);

/* The number of a value in "4|2", or -1. */
int setting_number(const char *values, struct word value);

/* Writes " name=value", or nothing for the default, which has the number 0. */
void setting_write(struct writer *out, const char *name, const char *values, int number);

#endif
