"""The batch simulator with your own policy: an array of tables goes in, an array of wishes comes out.

A policy plays all seats of thousands of games at once. It is called once per round and sees what everyone sees: the
clue and the cards. Rules and scoring are the simulator's, which is proved equal to the game's.
"""

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from stella.lab.compiler import compiled, count_of_bits
from stella.lab.simulator import (
    NOBODY,
    PICTURES,
    WORD_CARDS,
    Games,
    add_up,
    advance,
    alone_at_the_top,
    below,
    point,
    shuffle_top,
)
from stella.rules.box import MAX_MARKS, MAX_SEATS, MIN_SEATS, PICTURES_PER_GAME, ROUNDS, ROW, TABLE

BATCH: Final = 4096
"""The number of games per call of a policy."""

HALF: Final = np.float32(0.5)
"""A seat marks the fields with a wish above this."""

Tables = NDArray[np.int16]
Wishes = NDArray[np.float32]
Policy = Callable[[Tables], Wishes]
"""Takes games x 16: the number of the word card, then the fifteen cards. Returns games x seats x 15: a wish per field.

A seat marks the fields with a wish above one half, but at least its highest and at most its ten highest, and it points
at them from the highest wish to the lowest.
"""


def simulate_policy(policy: Policy, games: int, seats: int, seed: int, *, batch: int = BATCH) -> Games:
    """Play games in which a policy plays every seat. The same seed deals the same games."""
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise ValueError(f"a game has {MIN_SEATS} to {MAX_SEATS} seats, not {seats}")
    totals = np.zeros((games, seats), np.int16)
    first = np.zeros(games, np.int8)
    pictures = np.zeros((games, PICTURES_PER_GAME), np.int8)
    marks = np.zeros((games, ROUNDS, seats), np.int16)
    pointed = np.full((games, ROUNDS, TABLE), -1, np.int8)
    score = np.zeros((games, ROUNDS, seats, 5), np.int8)
    words = np.zeros((games, ROUNDS), np.int8)
    _deal(seed, seats, first, pictures, words)
    moves = 0
    for begin in range(0, games, batch):
        part = slice(begin, min(begin + batch, games))
        for number in range(ROUNDS):
            wishes = _checked(policy(_tables(pictures[part], words[part], number)), part.stop - begin, seats)
            now = (first[part] + number) % seats  # rules §7.2
            moves += _play_round(
                wishes, now, totals[part], marks[part, number], pointed[part, number], score[part, number]
            )
    return Games(totals, first, pictures, marks, pointed, score, moves)


def _checked(wishes: Wishes, games: int, seats: int) -> Wishes:
    if wishes.shape != (games, seats, TABLE):
        raise ValueError(f"a policy returns an array of shape {(games, seats, TABLE)}, not {wishes.shape}")
    return np.ascontiguousarray(wishes, np.float32)


def _tables(pictures: NDArray[np.int8], words: NDArray[np.int8], number: int) -> Tables:
    """Return the tables of a round, counted from 0: the word card and fifteen cards."""
    tables = np.empty((len(pictures), 1 + TABLE), np.int16)
    tables[:, 0] = words[:, number]
    tables[:, 1:] = pictures[:, :TABLE]
    for done in range(number):  # rules §7.3: round I replaces the bottom row
        row, fresh = 1 + TABLE - ROW * (done + 1), TABLE + ROW * done
        tables[:, row : row + ROW] = pictures[:, fresh : fresh + ROW]
    return tables


@compiled
def _deal(seed: int, seats: int, first: NDArray[np.int8], pictures: NDArray[np.int8], words: NDArray[np.int8]) -> None:
    state = np.uint64(88172645463325252) + np.uint64(seed) * np.uint64(2654435761)
    deck, cards = np.arange(PICTURES), np.arange(WORD_CARDS)
    for game in range(len(first)):
        state = shuffle_top(state, deck, PICTURES_PER_GAME)
        state = shuffle_top(state, cards, ROUNDS)
        state = advance(state)
        first[game] = below(state, seats)
        pictures[game] = deck[:PICTURES_PER_GAME]
        words[game] = cards[:ROUNDS]


@compiled
def _marked(wishes: NDArray[np.float32], game: int, seat: int) -> int:
    """Return the slate that a seat wishes for, as a mask (rules §3.3)."""
    mask = 0
    for field in range(TABLE):
        mask |= 1 << field if wishes[game, seat, field] > HALF else 0
    if mask == 0:
        best = 0
        for field in range(1, TABLE):
            if wishes[game, seat, field] > wishes[game, seat, best]:
                best = field
        return 1 << best
    while count_of_bits(mask) > MAX_MARKS:
        worst = NOBODY
        for field in range(TABLE):
            if mask >> field & 1 and (worst < 0 or wishes[game, seat, field] <= wishes[game, seat, worst]):
                worst = field
        mask ^= 1 << worst
    return mask


@compiled
def _best(wishes: NDArray[np.float32], game: int, seat: int, mask: int) -> int:
    """Return the bit of a mask with the highest wish; of equal ones, the first."""
    best = mask & -mask
    highest = wishes[game, seat, count_of_bits(best - 1)]
    mask ^= best
    while mask:
        bit = mask & -mask
        wish = wishes[game, seat, count_of_bits(bit - 1)]
        if wish > highest:
            best, highest = bit, wish
        mask ^= bit
    return best


@compiled
def _play_round(  # noqa: PLR0917 - compiled code is called by position
    wishes: NDArray[np.float32],
    first: NDArray[np.int8],
    totals: NDArray[np.int16],
    marks: NDArray[np.int16],
    pointed: NDArray[np.int8],
    scores: NDArray[np.int8],
) -> int:
    games, seats = totals.shape
    slates, rest = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    score = np.zeros((seats, 5), np.int64)
    moves = 0
    for game in range(games):
        score[:] = 0
        for seat in range(seats):
            slates[seat] = rest[seat] = marks[game, seat] = _marked(wishes, game, seat)
        now, idle, turn = int(first[game]), 0, 0
        while idle < seats:
            if rest[now]:
                idle = 0
                bit = _best(wishes, game, now, rest[now])
                point(slates, rest, score, now, bit)
                pointed[game, turn] = 16 * now + count_of_bits(bit - 1)
                turn += 1
            else:
                idle += 1
            now = now + 1 if now + 1 < seats else 0
        moves += seats + turn
        add_up(score, alone_at_the_top(slates))
        for seat in range(seats):
            totals[game, seat] += score[seat, 4]
        scores[game] = score
    return moves
