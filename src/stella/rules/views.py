"""What a seat, a spectator or a TV may see. Types only: `visibility` fills them; bots and clients read them."""

from enum import StrEnum

from msgspec import Struct

from stella.rules.box import SETUP, Player, Reference, Secret, Setup, WordCard, WordSource
from stella.rules.facts import (
    BecameReady,
    CardPointed,
    ClueTyped,
    GameEnded,
    NoteHidden,
    NoteWritten,
    OtherWordAgreed,
    OtherWordAsked,
    OtherWordDeclined,
    Outcome,
    PlayerReplaced,
    ReadinessTakenBack,
    RoundStarted,
    SeatScore,
    WordSwapped,
)
from stella.rules.notes import Note


class Step(StrEnum):
    """The step that waits for players. Announcing and scoring need no move, so they are not steps."""

    ASSOCIATE = "associate"
    REVEAL = "reveal"
    OVER = "over"


class Pointing(Struct, frozen=True, gc=False, array_like=True):
    """One card pointed at this round, as `[card, scout, outcome, markers, filled]`."""

    card: int
    scout: int
    outcome: Outcome
    markers: tuple[int, ...]
    filled: tuple[int, ...]


class Score(Struct, frozen=True, gc=False, array_like=True):
    """One seat's line of a scored round, as `[sparks, super_sparks, is_dark, has_fallen, points]`."""

    sparks: int
    super_sparks: int
    is_dark: bool
    has_fallen: bool
    points: int


class RoundView(Struct, frozen=True, gc=False, omit_defaults=True):
    """A scored round: the pictures, the clue, who marked what (by seat), and what was pointed at."""

    round: int
    table: tuple[int, ...]
    card: WordCard
    clue: str
    first_scout: int
    slates: tuple[tuple[int, ...], ...]
    pointed: tuple[Pointing, ...]
    scores: tuple[Score, ...]
    in_the_dark: int | None = None
    notes: tuple[Note, ...] = ()


class TableView(Struct, frozen=True, gc=False, omit_defaults=True):
    """What everyone sees: the same for all seats, spectators and TVs."""

    round: int
    step: Step
    table: tuple[int, ...]
    card: WordCard
    clue: str
    first_scout: int
    seal: str
    totals: tuple[int, ...]
    rounds: tuple[RoundView, ...] = ()
    is_swapped: bool = False
    ready: tuple[int, ...] = ()
    agreed: tuple[int, ...] = ()
    asker: int | None = None  # the seat that requested the other word, while the request is open
    numbers: tuple[int, ...] = ()
    in_the_dark: int | None = None
    seals: tuple[str, ...] = ()
    scout: int | None = None
    pointed: tuple[Pointing, ...] = ()
    fallen: tuple[int, ...] = ()
    stars: tuple[int, ...] = ()
    notes: tuple[Note, ...] = ()  # on cards that were pointed at
    reasons: tuple[tuple[int, int], ...] = ()  # card and seat of each bot that gives its reason for a card pointed at
    winners: tuple[int, ...] = ()
    is_early: bool = False  # the game was ended early and has no winner
    secret: Secret | None = None
    setup: Setup = SETUP  # the ordinary setup if omitted


class SeatView(Struct, frozen=True, gc=False, omit_defaults=True):
    """What only one seat sees: its slate and the moves it may make now."""

    seat: int
    marks: tuple[int, ...] = ()
    may: tuple[str, ...] = ()
    pointable: tuple[int, ...] = ()
    notes: tuple[Note, ...] = ()  # on the seat's own marks


class View(Struct, frozen=True, gc=False):
    """Everything one viewer may see; `own` is None for spectators and TVs."""

    table: TableView
    own: SeatView | None


class TableLaid(Struct, frozen=True, tag="table_laid"):
    """A game started; `seal` is the salted SHA-256 of its seed."""

    players: tuple[Player, ...]
    deck: Reference
    words: Reference
    source: WordSource
    seal: str


class SlateMarked(Struct, frozen=True, tag="slate_marked"):
    """Your own slate now holds exactly these cards."""

    seat: int
    cards: tuple[int, ...]


class SlatesSealed(Struct, frozen=True, tag="slates_sealed"):
    """All slates are locked: how many cards each marked, who is in the dark, and the seal of every slate."""

    numbers: tuple[int, ...]
    in_the_dark: int | None
    seals: tuple[str, ...]


class SlatesOpened(Struct, frozen=True, tag="slates_opened"):
    """A round is scored and every slate is public, each with the salt that opens its seal."""

    round: int
    scores: tuple[SeatScore, ...]
    slates: tuple[tuple[int, ...], ...]
    salts: tuple[str, ...]


Shown = (
    TableLaid
    | RoundStarted
    | ClueTyped
    | SlateMarked
    | BecameReady
    | ReadinessTakenBack
    | OtherWordAsked
    | OtherWordAgreed
    | OtherWordDeclined
    | WordSwapped
    | SlatesSealed
    | CardPointed
    | NoteWritten
    | NoteHidden
    | SlatesOpened
    | PlayerReplaced
    | GameEnded
)
"""A fact as a client may see it."""
