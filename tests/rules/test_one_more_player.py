"""A spectator's score is what one more player would score in a real game."""

from random import Random

import pytest

from stella.rules import Game, PointAt, Revealing, RoundScored, SubmitSlate, deal, play, start
from stella.rules.one_more_player import OneMorePlayer
from tests.rules.builders import BOX, SECRET, players


def masks(game: Game, slates: list[tuple[int, ...]]) -> list[int]:
    return [sum(game.round.bits[card] for card in slate) for slate in slates]


def scored_with_one_more(game: Game, slates: list[tuple[int, ...]], chance: Random) -> RoundScored:
    """Play the round with a last seat that points at a shared card first; the others point as they like."""
    facts: list[object] = []
    for seat, slate in enumerate(slates):
        game, happened = play(game, seat, SubmitSlate(slate))
        facts += happened
    shared = {card for slate in slates[:-1] for card in slate}
    while isinstance(game.phase, Revealing) and game.phase.scout is not None and game.round.number == 1:
        can, seat = game.pointable(), game.phase.scout
        card = min(can, key=lambda card: card not in shared) if seat == len(slates) - 1 else chance.choice(can)
        game, happened = play(game, seat, PointAt(card))
        facts += happened
    return next(fact for fact in facts if isinstance(fact, RoundScored))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_who_marks_along_would_score_what_one_more_player_scores(seats: int) -> None:
    chance = Random(seats)
    for _ in range(60):
        game, _ = deal(start(players(seats), BOX, SECRET))
        slates = [tuple(chance.sample(game.round.table, chance.randint(1, 10))) for _ in range(seats)]
        *others, own = masks(game, slates)

        assert OneMorePlayer(others).score(own) == scored_with_one_more(game, slates, chance).scores[-1]


def test_one_other_makes_a_super_spark_and_two_a_spark() -> None:
    score = OneMorePlayer([0b0011, 0b0001, 0b0100]).score(0b0011)

    assert (score.sparks, score.super_sparks, score.points) == (1, 1, 5)
    assert not score.has_fallen
    assert not score.is_dark


def test_in_the_dark_a_mark_that_nobody_shares_costs_a_star_of_every_field() -> None:
    score = OneMorePlayer([0b0011, 0b0001]).score(0b0111)

    assert (score.is_dark, score.has_fallen, score.points) == (True, True, 5 - 2)
