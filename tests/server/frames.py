#!/usr/bin/env python3
"""Strangers at the wire of aude serve: tests/server/frames.py PORT

Handshakes, frames and requests that are wrong in every way, each with what must come of it. Prints a
line "ok NAME" or "FAILED NAME: why" for each.
"""
import base64
import json
import struct
import sys
import time

import wire
from wire import BINARY, CLOSE, PING, PONG, TEXT, Closed, Socket

PORT = int(sys.argv[1])
JSON = "content-type: application/json"


def outcome(*frames):
    """Sends frames, each a dict for Socket.frame; the messages that come, and the code of the end."""
    s = Socket(PORT)
    heard = []
    try:
        for frame in frames:
            s.frame(**frame)
        while True:
            heard.append(s.read())
    except Closed as end:
        return heard, end.code
    finally:
        s.close()


def frame(opcode, data=b"", **more):
    return {"opcode": opcode, "data": data, **more}


HELLO = frame(TEXT, b'{"t":"hello"}')
END = frame(CLOSE, struct.pack(">H", 1000))


def handshake():
    s = Socket(PORT)
    assert s.status == 101, s.head
    assert b"sec-websocket-accept: " + wire.key_answer(s.key).encode() in s.head, s.head
    assert b"sec-websocket-extensions" not in s.head
    s.say({"t": "hello"})
    assert s.hear()["t"] == "hello"
    s.frame(PING, b"abc")
    assert s.read() == (PONG, b"abc")
    s.close()
    s = Socket(PORT, fields=["sec-websocket-extensions: permessage-deflate"])
    assert s.status == 101 and b"deflate" not in s.head, "F10: nothing is compressed"
    s.frame(TEXT, b"x", rsv=4)
    try:
        s.read()
        raise AssertionError("a compressed frame was taken")
    except Closed as end:
        assert end.code == 1002


def wrong_handshakes():
    for status, more in [(400, {"key": "x"}), (400, {"key": ""}), (400, {"key": "A" * 24}),
                         (400, {"key": base64.b64encode(bytes(15)).decode()}), (426, {"version": "12"}),
                         (426, {"version": ""}), (404, {"path": "/api/nothing"})]:
        assert Socket(PORT, **more).status == status, (status, more)
    head = f"GET /api/socket HTTP/1.1\r\nhost: localhost:{PORT}\r\nconnection: close\r\n"
    assert wire.raw(PORT, (head + "\r\n").encode()).startswith(b"HTTP/1.1 426 ")
    assert b"sec-websocket-version: 13" in wire.raw(PORT, (head + "\r\n").encode())


def foreign_pages():
    """F8"""
    for origin in ["http://evil.example", "null", "http://localhost.evil.example", "https://localhost:1",
                   "http://localhost", "x" * 2000, f"http://localhost:{PORT}.evil.example"]:
        assert Socket(PORT, fields=["origin: " + origin]).status == 403, origin
        status, _, answer = wire.call(PORT, "POST", "/api/guest", {}, fields=["origin: " + origin])
        assert status == 403 and answer["why"] == "origin", origin
    assert Socket(PORT, fields=[f"origin: http://localhost:{PORT}"]).status == 101
    assert Socket(PORT, fields=[f"origin: https://LOCALHOST:{PORT}"]).status == 101
    assert Socket(PORT, fields=[f"host: localhost:{PORT}"]).status == 400, "two fields Host"
    head = f"POST /api/guest HTTP/1.1\r\nhost: localhost:{PORT}\r\nconnection: close\r\n"
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonx"]:
        answer = wire.raw(PORT, f"{head}content-type: {kind}\r\ncontent-length: 2\r\n\r\n{{}}".encode())
        assert answer.startswith(b"HTTP/1.1 415 "), kind
    assert wire.raw(PORT, (head + "content-length: 2\r\n\r\n{}").encode()).startswith(b"HTTP/1.1 415 ")
    answer = wire.raw(PORT, f"{head}content-type: application/json; charset=utf-8\r\ncontent-length: 2\r\n\r\n{{}}"
                      .encode())
    assert answer.startswith(b"HTTP/1.1 200 ")
    for field in [b"content-security-policy: ", b"x-content-type-options: nosniff", b"frame-ancestors 'none'"]:
        assert field in answer, field


