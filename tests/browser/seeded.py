"""A server whose chance is always the same: `python -m tests.browser.seeded serve …` is `stella serve …`, seeded.

With the fixed parts of `FIXED_PART` for pages and of `tests.browser.tables` for players over sockets, every game of as
many people lays the same pictures, words and first scout. Bots take their taste from the same seed.

Where the grace time is the shortest, someone who leaves counts at once as away for longer than it.
"""

import secrets
from importlib import import_module
from typing import Any, Final

from stella.cli import main
from stella.hosting.audience import Audience
from stella.rooms.room import Room
from stella.rules.box import Colour
from tests.server.running import RunningServer

PART: Final = "5e" * 32
"""What every device adds to the common chance."""
FIXED_PART: Final = f"""(() => {{
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.length === {len(PART) // 2} ? bytes.fill(0x{PART[:2]}) : random(bytes));
}})()"""
"""Makes a page add `PART`; everything else that it draws stays random."""
SECRETS: Final = (32, 16)
"""How many bytes a seed, a part and a salt have. What must differ between rooms has other lengths."""

SHORTEST_GRACE: Final = 10


class SeededServer(RunningServer):
    """A real server process with fixed chance."""

    program = ("tests.browser.seeded",)


class Same:
    """The module `secrets` with the same secrets for every game, and random ones for everything else."""

    choice = staticmethod(secrets.choice)

    def __init__(self, byte: str) -> None:
        self._byte = byte

    def token_hex(self, number: int) -> str:
        return self._byte * number if number in SECRETS else secrets.token_hex(number)


def _seed() -> None:
    """Fix the chance of a room's first game, and differently that of the next ones."""
    for name, byte in (("registry", "a5"), ("queue", "b6"), ("room", "b6"), ("effects.clocks", "b6")):
        module: Any = import_module(f"stella.hosting.{name}")
        module.secrets = Same(byte)


def _hurry() -> None:
    measured = Audience.away

    def away(self: Audience, room: Room) -> dict[Colour, int]:
        absent = measured(self, room)
        is_short = room.options.grace_seconds == SHORTEST_GRACE
        return dict.fromkeys(absent, SHORTEST_GRACE * 1000) if is_short else absent

    Audience.away = away  # type: ignore[method-assign]


if __name__ == "__main__":
    _seed()
    _hurry()
    main()
