"""Something to be decided in a room, whoever asks for it, and the way back to them."""

from collections.abc import Callable
from typing import Final

from stella.hosting.viewers import Viewer
from stella.rooms.folding import Change
from stella.rooms.room import Room

Decision = Callable[[Room], Change]
Answer = Callable[[Change | None, str], None]
"""Called once: with the change when it is durable, else with None and the code of the refusal."""


STORE_TROUBLE: Final = frozenset({"try_again", "unknown_fate", "internal"})
"""The codes that say nothing about what was asked for: it may be asked for again."""
TRY_AGAIN: Final = 0.5  # seconds until then


class Request:
    """Something to be decided, whoever asks; `viewer` and `command` say whom to answer on a socket."""

    __slots__ = ("answer", "asked_at", "command", "decision", "kind", "viewer")

    def __init__(self, decision: Decision, answer: Answer | None = None) -> None:
        self.decision = decision
        self.answer = answer
        self.viewer: Viewer | None = None
        self.command = 0
        self.kind: type[object] = object
        self.asked_at = 0.0

    @classmethod
    def of(cls, viewer: Viewer, command: int, kind: type[object], decision: Decision, asked_at: float) -> "Request":
        """Return the command of somebody on a socket."""
        request = cls(decision)
        request.viewer, request.command, request.kind, request.asked_at = viewer, command, kind, asked_at
        return request

    def refuse(self, code: str) -> None:
        """Say why nothing happened."""
        if self.answer is not None:
            self.answer(None, code)
        elif self.viewer is not None:
            self.viewer.refuse(self.command, code)
