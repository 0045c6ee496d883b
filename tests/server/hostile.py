#!/usr/bin/env python3
"""Hostile clients, for aude serve: tests/server/hostile.py PORT KIND [COUNT] [ADDRESS]

junk   sends requests that are cut, doubled, too long, of odd methods and fields, in pieces of
       any size, and goes away at any moment, COUNT times
crowd  makes COUNT connections, of which it holds 600 at once, most of them with half a request
half   holds COUNT connections with half a request, until it is killed
stall  holds COUNT connections that ask for a large file and never read, until it is killed
slow   sends half a request and waits for the end; says what the server answered

half and stall say "ready" when they hold all. Whoever started it looks whether others are still
served. Each round of junk is the same every time it is run.
"""
import random
import socket
import struct
import sys
import time

METHODS = [b"GET", b"HEAD", b"POST", b"PUT", b"OPTIONS", b"CONNECT", b"TRACE", b"PRI", b"get", b"", b"G"]
PATHS = [b"/", b"/index.html", b"/big.bin", b"/../x", b"/%2e%2e/%00", b"/a?b=c&d;e", b"*", b"//", b"/%",
         b"http://x/", b"/" + b"a" * 3000, b"/;a;b;c", b"/+&=%3d", b"/..", b"/.../..//./", b"\\", b""]
FIELDS = [b"host: x", b"host: localhost", b"host: localhost", b"host: localhost", b"connection: keep-alive", b"connection: close", b"content-length: 0",
          b"content-length: 5", b"content-length: -1", b"content-length: 99999999999999999999",
          b"transfer-encoding: chunked", b"upgrade: websocket", b"upgrade: h2c", b"upgrade: foo",
          b"http2-settings: AAMAAABkAAQAAP__", b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
          b"sec-websocket-version: 13", b"sec-websocket-protocol: x", b"if: x", b"proxy: x", b"expect: 100-continue",
          b"accept-encoding: gzip", b"accept-encoding: gzip;q=0", b"accept-encoding: " + b"gzip," * 80,
          b"if-none-match: *", b'if-none-match: "x", W/"y"', b"range: bytes=0-1", b"x: " + b"y" * 5000,
          b"x" * 3000 + b": y", b": ", b":", b" folded", b"authorization: Basic x", b"cookie: " + b"c=d; " * 50,
          b"host: a\r\nhost: b", b"\x00: \x00", b"\xff\xfe: \x80"]
VERSIONS = [b"HTTP/1.1", b"HTTP/1.0", b"HTTP/2.0", b"HTTP/9", b"", b"HTTP/1.1" * 40]


HOST = b"host: localhost\r\n"
ADDRESS = "127.0.0.1"


def connect(port):
    return socket.create_connection((ADDRESS, port), timeout=20)


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


def send_in_pieces(client, text, chance):
    piece = chance.choice([1, 7, 100, 1 << 20, 1 << 20])
    for at in range(0, min(len(text), 40 * piece), piece):
        client.sendall(text[at:at + piece])
        if chance.random() < 0.05:
            time.sleep(0.002)


def leave(client, chance):
    """Reads all, a little or nothing, and closes in one way or another."""
    manner = chance.randrange(4)
    if manner == 0:
        client.shutdown(socket.SHUT_WR)
    if manner <= 1:
        client.settimeout(0.05)
        while client.recv(65536):
            pass
    if manner == 2:
        client.settimeout(0.02)
        client.recv(10)
    if manner == 3:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def junk(port, rounds):
    for seed in range(rounds):
        chance = random.Random(seed)
        client = connect(port)
        try:
            for _ in range(chance.choice([1, 1, 1, 2, 5])):
                send_in_pieces(client, request(chance), chance)
            leave(client, chance)
        except OSError:
            pass
        client.close()


def crowd(port, count):
    clients = []
    for i in range(count):
        client = connect(port)
        clients.append(client)
        try:
            client.sendall([b"", b"GET / HT", (b"GET /big.bin HTTP/1.1\r\n" + HOST + b"\r\n") * 3][i % 3])
        except OSError:
            pass
        if len(clients) > 600:
            clients.pop(0).close()


def hold(clients):
    print("ready", flush=True)
    while clients:
        time.sleep(60)


def half(port, count):
    clients = []
    for _ in range(count):
        client = connect(port)
        clients.append(client)
        try:
            client.sendall(b"GET / HTTP/1.1\r\nhost: ")
        except OSError:
            pass
    hold(clients)


def stall(port, count):
    """Some ask for more at once, some hang up with one hand: both have woken servers for ever."""
    clients = []
    for i in range(count):
        client = socket.socket()
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.settimeout(20)
        client.connect((ADDRESS, port))
        clients.append(client)
        try:
            client.sendall((b"GET /big.bin HTTP/1.1\r\n" + HOST + b"\r\n") * (1 + i % 3))
            if i % 2:
                client.shutdown(socket.SHUT_WR)
            client.recv(1)
        except OSError:
            pass
    hold(clients)


def slow(port):
    client = connect(port)
    client.sendall(b"GET / HTTP/1.1\r\n" + HOST)
    client.settimeout(60)
    answer = b""
    while (part := client.recv(65536)):
        answer += part
    print(answer.split(b"\r\n")[0].decode())


def main():
    global ADDRESS
    port, kind = int(sys.argv[1]), sys.argv[2]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 200
    if len(sys.argv) > 4:
        ADDRESS = sys.argv[4]
    if kind == "slow":
        slow(port)
    else:
        {"junk": junk, "crowd": crowd, "half": half, "stall": stall}[kind](port, count)


main()
