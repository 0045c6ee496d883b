/*
 * why.h: why something was refused. The word goes out on the wire and the page has a sentence for it
 * in the reader's language; docs/api.md lists them.
 */
#ifndef AUDE_WHY_H
#define AUDE_WHY_H

#define WHYS(X)                                                                                    \
    X(NOT, "", 200, "")                                                                            \
    X(JSON, "json", 400, "This is no JSON object, or something in it is missing or wrong.")        \
    X(METHOD, "method", 405, "This address does not take that method.")                            \
    X(NOTHING, "nothing", 404, "There is nothing at this address.")                                \
    X(TOKEN, "token", 401, "A token is needed, or this one is worth nothing.")                     \
    X(LOGIN, "login", 403, "Name and password do not fit.")                                        \
    X(NAME, "name", 400, "This name cannot be had: letters, digits, hyphens and underscores.")     \
    X(NAME_TAKEN, "name-taken", 409, "Somebody else has this name.")                               \
    X(PASSWORD, "password", 400, "A password has 8 to 256 bytes.")                                 \
    X(GUEST, "guest", 403, "This needs an account.")                                               \
    X(GAME, "game", 404, "There is no such game.")                                                 \
    X(DAMAGED, "damaged", 410, "This game is damaged; it is kept for whoever runs the server.")    \
    X(PLAYER, "player", 404, "There is no such player.")                                           \
    X(RULES, "rules", 400, "There are no such rules.")                                             \
    X(CLOCK, "clock", 400, "There is no such clock.")                                              \
    X(SEATS, "seats", 400, "The seats do not fit the rules.")                                      \
    X(RECORD, "record", 400, "The record is damaged.")                                             \
    X(RATED, "rated", 400, "Such a game cannot be rated.")                                         \
    X(SEAT, "seat", 403, "That seat is not yours.")                                                \
    X(FULL, "full", 409, "There is no open seat at this table.")                                   \
    X(SEAT_TAKEN, "seat-taken", 409, "That seat is taken.")                                        \
    X(TABLES, "tables", 409, "You wait at 64 open tables already.")                                \
    X(BOTS, "bots", 409, "You have 16 bots already.")                                              \
    X(STATE, "state", 409, "That cannot be done now.")                                             \
    X(TAKEN, "taken", 409, "That line is there already.")                                          \
    X(GAP, "gap", 409, "Lines before that one are missing.")                                       \
    X(ILLEGAL, "illegal", 422, "The rules do not allow that.")                                     \
    X(TIME, "time", 409, "The time had run out.")                                                  \
    X(OFFER, "offer", 409, "There is no such question.")                                           \
    X(TEXT, "text", 400, "A text has 1 to 500 bytes and no control characters.")                   \
    X(MANY, "many", 429, "That was too often; please wait.")                                       \
    X(STORE, "store", 503, "The database cannot be reached; please try again.")                    \
    X(BUSY, "busy", 503, "The server is full.")

enum why {
#define X(id, word, status, text) WHY_##id,
    WHYS(X)
#undef X
        WHY_COUNT
};

const char *why_word(enum why w);
int why_status(enum why w); /* of HTTP */
const char *why_text(enum why w);

#endif
