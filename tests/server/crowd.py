#!/usr/bin/env python3
"""Many at one server, some of them hostile: tests/server/crowd.py AUDE WEB

Accounts and their passwords, rates of addresses behind a proxy, computers that think, watchers who do
not read, half requests and half frames, a server that may open few files; and that no secret is ever
in its log. Whoever plays meanwhile is answered quickly: at once, or as soon as by another server on
this machine that has nothing else to do, for the machine may be busy. That may spoil a round, but not
every one, so one good round is enough. Prints a line "ok NAME" or "FAILED NAME: why" for each.
"""
import concurrent.futures
import json
import os
import random
import signal
import socket
import sys
import tempfile
import time

import wire
from wire import Closed, Player, Server, Socket

AUDE, WEB = sys.argv[1], sys.argv[2]
STALLED = 250
TRIES = 30
LINES = 10  # in a round
QUICK = 0.1  # seconds in which each of them is answered
SLOWER = 3  # times as long as by the idle server is still as soon
idle = []  # that server
secrets = []  # whatever must not be in the log


def call(server, method, path, body=None, token=None, fields=()):
    """As wire.call; every token is remembered, and no answer says what was secret in the question."""
    status, named, answer = wire.call(server.port, method, path, body, token, fields)
    if isinstance(answer, dict) and "token" in answer:
        secrets.append(answer["token"])
    said = str(named) + str(answer)
    asked = [token, *((body or {}).get(name) for name in ("password", "old", "new"))]
    assert not any(word and word in said for word in asked), (path, said)
    return status, named, answer


def secret(text):
    secrets.append(text)
    return text


def guest(server):
    return call(server, "POST", "/api/guest", {})[2]["token"]


def until(what, why):
    """Waits for it to be true."""
    end = time.monotonic() + wire.PATIENCE
    while not what():
        assert time.monotonic() < end, why
        time.sleep(0.02)


def figure(server, name):
    text = wire.call(server.port, "GET", "/metrics")[2]
    found = [line.rsplit(" ", 1)[1] for line in text.split("\n") if line.startswith(name + " ")]
    assert found, "there is no figure " + name
    return float(found[0])


def make_game(server, seats, **more):
    """A game by the owner of the first seat; its token and the game."""
    token = guest(server)
    new = {"rules": f"carcassonne seats={len(seats)}", "seats": seats, "clock": "none", "public": True, **more}
    status, _, answer = call(server, "POST", "/api/games", new, token)
    assert status == 200, answer
    return token, answer["game"]


def table(server):
    """Two people who play, and their chance."""
    seats = [{"by": "me", "name": "Ada"}, {"by": "open"}]
    one, game = make_game(server, seats)
    two = guest(server)
    assert call(server, "POST", f"/api/games/{game['id']}/sit", {"name": "Bob"}, two)[0] == 200
    return [Player(AUDE, server.port, token, game["id"], game["rules"], [seat]) for seat, token in enumerate([one, two])]


def play_line(players, chance):
    """The time until both have it."""
    mover = next(p for p in players if p.is_mine())
    begin = time.monotonic()
    n = mover.act(chance)[0]
    for p in players:
        p.catch_up(n)
    taken = time.monotonic() - begin
    longest = max(len(p.lines) for p in players)
    for p in players:
        p.catch_up(longest)
    return taken


def slowest(tables, seed):
    """Plays a round at all of them in turn; for each the longest that a line took."""
    chance = random.Random(seed)
    times = [[play_line(players, chance) for players in tables] for _ in range(LINES)]
    return [max(column) for column in zip(*times)]


def stay_quick(server, what, load=lambda: lambda: True):
    """Whoever plays is answered quickly while load() gives the server something to do; what that returns
    is called after the round and says whether it had it to the end."""
    rounds = []
    for seed in range(TRIES):
        tables = [table(server), table(idle[0])]
        was_busy = load()
        here, there = slowest(tables, seed)
        for p in [p for players in tables for p in players]:
            p.close()
        if not was_busy():
            continue
        if here <= max(QUICK, SLOWER * there):
            return
        rounds.append(f"{here * 1000:.0f} instead of {there * 1000:.0f} ms")
    raise AssertionError(f"{what}: {', '.join(rounds)}")


