#!/usr/bin/env python3
"""A server that answers like ours and misbehaves on purpose, to try out bots and workers:
tests/server/pretender.py PATH-OF-AUDE GAMES TOKEN... prints its port, and the records of the games
when all are over.

Of each game the seats belong to the tokens in turn. Every few answers something goes wrong, always
the same with the same requests: an answer is lost after the lines were stored, it says 429 or 503,
a stream ends in the middle, a line comes twice. With one token "worker" it has jobs instead.
"""
import http.server
import json
import subprocess
import sys
import threading
import time
from urllib.parse import parse_qs, urlparse

AUDE, GAMES, TOKENS = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
RULES = ["carcassonne seats=2", "cardcassonne seats=2", "hunters seats=2", "carcassonne+tower seats=2"]
lock = threading.Condition()


class Game:
    """A game with its lines; the referee is an engine."""

    def __init__(self, number):
        self.id = f"game{number}"
        self.rules = RULES[number % len(RULES)]
        self.lines, self.faults = [], 0
        self.engine = subprocess.Popen([AUDE, "engine"], stdin=subprocess.PIPE,
                                       stdout=subprocess.PIPE, text=True)
        self.ask("rules " + self.rules)
        self.roll()

    def ask(self, command):
        self.engine.stdin.write(command + "\n")
        self.engine.stdin.flush()
        answer = []
        while True:
            line = self.engine.stdout.readline()
            if not line:
                raise ValueError("the engine has ended")
            line = line.rstrip("\n")
            if line == "ok":
                return answer
            if line.startswith("error"):
                raise ValueError(line)
            answer.append(line)

    def actor(self):
        word = self.ask("actor")[0]
        return int(word[5:]) if word.startswith("seat") else -1

    def play(self, line):
        seen = [self.ask(f"seen {seat} {line}")[0] for seat in (0, 1)]
        self.ask("play " + line)
        self.lines.append((line, seen))

    def roll(self):
        """Chance, one outcome at a time, so that each seat is told what it may see."""
        while self.ask("actor")[0] == "chance":
            weights = [line.split(" ", 1) for line in self.ask("chances")]
            total = sum(int(weight) for weight, _ in weights)
            at = hash_of(f"{self.id} {len(self.lines)}") % total
            for weight, line in weights:
                at -= int(weight)
                if at < 0:
                    self.play(line)
                    break

    def is_over(self):
        return self.ask("actor")[0] == "over"

    def told(self, since, seat):
        return {"from": since + 1, "lines": [seen[seat] for _, seen in self.lines[since:]],
                "at": [0] * len(self.lines[since:]), "left": None, "actor": self.actor()}

    def json(self, token):
        with lock:
            over = self.is_over()
            points = [int(p) for p in self.ask("scores")[0].split()] if over else []
        return {"id": self.id, "rules": self.rules, "state": "over" if over else "running",
                "seats": [{"by": "person", "mine": TOKENS[seat % len(TOKENS)] == token} for seat in (0, 1)],
                "left": None, "offer": None, "ending": "played" if over else "", "points": points}


def hash_of(text):
    value = 7
    for letter in text.encode():
        value = (value * 1000003 ^ letter) & 0xFFFFFFFF
    return value >> 3


