/*
 * old.c: an empty database as an earlier Aude made it: old-store FILE VERSION. tests/server/upgrade.py
 * fills it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../store/inside.h"

int main(int argc, char **argv)
{
    struct store s = {0};
    char why[STORE_WHY_MAX] = "";
    int version = argc == 3 ? atoi(argv[2]) : 0;
    if (argc == 2 && strcmp(argv[1], "--last") == 0) {
        printf("%d\n", schema_last);
        return 0;
    }
    if (version < SCHEMA_FIRST || version > schema_last) {
        fprintf(stderr, "usage: old-store FILE VERSION | --last\n");
        return 2;
    }
    if (sqlite_driver.open(argv[1], STORE_VISIT, &s.db, why) != STORE_OK ||
        schema_bring(&s, version, why) != STORE_OK) {
        fprintf(stderr, "old-store: %s\n", why);
        return 1;
    }
    sqlite_driver.close(s.db);
    return 0;
}
