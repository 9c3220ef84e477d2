"""Chance from a seed, the same on every platform and in every version; it never asks the machine for randomness.

The draws are defined here and in docs/record.md, so that a stranger can repeat them: SHAKE-256 of the seed's bytes
and a label gives a stream of 16-bit big-endian numbers; a number that would favour some outcomes is skipped.
"""

from hashlib import shake_256
from struct import unpack

MAX_POPULATION = 1 << 16


def draw(seed: bytes, label: str, population: int, count: int) -> tuple[int, ...]:
    """Return `count` different numbers below `population` (at most 65,536): the top of a shuffled pile."""
    if population > MAX_POPULATION:
        raise ValueError(f"a draw is out of at most {MAX_POPULATION} cards")
    shake = shake_256(seed + label.encode())
    pile: list[int] = []
    position, length = 0, count + 8
    while position < count:
        pile, position, length = list(range(population)), 0, 2 * length
        for number in unpack(f">{length}H", shake.digest(2 * length)):
            left = population - position
            rest = number % left
            if number - rest + left <= MAX_POPULATION:  # the last, incomplete run of outcomes is skipped
                chosen = position + rest
                pile[position], pile[chosen] = pile[chosen], pile[position]
                position += 1
                if position == count:
                    break
    return tuple(pile[:count])
