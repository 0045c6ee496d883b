/*
 * modules.h: the list of modules, in publication order. A module's row number is its place
 * in this list; with it a module finds its own slice, options, kinds and marks.
 */
#ifndef AUDE_LAND_MODULES_H
#define AUDE_LAND_MODULES_H

#include "module.h"

#define MODULES(X)                                                                                 \
    X(base)                                                                                        \
    X(kernel) /* drawing, laying, scoring; last, so that every other module comes before it */

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
