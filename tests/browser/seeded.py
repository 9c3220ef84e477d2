"""A server whose chance is always the same: `python -m tests.browser.seeded serve …` is `stella serve …`, seeded.

With the fixed parts of `FIXED_PART` for pages and of `tests.browser.tables` for players over sockets, every game of as
many people lays the same pictures, words and first scout. Bots take their taste from the same seed.
"""

import secrets
from importlib import import_module
from types import SimpleNamespace
from typing import Any, Final

from stella.cli import main
from tests.server.running import RunningServer

PART: Final = "5e" * 32
"""What every device adds to the common chance."""
FIXED_PART: Final = f"""(() => {{
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.length === {len(PART) // 2} ? bytes.fill(0x{PART[:2]}) : random(bytes));
}})()"""
"""Makes a page add `PART`; everything else that it draws stays random."""
SECRETS: Final = (32, 16)
"""How many bytes a seed, a part and a salt have. What must differ between rooms has other lengths."""


class SeededServer(RunningServer):
    """A real server process with fixed chance."""

    program = ("tests.browser.seeded",)


def token_hex(number: int) -> str:
    """Return the same secret for a game every time, and a random one for everything else."""
    return "a5" * number if number in SECRETS else secrets.token_hex(number)


def _seed() -> None:
    same: Any = SimpleNamespace(token_hex=token_hex, choice=secrets.choice)
    for name in ("stella.hosting.registry", "stella.hosting.node"):
        module: Any = import_module(name)
        module.secrets = same


if __name__ == "__main__":
    _seed()
    main()
