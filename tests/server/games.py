#!/usr/bin/env python3
"""Games through aude serve: tests/server/games.py AUDE WEB [KILLS]

Two people play by WebSocket while a third watches; the server is ended, killed and started anew in
the middle of games, and whatever anybody has been told must still be there. Prints a line "ok NAME"
or "FAILED NAME: why" for each.
"""
import json
import random
import signal
import sys
import tempfile
import threading
import time

import wire
from wire import Closed, Player, Server, Socket

AUDE, WEB = sys.argv[1], sys.argv[2]
KILLS = int(sys.argv[3]) if len(sys.argv) > 3 else 20


def make_game(port, rules="carcassonne", others=1, **more):
    """A game with two people; their tokens and its id."""
    tokens = [wire.guest(port) for _ in range(1 + others)]
    new = {"rules": f"{rules} seats={1 + others}", "seats": [{"by": "me", "name": "Ada"}] + [{"by": "open"}] * others,
           "clock": "none", "public": True, **more}
    status, _, answer = wire.call(port, "POST", "/api/games", new, tokens[0])
    assert status == 200, answer
    game = answer["game"]
    for token in tokens[1:]:
        status, _, answer = wire.call(port, "POST", f"/api/games/{game['id']}/sit", {"name": "Bob"}, token)
        assert status == 200, answer
    return tokens, game["id"], game["rules"]


def come(server, tokens, game, rules):
    return [Player(AUDE, server.port, token, game, rules, [seat]) for seat, token in enumerate(tokens)]


def play(players, chance, most):
    """Plays so many actions at most; everybody sees the same."""
    for _ in range(most):
        mover = next((p for p in players if p.is_mine()), None)
        if mover is None:
            break
        n, line = mover.act(chance)
        for p in players:
            p.catch_up(n)
            assert p.lines[n - 1] == line, (n, line, p.lines[n - 1])
        # What chance brought after it comes with it, or right after it.
        longest = max(len(p.lines) for p in players)
        for p in players:
            p.catch_up(longest)
    return all(p.lines == players[0].lines for p in players)


def whole_game(server):
    tokens, game, rules = make_game(server.port)
    players = come(server, tokens, game, rules)
    watcher = Player(AUDE, server.port, "", game, rules, [])
    assert play(players, random.Random(1), 10000)
    watcher.catch_up(len(players[0].lines))
    assert players[0].actor() == "over", players[0].actor()
    answer = wire.call(server.port, "GET", f"/api/games/{game}")[2]["game"]
    assert answer["state"] == "over" and answer["ending"] == "played", answer
    assert " ".join(map(str, answer["points"])) == watcher.engine.ask("scores")[0], answer
    record = wire.call(server.port, "GET", f"/api/games/{game}/record")[2]
    assert watcher.lines[-1] in record
    for p in [*players, watcher]:
        p.close()


def computers(server):
    """A computer plays against a person; its moves come by themselves."""
    token = wire.guest(server.port)
    new = {"rules": "carcassonne seats=2", "seats": [{"by": "me", "name": "Ada"}, {"by": "greedy"}], "clock": "none"}
    status, _, answer = wire.call(server.port, "POST", "/api/games", new, token)
    assert status == 200, answer
    person = Player(AUDE, server.port, token, answer["game"]["id"], answer["game"]["rules"], [0])
    chance = random.Random(2)
    turns = 0
    while turns < 15:
        if person.is_mine():
            person.catch_up(person.act(chance)[0])
            turns += 1
        else:
            person.catch_up(len(person.lines) + 1)
    person.close()


def streams(server):
    """The same by HTTP alone: lines are sent by POST and come as a stream."""
    tokens, game, _ = make_game(server.port)
    with wire.connect(server.port) as client:
        client.sendall((f"GET /api/games/{game}/stream?since=0 HTTP/1.1\r\nhost: localhost\r\n"
                        f"authorization: Bearer {tokens[1]}\r\n\r\n").encode())
        data = b""
        while b'"lines"' not in data:
            data += client.recv(65536)
        assert b"transfer-encoding: chunked" in data and b"application/x-ndjson" in data, data
        engine = wire.Engine(AUDE, "carcassonne seats=2")
        engine.ask("play " + json.loads(next(x for x in data.split(b"\r\n") if b'"lines"' in x))["lines"][0])
        line = engine.ask("legal")[0]
        status, _, answer = wire.call(server.port, "POST", f"/api/games/{game}/lines", {"n": 2, "lines": [line]},
                                      tokens[0])
        assert status == 200 and answer["lines"][0] == line, answer
        while line.encode() not in data:
            data += client.recv(65536)
        engine.close()
        for refused, body in [("taken", {"n": 2, "lines": [line]}), ("gap", {"n": 99, "lines": [line]})]:
            answer = wire.call(server.port, "POST", f"/api/games/{game}/lines", body, tokens[0])
            assert answer[0] == 409 and answer[2]["why"] == refused, answer
    with wire.connect(server.port) as client:
        client.sendall(f"GET /api/events HTTP/1.0\r\nauthorization: Bearer {tokens[0]}\r\n\r\n".encode())
        head = client.recv(65536)
        assert b"chunked" not in head and head.startswith(b"HTTP/1.1 200 "), head


