#!/usr/bin/env python3
"""Waking people who are not there: tests/server/push.py AUDE WEB

A push service of our own takes what aude serve sends, and reads it as a browser would. Prints a line
"ok NAME" or "FAILED NAME: why" for each.
"""
import http.server
import json
import os
import queue
import signal
import ssl
import subprocess
import sys
import tempfile
import threading
import time

import unseal
import wire
from wire import Closed, Engine, Server, Socket

AUDE, WEB = sys.argv[1], sys.argv[2]
CONTACT = "mailto:host@games.example"


class Service:
    """A push service at localhost: what it gets lies in a queue, and it answers as it is told."""

    def __init__(self, folder):
        self.certificate = os.path.join(folder, "cert.pem")
        key = os.path.join(folder, "key.pem")
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
                        "-days", "2", "-keyout", key, "-out", self.certificate, "-subj", "/CN=localhost",
                        "-addext", "subjectAltName=DNS:localhost"], check=True, capture_output=True)
        self.status, self.got = {}, queue.Queue()
        self.slow, self.released = set(), threading.Event()
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):  # pylint: disable=invalid-name
                body = self.rfile.read(int(self.headers["content-length"]))
                service.got.put((self.path, dict(self.headers), body))
                if self.path in service.slow:
                    service.released.wait()
                    self.close_connection = True
                    return
                self.send_response(service.status.get(self.path, 201))
                self.send_header("location", "https://localhost/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.http = http.server.ThreadingHTTPServer(("localhost", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, key)
        self.http.socket = context.wrap_socket(self.http.socket, server_side=True)
        self.origin = f"https://localhost:{self.http.server_address[1]}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def take(self):
        return self.got.get(timeout=wire.PATIENCE)


class Person:
    """A guest with a browser that is subscribed, but not connected."""

    def __init__(self, port, service, path):
        self.port, self.path, self.endpoint = port, path, service.origin + path
        self.token, self.browser = wire.guest(port), unseal.Browser()
        self.subscribe()

    def subscribe(self):
        body = {"endpoint": self.endpoint, "key": unseal.encode(self.browser.point),
                "secret": unseal.encode(self.browser.auth)}
        status, _, answer = wire.call(self.port, "POST", "/api/me/push", body, self.token)
        assert status == 200, answer

    def places(self):
        return wire.call(self.port, "GET", "/api/me/data", None, self.token)[2]["push"]


def until(holds):
    end = time.monotonic() + wire.PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)


def begin(port, people):
    new = {"rules": "carcassonne seats=2", "seats": [{"by": "me"}, {"by": "open"}], "clock": "1d"}
    status, _, answer = wire.call(port, "POST", "/api/games", new, people[0].token)
    assert status == 200, answer
    game = answer["game"]["id"]
    assert wire.call(port, "POST", f"/api/games/{game}/sit", {}, people[1].token)[0] == 200
    return game


def play_turn(port, people, game):
    """Whoever must act does, until it is somebody else's turn."""
    engine, known = Engine(AUDE, "carcassonne seats=2"), 0
    lines = wire.call(port, "GET", f"/api/games/{game}/lines")[2]["lines"]
    first = None
    while True:
        for line in lines[known:]:
            engine.ask("play " + line)
        known = len(lines)
        actor = int(engine.ask("actor")[0].split()[1])
        first = actor if first is None else first
        if actor != first:
            break
        body = {"n": known + 1, "lines": [engine.ask("legal")[0]]}
        status, _, answer = wire.call(port, "POST", f"/api/games/{game}/lines", body, people[actor].token)
        assert status == 200, answer
        lines += answer["lines"]
    engine.close()
    return actor


def figure(port, name):
    text = wire.call(port, "GET", "/metrics")[2]
    return next((int(line.split()[1]) for line in text.split("\n") if line.startswith(f"aude_{name} ")), None)


def children(process):
    with open(f"/proc/{process.pid}/task/{process.pid}/children", encoding="ascii") as file:
        return [int(word) for word in file.read().split()]


