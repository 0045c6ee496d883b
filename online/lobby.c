/*
 * lobby.c: open games that wait for nobody. Every process stores once a minute that those are here who
 * are connected to it, which makes the open games at which they sit fresh. The lobby and quick pairing
 * only know fresh ones; those that nobody has come back to for long are removed, by whichever process
 * finds them first. All of it is a matter of one column of the store, so it does not matter how many
 * processes there are and which of them somebody is connected to.
 */
#include "parts.h"

#define MINUTE (60 * SECOND)
#define HOUR (60 * MINUTE)
#define DAY (24 * HOUR)

#define LOOK_EVERY (2 * SECOND)
#define SEEN_EVERY MINUTE
#define HERE_FOR                                                                                   \
    (2 * MINUTE + 30 * SECOND) /* who was stored as seen, unless it was stored as gone */
#define SHOWN_FOR (3 * MINUTE)
#define KEPT_FOR HOUR            /* a public game, unless it has a clock of days */
#define KEPT_LONG_FOR (14 * DAY) /* all others */
#define TIDY_AFTER (180 * DAY)   /* when a guest's token has ended, too */

/* After a start, or when the store could not be reached: so much time people have to come back. */
#define GRACE (2 * MINUTE)

enum { SEEN_AT_ONCE = 1000, CLEAR_AT_ONCE = 64 };

int64_t lobby_since(const struct hub *h)
{
    return hub_now(h) - SHOWN_FOR;
}

/* ---- Who is here ----------------------------------------------------------------------------------- */

static bool is_to_be_seen(const struct hub *h, const struct account *a)
{
    return a->seen > h->now || h->now - a->seen >= SEEN_EVERY;
}

/* Those who are to be stored as seen, from where the last look ended; so that nobody is forgotten if
 * there are too many for one look. */
static int find_here(struct hub *h, int64_t *accounts, int max)
{
    int count = 0;
    for (size_t i = 0; i < BUCKETS && count < max; i++) {
        struct account *a = h->accounts[h->keep_bucket];
        for (; a != NULL && count < max; a = a->next) {
            if (is_to_be_seen(h, a)) {
                accounts[count++] = a->id;
                a->seen = h->now;
            }
        }
        if (a == NULL)
            h->keep_bucket = (h->keep_bucket + 1) % BUCKETS;
    }
    return count;
}

static void see_again(struct hub *h, const int64_t *accounts, int count)
{
    for (int i = 0; i < count; i++) {
        struct account *a = account_find(h, accounts[i]);
        if (a != NULL)
            a->seen = 0;
    }
}

/* Who is connected is only asked before somebody is woken. Whoever has gone is stored as gone at once,
 * so that the next turn wakes it; if that fails it is believed to be here until HERE_FOR is over. */
static bool keep_presence(struct hub *h, const int64_t *accounts, int count)
{
    if (h->world.push == NULL)
        return true;
    enum store_status status =
        store_away(h->store, h->process, h->is_ending ? NULL : h->parted, h->parted_count);
    if (status != STORE_OK || h->is_ending)
        return status == STORE_OK;
    h->parted_count = 0;
    return store_here(h->store, h->process, accounts, count, h->now) == STORE_OK;
}

bool is_connected(struct hub *h, int64_t account)
{
    struct store_presence there;
    if (account_find(h, account) != NULL)
        return true;
    return store_presence_get(h->store, account, &there) == STORE_OK &&
           there.process != h->process && there.seen > h->now - HERE_FOR;
}

/* A statement of its own: it is about games of all kinds of people, and if it fails nothing else is to
 * fail with it. */
void lobby_keep(struct hub *h)
{
    int64_t accounts[SEEN_AT_ONCE];
    bool was_away = h->now - h->next_keep > GRACE;
    int count = find_here(h, accounts, SEEN_AT_ONCE);
    bool is_stored = !h->is_down &&
                     store_waiting_seen(h->store, accounts, count, h->now) == STORE_OK &&
                     keep_presence(h, accounts, count);
    h->next_keep = h->now + LOOK_EVERY;
    if (!is_stored)
        see_again(h, accounts, count);
    if (!is_stored || was_away)
        h->kept_since = h->now;
    h->may_clear = h->now - h->kept_since >= GRACE;
}

/* ---- Games that nobody is at ------------------------------------------------------------------------- */

static bool clear_one(struct hub *h, const struct store_where *where, const char *id)
{
    message_begin(h);
    if (hub_write(h) != WHY_NOT)
        return false;
    enum store_status status = store_waiting_drop(h->store, id, where->before, where->after);
    if (status == STORE_OK) {
        hub_forget(h, id);
        hub_lobby_changed(h);
    } else {
        hub_undo(h);
    }
    return status == STORE_OK || status == STORE_TAKEN;
}

void lobby_clear(struct hub *h)
{
    char ids[CLEAR_AT_ONCE][STORE_ID_MAX];
    struct store_where where = {.list = LIST_STALE,
                                .before = h->now - KEPT_FOR,
                                .after = h->now - KEPT_LONG_FOR,
                                .max = CLEAR_AT_ONCE};
    int count = 0;
    h->may_clear = false;
    /* Whoever slept since does not know who is here. */
    if (h->now >= h->next_keep + SECOND || store_games(h->store, &where, ids, &count) != STORE_OK)
        return;
    for (int i = 0; i < count && clear_one(h, &where, ids[i]); i++)
        continue;
}

/* ---- What nobody needs ------------------------------------------------------------------------------- */

/* A thousand at a time, so that nobody waits for it; where there is more it goes on soon. By itself, for
 * if it takes too long nothing that somebody did is to fail with it; and only servers do it, not
 * whoever tends one for a moment. */
void lobby_tidy(struct hub *h)
{
    int count = 0;
    if (h->is_down || h->options.look_ms == 0)
        return;
    h->next_tidy = h->now + HOUR;
    (void)store_tidy(h->store, h->now - TIDY_AFTER, &count);
    if (count == STORE_TIDY)
        h->next_tidy = h->now + MINUTE;
}
