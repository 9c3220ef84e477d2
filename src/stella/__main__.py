"""The `stella` command, also as `python -m stella`. Without the server's packages, it only verifies records."""

import sys
from importlib.util import find_spec
from pathlib import Path

NEEDED = ("litestar", "rich_click", "uvicorn")
"""Packages that only `stella[server]` installs, and without which no command of `stella.cli` can run."""

OPTIONS = {"--strict", "--json"}
"""What `verify` accepts without them."""


def main() -> None:
    """Run the command line, or as much of it as is installed."""
    if all(find_spec(name) for name in NEEDED):
        from stella.cli import main as run  # noqa: PLC0415 - imports packages that may not be here

        run()
    else:
        sys.exit(_verify(sys.argv[1:]))


def _verify(arguments: list[str]) -> str | int:
    """Run `verify`, and return the exit code or the sentence that says why not."""
    command, *rest = arguments or [""]
    options = {word for word in rest if word.startswith("--")}
    files = [word for word in rest if word not in options and (word == "-" or not word.startswith("-"))]
    if command != "verify" or len(files) != 1 or len(files) + len(options) != len(rest) or options - OPTIONS:
        return "Without the server, only 'stella verify FILE' works; install it with: pip install 'stella[server]'"
    from stella.verification import NoRecords, Verification  # noqa: PLC0415 - not needed to print the sentence

    verification = Verification(Path(files[0]), strict="--strict" in options)
    try:
        for line in verification.lines() if "--json" in options else verification.sentences():
            print(line)
    except OSError as error:
        return f"Cannot use {files[0]}: {error.strerror}."
    except NoRecords as error:
        return str(error)
    return int(verification.wrong > 0)


if __name__ == "__main__":
    main()
