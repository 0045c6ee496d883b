#!/usr/bin/env python3
"""Backup and restore of a PostgreSQL by the commands of docs/hosting.md, word for word but for the day:
tests/server/restore.py AUDE, below tools/postgres.

The copy is made while a game goes on; the copy is whole, and a server over it goes on with the game where
the copy has it. Prints a line "ok NAME" or "FAILED NAME: why" for each.
"""
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading

import wire
from wire import Closed, Player, Server

AUDE = sys.argv[1]
DOCS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs", "hosting.md")
# So that the addresses of the document are those of the PostgreSQL of this test.
os.environ["PGUSER"], os.environ["PGHOST"] = re.fullmatch(r"postgresql://(\w+)@/postgres\?host=(/[^&]*)",
                                                          os.environ["AUDE_TEST_PG"]).groups()
os.environ["PATH"] = f"{os.path.dirname(AUDE)}:{os.environ['PATH']}"
BEFORE, AFTER = "postgresql:///aude", "postgresql:///aude-restored"


def commands():
    """Those of the document: to make the copy, and to restore it."""
    with open(DOCS, encoding="utf-8") as file:
        text = file.read()
    text = text[text.index("\nA PostgreSQL is copied"):text.index("\nFinished games move")]
    text = re.sub(r"aude-(\$\(date \+%F\)|\d{4}-\d\d-\d\d)\.dump", "aude.dump", text)
    lines = re.findall(r"^    (.*)", text, re.M)
    assert [line.split()[0] for line in lines] == ["pg_dump", "createdb", "pg_restore", "aude"], lines
    return lines[0], lines[1:]


def shell(folder, *lines):
    done = subprocess.run(["sh", "-e", "-c", "\n".join(lines)], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stderr == "", (lines, done)
    return done.stdout


def serve(folder, store):
    os.makedirs(f"{folder}/web", exist_ok=True)
    with open(f"{folder}/web/index.html", "w", encoding="ascii") as page:
        page.write("<!doctype html><title>page</title>")
    return Server(AUDE, f"{folder}/web", f"{folder}/data", "--store", store)


def begin(server):
    tokens = [wire.guest(server.port), wire.guest(server.port)]
    new = {"rules": "cardcassonne seats=2", "seats": [{"by": "me"}, {"by": "open"}], "clock": "none", "public": True}
    status, _, answer = wire.call(server.port, "POST", "/api/games", new, tokens[0])
    assert status == 200, answer
    game = answer["game"]
    status, _, answer = wire.call(server.port, "POST", f"/api/games/{game['id']}/sit", {}, tokens[1])
    assert status == 200, answer
    return tokens, game


def come(server, tokens, game):
    return [Player(AUDE, server.port, token, game["id"], game["rules"], [seat], view=seat)
            for seat, token in enumerate(tokens)]


def act(players, chance):
    """Whoever must acts, and all hear of it; False: the game is over."""
    mover = next((p for p in players if p.is_mine()), None)
    if mover is None:
        return False
    n, _ = mover.act(chance)
    for p in players:
        p.catch_up(n)
    longest = max(len(p.lines) for p in players)
    for p in players:
        p.catch_up(longest)
    return True


def a_restore(folder):
    copy, restore = commands()
    shell(folder, "createdb aude")
    server = serve(folder, BEFORE)
    tokens, game = begin(server)
    players, chance = come(server, tokens, game), random.Random(11)
    for _ in range(10):
        act(players, chance)
    before = [list(p.lines) for p in players]
    trouble = []

    def make_copy():
        try:
            shell(folder, copy)
        except AssertionError as why:
            trouble.append(why)
    copying = threading.Thread(target=make_copy)
    copying.start()
    while copying.is_alive() and act(players, chance):
        pass
    copying.join()
    assert not trouble, trouble[0]
    after = [list(p.lines) for p in players]
    for p in players:
        p.close()
    assert server.end(signal.SIGTERM) == 0, server.said
    said = shell(folder, *restore)
    assert "\n1 games, 0 of them damaged\n" in "\n" + said, said
    server = serve(folder, AFTER)
    players = come(server, tokens, game)
    for p, then, last in zip(players, before, after):
        assert p.lines[:len(then)] == then and last[:len(p.lines)] == p.lines, "not what was there at one moment"
    while act(players, chance):
        pass
    answer = wire.call(server.port, "GET", f"/api/games/{game['id']}")[2]["game"]
    assert answer["state"] == "over" and answer["ending"] == "played", answer
    for p in players:
        p.close()
    assert server.end(signal.SIGTERM) == 0 and server.said == "", server.said
    assert "\n1 games, 0 of them damaged\n" in "\n" + shell(folder, restore[-1])


def main():
    with tempfile.TemporaryDirectory() as folder:
        try:
            a_restore(folder)
            print("ok restore")
        except (AssertionError, OSError, Closed, KeyError, ValueError) as why:
            print(f"FAILED restore: {type(why).__name__} {str(why)[:1000]!r}")
            sys.exit(1)


main()
