/*
 * serve_code.c: an address as a QR code in the terminal, for the camera of a phone.
 */
#include <qrencode.h>
#include <stdio.h>
#include <unistd.h>

#include "serve.h"

enum { MARGIN = 4 }; /* light modules around it: cameras want so many */

static bool is_dark(const QRcode *code, int x, int y)
{
    bool is_inside = x >= 0 && y >= 0 && x < code->width && y < code->width;
    return is_inside && (code->data[y * code->width + x] & 1) != 0;
}

/* Two rows of the code are one of the terminal; black on white whatever its colours are. */
void serve_show_code(const char *text)
{
    static const char *const blocks[] = {" ", "\u2580", "\u2584", "\u2588"};
    if (isatty(STDOUT_FILENO) == 0)
        return;
    QRcode *code = QRcode_encodeString(text, 0, QR_ECLEVEL_L, QR_MODE_8, 1);
    if (code == NULL)
        return;
    for (int y = -MARGIN; y < code->width + MARGIN; y += 2) {
        fputs("\033[38;5;16;48;5;231m", stdout);
        for (int x = -MARGIN; x < code->width + MARGIN; x++)
            fputs(blocks[is_dark(code, x, y) + 2 * is_dark(code, x, y + 1)], stdout);
        puts("\033[0m");
    }
    QRcode_free(code);
}
