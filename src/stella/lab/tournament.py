"""Games between bots and your own programs under the real rules, on all processors.

The same seed always gives the same games, provided your programs depend only on their seed.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from hashlib import sha256
from math import sqrt

from msgspec import UNSET

from stella.bots import Bot, Character, Knowledge, Level
from stella.bots.chance import uniform
from stella.players import IllegalMove, load, next_move
from stella.players import Player as SeatPlayer
from stella.records import encode, record_of
from stella.rules import Box, Colour, Fact, Game, Over, Player, Secret, deal, play, start, view
from stella.rules.box import MAX_NAME, ROUNDS, Agent

_BATCH = 25


@dataclass(frozen=True, slots=True)
class Entrant:
    """A character at one of the four levels, or at a level made up for a study."""

    character: Character
    level: int | Level

    @property
    def name(self) -> str:
        """The entrant's name in tables and plots."""
        return f"{self.character.name} {self.level}" if isinstance(self.level, int) else self.character.name

    @property
    def agent(self) -> Agent | None:
        """None: a built-in bot is not an agent."""
        return None

    def player(self, seed: str, knowledge: Knowledge) -> SeatPlayer:
        """Return the player of one seat of one game."""
        return Bot(self.character, self.level, seed, knowledge)


@dataclass(frozen=True, slots=True)
class OwnEntrant:
    """A class of your own, named `module:Class`. Every process imports it separately."""

    path: str

    @property
    def name(self) -> str:
        """The entrant's name in tables, plots and records."""
        return self.path.rpartition(":")[2][:MAX_NAME]

    @property
    def agent(self) -> Agent | None:
        """How a record describes it."""
        return Agent("program", self.path[-80:])

    def player(self, seed: str, knowledge: Knowledge) -> SeatPlayer:
        """Return the player of one seat of one game."""
        return load(self.path)(knowledge.deck, knowledge.words, seed)


AnyEntrant = Entrant | OwnEntrant


class UnfitPlayer(Exception):  # noqa: N818 - reads as the sentence it is
    """An entrant made a move that the rules do not allow; the message is one sentence."""


@dataclass(slots=True)
class Standing:
    """One entrant's results. A shared victory counts as its share."""

    games: int = 0
    wins: float = 0.0
    points: int = 0
    marks: int = 0
    falls: int = 0
    darks: int = 0
    dark_falls: int = 0

    @property
    def rounds(self) -> int:
        """The number of rounds played."""
        return ROUNDS * self.games

    @property
    def win_share(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    def confidence(self) -> tuple[float, float]:
        """Return the 95 % interval of the win share (Wilson's)."""
        if not self.games:
            return 0.0, 1.0
        z, n, p = 1.96, self.games, self.win_share
        middle, half = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)

    def add(self, other: "Standing") -> None:
        """Add another standing's games."""
        for name in self.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


