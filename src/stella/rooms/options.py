"""What the host of a room can choose."""

from typing import Annotated

from msgspec import Meta, Struct

from stella.rules.box import WordSource

Seconds = Annotated[int, Meta(ge=10, le=86_400)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a room; every one has a sensible default."""

    seats: Annotated[int, Meta(ge=3, le=6)] = 6
    source: WordSource = WordSource.DRAWN
    deck: Annotated[str, Meta(max_length=64)] = "stella"
    associate_seconds: Seconds | None = None
    point_seconds: Seconds | None = None
    grace_seconds: Seconds = 30
    is_public: bool = False
