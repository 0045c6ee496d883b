/*
 * turn.h: the steps of a turn, all of them, in order. A step runs its modules' entrances,
 * then offers the joined lists of all modules to the player whose turn it is; a step in
 * which nothing is offered is passed over without a trace.
 */
#ifndef AUDE_LAND_TURN_H
#define AUDE_LAND_TURN_H

#define STEPS(X)                                                                                   \
    X(BEGIN, "begin") /* what happens first in a turn, once also in a double turn */               \
    X(DRAW, "draw")   /* chance draws a tile; if none is left in the first stack the game ends, \
                             in the second one the turn */  \
    X(DRAWN, "drawn") /* what the drawn tile does at once; one that fits nowhere leaves */         \
    X(PLACE, "place") /* the tile is laid */                                                       \
    X(DEPLOY, "deploy")   /* one figure, or what stands in for it; may be passed */                \
    X(NEUTRAL, "neutral") /* figures that belong to nobody move */                                 \
    X(SCORE, "score")     /* everything completed is scored and cleared */                         \
    X(AFTER, "after")     /* what may be done after scoring; may be passed */                      \
    X(AGAIN, "again") /* a second part of the turn goes back to DRAW; what is offered may be    \
                             passed */  \
    X(CLEAN, "clean") /* the next seat, or the end of the game */                                  \
    X(OVER, "over")

enum step {
#define X(id, name) STEP_##id,
    STEPS(X)
#undef X
        STEP_COUNT
};

/* How a turn goes on after an entrance or an action. */
enum flow {
    FLOW_NEXT,  /* go on: to the next entrance, or after the action that was offered */
    FLOW_STAY,  /* never of an entrance: enter or offer the same once more */
    FLOW_LEAVE, /* never of an entrance: the step is done, on past its other entrances and lists */
    FLOW_ASK,   /* the module named in land.asker asks land.actor; only its own list is legal; it
                   has land.offered answers, at least one (chance has as many as there are tiles
                   left); a pass in it goes on like FLOW_NEXT */
    FLOW_DRAW,  /* back to drawing a tile; from STEP_AGAIN it is the second part of the turn */
    FLOW_DONE,  /* only of an entrance: the turn is over, on to STEP_CLEAN */
    FLOW_END    /* only of an entrance: the game ends here */
};

#endif
