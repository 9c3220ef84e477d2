"""The key with which this server signs (RFC 8292). All nodes share it, and browsers subscribe to it."""

import json
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from stella.server.push.base64url import decoded, encoded
from stella.server.push.encryption import CURVE, point

VALID_SECONDS = 12 * 60 * 60
RENEWED_SECONDS = 60 * 60  # before it expires
MOST_KEPT = 200


def new_secret() -> str:
    """Create a key, in the form in which it is stored."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


class Vapid:
    """Signs what this server sends."""

    def __init__(self, secret: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(decoded(secret), "big"), CURVE)
        self._kept: dict[tuple[str, str], tuple[int, str]] = {}
        self.public_key = encoded(point(self._key.public_key()))

    def authorization(self, endpoint: str, contact: str, now: int) -> str:
        """Return the header that names the sender to an endpoint; `now` is in seconds since 1970."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        until, header = self._kept.get((audience, contact), (0, ""))
        if until - RENEWED_SECONDS > now:
            return header
        until = now + VALID_SECONDS
        header = f"vapid t={self._signed({'aud': audience, 'exp': until, 'sub': contact})}, k={self.public_key}"
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[audience, contact] = (until, header)
        return header

    def _signed(self, claims: dict[str, object]) -> str:
        text = ".".join(encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(SHA256())))
        return f"{text}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
