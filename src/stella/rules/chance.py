"""Draws from a seed, identical on every platform and in every version. It never uses the machine's randomness.

The draws are defined here and in docs/record.md, so that anyone can repeat them. SHAKE-256 of the seed's bytes and a
label gives a stream of 16-bit big-endian numbers. Numbers that would favour some outcomes are skipped.
"""

from collections.abc import Collection, Iterable
from hashlib import sha256, shake_256
from struct import unpack

MAX_POPULATION = 1 << 16


def draw(seed: bytes, label: str, population: int, count: int) -> tuple[int, ...]:
    """Return `count` different numbers below `population` (at most 65,536), like cards from the top of a shuffled
    pile.
    """
    if population > MAX_POPULATION:
        raise ValueError(f"a draw is out of at most {MAX_POPULATION} cards")
    shake = shake_256(seed + label.encode())
    pile: list[int] = []
    position, length = 0, count + 8
    while position < count:
        pile, position, left = list(range(population)), 0, population
        for number in unpack(f">{length}H", shake.digest(2 * length)):
            rest = number % left
            if number - rest + left <= MAX_POPULATION:  # skip the last, incomplete run of outcomes
                chosen = position + rest
                pile[position], pile[chosen] = pile[chosen], pile[position]
                position += 1
                left -= 1
                if position == count:
                    break
        length *= 2
    return tuple(pile[:count])


def draw_fresh(seed: bytes, label: str, population: int, count: int, seen: Collection[int]) -> tuple[int, ...]:
    """Return a draw in which numbers seen before come after all others; at most `population` numbers."""
    if not seen:
        return draw(seed, label, population, min(count, population))
    known = frozenset(seen)
    fresh = [number for number in range(population) if number not in known]
    old = [number for number in range(population) if number in known]
    first = draw(seed, label, len(fresh), min(count, len(fresh)))
    rest = draw(seed, f"seen {label}", len(old), min(count - len(first), len(old)))
    return (*[fresh[place] for place in first], *[old[place] for place in rest])


def common_seed(part: str, parts: Iterable[str | None]) -> str:
    """Return the seed of a game that started before bundles existed. All parts are hexadecimal."""
    mixed = ":".join(["stella common chance", part, *[own for own in parts if own is not None]])
    return sha256(mixed.encode()).hexdigest()


def sealed_seed(bundle: str, part: str, parts: Iterable[str | None]) -> str:
    """Return the seed made of a sealed bundle, the server's part and the seats' parts. All are hexadecimal."""
    mixed = ":".join(["stella chance 3", bundle, part, *["-" if own is None else own for own in parts]])
    return sha256(mixed.encode()).hexdigest()
