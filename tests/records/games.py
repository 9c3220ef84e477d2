"""Games to make records of: whole and running ones, with every source of words."""

import random
from functools import cache

from stella.rules import (
    AgreeToOtherWord,
    AskForOtherWord,
    Associating,
    Box,
    CardPointed,
    Fact,
    Move,
    NumbersAnnounced,
    PointAt,
    Revealing,
    RoundStarted,
    Secret,
    SubmitSlate,
    WordCard,
    WordSource,
    deal,
    play,
    start,
)
from tests.rules.builders import BOX, players

BLANKS = tuple(WordCard(f"b{n}", f"eigen{n}", f"vlastní{n}" if n % 2 else None) for n in range(6))
SMALL_BOX = Box(BOX.deck, 84, BOX.words, BOX.word_cards[:6], BOX.discovery_cards)


@cache
def whole_game(
    seats: int, seed: int, source: WordSource = WordSource.DRAWN, *, swaps: bool = False
) -> tuple[Fact, ...]:
    """The facts of one whole game by random players; they may swap every word that can be."""
    chance = random.Random(seed)
    secret = Secret(seed=f"{seed:032x}", salt=f"{seed + 1:032x}")
    custom = BLANKS if "custom" in source else ()
    game, happened = deal(start(players(seats), SMALL_BOX, secret, source, custom))
    facts = list(happened)
    while isinstance(game.phase, Associating | Revealing):
        phase = game.phase
        if isinstance(phase, Revealing):
            moves: list[tuple[int, Move]] = [(phase.scout or 0, PointAt(chance.choice(game.pointable())))]
        else:
            votes = [(0, AskForOtherWord()), *[(seat, AgreeToOtherWord()) for seat in range(1, seats)]]
            slates = [
                (seat, SubmitSlate(tuple(chance.sample(game.round.table, chance.randint(1, 10)))))
                for seat in range(seats)
            ]
            moves = [*(votes if swaps and game.round.card.bottom else ()), *slates]
        for seat, move in moves:
            game, happened = play(game, seat, move)
            facts += happened
    return tuple(facts)


def running(facts: tuple[Fact, ...], round_number: int, pointings: int | None) -> tuple[Fact, ...]:
    """The same game cut short: in the marking of a round (None), or after so many pointings of it."""
    number, pointed = 0, 0
    for index, fact in enumerate(facts):
        number += isinstance(fact, RoundStarted)
        if number == round_number:
            if pointings is None and isinstance(fact, RoundStarted):
                return facts[: index + 2]  # somebody has marked already
            pointed += isinstance(fact, CardPointed)
            if isinstance(fact, CardPointed | NumbersAnnounced) and pointed == pointings:
                return facts[: index + 1]
    raise AssertionError


WHOLE = {
    "three, drawn": whole_game(3, 1),
    "three, discovery, swapped": whole_game(3, 2, WordSource.DISCOVERY, swaps=True),
    "four, custom mixed, swapped": whole_game(4, 3, WordSource.CUSTOM_MIXED, swaps=True),
    "five, custom first": whole_game(5, 4, WordSource.CUSTOM_FIRST),
    "six, only custom": whole_game(6, 5, WordSource.ONLY_CUSTOM),
}
RUNNING = {
    "marking round 1": running(whole_game(4, 6), 1, None),
    "locked in round 1": running(whole_game(4, 6), 1, 0),
    "revealing round 2": running(whole_game(4, 6), 2, 3),
    "marking round 3, custom": running(whole_game(4, 3, WordSource.CUSTOM_MIXED, swaps=True), 3, None),
    "revealing round 4": running(whole_game(5, 7), 4, 2),
}
