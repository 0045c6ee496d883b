/* conform_table_print.c: tables as texts, so that they can be compared. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "conform_table.h"

char *print_record(struct aude_table *t, int seat, enum aude_extent extent)
{
    size_t len = aude_table_write(t, seat, extent, NULL, 0);
    char *text = malloc(len + 1);
    if (text == NULL || aude_table_write(t, seat, extent, text, len + 1) != len)
        abort();
    return text;
}

static void print_sight(FILE *out, struct aude_table *t, int seat)
{
    struct aude_step step;
    int steps = aude_table_steps(t, seat), turns = aude_table_turns(t, seat);
    fprintf(out, "%d: %016llx %d steps %d turns\n", seat,
            (unsigned long long)aude_hash(aude_table_view(t, seat)), steps, turns);
    for (int i = steps - 1; i >= 0 && i >= steps - 3; i--) {
        aude_table_step(t, seat, i, &step);
        fprintf(out, "  %d %d %d %d %d %d %s\n", step.number, step.actor, step.turn, step.turn_seat,
                step.round, step.is_draft, step.line);
    }
}

char *print_table(struct aude_table *t, int without)
{
    char *text = NULL, *record = print_record(t, AUDE_OWNER, AUDE_EVERY_LINE);
    size_t len = 0;
    int seats = aude_seats(aude_table_rules(t));
    FILE *out = open_memstream(&text, &len);
    if (out == NULL)
        abort();
    fputs(record, out);
    free(record);
    for (int seat = AUDE_ONLOOKER; seat < seats; seat++) {
        if (seat != without || without == AUDE_OWNER)
            print_sight(out, t, seat);
        fprintf(out, "%s|%s|%d\n", aude_table_name(t, seat), aude_table_player(t, seat),
                seat < 0 ? 0 : aude_table_back_to(t, 1u << seat));
    }
    if (without == AUDE_OWNER) {
        print_sight(out, t, AUDE_OWNER);
        fprintf(out, "%d %d\n", aude_table_drafter(t), aude_table_drafted(t));
    }
    fprintf(out, "%d %d %d %u %u %s\n", aude_table_actor(t), aude_table_lots(t),
            (int)aude_table_ending(t), aude_table_out(t), aude_table_winners(t),
            aude_table_date(t));
    fclose(out);
    return text;
}

bool is_same_text(char *one, char *other)
{
    bool is_same = strcmp(one, other) == 0;
    free(one);
    free(other);
    return is_same;
}
