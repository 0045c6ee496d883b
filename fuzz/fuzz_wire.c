/*
 * fuzz_wire.c: strangers on WebSockets. Each line is a message, or part of one: it begins with the
 * number of a socket, which opens when it is first named; '-' instead of a message closes it. "+5" lets
 * five seconds go by.
 */
#include "online.h"

enum { MESSAGES = 64, SOCKETS = 4 };

static void obey(struct fuzz_hub *f, const char *line, size_t len)
{
    char address[HUB_ADDRESS_MAX];
    if (line[0] == '+') {
        fuzz_wait(f, line + 1);
        return;
    }
    if (line[0] < '0' || line[0] >= '0' + SOCKETS)
        return;
    struct fuzz_peer *p = &f->peer[line[0] - '0'];
    if (!p->is_open) {
        p->is_open = true;
        /* So that nobody suffers from what others did before. */
        snprintf(address, sizeof address, "address %u", f->turns);
        require(hub_came(f->hub, p, address));
    }
    if (len == 2 && line[1] == '-') {
        hub_left(f->hub, p);
        p->is_open = false;
    } else {
        hub_said(f->hub, p, line + 1, len - 1);
    }
}

int FUZZ_ENTRY(const uint8_t *data, size_t size)
{
    static char line[TEXT_MAX];
    static struct fuzz_hub f;
    const uint8_t *at = data, *end = data + size;
    size_t len;
    fuzz_open(&f);
    for (int i = 0; i < MESSAGES && fuzz_line(&f, &at, end, line, &len); i++) {
        obey(&f, line, len);
        /* Several messages may come in one turn. */
        if (len % 3 != 0)
            fuzz_turn(&f);
    }
    fuzz_turn(&f);
    for (int i = 0; i < SOCKETS; i++) {
        if (f.peer[i].is_open)
            hub_left(f.hub, &f.peer[i]);
        f.peer[i].is_open = false;
    }
    fuzz_shut(&f);
    return 0;
}
