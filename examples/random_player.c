/*
 * random_player.c: one whole game between random players, and all it takes to play one.
 *
 *     cc examples/random_player.c -laude && ./a.out "carcassonne seats=3" 42
 */
#include <aude.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    struct aude_rules *rules;
    enum aude_status status =
        aude_rules_read(argc > 1 ? argv[1] : "carcassonne seats=2", &rules, NULL);
    if (status != AUDE_OK) {
        fprintf(stderr, "random_player: no such rules (%s)\n", aude_status_name(status));
        return 1;
    }
    struct aude_state *game = malloc(aude_state_size(rules)); /* the caller owns every state */
    if (game == NULL)
        return 1;
    struct aude_rng rng;
    aude_rng_seed(&rng, argc > 2 ? strtoull(argv[2], NULL, 10) : 1);

    /* Chance is an actor like the players: what comes out of the bag is picked the same way. */
    aude_start(rules, game);
    while (aude_actor(game) != AUDE_OVER) {
        struct aude_action action = aude_pick(game, aude_rng_below(&rng, aude_count(game)));
        char line[AUDE_LINE_MAX];
        aude_action_write(game, action, line, sizeof line);
        printf("%2d: %s\n", aude_actor(game), line);
        aude_apply(game, action, NULL);
    }

    int score[AUDE_SEATS];
    aude_scores(game, score);
    for (int seat = 0; seat < aude_seats(rules); seat++)
        printf("seat %d has %d points\n", seat, score[seat]);
    free(game);
    aude_rules_free(rules);
    return 0;
}