def wrong_frames():
    """F3"""
    for code, frames in [
            (1002, [frame(TEXT, b"a", mask=False)]), (1002, [frame(TEXT, b"", mask=False)]),
            (1002, [frame(TEXT, b"a", rsv=1)]), (1002, [frame(TEXT, b"a", rsv=2)]),
            (1002, [frame(3, b"a")]), (1002, [frame(7)]), (1002, [frame(11)]), (1002, [frame(15, b"a")]),
            (1003, [frame(BINARY, b"a")]),
            (1007, [frame(TEXT, b"\xff")]), (1007, [frame(TEXT, b"\xc3")]), (1007, [frame(TEXT, b"\xed\xa0\x80")]),
            (1007, [frame(TEXT, b"\xc0\xaf")]), (1007, [frame(TEXT, b"\xf4\x90\x80\x80")]),
            (1007, [frame(TEXT, b"\xce", fin=False), frame(0, b"x")]),
            (1002, [frame(PING, b"x" * 126)]), (1002, [frame(PING, b"x", fin=False)]),
            (1002, [frame(CLOSE, b"\x03")]), (1002, [frame(CLOSE, struct.pack(">H", 1005))]),
            (1002, [frame(CLOSE, struct.pack(">H", 999))]), (1007, [frame(CLOSE, struct.pack(">H", 1000) + b"\xff")]),
            (1002, [frame(0, b"a")]), (1002, [frame(TEXT, b"a", fin=False), frame(TEXT, b"b")]),
            (1000, [frame(CLOSE)]), (1000, [END]), (4000, [frame(CLOSE, struct.pack(">H", 4000) + "ä".encode())])]:
        heard, end = outcome(*frames)
        assert (heard, end) == ([], code), (frames, heard, end, code)


def large_frames():
    """F2"""
    for code, frames in [
            (1009, [frame(TEXT, b"a" * 16385)]), (1009, [frame(TEXT, b"a", length=1 << 30)]),
            (1009, [frame(TEXT, b"a" * 16000, fin=False)] + [frame(0, b"a" * 16000, fin=False)] * 5),
            (1008, [frame(TEXT, b"a", fin=False)] + [frame(0, b"", fin=False)] * 10000)]:
        heard, end = outcome(*frames)
        assert (heard, end) == ([], code), (heard, end, code)
    s = Socket(PORT)
    s.frame(TEXT, HELLO["data"].ljust(16384))
    assert s.hear()["t"] == "hello", "the longest frame is understood"
    s.frame(**END)
    try:
        s.read()
        raise AssertionError("whoever closes is not closed")
    except Closed as end:
        assert end.code == 1000, end.code


def pieces():
    """A message comes in any pieces, with others in between."""
    s = Socket(PORT)
    text = json.dumps({"t": "hello", "token": ""}, ensure_ascii=False).encode()
    for i, byte in enumerate(text):
        s.frame(TEXT if i == 0 else 0, bytes([byte]), fin=i == len(text) - 1)
        if i % 7 == 0:
            s.frame(PING, bytes([byte]))
            assert s.read() == (PONG, bytes([byte]))
    assert s.hear()["t"] == "hello"
    s = Socket(PORT)
    data = b"\x81\x8d\0\0\0\0" + b'{"t":"hello"}'
    for byte in data * 2:
        s.client.sendall(bytes([byte]))
        time.sleep(0.001)
    assert s.hear()["t"] == "hello"


def odd_messages():
    """What is no object of the wire is refused, and the connection stays or ends, but nothing else."""
    for text in ["", "x", "[]", "1e999", '"a"', "{}", '{"t":1}', '{"t":"nothing"}', '{"t":"hello","t":"ping"}',
                 "[" * 5000, '{"t":' * 40 + "1" + "}" * 40, '{"t":"play","game":"' + "a" * 15000 + '"}',
                 '{"t":"watch","game":"nothing","since":1e999}', '{"t":"watch","game":"\\u0000","since":-1}']:
        s = Socket(PORT)
        s.frame(TEXT, text.encode())
        s.frame(*END.values())
        try:
            while True:
                opcode, data = s.read()
                assert opcode == TEXT and json.loads(data)["t"] in ("no", "hello"), (text, data)
        except Closed as end:
            assert end.code in (1000, 1008), (text, end.code)


