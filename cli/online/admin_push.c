/*
 * admin_push.c: "aude admin push": a server's key for Web Push, and whom push services can ask about
 * it. Servers read both when they start.
 */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "../args.h"
#include "../command.h"
#include "admin.h"
#include "online.h"
#include "seal.h"

enum { CONTACT_MAX = 200 };

/* The key stays for ever, for browsers are subscribed to it. */
static enum store_status make_key(struct store *s)
{
    struct seal_pair own;
    char secret[SEAL_WORD_MAX], key[SEAL_WORD_MAX], both[2 * SEAL_WORD_MAX];
    enum store_status status = store_value_get(s, "push-key", both, sizeof both);
    if (status != STORE_NONE)
        return status;
    seal_new(&own);
    seal_write(own.secret, sizeof own.secret, secret, sizeof secret);
    seal_write(own.point, sizeof own.point, key, sizeof key);
    snprintf(both, sizeof both, "%s %s", secret, key);
    status = store_value_put(s, "push-key", both);
    sodium_memzero(secret, sizeof secret);
    sodium_memzero(both, sizeof both);
    sodium_memzero(&own, sizeof own);
    return status;
}

/* As push services want it. */
static bool is_contact(const char *text)
{
    bool has_kind = strncmp(text, "mailto:", 7) == 0 || strncmp(text, "https://", 8) == 0;
    for (const char *c = text; *c != '\0'; c++)
        has_kind = has_kind && *c > ' ' && *c <= '~' && *c != '"' && *c != '\\';
    return has_kind && strlen(text) > 8 && strlen(text) < CONTACT_MAX;
}

int admin_push(struct store *s, int count, char **words)
{
    char quoted[128];
    bool is_off = strcmp(words[0], "off") == 0;
    (void)count;
    if (!is_off && !is_contact(words[0])) {
        args_quote(words[0], strlen(words[0]), quoted, sizeof quoted);
        complain(
            TOLD("admin: \"push\" needs mailto:YOU@EXAMPLE.ORG, an address https://... or off, "
                 "not \"%s\"",
                 "admin: \"push\" braucht mailto:DU@EXAMPLE.ORG, eine Adresse https://... oder "
                 "off, nicht \"%s\""),
            quoted);
        return STATUS_USAGE;
    }
    if (sodium_init() < 0) {
        complain(TOLD("admin: there is no source of randomness",
                      "admin: es gibt keine Quelle für Zufall"));
        return STATUS_BAD;
    }
    enum store_status status = is_off ? STORE_OK : make_key(s);
    if (status == STORE_OK)
        status = store_value_put(s, "push-contact", is_off ? "" : words[0]);
    return status == STORE_OK ? STATUS_FINE : keeping_complain("admin", status);
}
