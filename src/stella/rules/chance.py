"""Chance from a seed, the same on every platform and in every version; it never asks the machine for randomness.

The draws are defined here and in docs/record.md, so that a stranger can repeat them: SHAKE-256 of the seed's bytes
and a label gives a stream of 16-bit big-endian numbers; a number that would favour some outcomes is skipped.
"""

from collections.abc import Collection, Iterable
from hashlib import sha256, shake_256
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
        pile, position, left = list(range(population)), 0, population
        for number in unpack(f">{length}H", shake.digest(2 * length)):
            rest = number % left
            if number - rest + left <= MAX_POPULATION:  # the last, incomplete run of outcomes is skipped
                chosen = position + rest
                pile[position], pile[chosen] = pile[chosen], pile[position]
                position += 1
                left -= 1
                if position == count:
                    break
        length *= 2
    return tuple(pile[:count])


def draw_fresh(seed: bytes, label: str, population: int, count: int, seen: Collection[int]) -> tuple[int, ...]:
    """Return a draw in which numbers that were seen before come only after all others; at most `population` of them."""
    if not seen:
        return draw(seed, label, population, min(count, population))
    known = frozenset(seen)
    fresh = [number for number in range(population) if number not in known]
    old = [number for number in range(population) if number in known]
    first = draw(seed, label, len(fresh), min(count, len(fresh)))
    rest = draw(seed, f"seen {label}", len(old), min(count - len(first), len(old)))
    return (*[fresh[place] for place in first], *[old[place] for place in rest])


def common_seed(part: str, parts: Iterable[str | None]) -> str:
    """Return the seed that parts made before there were bundles; all of them are hexadecimal."""
    mixed = ":".join(["stella common chance", part, *[own for own in parts if own is not None]])
    return sha256(mixed.encode()).hexdigest()


def sealed_seed(bundle: str, part: str, parts: Iterable[str | None]) -> str:
    """Return the seed that a server's part and the seats' own parts make for a sealed bundle; all are hexadecimal."""
    mixed = ":".join(["stella chance 3", bundle, part, *["-" if own is None else own for own in parts]])
    return sha256(mixed.encode()).hexdigest()
