"""What somebody would have scored who marked along without a seat: as one more player at the same table.

They are judged by the slates as they lay, and point at what somebody shares before anything else: then they fill all
they share, since they must point as long as they can (rules §5.2), and fall at the end if nobody shares the rest.
"""

from collections.abc import Sequence

from stella.rules.box import SETUP, Setup
from stella.rules.facts import SeatScore
from stella.rules.following import seat_score


class Alongside:
    """The slates of a round, ready to judge any number of people who marked along."""

    __slots__ = ("_by_more", "_by_one", "_most", "_stars")

    def __init__(self, slates: Sequence[int], setup: Setup = SETUP) -> None:
        """Take the marks of all seats, as masks of fields, and how the game is played."""
        by_any = by_more = 0
        for marks in slates:
            by_more |= by_any & marks
            by_any |= marks
        self._by_one = by_any & ~by_more  # with one more it is a super-spark: rules §5.3
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
