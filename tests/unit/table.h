/*
 * table.h: tables with a few lines, for the tests of tables. To be included after cmocka.h.
 */
#ifndef AUDE_TESTS_TABLE_H
#define AUDE_TESTS_TABLE_H

#include "aude_table.h"

static inline struct aude_table *open_table(const char *rules)
{
    struct aude_table *t;
    assert_int_equal(aude_table_open(rules, AUDE_OWNER, &t, NULL), AUDE_OK);
    return t;
}

static inline void add(struct aude_table *t, const char *line)
{
    enum aude_status status = aude_table_add(t, AUDE_OWNER, line);
    if (status != AUDE_OK)
        fail_msg("\"%s\": %s", line, aude_status_name(status));
}

static inline void add_all(struct aude_table *t, const char *const *lines)
{
    for (; *lines != NULL; lines++)
        add(t, *lines);
}

static const char *const opening[] = {"draw base/V", "place 0,1 r3", "put follower road.S",
                                      "draw base/K", NULL};

static inline struct aude_table *opened(void)
{
    struct aude_table *t = open_table("carcassonne seats=2");
    add_all(t, opening);
    return t;
}

static inline uint64_t hash(struct aude_table *t, int seat)
{
    return aude_hash(aude_table_view(t, seat));
}

static inline int last_lot(void *context, int n)
{
    (void)context;
    return n - 1;
}

#endif
