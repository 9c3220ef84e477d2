"""The `stella` command, also as `python -m stella`. Without the server's packages, it only verifies records."""

import sys
from importlib.util import find_spec
from pathlib import Path

NEEDED = ("litestar", "rich_click", "uvicorn")
"""Packages that only `stella[server]` installs, and without which no command of `stella.cli` can run."""


def main() -> None:
    """Run the command line, or as much of it as is installed."""
    if all(find_spec(name) for name in NEEDED):
        from stella.cli import main as run  # noqa: PLC0415 - imports packages that may not be here

        run()
    else:
        sys.exit(_verify(sys.argv[1:]))


def _verify(arguments: list[str]) -> str | int:
    """Run `verify FILE`, and return the exit code or the sentence that says why not."""
    match arguments:
        case ["verify", file] if not file.startswith("-"):
            from stella.verification import NoRecords, Verification  # noqa: PLC0415 - not needed to print the sentence

            verification = Verification(Path(file))
            try:
                for sentence in verification.sentences():
                    print(sentence)
            except OSError as error:
                return f"Cannot use {file}: {error.strerror}."
            except NoRecords as error:
                return str(error)
            return int(verification.wrong > 0)
        case _:
            return "Without the server, only 'stella verify FILE' works; install it with: pip install 'stella[server]'"


if __name__ == "__main__":
    main()
