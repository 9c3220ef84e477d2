"""Games between bots under the real rules, as many as asked for, on all processors; always the same for a seed."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from hashlib import sha256
from math import sqrt

from stella.bots import Bot, Character, Knowledge, Level
from stella.bots.chance import uniform
from stella.rules import Box, Colour, Game, Over, Player, Secret, deal, play, start, view
from stella.rules.box import ROUNDS

_BATCH = 25


@dataclass(frozen=True, slots=True)
class Entrant:
    """A character at one of the four levels, or at one that is made up for a study."""

    character: Character
    level: int | Level

    @property
    def name(self) -> str:
        """How tables and plots call this entrant."""
        return f"{self.character.name} {self.level}" if isinstance(self.level, int) else self.character.name


@dataclass(slots=True)
class Standing:
    """What one entrant made of its games. A shared victory counts as its share."""

    games: int = 0
    wins: float = 0.0
    points: int = 0
    marks: int = 0
    falls: int = 0
    darks: int = 0
    dark_falls: int = 0

    @property
    def rounds(self) -> int:
        """How many rounds that were."""
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
        """Count another standing's games too."""
        for name in self.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


@dataclass(frozen=True, slots=True)
class Tournament:
    """Who plays how many games with how many seats."""

    entrants: tuple[Entrant, ...]
    games: int
    seats: int
    seed: int = 0

    def seating(self, number: int) -> list[int]:
        """Return which entrants sit in a game, clockwise, drawn anew each time; too few entrants sit down twice."""
        entrants = len(self.entrants)
        chairs = range(entrants * -(-self.seats // entrants))
        drawn = sorted(chairs, key=lambda chair: (chair // entrants, uniform(self.seed, number, chair)))[: self.seats]
        return [chair % entrants for chair in sorted(drawn, key=lambda chair: uniform(self.seed, number, "at", chair))]

    def play(self, knowledge: Knowledge, first: int = 0, count: int | None = None) -> list[Standing]:
        """Play a stretch of the games here and return what each entrant made of them."""
        standings = [Standing() for _ in self.entrants]
        for number in range(first, first + (self.games if count is None else count)):
            seating = self.seating(number)
            game = play_game([self.entrants[entrant] for entrant in seating], f"{self.seed}:{number}", knowledge)
            for seat, entrant in enumerate(seating):
                standings[entrant].add(_result(game, seat))
        return standings


def play_game(entrants: Sequence[Entrant], seed: str, knowledge: Knowledge) -> Game:
    """Play one game between bots to its end."""
    digest = sha256(seed.encode()).hexdigest()
    game = dealt(entrants, digest, knowledge)
    bots = [Bot(e.character, e.level, f"{digest}:{seat}", knowledge) for seat, e in enumerate(entrants)]
    while not isinstance(game.phase, Over):
        for seat, bot in enumerate(bots):
            move = bot.choose(view(game, seat))
            if move is not None:
                game, _ = play(game, seat, move)
    return game


def dealt(entrants: Sequence[Entrant], digest: str, knowledge: Knowledge) -> Game:
    """Deal a game between entrants; the hexadecimal digest is its seed."""
    deck, words = knowledge.deck, knowledge.words
    players = [Player(e.name, colour, is_bot=True) for e, colour in zip(entrants, Colour, strict=False)]
    box = Box(deck.reference, len(deck.cards), words.reference, words.cards + words.discovery)
    return deal(start(players, box, Secret(digest, digest)))[0]


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


def _stretch(tournament: Tournament, first: int, count: int) -> tuple[int, list[Standing]]:
    return count, tournament.play(_knowledge[0], first, count)


def run(tournament: Tournament, make: Callable[[], Knowledge], workers: int) -> Iterator[tuple[int, list[Standing]]]:
    """Play a tournament on several processors; give after every batch its number of games and its standings."""
    batches = [(first, min(_BATCH, tournament.games - first)) for first in range(0, tournament.games, _BATCH)]
    with ProcessPoolExecutor(workers, initializer=_prepare, initargs=(make,)) as pool:
        jobs = [pool.submit(_stretch, tournament, first, count) for first, count in batches]
        for job in as_completed(jobs):
            yield job.result()
