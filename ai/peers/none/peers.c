/* peers.c: instead of ../peers.c, in the page: nobody plays against peers there. */
#include "../peers.h"

const struct player *peer(int i)
{
    (void)i;
    return NULL;
}
