/*
 * dump.c: JSON becomes text, and want of memory is noticed.
 */
#include "dump.h"

#include <stdlib.h>

static _Thread_local bool has_failed;

static void *allocate(size_t size)
{
    void *bytes = malloc(size);
    if (bytes == NULL)
        has_failed = true;
    return bytes;
}

void dump_watch(void)
{
    json_set_alloc_funcs(allocate, free);
}

bool dump_failed(void)
{
    bool had_failed = has_failed;
    has_failed = false;
    return had_failed;
}

/* What has failed may have been part of this, so that it lacks something. */
char *dump_json(json_t *json)
{
    char *text = json == NULL ? NULL : json_dumps(json, JSON_COMPACT);
    json_decref(json);
    if (!dump_failed())
        return text;
    free(text);
    return NULL;
}
