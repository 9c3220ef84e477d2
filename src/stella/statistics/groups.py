"""The statistics of all games in a room, for its group page. Pure: the time is an argument.

Everything is computed from game summaries; no log is read. Bots and agents never count as people.
"""

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct, structs

from stella.rules.box import Colour, WordCard
from stella.statistics.likeness import Likeness, likenesses
from stella.statistics.moments import Moment, moments
from stella.statistics.people import Person, PlayedGame, names_of, people, people_of, person_key
from stella.statistics.ratings import Rating, ratings
from stella.statistics.summaries import GameSummary, Remarkable

EVENING_MS = 12 * 60 * 60 * 1000
MOST_PICTURES = 6


class GamePlayer(Struct, frozen=True):
    """A player of a game, with the results of every round."""

    name: str
    colour: Colour
    is_bot: bool
    points: tuple[int, ...]
    total: int
    is_agent: bool = False  # a program that declared itself


class GameLine(Struct, frozen=True):
    """One finished game in the list. It has no winners if it was ended early or played without stars."""

    record: str
    ended_at: int  # milliseconds since 1970
    players: tuple[GamePlayer, ...]
    winners: tuple[int, ...]  # seats
    has_stars: bool = True


class Wins(Struct, frozen=True):
    """How many games someone has won."""

    name: str
    colour: Colour
    wins: int


class Evening(Struct, frozen=True):
    """The score of the games of the last hours, with every player of them."""

    games: int
    wins: tuple[Wins, ...]


class Member(Person, frozen=True, kw_only=True):
    """A person, with a rating if they have played enough games."""

    rating: Rating | None = None


class GroupPicture(Struct, frozen=True):
    """A picture that united or divided this group, with the number of seats that marked it."""

    deck: str
    card: int
    clue: str
    word: WordCard
    count: int
    seats: int
    record: str
    edition: str = ""  # the hash of the deck


class Group(Struct, frozen=True):
    """All statistics of a room."""

    evening: Evening
    games: tuple[GameLine, ...]  # newest first
    people: tuple[Member, ...]
    boldest: str | None  # who marks most cards on average
    most_careful: str | None
    likenesses: tuple[Likeness, ...]
    uniting: tuple[GroupPicture, ...]
    dividing: tuple[GroupPicture, ...]
    moments: tuple[Moment, ...]  # newest first


def group_of(games: Sequence[PlayedGame], now: int) -> Group:
    """Return the statistics of a room at a given time from its games, oldest first."""
    rated = ratings(games)
    members = tuple([_member(person, rated.get(person_key(person.name))) for person in people(games)])
    by_marks = sorted(members, key=lambda one: one.marks)
    has_bold = bool(members) and by_marks[0].marks < by_marks[-1].marks
    return Group(
        evening=evening(games, now),
        games=tuple([_line(game) for game in reversed(games)]),
        people=members,
        boldest=by_marks[-1].name if has_bold else None,
        most_careful=by_marks[0].name if has_bold else None,
        likenesses=tuple(likenesses(games)),
        uniting=_most(_pictures((game, game.summary.uniting) for game in games), _unites),
        dividing=_most(_pictures((game, game.summary.dividing) for game in games), _divides),
        moments=tuple(reversed(moments(games))),
    )


def evening(games: Iterable[PlayedGame], now: int) -> Evening:
    """Return the score of the games that ended in the last hours, most wins first."""
    recent = [game for game in games if game.ended_at > now - EVENING_MS]
    wins: dict[str, int] = {}
    colours: dict[str, Colour] = {}
    for game in recent:
        for seat, person in people_of(game.summary):
            wins[person] = wins.get(person, 0) + (seat in game.summary.winners)
            colours[person] = game.summary.players[seat].colour
    names = names_of(recent)
    ranked = sorted(wins, key=lambda person: -wins[person])
    return Evening(len(recent), tuple([Wins(names[person], colours[person], wins[person]) for person in ranked]))


def _member(person: Person, rating: Rating | None) -> Member:
    return Member(**structs.asdict(person), rating=rating)


def _line(game: PlayedGame) -> GameLine:
    summary: GameSummary = game.summary
    players = [
        GamePlayer(player.name, player.colour, player.is_bot, player.points, total, player.is_agent)
        for player, total in zip(summary.players, summary.totals, strict=True)
    ]
    return GameLine(game.record, game.ended_at, tuple(players), summary.winners, summary.has_stars)


def _pictures(found: Iterable[tuple[PlayedGame, Remarkable | None]]) -> list[GroupPicture]:
    """Return pictures with their games. Games without a deck edition are left out: their card numbers are ambiguous."""
    return [_picture(game, one) for game, one in found if one is not None and game.summary.edition]


def _picture(game: PlayedGame, one: Remarkable) -> GroupPicture:
    summary, seats = game.summary, len(game.summary.players)
    return GroupPicture(summary.deck, one.card, one.clue, one.word, one.count, seats, game.record, summary.edition)


def _unites(one: GroupPicture) -> float:
    return one.count / one.seats


def _divides(one: GroupPicture) -> float:
    return -abs(one.count / one.seats - 0.5)


def _most(pictures: list[GroupPicture], how: Callable[[GroupPicture], float]) -> tuple[GroupPicture, ...]:
    """Return the top pictures without duplicates. Ties go to the one with more people, then to the newest."""
    best: dict[tuple[str, str, int], GroupPicture] = {}
    newest_first = pictures[::-1]
    for one in sorted(newest_first, key=lambda one: (-how(one), -one.seats)):
        best.setdefault((one.deck, one.edition, one.card), one)
    return tuple(best.values())[:MOST_PICTURES]
