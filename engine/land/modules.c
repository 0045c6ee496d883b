/*
 * modules.c: which games and expansions there are, and what a rules text chooses from them.
 * resolve.c makes the rules of that choice.
 */
#include "../setting.h"
#include "choice.h"

#define X(game, title, least, most, name, ground) extern const struct tile_set tiles_##name;
GAMES(X)
#undef X
#define X(game, name) extern const struct tile_set tiles_##name;
EXPANSIONS(X)
#undef X

const struct module *const all_modules[MODULES_MAX] = {
#define X(name) [ROW_##name] = &name##_module,
    MODULES(X)
#undef X
};

/* A game: its own module and tiles, and the module it builds on, which may be itself. The kernel
 * is in every game. */
struct game_row {
    struct aude_game game;
    enum module_row module, ground;
    const struct tile_set *set;
};

static const struct game_row game_rows[] = {
#define X(game, title, least, most, name, ground)                                                  \
    {{game, title, least, most}, ROW_##name, ROW_##ground, &tiles_##name},
    GAMES(X)
#undef X
};

/* A module that may be added to a game, with its tiles if it brings any. */
struct expansion_row {
    const char *game; /* NULL at the end */
    enum module_row module;
    const struct tile_set *set;
};

static const struct expansion_row expansion_rows[] = {
#define X(game, name) {game, ROW_##name, &tiles_##name},
    EXPANSIONS(X)
#undef X
        {NULL, ROW_kernel, NULL},
};

enum { GAME_ROWS = sizeof game_rows / sizeof game_rows[0] };

/* ---- Looking ------------------------------------------------------------------------------- */

const struct aude_game *land_row(int i)
{
    return i < GAME_ROWS ? &game_rows[i].game : NULL;
}

static const struct expansion_row *expansion_at(const char *game, int i)
{
    for (const struct expansion_row *e = expansion_rows; e->game != NULL; e++) {
        if (strcmp(e->game, game) == 0 && i-- == 0)
            return e;
    }
    return NULL;
}

const char *land_expansion(int row, int i)
{
    const struct expansion_row *e = expansion_at(game_rows[row].game.name, i);
    return e == NULL ? NULL : all_modules[e->module]->name;
}

static bool option_at(const struct module *m, int *i, struct aude_option *out)
{
    for (const struct option *o = m->options; o != NULL && o->name != NULL; o++) {
        if (--*i < 0) {
            *out = (struct aude_option){m->name, o->name, o->values};
            return true;
        }
    }
    return false;
}

bool land_option(int row, int i, struct aude_option *out)
{
    const struct expansion_row *e;
    if (option_at(all_modules[game_rows[row].ground], &i, out))
        return true;
    if (game_rows[row].module != game_rows[row].ground &&
        option_at(all_modules[game_rows[row].module], &i, out))
        return true;
    for (int k = 0; (e = expansion_at(game_rows[row].game.name, k)) != NULL; k++) {
        if (option_at(all_modules[e->module], &i, out))
            return true;
    }
    return false;
}

/* ---- Reading and writing the text ------------------------------------------------------------ */

/* A choice has room for so many options of a module; the next place belongs to another one. */
static void check_options(void)
{
    for (int row = 0; row < MODULES_MAX; row++) {
        int count = 0;
        for (const struct option *o = all_modules[row]->options; o != NULL && o->name != NULL; o++)
            count++;
        aude_require(count <= OPTIONS_MAX);
    }
}

static enum aude_status add_expansion(struct choice *c, struct word name)
{
    const struct expansion_row *e;
    for (int i = 0; (e = expansion_at(c->game->name, i)) != NULL; i++) {
        if (!word_is(name, all_modules[e->module]->name))
            continue;
        if (c->has[e->module])
            return AUDE_MODULE_TWICE;
        c->has[e->module] = true;
        return AUDE_OK;
    }
    return AUDE_UNKNOWN_MODULE; /* game.c knows whether it is one of another game */
}

static enum aude_status read_game(const char **at, const char *text, struct choice *c,
                                  size_t *fault)
{
    struct word name = read_until(at, "+ \t\r\n");
    int row = 0;
    while (!word_is(name, game_rows[row].game.name)) /* the caller has found it already */
        row++;
    c->game = &game_rows[row].game;
    c->set[c->sets++] = game_rows[row].set;
    c->has[game_rows[row].ground] = true;
    c->has[game_rows[row].module] = true;
    c->has[ROW_kernel] = true;
    while (read_text(at, "+")) {
        *fault = (size_t)(*at - text);
        enum aude_status status = add_expansion(c, read_until(at, "+ \t\r\n"));
        if (status != AUDE_OK)
            return status;
    }
    return AUDE_OK;
}

static enum aude_status set_option(void *choice, struct word name, struct word value)
{
    struct choice *c = choice;
    for (int row = 0; row < MODULES_MAX; row++) {
        const struct option *options = all_modules[row]->options;
        for (int i = 0; c->has[row] && options != NULL && options[i].name != NULL; i++) {
            if (!word_is(name, options[i].name))
                continue;
            int number = setting_number(options[i].values, value);
            if (number < 0)
                return AUDE_BAD_VALUE;
            if (c->is_set[row][i])
                return AUDE_OPTION_TWICE;
            c->is_set[row][i] = true;
            c->option[row][i] = (uint8_t)number;
            return AUDE_OK;
        }
    }
    return AUDE_UNKNOWN_OPTION;
}

static enum aude_status read_choice(const char *text, struct choice *c, size_t *fault)
{
    const char *at = text + strspn(text, " \t\r\n");
    enum aude_status status = read_game(&at, text, c, fault);
    if (status != AUDE_OK)
        return status;
    struct settings settings = {
        .game = c->game, .set = set_option, .choice = c, .seats = c->game->seats_min};
    status = settings_read(text, at, &settings, fault);
    c->seats = settings.seats;
    return status;
}

/* Tile sets in the order of the list of expansions, whatever the order of the text. */
enum aude_status land_rules_read(const char *text, struct aude_rules **out, size_t *at)
{
    struct choice c = {0};
    const struct expansion_row *e;
    check_options();
    enum aude_status status = read_choice(text, &c, at);
    if (status != AUDE_OK)
        return status;
    for (int i = 0; (e = expansion_at(c.game->name, i)) != NULL; i++) {
        if (!c.has[e->module] || e->set == NULL)
            continue;
        aude_require(c.sets < SETS_MAX);
        c.set[c.sets++] = e->set;
    }
    struct rules *r = resolve(&c);
    if (r == NULL)
        return AUDE_NO_MEMORY;
    *out = &r->head;
    return AUDE_OK;
}

enum aude_status land_rules_write(const struct aude_rules *rules, char *buf, size_t len)
{
    const struct rules *r = (const struct rules *)(const void *)rules;
    struct writer out = writer_on(buf, len);
    const struct expansion_row *e;
    write_text(&out, r->game->name);
    for (int i = 0; (e = expansion_at(r->game->name, i)) != NULL; i++) {
        if (r->module[e->module] == NULL)
            continue;
        write_text(&out, "+");
        write_text(&out, all_modules[e->module]->name);
    }
    write_text(&out, " seats=");
    write_number(&out, rules->seats);
    for (int row = 0; row < MODULES_MAX; row++) {
        const struct option *options = all_modules[row]->options;
        for (int i = 0; r->module[row] != NULL && options != NULL && options[i].name != NULL; i++)
            setting_write(&out, options[i].name, options[i].values, r->option[row][i]);
    }
    return out.is_full ? AUDE_TEXT_TOO_LONG : AUDE_OK;
}
