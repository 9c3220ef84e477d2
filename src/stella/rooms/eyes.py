"""A pair of eyes on a room: a player's, a spectator's or a TV's. What goes to them is made by `telling` only."""

from typing import Protocol

from stella.rules.box import Colour


class Eyes(Protocol):
    """Somebody who looks at a room. `post` never waits: who cannot keep up is disconnected by whoever owns the eyes."""

    colour: Colour | None  # the seat these eyes belong to; None for a spectator or a TV
    is_tv: bool

    def post(self, message: str) -> None:
        """Send a message."""

    def dismiss(self, code: str) -> None:
        """Say goodbye for a reason and close."""
