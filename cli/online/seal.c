/*
 * seal.c: Web Push's cryptography with nettle.
 */
#include "seal.h"

#include <gmp.h>
#include <jansson.h>
#include <nettle/bignum.h>
#include <nettle/ecc-curve.h>
#include <nettle/ecc.h>
#include <nettle/ecdsa.h>
#include <nettle/gcm.h>
#include <nettle/hkdf.h>
#include <nettle/hmac.h>
#include <nettle/sha2.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    HALF = 32,
    KEY = AES128_KEY_SIZE,
    RECORD = 4096,
    BASE64 = sodium_base64_VARIANT_URLSAFE_NO_PADDING
};

/* ---- Keys ----------------------------------------------------------------------------------------- */

static void write_point(const struct ecc_point *p, uint8_t out[SEAL_POINT])
{
    mpz_t x, y;
    mpz_inits(x, y, NULL);
    ecc_point_get(p, x, y);
    out[0] = 4; /* both coordinates follow */
    nettle_mpz_get_str_256(HALF, out + 1, x);
    nettle_mpz_get_str_256(HALF, out + 1 + HALF, y);
    mpz_clears(x, y, NULL);
}

static bool read_point(const uint8_t bytes[SEAL_POINT], struct ecc_point *p)
{
    mpz_t x, y;
    nettle_mpz_init_set_str_256_u(x, HALF, bytes + 1);
    nettle_mpz_init_set_str_256_u(y, HALF, bytes + 1 + HALF);
    bool is_there = bytes[0] == 4 && ecc_point_set(p, x, y) == 1;
    mpz_clears(x, y, NULL);
    return is_there;
}

static bool read_scalar(const uint8_t bytes[SEAL_SCALAR], struct ecc_scalar *s)
{
    mpz_t z;
    nettle_mpz_init_set_str_256_u(z, SEAL_SCALAR, bytes);
    bool is_there = ecc_scalar_set(s, z) == 1;
    mpz_clear(z);
    return is_there;
}

bool seal_pair(const uint8_t secret[SEAL_SCALAR], struct seal_pair *out)
{
    struct ecc_scalar scalar;
    struct ecc_point point;
    ecc_scalar_init(&scalar, nettle_get_secp_256r1());
    ecc_point_init(&point, nettle_get_secp_256r1());
    bool is_there = read_scalar(secret, &scalar);
    if (is_there) {
        ecc_point_mul_g(&point, &scalar);
        memmove(out->secret, secret, SEAL_SCALAR);
        write_point(&point, out->point);
    }
    ecc_scalar_clear(&scalar);
    ecc_point_clear(&point);
    return is_there;
}

void seal_new(struct seal_pair *out)
{
    uint8_t secret[SEAL_SCALAR];
    do
        randombytes_buf(secret, sizeof secret);
    while (!seal_pair(secret, out));
    sodium_memzero(secret, sizeof secret);
}

/* ---- Texts ------------------------------------------------------------------------------------------ */

/* The first coordinate of what both sides can calculate. */
static bool share(const struct seal_pair *own, const uint8_t to[SEAL_POINT], uint8_t out[HALF])
{
    struct ecc_scalar scalar;
    struct ecc_point point;
    uint8_t both[SEAL_POINT];
    ecc_scalar_init(&scalar, nettle_get_secp_256r1());
    ecc_point_init(&point, nettle_get_secp_256r1());
    bool is_fine = read_scalar(own->secret, &scalar) && read_point(to, &point);
    if (is_fine) {
        ecc_point_mul(&point, &scalar, &point);
        write_point(&point, both);
        memcpy(out, both + 1, HALF);
    }
    ecc_scalar_clear(&scalar);
    ecc_point_clear(&point);
    return is_fine;
}

/* HKDF with SHA-256, for at most one block. */
static void derive(const uint8_t salt[SEAL_SALT], const uint8_t from[HALF], const uint8_t *info,
                   size_t info_size, uint8_t *out, size_t size)
{
    struct hmac_sha256_ctx hmac;
    uint8_t inner[SHA256_DIGEST_SIZE];
    hmac_sha256_set_key(&hmac, SEAL_SALT, salt);
    hkdf_extract(&hmac, (nettle_hash_update_func *)hmac_sha256_update,
                 (nettle_hash_digest_func *)hmac_sha256_digest, SHA256_DIGEST_SIZE, HALF, from,
                 inner);
    hmac_sha256_set_key(&hmac, sizeof inner, inner);
    hkdf_expand(&hmac, (nettle_hash_update_func *)hmac_sha256_update,
                (nettle_hash_digest_func *)hmac_sha256_digest, SHA256_DIGEST_SIZE, info_size, info,
                size, out);
}

