/*
 * host.c: what the server may be called.
 */
#include "host.h"

#include <arpa/inet.h>
#include <string.h>
#include <strings.h>

#define LETTERS "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
#define DIGITS "0123456789"

bool host_read(const char *text, char name[HOST_MAX])
{
    bool has_brackets = text[0] == '[';
    text += has_brackets;
    size_t size = strspn(text, has_brackets ? "0123456789abcdefABCDEF:." : LETTERS DIGITS "-._");
    if (size == 0 || size >= HOST_MAX)
        return false;
    memcpy(name, text, size);
    name[size] = '\0';
    text += size;
    if (has_brackets && *text++ != ']')
        return false;
    if (*text == ':')
        text += 1 + strspn(text + 1, DIGITS);
    return *text == '\0';
}

static bool is_address(const char *name)
{
    struct in6_addr address;
    return inet_pton(AF_INET, name, &address) == 1 || inet_pton(AF_INET6, name, &address) == 1;
}

/* A name may end in a dot, which changes nothing. */
static bool is_same(const char *a, const char *b)
{
    size_t n = strlen(a), m = strlen(b);
    n -= n > 1 && a[n - 1] == '.';
    m -= m > 1 && b[m - 1] == '.';
    return n == m && strncasecmp(a, b, n) == 0;
}

bool host_is_ours(const char *name, const char *const *names)
{
    if (is_address(name) || is_same(name, "localhost"))
        return true;
    for (; *names != NULL; names++) {
        if (is_same(name, *names))
            return true;
    }
    return false;
}
