"""The immutable state of one game. It holds every secret, so only `visibility` may turn it into data for a client."""

from msgspec import UNSET, Struct

from stella.rules.box import Agent, Player, Setup, WordCard
from stella.rules.facts import CardPointed, GameStarted, RoundScored
from stella.rules.fields import ALL_FIELDS, FIELDS
from stella.rules.notes import Note


class Associating(Struct, frozen=True, gc=False, tag="associating"):
    """Step 1: all players mark (rules §3). `marks` are masks of fields; the other masks are of seats."""

    marks: tuple[int, ...]
    ready: int = 0
    asked: int = 0
    agreed: int = 0  # not 0 while a request for the other word is open
    is_swapped: bool = False
    asker: int | None = None  # the seat that made the open request


class Revealing(Struct, frozen=True, gc=False, tag="revealing"):
    """Step 3: players point in turn (rules §5). `open` is a mask of fields not yet pointed at, `fallen` a mask of
    seats.
    """

    marks: tuple[int, ...]
    in_the_dark: int | None
    is_swapped: bool
    scout: int | None
    open: int = ALL_FIELDS
    fallen: int = 0
    pointed: tuple[CardPointed, ...] = ()


class Scored(Struct, frozen=True, gc=False, tag="scored"):
    """Before the first round and between two rounds. The table goes on without a move."""


class Over(Struct, frozen=True, gc=False, tag="over"):
    """The game has ended (rules §8), regularly or early."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    is_early: bool = False


Phase = Associating | Revealing | Scored | Over


class PlayedRound(Struct, frozen=True, gc=False, cache_hash=True):
    """A scored round, with every card pointed at in it."""

    table: tuple[int, ...]
    card: WordCard
    is_swapped: bool
    first_scout: int
    in_the_dark: int | None
    pointed: tuple[CardPointed, ...]
    scored: RoundScored
    notes: tuple[Note, ...] = ()


class HandOver(Struct, frozen=True, gc=False, omit_defaults=True):
    """Another player takes over a seat in a round, after this many cards of it were pointed at."""

    seat: int
    name: str
    language: str
    is_bot: bool
    round: int
    pointed: int
    agent: Agent | None = None


class Round(Struct, frozen=True, gc=False):
    """What stays the same during a round, and everything before it."""

    start: GameStarted
    number: int
    table: tuple[int, ...]
    card: WordCard
    first_scout: int
    bits: dict[int, int]  # the bit that stands for each card in a mask of fields
    sheet: tuple[RoundScored, ...] = ()
    played: tuple[PlayedRound, ...] = ()
    notes: tuple[Note, ...] = ()  # in the order of the table, including notes on cards no longer marked
    hidden: tuple[tuple[int, int], ...] = ()  # card and seat of the notes that were hidden
    hand_overs: tuple[HandOver, ...] = ()  # in the whole game

    @property
    def players(self) -> tuple[Player, ...]:
        """Return the current players of the seats; `start` holds the original ones."""
        if not self.hand_overs:
            return self.start.players
        players = list(self.start.players)
        for one in self.hand_overs:
            players[one.seat] = Player(one.name, players[one.seat].colour, one.language, one.is_bot, one.agent or UNSET)
        return tuple(players)


class Game(Struct, frozen=True, gc=False):
    """One game at one moment."""

    round: Round
    phase: Phase

    @property
    def setup(self) -> Setup:
        """The setup of the game."""
        return self.round.start.setup

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.round.start.players)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of every seat in the rounds scored so far."""
        return tuple([sum([scored.scores[seat].points for scored in self.round.sheet]) for seat in range(self.seats)])

    def cards(self, mask: int) -> tuple[int, ...]:
        """Return the cards on the fields of a mask."""
        return tuple(map(self.round.table.__getitem__, FIELDS[mask]))

    def slate(self, seat: int) -> tuple[int, ...]:
        """Return the cards a seat has marked this round."""
        phase = self.phase
        if type(phase) is Revealing or type(phase) is Associating:
            return self.cards(phase.marks[seat])
        return ()

    def is_pointed_at(self, card: int) -> bool:
        """Return whether someone has pointed at a card this round."""
        phase = self.phase
        return isinstance(phase, Revealing) and not phase.open & self.round.bits.get(card, 0)

    def own_notes(self, seat: int) -> tuple[Note, ...]:
        """Return the notes a seat has written on its marks this round."""
        slate = self.slate(seat)
        return tuple([note for note in self.round.notes if note.seat == seat and note.card in slate])

    def public_notes(self) -> tuple[Note, ...]:
        """Return the public notes of the running round: those on cards that were pointed at."""
        phase = self.phase
        if not isinstance(phase, Revealing) or not self.round.notes:
            return ()
        markers = {pointing.card: pointing.markers for pointing in phase.pointed}
        return tuple([note for note in self.round.notes if note.seat in markers.get(note.card, ())])

    def is_ready(self, seat: int) -> bool:
        """Return whether a seat is ready, in the marking step."""
        return isinstance(self.phase, Associating) and bool(self.phase.ready >> seat & 1)

    def has_fallen(self, seat: int) -> bool:
        """Return whether a seat has fallen this round."""
        return isinstance(self.phase, Revealing) and bool(self.phase.fallen >> seat & 1)

    def stars(self, seat: int) -> int:
        """Return how many stars a seat has filled this round (rules §5.3)."""
        if not isinstance(self.phase, Revealing):
            return 0
        return sum(pointing.outcome.stars for pointing in self.phase.pointed if seat in pointing.filled)

    def pointable(self) -> tuple[int, ...]:
        """Return the cards the scout may point at (rules §5.2)."""
        phase = self.phase
        if type(phase) is not Revealing or phase.scout is None:
            return ()
        return self.cards(phase.marks[phase.scout] & phase.open)
