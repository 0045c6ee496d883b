#!/usr/bin/env python3
"""Guests who mean no good, for aude serve: tests/server/hostile.py PORT KIND [ROUNDS]

junk   sends requests that are cut, doubled, too long, of odd methods and fields, in pieces of
       any size, and goes away at any moment
crowd  holds far more connections than there are places, most of them with half a request
idle   holds 200 connections with half a request until it is killed

Whoever started it looks whether others are still served. Each round of junk is the same every
time it is run.
"""
import random
import socket
import struct
import sys
import time

METHODS = [b"GET", b"HEAD", b"POST", b"PUT", b"OPTIONS", b"CONNECT", b"TRACE", b"PRI", b"get", b"", b"G"]
PATHS = [b"/", b"/index.html", b"/big.bin", b"/../x", b"/%2e%2e/%00", b"/a?b=c&d;e", b"*", b"//", b"/%",
         b"http://x/", b"/" + b"a" * 3000, b"/;a;b;c", b"/+&=%3d", b"/..", b"/.../..//./", b"\\", b""]
FIELDS = [b"host: x", b"connection: keep-alive", b"connection: close", b"content-length: 0",
          b"content-length: 5", b"content-length: -1", b"content-length: 99999999999999999999",
          b"transfer-encoding: chunked", b"upgrade: websocket", b"upgrade: h2c", b"upgrade: foo",
          b"http2-settings: AAMAAABkAAQAAP__", b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
          b"sec-websocket-version: 13", b"sec-websocket-protocol: door", b"expect: 100-continue",
          b"accept-encoding: gzip", b"accept-encoding: gzip;q=0", b"accept-encoding: " + b"gzip," * 80,
          b"if-none-match: *", b'if-none-match: "x", W/"y"', b"range: bytes=0-1", b"x: " + b"y" * 5000,
          b"x" * 3000 + b": y", b": ", b":", b" folded", b"authorization: Basic x", b"cookie: " + b"c=d; " * 50,
          b"host: a\r\nhost: b", b"\x00: \x00", b"\xff\xfe: \x80"]
VERSIONS = [b"HTTP/1.1", b"HTTP/1.0", b"HTTP/2.0", b"HTTP/9", b"", b"HTTP/1.1" * 40]


def connect(port):
    return socket.create_connection(("127.0.0.1", port), timeout=5)


def request(chance):
    """Something like a request, often with one thing or another wrong."""
    line = b" ".join([chance.choice(METHODS[:3] if chance.random() < 0.7 else METHODS),
                      chance.choice(PATHS[:3] if chance.random() < 0.6 else PATHS),
                      chance.choice(VERSIONS[:2] if chance.random() < 0.8 else VERSIONS)])
    fields = [chance.choice(FIELDS) for _ in range(chance.choice([0, 1, 1, 2, 3, 3, 40]))]
    ending = chance.choice([b"\r\n", b"\r\n", b"\r\n", b"\n", b"\r"])
    text = ending.join([line] + fields) + ending * 2
    if chance.random() < 0.3:
        text += chance.randbytes(chance.randrange(200))
    if chance.random() < 0.2:
        text = text[:chance.randrange(len(text) + 1)]
    if chance.random() < 0.1:
        at = chance.randrange(len(text) + 1)
        text = text[:at] + chance.randbytes(3) + text[at:]
    return text


def send_in_pieces(guest, text, chance):
    piece = chance.choice([1, 7, 100, 1 << 20, 1 << 20])
    for at in range(0, min(len(text), 40 * piece), piece):
        guest.sendall(text[at:at + piece])
        if chance.random() < 0.05:
            time.sleep(0.002)


def leave(guest, chance):
    """Reads all, a little or nothing, and closes in one way or another."""
    manner = chance.randrange(4)
    if manner == 0:
        guest.shutdown(socket.SHUT_WR)
    if manner <= 1:
        guest.settimeout(0.05)
        while guest.recv(65536):
            pass
    if manner == 2:
        guest.settimeout(0.02)
        guest.recv(10)
    if manner == 3:
        guest.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def junk(port, rounds):
    for seed in range(rounds):
        chance = random.Random(seed)
        guest = connect(port)
        try:
            for _ in range(chance.choice([1, 1, 1, 2, 5])):
                send_in_pieces(guest, request(chance), chance)
            leave(guest, chance)
        except OSError:
            pass
        guest.close()


def crowd(port, rounds):
    guests = []
    for i in range(rounds):
        guest = connect(port)
        guests.append(guest)
        try:
            guest.sendall([b"", b"GET / HT", b"GET /big.bin HTTP/1.1\r\n\r\n" * 3][i % 3])
        except OSError:
            pass
        if len(guests) > 600:
            guests.pop(0).close()


def idle(port):
    guests = [connect(port) for _ in range(200)]
    for guest in guests:
        guest.sendall(b"GET / HTTP/1.1\r\nhost: ")
    print("ready", flush=True)
    while True:
        time.sleep(60)


def main():
    port, kind = int(sys.argv[1]), sys.argv[2]
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 1000
    if kind == "junk":
        junk(port, rounds)
    elif kind == "crowd":
        crowd(port, rounds)
    else:
        idle(port)


main()