/* What the text is enciphered with. */
static bool make_keys(const struct seal_pair *own, const uint8_t salt[SEAL_SALT],
                      const struct seal_browser *to, uint8_t key[KEY], uint8_t nonce[GCM_IV_SIZE])
{
    static const uint8_t key_info[] = "Content-Encoding: aes128gcm";
    static const uint8_t nonce_info[] = "Content-Encoding: nonce";
    uint8_t shared[HALF], input[HALF], info[14 + 2 * SEAL_POINT] = "WebPush: info";
    if (!share(own, to->point, shared))
        return false;
    memcpy(info + 14, to->point, SEAL_POINT);
    memcpy(info + 14 + SEAL_POINT, own->point, SEAL_POINT);
    derive(to->secret, shared, info, sizeof info, input, sizeof input);
    /* The zero at their ends belongs to them. */
    derive(salt, input, key_info, sizeof key_info, key, KEY);
    derive(salt, input, nonce_info, sizeof nonce_info, nonce, GCM_IV_SIZE);
    return true;
}

bool seal_text(const struct seal_pair *own, const uint8_t salt[SEAL_SALT],
               const struct seal_browser *to, const char *text, uint8_t out[SEAL_SIZE_MAX],
               size_t *size)
{
    static const uint8_t length[] = {0, 0, RECORD >> 8, RECORD & 255, SEAL_POINT};
    uint8_t key[KEY], nonce[GCM_IV_SIZE], plain[SEAL_TEXT_MAX + 1];
    struct gcm_aes128_ctx gcm;
    size_t len = strlen(text);
    if (len > SEAL_TEXT_MAX || !make_keys(own, salt, to, key, nonce))
        return false;
    snprintf((char *)plain, sizeof plain, "%s", text);
    plain[len] = 2; /* the last record */
    uint8_t *at = out;
    memcpy(at, salt, SEAL_SALT);
    memcpy(at += SEAL_SALT, length, sizeof length);
    memcpy(at += sizeof length, own->point, SEAL_POINT);
    at += SEAL_POINT;
    gcm_aes128_set_key(&gcm, key);
    gcm_aes128_set_iv(&gcm, sizeof nonce, nonce);
    gcm_aes128_encrypt(&gcm, len + 1, at, plain);
    at += len + 1;
    gcm_aes128_digest(&gcm, GCM_DIGEST_SIZE, at);
    *size = (size_t)(at - out) + GCM_DIGEST_SIZE;
    return true;
}

/* ---- Claims ------------------------------------------------------------------------------------------ */

static void give_random(void *context, size_t size, uint8_t *out)
{
    (void)context;
    randombytes_buf(out, size);
}

static void sign(const struct seal_pair *own, const char *text, uint8_t out[2 * HALF])
{
    struct ecc_scalar scalar;
    struct dsa_signature signature;
    struct sha256_ctx sha;
    uint8_t digest[SHA256_DIGEST_SIZE];
    sha256_init(&sha);
    sha256_update(&sha, strlen(text), (const uint8_t *)text);
    sha256_digest(&sha, sizeof digest, digest);
    ecc_scalar_init(&scalar, nettle_get_secp_256r1());
    dsa_signature_init(&signature);
    read_scalar(own->secret, &scalar);
    ecdsa_sign(&scalar, NULL, give_random, sizeof digest, digest, &signature);
    nettle_mpz_get_str_256(HALF, out, signature.r);
    nettle_mpz_get_str_256(HALF, out + HALF, signature.s);
    dsa_signature_clear(&signature);
    ecc_scalar_clear(&scalar);
}

bool seal_claim(const struct seal_pair *own, const char *origin, const char *contact,
                int64_t expires, char *out, size_t len)
{
    static const char header[] = "{\"typ\":\"JWT\",\"alg\":\"ES256\"}";
    char head[64], body[2048], text[2200], signed_by[SEAL_WORD_MAX], key[SEAL_WORD_MAX];
    uint8_t signature[2 * HALF];
    json_t *claim =
        json_pack("{sssIss}", "aud", origin, "exp", (json_int_t)expires, "sub", contact);
    char *plain = claim == NULL ? NULL : json_dumps(claim, JSON_COMPACT);
    json_decref(claim);
    if (plain == NULL || sodium_base64_encoded_len(strlen(plain), BASE64) > sizeof body) {
        free(plain);
        return false;
    }
    seal_write((const uint8_t *)header, sizeof header - 1, head, sizeof head);
    seal_write((const uint8_t *)plain, strlen(plain), body, sizeof body);
    free(plain);
    snprintf(text, sizeof text, "%s.%s", head, body);
    sign(own, text, signature);
    seal_write(signature, sizeof signature, signed_by, sizeof signed_by);
    seal_write(own->point, sizeof own->point, key, sizeof key);
    return snprintf(out, len, "vapid t=%s.%s, k=%s", text, signed_by, key) < (int)len;
}

/* ---- Texts of bytes ------------------------------------------------------------------------------------ */

void seal_write(const uint8_t *bytes, size_t size, char *out, size_t len)
{
    sodium_bin2base64(out, len, bytes, size, BASE64);
}

bool seal_read(const char *text, uint8_t *bytes, size_t size)
{
    size_t got = 0;
    size_t len = strcspn(text, "="); /* some browsers pad */
    return sodium_base642bin(bytes, size, text, len, NULL, &got, NULL, BASE64) == 0 && got == size;
}
