"""`stella replay`: plays back a recorded game in the terminal."""

from pathlib import Path

import rich_click as click
from rich.console import Console

from stella.boxes import shelf_of
from stella.cli.drawing import Drawing
from stella.content.plain_text import printable
from stella.records import NotARecord, Record, decode, what_is_wrong
from stella.verification import LONGEST_SENTENCE, documents


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--game", type=click.IntRange(min=1), default=1, show_default=True, help="Number of the record in the file."
)
@click.option("--step", is_flag=True, help="Wait for Enter after every step.")
@click.option("--insight", "has_insight", is_flag=True, help="Show after every round what it could have scored.")
@click.option("--language", default="en", show_default=True, help="Language of the clues.")
def replay(file: Path, game: int, step: bool, has_insight: bool, language: str) -> None:
    """Play back the game in FILE: the table, slates, lanterns, sparks and the score sheet.

    FILE is one JSON document, or JSON lines (.jsonl) with one record each. A record that `stella verify` refuses is
    not played back.
    """
    console = Console(highlight=False)
    for drawn in Drawing(_record(file, game), language, has_insight=has_insight).steps():
        console.print(drawn)
        if step:
            click.prompt("", default="", show_default=False, prompt_suffix="↵ ")


def _record(file: Path, game: int) -> Record:
    document = next((document for number, document in documents(file) if number == game), None)
    if document is None:
        raise click.ClickException(f"{file} has no game {game}.")
    try:
        record = decode(document)
    except NotARecord as error:
        raise click.ClickException(f"Game {game}: {printable(str(error), LONGEST_SENTENCE)}") from error
    wrong = what_is_wrong(record, shelf_of().box_of(record))
    if wrong:
        raise click.ClickException(f"Game {game}: {printable(wrong, LONGEST_SENTENCE)}")
    return record
