"""Log lines that anyone can cause: at most one per minute, with the number of events."""

import structlog

from stella.server.watch import Watch

MINUTE = 60.0
log = structlog.get_logger()


class ThrottledLog:
    """Counts an event that anyone can cause, and logs the count once per minute."""

    def __init__(self, what: str, watch: Watch) -> None:
        self._what = what
        self._watch = watch
        self._times = 0
        self._next = 0.0

    def happened(self) -> None:
        """Count it; log it if the last line is a minute old."""
        self._times += 1
        if self._watch.now >= self._next:
            log.warning(self._what, times=self._times)
            self._times = 0
            self._next = self._watch.now + MINUTE
