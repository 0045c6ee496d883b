/*
 * socket.c: the WebSocket protocol. wslay takes frames apart and takes off their masks; what a
 * sequence of frames means, and what is too much, is decided here.
 */
#include "socket.h"

#include <nettle/base64.h>
#include <nettle/sha1.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <wslay/wslay.h>

enum { CONTROL_MAX = 125, BUFFER_MIN = 512, MASK_SIZE = 4, NONCE = 16, NONCE_TEXT = 24 };

/* ---- The handshake -------------------------------------------------------------------------- */

/* Sixteen bytes in base64. */
static bool is_key(const char *key)
{
    struct base64_decode_ctx decoder;
    uint8_t bytes[BASE64_DECODE_LENGTH(NONCE_TEXT)];
    size_t size = sizeof bytes;
    if (strlen(key) != NONCE_TEXT)
        return false;
    base64_decode_init(&decoder);
    return base64_decode_update(&decoder, &size, bytes, NONCE_TEXT, key) == 1 && size == NONCE &&
           base64_decode_final(&decoder) == 1;
}

enum refusal socket_check(const struct request *request)
{
    if (!request->has_upgrade || strcasecmp(request->upgrade, "websocket") != 0 ||
        strcmp(request->socket_version, "13") != 0)
        return REFUSAL_UPGRADE;
    return !request->manner.is_old && is_key(request->socket_key) ? REFUSAL_NONE : REFUSAL_SENSE;
}

void socket_accept(const char *key, char out[SOCKET_KEY_MAX])
{
    static const char magic[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    struct sha1_ctx sha1;
    uint8_t digest[SHA1_DIGEST_SIZE];
    sha1_init(&sha1);
    sha1_update(&sha1, strlen(key), (const uint8_t *)key);
    sha1_update(&sha1, sizeof magic - 1, (const uint8_t *)magic);
    sha1_digest(&sha1, sizeof digest, digest);
    base64_encode_raw(out, sizeof digest, digest);
    out[BASE64_ENCODE_RAW_LENGTH(sizeof digest)] = '\0';
}

/* ---- UTF-8, in pieces ----------------------------------------------------------------------- */

/* What the next byte must be, if a letter is not complete. */
struct letter {
    uint8_t left; /* so many bytes */
    uint8_t low, high;
};

static bool letter_begin(struct letter *l, uint8_t byte)
{
    *l = (struct letter){.low = 0x80, .high = 0xbf};
    if (byte < 0x80)
        return true;
    if (byte < 0xc2 || byte > 0xf4)
        return false;
    l->left = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    if (byte == 0xe0)
        l->low = 0xa0;
    else if (byte == 0xed)
        l->high = 0x9f;
    else if (byte == 0xf0)
        l->low = 0x90;
    else if (byte == 0xf4)
        l->high = 0x8f;
    return true;
}

static bool is_text(struct letter *l, const uint8_t *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        if (l->left == 0) {
            if (!letter_begin(l, bytes[i]))
                return false;
        } else {
            if (bytes[i] < l->low || bytes[i] > l->high)
                return false;
            *l = (struct letter){.left = (uint8_t)(l->left - 1), .low = 0x80, .high = 0xbf};
        }
    }
    return true;
}

/* ---- Frames that come ----------------------------------------------------------------------- */

struct socket {
    wslay_frame_context_ptr frames;
    const char *input; /* what wslay has yet to take */
    size_t input_left;
    uint64_t taken, used; /* bytes wslay has taken, and of these the ones in complete pieces */

    bool is_in_frame;
    uint64_t frame_left; /* of its payload */

    bool is_in_message;
    int fragments;
    struct letter letter;
    char *text;
    size_t text_size, text_room;

    uint8_t control[CONTROL_MAX];
    size_t control_size;
};

