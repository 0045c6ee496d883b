/*
 * game.h: what a family of games fills in. Every slot is mandatory; game.c holds the list of
 * families and forwards the public functions.
 */
#ifndef AUDE_GAME_H
#define AUDE_GAME_H

#include "aude.h"

struct game {
    /* The games of the family, their expansions and options; NULL or false past the last. */
    const struct aude_game *(*row)(int i);
    const char *(*expansion)(int row, int i);
    bool (*option)(int row, int i, struct aude_option *out);
    enum aude_status (*rules_read)(const char *text, struct aude_rules **out, size_t *at);
    enum aude_status (*rules_write)(const struct aude_rules *r, char *buf, size_t len);

    void (*start)(const struct aude_rules *r, struct aude_state *s);
    int (*actor)(const struct aude_state *s);
    int (*count)(const struct aude_state *s);
    struct aude_action (*pick)(const struct aude_state *s, int k);
    int (*legal)(const struct aude_state *s, struct aude_action *out, int max);
    int (*chances)(const struct aude_state *s, struct aude_chance *out, int max);
    enum aude_status (*why)(const struct aude_state *s, struct aude_action a); /* not legal */
    void (*apply)(struct aude_state *s, struct aude_action a, struct aude_events *out);
    void (*end)(struct aude_state *s, struct aude_events *out);
    void (*scores)(const struct aude_state *s, int out[AUDE_SEATS]);
    unsigned (*winners)(const struct aude_state *s);

    void (*view)(const struct aude_state *s, int seat, struct aude_state *out);
    struct aude_action (*seen)(const struct aude_state *s, int seat, struct aude_action a);
    void (*guess)(struct aude_state *view, struct aude_rng *rng);

    enum aude_status (*action_read)(const struct aude_state *s, const char *line,
                                    struct aude_action *out);
    enum aude_status (*action_write)(const struct aude_state *s, struct aude_action a, char *buf,
                                     size_t len);
    bool (*sound)(const struct aude_state *s);

    const char *(*name)(const struct aude_rules *r, enum aude_noun noun, int i);
    unsigned (*facts)(const struct aude_rules *r);
    int (*number)(const struct aude_state *s, int i); /* by its place among the names */
    bool (*kind)(const struct aude_rules *r, int i, struct aude_kind *out);
    int (*tiles)(const struct aude_state *s, struct aude_tile *out, int max);
    bool (*laid)(const struct aude_state *s, int number, struct aude_tile *out);
    bool (*tile_at)(const struct aude_state *s, int x, int y, struct aude_tile *out);
    int (*features)(const struct aude_state *s, struct aude_feature *out, int max);
    bool (*feature)(const struct aude_state *s, int id, struct aude_feature *out);
    int (*open)(const struct aude_state *s, int id);
    bool (*worth)(const struct aude_state *s, int feature, enum aude_when when, int seat,
                  struct aude_sum *out);
    int (*feature_at)(const struct aude_state *s, int x, int y, int segment);
    int (*members)(const struct aude_state *s, int feature, struct aude_member *out, int max);
    int (*pieces)(const struct aude_state *s, struct aude_piece *out, int max);
    int (*supply)(const struct aude_state *s, int seat, int piece_kind);
    int (*tokens)(const struct aude_state *s, struct aude_token *out, int max);
    bool (*card_kind)(const struct aude_rules *r, int i, struct aude_card_kind *out);
    int (*card_points)(const struct aude_rules *r, enum aude_card_table table, int n,
                       bool *is_sure);
    int (*cards)(const struct aude_state *s, struct aude_card *out, int max);
    int (*bag)(const struct aude_state *s, int kind);
    int (*left)(const struct aude_state *s);
    int (*hand)(const struct aude_state *s);
    int (*turn)(const struct aude_state *s);
    int (*step)(const struct aude_state *s);
    unsigned (*fits)(const struct aude_state *s, int x, int y, int kind);
    struct aude_spot (*where)(const struct aude_state *s, struct aude_action a);
};

/* Every family's rules and states begin like this. */
struct aude_rules {
    const struct game *game;
    size_t state_size; /* a multiple of 8 */
    int seats;
};

struct aude_state {
    union {
        const struct aude_rules *rules;
        uint64_t room; /* eight bytes everywhere, so that a state looks the same on every machine */
    };
};

extern const struct game land_game;
extern const struct game cards_game;

#endif