@dataclass(frozen=True, slots=True)
class Tournament:
    """The entrants, the number of games and the number of seats."""

    entrants: tuple[AnyEntrant, ...]
    games: int
    seats: int
    seed: int = 0
    keeps_records: bool = False

    def seating(self, number: int) -> list[int]:
        """Return the entrants of a game, clockwise, drawn independently for each game. If there are too few, some
        take two seats.
        """
        entrants = len(self.entrants)
        chairs = range(entrants * -(-self.seats // entrants))
        drawn = sorted(chairs, key=lambda chair: (chair // entrants, uniform(self.seed, number, chair)))[: self.seats]
        return [chair % entrants for chair in sorted(drawn, key=lambda chair: uniform(self.seed, number, "at", chair))]

    def play(self, knowledge: Knowledge, first: int = 0, count: int | None = None) -> list[Standing]:
        """Play a stretch of the games in this process and return each entrant's results."""
        return self.stretch(knowledge, first, self.games if count is None else count).standings

    def stretch(self, knowledge: Knowledge, first: int, count: int) -> "Stretch":
        """Play a stretch of the games in this process and return its results."""
        played = Stretch(first, count, [Standing() for _ in self.entrants])
        for number in range(first, first + count):
            seating = self.seating(number)
            seated = [self.entrants[entrant] for entrant in seating]
            game, facts = played_game(seated, f"{self.seed}:{number}", knowledge, is_recorded=self.keeps_records)
            for seat, entrant in enumerate(seating):
                played.standings[entrant].add(_result(game, seat))
            if self.keeps_records:
                played.records.append(encode(record_of(facts)))
        return played


@dataclass(slots=True)
class Stretch:
    """Some consecutive games of a tournament: the first, how many, each entrant's results, and the records."""

    first: int
    count: int
    standings: list[Standing]
    records: list[bytes] = field(default_factory=list)


def play_game(entrants: Sequence[AnyEntrant], seed: str, knowledge: Knowledge) -> Game:
    """Play one game between entrants to its end."""
    return played_game(entrants, seed, knowledge)[0]


def played_game(
    entrants: Sequence[AnyEntrant], seed: str, knowledge: Knowledge, *, is_recorded: bool = False
) -> tuple[Game, list[Fact]]:
    """Play one game between entrants to its end. Return it with all its facts."""
    digest = sha256(seed.encode()).hexdigest()
    game, dealt_facts = _dealt(entrants, digest, knowledge, is_recorded=is_recorded)
    facts = list(dealt_facts)
    players = [entrant.player(f"{digest}:{seat}", knowledge) for seat, entrant in enumerate(entrants)]
    while not isinstance(game.phase, Over):
        for seat, player in enumerate(players):
            try:
                move = next_move(player, view(game, seat))
            except IllegalMove as illegal:
                raise UnfitPlayer(f"{entrants[seat].name}: {illegal}") from illegal
            if move is not None:
                game, happened = play(game, seat, move)
                facts += happened
    return game, facts


def dealt(entrants: Sequence[AnyEntrant], digest: str, knowledge: Knowledge) -> Game:
    """Deal a game between entrants; the hexadecimal digest is its seed."""
    return _dealt(entrants, digest, knowledge, is_recorded=False)[0]


def _dealt(
    entrants: Sequence[AnyEntrant], digest: str, knowledge: Knowledge, *, is_recorded: bool
) -> tuple[Game, Sequence[Fact]]:
    """Deal a game. Without a record, the pile includes discovery cards, so that all words of the list are played."""
    deck, words = knowledge.deck, knowledge.words
    players = [
        Player(e.name, colour, is_bot=e.agent is None, agent=e.agent or UNSET)
        for e, colour in zip(entrants, Colour, strict=False)
    ]
    pile = words.cards if is_recorded else words.cards + words.discovery
    box = Box(deck.reference, len(deck.cards), words.reference, pile)
    return deal(start(players, box, Secret(digest, digest)))


def _result(game: Game, seat: int) -> Standing:
    over = game.phase
    if not isinstance(over, Over):
        raise TypeError("this game is not over")
    scores = [scored.scores[seat] for scored in game.round.sheet]
    return Standing(
        games=1,
        wins=1 / len(over.winners) if seat in over.winners else 0.0,
        points=over.totals[seat],
        marks=sum(scored.marks[seat].bit_count() for scored in game.round.sheet),
        falls=sum(score.has_fallen for score in scores),
        darks=sum(score.is_dark for score in scores),
        dark_falls=sum(score.is_dark and score.has_fallen for score in scores),
    )


_knowledge: list[Knowledge] = []  # of a worker process


def _prepare(make: Callable[[], Knowledge]) -> None:
    _knowledge[:] = [make()]


def _stretch(tournament: Tournament, first: int, count: int) -> Stretch:
    return tournament.stretch(_knowledge[0], first, count)


def run(tournament: Tournament, make: Callable[[], Knowledge], workers: int) -> Iterator[Stretch]:
    """Play a tournament on several processors; yield every stretch of games as it finishes."""
    batches = [(first, min(_BATCH, tournament.games - first)) for first in range(0, tournament.games, _BATCH)]
    with ProcessPoolExecutor(workers, initializer=_prepare, initargs=(make,)) as pool:
        jobs = [pool.submit(_stretch, tournament, first, count) for first, count in batches]
        for job in as_completed(jobs):
            yield job.result()
