"""The changes that a fact reports equal the difference between the whole views before and after it."""

from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from stella.rules import Box, Colour, Player, Reference, Secret, WordCard, start
from stella.rules.changes import changed_parts, own_after, touched_seats
from stella.rules.engine import happenings, openings
from stella.rules.evolution import begin, evolve
from stella.rules.facts import (
    BecameReady,
    CardPointed,
    CardsMarked,
    Fact,
    GameEnded,
    GameStarted,
    NumbersAnnounced,
    RoundScored,
    RoundStarted,
)
from stella.rules.game import Game, Over, Revealing
from stella.rules.interventions import end_early
from stella.rules.moves import (
    AgreeToOtherWord,
    AskForOtherWord,
    BeReady,
    MarkCards,
    Move,
    NotReady,
    PointAt,
    SubmitSlate,
    WriteNote,
)
from stella.rules.refusals import Refused
from stella.rules.visibility import seat_view, table_view

WORDS = tuple(WordCard(f"w{n}", f"top {n}", f"bottom {n}") for n in range(96))
FREQUENT = {CardPointed, CardsMarked, BecameReady, NumbersAnnounced, RoundScored, GameEnded}
BOX = Box(Reference("deck", "d"), 84, Reference("words", "w"), WORDS)


def a_move(game: Game, chance: Random) -> Move:
    cards = game.round.table
    if isinstance(game.phase, Revealing) and chance.random() < 0.7:
        return PointAt(chance.choice(game.pointable()))
    some = tuple(chance.sample(cards, chance.randint(1, 6)))
    moves: list[Move] = [
        MarkCards(some[:1]),
        SubmitSlate(some),
        SubmitSlate(some),
        BeReady(),
        NotReady(),
        AskForOtherWord(),
    ]
    return chance.choice([*moves, AgreeToOtherWord(), WriteNote(chance.choice(cards), f"because {chance.random()}")])


def history(seed: int) -> list[tuple[Fact, Game, Game]]:
    """Return the facts of a random game with bots and notes, each with the game before and after it."""
    chance = Random(seed)
    players = [Player(c.value, c, is_bot=n > 1 and n < seed % 4) for n, c in enumerate(tuple(Colour)[: 3 + seed % 4])]
    opening = start(players, BOX, Secret(f"{seed:04x}", "00"))
    before, happened = begin(opening), []
    for each in openings(opening)[1:]:
        happened.append((each.fact, each.before, each.after))
        before = each.after
    while not isinstance(before.phase, Over):
        scout = before.phase.scout if isinstance(before.phase, Revealing) else None
        seat = chance.randrange(len(players)) if scout is None or chance.random() < 0.1 else scout
        try:
            for each in happenings(before, seat, a_move(before, chance)):
                happened.append((each.fact, each.before, each.after))
                before = each.after
        except Refused:
            continue
    return happened


@pytest.mark.parametrize("seed", range(24))
def test_the_parts_that_a_fact_changes_make_the_table_after_it(seed: int) -> None:
    looked = set()
    for fact, before, after in history(seed):
        table = table_view(before)
        parts = changed_parts(table, fact, after)
        if parts is None:
            assert type(fact) not in FREQUENT
            assert not isinstance(fact, RoundStarted) or fact.round == 1
        else:
            looked.add(type(fact))
            assert replace(table, **parts) == table_view(after)
    assert looked >= FREQUENT - {BecameReady}


@pytest.mark.parametrize("seed", range(24))
def test_what_a_seat_sees_of_its_own_follows_from_what_it_saw_before(seed: int) -> None:
    happened = history(seed)
    steps = [(before, after) for _, before, after in happened]
    moves = [(before, after) for (_, before, _), (_, _, after) in pairwise(happened)]
    for before, after in steps + moves:
        for seat in range(after.seats):
            assert own_after(seat_view(before, seat), before, after) == seat_view(after, seat)


@pytest.mark.parametrize("seed", range(24))
def test_seats_that_are_not_touched_see_the_same_of_their_own(seed: int) -> None:
    spared = 0
    for _, before, after in history(seed):
        touched = touched_seats(before, after)
        for seat in range(after.seats):
            if touched is not None and seat not in touched:
                spared += 1
                assert seat_view(before, seat) == seat_view(after, seat)
    assert spared


def test_a_game_that_is_ended_in_the_middle_of_a_round_may_change_anything() -> None:
    opening = start([Player(c.value, c) for c in tuple(Colour)[:3]], BOX, Secret("00ff", "00"))
    before = openings(opening)[-1].after
    ended = end_early(before)
    assert ended is not None

    assert changed_parts(table_view(before), ended, evolve(before, ended)) is None


def test_the_first_round_of_a_game_may_change_anything() -> None:
    opening = start([Player(c.value, c) for c in tuple(Colour)[:3]], BOX, Secret("00ff", "00"))
    begun, started = openings(opening)
    before, dealt, after = begun.after, started.fact, started.after

    assert isinstance(dealt, RoundStarted)
    assert changed_parts(table_view(before), opening, after) is None
    assert changed_parts(table_view(before), dealt, after) is None
    assert touched_seats(before, after) is None
    assert isinstance(opening, GameStarted)
