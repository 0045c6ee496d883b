/*
 * words.c: reads which game the model plays: modules and options from the text of the rules, and
 * the numbers that the rules give to names. What the model does not know is remembered and
 * refused by name instead of being played wrongly.
 */
#include "board.h"

#include <stdio.h>
#include <string.h>

static int find_word(const struct aude_rules *r, enum aude_noun noun, const char *word)
{
    for (int i = 0; aude_name(r, noun, i); i++)
        if (strcmp(aude_name(r, noun, i), word) == 0)
            return i;
    return -1;
}

/* A word that the rules of a chosen module cannot do without. */
static int need_word(struct land_model *m, bool is_needed, enum aude_noun noun, const char *word)
{
    int i = find_word(m->r, noun, word);
    if (is_needed && i < 0)
        snprintf(m->unknown, sizeof m->unknown, "rules without the word %s", word);
    return i;
}

static bool is_plain(const char *word)
{
    static const char *const plain[] = {"carcassonne", "smallcity=4",    "farmers=on",
                                        "fairy=text",  "dragon=before",  "princess=may",
                                        "top=open",    "count=segments", "bonus=one"};
    for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++)
        if (strcmp(word, plain[i]) == 0)
            return true;
    return strncmp(word, "seats=", 6) == 0;
}

static void read_word(struct land_model *m, const char *word)
{
    struct options *option = &m->option;
    struct {
        const char *word;
        bool *flag;
    } const flags[] = {
        {"inns", &option->has_inns},
        {"traders", &option->has_traders},
        {"princess", &option->has_princess},
        {"tower", &option->has_tower},
        {"wheel", &option->has_wheel},
        {"hunters", &option->has_hunters},
        {"smallcity=2", &option->is_small_city_cheap},
        {"fairy=follower", &option->is_fairy_for_one},
        {"dragon=after", &option->is_dragon_late},
        {"princess=must", &option->must_remove},
        {"top=closed", &option->is_top_final},
        {"count=tiles", &option->counts_tiles},
        {"bonus=each", &option->is_bonus_each},
    };
    for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++)
        if (strcmp(word, flags[i].word) == 0) {
            *flags[i].flag = true;
            return;
        }
    if (strcmp(word, "farmers=off") == 0)
        option->has_farmers = false;
    else if (!is_plain(word))
        snprintf(m->unknown, sizeof m->unknown, "%s", word);
}

static void read_text(struct land_model *m)
{
    char text[AUDE_TEXT_MAX];
    m->option = (struct options){.has_farmers = true};
    if (aude_rules_write(m->r, text, sizeof text) != AUDE_OK) {
        snprintf(m->unknown, sizeof m->unknown, "rules that cannot be written");
        return;
    }
    for (char *word = text; *word;) {
        size_t length = strcspn(word, " +");
        bool is_last = word[length] == '\0';
        word[length] = '\0';
        read_word(m, word);
        word += is_last ? length : length + 1;
    }
}

static void read_base_names(struct land_model *m)
{
    struct words *word = &m->word;
    bool has_base = !m->option.has_hunters;
    word->field = need_word(m, has_base, AUDE_NAME_FEATURE, "field");
    word->road = need_word(m, has_base, AUDE_NAME_FEATURE, "road");
    word->city = need_word(m, has_base, AUDE_NAME_FEATURE, "city");
    word->cloister = need_word(m, has_base, AUDE_NAME_FEATURE, "cloister");
    word->shield = need_word(m, has_base, AUDE_NAME_MARK, "shield");
    word->follower = need_word(m, has_base, AUDE_NAME_PIECE, "follower");
    bool has_inns = m->option.has_inns;
    word->inn = need_word(m, has_inns, AUDE_NAME_MARK, "inn");
    word->cathedral = need_word(m, has_inns, AUDE_NAME_MARK, "cathedral");
    word->large = need_word(m, has_inns, AUDE_NAME_PIECE, "large");
}

static void read_traders_names(struct land_model *m)
{
    static const char *const goods[GOODS] = {"wine", "grain", "cloth"};
    struct words *word = &m->word;
    bool has_traders = m->option.has_traders;
    word->builder = need_word(m, has_traders, AUDE_NAME_PIECE, "builder");
    word->pig = need_word(m, has_traders, AUDE_NAME_PIECE, "pig");
    word->again = need_word(m, has_traders, AUDE_NAME_VERB, "again");
    for (int i = 0; i < GOODS; i++) {
        word->good[i] = need_word(m, has_traders, AUDE_NAME_MARK, goods[i]);
        word->token_good[i] = need_word(m, has_traders, AUDE_NAME_TOKEN, goods[i]);
    }
}

