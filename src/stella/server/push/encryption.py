"""Encrypts a notification so that only its browser can decrypt it: RFC 8291 with aes128gcm of RFC 8188."""

import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
MOST_BYTES = 3000  # push services accept 4096 bytes in all
_RECORD_SIZE = 4096
_LAST_RECORD = b"\x02"


def encrypted(
    text: bytes, browser_key: bytes, auth: bytes, *, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """Return the body of a push message. Key and salt are new for each message; only tests pass them.

    Raise ValueError for an invalid key of a browser.
    """
    if len(text) > MOST_BYTES:
        raise ValueError("the notice is too long")
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    ours = point(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser_key))
    secret = _derived(shared, auth, b"WebPush: info\x00" + browser_key + ours, 32)
    content_key = _derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + _RECORD_SIZE.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(content_key).encrypt(nonce, text + _LAST_RECORD, None)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as the 65 bytes that browsers use."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
