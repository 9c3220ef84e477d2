"""The messages of spectators who play along. `messages` includes them in its unions."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from stella.rules.box import TABLE
from stella.rules.facts import SeatScore


class MarkAlong(Struct, frozen=True, tag="mark_along", forbid_unknown_fields=True):
    """As a spectator, mark exactly these cards for yourself. The marks never affect the game and are not stored."""

    round: int
    cards: Annotated[tuple[int, ...], Meta(max_length=TABLE)]


class Along(Struct, frozen=True, tag="along"):
    """Your own marks as a spectator; once the slates are open, with what they would have scored.

    `seal` names the game: it is the one of its table.
    """

    seal: str
    round: int
    cards: tuple[int, ...]
    score: SeatScore | UnsetType = UNSET


class CrowdSaw(Struct, frozen=True, tag="crowd"):
    """A scored round as marked by spectators: their number, the picture that most of them marked, the mean points."""

    seal: str
    round: int
    people: int
    card: int
    marked: int
    points: float
