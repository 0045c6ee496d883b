/*
 * pg.c: instead of ../pg.c, in programs without shared libraries: says that PostgreSQL is not in them.
 */
#include <stdio.h>

#include "../sql.h"

static enum store_status none_open(const char *where, enum store_use use, struct sql **out,
                                   char why[STORE_WHY_MAX])
{
    (void)where;
    (void)use;
    (void)out;
    snprintf(why, STORE_WHY_MAX, "This program was built without PostgreSQL.");
    return STORE_DOWN;
}

const struct sql_driver pg_driver = {.open = none_open};