# ---- Cases ----

def set_up(data, _):
    """Without a key nobody is asked to subscribe; the key that was made stays."""
    def admin(*words):
        done = subprocess.run([AUDE, "admin", "--data", data, *words], capture_output=True, text=True, check=False)
        return done.returncode, done.stderr
    keys = []
    for words, status in [(None, 0), (["push"], 2), (["push", "me"], 2), (["push", CONTACT], 0), (["push", "off"], 0),
                          (["push", CONTACT], 0)]:
        if words is not None:
            code, said = admin(*words)
            assert code == status and (said == "") == (status == 0), (words, code, said)
        server = Server(AUDE, WEB, data)
        keys.append(wire.call(server.port, "GET", "/api/push")[2]["key"])
        assert server.end(signal.SIGTERM) == 0
    assert keys[:3] == ["", "", ""] and keys[4] == "", keys
    assert keys[3] == keys[5] and len(unseal.decode(keys[3])) == 65, keys


def wakes(server, service):
    """At the beginning and at every turn whoever must act is told, sealed for that browser."""
    people = [Person(server.port, service, f"/wakes/{i}?x=1") for i in range(2)]
    game = begin(server.port, people)
    actor = int(wire.call(server.port, "GET", f"/api/games/{game}")[2]["game"]["actor"])
    bodies = []
    for _ in range(3):
        path, fields, body = service.take()
        assert path == people[actor].path, (path, actor)
        claim, key = unseal.read_claim(fields["Authorization"])
        assert key == wire.call(server.port, "GET", "/api/push")[2]["key"]
        assert claim["aud"] == service.origin and claim["sub"] == CONTACT, claim
        assert time.time() < claim["exp"] < time.time() + 24 * 60 * 60, claim
        assert fields["Content-Encoding"] == "aes128gcm" and int(fields["TTL"]) > 0 and fields["Topic"] == game
        assert json.loads(people[actor].browser.open(body)) == {"game": game, "what": "turn"}
        bodies.append(body[:100])
        actor = play_turn(server.port, people, game)
    assert len(set(bodies)) == 3
    service.take()
    # Whoever is there is not woken.
    here = Socket(server.port)
    here.say({"t": "hello", "token": people[1 - actor].token})
    here.hear("hello")
    assert play_turn(server.port, people, game) == 1 - actor
    assert play_turn(server.port, people, game) == actor
    assert service.take()[0] == people[actor].path
    here.close()
    assert service.got.empty()


def forgets(server, service):
    """What the service does not know any more is dropped; what fails otherwise is not, and no redirect is
    followed."""
    people = [Person(server.port, service, f"/forgets/{i}") for i in range(2)]
    for code, is_kept in [(500, True), (307, True), (410, False), (404, False)]:
        for person in people:
            service.status[person.path] = code
            person.subscribe()
        failed = figure(server.port, "push_failed_total")
        game = begin(server.port, people)
        path = service.take()[0]
        person = next(p for p in people if p.path == path)
        if is_kept:
            until(lambda: figure(server.port, "push_failed_total") == failed + 1)
            assert person.places() == [person.endpoint]
        else:
            until(lambda: person.places() == [])
        assert wire.call(server.port, "POST", f"/api/games/{game}/resign", {}, people[0].token)[0] == 200
    assert service.got.empty()


def bears_nonsense(server, service):
    """Subscriptions that cannot be are dropped when they are first used."""
    people = [Person(server.port, service, f"/nonsense/{i}") for i in range(2)]
    for person in people:
        for place in [{"endpoint": "https://user@localhost/a"}, {"key": "AAAA"}, {"secret": "AAAA"},
                      {"key": "B" + "A" * 86}]:
            body = {"endpoint": f"https://localhost/{len(place)}{next(iter(place))}{time.time_ns()}",
                    "key": unseal.encode(person.browser.point), "secret": unseal.encode(person.browser.auth), **place}
            assert wire.call(server.port, "POST", "/api/me/push", body, person.token)[0] == 200
        assert wire.call(server.port, "POST", "/api/me/push", {"endpoint": "http://localhost/a", "key": "a",
                                                               "secret": "b"}, person.token)[0] == 400
    begin(server.port, people)
    path = service.take()[0]
    person = next(p for p in people if p.path == path)
    until(lambda: person.places() == [person.endpoint])


