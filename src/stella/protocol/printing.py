"""HTTP bodies for printing the game. The options are in `stella.printing.files.Wish`."""

from enum import StrEnum

from msgspec import Struct


class PrintPhase(StrEnum):
    """The progress of a PDF: pages done and in all. `address` is set when it is ready."""

    WAITING = "waiting"
    MAKING = "making"
    READY = "ready"
    FAILED = "failed"


class PrintState(Struct, frozen=True):
    """The progress of a PDF: pages done and in all. `address` is set when it is ready."""

    phase: PrintPhase
    done: int = 0
    total: int = 0
    address: str | None = None
