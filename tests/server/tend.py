#!/usr/bin/env python3
"""Whoever runs a server acts while people are connected: tests/server/tend.py AUDE WEB

aude admin is another process beside a server with a file; whoever listens there must hear of what it
does without asking. Prints a line "ok NAME" or "FAILED NAME: why" for each.
"""
import json
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import wire
from wire import Closed, Server, Socket

AUDE, WEB = sys.argv[1], sys.argv[2]
DATA = tempfile.mkdtemp()


def admin(*words):
    done = subprocess.run([AUDE, "admin", "--data", DATA, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def come(port, token, game):
    socket = Socket(port)
    socket.say({"t": "hello", "token": token})
    socket.hear("hello")
    socket.say({"t": "watch", "game": game, "since": 0})
    socket.hear("lines")
    return socket


def make_game(port, token):
    new = {"rules": "cardcassonne seats=2", "seats": [{"by": "me"}, {"by": "me"}], "clock": "none"}
    status, _, answer = wire.call(port, "POST", "/api/games", new, token)
    assert status == 200, answer
    return answer["game"]["id"]


def stream(port, token, game):
    """A stream of a game; its lines come from the file."""
    client = wire.connect(port)
    client.sendall(f"GET /api/games/{game}/stream?since=0 HTTP/1.1\r\nhost: localhost:{port}\r\n"
                   f"authorization: Bearer {token}\r\n\r\n".encode())
    return client, client.makefile("r", encoding="utf-8")


def hear(lines, kind, word):
    for line in lines:
        if line.startswith("{") and json.loads(line)["t"] == kind and word in line:
            return
    raise AssertionError("the stream has ended")


def an_end(server):
    """A game that is ended is over for everybody, at once."""
    token = wire.guest(server.port)
    game = make_game(server.port, token)
    player, watcher = come(server.port, token, game), come(server.port, None, game)
    client, lines = stream(server.port, token, game)
    hear(lines, "lines", "lines")
    before = time.monotonic()
    admin("end", game)
    for socket in player, watcher:
        while "table over abort" not in json.dumps(socket.hear("lines")):
            pass
        socket.close()
    hear(lines, "lines", "table over abort")
    client.close()
    # It looks every two seconds; anything below a minute tells that from a beat or a reconnection.
    assert time.monotonic() - before < 30
    assert "view" not in wire.call(server.port, "GET", f"/api/games/{game}/record")[2]


def a_deletion(server):
    token = wire.guest(server.port)
    game = make_game(server.port, token)
    socket = come(server.port, token, game)
    admin("delete", game)
    message = socket.hear("gone")
    assert message["game"] == game, message
    socket.close()


def a_closed_account(server):
    """Nobody plays on, or hears any more, by a connection that was there before."""
    new = {"name": "mallory", "password": "a long password"}
    token = wire.call(server.port, "POST", "/api/register", new)[2]["token"]
    other = wire.guest(server.port)
    game = make_game(server.port, token)
    socket, stays = come(server.port, token, game), come(server.port, other, game)
    client, lines = stream(server.port, token, game)
    hear(lines, "lines", "lines")
    admin("close", "mallory")
    try:
        while True:
            socket.hear()
    except Closed as closed:
        assert closed.code == 1008, closed.code
    for _ in lines:
        pass
    client.close()
    stays.say({"t": "ping"})
    stays.hear("pong")
    stays.close()


def main():
    server = Server(AUDE, WEB, DATA)
    for test in an_end, a_deletion, a_closed_account:
        try:
            test(server)
            print(f"ok {test.__name__}", flush=True)
        except (AssertionError, OSError, Closed, KeyError) as why:
            print(f"FAILED {test.__name__}: {type(why).__name__} {why}", flush=True)
    server.end(signal.SIGTERM)
    shutil.rmtree(DATA)


main()
