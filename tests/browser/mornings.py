"""A server whose date a test advances: `python -m tests.browser.mornings serve …`. SIGUSR1 starts the next day."""

import sys
from typing import Any

from stella.cli import main
from stella.server import app
from tests.server import skipping


class MorningServer(skipping.SkippingServer):
    """A real server that moves to the next day on request."""

    forked = ("tests.browser.mornings",)


if __name__ == "__main__":
    skipping.STEP_SECONDS = 24 * 60 * 60.0
    module: Any = app
    module.NodeTime = skipping.SkippedTime
    sys.argv[0] = "stella"
    main()