static ssize_t give(uint8_t *buf, size_t len, int flags, void *user_data)
{
    struct socket *s = user_data;
    (void)flags;
    if (s->input_left == 0)
        return -1;
    size_t size = len < s->input_left ? len : s->input_left;
    memcpy(buf, s->input, size);
    s->input += size;
    s->input_left -= size;
    s->taken += size;
    return (ssize_t)size;
}

static struct socket *make(void)
{
    static const struct wslay_frame_callbacks callbacks = {.recv_callback = give};
    struct socket *s = calloc(1, sizeof *s);
    if (s != NULL && wslay_frame_context_init(&s->frames, &callbacks, s) == 0)
        return s;
    free(s);
    return NULL;
}

void socket_free(struct socket *s)
{
    if (s == NULL)
        return;
    wslay_frame_context_free(s->frames);
    free(s->text);
    free(s);
}

/* What can be said against a frame when its head is known. */
static int look_at_head(const struct socket *s, const struct wslay_frame_iocb *frame)
{
    bool is_control = wslay_is_ctrl_frame(frame->opcode) != 0;
    bool is_known = frame->opcode <= WSLAY_BINARY_FRAME ||
                    (frame->opcode >= WSLAY_CONNECTION_CLOSE && frame->opcode <= WSLAY_PONG);
    if (frame->mask == 0 || frame->rsv != 0 || !is_known)
        return SOCKET_PROTOCOL;
    if (is_control)
        return SOCKET_OPEN;
    if ((frame->opcode == WSLAY_CONTINUATION_FRAME) != s->is_in_message)
        return SOCKET_PROTOCOL;
    if (frame->opcode == WSLAY_BINARY_FRAME)
        return SOCKET_BINARY;
    if (frame->payload_length > SOCKET_FRAME_MAX ||
        s->text_size + frame->payload_length > SOCKET_MESSAGE_MAX)
        return SOCKET_LARGE;
    return s->fragments < SOCKET_FRAGMENTS_MAX ? SOCKET_OPEN : SOCKET_POLICY;
}

static int begin_frame(struct socket *s, const struct wslay_frame_iocb *frame)
{
    uint64_t length = frame->payload_length;
    int code = look_at_head(s, frame);
    if (code != SOCKET_OPEN)
        return code;
    s->is_in_frame = true;
    s->frame_left = length;
    s->used += (length < 126 ? 2u : length <= UINT16_MAX ? 4u : 10u) + MASK_SIZE;
    if (wslay_is_ctrl_frame(frame->opcode)) {
        s->control_size = 0;
    } else {
        s->is_in_message = true;
        s->fragments++;
    }
    return SOCKET_OPEN;
}

static int add_text(struct socket *s, const uint8_t *bytes, size_t size)
{
    size_t wanted = s->text_size + size + 1;
    if (!is_text(&s->letter, bytes, size))
        return SOCKET_NO_TEXT;
    if (wanted > s->text_room) {
        size_t room = s->text_room == 0 ? BUFFER_MIN : 2 * s->text_room;
        char *wider = realloc(s->text, room > wanted ? room : wanted);
        if (wider == NULL)
            return SOCKET_LATER;
        s->text = wider;
        s->text_room = room > wanted ? room : wanted;
    }
    memcpy(s->text + s->text_size, bytes, size);
    s->text_size += size;
    s->text[s->text_size] = '\0';
    return SOCKET_OPEN;
}

static int end_message(struct socket *s, const struct socket_events *events)
{
    if (s->letter.left != 0)
        return SOCKET_NO_TEXT;
    bool goes_on = events->message(events->context, s->text, s->text_size);
    s->is_in_message = false;
    s->fragments = 0;
    s->text_size = 0;
    return goes_on ? SOCKET_OPEN : SOCKET_NORMAL;
}

/* The other side closes, with a code and a text or without. It is answered with the same. */
static int read_close(const struct socket *s)
{
    struct letter letter = {0};
    if (s->control_size == 0)
        return SOCKET_NORMAL;
    if (s->control_size == 1)
        return SOCKET_PROTOCOL;
    int code = s->control[0] << 8 | s->control[1];
    bool is_ours = (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014);
    if (!is_ours && (code < 3000 || code > 4999))
        return SOCKET_PROTOCOL;
    bool has_text = is_text(&letter, s->control + 2, s->control_size - 2) && letter.left == 0;
    return has_text ? code : SOCKET_NO_TEXT;
}