games = {}


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, status, body, *fields):
        data = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(data)))
        for name, value in fields:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)

    def token(self):
        token = self.headers.get("Authorization", "").removeprefix("Bearer ")
        if token in TOKENS:
            return token
        self.answer(401, {"why": "token", "text": "A token is needed, or this one is worth nothing."})
        return None

    def stream(self, messages):
        """Sends what the generator gives, in chunks."""
        self.send_response(200)
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        for message in messages:
            data = (json.dumps(message) + "\n").encode() if message else b"\n"
            # In two parts: a line may come in pieces.
            for part in (data[:7], data[7:]):
                if part:
                    self.wfile.write(b"%x\r\n%s\r\n" % (len(part), part))
                    self.wfile.flush()
        self.close_connection = True

    def follow(self, game, token, since, seat):
        sent = 0
        yield {"t": "game", "game": game.json(token)}
        while True:
            with lock:
                while len(game.lines) <= since and not game.is_over():
                    lock.wait(5)
                told = game.told(max(0, since - 1), seat)  # one of them comes twice
                since = len(game.lines)
                over = game.is_over()
            yield {"t": "lines", "game": game.id, **told}
            sent += 1
            if over:
                yield {"t": "game", "game": game.json(token)}
            if over or sent % 9 == 8:
                return

    def do_GET(self):
        token, url = self.token(), urlparse(self.path)
        if token is None:
            return
        query = {name: int(value[0]) for name, value in parse_qs(url.query).items() if value[0].isdigit()}
        parts = url.path.split("/")
        if url.path == "/api/me":
            self.answer(200, {"me": {"kind": "bot", "name": token}})
        elif url.path == "/api/me/games":
            with lock:
                self.answer(200, {"games": [game.json(token) for game in games.values()]})
        elif url.path == "/api/lobby":
            self.answer(200, {"games": []})
        elif url.path == "/api/events":
            def events():
                while True:
                    yield None
                    time.sleep(1)
            self.stream(events())
        elif parts[-1] == "stream":
            self.stream(self.follow(games[parts[3]], token, query["since"], query["seat"]))
        elif parts[-1] == "lines":
            with lock:
                self.answer(200, games[parts[3]].told(query["since"], query["seat"]))
        else:
            self.answer(404, {"why": "nothing", "text": "There is nothing at this address."})

    def do_POST(self):
        token = self.token()
        body = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))) or "{}")
        if token is None:
            return
        parts = self.path.split("/")
        with lock:
            if self.path == "/api/think/take":
                self.answer(200, {"job": self.job()})
            elif self.path == "/api/think/done":
                self.lines(games[body["game"]], body, None)
            elif parts[-1] == "lines":
                self.lines(games[parts[3]], body, token)
            else:
                self.answer(200, {"from": 1, "lines": []})

    def job(self):
        for game in games.values():
            if not game.is_over():
                seat = game.actor()
                record = "\n".join(["aude 2", f"game {game.rules}", f"view {seat}", ""] +
                                   [seen[seat] for _, seen in game.lines] + [""])
                return {"game": game.id, "n": len(game.lines) + 1, "seat": seat, "ms": 20,
                        "player": "greedy", "record": record}
        return None

    def lines(self, game, body, token):
        game.faults += 1
        seat = game.actor()
        if game.faults == 3:
            self.answer(429, {"why": "many", "text": "Wait.", "wait": 1}, ("Retry-After", "1"))
            return
        if game.faults % 31 == 5:
            self.answer(503, {"why": "store", "text": "The database cannot be reached."})
            return
        if body["n"] != len(game.lines) + 1:
            self.answer(409, {"why": "taken", "text": "That line is there already.",
                              **game.told(min(body["n"] - 1, len(game.lines)),
                                           0 if token is None else TOKENS.index(token))})
            return
        if token is not None and TOKENS[seat % len(TOKENS)] != token:
            self.answer(403, {"why": "seat", "text": "That seat is not yours."})
            return
        for line in body["lines"]:
            if game.actor() != seat:
                raise ValueError("more than a turn")
            game.play(line)
        game.roll()
        lock.notify_all()
        if game.faults % 17 == 1:
            self.close_connection = True  # stored, but nobody is told
            return
        self.answer(200, game.told(body["n"] - 1, seat))


def main():
    for number in range(GAMES):
        games[f"game{number}"] = Game(number)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    print(server.server_address[1], flush=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with lock:
        while not all(game.is_over() for game in games.values()):
            lock.wait(5)
        for game in games.values():
            print("\n".join(game.ask("record")), flush=True)
    while True:
        time.sleep(60)  # until whoever started it ends it


main()