def accounts(server):
    """Names and passwords, through the threads that hash."""
    password = secret("a long secret 1")
    name = {"name": "ann", "password": password}
    me = guest(server)
    status, _, answer = call(server, "POST", "/api/register", name, me)
    assert status == 200 and answer["me"]["name"] == "ann" and answer["me"]["kind"] == "person", answer
    status, _, answer = call(server, "POST", "/api/register", {"name": "ANN", "password": secret("another secret 2")})
    assert status == 409 and answer["why"] == "name-taken", answer
    status, _, answer = call(server, "POST", "/api/login", name)
    assert status == 200 and call(server, "GET", "/api/me", token=answer["token"])[2]["me"]["name"] == "ann"
    for wrong in [{"name": "ann", "password": secret("a wrong secret 3")}, {"name": "nobody", "password": password}]:
        status, _, answer = call(server, "POST", "/api/login", wrong)
        assert status == 403 and answer["why"] == "login", answer
    token = call(server, "POST", "/api/login", name)[2]["token"]
    new = secret("a new secret 4")
    status, _, answer = call(server, "POST", "/api/me/password", {"old": password, "new": new}, token)
    assert status == 200, answer
    assert call(server, "GET", "/api/me", token=token)[0] == 401, "other tokens end"
    assert call(server, "POST", "/api/login", name)[0] == 403
    assert call(server, "POST", "/api/login", {"name": "ann", "password": new})[0] == 200


def hashing(server):
    """Many who log in at once make nobody wait who plays."""
    call(server, "POST", "/api/register", {"name": "bea", "password": secret("a secret of bea")})
    body = {"name": "bea", "password": "a secret of bea"}
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        def log_in():
            logins = [pool.submit(call, server, "POST", "/api/login", body) for _ in range(8)]

            def was_busy():
                # Where the machine is too busy to hash them all, the rest is told so.
                assert {login.result()[0] for login in logins} <= {200, 503}
                return True
            return was_busy

        stay_quick(server, "while others log in", log_in)


def rates(server):
    """F6: whoever comes too often is refused with a time, and only there: behind the proxy each
    address counts for itself, whatever it says about others."""
    body = {"name": "cleo", "password": secret("no such secret")}

    def refused(others):
        """Many at once, for a busy machine hashes so slowly that one after the other may well come."""
        def try_one(i):
            return call(server, "POST", "/api/login", body, fields=[f"x-forwarded-for: {others(i)}192.0.2.1"])

        with concurrent.futures.ThreadPoolExecutor(30) as pool:
            answers = list(pool.map(try_one, range(30)))
        assert {status for status, _, _ in answers} <= {403, 429, 503}, answers
        return next((named, answer) for status, named, answer in answers if status == 429)

    named, answer = refused(lambda i: f"198.51.100.{i}, ")
    assert int(named["retry-after"]) >= 1 and answer["why"] == "many" and answer["wait"] >= 1, (named, answer)
    for fields in [["x-forwarded-for: 192.0.2.2"], ["x-forwarded-for: 2001:db8::1"], []]:
        status = 503
        for _ in range(600):
            status = call(server, "POST", "/api/login", body, fields=fields)[0]
            if status != 503:  # those before are still being hashed
                break
            time.sleep(0.5)
        assert status == 403, fields
    refused(lambda i: "")
    # Wrong tokens are counted as well.
    for i in range(40):
        status, _, answer = call(server, "GET", "/api/me", token=secret(f"{i:02}" + "w" * 30),
                                 fields=["x-forwarded-for: 192.0.2.3"])
        if status == 429:
            break
        assert status == 401, answer
    assert status == 429, answer
    # And connections that last: 64.
    many = [Socket(server.port, fields=["x-forwarded-for: 192.0.2.4"]) for _ in range(65)]
    assert [s.status for s in many] == [101] * 64 + [429], [s.status for s in many]
    assert Socket(server.port, fields=["x-forwarded-for: 192.0.2.5"]).status == 101
    for s in many:
        s.close()


def thinking(server):
    """D6: computers who think do not delay people who play."""
    computers = [{"by": "me", "name": "Ada"}] + [{"by": "rollout"}] * 4
    thinkers = []

    def is_thinking():
        return figure(server, "aude_thoughts_waiting") > 0

    def think():
        while len(thinkers) < 4 or not is_thinking():
            assert len(thinkers) < 100, "nobody thinks"
            token, game = make_game(server, computers)
            p = Player(AUDE, server.port, token, game["id"], game["rules"], [0])
            while p.is_mine():
                p.catch_up(p.act(random.Random(len(thinkers)))[0])
            thinkers.append(p)
        return is_thinking

    think()
    begin = [len(p.lines) for p in thinkers]
    stay_quick(server, "while computers think", think)
    for p, known in zip(thinkers, begin):
        p.catch_up(known + 1)
    for p in thinkers:
        p.close()


