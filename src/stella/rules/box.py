"""The contents of the box and the players. This module does not depend on what a picture shows or a word means."""

from enum import StrEnum
from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType

from stella.rules.refusals import Refused

MIN_SEATS: Final = 3  # rules §1.7
MAX_SEATS: Final = 6
MAX_MARKS: Final = 10  # rules §3.3
ROUNDS: Final = 4  # in the ordinary game, which is also the maximum
TABLE: Final = 15  # rules §2.1
ROW: Final = 5
PICTURES_PER_GAME: Final = TABLE + ROW * (ROUNDS - 1)  # in the longest game; every deck must have this many
PRINTED: Final = "printed"  # the id of the deck that stands for physical cards, which the program cannot see
BLANK_CARDS: Final = 10  # rules §1.4
MAX_NAME: Final = 24
MAX_WORD: Final = 40


class Colour(StrEnum):
    """The six seat colours (rules §1.5)."""

    ORANGE = "orange"
    PINK = "pink"
    BLUE = "blue"
    PURPLE = "purple"
    GREEN = "green"
    YELLOW = "yellow"


class WordSource(StrEnum):
    """Where the four word cards of a game come from (rules §2.2, §1.4)."""

    DRAWN = "drawn"
    DISCOVERY = "discovery"
    CUSTOM_MIXED = "custom_mixed"
    CUSTOM_FIRST = "custom_first"
    ONLY_CUSTOM = "only_custom"
    TYPED = "typed"  # by the first scout of each round, from a real word card


class Agent(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A program that declared itself as the player of a seat: its kind, model and version."""

    kind: Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9_-]*$(?!\n)", max_length=40)]
    model: Annotated[str, Meta(min_length=1, max_length=80)]
    version: Annotated[str, Meta(max_length=40)] = ""


class Player(Struct, frozen=True, gc=False):
    """The player of a seat when the game starts."""

    name: str
    colour: Colour
    language: str = "en"
    is_bot: bool = False
    agent: Agent | UnsetType = UNSET  # omitted when unset, so that earlier releases can still read the seat


class WordCard(Struct, frozen=True, gc=False, omit_defaults=True):
    """A word card: two keys of a word list or, on a custom card, the words themselves."""

    id: str
    top: str
    bottom: str | None = None
    is_custom: bool = False

    @property
    def is_blank(self) -> bool:
        """Tell whether the first scout has yet to type in what a real card says."""
        return not self.top


class Reference(Struct, frozen=True, gc=False):
    """Names a deck or a word list by its id and the SHA-256 of its content."""

    id: str
    hash: str


class Box(Struct, frozen=True, gc=False):
    """The deck and the word cards a game is played with."""

    deck: Reference
    pictures: int
    words: Reference
    word_cards: tuple[WordCard, ...]
    discovery_cards: tuple[WordCard, ...] = ()


class Secret(Struct, frozen=True, gc=False):
    """All randomness of one game: the seed, and the salt that hides it until the game is over. Both are hexadecimal."""

    seed: str
    salt: str


class HeldBack(Struct, frozen=True, gc=False):
    """Cards the group has seen in earlier games, by position in deck and word list. They are dealt last."""

    pictures: tuple[int, ...] = ()
    words: tuple[int, ...] = ()


NOTHING_SEEN: Final = HeldBack()


class Setup(Struct, frozen=True, gc=False):
    """How a game is played: the number of rounds (1 to 4), and whether stars count.

    Without stars nobody fills a star, falls, is in the dark, scores or wins. Every marked card is shown.
    """

    rounds: int = ROUNDS
    stars: bool = True

    def __post_init__(self) -> None:
        """Reject a setup that cannot be played."""
        if not 1 <= self.rounds <= ROUNDS:
            raise ValueError(f"Invalid value: a game has 1 to {ROUNDS} rounds")

    @property
    def pictures(self) -> int:
        """Return how many picture cards a game needs: the table, plus a new row for each round after the first."""
        return TABLE + ROW * (self.rounds - 1)


SETUP: Final = Setup()
"""The ordinary game."""


class Pile(Struct, frozen=True, gc=False):
    """A deck or a word list, as a bundle identifies it."""

    id: str
    hash: str
    size: int


class BundledSeat(Struct, frozen=True, gc=False):
    """A seat, as a bundle identifies it. It holds no player names, so that a name can be deleted later."""

    colour: Colour
    is_bot: bool
    agent: Agent | None
    seal: str | None  # of the part that the seat's device will add to the seed


class Bundle(Struct, frozen=True, gc=False):
    """Everything that determines a game's draws except the parts of the seed. It is sealed before any part is
    opened.
    """

    server: str  # the seal of the server's part of the seed
    deck: Pile
    words: Pile
    source: WordSource
    setup: Setup
    seats: tuple[BundledSeat, ...]
    held_back: HeldBack
    custom_cards: tuple[WordCard, ...]


class Chance(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a seed was made of: the server's part and one part per seat, None where a seat sent none.

    `bundle` is the seal of the bundle, and `seals` are the seals of the seats' parts. Games that started before bundles
    existed have neither.
    """

    part: str
    parts: tuple[str | None, ...]
    seals: tuple[str | None, ...] = ()
    bundle: str | None = None


class Problem(StrEnum):
    """Why a game cannot start. The values are part of the protocol."""

    TOO_FEW_SEATS = "too_few_seats"
    TOO_MANY_SEATS = "too_many_seats"
    NAME_EMPTY = "name_empty"
    NAME_TOO_LONG = "name_too_long"
    COLOUR_TAKEN = "colour_taken"
    DECK_TOO_SMALL = "deck_too_small"
    TOO_FEW_WORD_CARDS = "too_few_word_cards"
    TOO_MANY_CUSTOM_CARDS = "too_many_custom_cards"
    WORD_EMPTY = "word_empty"
    WORD_TOO_LONG = "word_too_long"
    SEED_NOT_HEXADECIMAL = "seed_not_hexadecimal"


class CannotStart(Refused):
    """A game cannot start with these players or with this box."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem
