/*
 * desk.c: what calls keep from one request to the next.
 */
#include "calls.h"

#include <stdio.h>
#include <stdlib.h>

#include "credit.h"
#include "waiting.h"

struct desk {
    struct credit *credit;
    struct waiting_room *waiting;
};

struct desk *desk_new(const struct hub_world *world)
{
    struct desk *d = calloc(1, sizeof *d);
    if (d == NULL)
        return NULL;
    d->credit = credit_new(world);
    d->waiting = waiting_new();
    if (d->credit != NULL && d->waiting != NULL)
        return d;
    desk_free(d);
    return NULL;
}

void desk_free(struct desk *d)
{
    if (d == NULL)
        return;
    credit_free(d->credit);
    waiting_free(d->waiting);
    free(d);
}

void desk_left(struct desk *d, void *peer)
{
    waiting_leave(d->waiting, peer);
}

struct waiting_room *desk_waiting(struct desk *d)
{
    return d->waiting;
}

/* ---- Rates ------------------------------------------------------------------------------------------------ */

int credit_take(struct hub *h, enum rate rate, const char *key)
{
    if (key[0] == '\0' || hub_options_of(h)->has_free_rates)
        return 0;
    return credit_spend(hub_desk(h)->credit, rate, key, hub_now(h));
}

void credit_back(struct hub *h, enum rate rate, const char *key)
{
    if (key[0] != '\0' && !hub_options_of(h)->has_free_rates)
        credit_return(hub_desk(h)->credit, rate, key, hub_now(h));
}

/* Accounts are to be had for nothing, so what stays is counted for the address as well: it makes no
 * more games than a school would. */
static int credit_besides(struct hub *h, enum rate rate, const char *address)
{
    if (rate == RATE_GAME)
        return credit_take(h, RATE_ADDRESS, address);
    return rate == RATE_TALK ? credit_take(h, RATE_TALK_ADDRESS, address) : 0;
}

int credit_for(struct hub *h, enum rate rate, const char *address, const struct who *w)
{
    char account[HUB_ADDRESS_MAX];
    if (address[0] == '\0' || w == NULL || w->account == 0 || !credit_is_of_account(rate))
        return credit_take(h, rate, address);
    snprintf(account, sizeof account, "#%lld", (long long)w->account);
    int wait = credit_take(h, rate, account);
    return wait == 0 ? credit_besides(h, rate, address) : wait;
}
