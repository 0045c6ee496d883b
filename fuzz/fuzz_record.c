/* fuzz_record.c: records by strangers. What is good of one can be written and read again. */
#include <stdlib.h>
#include <string.h>

#include "aude_table.h"
#include "fuzz.h"

static char *write_record(struct aude_table *t, enum aude_extent extent)
{
    size_t len = aude_table_write(t, AUDE_OWNER, extent, NULL, 0);
    char *text = malloc(len + 1);
    require(text != NULL && aude_table_write(t, AUDE_OWNER, extent, text, len + 1) == len);
    return text;
}

/* What was understood is understood the same. */
static void reread(struct aude_table *t, enum aude_extent extent)
{
    struct aude_table *again;
    char *text = write_record(t, extent);
    require(aude_table_read(text, strlen(text), &again, NULL) == AUDE_OK);
    char *other = write_record(again, extent);
    require(strcmp(text, other) == 0);
    require(aude_hash(aude_table_view(t, AUDE_OWNER)) ==
            aude_hash(aude_table_view(again, AUDE_OWNER)));
    free(text);
    free(other);
    aude_table_close(again);
}

int FUZZ_ENTRY(const uint8_t *data, size_t size)
{
    struct aude_table *t;
    struct aude_fault fault;
    /* In memory of just that size, so that a step too far is seen. */
    char *text = malloc(size + (size == 0));
    require(text != NULL);
    if (size > 0)
        memcpy(text, data, size);
    enum aude_status status = aude_table_read(text, size, &t, &fault);
    free(text);
    require(status != AUDE_OK || t != NULL);
    require(status == AUDE_OK || (fault.line >= 1 && fault.at <= size));
    if (t != NULL) {
        require(aude_sound(aude_table_view(t, AUDE_OWNER)));
        reread(t, AUDE_EVERY_LINE);
        reread(t, AUDE_COUNTING_LINES);
        aude_table_close(t);
    }
    return 0;
}
