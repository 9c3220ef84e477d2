"""`stella bench-agents`: the scores of baselines and your own agents in the benchmark of common ground."""

from pathlib import Path
from typing import Final

import msgspec
import rich_click as click
from rich.console import Console
from rich.table import Table as Grid

from stella.content.decks import WIDTHS, Deck, load_deck
from stella.content.errors import ContentError
from stella.content.words import WordList, load_words
from stella.lab.benchmark import Benchmark, Result, Split, Table, baselines, judged, load_benchmark, read_answers
from stella.lab.benchmark.answers import WrongAnswer
from stella.lab.benchmark.baselines import Answers
from stella.lab.benchmark.scores import Mean
from stella.verification import documents

_SPLITS: Final = {
    "test": (Split.NEW_CARDS, Split.NEW_WORDS, Split.NEW_BOTH),
    "all": tuple(Split),
    **{split.value: (split,) for split in Split},
}
_out: Final = Console(highlight=False)


@click.command("bench-agents")
@click.option(
    "--answers",
    multiple=True,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="JSON lines with the answers of your own agent; the file's name is its name. May be repeated.",
)
@click.option(
    "--split",
    type=click.Choice(list(_SPLITS)),
    default="test",
    show_default=True,
    help="Which tables count: `test` are all with new cards or a new word.",
)
@click.option(
    "--questions", type=click.Path(dir_okay=False, path_type=Path), help="Write the tables to answer, and end."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per agent.")
def bench_agents(answers: tuple[Path, ...], split: str, questions: Path | None, as_json: bool) -> None:
    """Measure agents on fixed tables: predict the company's marks, choose how many, point in order.

    The company are the lookers of the association atlas, a model that plays four roles. No people are in it. Without
    --answers, only the baselines are measured.
    """
    benchmark = load_benchmark()
    try:
        deck, words = load_deck(), load_words()
    except ContentError as error:
        raise click.ClickException(str(error)) from error
    _check(benchmark, deck, words)
    if questions is not None:
        _write_questions(questions, benchmark, deck, words)
        return
    tables = benchmark.of(*_SPLITS[split])
    found = {path.stem: _read(path, tables) for path in answers}
    found |= dict(baselines(benchmark, deck, words))
    results = {name: judged(tables, given) for name, given in found.items()}
    if as_json:
        for name, result in results.items():
            click.echo(msgspec.json.encode({"agent": name, "split": split} | msgspec.to_builtins(result)).decode())
    else:
        _out.print(_grid(results))
        _out.print(f"{len(tables)} tables ({split}). In brackets: 95 % intervals over words.")
    if "encoder" not in found:
        click.echo("The encoder was left out: it needs the extra 'words': pip install 'stella[words]'.", err=True)


def _check(benchmark: Benchmark, deck: Deck, words: WordList) -> None:
    if (benchmark.deck.hash, benchmark.words.hash) != (deck.hash, words.hash):
        raise click.ClickException(
            "The benchmark was made for another edition of the deck or the words. In a checkout of the source, run "
            "`python -m stella.lab.benchmark`."
        )


def _read(path: Path, tables: tuple[Table, ...]) -> Answers:
    try:
        return read_answers([line for _, line in documents(path)], tables)
    except WrongAnswer as error:
        raise click.ClickException(f"{path}: {error}") from error


def _write_questions(path: Path, benchmark: Benchmark, deck: Deck, words: WordList) -> None:
    """Write the questions: what an agent may see of every table. Training tables include the company's marks."""
    places = {card.id: place for place, card in enumerate(deck.cards)}
    with path.open("wb") as file:
        for table in benchmark.tables:
            question = {
                "table": table.id,
                "split": table.split,
                "clue": table.clue,
                "language": table.language,
                "text": words.plain(table.clue, table.language),
                "cards": [places[card] for card in table.cards],
                "ids": table.cards,
                "pictures": [str(deck.picture(places[card], WIDTHS[1])) for card in table.cards],
                "given": table.given,
                "company": table.company if table.split is Split.TRAIN else None,
            }
            file.write(msgspec.json.encode(question) + b"\n")
    click.echo(f"{len(benchmark.tables)} tables written to {path}.")


def _grid(results: dict[str, Result]) -> Grid:
    grid = Grid("", "predict (AUC)", "held-out looker (AUC)", "choose (points)", "regret", "point (points)")
    for name, result in sorted(results.items(), key=lambda item: -item[1].choose.value):
        aucs = [_told(mean, 3) for mean in (result.predict, result.predict_held_out)]
        points = [_told(mean, 2) for mean in (result.choose, result.regret, result.point)]
        grid.add_row(name, *aucs, *points)
    return grid


def _told(mean: Mean, digits: int) -> str:
    return f"{mean.value:.{digits}f} ({mean.low:.{digits}f} to {mean.high:.{digits}f})"
