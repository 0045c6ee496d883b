/*
 * modules.h: the list of modules, in publication order. A module's row number is its place
 * in this list; with it a module finds its own slice, options, kinds and marks.
 */
#ifndef AUDE_LAND_MODULES_H
#define AUDE_LAND_MODULES_H

#include "module.h"

#define MODULES(X)                                                                                 \
    X(base)                                                                                        \
    X(inns)                                                                                        \
    X(traders)                                                                                     \
    X(princess)                                                                                    \
    X(tower)                                                                                       \
    X(wheel)                                                                                       \
    X(hunters)                                                                                     \
    X(kernel) /* drawing, laying, scoring; last, so that every other module comes before it */

/* The games: name, title, seats, the module that has its tiles, and the one that it builds on. */
#define GAMES(X)                                                                                   \
    X("carcassonne", "Carcassonne", 2, 6, base, base)                                              \
    X("wheel", "Wheel of Fortune", 2, 5, wheel, base)                                              \
    X("hunters", "Hunters & Gatherers", 2, 5, hunters, hunters)                                    \
    /* no more */

/* Which module may be added to which game; its tiles have its name. */
#define EXPANSIONS(X)                                                                              \
    X("carcassonne", inns)                                                                         \
    X("carcassonne", traders)                                                                      \
    X("carcassonne", princess)                                                                     \
    X("carcassonne", tower)                                                                        \
    X("wheel", inns)                                                                               \
    X("wheel", traders)                                                                            \
    /* the end */

enum module_row {
#define X(name) ROW_##name,
    MODULES(X)
#undef X
        MODULES_MAX
};

#define X(name) extern const struct module name##_module;
MODULES(X)
#undef X

#endif
