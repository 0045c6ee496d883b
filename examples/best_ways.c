/*
 * best_ways.c: what a computer player thinks of the first decision of a game: its three best ways to
 * play on, and by how many points it then expects to be ahead in the end.
 *
 *     cc examples/best_ways.c -laude && ./a.out rollout "carcassonne seats=3" 42
 */
#include <aude_players.h>
#include <stdio.h>
#include <stdlib.h>

static int fail(const char *why)
{
    fprintf(stderr, "best_ways: %s\n", why);
    return 1;
}

int main(int argc, char **argv)
{
    struct aude_rules *rules;
    if (aude_rules_read(argc > 2 ? argv[2] : "carcassonne seats=2", &rules, NULL) != AUDE_OK)
        return fail("no such rules");
    struct aude_state *game = malloc(aude_state_size(rules)),
                      *view = malloc(aude_state_size(rules));
    struct aude_player *player = aude_player_open(argc > 1 ? argv[1] : "ranking", rules, 1);
    if (game == NULL || view == NULL || player == NULL)
        return fail("no such player, or no memory for it");

    struct aude_rng rng;
    aude_rng_seed(&rng, argc > 3 ? strtoull(argv[3], NULL, 10) : 1);
    for (aude_start(rules, game); aude_actor(game) == AUDE_CHANCE;)
        aude_apply(game, aude_pick(game, aude_rng_below(&rng, aude_count(game))), NULL);

    struct aude_way way[3];
    int seat = aude_actor(game);
    aude_view(game, seat, view); /* a player is told what its seat may know, and nothing else */
    aude_player_begin(player, view, seat);
    while (aude_player_more(player)) /* or as long as there is time */
        continue;
    int ways = aude_player_ways(player, way, 3);
    for (int i = 0; i < ways && i < 3; i++) {
        if (way[i].lead[seat] == AUDE_NO_LEAD)
            printf("%6s", "?");
        else
            printf("%+6.2f", way[i].lead[seat] / 100.0);
        aude_copy(game, view);
        for (int k = 0; k < way[i].count; k++) {
            char line[AUDE_LINE_MAX];
            aude_action_write(game, way[i].action[k], line, sizeof line);
            printf("%s %s", k == 0 ? "" : ",", line);
            aude_apply(game, way[i].action[k], NULL);
        }
        putchar('\n');
    }
    aude_player_close(player);
    free(view);
    free(game);
    aude_rules_free(rules);
    return 0;
}
