"""A server whose date a test advances: `python -m tests.browser.mornings serve …`. SIGUSR1 starts the next day.

It starts at noon: at midnight a day ends during a test, and for a quarter of an hour yesterday can still be played.
"""

import sys
from typing import Any

from stella.cli import main
from stella.server import app
from tests.server import skipping


class MorningServer(skipping.SkippingServer):
    """A real server that moves to the next day on request."""

    forked = ("tests.browser.mornings",)


DAY_SECONDS = 24 * 60 * 60.0


class TimeFromNoon(skipping.SkippedTime):
    """A time that begins at the next noon."""

    async def renew(self) -> None:
        is_first = not self._is_renewed
        await super().renew()
        if is_first:
            self._skipped += (DAY_SECONDS * 1.5 - self.now() / 1000 % DAY_SECONDS) % DAY_SECONDS


if __name__ == "__main__":
    skipping.STEP_SECONDS = DAY_SECONDS
    module: Any = app
    module.NodeTime = TimeFromNoon
    sys.argv[0] = "stella"
    main()