static struct parcel *make_frame(unsigned opcode, const void *bytes, size_t size);

static int end_control(struct socket *s, unsigned opcode, const struct socket_events *events)
{
    if (opcode == WSLAY_CONNECTION_CLOSE)
        return read_close(s);
    struct parcel *pong =
        opcode == WSLAY_PING ? make_frame(WSLAY_PONG, s->control, s->control_size) : NULL;
    return events->control(events->context, pong) ? SOCKET_OPEN : SOCKET_POLICY;
}

/* A part of a frame, or all of it. */
static int take_part(struct socket *s, const struct wslay_frame_iocb *frame,
                     const struct socket_events *events)
{
    bool is_control = wslay_is_ctrl_frame(frame->opcode) != 0;
    int code = s->is_in_frame ? SOCKET_OPEN : begin_frame(s, frame);
    if (code != SOCKET_OPEN)
        return code;
    s->used += frame->data_length;
    s->frame_left -= frame->data_length;
    if (is_control) {
        memcpy(s->control + s->control_size, frame->data, frame->data_length);
        s->control_size += frame->data_length;
    } else {
        code = add_text(s, frame->data, frame->data_length);
    }
    if (code != SOCKET_OPEN || s->frame_left > 0)
        return code;
    s->is_in_frame = false;
    if (is_control)
        return end_control(s, frame->opcode, events);
    return frame->fin != 0 ? end_message(s, events) : SOCKET_OPEN;
}

int socket_feed(struct socket **socket, const char *bytes, size_t size,
                const struct socket_events *events)
{
    if (*socket == NULL)
        *socket = make();
    struct socket *s = *socket;
    if (s == NULL)
        return SOCKET_LATER;
    s->input = bytes;
    s->input_left = size;
    for (;;) {
        struct wslay_frame_iocb frame = {0};
        ssize_t n = wslay_frame_recv(s->frames, &frame);
        if (n == WSLAY_ERR_WANT_READ)
            break;
        int code = n < 0 ? SOCKET_PROTOCOL : take_part(s, &frame, events);
        if (code != SOCKET_OPEN)
            return code;
    }
    if (!s->is_in_frame && !s->is_in_message && s->taken == s->used) {
        socket_free(s);
        *socket = NULL;
    }
    return SOCKET_OPEN;
}

/* ---- Frames that go ------------------------------------------------------------------------- */

/* A server's frames have no mask, so they are the same for all. */
static struct parcel *make_frame(unsigned opcode, const void *bytes, size_t size)
{
    uint8_t head[10] = {(uint8_t)(0x80 | opcode)};
    size_t head_size = size < 126 ? 2 : size <= UINT16_MAX ? 4 : 10;
    struct parcel *p = parcel_new(head_size + size);
    if (p == NULL)
        return NULL;
    head[1] = (uint8_t)(size < 126 ? size : size <= UINT16_MAX ? 126 : 127);
    for (size_t i = 2; i < head_size; i++)
        head[i] = (uint8_t)((uint64_t)size >> 8 * (head_size - 1 - i));
    memcpy(p->bytes, head, head_size);
    if (size > 0)
        memcpy(p->bytes + head_size, bytes, size);
    return p;
}

struct parcel *socket_text(const char *text, size_t size)
{
    return make_frame(WSLAY_TEXT_FRAME, text, size);
}

struct parcel *socket_ping(void)
{
    return make_frame(WSLAY_PING, NULL, 0);
}

struct parcel *socket_close(int code)
{
    const uint8_t bytes[] = {(uint8_t)(code >> 8), (uint8_t)code};
    return make_frame(WSLAY_CONNECTION_CLOSE, bytes, sizeof bytes);
}
