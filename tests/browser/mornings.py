"""A server whose mornings a test brings: `python -m tests.browser.mornings serve …`. SIGUSR1 brings the next day."""

import sys
from typing import Any

from stella.cli import main
from stella.server import app
from tests.server import skipping


class MorningServer(skipping.SkippingServer):
    """A real server that goes to the next day when it is told to."""

    forked = ("tests.browser.mornings",)


if __name__ == "__main__":
    skipping.STEP_SECONDS = 24 * 60 * 60.0
    module: Any = app
    module.NodeTime = skipping.SkippedTime
    sys.argv[0] = "stella"
    main()
