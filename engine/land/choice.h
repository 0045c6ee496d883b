/*
 * choice.h: what a rules text chose, between modules.c, which reads it, and resolve.c, which
 * makes struct rules of it.
 */
#ifndef AUDE_LAND_CHOICE_H
#define AUDE_LAND_CHOICE_H

#include "land.h"

/* What a rules text chose. */
struct choice {
    const struct aude_game *game;
    bool has[MODULES_MAX];
    uint8_t option[MODULES_MAX][OPTIONS_MAX];
    bool is_set[MODULES_MAX][OPTIONS_MAX];
    int seats;
    const struct tile_set *set[SETS_MAX];
    int sets;
};

extern const struct module *const all_modules[MODULES_MAX]; /* by row */

/* The rules of a choice, ready to play; NULL without memory. */
struct rules *resolve(const struct choice *c);

#endif
