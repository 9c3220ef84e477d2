"""Random games for four through our public checked API: `python -m bench.engines.ours SECS SEED`."""

import gc
import random
from functools import partial

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
PLAYERS = tuple(Player(colour.value, colour) for colour in tuple(Colour)[:4])


def playout(chance: random.Random) -> tuple[int, int, int]:
    """Play one whole game; return games, moves, points."""
    game, _ = deal(start(PLAYERS, BOX, Secret(f"{chance.getrandbits(128):032x}", "00")))
    moves = 0
    for _ in range(4):
        table = game.round.table
        for seat in range(4):
            cards = tuple(chance.sample(table, 1 + int(chance.random() * 10)))
            game, _ = play(game, seat, SubmitSlate(cards))
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
    gc.freeze()  # as the server does after it has started
    main(lambda seed: partial(playout, random.Random(seed)))