def holds_nobody_up(server, service):
    """Services that do not answer keep back the messages of whoever named them, and no others."""
    slow, other = Person(server.port, service, "/slow/0"), Person(server.port, service, "/quick")
    nobody = Person(server.port, service, "/nobody")
    wire.call(server.port, "POST", "/api/me/push/drop", {"endpoint": nobody.endpoint}, nobody.token)
    service.slow = {f"/slow/{i}" for i in range(12)}
    for path in service.slow:
        slow.endpoint = service.origin + path
        slow.subscribe()
    paths = []
    for person, count in [(slow, 1), (other, 2)]:
        actor = None
        while actor != 0:
            game = begin(server.port, [person, nobody])
            actor = wire.call(server.port, "GET", f"/api/games/{game}")[2]["game"]["actor"]
        while len(paths) < count:
            paths.append(service.take()[0])
    assert paths[0] in service.slow and paths[1] == "/quick", paths
    service.released.set()
    while service.slow:  # the others come, one after the other
        service.slow.discard(paths.pop() if paths else service.take()[0])


def child_dies(server, service):
    """The program that sends is killed: the server goes on, and ends well."""
    sender = children(server.process)
    assert len(sender) == 1, sender
    os.kill(sender[0], signal.SIGKILL)
    people = [Person(server.port, service, f"/dies/{i}") for i in range(2)]
    lost = figure(server.port, "push_lost_total")
    until(lambda: begin(server.port, people) and figure(server.port, "push_lost_total") > lost)
    assert wire.call(server.port, "GET", "/health")[0] == 200


def stays_far(data, service):
    """Without AUDE_PUSH_CA nobody in this network is called."""
    del os.environ["AUDE_PUSH_CA"]
    server = Server(AUDE, WEB, data)
    people = [Person(server.port, service, f"/far/{i}") for i in range(2)]
    for i, person in enumerate(people):  # a port of its own is refused by itself
        person.endpoint = ["https://localhost/a", "https://127.0.0.1/b", "https://[::1]/c"][i]
        person.subscribe()
    begin(server.port, people)
    until(lambda: figure(server.port, "push_failed_total") == 1)
    assert any(len(p.places()) == 1 and ":4" not in p.places()[0][8:] for p in people)
    sender = children(server.process)
    assert server.end(signal.SIGTERM) == 0 and server.said == "", server.said
    assert len(sender) == 1 and not os.path.exists(f"/proc/{sender[0]}")
    assert service.got.empty()


def attempt(case, *what):
    try:
        case(*what)
        print("ok", case.__name__, flush=True)
    except (AssertionError, OSError, Closed, KeyError, ValueError, queue.Empty) as why:
        print(f"FAILED {case.__name__}: {type(why).__name__} {str(why)[:500]!r}", flush=True)


def main():
    attempt(unseal.try_examples)
    with tempfile.TemporaryDirectory() as data:
        service = Service(data)
        os.environ["AUDE_PUSH_CA"] = service.certificate
        attempt(set_up, data, service)
        server = Server(AUDE, WEB, data, "--log", os.path.join(data, "log"))
        for case in [wakes, forgets, bears_nonsense, holds_nobody_up, child_dies]:
            attempt(case, server, service)
        status = server.end(signal.SIGINT)
        print("ok end" if status == 0 and server.said == "" else f"FAILED end: {status} {server.said[:500]!r}")
        with open(os.path.join(data, "log"), encoding="utf-8") as log:
            print("FAILED log: it names somebody" if "localhost:" in log.read() else "ok log")
        attempt(stays_far, data, service)


main()
