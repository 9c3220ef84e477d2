"""Random games for four through our public checked API: `python -m bench.engines.ours SECS SEED`."""

import gc
import random
from collections.abc import Callable
from functools import partial
from itertools import combinations
from operator import itemgetter

from bench.engines.timed import main
from stella.rules import (
    Box,
    Colour,
    Player,
    PointAt,
    Reference,
    Revealing,
    Secret,
    SubmitSlate,
    WordCard,
    deal,
    play,
    start,
)

CARDS = tuple(WordCard(f"w{n}", f"top{n}", f"bottom{n}") for n in range(96))
BOX = Box(Reference("deck", "d"), 84, Reference("words", "w"), CARDS)
SLATES = tuple(tuple(itemgetter(*fields) for fields in combinations(range(15), n)) for n in range(2, 11))
"""Sets of the fifteen cards, by number from 2 on, so that choosing costs little compared with the engine."""
PLAYERS = tuple(Player(colour.value, colour) for colour in tuple(Colour)[:4])


def some(table: tuple[int, ...], random_number: Callable[[], float]) -> tuple[int, ...]:
    """Return one to ten different cards of the table, each number and each choice equally likely."""
    count = int(random_number() * 10)
    if not count:
        return (table[int(random_number() * 15)],)
    slates = SLATES[count - 1]
    cards: tuple[int, ...] = slates[int(random_number() * len(slates))](table)
    return cards


def playout(chance: random.Random) -> tuple[int, int, int]:
    """Play one whole game; return games, moves, points."""
    game, _ = deal(start(PLAYERS, BOX, Secret(f"{chance.getrandbits(128):032x}", "00")))
    moves = 0
    for _ in range(4):
        table = game.round.table
        for seat in range(4):
            game, _ = play(game, seat, SubmitSlate(some(table, chance.random)))
        moves += 4
        phase = game.phase
        while type(phase) is Revealing:
            possible = game.pointable()
            game, _ = play(game, phase.scout or 0, PointAt(possible[int(chance.random() * len(possible))]))
            phase = game.phase
            moves += 1
    return 1, moves, sum(game.totals)


if __name__ == "__main__":
    gc.collect()
    gc.freeze()  # as the server does after its start
    main(lambda seed: partial(playout, random.Random(seed)))
