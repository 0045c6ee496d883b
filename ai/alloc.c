/* Out of memory ends the program in this one place of the players. */
#include <stdio.h>
#include <stdlib.h>

#include "players.h"

void *player_alloc(size_t size)
{
    void *p = calloc(1, size);
    if (p == NULL) {
        fputs("aude: out of memory for a computer player\n", stderr);
        abort();
    }
    return p;
}
