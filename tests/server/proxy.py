#!/usr/bin/env python3
"""aude serve behind the proxies of docs/hosting.md: tests/server/proxy.py AUDE WEB

docs/nginx.conf and docs/Caddyfile are used as they are, but for addresses, ports and the certificate;
Caddy only where there is one. Through each the page, a call, a WebSocket and a stream must come, and
the figures must not. Prints a line "ok NAME" or "FAILED NAME: why" for each.
"""
import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time

import wire
from wire import Closed, Server, Socket

AUDE, WEB = sys.argv[1], sys.argv[2]
DOCS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs")
NAME = "games.example.org"
LIMIT = 120  # seconds; what hangs is red


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def settings(name, changes):
    """A file of docs/ with changes, each of which must be one."""
    with open(os.path.join(DOCS, name), encoding="utf-8") as file:
        text = file.read()
    for old, new in changes:
        assert old in text, f"{name} has no {old}"
        text = text.replace(old, new)
    return text


def secure(port):
    """A connection with TLS to the name, whoever says it is that."""
    trusting = ssl.create_default_context()
    trusting.check_hostname = False
    trusting.verify_mode = ssl.CERT_NONE
    return trusting.wrap_socket(socket.create_connection(("127.0.0.1", port), timeout=LIMIT), server_hostname=NAME)


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


def try_nginx(folder, server):
    plain, port = free_port(), free_port()
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={NAME}", "-days", "2",
                    "-keyout", f"{folder}/privkey.pem", "-out", f"{folder}/fullchain.pem"],
                   check=True, capture_output=True)
    site = settings("nginx.conf", [("listen 80;", f"listen 127.0.0.1:{plain};"),
                                   ("listen 443 ", f"listen 127.0.0.1:{port} "),
                                   ("127.0.0.1:8080", f"127.0.0.1:{server.port}"),
                                   (f"/etc/letsencrypt/live/{NAME}", folder)])
    with open(f"{folder}/nginx.conf", "w", encoding="utf-8") as file:
        file.write(f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log {folder}/log;\n"
                   f"events {{}}\nhttp {{\naccess_log off;\nclient_body_temp_path {folder}/body;\n"
                   f"proxy_temp_path {folder}/proxy;\nfastcgi_temp_path {folder}/a;\nuwsgi_temp_path {folder}/b;\n"
                   f"scgi_temp_path {folder}/c;\n{site}}}\n")
    command = ["nginx", "-p", folder, "-e", f"{folder}/log", "-c", f"{folder}/nginx.conf"]
    tried = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert tried.returncode == 0 and "[warn]" not in tried.stderr, tried.stderr
    status, fields, _ = through(command, plain, lambda: wire.call(plain, "GET", "/x"))
    assert status == 301 and fields["location"].startswith("https://"), (status, fields)
    wire.connect = secure
    through(command, port, lambda: use(port))


def try_caddy(folder, server):
    """Its certificates come from elsewhere, so without TLS."""
    port = free_port()
    site = settings("Caddyfile", [(f"{NAME} {{", f"http://127.0.0.1:{port}, http://localhost:{port} {{"),
                                  ("127.0.0.1:8080", f"127.0.0.1:{server.port}")])
    with open(f"{folder}/Caddyfile", "w", encoding="utf-8") as file:
        file.write("{\n\tadmin off\n\tauto_https off\n\tgrace_period 1s\n}\n" + site)
    through(["caddy", "run", "--config", f"{folder}/Caddyfile", "--adapter", "caddyfile"], port, lambda: use(port))


def through(command, port, deed):
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(port, process)
        return deed()
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(LIMIT)


def main():
    folder = tempfile.mkdtemp()
    server = Server(AUDE, WEB, f"{folder}/data", "--proxy", "--host", NAME)
    plain = wire.connect
    for name, test in ("nginx", try_nginx), ("caddy", try_caddy):
        if name == "caddy" and shutil.which(name) is None:
            continue
        wire.connect = plain
        try:
            test(folder, server)
            print(f"ok {name}", flush=True)
        except (AssertionError, OSError, Closed, KeyError, subprocess.SubprocessError) as why:
            print(f"FAILED {name}: {type(why).__name__} {why}", flush=True)
    server.end(signal.SIGTERM)
    shutil.rmtree(folder)


main()
