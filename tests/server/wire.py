"""A client of aude serve, for the tests of this folder: requests, WebSockets and streams over plain
sockets, so that every byte can be wrong on purpose."""
import base64
import hashlib
import json
import os
import socket
import struct
import subprocess

MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
PATIENCE = 120  # seconds; a test that hangs is red


class Closed(Exception):
    """The other side has closed; code is that of the WebSocket, 0 without one."""

    def __init__(self, code):
        super().__init__(f"closed with {code}")
        self.code = code


def connect(port, address="127.0.0.1"):
    return socket.create_connection((address, port), timeout=PATIENCE)


def raw(port, data):
    """Sends bytes and returns all that comes until the other side closes."""
    with connect(port) as client:
        answer = b""
        try:
            client.sendall(data)
            while (part := client.recv(65536)):
                answer += part
        except OSError:
            pass
        return answer


def call(port, method, path, body=None, token=None, fields=()):
    """A request; its status, its fields and its object (or text)."""
    data = b"" if body is None else json.dumps(body).encode()
    head = [f"{method} {path} HTTP/1.1", f"host: localhost:{port}", "connection: close", *fields]
    if body is not None:
        head += ["content-type: application/json", f"content-length: {len(data)}"]
    if token:
        head.append(f"authorization: Bearer {token}")
    answer = raw(port, "\r\n".join(head).encode() + b"\r\n\r\n" + data)
    head, _, rest = answer.partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    if " " not in lines[0]:
        raise Closed(0)
    named = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines[1:])}
    if method != "HEAD" and len(rest) < int(named.get("content-length", 0)):
        raise Closed(0)
    is_json = named.get("content-type", "").startswith("application/json")
    return int(lines[0].split(" ")[1]), named, json.loads(rest) if is_json else rest.decode()


def key_answer(key):
    return base64.b64encode(hashlib.sha1((key + MAGIC).encode()).digest()).decode()


