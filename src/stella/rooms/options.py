"""The options that the host of a room can choose."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct
from msgspec.structs import fields, replace

from stella.rules.box import ROUNDS, Setup, WordSource

Seconds = Annotated[int, Meta(ge=10, le=86_400)]


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The options of a room; every one has a sensible default."""

    seats: Annotated[int, Meta(ge=3, le=6)] = 6
    source: WordSource = WordSource.DRAWN
    deck: Annotated[str, Meta(max_length=64)] = "stella"
    words: Annotated[str, Meta(max_length=64)] = "stella"  # the id of a word list
    associate_seconds: Seconds | None = None
    point_seconds: Seconds | None = None
    grace_seconds: Seconds = 30
    is_public: bool = False
    is_locked: bool = False  # nobody new may sit down
    has_notes: bool | None = None  # whether people may write notes on their marks; None: unless the table is public
    rounds: Annotated[int, Meta(ge=1, le=ROUNDS)] = ROUNDS
    has_teams: bool = False  # several people play a seat together, each on their own device
    has_stars: bool = True  # without them there are no scores, no dark and no winners
    asks_consent: bool = False  # everyone is asked whether their games may be exported without names

    @property
    def setup(self) -> Setup:
        """Return the setup of the games."""
        return Setup(self.rounds, self.has_stars)

    @property
    def has_clock(self) -> bool:
        """Return whether any step has a time limit."""
        return self.associate_seconds is not None or self.point_seconds is not None

    @property
    def allows_notes(self) -> bool:
        """Return whether people may write notes on their marks."""
        return not self.is_public if self.has_notes is None else self.has_notes


OptionChanges = defstruct(
    "OptionChanges",
    [(field.name, field.type | UnsetType, UNSET) for field in fields(Options)],
    frozen=True,
    forbid_unknown_fields=True,
    namespace={"__doc__": "Other values for some options; what is not named stays as it is."},
)


def with_changes(options: Options, changes: Struct) -> Options:
    """Return options with some values changed."""
    named = {field.name: getattr(changes, field.name) for field in fields(Options)}
    return replace(options, **{name: value for name, value in named.items() if value is not UNSET})
