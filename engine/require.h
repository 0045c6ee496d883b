/*
 * require.h: our own checks and bit helpers. aude_require stays on in release builds; it
 * traps without a message, because libc's assert would give the WebAssembly module imports.
 * Cheap conditions only.
 */
#ifndef AUDE_REQUIRE_H
#define AUDE_REQUIRE_H

#include <stdint.h>

/* A function that is seldom needed stays by itself, so that the way past it stays short. */
#define APART __attribute__((noinline))

/* A function that becomes part of whoever calls it, so that what it is given stays in registers. */
#define WITHIN static inline __attribute__((always_inline))

/* A function only for those who listen or ask: it stays by itself, small rather than quick, and
 * takes no room from what random play needs. */
#define TOLD __attribute__((noinline, cold))

/* States and tile tables are read in words; a machine that orders bytes the other way would
 * need other code, not silence. */
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "Aude needs a little-endian machine");

#define aude_require(condition)                                                                    \
    do {                                                                                           \
        if (!(condition))                                                                          \
            __builtin_trap();                                                                      \
    } while (0)

/* A choice that nobody can foresee, without a branch: all bits or none, and what comes of them. */
static inline uint64_t all_bits(int is_so)
{
    return -(uint64_t)is_so;
}

static inline uint64_t choose(uint64_t bits, uint64_t then, uint64_t otherwise)
{
    return (then & bits) | (otherwise & ~bits);
}

/* Counts in bytes, then adds the bytes up; without -mpopcnt the builtin would be a call. */
static inline uint64_t byte_counts(uint64_t x)
{
    x -= (x >> 1) & 0x5555555555555555u;
    x = (x & 0x3333333333333333u) + ((x >> 2) & 0x3333333333333333u);
    return (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
}

static inline int count_bits(uint64_t x)
{
#ifdef __POPCNT__
    return __builtin_popcountll(x);
#else
    return (int)((byte_counts(x) * 0x0101010101010101u) >> 56);
#endif
}

/* x must not be 0. */
static inline int lowest_bit(uint64_t x)
{
    return __builtin_ctzll(x);
}

/* Byte i of the result is the sum of the bytes 0 to i of x; the whole sum must be < 256. */
static inline uint64_t byte_sums(uint64_t x)
{
    return x * 0x0101010101010101u;
}

/* The first byte of sums (each < 128, growing) that is greater than k (< 128), which exists. */
static inline int byte_above(uint64_t sums, int k)
{
    uint64_t k8 = (uint64_t)k * 0x0101010101010101u;
    uint64_t above =
        ((sums | 0x8080808080808080u) - k8 - 0x0101010101010101u) & 0x8080808080808080u;
    return lowest_bit(above) >> 3;
}

/* The position of the k-th set bit of x, counted from 0; k < count_bits(x). First the byte, then
 * the bit in it, spread out over bytes. Which it is nobody can foresee, so nothing branches. */
static inline int find_bit(uint64_t x, int k)
{
    uint64_t sums = byte_sums(byte_counts(x));
    int shift = byte_above(sums, k) * 8;
    k -= (int)((sums << 8) >> shift & 0xff);
    uint64_t eight = (x >> shift & 0xff) * 0x0101010101010101u & 0x8040201008040201u;
    eight = (eight + 0x7f7f7f7f7f7f7f7fu) >> 7 & 0x0101010101010101u;
    return shift + byte_above(byte_sums(eight), k);
}

#endif
