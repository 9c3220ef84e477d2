"""Draws a table in one line: players and pictures have names, the first player is the first scout."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from msgspec import structs

from stella.rules import (
    Box,
    Colour,
    Fact,
    Game,
    GameStarted,
    MarkCards,
    Move,
    Player,
    PointAt,
    Reference,
    Refusal,
    Revealing,
    RoundScored,
    Secret,
    SubmitSlate,
    TableView,
    UnmarkCards,
    View,
    WordCard,
    WordSource,
    deal,
    play,
    refusal,
    view,
)

NAMES = ("ana", "ben", "eva", "kim", "leo", "mia")
PICTURES = (
    *("moon", "boat", "key", "tree", "fox"),
    *("house", "sun", "rain", "bird", "lamp"),
    *("hat", "door", "wolf", "snow", "star"),
)
SECRET = Secret(seed="00112233445566778899aabbccddeeff", salt="ffeeddccbbaa99887766554433221100")
DECK = Reference("deck", "d" * 64)
WORDS = Reference("words", "e" * 64)
CARDS = tuple(WordCard(f"w{n}", f"top{n}", f"bottom{n}") for n in range(96))
DISCOVERY = tuple(WordCard(f"d{n}", f"first{n}", f"second{n}") for n in range(1, 5))
BOX = Box(DECK, 84, WORDS, CARDS, DISCOVERY)


def players(seats: int, bots: Collection[str] = ()) -> tuple[Player, ...]:
    """A number of players, in the order of the colours."""
    return tuple(Player(n, c, is_bot=n in bots) for n, c in zip(NAMES[:seats], Colour, strict=False))


@dataclass(frozen=True)
class Table:
    """A game with names for seats and pictures, and everything that happened in it."""

    game: Game
    facts: tuple[Fact, ...]

    @staticmethod
    def seat(name: str) -> int:
        return NAMES.index(name)

    def card(self, picture: str) -> int:
        """The number of a picture; one that is not on the table has no name."""
        return self.game.round.table[PICTURES.index(picture)] if picture in PICTURES else 83

    def cards(self, pictures: str) -> tuple[int, ...]:
        return tuple(self.card(picture) for picture in pictures.split())

    def play(self, name: str, move: Move) -> "Table":
        game, happened = play(self.game, self.seat(name), move)
        return Table(game, self.facts + happened)

    def refusal(self, name: str, move: Move) -> Refusal | None:
        return refusal(self.game, self.seat(name), move)

    def mark(self, name: str, pictures: str) -> "Table":
        return self.play(name, MarkCards(self.cards(pictures)))

    def unmark(self, name: str, pictures: str) -> "Table":
        return self.play(name, UnmarkCards(self.cards(pictures)))

    def submit(self, **slates: str) -> "Table":
        table = self
        for name, pictures in slates.items():
            table = table.play(name, SubmitSlate(self.cards(pictures)))
        return table

    def point(self, name: str, picture: str) -> "Table":
        return self.play(name, PointAt(self.card(picture)))

    def reveal(self) -> "Table":
        """Play the reveal to its end; every scout points at the first card possible."""
        table, number = self, self.game.round.number
        while isinstance(table.game.phase, Revealing) and table.game.round.number == number:
            table = Table._pointed(table)
        return table

    @staticmethod
    def _pointed(table: "Table") -> "Table":
        return table.play(table.scout or "", PointAt(table.game.pointable()[0]))

    @property
    def scout(self) -> str | None:
        phase = self.game.phase
        return NAMES[phase.scout] if isinstance(phase, Revealing) and phase.scout is not None else None

    @property
    def dark(self) -> str | None:
        seat = view(self.game, None).table.in_the_dark
        return None if seat is None else NAMES[seat]

    @property
    def scored(self) -> RoundScored:
        """The round that was scored last."""
        return self.game.round.sheet[-1]

    def points(self, name: str) -> int:
        return self.scored.scores[self.seat(name)].points

    def stars(self, name: str) -> int:
        return self.game.stars(self.seat(name))

    def has_fallen(self, name: str) -> bool:
        return self.game.has_fallen(self.seat(name))

    def marks(self, name: str) -> str:
        return " ".join(PICTURES[self.game.round.table.index(card)] for card in self.game.slate(self.seat(name)))

    def seen_by(self, name: str) -> View:
        return view(self.game, self.seat(name))

    @property
    def seen(self) -> TableView:
        return view(self.game, None).table


def started(seats: int = 3, bots: Collection[str] = (), card: WordCard = CARDS[0]) -> GameStarted:
    """The start of a game whose pictures lie in the order of the deck and whose first scout is ana."""
    stack = (card, *CARDS[1:4])
    return GameStarted(players(seats, bots), DECK, WORDS, WordSource.DRAWN, SECRET, tuple(range(30)), stack, 0, 84, 96)


def associating(seats: int = 3, bots: Collection[str] = (), card: WordCard = CARDS[0], **marks: str) -> Table:
    """A table in step 1 of the first round, with some marks made."""
    table = Table(*deal(started(max(seats, *(NAMES.index(n) + 1 for n in ("ana", *marks))), bots, card)))
    for name, pictures in marks.items():
        table = table.mark(name, pictures)
    return table


def revealing(*, fallen: Collection[str] = (), scout: str | None = None, **slates: str) -> Table:
    """A table in step 3 of the first round, all slates locked; some may have fallen already."""
    table = Table(*deal(started(len(slates)))).submit(**slates)
    phase = table.game.phase
    assert isinstance(phase, Revealing)
    mask = sum(1 << NAMES.index(name) for name in fallen)
    order = [seat for seat in range(len(slates)) if not mask >> seat & 1]
    first = NAMES.index(scout) if scout else order[0]
    return replace(table, game=structs.replace(table.game, phase=structs.replace(phase, fallen=mask, scout=first)))


def between(table: Table, rounds: int = 1) -> Table:
    """The table a number of rounds later. Every player marks only the moon."""
    for _ in range(rounds):
        table = table.submit(**dict.fromkeys(NAMES[: table.game.seats], "moon")).reveal()
    return table
