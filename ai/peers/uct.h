/*
 * uct.h: a tree of what may be done and drawn, grown by one node with each random playout from
 * there to the end of the game (UCT). Where chance acts, the playout draws, and the tree has a node
 * for each outcome. Where something is hidden it is guessed anew for each playout, and the tree has
 * only the decision itself, for what others hold would be another tree each time.
 */
#ifndef AUDE_AI_UCT_H
#define AUDE_AI_UCT_H

#include "peer.h"

struct uct_plan {
    double exploration; /* mean + exploration * sqrt(ln N / n) is followed */
    int playouts;       /* of a decision */
    bool is_share;      /* the reward is own / (own + best other) points, else their difference */
    bool is_by_mean;    /* the answer is what has the best mean, else what was tried most */
};

/* As a player's; NULL: no memory. */
void *uct_open(const struct aude_rules *r, const struct uct_plan *plan, uint64_t seed);
void uct_begin(void *me, const struct aude_state *view, int seat);
bool uct_more(void *me);
struct aude_action uct_answer(const void *me);
int uct_ways(void *me, struct aude_way *out, int max);
void uct_close(void *me); /* also NULL */

/* The rewards of all seats at the end of a playout. */
void uct_rewards(const struct uct_plan *plan, const int points[AUDE_SEATS], int seats,
                 double out[AUDE_SEATS]);

#endif
