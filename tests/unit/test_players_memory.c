/*
 * test_players_memory.c: a computer player that finds no memory is not opened and leaves nothing
 * behind; one that is open needs no more. The linker puts the functions here between the library
 * and memory (--wrap in the Makefile).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "aude_players.h"
#include "game.h"

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size);
void __real_free(void *block);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);
void __wrap_free(void *block);

static int asked; /* how often memory was asked for */
static int held;  /* blocks that were not given back */
static int last;  /* the first request that fails, or -1: none does */

static bool may_have(void)
{
    return asked++ < last || last < 0;
}

static void *note(void *block)
{
    held += block != NULL;
    return block;
}

void *__wrap_malloc(size_t size)
{
    return may_have() ? note(__real_malloc(size)) : NULL;
}

void *__wrap_calloc(size_t count, size_t size)
{
    return may_have() ? note(__real_calloc(count, size)) : NULL;
}

void *__wrap_realloc(void *block, size_t size)
{
    if (!may_have())
        return NULL;
    held -= block != NULL;
    return note(__real_realloc(block, size));
}

void __wrap_free(void *block)
{
    held -= block != NULL;
    __real_free(block);
}

static const char *const games[] = {"carcassonne", "hunters", "cardcassonne seats=3"};
/* Every method, two opponents and the analyst; NULL past the last. */
static const char *name_of(int i)
{
    static const char *const more[] = {"pip", "livia", AUDE_ANALYST};
    enum { MORE = sizeof more / sizeof more[0] };
    return i < MORE ? more[i] : aude_method_name(i - MORE);
}

enum { GAMES = sizeof games / sizeof games[0] };

/* Opens it with ever more memory, until there is enough. */
static struct aude_player *open_at_last(const struct game *g, const char *name)
{
    int before = held;
    struct aude_player *player = NULL;
    for (last = 0; player == NULL; last++) {
        asked = 0;
        assert_int_equal(held, before);
        assert_true(last < 100);
        player = aude_player_open(name, g->r, 1);
    }
    assert_true(asked == last - 1 && asked > 1);
    return player;
}

static void test_memory(void **state)
{
    (void)state;
    for (int game = 0; game < GAMES; game++) {
        struct game g = game_new(games[game]);
        struct aude_rng rng;
        aude_rng_seed(&rng, 4);
        while (aude_actor(g.s) < 0 || aude_count(g.s) < 3)
            aude_apply(g.s, by_lot(g.s, &rng), NULL);
        aude_view(g.s, aude_actor(g.s), g.view);
        for (int i = 0; name_of(i) != NULL; i++) {
            int before = held;
            struct aude_way way[AUDE_WAYS_MAX];
            struct aude_action a;
            struct aude_player *player = open_at_last(&g, name_of(i));
            asked = last = 0;
            assert_true(aude_player_choose(player, g.view, aude_actor(g.s), 60, &a));
            aude_player_include(player, &a, 1);
            while (aude_player_more(player) && aude_player_ways(player, way, AUDE_WAYS_MAX) == 0) {
            }
            assert_true(aude_player_ways(player, way, AUDE_WAYS_MAX) > 0);
            assert_int_equal(asked, 0);
            aude_player_close(player);
            last = -1;
            assert_int_equal(held, before);
        }
        game_free(&g);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_memory)};
    last = -1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
