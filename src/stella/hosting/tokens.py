"""Secret tokens, each of which owns a seat: created here, stored only as hashes."""

import secrets
from hashlib import sha256

from stella.hosting.addresses import address_key


def hashed(secret: str) -> str:
    """Return the hash under which a token or a ticket is stored."""
    return sha256(secret.encode()).hexdigest()


def new_token() -> str:
    """Return a secret that owns a seat."""
    return secrets.token_urlsafe(24)


def new_ticket() -> str:
    """Return a secret that moves a seat to another device once."""
    return secrets.token_urlsafe(18)


def address_hash(room: str, address: str) -> str:
    """Return an address hashed for one room: it differs in every other room, and is equal within a household."""
    return sha256(f"{room}:{address_key(address)}".encode()).hexdigest()[:24]
