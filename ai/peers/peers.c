/* peers.c: the list of them. */
#include "peers.h"

const struct player *peer(int i)
{
    static const struct player *const list[] = {&rand30_peer, &greedy_peer, &jcz_peer};
    return i < (int)(sizeof list / sizeof list[0]) ? list[i] : NULL;
}
