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
    X(kernel) /* drawing, laying, scoring; last, so that every other module comes before it */

/* Which module may be added to which game; its tiles have its name. */
#define EXPANSIONS(X)                                                                              \
    X("carcassonne", inns)                                                                         \
    X("carcassonne", traders)                                                                      \
    X("carcassonne", princess)                                                                     \
    X("carcassonne", tower)                                                                        \
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
