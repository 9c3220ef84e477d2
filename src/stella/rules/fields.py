"""Bit masks over the fifteen fields of the table and the six seats. Only the rules use them."""

from typing import Final

from stella.rules.box import MAX_SEATS, MIN_SEATS, TABLE


def _numbers(bits: int) -> tuple[tuple[int, ...], ...]:
    """Return, for every mask of `bits` bits, the numbers of its set bits in ascending order."""
    numbers: list[tuple[int, ...]] = [()]
    for bit in range(bits):
        numbers += [(*lower, bit) for lower in numbers]
    return tuple(numbers)


ALL_FIELDS: Final = (1 << TABLE) - 1

FIELDS: Final = _numbers(TABLE)
"""The fields of a mask, in the order of the table."""

SEATS: Final = _numbers(MAX_SEATS)
"""The seats of a mask."""

ALL_SEATS: Final = tuple((1 << seats) - 1 for seats in range(MAX_SEATS + 1))
"""By number of seats: the mask of all seats."""

CLOCKWISE: Final = {
    seats: tuple(tuple((after + step) % seats for step in range(1, seats + 1)) for after in range(seats))
    for seats in range(MIN_SEATS, MAX_SEATS + 1)
}
"""By number of seats: for each seat, the order in which a role passes on. The seat itself comes last."""
