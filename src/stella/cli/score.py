"""`stella score`: the points that other slates would have scored at recorded tables, as one more player."""

from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import msgspec
import rich_click as click
from msgspec import Struct

from stella.content.plain_text import printable
from stella.records import NotARecord, Record, decode, what_is_wrong
from stella.records.format import Round
from stella.rules.box import MAX_MARKS, Setup
from stella.rules.one_more_player import OneMorePlayer
from stella.verification import LONGEST_SENTENCE, documents

_FILE = click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path)


class SlateLine(Struct, forbid_unknown_fields=True):
    """One line of a file of slates: the marks of an additional player in a round of a game."""

    game: int | str  # the number of the record in its file, from 1, or its digest
    round: int
    cards: tuple[int, ...]
    name: str = ""


class Scored(Struct, kw_only=True):
    """One slate as `--json` prints it. `table` holds the points of the original players."""

    game: int | str
    round: int
    name: str
    points: int
    sparks: int
    super_sparks: int
    is_dark: bool
    has_fallen: bool
    table: tuple[int, ...]


@click.command()
@click.argument("records", type=_FILE)
@click.option("--slates", type=_FILE, required=True, help="JSON lines: game, round, cards and perhaps a name.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per slate instead of the averages.")
def score(records: Path, slates: Path, as_json: bool) -> None:
    """Score any slates against those who played the games in RECORDS.

    Each slate is judged as one more player at the same table, who points at shared pictures first. A line of the file
    with slates looks like {"game": 1, "round": 2, "cards": [4, 17], "name": "model"}; `game` is the number of the
    record, from 1, or its digest.
    """
    games = _games(records)
    found: dict[str, list[Scored]] = {}
    for line, document in documents(slates):
        scored = _scored(line, document, games)
        found.setdefault(scored.name, []).append(scored)
        if as_json:
            click.echo(msgspec.json.encode(scored).decode())
    if not found:
        raise click.ClickException(f"{slates} contains no slates.")
    if not as_json:
        for name, lines in found.items():
            click.echo(_told(name, lines))


def _games(file: Path) -> dict[int | str, Record]:
    games: dict[int | str, Record] = {}
    for number, document in documents(file):
        try:
            record = decode(document)
        except NotARecord as error:
            raise click.ClickException(f"Game {number}: {printable(str(error), LONGEST_SENTENCE)}") from error
        wrong = what_is_wrong(record)
        if wrong:
            raise click.ClickException(f"Game {number}: {printable(wrong, LONGEST_SENTENCE)}")
        games[number] = games[record.digest] = record
    return games


def _scored(line: int, document: bytes, games: dict[int | str, Record]) -> Scored:
    try:
        slate = msgspec.json.decode(document, type=SlateLine)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise click.ClickException(f"Slate {line}: {printable(str(error), LONGEST_SENTENCE)}.") from error
    record = games.get(slate.game)
    if record is None:
        raise click.ClickException(f"Slate {line}: there is no game {printable(str(slate.game))}.")
    part = next((one for one in record.rounds if one.number == slate.round and one.scores), None)
    if part is None:
        raise click.ClickException(f"Slate {line}: game {slate.game} has no scored round {slate.round}.")
    if not 1 <= len(slate.cards) <= MAX_MARKS or len(set(slate.cards)) < len(slate.cards):
        raise click.ClickException(f"Slate {line}: a slate has 1 to {MAX_MARKS} different cards.")
    if not set(slate.cards) <= set(part.table):
        raise click.ClickException(f"Slate {line}: not all of its cards are on the table.")
    return _judged(slate, record, part)


def _judged(slate: SlateLine, record: Record, part: Round) -> Scored:
    def mask(cards: tuple[int, ...]) -> int:
        return sum(1 << part.table.index(card) for card in cards)

    setup = Setup(record.setup.rounds, record.setup.stars)
    line = OneMorePlayer([mask(one.cards or ()) for one in part.slates], setup).score(mask(slate.cards))
    return Scored(
        game=slate.game,
        round=slate.round,
        name=slate.name,
        points=line.points,
        sparks=line.sparks,
        super_sparks=line.super_sparks,
        is_dark=line.is_dark,
        has_fallen=line.has_fallen,
        table=tuple([one.points for one in part.scores]),
    )


def _told(name: str, lines: list[Scored]) -> str:
    points, table = [line.points for line in lines], [fmean(line.table) for line in lines]
    half = 1.96 * stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
    who = f"{printable(name)}: " if name else ""
    falls, dark = fmean(line.has_fallen for line in lines), fmean(line.is_dark for line in lines)
    return (
        f"{who}{len(lines)} slate{'' if len(lines) == 1 else 's'}, {fmean(points):.2f} points per round "
        f"(95 %: {fmean(points) - half:.2f} to {fmean(points) + half:.2f}), the table {fmean(table):.2f}, "
        f"fallen {falls:.0%}, in the dark {dark:.0%}."
    )
