"""Notifications to devices that are not connected: their addresses and contents."""

from typing import Annotated

from msgspec import Meta, Struct

Endpoint = Annotated[str, Meta(min_length=10, max_length=1000, pattern=r"^https?://[!-~]+$")]
PublicKey = Annotated[str, Meta(min_length=87, max_length=88, pattern="^[A-Za-z0-9_-]+=?$")]
Secret = Annotated[str, Meta(min_length=22, max_length=24, pattern="^[A-Za-z0-9_-]+={0,2}$")]


class PushKey(Struct, frozen=True):
    """The key with which a browser subscribes to this server's notices, in base64url."""

    key: str


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser's push service takes notices for it, and the browser's keys in base64url (HTTP)."""

    endpoint: Endpoint
    p256dh: PublicKey
    auth: Secret

    def __post_init__(self) -> None:
        """Refuse a line break at the end, which `$` allows."""
        if any(part.endswith("\n") for part in (self.endpoint, self.p256dh, self.auth)):
            raise ValueError("a part of a subscription is one line")


class Notice(Struct, frozen=True):
    """What a device shows, encrypted for it alone: sentences in the player's language, and the address of the table."""

    title: str
    text: str
    language: str
    path: str
