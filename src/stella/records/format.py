"""The game record: one game as one JSON document. Types only; docs/record.md explains every field.

The types share only the names of colours, sources and outcomes with the engine, so the engine may change while old
records stay readable.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from stella.rules.box import Colour, WordSource
from stella.rules.facts import Outcome

FORMAT: Final = 3
"""The newest format. Formats 1 and 2 have fewer fields and stay readable: see `first_format` and `second_format`."""

Sha256 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]  # `$` alone would accept a trailing line break
Hexadecimal = Annotated[str, Meta(pattern=r"^([0-9a-fA-F]{2})+$(?!\n)")]
Part = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Count = Annotated[int, Meta(ge=0)]
CardNumber = Annotated[int, Meta(ge=0)]
Slatelike = Annotated[tuple[CardNumber, ...], Meta(min_length=1, max_length=10)]


class Agent(Struct, frozen=True, forbid_unknown_fields=True):
    """A program that declared itself at a person's seat: its kind, the model and the version."""

    kind: Annotated[str, Meta(min_length=1, max_length=40)]
    model: Annotated[str, Meta(min_length=1, max_length=80)]
    version: Annotated[str, Meta(max_length=40)]


Members = Annotated[tuple[str, ...], Meta(max_length=12)]
"""The names of the players who share a seat; empty for an ordinary seat."""


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """The player of a seat when the game started. Seats are numbered clockwise from 0, in the order of `players`."""

    name: str
    colour: Colour
    language: str
    is_bot: bool
    members: Members
    agent: Agent | None


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """How the game was played: the number of rounds, and whether stars count."""

    rounds: Annotated[int, Meta(ge=1, le=4)]
    stars: bool

    @property
    def pictures(self) -> int:
        """Return how many picture cards the game needs (rules §2.1, §7.3)."""
        return 15 + 5 * (self.rounds - 1)


ORDINARY: Final = Setup(4, stars=True)


class Pile(Struct, frozen=True, forbid_unknown_fields=True):
    """The deck or the word list: its id, the SHA-256 of its content, and how many cards it has."""

    id: str
    hash: str
    size: Count


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A word card: two keys of the word list, or, if custom, one or two words as the group wrote them."""

    id: str
    top: str
    bottom: str | None
    is_custom: bool


class Slate(Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat marked. Only the seal is known until the round is scored; then `salt` and `cards` open it."""

    seal: Sha256
    salt: str | None
    cards: Slatelike | None


class Pointing(Struct, frozen=True, forbid_unknown_fields=True):
    """One card that a scout pointed at: the outcome, the seats that had marked it, and the stars each seat filled."""

    scout: Seat
    card: CardNumber
    outcome: Outcome
    markers: tuple[Seat, ...]
    stars: tuple[Count, ...]


class Score(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's line of a round: fields filled as sparks and super-sparks, and the points they are worth."""

    sparks: Count
    super_sparks: Count
    is_dark: bool
    has_fallen: bool
    points: Count


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    """A few words that a seat wrote on a mark. Only those on cards pointed at are known until the round is scored."""

    seat: Seat
    card: CardNumber
    text: Annotated[str, Meta(min_length=1, max_length=60)]


class Round(Struct, frozen=True, forbid_unknown_fields=True):
    """One round. Lists by seat are empty until the step that fills them."""

    number: Annotated[int, Meta(ge=1, le=4)]
    card: Card
    clue: str
    is_swapped: bool
    table: Annotated[tuple[CardNumber, ...], Meta(min_length=15, max_length=15)]
    first_scout: Seat
    slates: tuple[Slate, ...]
    numbers: tuple[Count, ...]
    in_the_dark: Seat | None
    pointings: tuple[Pointing, ...]
    fallen: tuple[Seat, ...]
    scores: tuple[Score, ...]
    notes: tuple[Note, ...]

    @property
    def is_open(self) -> bool:
        """Return whether the slates of the round are public."""
        return bool(self.slates) and self.slates[0].cards is not None


class Secret(Struct, frozen=True, forbid_unknown_fields=True):
    """All randomness of the game, known when it is over: the seed, and the salt of its seal."""

    seed: Hexadecimal
    salt: Hexadecimal


class HeldBack(Struct, frozen=True, forbid_unknown_fields=True):
    """What the group had seen in earlier games, by place in deck and word list; empty until the game is over."""

    pictures: tuple[CardNumber, ...]
    words: tuple[CardNumber, ...]


NOTHING_TOLD: Final = HeldBack((), ())


class Chance(Struct, frozen=True, forbid_unknown_fields=True):
    """What the seed was made of: the seals, published before any part was opened, and the parts, known at the end.

    `bundle` seals all else that decides the draws; a record of format 2 has none, and no seals of the seats' parts.
    """

    seal: Sha256
    bundle: Sha256 | None
    seals: tuple[Sha256 | None, ...]
    part: Part | None
    parts: tuple[Part | None, ...]


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Another player takes a seat, from this round on, after this many cards were pointed at."""

    seat: Seat
    name: str
    language: str
    is_bot: bool
    members: Members
    agent: Agent | None
    round: Annotated[int, Meta(ge=1, le=4)]
    pointed: Count


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """One game, finished or running, with all that is public about it."""

    format: Literal[1, 2, 3]
    setup: Setup
    players: Annotated[tuple[Player, ...], Meta(min_length=3, max_length=6)]
    deck: Pile
    words: Pile
    source: WordSource
    seal: Sha256
    secret: Secret | None
    chance: Chance | None
    held_back: HeldBack
    custom_cards: tuple[Card, ...]
    rounds: Annotated[tuple[Round, ...], Meta(min_length=1, max_length=4)]
    hand_overs: tuple[HandOver, ...]
    totals: tuple[Count, ...]
    winners: tuple[Seat, ...]
    ended_early: bool
    digest: Sha256

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.secret is not None
