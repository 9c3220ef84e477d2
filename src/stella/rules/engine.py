"""The checked way to play: judge a move, then apply its fact and every fact that follows. It never produces views."""

from collections.abc import Iterable

from msgspec import Struct

from stella.rules.consequences import consequence
from stella.rules.evolution import begin, evolve
from stella.rules.facts import Fact, GameStarted
from stella.rules.game import Game, Revealing
from stella.rules.judgement import judge
from stella.rules.moves import Move
from stella.rules.refusals import Refusal, Refused

Played = tuple[Game, tuple[Fact, ...]]
"""The game after a move or a start, and the facts that led to it."""


class Happening(Struct, frozen=True, gc=False):
    """A fact, with the game before it and the game after it."""

    fact: Fact
    before: Game
    after: Game


def deal(start: GameStarted) -> Played:
    """Return the game that a start creates, with its first round started."""
    game = begin(start)
    return _settle(game, (start,), consequence(game))


def play(game: Game, seat: int, move: Move) -> Played:
    """Return the game after a seat's legal move and the facts that followed. Raise `Refused` if the move is illegal."""
    fact = judge(game, seat, move)
    if type(fact) is Refusal:
        raise Refused(fact)
    after = evolve(game, fact)
    phase = after.phase
    if type(phase) is Revealing and phase.scout is not None:
        return after, (fact,)  # fast path: a scout remains, so `consequence` would return None
    follows = consequence(after)
    return (after, (fact,)) if follows is None else _settle(after, (fact,), follows)


def happenings(game: Game, seat: int, move: Move) -> tuple[Happening, ...]:
    """Return everything that a seat's legal move causes. Raise `Refused` if the move is illegal."""
    fact = judge(game, seat, move)
    if type(fact) is Refusal:
        raise Refused(fact)
    return follow(game, fact)


def follow(game: Game, fact: Fact) -> tuple[Happening, ...]:
    """Return a fact and every fact that follows from it."""
    after = evolve(game, fact)
    first, follows = Happening(fact, game, after), consequence(after)
    return (first,) if follows is None else (first, *_consequences(after, follows))


def openings(start: GameStarted) -> tuple[Happening, ...]:
    """Return everything that happens when a game starts."""
    game = begin(start)
    return (Happening(start, game, game), *_consequences(game, consequence(game)))


def _consequences(game: Game, follows: Fact | None) -> list[Happening]:
    happened = []
    while follows is not None:
        before, game = game, evolve(game, follows)
        happened.append(Happening(follows, before, game))
        follows = consequence(game)
    return happened


def _settle(game: Game, facts: tuple[Fact, ...], follows: Fact | None) -> Played:
    while follows is not None:
        game, facts = evolve(game, follows), (*facts, follows)
        follows = consequence(game)
    return game, facts


def refusal(game: Game, seat: int, move: Move) -> Refusal | None:
    """Return why a move is refused now, or None if it is legal."""
    judgement = judge(game, seat, move)
    return judgement if isinstance(judgement, Refusal) else None


def decide(game: Game, seat: int, move: Move) -> tuple[Fact, ...]:
    """Return the facts that a legal move produces. Raise `Refused` if the move is illegal."""
    return play(game, seat, move)[1]


def replay(facts: Iterable[Fact]) -> Game:
    """Return the game that a log of facts produces. The first fact must be `GameStarted`."""
    log = iter(facts)
    start = next(log, None)
    if type(start) is not GameStarted:
        raise ValueError("a game's log begins with GameStarted")
    game = begin(start)
    for fact in log:
        game = evolve(game, fact)
    return game
