/* fuzz_tiles.c: tile files by strangers. A refusal is one clean sentence with its line. */
#include <stdlib.h>
#include <string.h>

#include "../tools/tilefile.h"
#include "fuzz.h"

static void require_sentence(const struct tilefile_error *err)
{
    const char *end = memchr(err->sentence, '\0', sizeof err->sentence);
    require(err->line >= 1 && end != NULL && end > err->sentence);
    for (const char *p = err->sentence; p < end; p++)
        require(*p >= ' ' && *p <= '~');
}

/* Both halves of a side belong to somebody, and nothing is claimed twice. */
static void require_print(const struct tilefile *file, const struct tilefile_print *print)
{
    unsigned halves = 0, sides = 0;
    require(print->segments <= AUDE_SEGMENTS && print->copies > 0);
    for (int i = 0; i < print->segments; i++) {
        const struct tilefile_segment *segment = &print->segment[i];
        require(segment->kind < file->kinds && segment->name[0] != '\0');
        require((halves & segment->halves) == 0 && (sides & segment->sides) == 0);
        require(segment->touches < (uint32_t)1 << print->segments);
        halves |= segment->halves;
        sides |= segment->sides;
    }
    for (int side = 0; side < 4; side++) {
        unsigned both = halves >> (2 * side) & 3;
        require(both == 3 || (both == 0 && (sides >> side & 1) == 1));
    }
}

int FUZZ_ENTRY(const uint8_t *data, size_t size)
{
    static struct tilefile file;
    struct tilefile_error err;
    /* Of just that size, so that a sanitizer sees a step too far. */
    char *text = malloc(size > 0 ? size : 1);
    require(text != NULL);
    if (size > 0)
        memcpy(text, data, size);
    if (!tilefile_read(text, size, &file, &err)) {
        require_sentence(&err);
    } else {
        require(file.prints > 0 && file.prints <= TILEFILE_PRINTS);
        for (int i = 0; i < file.prints; i++)
            require_print(&file, &file.print[i]);
    }
    free(text);
    return 0;
}
