"""Salted SHA-256 seals: what the table commits to before revealing it, and how anyone can check it later."""

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256

import msgspec

from stella.rules.box import Bundle, Secret


def seal(salt: str, content: str) -> str:
    """Return the seal of `content`: the SHA-256 of `salt:content` in hexadecimal."""
    return sha256(f"{salt}:{content}".encode()).hexdigest()


@lru_cache(maxsize=1024)  # every view of a room includes it
def part_seal(part: str, salt: str) -> str:
    """Return the seal of the server's part of the seed, published before any device adds its part."""
    return seal(salt, part)


def device_seal(server: str, part: str) -> str:
    """Return the seal of a device's part, tied to the game by the seal of the server's part."""
    return sha256(f"stella device part:{server}:{part}".encode()).hexdigest()


def bundle_seal(salt: str, bundle: Bundle) -> str:
    """Return the seal of a bundle: the SHA-256 of a label, the salt and the bundle as canonical JSON."""
    cards = [{"id": card.id, "top": card.top, "bottom": card.bottom, "is_custom": True} for card in bundle.custom_cards]
    content = msgspec.to_builtins(bundle) | {"format": 3, "custom_cards": cards}
    return sha256(f"stella bundle:{salt}:".encode() + msgspec.json.encode(content, order="sorted")).hexdigest()


@lru_cache(maxsize=1024)  # every view of a game includes it
def seed_seal(secret: Secret) -> str:
    """Return the seal published when a game starts."""
    return seal(secret.salt, secret.seed)


def slate_salt(secret: Secret, round_number: int, seat: int) -> str:
    """Return the salt of one seat's slate. It reveals nothing about the seed."""
    return sha256(f"{secret.salt}:{secret.seed}:slate:{round_number}:{seat}".encode()).hexdigest()[:32]


def slate_content(round_number: int, seat: int, cards: Iterable[int]) -> str:
    """Return the text that a slate's seal covers, such as `round 2 seat 0 cards 4 17 80`."""
    return f"round {round_number} seat {seat} cards {' '.join(map(str, sorted(cards)))}"


def slate_seal(secret: Secret, round_number: int, seat: int, cards: Iterable[int]) -> str:
    """Return the seal published when the slates lock."""
    return seal(slate_salt(secret, round_number, seat), slate_content(round_number, seat, cards))
