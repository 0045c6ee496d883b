/*
 * calls_think.c: workers take the thinking of computer seats, and bring what came of it.
 */
#include "calls.h"

#include <string.h>

void call_think_take(struct call *c)
{
    const json_t *players = json_object_get(c->body, "players");
    json_t *job = NULL;
    bool is_fine = json_is_array(players);
    for (size_t i = 0; i < json_array_size(players); i++)
        is_fine = is_fine && json_is_string(json_array_get(players, i));
    if (!is_fine) {
        call_refuse(c, WHY_JSON);
        return;
    }
    enum why why = hub_job_take(c->hub, players, &job);
    if (why != WHY_NOT)
        call_refuse(c, why);
    else
        call_answer(c, json_pack("{so}", "job", job == NULL ? json_null() : job));
}

/* Lines, each with its end; false: too long. */
static bool join_lines(const char *const *lines, int count, char *buf, size_t len)
{
    size_t used = 0;
    for (int i = 0; i < count; i++) {
        size_t size = strlen(lines[i]);
        if (strchr(lines[i], '\n') != NULL || used + size + 2 > len)
            return false;
        memcpy(buf + used, lines[i], size);
        used += size;
        buf[used++] = '\n';
    }
    buf[used] = '\0';
    return true;
}

void call_think_done(struct call *c)
{
    const char *lines[HUB_JOB_LINES], *id;
    char text[HUB_JOB_LINES * STORE_LINE_MAX];
    int count, n;
    struct room *r;
    enum aude_status status = AUDE_OK;
    if (!want_text(c, "game", &id) || !call_read_lines(c, lines, &count, &n))
        return;
    enum why why = hub_room(c->hub, id, &r);
    if (why == WHY_NOT && !join_lines(lines, count, text, sizeof text))
        why = WHY_JSON;
    if (why != WHY_NOT) {
        call_refuse(c, why);
        return;
    }
    int seat = r->game.actor;
    why = hub_job_done(c->hub, r, n, text, &status);
    answer_play(c, r, why, status, n, seat < 0 ? AUDE_ONLOOKER : seat);
}
