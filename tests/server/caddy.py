#!/usr/bin/env python3
"""aude serve behind Caddy by docs/Caddyfile, as it stands but for addresses: tests/server/caddy.py AUDE WEB

The page, calls, a WebSocket and a stream must come through, and the figures must not.
"""
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

import wire
from wire import Server, Socket

AUDE, WEB = sys.argv[1], sys.argv[2]
DOCS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs")
NAME = "games.example.org"
LIMIT = 120  # seconds; what hangs is red


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def wait_for(port, process):
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        assert process.poll() is None, "it does not start"
        try:
            socket.create_connection(("127.0.0.1", port), timeout=LIMIT).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("nobody is there")


def use(port):
    """What everybody does."""
    status, fields, page = wire.call(port, "GET", "/")
    assert status == 200 and "doctype" in page, (status, page)
    assert fields.get("x-content-type-options") == "nosniff", fields
    assert wire.call(port, "GET", "/metrics")[0] == 404
    status, _, answer = wire.call(port, "POST", "/api/guest", {})
    assert status == 200, answer
    token = answer["token"]
    new = {"rules": "carcassonne seats=2", "seats": [{"by": "me"}, {"by": "me"}], "clock": "none"}
    status, _, answer = wire.call(port, "POST", "/api/games", new, token)
    assert status == 200, answer
    game = answer["game"]["id"]
    client = Socket(port)
    assert client.status == 101, client.head
    client.say({"t": "hello", "token": token})
    client.hear("hello")
    client.say({"t": "watch", "game": game, "since": 0})
    client.hear("lines")
    stream = wire.connect(port)
    stream.sendall(f"GET /api/games/{game}/stream?since=0 HTTP/1.1\r\nhost: localhost:{port}\r\n"
                   f"authorization: Bearer {token}\r\n\r\n".encode())
    lines = stream.makefile("r", encoding="utf-8")
    # What happens comes at once, and not when a buffer is full.
    for word in "game", "lines":
        assert any(line.startswith("{") and json.loads(line)["t"] == word for line in lines), "the stream has ended"
    assert wire.call(port, "POST", f"/api/games/{game}/resign", {"seat": 0}, token)[0] == 200
    assert any("table resign 0" in line for line in lines), "the stream has ended"
    while "table resign 0" not in json.dumps(client.hear("lines")):
        pass
    client.close()
    stream.close()


def settings(folder, port, server):
    """docs/Caddyfile with other addresses; certificates come from elsewhere, so without TLS."""
    with open(os.path.join(DOCS, "Caddyfile"), encoding="utf-8") as file:
        text = file.read()
    for old, new in (f"{NAME} {{", f"http://127.0.0.1:{port}, http://localhost:{port} {{"), \
            ("127.0.0.1:8080", f"127.0.0.1:{server.port}"):
        assert old in text, f"there is no {old}"
        text = text.replace(old, new)
    with open(f"{folder}/Caddyfile", "w", encoding="utf-8") as file:
        file.write("{\n\tadmin off\n\tauto_https off\n\tgrace_period 1s\n}\n" + text)


def main():
    folder = tempfile.mkdtemp()
    server = Server(AUDE, WEB, f"{folder}/data", "--proxy", "--host", NAME)
    port = free_port()
    settings(folder, port, server)
    caddy = subprocess.Popen(["caddy", "run", "--config", f"{folder}/Caddyfile", "--adapter", "caddyfile"],
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(port, caddy)
        use(port)
    finally:
        caddy.send_signal(signal.SIGTERM)
        caddy.wait(LIMIT)
        server.end(signal.SIGTERM)
        shutil.rmtree(folder)


main()
