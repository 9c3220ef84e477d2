"""Whole games by players who make random legal moves. The same seed always gives the same games."""

import random
from hashlib import sha256
from typing import Final

from stella.rules import (
    Associating,
    Box,
    Colour,
    Fact,
    Player,
    PointAt,
    Revealing,
    Secret,
    SubmitSlate,
    deal,
    play,
    start,
)
from stella.rules.box import MAX_MARKS

NAMES: Final = ("Ana", "Ben", "Eva", "Kim", "Leo", "Mia")


def random_game(box: Box, seats: int, seed: int, number: int) -> list[Fact]:
    """Return the facts of one whole game, the `number`th of this seed."""
    chance = sha256(f"stella simulate {seed} {number}".encode()).digest()
    secret = Secret(seed=chance[:16].hex(), salt=chance[16:].hex())
    taste = random.Random(chance)  # noqa: S311 - players, not secrets; only random(), which never changes
    players = [Player(name, colour, is_bot=True) for name, colour in zip(NAMES[:seats], Colour, strict=False)]
    game, happened = deal(start(players, box, secret))
    facts = list(happened)
    while True:
        match game.phase:
            case Associating(ready=ready):
                seat = (~ready & (ready + 1)).bit_length() - 1  # the first seat that is not ready
                move: SubmitSlate | PointAt = SubmitSlate(_some(taste, game.round.table))
            case Revealing(scout=int(seat)):
                cards = game.pointable()
                move = PointAt(cards[_below(taste, len(cards))])
            case _:
                return facts
        game, happened = play(game, seat, move)
        facts += happened


def _below(taste: random.Random, limit: int) -> int:
    return int(taste.random() * limit)


def _some(taste: random.Random, table: tuple[int, ...]) -> tuple[int, ...]:
    """Return one to ten different cards of the table."""
    pile = list(table)
    count = 1 + _below(taste, MAX_MARKS)
    return tuple(pile.pop(_below(taste, len(pile))) for _ in range(count))
