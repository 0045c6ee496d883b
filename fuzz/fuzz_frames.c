/*
 * fuzz_frames.c: what comes through a WebSocket. Whatever pieces it comes in, the same messages come
 * of it and the same end; every message is text within its limits. The first byte is the size of the
 * pieces.
 */
#include <string.h>

#include "../server/socket.h"
#include "fuzz.h"

struct heard {
    unsigned sum;
    int messages, controls;
};

static void mix(struct heard *h, unsigned kind, const char *bytes, size_t size)
{
    h->sum = (h->sum ^ kind) * 16777619u;
    for (size_t i = 0; i < size; i++)
        h->sum = (h->sum ^ (unsigned char)bytes[i]) * 16777619u;
}

/* The least number that so many bytes of UTF-8 are needed for. */
static const unsigned least[] = {0, 0x80, 0x800, 0x10000};

/* Slowly and by the definition, unlike the server. */
static bool is_text(const char *text, size_t size)
{
    for (size_t i = 0; i < size;) {
        unsigned first = (unsigned char)text[i++];
        int more = first < 0x80       ? 0
                   : first >> 5 == 6  ? 1
                   : first >> 4 == 14 ? 2
                   : first >> 3 == 30 ? 3
                                      : -1;
        if (more < 0 || size - i < (size_t)more)
            return false;
        unsigned letter = more == 0 ? first : first & (0x3fu >> more);
        for (int k = 0; k < more; k++, i++) {
            if (((unsigned char)text[i] & 0xc0) != 0x80)
                return false;
            letter = letter << 6 | ((unsigned char)text[i] & 0x3f);
        }
        if (letter < least[more] || letter > 0x10ffff || (letter >= 0xd800 && letter < 0xe000))
            return false;
    }
    return true;
}

static bool hear_message(void *context, const char *text, size_t size)
{
    struct heard *h = context;
    require(size <= SOCKET_MESSAGE_MAX && text[size] == '\0' && is_text(text, size));
    mix(h, 1, text, size);
    return ++h->messages < 100;
}

static bool hear_control(void *context, struct parcel *frame)
{
    struct heard *h = context;
    if (frame == NULL) /* a pong */
        return ++h->controls < 100;
    require(frame->size <= 127 && frame->bytes[0] == '\x8a' &&
            (size_t)(unsigned char)frame->bytes[1] == frame->size - 2);
    mix(h, 2, frame->bytes, frame->size);
    parcel_drop(frame);
    return ++h->controls < 100;
}

static int feed(const char *bytes, size_t size, size_t piece, struct heard *h, bool *is_whole)
{
    const struct socket_events events = {h, hear_message, hear_control};
    struct socket *s = NULL;
    int code = SOCKET_OPEN;
    for (size_t at = 0; at < size && code == SOCKET_OPEN; at += piece)
        code = socket_feed(&s, bytes + at, size - at < piece ? size - at : piece, &events);
    *is_whole = s == NULL;
    socket_free(s);
    return code;
}

int FUZZ_ENTRY(const uint8_t *data, size_t size)
{
    struct heard whole = {0}, pieces = {0};
    bool is_whole, is_whole_too;
    if (size == 0)
        return 0;
    const char *bytes = (const char *)data + 1;
    int code = feed(bytes, size - 1, size, &whole, &is_whole);
    require(feed(bytes, size - 1, 1u + data[0], &pieces, &is_whole_too) == code);
    require(whole.sum == pieces.sum && whole.messages == pieces.messages &&
            whole.controls == pieces.controls);
    require(code != SOCKET_OPEN || is_whole == is_whole_too);
    /* An end is one that may be sent. */
    require(code == SOCKET_OPEN || (code >= 1000 && code < 5000 && code != 1005 && code != 1006));
    return 0;
}
