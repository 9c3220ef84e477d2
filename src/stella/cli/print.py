"""`stella print`: writes the cards, words, slates and everything else of the box as PDFs."""

from functools import partial
from pathlib import Path
from typing import Final

import rich_click as click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn

from stella.cli.options import data_option
from stella.content.errors import ContentError
from stella.content.languages import DEFAULT_LANGUAGE, LANGUAGES
from stella.printing.files import OUR_OWN, Wish, order_of
from stella.printing.orders import MAX_OFFSET, MAX_OWN_WORDS, Layout, Paper, Part
from stella.printing.parts import print_part

_OFFSET: Final = click.FloatRange(-MAX_OFFSET, MAX_OFFSET)


@click.command("print")
@click.argument("parts", nargs=-1, type=click.Choice([part.value for part in Part]))
@data_option
@click.option("--deck", default=OUR_OWN, show_default=True, help="Deck to print, by its id.")
@click.option("--words", default=OUR_OWN, show_default=True, help="Word list to print, by its id.")
@click.option(
    "--own-words",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Text file with words of your own, one per line, to print as further word cards.",
)
@click.option(
    "--language", type=click.Choice(list(LANGUAGES)), default=DEFAULT_LANGUAGE, show_default=True, help="Language."
)
@click.option("--second", type=click.Choice(list(LANGUAGES)), help="Second language on word cards.")
@click.option(
    "--paper", type=click.Choice([paper.value for paper in Paper]), default="a4", show_default=True, help="Paper size."
)
@click.option(
    "--layout",
    type=click.Choice([layout.value for layout in Layout]),
    default="gutter",
    show_default=True,
    help="Backs: folded over a gutter, on separate sheets, two-sided (duplex), or single pieces for a print shop.",
)
@click.option(
    "--offset",
    type=(_OFFSET, _OFFSET),
    default=(0.0, 0.0),
    metavar="X Y",
    help="Move the backs of a duplex print right and down, in millimetres. The calibration page shows by how much.",
)
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("print"),
    show_default=True,
    help="Directory for the PDFs.",
)
def print_box(
    parts: tuple[str, ...],
    data: Path,
    deck: str,
    words: str,
    own_words: Path | None,
    language: str,
    second: str | None,
    paper: str,
    layout: str,
    offset: tuple[float, float],
    out: Path,
) -> None:
    """Write the printed game as PDFs, one per part. Without PARTS, write all of them."""
    lines = _lines(own_words)
    out.mkdir(parents=True, exist_ok=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("pages"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        for part in parts or tuple(Part):
            wish = Wish(
                part=Part(part),
                deck=deck,
                words=words,
                paper=Paper(paper),
                layout=Layout(layout),
                language=language,
                second=second,
                own_words=lines,
                offset=offset,
            )
            task = progress.add_task(part, total=None)
            try:
                content = print_part(order_of(wish, data), partial(_show, progress, task))
            except ContentError as error:
                raise click.ClickException(str(error)) from None
            (out / wish.file_name).write_bytes(content)
            progress.remove_task(task)
            click.echo(f"{out / wish.file_name}")


def _show(progress: Progress, task: TaskID, done: int, total: int) -> None:
    progress.update(task, completed=done, total=total)


def _lines(file: Path | None) -> tuple[str, ...]:
    if file is None:
        return ()
    try:
        lines = [line.strip() for line in file.read_text("utf-8-sig").splitlines() if line.strip()]
    except UnicodeDecodeError:
        raise click.ClickException(f"{file} is not UTF-8 text. Save it as UTF-8.") from None
    if len(lines) > MAX_OWN_WORDS:
        raise click.ClickException(f"{file} has {len(lines)} words. Print at most {MAX_OWN_WORDS} at a time.")
    return tuple(lines)