def small_socket(port, text):
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.settimeout(wire.PATIENCE)
    client.connect(("127.0.0.1", port))
    client.sendall(text)
    return client


def masked(message):
    data = json.dumps(message).encode()
    assert len(data) < 126
    return b"\x81" + bytes([0x80 | len(data)]) + bytes(4) + data


def handshake(port):
    return (f"GET /api/socket HTTP/1.1\r\nhost: localhost:{port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n").encode()


def stalled(server):
    """F1: 250 who ask for all of a game again and again and never read, 250 half frames, and 250 half
    requests; the players do not notice."""
    players = table(server)
    slowest([players], 0)
    watch = masked({"t": "watch", "game": players[0].game, "since": 0, "talk": 0})
    begin = handshake(server.port) + masked({"t": "hello"})
    crowd = [small_socket(server.port, begin + watch * 50) for _ in range(STALLED)]
    crowd += [small_socket(server.port, begin + b"\x81\xfe\x10\x00" + bytes(5)) for _ in range(STALLED)]
    crowd += [small_socket(server.port, b"POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5")
              for _ in range(STALLED)]
    until(lambda: figure(server, 'aude_connections{kind="lasting"}') + figure(server, "aude_slow_total")
          >= 2 * STALLED, "they do not all come")
    stay_quick(server, "while others do not read")
    for client in crowd:
        client.close()
    until(lambda: figure(server, 'aude_connections{kind="lasting"}') <= 2, "they do not all go")
    stay_quick(server, "afterwards")
    slowest([players], 1)
    for p in players:
        p.close()


class Narrow(Server):
    """A server that may open few files."""

    def __init__(self, data, files):
        self.files = files
        super().__init__(AUDE, WEB, data)
        self.process.stdout.readline()

    def start(self):
        command = self.command
        self.command = ["sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh", *command]
        super().start()
        self.command = command


def descriptors(_):
    """F11: when there are no more files to open, those who play go on, and places come back."""
    with tempfile.TemporaryDirectory() as data:
        server = Narrow(data, 80)
        players = table(server)
        crowd = []
        while len(crowd) < 200:
            s = Socket(server.port)
            crowd.append(s)
            if s.status == 503:
                break
            assert s.status == 101, s.head
        assert crowd[-1].status == 503 and b"retry-after: " in crowd[-1].head, "there is no end of places"
        held = [wire.connect(server.port) for _ in range(100)]
        assert slowest([players], 1)[0] < wire.PATIENCE
        assert call(server, "GET", "/health")[0] == 200
        for client in held:
            client.close()
        for s in crowd:
            s.close()
        until(lambda: Socket(server.port).status == 101, "no place comes back")
        slowest([players], 2)
        for p in players:
            p.close()
        assert server.end(signal.SIGTERM) == 0 and server.said == "", server.said


def talk(server):
    """What people say is heard by those at the table."""
    players = table(server)
    text = secret("nobody else must read this")
    players[0].socket.say({"t": "talk", "game": players[0].game, "do": "say", "text": text})
    while not any(line.get("text") == text for line in players[1].socket.hear("talk")["talk"]):
        pass
    for p in players:
        p.close()


def no_secrets(log):
    """F5, F9: of all that was sent here nothing secret is in the log."""
    with open(log, encoding="utf-8") as file:
        text = file.read()
    assert " event=start " in text and " event=end" in text, text[:200]
    assert len(secrets) > 50
    found = [s for s in secrets if s in text]
    assert not found, found[:3]
    assert "earer" not in text and "assword" not in text


def main():
    def report(case, *words):
        try:
            case(*words)
            print("ok", case.__name__, flush=True)
        except (AssertionError, OSError, Closed, KeyError, StopIteration, ValueError) as why:
            print(f"FAILED {case.__name__}: {type(why).__name__} {str(why)[:500]!r}", flush=True)

    with tempfile.TemporaryDirectory() as data:
        log = os.path.join(data, "log")
        server = Server(AUDE, WEB, data, "--proxy", "--log", log)
        idle.append(Server(AUDE, WEB, os.path.join(data, "idle")))
        for case in [accounts, hashing, rates, thinking, stalled, descriptors, talk]:
            report(case, server)
        idle[0].end(signal.SIGINT)
        status = server.end(signal.SIGINT)
        print("ok end" if status == 0 and server.said == "" else f"FAILED end: {status} {server.said[:500]!r}")
        report(no_secrets, log)


main()
