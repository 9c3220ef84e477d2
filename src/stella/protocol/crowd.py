"""The messages of people who watch and mark along for themselves; `messages` takes them into its unions."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from stella.rules.box import TABLE
from stella.rules.facts import SeatScore


class MarkAlong(Struct, frozen=True, tag="mark_along", forbid_unknown_fields=True):
    """Mark along for yourself, as somebody who watches: exactly these cards. It never touches the game; not kept."""

    round: int
    cards: Annotated[tuple[int, ...], Meta(max_length=TABLE)]


class Along(Struct, frozen=True, tag="along"):
    """Your own marks as somebody who watches; once the slates are open, with what they would have scored.

    `seal` names the game: it is the one of its table.
    """

    seal: str
    round: int
    cards: tuple[int, ...]
    score: SeatScore | UnsetType = UNSET


class CrowdSaw(Struct, frozen=True, tag="crowd"):
    """A scored round as those saw it who marked along: how many, the picture that most of them saw, the mean points."""

    seal: str
    round: int
    people: int
    card: int
    marked: int
    points: float
