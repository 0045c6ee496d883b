/*
 * far.c: the special ranges of addresses, as IANA lists them.
 */
#include "far.h"

#include <netinet/in.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct range {
    uint8_t bytes[16];
    int bits;
};

static const struct range near4[] = {
    {{0}, 8},         {{10}, 8},       {{100, 64}, 10},      {{127}, 8},
    {{169, 254}, 16}, {{172, 16}, 12}, {{192, 0, 0}, 24},    {{192, 0, 2}, 24},
    {{192, 168}, 16}, {{198, 18}, 15}, {{198, 51, 100}, 24}, {{203, 0, 113}, 24},
    {{224}, 4},       {{240}, 4},
};

/* Only what begins with 001 was ever given out; of that some is not for the Internet, and some leads
 * to an address of the other kind. */
static const struct range given6 = {{0x20}, 3};
static const struct range near6[] = {
    {{0x20, 0x01, 0x00}, 23}, {{0x20, 0x01, 0x0d, 0xb8}, 32},
    {{0x20, 0x02}, 16},       {{0x3f, 0xfe}, 16},
    {{0x3f, 0xff}, 20},
};
static const struct range mapped = {{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff}, 96};
static const struct range translated = {{0, 0x64, 0xff, 0x9b}, 96};

static bool is_in(const uint8_t *address, const struct range *range)
{
    int whole = range->bits / 8, rest = range->bits % 8;
    if (memcmp(address, range->bytes, (size_t)whole) != 0)
        return false;
    return rest == 0 || (address[whole] ^ range->bytes[whole]) >> (8 - rest) == 0;
}

static bool is_far4(const uint8_t *address)
{
    for (size_t i = 0; i < sizeof near4 / sizeof *near4; i++) {
        if (is_in(address, &near4[i]))
            return false;
    }
    return true;
}

static bool is_far6(const uint8_t *address)
{
    if (is_in(address, &mapped) || is_in(address, &translated))
        return is_far4(address + 12);
    for (size_t i = 0; i < sizeof near6 / sizeof *near6; i++) {
        if (is_in(address, &near6[i]))
            return false;
    }
    return is_in(address, &given6);
}

bool far_is(const struct sockaddr *address)
{
    if (address->sa_family == AF_INET) {
        struct sockaddr_in four;
        memcpy(&four, address, sizeof four);
        return is_far4((const uint8_t *)&four.sin_addr);
    }
    if (address->sa_family == AF_INET6) {
        struct sockaddr_in6 six;
        memcpy(&six, address, sizeof six);
        return is_far6((const uint8_t *)&six.sin6_addr);
    }
    return false;
}
