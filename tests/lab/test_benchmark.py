"""The benchmark is fixed and current, covers all cards, words and languages, and judges by the rules."""

import json
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from stella.cli import main
from stella.content.decks import load_deck
from stella.content.languages import LANGUAGES
from stella.content.words import load_words
from stella.lab.atlas import HELD_OUT, load_atlas
from stella.lab.benchmark import Answer, Split, Table, judged, load_benchmark
from stella.lab.benchmark.baselines import at_random, by_bot, greedy, knowing_all, popularity
from stella.lab.benchmark.scores import pointed, predicted, regret
from stella.lab.benchmark.tables import lay, write

from ..bots.tables import some_knowledge

BENCHMARK = load_benchmark()
TABLES = BENCHMARK.tables


def a_table(**slates: tuple[int, ...]) -> Table:
    company = slates or {"ada": (0, 1), "bruno": (0, 2), "clara": (0,), HELD_OUT: (0, 3)}
    return Table("moon-known", Split.TRAIN, "moon", "en", 0, tuple(map(str, range(15))), (0, 1, 4), company)


def an_answer(marks: int, *best: int, order: tuple[int, ...] = ()) -> Answer:
    scores = tuple([float(20 - best.index(field)) if field in best else 0.0 for field in range(15)])
    return Answer("moon-known", scores, marks, order)


def test_the_tables_are_what_the_atlas_the_deck_and_the_words_give(tmp_path: Path) -> None:
    write(lay(load_atlas(), load_deck(), load_words()), tmp_path / "tables.json")

    assert load_benchmark(tmp_path / "tables.json") == BENCHMARK, "run `python -m stella.lab.benchmark`"


def test_all_cards_words_and_languages_are_there() -> None:
    deck, words = load_deck(), load_words()

    assert {card for table in TABLES for card in table.cards} == {card.id for card in deck.cards}
    assert {table.clue for table in TABLES} == set(words.words)
    for split in Split:
        assert {table.language for table in BENCHMARK.of(split)} == set(LANGUAGES)
    assert len({table.id for table in TABLES}) == len(TABLES) == 2 * len(words.words)


def test_what_is_new_never_lies_on_a_table_to_learn_from() -> None:
    train = BENCHMARK.of(Split.TRAIN)
    cards, words = {card for table in train for card in table.cards}, {table.clue for table in train}

    for table in TABLES:
        has_new_cards = table.split in (Split.NEW_CARDS, Split.NEW_BOTH)
        assert bool(cards & set(table.cards)) is not has_new_cards
        assert (table.clue in words) is (table.split in (Split.TRAIN, Split.NEW_CARDS))


def test_every_slate_is_legal_and_the_given_ones_hold_a_risk() -> None:
    for table in TABLES:
        assert all(1 <= len(slate) == len(set(slate)) <= 10 for slate in table.company.values())
        marked = {field for slate in table.company.values() for field in slate}
        assert len(set(table.given)) == 6
        assert set(table.given) & marked
        assert len(marked) > 12 or set(table.given) - marked


def test_predicting_is_judged_for_each_of_the_company() -> None:
    perfect = predicted(a_table(), an_answer(3, 0, 1, 2, 3))
    wrong = predicted(a_table(), an_answer(3, 14, 13))

    assert perfect["clara"] == 1.0
    assert perfect[HELD_OUT] == pytest.approx((13 + 11) / 26)
    assert wrong["clara"] == pytest.approx((12 / 2) / 14)


def test_points_are_those_of_a_reveal_by_the_rules() -> None:
    table = a_table()

    assert pointed(table, (0,)) == 2  # a spark
    assert pointed(table, (1,)) == 3  # a super-spark with ada
    assert pointed(table, (0, 1, 2)) == 2 + 3 + 3 - 0  # in the dark and not fallen (rules §6.2)
    assert pointed(table, (9, 0)) == 0  # a fall first; two marks are not alone at the top
    assert pointed(table, (9, 0, 1)) == 0


def test_the_order_matters_and_another_number_may_have_been_better() -> None:
    table = a_table(ada=(0, 5, 6, 7, 8), bruno=(0, 5, 6, 7, 8), clara=(1,), denis=(2,))
    points = {pointed(table, order) for order in permutations((0, 1, 9))}

    assert len(points) > 1
    assert regret(table, an_answer(1, 0, 1, 2)) > 0
    assert regret(table, an_answer(3, 0, 1, 2)) < regret(table, an_answer(1, 0, 1, 2))


