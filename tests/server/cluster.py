#!/usr/bin/env python3
"""Several servers over one PostgreSQL behind nginx: tests/server/cluster.py AUDE GAMES [SEED]

tools/cluster starts it, with PostgreSQL and Redis. Bots play GAMES games, each seat through its own
connection and whichever node nginx gives it, some with a computer at the table, while nodes and those who
think for them are killed with -9 every few seconds and PostgreSQL, and the Redis that the nodes tell each
other by, are restarted once. An odd seed has a node that thinks itself beside a worker (aude think), an
even one leaves all thinking to two workers. Then: every game has ended, its record replays to the stored
score, whatever anybody was told is stored, and no line twice. The last line counts what was looked at.
"""
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

import wire
from wire import Closed, Player

AUDE, GAMES = sys.argv[1], int(sys.argv[2])
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 1
NODES, TABLES = 3, min(GAMES, 24)  # tables: games at a time
STORE, BUS, CONTROL = os.environ["AUDE_TEST_PG"], os.environ.get("AUDE_TEST_BUS", ""), os.environ["AUDE_TEST_PG_CTL"]
REDIS = os.environ.get("AUDE_TEST_REDIS_RESTART", "") if BUS else ""
RULES = ["carcassonne", "hunters", "carcassonne+inns+traders", "cardcassonne", "wheel"]
COMPUTERS = ["greedy", "random", "ranking"]  # at every fourth table
PATIENCE = 900  # seconds without any game getting on: then the test is red

NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log warn;
worker_processes 1;
{user}
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
    upstream aude {{ {nodes} }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://aude;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            # Bots say where they come from; a real proxy says $remote_addr here.
            proxy_set_header X-Forwarded-For $http_x_bot;
            proxy_connect_timeout 2s;
            proxy_read_timeout 3600s;
            proxy_buffering off;
            proxy_next_upstream error timeout http_503 non_idempotent;
        }}
    }}
}}
"""


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as s:
        return s.getsockname()[1]


def wait_for(what, why, seconds=120):
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, why
        time.sleep(0.02)


class Node:
    """aude serve, killed and started anew at its port."""

    def __init__(self, folder, web, think):
        self.port, self.kills = 0, 0
        self.command = [AUDE, "serve", "--web", web, "--proxy", "--think", think, "--log", f"{folder}/log"]
        if BUS:
            self.command += ["--bus", BUS]
        self.start()

    def start(self):
        """Also while PostgreSQL is away: whoever runs it starts it again."""
        for _ in range(1000):
            self.process = subprocess.Popen(self.command + ["--port", str(self.port)], stdout=subprocess.PIPE,
                                            env={**os.environ, "AUDE_STORE": STORE}, text=True)
            line = self.process.stdout.readline()
            if line:
                self.port = int(line.rstrip("/\n").rsplit(":", 1)[1])
                return
            self.process.wait()
            self.process.stdout.close()
            time.sleep(0.2)
        raise OSError("a node does not start")

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.kills += 1
        self.start()


class Worker:
    """aude think, killed and started anew."""

    def __init__(self, port, token):
        self.kills = 0
        self.command = [AUDE, "think", "--server", f"http://127.0.0.1:{port}", "--token-file", token, "--threads", "1"]
        self.start()

    def start(self):
        """It gives up only if it has never been answered, as while all nodes are away."""
        for _ in range(1000):
            self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            if self.process.stdout.readline():
                return
            self.finish()
            time.sleep(0.2)
        raise OSError("a worker does not start")

    def finish(self):
        """Its exit status, and what it has done."""
        said = self.process.communicate()[0]
        return self.process.returncode, said

    def kill(self):
        assert self.process.poll() is None, ("a worker has given up", self.process.communicate())
        self.process.kill()
        self.finish()
        self.kills += 1
        self.start()

    def end(self):
        self.process.terminate()
        return self.finish()


class Nginx:
    def __init__(self, folder, nodes):
        self.port, self.folder = free_port(), folder
        with open(f"{folder}/nginx.conf", "w", encoding="ascii") as conf:
            conf.write(NGINX.format(folder=folder, port=self.port, user="user root;" if os.geteuid() == 0 else "",
                                    nodes=" ".join(f"server 127.0.0.1:{n.port} max_fails=0;" for n in nodes)))
        self.process = subprocess.Popen(["nginx", "-p", folder, "-c", f"{folder}/nginx.conf"],
                                        stderr=subprocess.DEVNULL)
        wait_for(self.is_there, "nginx does not start")

    def is_there(self):
        assert self.process.poll() is None, open(f"{self.folder}/nginx.log", encoding="utf-8").read()
        try:
            return wire.call(self.port, "GET", "/health")[0] == 200
        except (OSError, Closed):
            return False

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


class Bot(Player):
    """A seat; comes from an address of its own, and comes back when its connection goes."""

    def __init__(self, address, aude, port, token, game, rules, seat):
        self.fields = [f"x-bot: {address}"]
        super().__init__(aude, port, token, game, rules, [seat], view=seat)

    def connect(self):
        client = wire.Socket(self.port, self.fields)
        if client.status != 101:  # nginx found nobody
            client.close()
            raise OSError(client.status)
        return client


class Table(threading.Thread):
    """Plays games one after the other, whatever happens around it."""

    def __init__(self, cluster, number):
        super().__init__(daemon=True)
        self.cluster, self.number, self.chance = cluster, number, random.Random(f"{SEED}/{number}")
        self.trouble, self.game, self.bots, self.last = None, None, [], time.monotonic()

    def address(self):
        return ".".join(["10", *(str(self.chance.randrange(1, 255)) for _ in range(3))])

    def call(self, method, path, body=None, token=None, address="10.0.0.1"):
        """Until somebody answers; what may have been done before the answer was lost, shows later."""
        while True:
            try:
                status, _, answer = wire.call(self.cluster.port, method, path, body, token, [f"x-bot: {address}"])
                if status < 500 and status != 429:
                    return status, answer
            except (OSError, Closed, ValueError):
                pass
            time.sleep(0.1)

    def seat(self):
        """A guest, and from where."""
        address = self.address()
        return self.call("POST", "/api/guest", {}, address=address)[1]["token"], address

    def begin(self, rules, computers):
        people = [self.seat(), self.seat()]
        seats = [{"by": "me", "name": "Ada"}, {"by": "open"}, *({"by": name} for name in computers)]
        new = {"rules": f"{rules} seats={len(seats)}", "seats": seats, "clock": "none", "public": True}
        status, answer = self.call("POST", "/api/games", new, *people[0])
        assert status == 200, answer
        game = answer["game"]
        status, answer = self.call("POST", f"/api/games/{game['id']}/sit", {"name": "Bob"}, *people[1])
        assert status in (200, 409), answer  # 409: it had been done before the answer was lost
        self.game = {"id": game["id"], "rules": game["rules"], "token": people[0][0]}
        self.bots = []
        for seat, (token, address) in enumerate(people):
            self.again(lambda: self.bots.append(Bot(address, AUDE, self.cluster.port, token, game["id"], game["rules"],
                                                    seat)))

    def again(self, what):
        while True:
            try:
                return what()
            except (OSError, Closed):
                time.sleep(0.1)

    def back(self, bot):
        def come():
            bot.socket.close()
            bot.open()
        self.again(come)

    def step(self, bot, is_acting):
        """Plays or listens until something has come; what it knows is what it was told."""
        before = len(bot.lines)
        try:
            if is_acting:
                bot.act(self.chance)
            while len(bot.lines) == before:
                message = bot.socket.hear("lines", "no")
                if message["t"] == "lines" and message["game"] == self.game["id"]:
                    bot.take(message)
                elif message["t"] == "no":
                    assert message["why"] in ("taken", "gap", "store", "many", "busy"), message
                    if message["why"] != "taken":
                        time.sleep(message.get("wait", 0.1))
                    self.back(bot)
                    return
        except (OSError, Closed):
            self.back(bot)

    def play(self):
        one, other = self.bots
        while one.actor() != "over" or other.actor() != "over":
            # Who knows less listens; if both know the same, one of them acts, or hears of a computer's turn.
            if len(one.lines) != len(other.lines):
                self.step(min(one, other, key=lambda b: len(b.lines)), False)
            else:
                mover = one if one.is_mine() else other
                self.step(mover, mover.is_mine())
            self.last = time.monotonic()
        self.cluster.note({**self.game, "known": [one.lines, other.lines]})
        one.close()
        other.close()

    def run(self):
        try:
            while (number := self.cluster.next_game()) is not None:
                self.begin(RULES[number % len(RULES)],
                           [COMPUTERS[number // 4 % len(COMPUTERS)]] if number % 4 == 1 else [])
                self.play()
        except Exception as why:  # whatever it is, the test is red
            self.trouble = f"table {self.number}: {type(why).__name__} {str(why)[:500]}"


class Cluster:
    def __init__(self, folder):
        web = f"{folder}/web"
        os.mkdir(web)
        with open(f"{web}/index.html", "w", encoding="ascii") as page:
            page.write("<!doctype html><title>cluster</title>")
        self.lock, self.begun, self.played = threading.Lock(), 0, []
        self.nodes = [Node(folder, web, str(int(SEED % 2 == 1 and n == 0))) for n in range(NODES)]
        self.nginx = Nginx(folder, self.nodes)
        self.port = self.nginx.port
        subprocess.run([AUDE, "admin", "worker", f"{folder}/worker"], check=True, env={**os.environ, "AUDE_STORE": STORE})
        self.workers = [Worker(self.port, f"{folder}/worker") for _ in range(2 - SEED % 2)]

    def next_game(self):
        with self.lock:
            if self.begun == GAMES:
                return None
            self.begun += 1
            return self.begun - 1

    def note(self, game):
        with self.lock:
            self.played.append(game)

    def storm(self, tables, chance):
        """Until all games are played: a node dies every few seconds, a worker now and then, and PostgreSQL
        and Redis once go and come."""
        is_restarted, pace = False, max(min(GAMES, 100) / 100, 0.3)
        while any(t.is_alive() for t in tables):
            time.sleep(chance.uniform(1, 4) * pace)
            trouble = [t.trouble for t in tables if t.trouble]
            assert not trouble, trouble
            assert max(t.last for t in tables) > time.monotonic() - PATIENCE, "no game gets on"
            chance.choice(self.nodes).kill()
            if chance.random() < 0.2 * pace:  # what it was thinking about waits for 20 seconds
                chance.choice(self.workers).kill()
            if not is_restarted and len(self.played) * 3 >= GAMES:
                assert subprocess.run([CONTROL, "restart"], check=False).returncode == 0
                assert not REDIS or subprocess.run([REDIS], check=False).returncode == 0
                chance.choice(self.workers).kill()
                is_restarted = True
        trouble = [t.trouble for t in tables if t.trouble]
        assert not trouble, trouble
        assert is_restarted

    def end_workers(self):
        """Whatever went on around them, they go on to the end, and end well."""
        for worker in self.workers:
            status, said = worker.end()
            assert status == 0 and "decisions" in said, (status, said)
        self.workers = []

    def end(self):
        for worker in self.workers:
            worker.end()
        self.nginx.end()
        for node in self.nodes:
            node.process.terminate()
            node.process.wait()
            node.process.stdout.close()


# ---- What must be true afterwards ---------------------------------------------------------------

def query(text):
    """Rows of a statement, as lists of words, through psql."""
    answer = subprocess.run(["psql", STORE, "-XAtq", "-F", "\t", "-c", text], check=True, capture_output=True, text=True)
    return [row.split("\t") for row in answer.stdout.splitlines()]


def call(cluster, path, token):
    """A node that was just killed, or had its database taken away, may still be coming back."""
    for _ in range(100):
        status, _, answer = wire.call(cluster.port, "GET", path, token=token)
        if status == 200:
            return answer
        time.sleep(0.1)
    raise AssertionError((status, answer))


def as_told(line, known):
    """A stored line without what was hidden from whoever knows it: a hand others do not see."""
    words = known.split(" ")
    return " ".join("?" if w == "?" else word for word, w in zip(line.split(" "), words + [""] * 99))


def check_game(cluster, game, folder):
    """Of one game everything that was promised."""
    stored = [row[0] for row in query(f"select line from lines where game = '{game['id']}' order by n")]
    for known in game["known"]:
        told = [as_told(a, b) for a, b in zip(stored, known)]
        assert told == known, ("told, but not stored", game["id"])
        assert any("?" in line for line in known) == game["rules"].startswith("cardcassonne"), ("hidden", game["id"])
    answer = call(cluster, f"/api/games/{game['id']}", game["token"])["game"]
    assert answer["state"] == "over" and answer["ending"] == "played", answer
    assert answer["count"] == len(stored), (answer["count"], len(stored))
    record = call(cluster, f"/api/games/{game['id']}/record", game["token"])
    with open(f"{folder}/record", "w", encoding="utf-8") as file:
        file.write(record)
    replayed = json.loads(subprocess.run([AUDE, "replay", f"{folder}/record", "--json"], check=True,
                                         capture_output=True, text=True).stdout)
    replayed = replayed["records"][0]
    assert replayed["good"] and replayed["finished"] and replayed["scores"] == answer["points"], (replayed, answer)


def check_all(cluster, folder):
    assert len(cluster.played) == GAMES, len(cluster.played)
    for game in cluster.played:
        check_game(cluster, game, folder)
    twice = query("select game, n, count(*) from lines group by game, n having count(*) > 1")
    assert not twice, twice
    wrong = query("select g.id from games g where g.count <> (select count(*) from lines l where l.game = g.id)"
                  " or g.count <> (select coalesce(max(n), 0) from lines l where l.game = g.id)")
    assert not wrong, wrong


def main():
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster(folder)
        tables = [Table(cluster, number) for number in range(TABLES)]
        for table in tables:
            table.start()
        try:
            cluster.storm(tables, random.Random(SEED))
            played = time.monotonic() - begin
            kills = [sum(one.kills for one in killed) for killed in (cluster.nodes, cluster.workers)]
            cluster.end_workers()
            check_all(cluster, folder)
            lines = sum(len(game["known"][0]) for game in cluster.played)
            print(f"{GAMES} games, {lines} lines in {played:.0f} s ({lines / played:.0f} a second), seed {SEED}, "
                  f"bus {'Redis' if BUS else 'NOTIFY'}; {kills[0]} nodes and {kills[1]} workers killed, PostgreSQL "
                  f"{'and Redis ' if REDIS else ''}restarted once")
            print(f"{GAMES} passed, 0 failed")
        finally:
            cluster.end()


main()
