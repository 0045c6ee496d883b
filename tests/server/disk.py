#!/usr/bin/env python3
"""aude serve while its disk is full: tests/server/disk.py AUDE WEB

Once on a disk of its own, which is really full, where this machine lets one be mounted (a tmpfs in a
namespace of its own), and once by a limit on the size of files. While there is no room nothing new is
taken, and everybody hears why; whatever is stored can be read; when there is room again the same game
goes on, and nothing that was acknowledged is lost. Prints a line "ok NAME" or "FAILED NAME: why" for
each.
"""
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time

import wire
from wire import Closed, Player, Server, Socket

AUDE, WEB = sys.argv[1], sys.argv[2]
MOUNTED = "AUDE_TEST_DISK"  # the folder of the small disk, for the process that may see it
SENTENCE = "The database cannot be reached; please try again."


class SmallDisk:
    """What is left of it is taken by a file."""

    name = "a small disk"

    def __init__(self):
        self.folder = os.environ[MOUNTED]

    def fill(self, _):
        with open(f"{self.folder}/filler", "wb", buffering=0) as file:
            for size in 65536, 4096, 1:
                try:
                    while file.write(bytes(size)):
                        pass
                except OSError:
                    pass

    def make_room(self, _):
        os.remove(f"{self.folder}/filler")

    def make_room_for_another(self):
        self.make_room(None)


class Limit:
    """No file may grow beyond what the log of the database has now."""

    name = "a limit"

    def __init__(self):
        self.place = tempfile.TemporaryDirectory()
        self.folder = self.place.name

    def fill(self, server):
        size = os.path.getsize(f"{self.folder}/data/aude.db-wal")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def make_room(self, server):
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def make_room_for_another(self):
        """The limit was that of the process."""


def make_game(port):
    tokens = [wire.guest(port), wire.guest(port)]
    new = {"rules": "carcassonne seats=2", "seats": [{"by": "me"}, {"by": "open"}], "clock": "none", "public": True}
    status, _, answer = wire.call(port, "POST", "/api/games", new, tokens[0])
    assert status == 200, answer
    game = answer["game"]
    status, _, answer = wire.call(port, "POST", f"/api/games/{game['id']}/sit", {}, tokens[1])
    assert status == 200, answer
    return tokens, game["id"], game["rules"]


def act(players, chance):
    """A turn of whoever must act; None, or the refusal."""
    mover = next(p for p in players if p.is_mine())
    n, _ = mover.act(chance)
    while len(mover.lines) < n:
        message = mover.socket.hear("lines", "no")
        if message["t"] == "no":
            return message
        mover.take(message)
    for p in players:
        p.catch_up(len(mover.lines))
    # What chance brought after it comes with it, or right after it.
    longest = max(len(p.lines) for p in players)
    for p in players:
        p.catch_up(longest)
    return None


def health(port):
    status, _, answer = wire.call(port, "GET", "/health")
    return status, answer["status"]


def wait_for_health(port, wanted):
    """It looks again twice a second while something is wrong, and every three seconds else."""
    end = time.monotonic() + wire.PATIENCE
    while health(port) != wanted:
        assert time.monotonic() < end, (health(port), "instead of", wanted)
        time.sleep(0.02)


def look_while_full(server, players, game, chance):
    """Nothing is taken; everything can be read."""
    port, known = server.port, players[0].lines
    wait_for_health(port, (503, "store"))  # also if nobody plays
    for _ in range(5):
        refused = act(players, chance)
        assert refused is not None and refused["why"] == "store" and refused["text"] == SENTENCE, refused
        assert health(port) == (503, "store"), "well, in the middle of it"
    for path, body in ("/api/guest", {}), (f"/api/games/{game}/resign", {"seat": 0}):
        status, _, answer = wire.call(port, "POST", path, body, players[0].token)
        assert (status, answer) == (503, {"why": "store", "text": SENTENCE}), (path, status, answer)
    answer = wire.call(port, "GET", f"/api/games/{game}", token=players[0].token)
    assert answer[0] == 200 and answer[2]["game"]["count"] == len(known), answer
    answer = wire.call(port, "GET", f"/api/games/{game}/lines?since=0", token=players[0].token)
    assert answer[0] == 200 and answer[2]["lines"] == known, answer
    assert wire.call(port, "GET", "/")[0] == 200
    assert wire.call(port, "GET", "/metrics")[2].count("\naude_up 0\n") == 1
    watcher = Socket(port)
    watcher.say({"t": "hello", "token": ""})
    watcher.say({"t": "watch", "game": game, "since": 0})
    lines = watcher.hear("lines", "no")
    assert lines["t"] == "lines" and lines["lines"] == known, lines
    watcher.close()


