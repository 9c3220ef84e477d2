"""Builds games as a room remembers them, in a few words, and whole evenings of them."""

from random import Random

from stella.rules.box import TABLE, Colour, WordCard
from stella.statistics.people import PlayedGame
from stella.statistics.summaries import Agreement, GameSummary, Remarkable, SummaryPlayer

HOUR = 3_600_000
WORD = WordCard("w1", "harbour", "captain")


def player(name: str, points: tuple[int, ...], **more: object) -> SummaryPlayer:
    """A player who marked five pictures in every round, unless the test says otherwise."""
    details: dict[str, object] = {"colour": Colour.ORANGE, "is_bot": False, "marks": (5,) * len(points), **more}
    return SummaryPlayer(name=name, points=points, **details)  # type: ignore[arg-type]


def played(
    number: int,
    *players: SummaryPlayer,
    shared: dict[tuple[int, int], int] | None = None,
    is_whole: bool = True,
    uniting: Remarkable | None = None,
    dividing: Remarkable | None = None,
    edition: str = "e2",
) -> PlayedGame:
    """The game with a number. Its number is also the hour at which it ended."""
    totals = tuple(sum(one.points) for one in players)
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals)) if is_whole else ()
    agreements = [
        Agreement(a, b, both, sum(x * y / TABLE for x, y in zip(players[a].marks, players[b].marks, strict=True)))
        for (a, b), both in (shared or {}).items()
    ]
    most = uniting.count if uniting else 0
    summary = GameSummary(
        *(players, totals, winners, "stella", "words", tuple(agreements), (), ()),
        uniting=uniting,
        dividing=dividing,
        most_at_one_picture=most,
        edition=edition,
    )
    return PlayedGame(f"{number:032x}", number * HOUR, summary)


def picture(card: int, count: int) -> Remarkable:
    return Remarkable(card, "harbour", WORD, count)


def long_memory(games: int, seed: int = 1) -> list[PlayedGame]:
    """The games of a room in which six people take turns at a table with a bot."""
    chance = Random(seed)
    names = ("Ana", "Ben", "Eva", "Ivo", "Mia", "Tom")
    found = []
    for number in range(1, games + 1):
        at_table = [*chance.sample(names, 4), "Lumo"]
        seats = [
            player(
                name,
                tuple(chance.randint(0, 22) for _ in range(4)),
                marks=tuple(chance.randint(1, 10) for _ in range(4)),
                colour=colour,
                is_bot=name == "Lumo",
                sparks=chance.randint(0, 12),
                super_sparks=chance.randint(0, 6),
                falls=tuple(sorted(chance.sample((1, 2, 3, 4), chance.randint(0, 3)))),
                dark=tuple(sorted(chance.sample((1, 2, 3, 4), chance.randint(0, 1)))),
            )
            for name, colour in zip(at_table, Colour, strict=False)
        ]
        pairs = {
            (a, b): round(
                _possible(seats[a], seats[b]) * (0.3 + 0.1 * chance.randint(0, 2) + 0.3 * _is_near(seats, a, b))
            )
            for a in range(5)
            for b in range(a + 1, 5)
        }
        uniting, dividing = picture(chance.randrange(84), chance.randint(3, 5)), picture(chance.randrange(84), 2)
        found.append(played(number, *seats, shared=pairs, uniting=uniting, dividing=dividing))
    return found


def _possible(one: SummaryPlayer, other: SummaryPlayer) -> int:
    return sum(map(min, one.marks, other.marks))


def _is_near(seats: list[SummaryPlayer], a: int, b: int) -> bool:
    return {seats[a].name, seats[b].name} <= {"Ana", "Ben", "Eva"} or {seats[a].name, seats[b].name} == {"Mia", "Tom"}
