#!/usr/bin/env python3
"""A new server takes over what an old one was in the middle of: tests/server/upgrade.py AUDE WEB

For every version that a database ever had: a game is begun, its database is written down as that version
kept it, and a server is started there, beside which the old one's bots play the game to its end. Whatever
they were told before must still be there. Prints a line "ok NAME" or "FAILED NAME: why" for each.
"""
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile

import wire
from wire import Closed, Player, Server

AUDE, WEB = sys.argv[1], sys.argv[2]
OLD = os.path.join(os.path.dirname(AUDE), "old-store")
RULES = ["carcassonne seats=3", "cardcassonne seats=3", "hunters seats=3"]


def register(port):
    """A person with two bots; the bots' tokens."""
    status, _, answer = wire.call(port, "POST", "/api/register", {"name": "ada", "password": "a long password"})
    assert status == 200, answer
    person, bots = answer["token"], []
    for name in "one", "two":
        status, _, answer = wire.call(port, "POST", "/api/me/bots", {"name": name}, person)
        assert status == 200, answer
        bots.append(answer["token"])
    return bots


def begin(server, tokens, rules):
    """A game of two bots and a computer in its middle; its id, and what each bot has been told."""
    new = {"rules": rules, "seats": [{"by": "me"}, {"by": "open"}, {"by": "greedy"}], "clock": "none", "public": True}
    status, _, answer = wire.call(server.port, "POST", "/api/games", new, tokens[0])
    assert status == 200, answer
    game = answer["game"]["id"]
    status, _, answer = wire.call(server.port, "POST", f"/api/games/{game}/sit", {}, tokens[1])
    assert status == 200, answer
    players = [Player(AUDE, server.port, token, game, rules, [seat], view=seat) for seat, token in enumerate(tokens)]
    chance, turns = random.Random(5), 0
    while turns < 12:
        mover = next((p for p in players if p.is_mine()), None)
        if mover is not None:
            mover.catch_up(mover.act(chance)[0])
            turns += 1
        else:
            players[0].catch_up(len(players[0].lines) + 1)
        longest = max(len(p.lines) for p in players)
        for p in players:
            p.catch_up(longest)
    for p in players:
        p.close()
    return game, [p.lines for p in players]


def write_down(new, old, version):
    """What is in the database new, as far as that version had a place for it, in a new database."""
    subprocess.run([OLD, old, str(version)], check=True)
    with sqlite3.connect(old) as db:
        db.execute("attach ? as new", (new,))
        for (table,) in db.execute("select name from main.sqlite_schema where type = 'table' and name <> 'meta' and"
                                   " name not like 'sqlite_%'").fetchall():
            columns = ", ".join(row[1] for row in db.execute(f"pragma main.table_info({table})"))
            db.execute(f"insert into main.{table} ({columns}) select {columns} from new.{table}")
        assert db.execute("select value from meta where name = 'version'").fetchone()[0] == str(version)
    db.close()


def go_on(folder, server, tokens, game):
    """The bots play it to its end."""
    bots = []
    for seat, token in enumerate(tokens):
        with open(f"{folder}/{seat}.token", "w", encoding="ascii") as file:
            file.write(token + "\n")
        bots.append(subprocess.Popen([AUDE, "bot", "--server", f"http://127.0.0.1:{server.port}", "--token-file",
                                      f"{folder}/{seat}.token", "--player", "random", "--once"],
                                     stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True))
    for bot in bots:
        said = bot.communicate()[0]
        assert bot.returncode == 0 and f"{game} is over (played): " in said, said


def as_seen(line, known):
    """A stored line without what was hidden from whoever knows it."""
    return " ".join("?" if k == "?" else word for word, k in zip(line.split(" "), known.split(" ") + [""] * 9))


def check(server, game, known, data):
    answer = wire.call(server.port, "GET", f"/api/games/{game}")[2]["game"]
    assert answer["state"] == "over" and answer["ending"] == "played", answer
    assert server.end(signal.SIGTERM) == 0 and server.said == "", server.said
    with sqlite3.connect(f"{data}/aude.db") as db:
        lines = [row[0] for row in db.execute("select line from lines where game = ? order by n", (game,))]
    db.close()
    for told in known:
        assert len(lines) > len(told) > 12, (len(lines), len(told))
        assert [as_seen(a, b) for a, b in zip(lines, told)] == told, ("something else was told before", game)
    done = subprocess.run([AUDE, "admin", "--data", data, "check"], capture_output=True, text=True, check=False)
    assert done.stdout == "1 games, 0 of them damaged\n", (done.stdout, done.stderr)


def upgrade(version):
    with tempfile.TemporaryDirectory() as folder:
        server = Server(AUDE, WEB, f"{folder}/new")
        tokens = register(server.port)
        game, known = begin(server, tokens, RULES[version % len(RULES)])
        assert server.end(signal.SIGTERM) == 0, server.said
        os.mkdir(f"{folder}/old")
        write_down(f"{folder}/new/aude.db", f"{folder}/old/aude.db", version)
        server = Server(AUDE, WEB, f"{folder}/old")
        go_on(folder, server, tokens, game)
        check(server, game, known, f"{folder}/old")


def main():
    last = int(subprocess.run([OLD, "--last"], capture_output=True, text=True, check=True).stdout)
    for version in range(1, last):
        try:
            upgrade(version)
            print(f"ok version {version}", flush=True)
        except (AssertionError, OSError, Closed, KeyError, ValueError, sqlite3.Error) as why:
            print(f"FAILED version {version}: {type(why).__name__} {str(why)[:500]!r}", flush=True)


main()
