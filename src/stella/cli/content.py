"""`stella deck` and `stella words`: checks and installs an operator's own pictures and words."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import rich_click as click
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress

from stella.cli.options import data_option
from stella.content.decks import Deck, load_deck
from stella.content.decks.packer import check_deck, pack_deck
from stella.content.errors import ContentError, ProblemsError
from stella.content.languages import LANGUAGES
from stella.content.words import load_words
from stella.content.words.installation import install_words

FOLDER: Final = click.Path(exists=True, file_okay=False, path_type=Path)
FILE: Final = click.Path(exists=True, dir_okay=False, path_type=Path)

_out: Final = Console(highlight=False, soft_wrap=True)
_err: Final = Console(stderr=True, highlight=False, soft_wrap=True)


@click.group()
def deck() -> None:
    """Check, pack and install your own decks of pictures."""


@click.group()
def words() -> None:
    """Check and install your own word lists."""


@deck.command("check")
@click.argument("folder", type=FOLDER)
def check_folder(folder: Path) -> None:
    """Check that a folder of pictures can become a deck, or that a packed deck is intact."""
    with _problems_told():
        if (folder / "deck.json").exists():
            _tell_deck(load_deck(folder), "is intact")
            return
        with _progress("Looking at the pictures") as tell:
            source = check_deck(folder, tell)
        described = sum(bool(picture.texts) for picture in source.pictures)
        _say(
            f"[green]Good.[/] '{escape(source.id)}' will be a deck of {len(source.pictures)} pictures, "
            f"{described} of them described."
        )


@deck.command("pack")
@click.argument("folder", type=FOLDER)
@data_option
@click.option("--replace", is_flag=True, help="Replace an installed deck with the same id.")
def pack_folder(folder: Path, data: Path, replace: bool) -> None:
    """Make a deck from a folder of pictures and install it."""
    with _problems_told():
        with _progress("Packing the pictures") as tell:
            packed = pack_deck(folder, data / "decks", replace=replace, tell=tell)
        _tell_deck(packed, "is installed")


@words.command("check")
@click.argument("file", type=FILE)
def check_words(file: Path) -> None:
    """Check that a word list can be used."""
    with _problems_told():
        found = load_words(file)
        _say(
            f"[green]Good.[/] '{escape(found.id)}' has {len(found.cards)} word cards "
            f"with {len(found.words)} words in {', '.join(found.languages)} (SHA-256 {found.hash})."
        )


@words.command("install")
@click.argument("file", type=FILE)
@data_option
@click.option("--replace", is_flag=True, help="Replace an installed list with the same id.")
def install_file(file: Path, data: Path, replace: bool) -> None:
    """Check a word list and install it. Restart the server to use it."""
    with _problems_told():
        found = install_words(file, data, replace=replace)
        _say(f"[green]Good.[/] The word list '{escape(found.id)}' is installed: {len(found.cards)} word cards.")
        lacking = [code for code in LANGUAGES if code not in found.languages]
        if lacking:
            _say(f"Without words in {', '.join(lacking)}: there the '{escape(found.languages[0])}' words are shown.")


def _tell_deck(packed: Deck, state: str) -> None:
    _say(
        f"[green]Good.[/] The deck '{escape(packed.id)}' {state}: {len(packed.cards)} pictures (SHA-256 {packed.hash})."
    )


def _say(text: str) -> None:
    _out.print(text)


@contextmanager
def _problems_told() -> Iterator[None]:
    """Print the problems of the content, and exit with an error."""
    try:
        yield
    except ContentError as error:
        problems = error.problems if isinstance(error, ProblemsError) else (str(error),)
        for problem in problems:
            _err.print(f"[red]✗[/] {escape(problem)}")
        raise SystemExit(1) from error


@contextmanager
def _progress(title: str) -> Iterator[Callable[[int, int], None]]:
    with Progress(console=_err, transient=True) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
