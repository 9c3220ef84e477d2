"""A server with one more way to open a table: a person beside two bots, a published seed, no stars.

This file is all that a new opening needs.
"""

from typing import Final

from stella.cli import main
from stella.rooms.openings import CastMember, Opening, register
from stella.rooms.views import Guide
from stella.rules.box import Colour, WordSource
from tests.server.running import RunningServer

DUEL: Final = Opening(
    name="duel",
    seed=b"a duel".hex(),
    taste=b"a duel".hex(),
    cast=(CastMember(Colour.ORANGE, "iva", 4), CastMember(Colour.BLUE, "felix", 1)),
    guide=Guide(clue="water", cards=(1,)),
    fixed={"seats": 3, "source": WordSource.DISCOVERY, "rounds": 2, "has_stars": False},
    is_for_one=True,
    has_history=False,
    is_rated=False,
    has_moments=False,
    has_notices=False,
)


class DuelServer(RunningServer):
    """A server whose tables can be opened for a duel."""

    forked = ("tests.server.duel",)


if __name__ == "__main__":
    register(DUEL)
    main()
