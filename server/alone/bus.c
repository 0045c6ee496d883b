/*
 * bus.c: instead of ../bus_pg.c and ../bus_redis.c, in programs without shared libraries: there is
 * nobody to tell, for only one process can have the database.
 */
#include <stddef.h>

#include "../bus_line.h"

static bool no_address(const char *where)
{
    (void)where;
    return false;
}

const struct bus_driver bus_pg = {.is_address = no_address};
const struct bus_driver bus_redis = {.is_address = no_address};