def check_start(folder):
    """A new database on a disk that is full: one sentence."""
    done = subprocess.run([AUDE, "serve", "--port", "0", "--web", WEB, "--data", f"{folder}/other"],
                          capture_output=True, text=True, timeout=wire.PATIENCE, check=False)
    assert done.returncode == 1 and done.stdout == "" and done.stderr.count("\n") == 1, done
    assert " cannot be opened: " in done.stderr and "full" in done.stderr, done.stderr


def check_log(name):
    """It went once and came back once, however often somebody tried in between."""
    with open(name, encoding="utf-8") as log:
        events = [word[len("event="):] for line in log for word in line.split() if word.startswith("event=store-")]
    assert events == ["store-down", "store-back"], events


def a_full_disk(disk):
    data = f"{disk.folder}/data"
    log = tempfile.NamedTemporaryFile()  # on another disk
    server = Server(AUDE, WEB, data, "--log", log.name)
    tokens, game, rules = make_game(server.port)
    players = [Player(AUDE, server.port, token, game, rules, [seat]) for seat, token in enumerate(tokens)]
    chance = random.Random(7)
    for _ in range(6):
        assert act(players, chance) is None
    disk.fill(server)
    look_while_full(server, players, game, chance)
    if disk.name == SmallDisk.name:
        check_start(disk.folder)
    before = len(players[0].lines)
    disk.make_room(server)
    wait_for_health(server.port, (200, "well"))
    for _ in range(6):
        assert act(players, chance) is None
    assert len(players[0].lines) > before and players[0].lines == players[1].lines
    assert wire.call(server.port, "POST", "/api/guest", {})[0] == 200
    check_log(log.name)
    # Full once more, and killed in the middle of it.
    disk.fill(server)
    assert act(players, chance)["why"] == "store"
    known = players[0].lines
    assert server.end(signal.SIGKILL) == -signal.SIGKILL
    disk.make_room_for_another()
    server.start()
    answer = wire.call(server.port, "GET", f"/api/games/{game}/lines?since=0", token=tokens[0])
    assert answer[0] == 200 and answer[2]["lines"] == known, ("lost", len(known), answer)
    for p in players:
        p.open()
    assert act(players, chance) is None
    for p in players:
        p.close()
    assert server.end(signal.SIGTERM) == 0 and server.said == "", server.said
    done = subprocess.run([AUDE, "admin", "--data", data, "check"], capture_output=True, text=True, check=False)
    assert done.stdout == "1 games, 0 of them damaged\n", (done.stdout, done.stderr)


def attempt(disk):
    try:
        a_full_disk(disk)
        print("ok", disk.name, flush=True)
    except (AssertionError, OSError, Closed, KeyError, ValueError, StopIteration) as why:
        print(f"FAILED {disk.name}: {type(why).__name__} {str(why)[:500]!r}", flush=True)


def on_a_small_disk():
    """This program again where the disk is: only there it can be seen, and it goes with the process."""
    unshare = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--user", "--map-root-user", "--mount"]
    with tempfile.TemporaryDirectory() as folder:
        mount = f'mount -t tmpfs -o size=6m none "{folder}"'
        can = subprocess.run([*unshare, "sh", "-c", mount], capture_output=True, text=True, check=False)
        if can.returncode != 0:
            print(f"not tried: a small disk cannot be mounted here ({can.stderr.strip()})", flush=True)
            return
        inner = subprocess.run([*unshare, "sh", "-c", f'{mount} && exec "$@"', "sh", sys.executable, *sys.argv],
                               check=False, env={**os.environ, MOUNTED: folder})
        if inner.returncode != 0:
            print(f"FAILED a small disk: its own process ended with {inner.returncode}", flush=True)


if MOUNTED in os.environ:
    attempt(SmallDisk())
else:
    on_a_small_disk()
    attempt(Limit())
