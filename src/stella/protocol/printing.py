"""The messages of whoever prints the game (HTTP). What can be wished for is `stella.printing.files.Wish`."""

from enum import StrEnum

from msgspec import Struct


class PrintPhase(StrEnum):
    """How far a PDF is."""

    WAITING = "waiting"
    MAKING = "making"
    READY = "ready"
    FAILED = "failed"


class PrintState(Struct, frozen=True):
    """How far a PDF is: so many pages of so many. When it is ready, `address` is where it is fetched."""

    phase: PrintPhase
    done: int = 0
    total: int = 0
    address: str | None = None
