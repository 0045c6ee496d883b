/*
 * outbox.c: what is to be sent to a connection that lasts.
 */
#include "outbox.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>

enum { ROOM_MIN = 4, AT_ONCE = 16 };

struct parcel *parcel_new(size_t size)
{
    struct parcel *p = malloc(sizeof *p + size);
    if (p != NULL)
        *p = (struct parcel){.users = 1, .size = size};
    return p;
}

struct parcel *parcel_use(struct parcel *p)
{
    p->users++;
    return p;
}

void parcel_drop(struct parcel *p)
{
    if (p != NULL && --p->users == 0)
        free(p);
}

static bool grow(struct outbox *o)
{
    int room = o->room == 0 ? ROOM_MIN : 2 * o->room;
    struct parcel **wider = calloc((size_t)room, sizeof(struct parcel *));
    if (wider == NULL)
        return false;
    for (int i = 0; i < o->count; i++)
        wider[i] = o->parcels[(o->first + i) % o->room];
    free(o->parcels);
    o->parcels = wider;
    o->room = room;
    o->first = 0;
    return true;
}

bool outbox_add(struct outbox *o, struct parcel *p)
{
    if (o->count == o->room && !grow(o)) {
        parcel_drop(p);
        return false;
    }
    o->parcels[(o->first + o->count++) % o->room] = p;
    o->size += p->size;
    return true;
}

/* So many bytes have been taken. */
static void advance(struct outbox *o, size_t taken)
{
    o->size -= taken;
    while (o->count > 0 && taken >= o->parcels[o->first]->size - o->sent) {
        taken -= o->parcels[o->first]->size - o->sent;
        parcel_drop(o->parcels[o->first]);
        o->first = (o->first + 1) % o->room;
        o->count--;
        o->sent = 0;
    }
    o->sent += taken;
}

static ssize_t send_some(const struct outbox *o, int fd)
{
    struct iovec parts[AT_ONCE];
    int count = o->count < AT_ONCE ? o->count : AT_ONCE;
    for (int i = 0; i < count; i++) {
        struct parcel *p = o->parcels[(o->first + i) % o->room];
        size_t sent = i == 0 ? o->sent : 0;
        parts[i] = (struct iovec){p->bytes + sent, p->size - sent};
    }
    struct msghdr message = {.msg_iov = parts, .msg_iovlen = (size_t)count};
    return sendmsg(fd, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
}

enum outbox_status outbox_push(struct outbox *o, int fd)
{
    while (o->count > 0) {
        ssize_t n = send_some(o, fd);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return errno == EAGAIN || errno == EWOULDBLOCK ? OUTBOX_LATER : OUTBOX_BROKEN;
        advance(o, (size_t)n);
    }
    outbox_clear(o);
    return OUTBOX_EMPTY;
}

void outbox_clear(struct outbox *o)
{
    for (int i = 0; i < o->count; i++)
        parcel_drop(o->parcels[(o->first + i) % o->room]);
    free(o->parcels);
    *o = (struct outbox){0};
}
