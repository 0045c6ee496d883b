"""What a browser and a push service do with a message of Web Push, written from RFC 8291 and RFC 8292
for the tests: the curve P-256, HKDF, AES-128 in GCM, ES256. Slow, and by nobody else's code."""
import base64
import hashlib
import hmac
import json
import os

P = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
N = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b
G = (0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296,
     0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5)


def decode(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encode(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


# ---- The curve ----

def add(a, b):
    if a is None or b is None:
        return b if a is None else a
    if a[0] == b[0] and (a[1] + b[1]) % P == 0:
        return None
    if a == b:
        slope = (3 * a[0] * a[0] - 3) * pow(2 * a[1], -1, P)
    else:
        slope = (b[1] - a[1]) * pow(b[0] - a[0], -1, P)
    x = (slope * slope - a[0] - b[0]) % P
    return x, (slope * (a[0] - x) - a[1]) % P


def times(k, point):
    out = None
    while k:
        if k & 1:
            out = add(out, point)
        point = add(point, point)
        k >>= 1
    return out


def write_point(point):
    return b"\4" + point[0].to_bytes(32, "big") + point[1].to_bytes(32, "big")


def read_point(data):
    assert len(data) == 65 and data[0] == 4
    x, y = int.from_bytes(data[1:33], "big"), int.from_bytes(data[33:], "big")
    assert (y * y - x * x * x + 3 * x - B) % P == 0
    return x, y


def is_signed(text, signature, key):
    """ES256."""
    r, s = int.from_bytes(signature[:32], "big"), int.from_bytes(signature[32:], "big")
    if len(signature) != 64 or not 0 < r < N or not 0 < s < N:
        return False
    digest = int.from_bytes(hashlib.sha256(text).digest(), "big")
    inverse = pow(s, -1, N)
    point = add(times(digest * inverse % N, G), times(r * inverse % N, key))
    return point is not None and point[0] % N == r


# ---- The cipher ----

def double(a):
    return a << 1 ^ (0x11b if a & 0x80 else 0)


def multiply(a, b):
    out = 0
    while b:
        if b & 1:
            out ^= a
        a = double(a)
        b >>= 1
    return out


def make_box():
    box = []
    for i in range(256):
        inverse = next((k for k in range(256) if multiply(i, k) == 1), 0)
        value = 0x63
        for shift in range(5):
            value ^= (inverse << shift | inverse >> (8 - shift)) & 255
        box.append(value)
    return box


BOX = make_box()


def encipher(key, block):
    """AES-128 of one block."""
    words, factor = [key[i:i + 4] for i in range(0, 16, 4)], 1
    for i in range(4, 44):
        word = words[i - 1]
        if i % 4 == 0:
            word = bytes([BOX[word[1]] ^ factor, BOX[word[2]], BOX[word[3]], BOX[word[0]]])
            factor = double(factor)
        words.append(bytes(a ^ b for a, b in zip(words[i - 4], word)))
    keys = [b"".join(words[i:i + 4]) for i in range(0, 44, 4)]
    state = bytes(a ^ b for a, b in zip(block, keys[0]))
    for turn in range(1, 11):
        state = bytes(BOX[state[(i + 4 * (i % 4)) % 16]] for i in range(16))
        if turn < 10:
            columns = b""
            for c in range(0, 16, 4):
                a = state[c:c + 4]
                columns += bytes(double(a[i]) ^ double(a[(i + 1) % 4]) ^ a[(i + 1) % 4] ^ a[(i + 2) % 4] ^
                                 a[(i + 3) % 4] for i in range(4))
            state = columns
        state = bytes(a ^ b for a, b in zip(state, keys[turn]))
    return state


def ghash(h, data):
    total = 0
    for i in range(0, len(data), 16):
        total ^= int.from_bytes(data[i:i + 16], "big")
        product, v = 0, h
        for bit in range(127, -1, -1):
            if total >> bit & 1:
                product ^= v
            v = v >> 1 ^ (0xe1 << 120 if v & 1 else 0)
        total = product
    return total.to_bytes(16, "big")


def decipher(key, nonce, data):
    """AES-128-GCM; the tag must fit."""
    text, tag = data[:-16], data[-16:]
    h = int.from_bytes(encipher(key, bytes(16)), "big")
    padded = text + bytes(-len(text) % 16) + bytes(8) + (8 * len(text)).to_bytes(8, "big")
    mask = encipher(key, nonce + b"\0\0\0\1")
    assert bytes(a ^ b for a, b in zip(ghash(h, padded), mask)) == tag, "the tag does not fit"
    out = b""
    for i in range(0, len(text), 16):
        pad = encipher(key, nonce + (2 + i // 16).to_bytes(4, "big"))
        out += bytes(a ^ b for a, b in zip(text[i:i + 16], pad))
    return out


def derive(salt, data, info, size):
    inner = hmac.new(salt, data, hashlib.sha256).digest()
    return hmac.new(inner, info + b"\1", hashlib.sha256).digest()[:size]


# ---- Both sides ----

class Browser:
    """A subscription."""

    def __init__(self, secret=None, auth=None):
        self.secret = int.from_bytes(os.urandom(32), "big") % (N - 1) + 1 if secret is None else secret
        self.point = write_point(times(self.secret, G))
        self.auth = os.urandom(16) if auth is None else auth

    def open(self, body):
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, text = body[21:21 + length], body[21 + length:]
        assert len(text) <= size
        shared = times(self.secret, read_point(sender))[0].to_bytes(32, "big")
        inner = derive(self.auth, shared, b"WebPush: info\0" + self.point + sender, 32)
        plain = decipher(derive(salt, inner, b"Content-Encoding: aes128gcm\0", 16),
                         derive(salt, inner, b"Content-Encoding: nonce\0", 12), text)
        assert plain.rstrip(b"\0")[-1] == 2
        return plain.rstrip(b"\0")[:-1]


def read_claim(field):
    """The claim of a field Authorization and the key it is signed with."""
    assert field.startswith("vapid "), field
    parts = dict(part.strip().split("=", 1) for part in field[6:].split(","))
    head, body, signature = parts["t"].split(".")
    assert json.loads(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    assert is_signed(f"{head}.{body}".encode(), decode(signature), read_point(decode(parts["k"])))
    return json.loads(decode(body)), parts["k"]


def try_examples():
    """The worked example of RFC 8291, so that this side is right by itself."""
    browser = Browser(int.from_bytes(decode("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big"),
                      decode("BTBZMqHH6r4Tts7J_aSIgg"))
    body = decode("DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
                  "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
                  "lcy4a-fN")
    assert browser.open(body) == b"When I grow up, I want to be a watermelon"
