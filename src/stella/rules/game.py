"""The state of one game, immutable. It holds every secret: only `showing` may turn it into something for a client."""

from msgspec import Struct

from stella.rules.box import WordCard
from stella.rules.facts import CardPointed, GameStarted, RoundScored
from stella.rules.fields import ALL_FIELDS, FIELDS


class Associating(Struct, frozen=True, gc=False):
    """Step 1: everybody marks (rules §3). Marks are masks of fields; the others are masks of seats."""

    marks: tuple[int, ...]
    ready: int = 0
    asked: int = 0
    agreed: int = 0  # not 0 while a question for the other word is open
    is_swapped: bool = False


class Revealing(Struct, frozen=True, gc=False):
    """Step 3: one by one they point (rules §5). `open` are the fields nobody has pointed at, `fallen` the seats."""

    marks: tuple[int, ...]
    in_the_dark: int | None
    is_swapped: bool
    scout: int | None
    open: int = ALL_FIELDS
    fallen: int = 0
    pointed: tuple[CardPointed, ...] = ()


class Scored(Struct, frozen=True, gc=False):
    """Before the first round and between two rounds; the table goes on by itself."""


class Over(Struct, frozen=True, gc=False):
    """The game has ended (rules §8)."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


Phase = Associating | Revealing | Scored | Over


class Round(Struct, frozen=True, gc=False):
    """What stays the same during a round, and all that led to it."""

    start: GameStarted
    number: int
    table: tuple[int, ...]
    card: WordCard
    first_scout: int
    bits: dict[int, int]  # which bit of a mask of fields stands for which card
    sheet: tuple[RoundScored, ...] = ()


class Game(Struct, frozen=True, gc=False):
    """One game at one moment."""

    round: Round
    phase: Phase

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.round.start.players)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of every seat over the rounds scored so far."""
        return tuple([sum([scored.scores[seat].points for scored in self.round.sheet]) for seat in range(self.seats)])

    def cards(self, mask: int) -> tuple[int, ...]:
        """Return the cards on the fields of a mask."""
        table = self.round.table
        return tuple([table[field] for field in FIELDS[mask]])

    def slate(self, seat: int) -> tuple[int, ...]:
        """Return the cards a seat has marked this round."""
        phase = self.phase
        if type(phase) is Revealing or type(phase) is Associating:
            return self.cards(phase.marks[seat])
        return ()

    def has_fallen(self, seat: int) -> bool:
        """Tell whether a seat has fallen this round."""
        return isinstance(self.phase, Revealing) and bool(self.phase.fallen >> seat & 1)

    def stars(self, seat: int) -> int:
        """Return how many stars a seat has filled this round (rules §5.3)."""
        if not isinstance(self.phase, Revealing):
            return 0
        return sum(pointing.outcome.stars for pointing in self.phase.pointed if seat in pointing.filled)

    def pointable(self) -> tuple[int, ...]:
        """Return the cards the scout may point at (rules §5.2)."""
        phase = self.phase
        if not isinstance(phase, Revealing) or phase.scout is None:
            return ()
        return self.cards(phase.marks[phase.scout] & phase.open)
