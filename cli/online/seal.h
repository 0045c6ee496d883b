/*
 * seal.h: what Web Push needs of cryptography: a text that only one browser can read (RFC 8291), and
 * a claim that shows push services who sends it (RFC 8292). Both with the curve P-256.
 */
#ifndef AUDE_CLI_SEAL_H
#define AUDE_CLI_SEAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    SEAL_SCALAR = 32, /* bytes of a secret key */
    SEAL_POINT = 65,  /* and of a public one */
    SEAL_SALT = 16,
    SEAL_TEXT_MAX = 1024,
    SEAL_SIZE_MAX = SEAL_TEXT_MAX + SEAL_SALT + 4 + 1 + SEAL_POINT + 1 + 16,
    SEAL_WORD_MAX = 96 /* a key as text, with the zero */
};

struct seal_pair {
    uint8_t secret[SEAL_SCALAR], point[SEAL_POINT];
};

void seal_new(struct seal_pair *out);

/* The pair of a secret key; false: it is none. */
bool seal_pair(const uint8_t secret[SEAL_SCALAR], struct seal_pair *out);

/* A browser: its public key, and the secret that it shares with us. */
struct seal_browser {
    uint8_t point[SEAL_POINT], secret[SEAL_SALT];
};

/* Seals a text for a browser. own is a pair for this text alone, and so is the salt. False: the point
 * is not on the curve, or the text is too long. */
bool seal_text(const struct seal_pair *own, const uint8_t salt[SEAL_SALT],
               const struct seal_browser *to, const char *text, uint8_t out[SEAL_SIZE_MAX],
               size_t *size);

/* "vapid t=..., k=...": what the field Authorization says to the push service at that origin. False:
 * it does not fit. */
bool seal_claim(const struct seal_pair *own, const char *origin, const char *contact,
                int64_t expires, char *out, size_t len);

/* Base64 for addresses, without padding. seal_read is false unless there are exactly so many bytes. */
void seal_write(const uint8_t *bytes, size_t size, char *out, size_t len);
bool seal_read(const char *text, uint8_t *bytes, size_t size);

#endif