def farewell(server):
    """Ended politely: everybody is told, and goes on where they were."""
    tokens, game, rules = make_game(server.port)
    players = come(server, tokens, game, rules)
    play(players, random.Random(3), 6)
    begin = time.monotonic()
    assert server.end(signal.SIGTERM) == 0, server.said
    assert time.monotonic() - begin < 60 and server.said == "", server.said
    for p in players:
        try:
            while True:
                p.socket.read()
        except Closed as end:
            assert end.code == 1001, end.code
    server.start()
    for p in players:
        p.open()
    assert play(players, random.Random(4), 6)
    for p in players:
        p.close()


class Storm(threading.Thread):
    """A game that goes on whatever happens to the server; known is what somebody was told."""

    def __init__(self, server, seed):
        super().__init__()
        self.server, self.chance, self.is_over, self.trouble = server, random.Random(seed), False, None
        self.acted = 0
        self.tokens, self.game, self.rules = make_game(server.port)
        self.players = come(server, self.tokens, self.game, self.rules)

    def back(self):
        for p in self.players:
            while not self.is_over:
                try:
                    p.socket.close()
                    p.open()
                    break
                except (OSError, Closed, AssertionError):
                    time.sleep(0.02)

    def run(self):
        while not self.is_over:
            try:
                play(self.players, self.chance, 5)
                self.acted += 1
                if self.players[0].actor() == "over":
                    # All of it or nothing: what is known belongs to the game that is compared.
                    fresh = make_game(self.server.port)
                    players = come(self.server, *fresh)
                    for p in self.players:
                        p.close()
                    (self.tokens, self.game, self.rules), self.players = fresh, players
            except (OSError, Closed):
                self.back()
            except Exception as why:  # whatever it is, the test is red
                self.trouble = repr(why)
                return

    def compare(self, port):
        """Everything that anybody knows is stored, and replays."""
        known = max((p.lines for p in self.players), key=len)
        stored = wire.call(port, "GET", f"/api/games/{self.game}/lines?since=0", token=self.tokens[0])[2]["lines"]
        assert stored[:len(known)] == known, ("lost", self.game, len(known), len(stored))
        engine = wire.Engine(AUDE, self.rules)
        for line in stored:
            engine.ask("play " + line)
        engine.close()


def kills(server):
    """C1: kill -9 at any moment of games under way."""
    chance = random.Random(5)
    games = [Storm(server, seed) for seed in range(3)]
    for g in games:
        g.start()
    done = 0
    for _ in range(KILLS):
        before = sum(g.acted for g in games)
        end = time.monotonic() + wire.PATIENCE
        while sum(g.acted for g in games) < before + 3 and not any(g.trouble for g in games):
            assert time.monotonic() < end, "the games do not go on"
            time.sleep(0.005)
        time.sleep(chance.random() * 0.03)
        assert server.end(signal.SIGKILL) == -signal.SIGKILL
        server.start()
        done += 1
    print(f"ok kills: {done}")
    for g in games:
        g.is_over = True
    for g in games:
        g.join()
        assert g.trouble is None, g.trouble
        g.compare(server.port)
        for p in g.players:
            p.close()


def floods(server):
    """Whoever asks without end and does not read is given up, and nobody else notices."""
    s = Socket(server.port)
    s.say({"t": "hello", "token": wire.guest(server.port)})
    text = json.dumps({"t": "ping"}).encode()
    flood = (b"\x81" + bytes([0x80 | len(text)]) + bytes(4) + text) * 1000
    heard, code = 0, None
    try:
        for _ in range(600):
            s.client.sendall(flood)
    except OSError:
        pass
    assert wire.call(server.port, "GET", "/health")[0] == 200
    try:
        while heard < 600000:
            s.read()
            heard += 1
    except Closed as end:
        code = end.code
    assert code in (0, 1008, 1013), (heard, code)
    s.close()
    assert wire.call(server.port, "GET", "/health")[0] == 200


def main():
    with tempfile.TemporaryDirectory() as data:
        server = Server(AUDE, WEB, data)
        for case in [whole_game, computers, streams, farewell, kills, floods]:
            try:
                case(server)
                print("ok", case.__name__, flush=True)
            except (AssertionError, OSError, Closed, KeyError, ValueError) as why:
                print(f"FAILED {case.__name__}: {type(why).__name__} {str(why)[:500]!r}", flush=True)
        status = server.end(signal.SIGINT)
        print("ok end" if status == 0 and server.said == "" else f"FAILED end: {status} {server.said[:500]!r}")


main()
