/*
 * fault.h: a store whose database fails as the simulation wants it to. All nodes share one database in
 * memory; each sees it through a fault of its own. What fails here has not happened, but for a commit
 * whose answer is lost.
 */
#ifndef AUDE_TESTS_FAULT_H
#define AUDE_TESTS_FAULT_H

#include "../../store/inside.h"

struct fault {
    struct sql base;
    struct store store; /* to be given to a hub */
    struct sql *inner;  /* the database of all */
    bool is_inside;     /* of a transaction */
    bool is_lost;
    bool is_dead;     /* its node has crashed: nothing is stored any more */
    bool is_out;      /* the database cannot be reached */
    int calls_left;   /* until it crashes; 0: it does not */
    int fails_in;     /* one call in so many fails; 0: none */
    int commit_in;    /* one commit in so many fails or is lost; 0: none */
    int lost, failed; /* commits that were stored without an answer; that failed */
    void *context;
    int (*below)(void *context, int n); /* dice */
    int64_t (*now)(void *context);      /* the database's clock; NULL: it has none */
    void (*idle)(void *context); /* before anything outside of a transaction: others may act */
};

void fault_open(struct fault *f, struct sql *inner);
void fault_die(struct fault *f);

#endif