class Socket:
    """A WebSocket."""

    def __init__(self, port, fields=(), key=None, path="/api/socket", version="13"):
        self.client = connect(port)
        self.key = base64.b64encode(os.urandom(16)).decode() if key is None else key
        head = [f"GET {path} HTTP/1.1", f"host: localhost:{port}", "upgrade: websocket", "connection: Upgrade",
                f"sec-websocket-key: {self.key}", f"sec-websocket-version: {version}", *fields]
        self.buffer = b""
        self.client.sendall("\r\n".join(head).encode() + b"\r\n\r\n")
        while b"\r\n\r\n" not in self.buffer:
            part = self.client.recv(65536)
            if not part:
                break
            self.buffer += part
        self.head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        if b" " not in self.head:
            raise Closed(0)
        self.status = int(self.head.split(b" ")[1])

    def frame(self, opcode, data=b"", fin=True, rsv=0, mask=True, length=None):
        """Sends a frame; what comes back if it is no proper one is looked at by read()."""
        length = len(data) if length is None else length
        head = bytes([fin << 7 | rsv << 4 | opcode])
        bit = 0x80 if mask else 0
        if length < 126:
            head += bytes([bit | length])
        elif length < 65536:
            head += bytes([bit | 126]) + struct.pack(">H", length)
        else:
            head += bytes([bit | 127]) + struct.pack(">Q", length)
        if mask:
            key = os.urandom(4)
            head += key
            data = bytes(byte ^ key[i % 4] for i, byte in enumerate(data))
        try:
            self.client.sendall(head + data)
        except OSError:
            pass

    def take(self, count):
        while len(self.buffer) < count:
            try:
                part = self.client.recv(65536)
            except ConnectionError:
                part = b""
            if not part:
                raise Closed(0)
            self.buffer += part
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def read(self):
        """The next frame as (opcode, bytes); Closed after a closing one."""
        head = self.take(2)
        length = head[1] & 127
        assert head[1] & 0x80 == 0, "a server's frame has no mask"
        if length == 126:
            length = struct.unpack(">H", self.take(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self.take(8))[0]
        data = self.take(length)
        opcode = head[0] & 15
        if opcode == CLOSE:
            raise Closed(struct.unpack(">H", data[:2])[0] if data else 1005)
        return opcode, data

    def say(self, message):
        self.frame(TEXT, json.dumps(message).encode())

    def hear(self, *kinds):
        """The next message, of one of these kinds; pings are answered."""
        while True:
            opcode, data = self.read()
            if opcode == PING:
                self.frame(PONG, data)
            elif opcode == TEXT:
                message = json.loads(data)
                if not kinds or message["t"] in kinds:
                    return message

    def close(self):
        self.client.close()


def guest(port):
    return call(port, "POST", "/api/guest", {})[2]["token"]


class Engine:
    """aude engine, which knows the rules for a client that plays."""

    def __init__(self, aude, rules):
        self.process = subprocess.Popen([aude, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.ask("rules " + rules)

    def ask(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        lines = []
        while True:
            line = self.process.stdout.readline().rstrip("\n")
            if line == "ok":
                return lines
            if line.startswith("error ") or not line:
                raise ValueError(f"{command}: {line}")
            lines.append(line)

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


class Server:
    """aude serve, started by the test itself; it is killed and started anew at the same port."""

    def __init__(self, aude, web, data, *options):
        self.command = [aude, "serve", "--web", web, "--data", data, *options]
        self.port = 0
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.command + ["--port", str(self.port)], stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        if not line:
            raise OSError("the server does not start: " + self.process.stderr.read())
        self.port = int(line.rstrip("/\n").rsplit(":", 1)[1])

    def end(self, signal):
        """Its exit status."""
        self.process.send_signal(signal)
        status = self.process.wait(PATIENCE)
        self.said = self.process.stderr.read()
        self.process.stdout.close()
        self.process.stderr.close()
        return status


class Player:
    """Somebody who plays a seat of a game through a WebSocket, and knows all its lines; in a game with
    secrets as the seat view sees them."""

    def __init__(self, aude, port, token, game, rules, seats, view=None):
        self.aude, self.port, self.token, self.game, self.rules = aude, port, token, game, rules
        self.seats, self.lines = seats, []
        self.engine = Engine(aude, rules)
        if view is not None:
            self.engine.ask(f"view {view}")
        self.socket = None
        self.open()

    def connect(self):
        return Socket(self.port)

    def open(self):
        """Comes, or comes back: what was missed is sent."""
        self.socket = self.connect()
        assert self.socket.status == 101, self.socket.head
        self.socket.say({"t": "hello", "token": self.token})
        self.socket.hear("hello")
        self.socket.say({"t": "watch", "game": self.game, "since": len(self.lines), "talk": 0})
        self.take(self.socket.hear("lines"))

    def take(self, message):
        """Lines that follow the ones that are known; what is known is the same."""
        for n, line in enumerate(message["lines"], message["from"]):
            assert n <= len(self.lines) + 1, ("a gap", n, len(self.lines))
            if n <= len(self.lines):
                assert self.lines[n - 1] == line, ("another line", n, line, self.lines[n - 1])
                continue
            self.lines.append(line)
            if not line.startswith("table "):
                self.engine.ask("play " + line)

    def actor(self):
        return self.engine.ask("actor")[0]

    def is_mine(self):
        return self.actor() in [f"seat {seat}" for seat in self.seats]

    def act(self, chance):
        """Plays a legal action for the seat whose turn it is; it counts when it comes back."""
        n, line = len(self.lines) + 1, chance.choice(self.engine.ask("legal"))
        self.socket.say({"t": "play", "game": self.game, "n": n, "lines": [line]})
        return n, line

    def catch_up(self, n):
        """Hears until line n is there."""
        while len(self.lines) < n:
            message = self.socket.hear("lines", "no")
            assert message["t"] == "lines", message
            if message["game"] == self.game:
                self.take(message)

    def close(self):
        self.socket.close()
        self.engine.close()
