/*
 * fault.c: see fault.h.
 */
#include "fault.h"

#include <string.h>

static struct fault *fault_of(struct sql *db)
{
    return (struct fault *)db;
}

/* What was begun is gone. */
static void lose(struct fault *f)
{
    if (f->is_inside)
        f->inner->driver->rollback(f->inner);
    f->is_lost |= f->is_inside;
    f->is_inside = false;
}

void fault_die(struct fault *f)
{
    lose(f);
    f->is_dead = true;
}

/* May the next call be made? */
static bool may_call(struct fault *f)
{
    if (f->is_dead)
        return false;
    if (f->calls_left > 0 && --f->calls_left == 0) {
        fault_die(f);
        return false;
    }
    if (f->is_out || (f->fails_in > 0 && f->below(f->context, f->fails_in) == 0)) {
        lose(f);
        return false;
    }
    return true;
}

static enum store_status fault_reach(struct sql *db)
{
    struct fault *f = fault_of(db);
    f->is_lost = false;
    if (!may_call(f))
        return STORE_DOWN;
    f->idle(f->context);
    return f->is_dead ? STORE_DOWN : STORE_OK;
}

static enum store_status fault_begin(struct sql *db)
{
    struct fault *f = fault_of(db);
    enum store_status status = may_call(f) ? f->inner->driver->begin(f->inner) : STORE_DOWN;
    f->is_inside = status == STORE_OK;
    f->is_lost = false;
    return status;
}

static enum store_status commit(struct fault *f)
{
    int luck = f->commit_in > 0 ? f->below(f->context, 2 * f->commit_in) : -1;
    if (luck == 0) {
        f->failed++;
        lose(f);
        return STORE_DOWN;
    }
    enum store_status status = f->inner->driver->exec(f->inner, "commit");
    f->is_inside = status != STORE_OK;
    f->lost += luck == 1;
    /* Stored, and then it crashes, or the answer gets lost. */
    if (!may_call(f) || luck == 1)
        return STORE_DOWN;
    return status;
}

static enum store_status fault_exec(struct sql *db, const char *text)
{
    struct fault *f = fault_of(db);
    if (!may_call(f))
        return STORE_DOWN;
    return strcmp(text, "commit") == 0 ? commit(f) : f->inner->driver->exec(f->inner, text);
}

static void fault_rollback(struct sql *db)
{
    lose(fault_of(db));
}

static bool fault_is_lost(struct sql *db)
{
    struct fault *f = fault_of(db);
    return f->is_lost || !f->is_inside || f->inner->driver->is_lost(f->inner);
}

static enum store_status fault_ask(struct sql *db, const char *text, int count,
                                   const struct sql_value *values)
{
    struct fault *f = fault_of(db);
    return may_call(f) ? f->inner->driver->ask(f->inner, text, count, values) : STORE_DOWN;
}

static bool fault_row(struct sql *db)
{
    struct fault *f = fault_of(db);
    return f->inner->driver->row(f->inner);
}

static bool fault_number(struct sql *db, int column, int64_t *out)
{
    struct fault *f = fault_of(db);
    return f->inner->driver->number(f->inner, column, out);
}

static const char *fault_word(struct sql *db, int column)
{
    struct fault *f = fault_of(db);
    return f->inner->driver->word(f->inner, column);
}

static enum store_status fault_done(struct sql *db, int *affected)
{
    struct fault *f = fault_of(db);
    return f->inner->driver->done(f->inner, affected);
}

static enum store_status fault_now(struct sql *db, int64_t *out)
{
    struct fault *f = fault_of(db);
    if (f->now == NULL)
        return STORE_NONE;
    if (!may_call(f))
        return STORE_DOWN;
    *out = f->now(f->context);
    return STORE_OK;
}

static const struct sql_driver fault_driver = {
    .now = fault_now,
    .reach = fault_reach,
    .begin = fault_begin,
    .exec = fault_exec,
    .rollback = fault_rollback,
    .is_lost = fault_is_lost,
    .ask = fault_ask,
    .row = fault_row,
    .number = fault_number,
    .word = fault_word,
    .done = fault_done,
};

void fault_open(struct fault *f, struct sql *inner)
{
    memset(f, 0, sizeof *f);
    f->base.driver = &fault_driver;
    f->inner = inner;
    f->store.db = &f->base;
}
