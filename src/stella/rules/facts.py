"""What has happened, in the past tense. The log of a game is a list of facts; replaying them gives the game."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from stella.rules.box import SETUP, Agent, Chance, HeldBack, Player, Reference, Secret, Setup, WordCard, WordSource


class Outcome(StrEnum):
    """The result of pointing at a card (rules §5.3)."""

    SPARK = "spark"
    SUPER_SPARK = "super_spark"
    FALL = "fall"

    @property
    def stars(self) -> int:
        """How many stars each marker of the card fills."""
        return _STARS[self]


_STARS = {Outcome.SPARK: 2, Outcome.SUPER_SPARK: 3, Outcome.FALL: 0}


class GameStarted(Struct, frozen=True, gc=False, tag="game_started", omit_defaults=True):
    """The table is laid (rules §2). The fact holds the secret, the draw pile and the word stack, so it is never sent as
    is.

    The sizes of deck and word list, the custom cards, the cards held back and the parts of the seed let anyone repeat
    the draws.
    """

    players: tuple[Player, ...]
    deck: Reference
    words: Reference
    source: WordSource
    secret: Secret
    pictures: tuple[int, ...]
    word_stack: tuple[WordCard, ...]
    first_scout: int
    deck_size: int
    words_size: int
    custom_cards: tuple[WordCard, ...] = ()
    held_back: HeldBack = HeldBack()
    chance: Chance | None = None
    format: int = 2  # of the game's record; games that an earlier release started keep their format
    members: tuple[tuple[str, ...], ...] = ()  # by seat, the names of the players who share it as a team
    setup: Setup = SETUP


class RoundStarted(Struct, frozen=True, gc=False, tag="round_started"):
    """The pictures lie on the table and the word card is turned over (rules §3.1, §7.3)."""

    round: int
    table: tuple[int, ...]
    card: WordCard
    first_scout: int


class ClueTyped(Struct, frozen=True, gc=False, tag="clue_typed"):
    """The first scout typed in what the real word card of this round says. Everyone sees it now (rules §9.3)."""

    seat: int
    card: WordCard


class CardsMarked(Struct, frozen=True, gc=False, tag="cards_marked"):
    """The seat's slate now holds exactly these fields (a mask). The seat may be ready with it."""

    seat: int
    marks: int
    is_ready: bool = False


class BecameReady(Struct, frozen=True, gc=False, tag="became_ready"):
    """The seat is ready (rules §3.4). An open request for the other word lapses (rules §3.2)."""

    seat: int


class ReadinessTakenBack(Struct, frozen=True, gc=False, tag="readiness_taken_back"):
    """The seat is marking again."""

    seat: int


class OtherWordAsked(Struct, frozen=True, gc=False, tag="other_word_asked"):
    """The seat asks for the other word, and agrees to it."""

    seat: int


class OtherWordAgreed(Struct, frozen=True, gc=False, tag="other_word_agreed"):
    """The seat agrees to the other word."""

    seat: int


class OtherWordDeclined(Struct, frozen=True, gc=False, tag="other_word_declined"):
    """The seat keeps the clue, and the request is withdrawn."""

    seat: int


class WordSwapped(Struct, frozen=True, gc=False, tag="word_swapped"):
    """The other word is the clue now; all marks are wiped (rules §3.2)."""

    word: str


class NumbersAnnounced(Struct, frozen=True, gc=False, tag="numbers_announced"):
    """All slates are locked and the numbers announced. A lone leader is in the dark (rules §4)."""

    numbers: tuple[int, ...]
    in_the_dark: int | None


class CardPointed(Struct, frozen=True, gc=False, tag="card_pointed"):
    """The scout pointed at a card. `markers` (scout included) had marked it; `filled` fill its stars (rules §5.3)."""

    seat: int
    card: int
    outcome: Outcome
    markers: tuple[int, ...]
    filled: tuple[int, ...]


class NoteWritten(Struct, frozen=True, gc=False, tag="note_written"):
    """The seat's note on a card now has this text; an empty text removes the note."""

    seat: int
    card: int
    text: str


class NoteHidden(Struct, frozen=True, gc=False, tag="note_hidden"):
    """A public note of a round is no longer shown to anyone and cannot be rewritten."""

    round: int
    seat: int
    card: int


KNOWN_TO_ONE_SEAT: Final = frozenset({CardsMarked, NoteWritten})
"""Facts that show more to one seat than to everyone else."""


class SeatScore(Struct, frozen=True, gc=False):
    """One seat's result of a round: fields filled as sparks and super-sparks, and the points they are worth (§6)."""

    sparks: int
    super_sparks: int
    is_dark: bool
    has_fallen: bool
    points: int


class RoundScored(Struct, frozen=True, gc=False, tag="round_scored"):
    """The round is scored; every slate (a mask of fields) is public (rules §6)."""

    round: int
    scores: tuple[SeatScore, ...]
    marks: tuple[int, ...]


class PlayerReplaced(Struct, frozen=True, gc=False, tag="player_replaced", omit_defaults=True):
    """Another person, bot or agent plays the seat from now on. The seat keeps its marks and points."""

    seat: int
    name: str
    language: str
    is_bot: bool
    agent: Agent | None = None


class GameEnded(Struct, frozen=True, gc=False, tag="game_ended"):
    """The game is over (rules §8.1), or was ended early without winners. The secret opens the seal of the start."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    secret: Secret
    is_early: bool = False


Fact = (
    GameStarted
    | RoundStarted
    | ClueTyped
    | CardsMarked
    | BecameReady
    | ReadinessTakenBack
    | OtherWordAsked
    | OtherWordAgreed
    | OtherWordDeclined
    | WordSwapped
    | NumbersAnnounced
    | CardPointed
    | NoteWritten
    | NoteHidden
    | RoundScored
    | PlayerReplaced
    | GameEnded
)
