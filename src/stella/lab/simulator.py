"""Four-round games of random players by the million, in machine code. Tests prove it equal to the rules.

It deals, marks, announces, points and scores on bit masks. It has no pictures, words or people.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from stella.lab.compiler import compiled, count_of_bits
from stella.rules.box import MAX_MARKS, MAX_SEATS, MIN_SEATS, PICTURES_PER_GAME, ROUNDS, TABLE

PICTURES: Final = 84  # rules §1.1
WORD_CARDS: Final = 100  # rules §1.2 and §1.3
NOBODY: Final = -1

_U13, _U7, _U17, _U32 = np.uint64(13), np.uint64(7), np.uint64(17), np.uint64(32)


@dataclass(frozen=True, slots=True)
class Games:
    """What happened in simulated games. Arrays begin with the game, then the round, then the seat.

    `pointed` holds, in order, `16 * seat + field` of every card pointed at, and -1 after the last.
    `score` holds sparks, super-sparks, whether in the dark, whether fallen, and points.
    """

    totals: NDArray[np.int16]
    first_scout: NDArray[np.int8]
    pictures: NDArray[np.int8]
    marks: NDArray[np.int16]
    pointed: NDArray[np.int8]
    score: NDArray[np.int8]
    moves: int

    def winners(self) -> NDArray[np.bool_]:
        """Return, for every game and seat, whether it won or shared the victory (rules §8.1)."""
        return np.asarray(self.totals == self.totals.max(axis=1, keepdims=True))


def simulate(games: int, seats: int, seed: int, *, keep: bool = True) -> Games:
    """Play games of random players: each marks 1 to 10 random cards and points at random ones.

    With `keep` false only the totals are kept, so that millions of games fit.
    """
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise ValueError(f"a game has {MIN_SEATS} to {MAX_SEATS} seats, not {seats}")
    rows = games if keep else 1
    totals = np.zeros((games, seats), np.int16)
    first = np.zeros(rows, np.int8)
    pictures = np.zeros((rows, PICTURES_PER_GAME), np.int8)
    marks = np.zeros((rows, ROUNDS, seats), np.int16)
    pointed = np.full((rows, ROUNDS, TABLE), -1, np.int8)
    score = np.zeros((rows, ROUNDS, seats, 5), np.int8)
    moves = _play(seed, keep, totals, first, pictures, marks, pointed, score)
    return Games(totals, first, pictures, marks, pointed, score, moves)


@compiled
def advance(state: np.uint64) -> np.uint64:
    """Step a xorshift generator, the same as in the C program in bench/."""
    state ^= state << _U13
    state ^= state >> _U7
    state ^= state << _U17
    return state


@compiled
def below(state: np.uint64, limit: int) -> int:
    """Turn a state into a number below a limit."""
    return np.int64(((state >> _U32) * np.uint64(limit)) >> _U32)  # type: ignore[return-value] # numba counts with it as with an int


@compiled
def shuffle_top(state: np.uint64, pile: NDArray[np.int64], count: int) -> np.uint64:
    """Shuffle the top cards of a pile (rules §2.1, §2.2)."""
    for top in range(count):
        state = advance(state)
        chosen = top + below(state, len(pile) - top)
        pile[top], pile[chosen] = pile[chosen], pile[top]
    return state


@compiled
def _random_slate(state: np.uint64) -> tuple[np.uint64, int]:
    """Mark 1 to 10 of the fifteen fields; all slates of a size are equally likely (rules §3.3)."""
    state = advance(state)
    mask = 0
    for field in range(TABLE - 1 - below(state, MAX_MARKS), TABLE):  # Floyd's algorithm for a random subset
        state = advance(state)
        drawn = 1 << below(state, field + 1)
        mask |= drawn if not mask & drawn else 1 << field
    return state, mask


@compiled
def alone_at_the_top(slates: NDArray[np.int64]) -> int:
    """Return the seat in the dark: the one with the most marks, if it is alone (rules §4.2, §4.3)."""
    highest, dark = 0, NOBODY
    for seat in range(len(slates)):
        number = count_of_bits(slates[seat])
        if number > highest:
            highest, dark = number, seat
        elif number == highest:
            dark = NOBODY
    return dark


@compiled
def _random_bit(state: np.uint64, mask: int) -> int:
    """Return one of the bits of a mask."""
    for _ in range(below(state, count_of_bits(mask))):
        mask &= mask - 1
    return mask & -mask


@compiled
def point(slates: NDArray[np.int64], rest: NDArray[np.int64], score: NDArray[np.int64], scout: int, bit: int) -> None:
    """Let the scout point at a card (rules §5.3): `rest` loses it, `score` records stars or the scout's fall."""
    markers = 0
    for seat in range(len(slates)):
        markers += (slates[seat] & bit) != 0
    if markers == 1:
        score[scout, 3] = 1
        rest[scout] = 0
        return
    kind = 1 if markers == 2 else 0
    for seat in range(len(slates)):
        if slates[seat] & bit:
            rest[seat] &= ~bit
            score[seat, kind] += 1 - score[seat, 3]  # rules §5.4: the fallen fill nothing


@compiled
def add_up(score: NDArray[np.int64], dark: int) -> None:
    """Write the seat in the dark and the points of every seat (rules §6)."""
    for seat in range(len(score)):
        sparks, supers = score[seat, 0], score[seat, 1]
        score[seat, 2] = seat == dark
        score[seat, 4] = 2 * sparks + 3 * supers
        if seat == dark and score[seat, 3]:
            score[seat, 4] -= sparks + supers  # rules §6.3


@compiled
def _play(  # noqa: PLR0917 - compiled code is called by position
    seed: int,
    keep: bool,
    totals: NDArray[np.int16],
    first: NDArray[np.int8],
    pictures: NDArray[np.int8],
    marks: NDArray[np.int16],
    pointed: NDArray[np.int8],
    scores: NDArray[np.int8],
) -> int:
    games, seats = totals.shape
    state = np.uint64(88172645463325252) + np.uint64(seed) * np.uint64(2654435761)
    deck, words = np.arange(PICTURES), np.arange(WORD_CARDS)
    slates, rest = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    score = np.zeros((seats, 5), np.int64)
    moves = 0
    for game in range(games):
        row = game if keep else 0
        state = shuffle_top(state, deck, PICTURES_PER_GAME)
        state = shuffle_top(state, words, ROUNDS)
        state = advance(state)
        scout = below(state, seats)
        first[row] = scout
        if keep:
            pictures[row] = deck[:PICTURES_PER_GAME]
        for number in range(ROUNDS):
            score[:] = 0
            for seat in range(seats):
                state, slates[seat] = _random_slate(state)
                rest[seat] = slates[seat]
                marks[row, number, seat] = slates[seat]
            now, idle, turn = scout, 0, 0
            while idle < seats:
                if rest[now]:
                    idle = 0
                    state = advance(state)
                    bit = _random_bit(state, rest[now])
                    point(slates, rest, score, now, bit)
                    if keep:
                        pointed[row, number, turn] = 16 * now + count_of_bits(bit - 1)
                    turn += 1
                else:
                    idle += 1
                now = now + 1 if now + 1 < seats else 0
            moves += seats + turn
            add_up(score, alone_at_the_top(slates))
            for seat in range(seats):
                totals[game, seat] += score[seat, 4]
            if keep:
                scores[row, number] = score
            scout = scout + 1 if scout + 1 < seats else 0  # rules §7.2
    return moves