def requests():
    """F2 and F4, over HTTP."""
    host = f"host: localhost:{PORT}\r\n"
    post = f"POST /api/guest HTTP/1.1\r\n{host}{JSON}\r\n"
    for status, text in [
            (413, f"{post}content-length: 65537\r\n\r\n"), (413, f"{post}content-length: 1073741824\r\n\r\n"),
            (411, f"{post}transfer-encoding: chunked\r\n\r\n2\r\n{{}}\r\n0\r\n\r\n"),
            (400, f"{post}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{{}}"),
            (400, f"{post}content-length: 2\r\ncontent-length: 3\r\n\r\n{{}}"),
            (400, f"{post}content-length: 2x\r\n\r\n{{}}"),
            (405, f"DELETE /api/guest HTTP/1.1\r\n{host}\r\n"), (405, f"HEAD /api/guest HTTP/1.1\r\n{host}\r\n"),
            (405, f"HEAD /%61pi/records/all HTTP/1.1\r\n{host}connection: close\r\n\r\n"),
            (405, f"POST /index.html HTTP/1.1\r\n{host}content-length: 0\r\n\r\n"),
            (405, f"POST /health HTTP/1.1\r\n{host}content-length: 0\r\n\r\n"),
            (405, f"POST /api/socket HTTP/1.1\r\n{host}connection: close\r\n\r\n"),
            (400, f"{post}connection: close\r\ncontent-length: 1\r\n\r\nx"),
            (400, f"{post}connection: close\r\ncontent-length: 2\r\n\r\n[]"),
            (400, f"{post}connection: close\r\ncontent-length: 60002\r\n\r\n{'[' * 60002}"),
            (400, f"GET /api/%zz HTTP/1.1\r\n{host}connection: close\r\n\r\n"), (421, "GET /api/lobby HTTP/1.1\r\nhost: evil.example\r\n"
                                                           "connection: close\r\n\r\n"),
            (404, f"GET /api/../api/lobby HTTP/1.1\r\n{host}connection: close\r\n\r\n"),
            (404, f"GET /api/lobby%00 HTTP/1.1\r\n{host}connection: close\r\n\r\n"),
            (404, f"GET /api/ HTTP/1.1\r\n{host}connection: close\r\n\r\n"),
            (404, f"GET /api HTTP/1.1\r\n{host}connection: close\r\n\r\n"),
            (414, f"GET /api/{'a' * 3000} HTTP/1.1\r\n{host}connection: close\r\n\r\n"),
            (431, f"GET /api/lobby HTTP/1.1\r\n{host}x: {'a' * 20000}\r\n\r\n")]:
        answer = wire.raw(PORT, text.encode())
        assert answer.startswith(f"HTTP/1.1 {status} ".encode()), (status, text[:200], answer[:200])
        assert answer.count(b"HTTP/1.1 ") == 1, text[:200]
    # One after the other on one connection, sent at once: each is answered, in order.
    body = f"{post}content-length: 2\r\n\r\n{{}}"
    last = f"GET /api/lobby HTTP/1.1\r\n{host}connection: close\r\n\r\n"
    answer = wire.raw(PORT, (body * 3 + f"GET / HTTP/1.1\r\n{host}\r\n" + last).encode())
    assert answer.count(b"HTTP/1.1 200 OK") == 5 and answer.count(b'"token"') == 3, answer[-500:]


def silence():
    """Nothing that somebody says is lost when it hangs up, and half a message is nothing."""
    s = Socket(PORT)
    s.frame(TEXT, b'{"t":"hel', length=13)
    s.close()
    assert wire.call(PORT, "GET", "/health")[0] == 200
    figures = wire.call(PORT, "GET", "/metrics")[2]
    assert "aude_up 1\n" in figures and "aude_connections{kind=\"lasting\"}" in figures


def main():
    for case in [handshake, wrong_handshakes, foreign_pages, wrong_frames, large_frames, pieces, odd_messages,
                 requests, silence]:
        try:
            case()
            print("ok", case.__name__)
        except (AssertionError, OSError, Closed, KeyError, ValueError) as why:
            print(f"FAILED {case.__name__}: {str(why)[:500]!r}")


main()
