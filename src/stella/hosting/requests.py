"""Something to be decided in a room, whoever asks for it, and the way back to them."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from stella.hosting.viewers import Viewer
from stella.protocol.codes import Code
from stella.rooms.folding import Change
from stella.rooms.room import Room

Decision = Callable[[Room], Change]
Answer = Callable[[Change | None, Code | None], None]
"""Called once: with the change when it is durable, else with the code of the refusal."""


STORE_TROUBLE: Final = frozenset({Code.TRY_AGAIN, Code.UNKNOWN_FATE, Code.INTERNAL})
"""The codes that say nothing about what was asked for: it may be asked for again."""
TRY_AGAIN: Final = 0.5  # seconds until then


class Request(Struct, eq=False):
    """Something to be decided, whoever asks; `viewer` and `command` say whom to answer on a socket."""

    decision: Decision
    answer: Answer | None = None
    viewer: Viewer | None = None
    command: int = 0
    kind: type[object] = object
    asked_at: float = 0.0

    def refuse(self, code: Code) -> None:
        """Say why nothing happened."""
        if self.answer is not None:
            self.answer(None, code)
        elif self.viewer is not None:
            self.viewer.refuse(self.command, code)
