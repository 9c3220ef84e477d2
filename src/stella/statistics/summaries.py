"""The summary of a finished game: the few numbers that a room keeps of it. Pure; computed from the game."""

from functools import reduce
from itertools import combinations
from operator import and_

from msgspec import Struct

from stella.rules.box import TABLE, Colour, WordCard
from stella.rules.fields import FIELDS
from stella.rules.game import Game, Over, PlayedRound


class SummaryPlayer(Struct, frozen=True, omit_defaults=True):
    """A player and their results in every round."""

    name: str
    colour: Colour
    is_bot: bool
    points: tuple[int, ...]  # by round
    marks: tuple[int, ...]  # how many, by round
    sparks: int = 0
    super_sparks: int = 0
    falls: tuple[int, ...] = ()  # the rounds in which they fell
    dark: tuple[int, ...] = ()  # the rounds in which they were in the dark
    dark_cost: int = 0  # stars wiped
    is_shared: bool = False  # more than one player held the seat in turn
    is_agent: bool = False  # a program that declared itself


class Remarkable(Struct, frozen=True):
    """A picture that many marked or that split the table, with the clue of its round."""

    card: int
    clue: str
    word: WordCard
    count: int


class Agreement(Struct, frozen=True, array_like=True):
    """How often two seats marked the same picture, and how often chance alone would predict."""

    a: int
    b: int
    shared: int
    expected: float


class GameSummary(Struct, frozen=True, omit_defaults=True):
    """One finished game, as a room keeps it."""

    players: tuple[SummaryPlayer, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    deck: str
    words: str
    agreements: tuple[Agreement, ...]
    pictures: tuple[int, ...]  # that lay on the table
    word_cards: tuple[str, ...]  # that were turned over
    uniting: Remarkable | None = None
    dividing: Remarkable | None = None
    most_at_one_picture: int = 0
    ended_early: bool = False
    in_history: bool = True  # the table's opening lets it appear in the history,
    is_rated: bool = True  # and lets it count for ratings
    edition: str = ""  # the hash of the deck; older summaries lack it
    has_stars: bool = True  # without them nobody scores, falls or wins


def summary_of(game: Game, *, in_history: bool = True, is_rated: bool = True) -> GameSummary:
    """Return the summary of a finished game. The opening of its table may exclude it from history or ratings."""
    start, played = game.round.start, game.round.played
    seats = range(game.seats)
    uniting, dividing = _remarkable(played, game.seats)
    winners = game.phase.winners if isinstance(game.phase, Over) else ()
    return GameSummary(
        players=tuple([_player(game, seat, played) for seat in seats]),
        totals=game.totals,
        winners=winners,
        deck=start.deck.id,
        words=start.words.id,
        agreements=tuple([_agreement(a, b, played) for a, b in combinations(seats, 2)]),
        pictures=tuple(sorted({card for each in played for card in each.table})),
        word_cards=tuple([each.card.id for each in played]),
        uniting=uniting,
        dividing=dividing,
        most_at_one_picture=uniting.count if uniting else 0,
        ended_early=isinstance(game.phase, Over) and game.phase.is_early,
        in_history=in_history,
        is_rated=is_rated,
        edition=start.deck.hash,
        has_stars=start.setup.stars,
    )


def sketch_of(game: Game, number: int) -> GameSummary:
    """Return a scored round as if it were a whole game, with the super-sparks of all rounds so far.

    It is computed after every round of a running game, so it holds only the players' results and the picture that all
    marked.
    """
    played = game.round.played[:number]
    uniting = _marked_by_all(played[-1])
    players = tuple([_sketched(game, seat, played) for seat in range(game.seats)])
    most = len(players) if uniting else 0
    has_stars = game.setup.stars
    nothing: tuple[()] = ()
    return GameSummary(
        *(players, nothing, nothing, "", "", nothing, nothing, nothing),
        uniting=uniting,
        most_at_one_picture=most,
        has_stars=has_stars,
    )


def _sketched(game: Game, seat: int, played: tuple[PlayedRound, ...]) -> SummaryPlayer:
    player, last = game.round.start.players[seat], played[-1].scored
    score = last.scores[seat]
    return SummaryPlayer(
        name=player.name,
        colour=player.colour,
        is_bot=player.is_bot,
        points=(score.points,),
        marks=(last.marks[seat].bit_count(),),
        sparks=score.sparks,
        super_sparks=sum([each.scored.scores[seat].super_sparks for each in played]),
        falls=(1,) if score.has_fallen else (),
        dark=(1,) if score.is_dark else (),
        is_shared=_is_shared(game, seat),
        is_agent=bool(player.agent),
    )


def _marked_by_all(played: PlayedRound) -> Remarkable | None:
    common = reduce(and_, played.scored.marks)
    if not common:
        return None
    return Remarkable(played.table[FIELDS[common][0]], _clue(played), played.card, len(played.scored.marks))


def _clue(played: PlayedRound) -> str:
    word = played.card
    return word.bottom if played.is_swapped and word.bottom else word.top


def _player(game: Game, seat: int, played: tuple[PlayedRound, ...]) -> SummaryPlayer:
    player = game.round.start.players[seat]
    scored = [each.scored for each in played]
    scores = [each.scores[seat] for each in scored]
    fell = [each.round for each in scored if each.scores[seat].has_fallen]
    dark = [each.round for each in scored if each.scores[seat].is_dark]
    return SummaryPlayer(
        name=player.name,
        colour=player.colour,
        is_bot=player.is_bot,
        points=tuple([score.points for score in scores]),
        marks=tuple([each.marks[seat].bit_count() for each in scored]),
        sparks=sum([score.sparks for score in scores]),
        super_sparks=sum([score.super_sparks for score in scores]),
        falls=tuple(fell),
        dark=tuple(dark),
        is_shared=_is_shared(game, seat),
        is_agent=bool(player.agent),
        dark_cost=sum([_wiped(each, seat) for each in played if each.in_the_dark == seat]),
    )


def _is_shared(game: Game, seat: int) -> bool:
    return any(one.seat == seat for one in game.round.hand_overs)


def _wiped(played: PlayedRound, seat: int) -> int:
    """Return the stars that a fall in the dark cost (rules §6.3)."""
    stars = [pointing.outcome.stars for pointing in played.pointed if seat in pointing.filled]
    return sum(stars) - played.scored.scores[seat].points


def _agreement(a: int, b: int, played: tuple[PlayedRound, ...]) -> Agreement:
    marks = [each.scored.marks for each in played]
    shared = sum([(slates[a] & slates[b]).bit_count() for slates in marks])
    expected = sum([slates[a].bit_count() * slates[b].bit_count() / TABLE for slates in marks])
    return Agreement(a, b, shared, round(expected, 3))


def _remarkable(played: tuple[PlayedRound, ...], seats: int) -> tuple[Remarkable | None, Remarkable | None]:
    """Return the picture that most players marked, and another that split the table most evenly."""
    counted: list[Remarkable] = []
    for each in played:
        clue, marked = _clue(each), [field for slate in each.scored.marks for field in FIELDS[slate]]
        fields = dict.fromkeys(marked)
        counted += [Remarkable(each.table[field], clue, each.card, marked.count(field)) for field in fields]
    uniting = max(counted, key=lambda one: one.count, default=None)
    others = [one for one in counted if uniting is None or one.card != uniting.card]
    dividing = min(others, key=lambda one: abs(one.count - seats / 2), default=None)
    return uniting, dividing
