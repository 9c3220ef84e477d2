"""`stella verify`: checks every record of a file and says in one sentence what is wrong and where."""

from pathlib import Path

import rich_click as click

from stella.cli.boxes import box_of
from stella.cli.record_files import LONGEST_SENTENCE, documents
from stella.content.cleaning import printable
from stella.records import NotARecord, decode, what_is_wrong


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def verify(file: Path) -> None:
    """Check the records in FILE: seals, draws, every move, every score.

    FILE is one JSON document, or JSON lines (.jsonl) with one record each. The exit code is 1 if any record is wrong.
    Each problem is listed with its game, round and seat.
    """
    checked, wrong, unknown = 0, 0, set[str]()
    for number, document in documents(file):
        sentence = _check(document, unknown)
        checked += 1
        if sentence:
            wrong += 1
            click.echo(f"Game {number}: {printable(sentence, LONGEST_SENTENCE)}")
    if not checked:
        raise click.ClickException(f"{file} contains no records.")
    for words in sorted(unknown):
        click.echo(f"The word list '{printable(words)}' is not installed, so its words were not checked.")
    click.echo(f"{checked} checked, {wrong} wrong." if wrong else f"{checked} checked, all valid.")
    if wrong:
        raise SystemExit(1)


def _check(document: bytes, unknown: set[str]) -> str | None:
    try:
        record = decode(document)
    except NotARecord as error:
        return str(error)
    box = box_of(record)
    if box is None:
        unknown.add(record.words.id)
    return what_is_wrong(record, box)
