/*
 * test_seal.c: Web Push's cryptography, with the worked examples of RFC 8291 (section 5) and RFC 8292
 * (section 2.4).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <gmp.h>
#include <nettle/bignum.h>
#include <nettle/ecc-curve.h>
#include <nettle/ecdsa.h>
#include <nettle/sha2.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../cli/online/seal.h"

static const char browser[] =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
static const char browser_secret[] = "BTBZMqHH6r4Tts7J_aSIgg";
static const char sender[] =
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
static const char sender_secret[] = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
static const char melon[] = "When I grow up, I want to be a watermelon";
static const char sealed[] =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
    "InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV"
    "WGNWQexSgSxsj_Qulcy4a-fN";
static const char claim[] =
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJl"
    "eHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0";

static struct seal_pair pair_of(const char *secret)
{
    uint8_t bytes[SEAL_SCALAR];
    struct seal_pair pair;
    assert_true(seal_read(secret, bytes, sizeof bytes));
    assert_true(seal_pair(bytes, &pair));
    return pair;
}

static void a_text_is_sealed(void **state)
{
    (void)state;
    struct seal_pair own = pair_of(sender_secret);
    struct seal_browser to;
    uint8_t salt[SEAL_SALT], out[SEAL_SIZE_MAX];
    char text[512];
    size_t size;
    seal_write(own.point, sizeof own.point, text, sizeof text);
    assert_string_equal(text, sender);
    assert_true(seal_read("DGv6ra1nlYgDCS1FRnbzlw", salt, sizeof salt));
    assert_true(seal_read(browser, to.point, sizeof to.point));
    assert_true(seal_read(browser_secret, to.secret, sizeof to.secret));
    assert_true(seal_text(&own, salt, &to, melon, out, &size));
    seal_write(out, size, text, sizeof text);
    assert_string_equal(text, sealed);
}

static void what_is_no_key_is_refused(void **state)
{
    (void)state;
    struct seal_pair own = pair_of(sender_secret), none;
    struct seal_browser to = {{0}, {0}};
    uint8_t salt[SEAL_SALT] = {0}, zero[SEAL_SCALAR] = {0}, out[SEAL_SIZE_MAX];
    static char large[SEAL_TEXT_MAX + 2];
    size_t size;
    assert_false(seal_pair(zero, &none));
    memset(zero, 255, sizeof zero);
    assert_false(seal_pair(zero, &none));
    assert_true(seal_read(browser, to.point, sizeof to.point));
    memset(large, 'a', sizeof large - 2);
    assert_true(seal_text(&own, salt, &to, large, out, &size));
    assert_int_equal(size, SEAL_SIZE_MAX);
    memset(large, 'a', sizeof large - 1);
    assert_false(seal_text(&own, salt, &to, large, out, &size));
    to.point[64] ^= 1; /* not on the curve */
    assert_false(seal_text(&own, salt, &to, melon, out, &size));
    memset(&to, 0, sizeof to);
    to.point[0] = 4;
    assert_false(seal_text(&own, salt, &to, melon, out, &size));
    assert_false(seal_read("AAAA", salt, sizeof salt));
    assert_false(seal_read("DGv6ra1nlYgDCS1FRnbzlwAA", salt, sizeof salt));
    assert_false(seal_read("DGv6ra1nlYgDCS1FRnbz!w", salt, sizeof salt));
    assert_true(seal_read("DGv6ra1nlYgDCS1FRnbzlw==", salt, sizeof salt));
}

/* Does a signature fit a text and a key? */
static bool is_signed(const char *text, size_t len, const char *signature, const uint8_t *point)
{
    uint8_t bytes[64], digest[SHA256_DIGEST_SIZE];
    struct sha256_ctx sha;
    struct dsa_signature s;
    struct ecc_point p;
    mpz_t x, y;
    assert_true(seal_read(signature, bytes, sizeof bytes));
    sha256_init(&sha);
    sha256_update(&sha, len, (const uint8_t *)text);
    sha256_digest(&sha, sizeof digest, digest);
    nettle_mpz_init_set_str_256_u(x, 32, point + 1);
    nettle_mpz_init_set_str_256_u(y, 32, point + 33);
    ecc_point_init(&p, nettle_get_secp_256r1());
    assert_int_equal(ecc_point_set(&p, x, y), 1);
    dsa_signature_init(&s);
    nettle_mpz_set_str_256_u(s.r, 32, bytes);
    nettle_mpz_set_str_256_u(s.s, 32, bytes + 32);
    bool fits = ecdsa_verify(&p, sizeof digest, digest, &s) == 1;
    dsa_signature_clear(&s);
    ecc_point_clear(&p);
    mpz_clears(x, y, NULL);
    return fits;
}

static void a_claim_is_signed(void **state)
{
    (void)state;
    uint8_t point[SEAL_POINT];
    struct seal_pair own = pair_of(sender_secret);
    char out[2048], key[SEAL_WORD_MAX], signature[SEAL_WORD_MAX];
    /* The check itself is right: it finds the example's signature good, and no other. */
    static const char example[] =
        "i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA";
    assert_true(seal_read("BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA"
                          "5aq9ojSwk5Y2EmClBPs",
                          point, sizeof point));
    assert_true(is_signed(claim, strlen(claim), example, point));
    assert_false(is_signed(claim, strlen(claim) - 1, example, point));
    assert_true(seal_claim(&own, "https://push.example.net", "mailto:push@example.com", 1453523768,
                           out, sizeof out));
    assert_int_equal(strncmp(out, "vapid t=", 8), 0);
    assert_int_equal(strncmp(out + 8, claim, strlen(claim)), 0);
    const char *rest = out + 8 + strlen(claim);
    assert_int_equal(sscanf(rest, ".%95[^,], k=%95s", signature, key), 2);
    assert_string_equal(key, sender);
    assert_true(is_signed(claim, strlen(claim), signature, own.point));
    assert_false(
        seal_claim(&own, "https://push.example.net", "mailto:push@example.com", 1, out, 99));
}

static void new_keys_are_new(void **state)
{
    (void)state;
    struct seal_pair one, other, again;
    seal_new(&one);
    seal_new(&other);
    assert_memory_not_equal(one.secret, other.secret, sizeof one.secret);
    assert_true(seal_pair(one.secret, &again));
    assert_memory_equal(&one, &again, sizeof one);
}

int main(void)
{
    if (sodium_init() < 0)
        return 1;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_text_is_sealed),
        cmocka_unit_test(what_is_no_key_is_refused),
        cmocka_unit_test(a_claim_is_signed),
        cmocka_unit_test(new_keys_are_new),
    };
    return cmocka_run_group_tests_name("seal", tests, NULL, NULL);
}
