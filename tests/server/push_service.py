"""A push service for tests: real HTTP on loopback, and a browser's keys to decrypt what it receives."""

import json
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct

CURVE = ec.SECP256R1()


def to_base64(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class BrowserKeys:
    """What a browser stores of a subscription: only the browser can decrypt the messages."""

    def __init__(self, auth: bytes = b"sixteen bytes it") -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = auth
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": to_base64(self.public), "auth": to_base64(self.auth)}

    def read(self, body: bytes) -> bytes:
        """Decrypt a message as RFC 8188 and 8291 tell a browser to."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, cipher = body[21 : 21 + length], body[21 + length :]
        assert len(cipher) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        secret = derived(shared, self.auth, b"WebPush: info\x00" + self.public + theirs, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
        text = AESGCM(key).decrypt(nonce, cipher, None).rstrip(b"\x00")
        assert text.endswith(b"\x02"), "the last record ends with 2"
        return text[:-1]


class Handed(Struct):
    """One message that the service received."""

    path: str
    headers: dict[str, str]
    body: bytes

    def claims(self) -> dict[str, Any]:
        """Return the sender that the message claims. Fail unless the named key has signed it."""
        fields = dict(
            part.strip().split("=", 1) for part in self.headers["authorization"].removeprefix("vapid ").split(",")
        )
        head, claims, signature = fields["t"].split(".")
        raw = from_base64(signature)
        signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(fields["k"]))
        key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        assert json.loads(from_base64(head)) == {"typ": "JWT", "alg": "ES256"}
        return {**json.loads(from_base64(claims)), "k": fields["k"]}


class PushService:
    """Accepts messages, and answers each with the status it is given."""

    def __init__(self, server: ThreadingHTTPServer) -> None:
        self.address = f"http://127.0.0.1:{server.server_address[1]}"
        self.handed: list[Handed] = []
        self.status = 201
        self.goes_on = threading.Event()
        self.goes_on.set()

    def wait(self, number: int, seconds: float = 60) -> list[Handed]:
        """Wait until a number of messages has arrived, and return them."""
        end = time.monotonic() + seconds
        while len(self.handed) < number:
            assert time.monotonic() < end, f"{len(self.handed)} notices instead of {number}"
            time.sleep(0.05)
        return self.handed


@contextmanager
def push_service() -> Iterator[PushService]:
    """Run a push service inside a block."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.handed.append(Handed(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            service.goes_on.wait(30)
            self.send_response(service.status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base's own name
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(server)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.goes_on.set()
        server.shutdown()
        server.server_close()
        thread.join()
