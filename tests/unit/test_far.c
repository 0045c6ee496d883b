/*
 * test_far.c: which addresses strangers may have us call.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <arpa/inet.h>
#include <cmocka.h>
#include <netinet/in.h>
#include <string.h>

#include "../../cli/online/far.h"

static bool is_far(const char *text)
{
    struct sockaddr_storage address = {0};
    struct sockaddr_in four = {.sin_family = AF_INET};
    struct sockaddr_in6 six = {.sin6_family = AF_INET6};
    if (inet_pton(AF_INET, text, &four.sin_addr) == 1)
        memcpy(&address, &four, sizeof four);
    else if (inet_pton(AF_INET6, text, &six.sin6_addr) == 1)
        memcpy(&address, &six, sizeof six);
    else
        fail_msg("%s is no address", text);
    return far_is((const struct sockaddr *)&address);
}

static void some_are_near(void **state)
{
    (void)state;
    static const char *const near[] = {"0.0.0.0",
                                       "0.1.2.3",
                                       "10.0.0.1",
                                       "10.255.255.255",
                                       "100.64.0.1",
                                       "100.127.255.255",
                                       "127.0.0.1",
                                       "127.8.8.8",
                                       "169.254.169.254",
                                       "172.16.0.1",
                                       "172.31.255.255",
                                       "192.0.0.1",
                                       "192.168.1.1",
                                       "198.18.0.1",
                                       "198.19.255.255",
                                       "224.0.0.1",
                                       "239.1.1.1",
                                       "240.0.0.1",
                                       "255.255.255.255",
                                       "::",
                                       "::1",
                                       "::ffff:10.0.0.1",
                                       "::ffff:127.0.0.1",
                                       "::127.0.0.1",
                                       "64:ff9b::7f00:1",
                                       "64:ff9b:1::1",
                                       "100::1",
                                       "fc00::1",
                                       "fdff::1",
                                       "fe80::1",
                                       "febf::1",
                                       "ff02::1",
                                       "2001::1",
                                       "2001:db8::1",
                                       "2002:7f00:1::1",
                                       "4000::1"};
    for (size_t i = 0; i < sizeof near / sizeof *near; i++) {
        if (is_far(near[i]))
            fail_msg("%s is near", near[i]);
    }
}

static void others_are_far(void **state)
{
    (void)state;
    static const char *const far[] = {
        "1.1.1.1",      "9.255.255.255", "11.0.0.0",       "100.63.255.255", "100.128.0.0",
        "128.0.0.1",    "169.253.0.1",   "172.15.255.255", "172.32.0.0",     "192.167.1.1",
        "198.17.0.1",   "198.20.0.1",    "223.1.1.1",      "::ffff:1.1.1.1", "2600::1",
        "2a00:1450::1", "2001:4860::1"};
    for (size_t i = 0; i < sizeof far / sizeof *far; i++) {
        if (!is_far(far[i]))
            fail_msg("%s is far", far[i]);
    }
    struct sockaddr other = {.sa_family = AF_UNIX};
    assert_false(far_is(&other));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(some_are_near),
                                       cmocka_unit_test(others_are_far)};
    return cmocka_run_group_tests_name("far", tests, NULL, NULL);
}
