/*
 * waiting.c: open games, which wait for players. Whoever sits at one and is still there says so from
 * time to time; one whose people have gone is not shown any more, and goes itself at last. A game with
 * a clock of days is patient: its people need not be there, so it is shown until it goes.
 */
#include "inside.h"

enum { TOGETHER = 100 };

static const char seen[] =
    "update games set seen = $101 where state = 0 and seen < $101 and id in (select game from seats"
    " where ended = 0 and account in ("
    "$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,"
    "$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37,$38,$39,$40,$41,$42,$43,$44,$45,$46,"
    "$47,$48,$49,$50,$51,$52,$53,$54,$55,$56,$57,$58,$59,$60,$61,$62,$63,$64,$65,$66,$67,$68,"
    "$69,$70,$71,$72,$73,$74,$75,$76,$77,$78,$79,$80,$81,$82,$83,$84,$85,$86,$87,$88,$89,$90,"
    "$91,$92,$93,$94,$95,$96,$97,$98,$99,$100))";

/* Accounts that are not asked for are -1, which nobody's is; 0 sits at every open seat. */
static enum store_status see_some(struct store *s, const int64_t *accounts, int count, int64_t now)
{
    struct sql_value values[TOGETHER + 1];
    for (int i = 0; i < TOGETHER; i++)
        values[i] = (struct sql_value)NUMBER(i < count ? accounts[i] : -1);
    values[TOGETHER] = (struct sql_value)NUMBER(now);
    return store_run(s, seen, NULL, TOGETHER + 1, values);
}

enum store_status store_waiting_seen(struct store *s, const int64_t *accounts, int count,
                                     int64_t now)
{
    enum store_status status = STORE_OK;
    for (int i = 0; i < count && status == STORE_OK; i += TOGETHER)
        status = see_some(s, accounts + i, count - i < TOGETHER ? count - i : TOGETHER, now);
    return status;
}

enum store_status store_waiting_quick(struct store *s, const struct store_game *like, int64_t since,
                                      int max, char (*ids)[STORE_ID_MAX], int *count)
{
    struct row row = {0};
    *count = 0;
    enum store_status status =
        store_ask(s,
                  "select id from games where state = 0 and is_public = 1 and is_quick = 1"
                  " and rules = $1 and clock = $2 and is_rated = $3"
                  " and (seen > $4 or clock like '%d') order by made, id limit $5",
                  GIVE(TEXT(like->rules), TEXT(like->clock), NUMBER(like->is_rated), NUMBER(since),
                       NUMBER(max)));
    if (status != STORE_OK)
        return status;
    while (*count < max && store_row(s, &row)) {
        row_text(&row, ids[*count], STORE_ID_MAX);
        *count += !row.is_damaged;
    }
    return store_done_list(s, &row);
}

enum store_status store_waiting_drop(struct store *s, const char *id, int64_t before,
                                     int64_t long_before)
{
    int changed = 0;
    enum store_status status =
        store_run(s,
                  "delete from games where id = $1 and state = 0 and seen <= $2"
                  " and (seen <= $3 or (is_public = 1 and clock not like '%d'))",
                  &changed, GIVE(TEXT(id), NUMBER(before), NUMBER(long_before)));
    return status == STORE_OK && changed == 0 ? STORE_TAKEN : status;
}
