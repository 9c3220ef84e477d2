"""Scores someone who marked along without a seat, as if they had been one more player at the table.

The slates of the round stay as they were. The extra player points at shared cards first and so fills all of them,
because a scout must point as long as possible (rules §5.2). They fall at the end if any of their other marks is
unshared.
"""

from collections.abc import Sequence

from stella.rules.box import SETUP, Setup
from stella.rules.consequences import seat_score
from stella.rules.facts import SeatScore


class OneMorePlayer:
    """The slates of a round, ready to score any number of people who marked along."""

    __slots__ = ("_by_more", "_by_one", "_most", "_stars")

    def __init__(self, slates: Sequence[int], setup: Setup = SETUP) -> None:
        """Take the marks of all seats, as masks of fields, and the setup of the game."""
        by_any = by_more = 0
        for marks in slates:
            by_more |= by_any & marks
            by_any |= marks
        self._by_one = by_any & ~by_more  # one more marker makes a super-spark: rules §5.3
        self._by_more = by_more
        self._stars = setup.stars
        self._most = max([marks.bit_count() for marks in slates], default=0)

    def score(self, marks: int) -> SeatScore:
        """Return what these marks would have scored."""
        sparks, super_sparks = (marks & self._by_more).bit_count(), (marks & self._by_one).bit_count()
        is_dark = self._stars and marks.bit_count() > self._most  # rules §4.2
        has_fallen = self._stars and marks & ~(self._by_more | self._by_one) != 0
        if not self._stars:
            sparks = super_sparks = 0
        return seat_score(sparks, super_sparks, is_dark=is_dark, has_fallen=has_fallen)