static void read_princess_names(struct land_model *m)
{
    struct words *word = &m->word;
    bool has_princess = m->option.has_princess;
    word->princess = need_word(m, has_princess, AUDE_NAME_MARK, "princess");
    word->volcano = need_word(m, has_princess, AUDE_NAME_SYMBOL, "volcano");
    word->dragon = need_word(m, has_princess, AUDE_NAME_SYMBOL, "dragon");
    word->portal = need_word(m, has_princess, AUDE_NAME_SYMBOL, "portal");
    word->fairy = need_word(m, has_princess, AUDE_NAME_VERB, "fairy");
    word->remove = need_word(m, has_princess, AUDE_NAME_VERB, "remove");
    word->walk = need_word(m, has_princess, AUDE_NAME_VERB, "dragon");
    word->token_dragon = need_word(m, has_princess, AUDE_NAME_TOKEN, "dragon");
    word->token_fairy = need_word(m, has_princess, AUDE_NAME_TOKEN, "fairy");
    word->token_aside = need_word(m, has_princess, AUDE_NAME_TOKEN, "aside");
    word->token_steps = need_word(m, has_princess, AUDE_NAME_TOKEN, "steps");
}

static void read_tower_names(struct land_model *m)
{
    struct words *word = &m->word;
    bool has_tower = m->option.has_tower;
    word->tower = need_word(m, has_tower, AUDE_NAME_FEATURE, "tower");
    word->build = need_word(m, has_tower, AUDE_NAME_VERB, "build");
    word->capture = need_word(m, has_tower, AUDE_NAME_VERB, "capture");
    word->close = need_word(m, has_tower, AUDE_NAME_VERB, "close");
    word->exchange = need_word(m, has_tower, AUDE_NAME_VERB, "exchange");
    word->ransom = need_word(m, has_tower, AUDE_NAME_VERB, "ransom");
    word->token_tower = need_word(m, has_tower, AUDE_NAME_TOKEN, "tower");
    word->token_pieces = need_word(m, has_tower, AUDE_NAME_TOKEN, "tower-pieces");
}

static void read_wheel_names(struct land_model *m)
{
    static const char *const fortunes[FORTUNES] = {"fortuna", "taxes",       "famine",
                                                   "storm",   "inquisition", "plague"};
    struct words *word = &m->word;
    bool has_wheel = m->option.has_wheel;
    for (int i = 0; i < FORTUNES; i++)
        word->crown[i] = need_word(m, has_wheel, AUDE_NAME_FEATURE, fortunes[i]);
    word->wheel = need_word(m, has_wheel, AUDE_NAME_SYMBOL, "wheel");
    word->put_on_crown = need_word(m, has_wheel, AUDE_NAME_VERB, "crown");
    word->plague = need_word(m, has_wheel, AUDE_NAME_VERB, "plague");
    word->token_pig = need_word(m, has_wheel, AUDE_NAME_TOKEN, "pig");
}

static void read_hunters_names(struct land_model *m)
{
    struct words *word = &m->word;
    bool has_hunters = m->option.has_hunters;
    word->meadow = need_word(m, has_hunters, AUDE_NAME_FEATURE, "meadow");
    word->river = need_word(m, has_hunters, AUDE_NAME_FEATURE, "river");
    word->forest = need_word(m, has_hunters, AUDE_NAME_FEATURE, "forest");
    word->lake = need_word(m, has_hunters, AUDE_NAME_FEATURE, "lake");
    word->system = need_word(m, has_hunters, AUDE_NAME_FEATURE, "system");
    word->ground = has_hunters ? word->meadow : word->field;
    word->gold = need_word(m, has_hunters, AUDE_NAME_MARK, "gold");
    word->mushroom = need_word(m, has_hunters, AUDE_NAME_MARK, "mushroom");
    word->fish = need_word(m, has_hunters, AUDE_NAME_MARK, "fish");
    word->deer = need_word(m, has_hunters, AUDE_NAME_MARK, "deer");
    word->mammoth = need_word(m, has_hunters, AUDE_NAME_MARK, "mammoth");
    word->tiger = need_word(m, has_hunters, AUDE_NAME_MARK, "tiger");
    word->aurochs = need_word(m, has_hunters, AUDE_NAME_MARK, "aurochs");
    word->fire = need_word(m, has_hunters, AUDE_NAME_MARK, "fire");
    word->shrine = need_word(m, has_hunters, AUDE_NAME_MARK, "shrine");
    word->member = need_word(m, has_hunters, AUDE_NAME_PIECE, "member");
    word->hut = need_word(m, has_hunters, AUDE_NAME_PIECE, "hut");
    word->token_bonus = need_word(m, has_hunters, AUDE_NAME_TOKEN, "bonus");
}

void words_read(struct land_model *m)
{
    m->seats = aude_seats(m->r);
    m->unknown[0] = '\0';
    read_text(m);
    if (m->unknown[0])
        return;
    read_base_names(m);
    read_traders_names(m);
    read_princess_names(m);
    read_tower_names(m);
    read_wheel_names(m);
    read_hunters_names(m);
}
