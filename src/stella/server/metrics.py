"""What operators measure: rooms, seats, moves, refusals, how long a move takes, how many share a commit."""

from collections.abc import Callable
from functools import cache

from prometheus_client import Counter, Gauge, Histogram

_MOVES = Counter("stella_moves_total", "Commands carried out", ["command"])
REFUSALS = Counter("stella_refusals_total", "Commands refused", ["code"])
LATENCY = Histogram(
    "stella_move_seconds",
    "From a command's arrival to its acknowledgement",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
BATCH = Histogram("stella_commit_batch_size", "Entries in one commit", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256))
_ROOMS = Gauge("stella_rooms", "Rooms awake on this node")
_SEATS = Gauge("stella_seats", "People connected to this node")


@cache  # finding a label's counter takes longer than counting
def moves(command: type[object]) -> Counter:
    """Return the counter of the commands of one kind."""
    return _MOVES.labels(command.__name__)


def measure_rooms(rooms: Callable[[], float], seats: Callable[[], float]) -> None:
    """Say how rooms and seats are counted when somebody asks."""
    _ROOMS.set_function(rooms)
    _SEATS.set_function(seats)
