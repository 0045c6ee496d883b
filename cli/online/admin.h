/*
 * admin.h: what the files of "aude admin" share. Each deed gets the words that follow its name and
 * returns a status of command.h.
 */
#ifndef AUDE_CLI_ADMIN_H
#define AUDE_CLI_ADMIN_H

#include "keeping.h"

typedef int admin_deed(struct store *s, int count, char **words);

/* Looking (admin_look.c). */
admin_deed admin_counts, admin_games, admin_show, admin_accounts, admin_workers, admin_check;

/* Doing (admin_do.c). */
admin_deed admin_record, admin_end, admin_delete, admin_data, admin_erase, admin_close, admin_open,
    admin_worker, admin_dismiss, admin_backup;

/* (admin_push.c) */
admin_deed admin_push;

/* The account of a name, or of a number as "accounts" lists it; false after a complaint. */
bool admin_find(struct store *s, const char *word, struct store_account *out);

#endif
