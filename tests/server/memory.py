#!/usr/bin/env python3
"""A server that is short of memory: tests/server/memory.py AUDE WEB FAILING.SO

Of the server's allocations every Nth fails, for several N. Somebody tries to play all the same, by
requests and by a WebSocket, and tries again whatever is refused. The server goes on; what it has
acknowledged is there, each line once; and it ends when it is told to. Prints a line "ok NAME" or
"FAILED NAME: why" for each N.
"""
import os
import random
import signal
import subprocess
import sys
import tempfile

import wire
from wire import Closed, Server, Socket

AUDE, WEB, FAILING = sys.argv[1], sys.argv[2], os.path.abspath(sys.argv[3])
ACTIONS = 25
TRIES = 400


class Short(Server):
    """After so many allocations every Nth fails."""

    def __init__(self, data, after, every):
        self.count = os.path.join(data, "count")
        self.short = ["env", f"LD_PRELOAD={FAILING}", f"AUDE_COUNT={self.count}", f"AUDE_FAIL={after}",
                      f"AUDE_FAIL_EVERY={every}"]
        super().__init__(AUDE, WEB, data, "--think", "1")

    def start(self):
        command, self.command = self.command, self.short + self.command
        super().start()
        self.process.stdout.readline()
        self.command = command

    def allocations(self):
        with open(self.count, encoding="ascii") as file:
            return int(file.read())


def patiently(server, method, path, body=None, token=None):
    """An answer that is none of being short; how often that took."""
    for tries in range(1, TRIES):
        assert server.process.poll() is None, server.process.stderr.read()
        try:
            status, _, answer = wire.call(server.port, method, path, body, token)
        except (OSError, Closed):
            continue
        if status != 503:
            return status, answer, tries
        assert answer["why"] in ("busy", "store"), answer
    raise AssertionError(f"{method} {path} is never answered")


def play(server, token, game, rules, chance):
    """Plays some actions; all lines that were acknowledged, and how often something was refused."""
    engine = wire.Engine(AUDE, rules)
    lines, refused = [], 0
    while len(lines) < ACTIONS:
        status, answer, tries = patiently(server, "GET", f"/api/games/{game}/lines?since={len(lines)}", token=token)
        assert status == 200, answer
        refused += tries - 1
        for line in answer["lines"]:
            lines.append(line)
            if not line.startswith("table "):
                engine.ask("play " + line)
        body = {"n": len(lines) + 1, "lines": [chance.choice(engine.ask("legal"))]}
        status, answer, tries = patiently(server, "POST", f"/api/games/{game}/lines", body, token)
        refused += tries - 1
        # Taken: it was stored, but the answer was lost.
        assert status == 200 or answer["why"] == "taken", (status, answer)
    engine.close()
    return lines, refused


def watch(server, game, known):
    """The same by WebSocket, as often as it takes."""
    for _ in range(TRIES):
        assert server.process.poll() is None, server.process.stderr.read()
        try:
            s = Socket(server.port)
            if s.status == 101:
                s.say({"t": "hello"})
                s.say({"t": "watch", "game": game, "since": 0, "talk": 0})
                message = s.hear("lines", "no")
                s.close()
                if message["t"] == "lines":
                    assert message["lines"][:len(known)] == known, (message, known)
                    return
        except (OSError, Closed):
            pass
    raise AssertionError("nobody can watch")


def case(after, every):
    with tempfile.TemporaryDirectory() as data:
        server = Short(data, after, every)
        try:
            return go_through(server, data, every)
        finally:
            if server.process.poll() is None:
                server.process.kill()


def go_through(server, data, every):
    """How often something was refused meanwhile."""
    token = patiently(server, "POST", "/api/guest", {})[1]["token"]
    new = {"rules": "carcassonne seats=2", "seats": [{"by": "me", "name": "Ada"}, {"by": "me", "name": "Bob"}],
           "clock": "none", "public": True}
    status, answer, _ = patiently(server, "POST", "/api/games", new, token)
    assert status == 200, answer
    game = answer["game"]["id"]
    lines, refused = play(server, token, game, answer["game"]["rules"], random.Random(every))
    watch(server, game, lines)
    assert server.end(signal.SIGTERM) == 0 and server.said == "", server.said
    # Looked at by somebody who has enough.
    plain = Server(AUDE, WEB, data)
    stored = wire.call(plain.port, "GET", f"/api/games/{game}/lines?since=0", token=token)[2]["lines"]
    assert stored[:len(lines)] == lines, (stored, lines)
    assert plain.end(signal.SIGTERM) == 0
    check = subprocess.run([AUDE, "admin", "--data", data, "check"], capture_output=True, text=True, check=False)
    assert check.returncode == 0, check.stdout + check.stderr
    return refused


def main():
    with tempfile.TemporaryDirectory() as data:
        server = Short(data, 0, 0)
        server.end(signal.SIGTERM)
        after = server.allocations()
    trouble = 0
    # The first new game takes 1,392 allocations, later ones 309: the difference is SQLite's, which prepares
    # statements. Where every 499th fails it never gets through that, and 503 is all there is to say.
    for every in [4001, 1999, 1499, 997, 701, 599]:
        try:
            trouble += case(after + every % 7, every)
            print(f"ok every {every}", flush=True)
        except (AssertionError, OSError, Closed, KeyError, ValueError) as why:
            print(f"FAILED every {every}: {type(why).__name__} {str(why)[:500]!r}", flush=True)
    print("ok trouble" if trouble > 10 else f"FAILED trouble: only {trouble} refusals")


main()