def test_simple_agents_answer_every_table_and_rank_as_they_should() -> None:
    tables = BENCHMARK.of(Split.NEW_BOTH)[:30]
    popular = popularity(BENCHMARK.of(Split.TRAIN))
    results = {
        "random": judged(tables, {table.id: at_random(table) for table in tables}),
        "greedy": judged(tables, {table.id: greedy(table, popular) for table in tables}),
        "oracle": judged(tables, {table.id: knowing_all(table) for table in tables}),
    }

    assert results["oracle"].choose.low > results["random"].choose.high
    assert results["oracle"].predict.value > 0.9
    assert results["greedy"].predict.value == 0.5  # all of its cards are new to it
    for result in results.values():
        assert result.choose.low <= result.choose.value <= result.choose.high
        assert result.regret.value >= 0


def test_a_bot_answers_with_its_own_eyes_and_number() -> None:
    knowledge = some_knowledge()
    table = msgspec.structs.replace(a_table(), clue="water")
    places = {card: int(card) for card in table.cards}

    answer = by_bot(table, 0, 4, knowledge, places)

    answer.check(table)
    assert answer == by_bot(table, 0, 4, knowledge, places)
    assert answer != by_bot(table, 1, 4, knowledge, places)


def stella(*words: object) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


@pytest.fixture
def only_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the slow baselines, which `stella bench-agents` computes."""
    found = [("random", {table.id: at_random(table) for table in TABLES})]
    monkeypatch.setattr("stella.cli.bench_agents.baselines", lambda *_: found)


@pytest.mark.usefixtures("only_chance")
def test_own_answers_are_judged_beside_the_baselines(tmp_path: Path) -> None:
    questions, answers = tmp_path / "questions.jsonl", tmp_path / "mine.jsonl"
    told = stella("bench-agents", "--questions", questions)
    asked = [json.loads(line) for line in questions.read_text().splitlines()]
    assert not [one["text"] for one in asked if "\u00ad" in one["text"]]
    lines = [{"table": one["table"], "scores": one["cards"], "marks": 3, "order": one["given"]} for one in asked]
    answers.write_text("".join(json.dumps(line) + "\n" for line in lines))

    result = stella("bench-agents", "--answers", answers, "--split", "new-both", "--json")

    found = {line["agent"]: line for line in map(json.loads, result.stdout.splitlines())}
    assert told.output.startswith("400 tables written to ")
    assert set(found) == {"mine", "random"}
    assert found["mine"]["tables"] == 50
    assert 0.3 < found["mine"]["predict"]["value"] < 0.7
    assert "The encoder was left out" in result.stderr
    for one in asked:
        assert (one["company"] is not None) is (one["split"] == "train")
        assert all(Path(path).is_file() for path in one["pictures"])


@pytest.mark.usefixtures("only_chance")
def test_the_table_of_results_has_intervals() -> None:
    result = stella("bench-agents", "--split", "new-both")

    assert "95 % intervals over words" in result.stdout
    assert "random" in result.stdout


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"scores": [1.0] * 14}, "there are 14 scores, and 15 pictures"),
        ({"scores": [1e12] * 15}, "a score is too large"),
        ({"marks": 0}, "1 to 10 pictures can be marked, not 0"),
        ({"order": [0, 0]}, "the order is not one of the given fields"),
        ({"name": "x"}, "Line 1: Object contains unknown field"),
        ({"table": "nowhere"}, "There is no answer for 1 tables, such as"),
    ],
)
def test_an_answer_that_cannot_be_judged_is_refused(change: dict[str, Any], sentence: str) -> None:
    from stella.lab.benchmark.answers import WrongAnswer, read_answers

    table = TABLES[0]
    line = {"table": table.id, "scores": [0.0] * 15, "marks": 5} | change

    with pytest.raises(WrongAnswer, match=sentence.replace("(", r"\(")):
        read_answers([json.dumps(line).encode()], [table])


def test_another_edition_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    other = msgspec.structs.replace(BENCHMARK, deck=msgspec.structs.replace(BENCHMARK.deck, hash="0"))
    monkeypatch.setattr("stella.cli.bench_agents.load_benchmark", lambda: other)

    result = stella("bench-agents")

    assert result.exit_code == 1
    assert "another edition" in result.output
