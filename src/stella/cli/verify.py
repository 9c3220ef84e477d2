"""`stella verify`: checks every record of a file and says in one sentence what is wrong and where."""

from pathlib import Path

import rich_click as click

from stella.cli.options import data_option
from stella.verification import NoRecords, Verification


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path))
@click.option("--strict", is_flag=True, help="Also fail if something in a record could not be checked here.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per record.")
@data_option
def verify(file: Path, strict: bool, as_json: bool, data: Path) -> None:
    """Check the records in FILE: seals, draws, every move, every score.

    FILE is one JSON document, or JSON lines (.jsonl) with one record each; `-` is standard input. The exit code is 1 if
    any record is wrong. Each problem is listed with its game, round and seat.
    """
    verification = Verification(file, strict=strict, data=data)
    try:
        for line in verification.lines() if as_json else verification.sentences():
            click.echo(line)
    except NoRecords as error:
        raise click.ClickException(str(error)) from None
    if verification.wrong:
        raise SystemExit(1)
