#!/usr/bin/env python3
"""Reads the QR code that a command paints into a terminal: tests/server/code.py WORD... runs the
command at a terminal of its own, ends it as soon as its last line has come, and prints what a
camera would read. It knows codes of the sizes that addresses need, and corrects no errors: every
module has to be right."""

import os
import pty
import re
import signal
import sys

LIGHT, UPPER, LOWER, BOTH = " ", "\u2580", "\u2584", "\u2588"
# Bytes of data by version, with the least error correction: one block each.
CAPACITY = {1: 19, 2: 34, 3: 55, 4: 80, 5: 108}


def run(words):
    """What the command writes until it says how it is ended."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ["LC_ALL"] = "C.UTF-8"
        os.execvp(words[0], words)
    said = b""
    while b"Ctrl-C" not in said:
        part = os.read(terminal, 65536)
        if not part:
            break
        said += part
    os.kill(child, signal.SIGTERM)
    os.waitpid(child, 0)
    return said.decode()


def modules(text):
    """The rows of the picture: true is dark. Fails where the light margin is missing."""
    rows = []
    for line in re.findall("\x1b\\[38;5;16;48;5;231m([^\x1b]*)\x1b\\[0m", text):
        rows.append([c in (UPPER, BOTH) for c in line])
        rows.append([c in (LOWER, BOTH) for c in line])
    assert rows, "no code was painted"
    width = len(rows[0])
    dark = [y for y, row in enumerate(rows) if any(row)]
    top = dark[0]
    size = dark[-1] - top + 1
    left = min(row.index(True) for row in rows if any(row))
    assert size % 4 == 1 and top >= 4 and left >= 4 and width - left - size >= 4, "no light margin"
    return [row[left : left + size] for row in rows[top : top + size]]


def is_function(x, y, size):
    """Is this module part of a pattern, or of the format?"""
    if x == 6 or y == 6:
        return True
    if (x < 9 and y < 9) or (x < 9 and y >= size - 8) or (x >= size - 8 and y < 9):
        return True
    at = size - 7  # the middle of the one small pattern, from version 2 on
    return size > 21 and abs(x - at) <= 2 and abs(y - at) <= 2


MASKS = [
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (y // 2 + x // 3) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
]


def path(size):
    """The modules of the data, in the order of its bits: up and down in pairs of columns."""
    is_up = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for y in range(size - 1, -1, -1) if is_up else range(size):
            for x in (right, right - 1):
                if not is_function(x, y, size):
                    yield x, y
        is_up = not is_up


LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"


def segments(bits):
    """The text, part by part: digits, capital letters or bytes."""
    at = 0

    def take(count):
        nonlocal at
        at += count
        return int(bits[at - count : at] or "0", 2)

    while len(bits) - at >= 4 and (kind := take(4)) != 0:
        if kind == 1:
            left = take(10)
            while left > 0:
                some = min(left, 3)
                yield str(take((0, 4, 7, 10)[some])).zfill(some)
                left -= some
        elif kind == 2:
            left = take(9)
            for _ in range(left // 2):
                pair = take(11)
                yield LETTERS[pair // 45] + LETTERS[pair % 45]
            if left % 2 == 1:
                yield LETTERS[take(6)]
        else:
            assert kind == 4, f"another kind of text, {kind}"
            yield "".join(chr(take(8)) for _ in range(take(8)))


def read(code):
    size = len(code)
    version = (size - 17) // 4
    for x, y in ((0, 0), (size - 7, 0), (0, size - 7)):
        finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]
        seen = ["".join("#" if code[y + j][x + i] else "." for i in range(7)) for j in range(7)]
        assert seen == finder, f"the pattern at {x}, {y} is broken"
    level = (code[8][0] << 1 | code[8][1]) ^ 0b10
    mask = (code[8][2] << 2 | code[8][3] << 1 | code[8][4]) ^ 0b101
    assert level == 0b01, f"another error correction, {level}"
    bits = "".join(str(int(code[y][x] ^ MASKS[mask](x, y))) for x, y in path(size))
    return "".join(segments(bits[: 8 * CAPACITY[version]]))


if __name__ == "__main__":
    print(read(modules(run(sys.argv[1:]))))
