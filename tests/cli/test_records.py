"""`stella simulate`, `verify` and `replay`: write many games, check all of them, play back any of them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from stella.boxes import shelf_of
from stella.cli import main
from stella.records import decode, encode, openness, record_of
from stella.records.documents import with_digest
from stella.rooms.openings import introduction
from stella.rules import Setup
from tests.cli.running import said
from tests.records.games import ENDED, RUNNING, WHOLE, whole_game


def stella(*words: object, answers: str | None = None) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words], input=answers)


def simulated(folder: Path, *more: object) -> Path:
    out = folder / "games.jsonl"
    result = stella("simulate", "--games", 6, "--players", 5, "--seed", 7, "--out", out, "--jobs", 1, *more)
    assert result.exit_code == 0, result.output
    return out


def test_simulated_games_are_valid(tmp_path: Path) -> None:
    result = stella("verify", simulated(tmp_path))

    assert (result.exit_code, result.output) == (0, "6 checked, all valid.\n")


def test_the_same_seed_gives_the_same_games_whatever_the_jobs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = simulated(tmp_path).read_bytes()
    monkeypatch.setattr("stella.cli.simulate.BATCH", 2)

    together = simulated(tmp_path, "--jobs", 2).read_bytes()
    another = simulated(tmp_path, "--seed", 8).read_bytes()

    assert alone == together
    assert alone != another


FORGED = "x' \n1 checked, all valid.\n\x1b[8m\x9b2J"


@pytest.mark.parametrize(
    "change",
    [
        lambda game: game["words"].update(id=FORGED),
        lambda game: game["rounds"][0].update(clue=FORGED),
        lambda game: game.update({FORGED: 1}),
        lambda game: game.update(format=FORGED),
    ],
    ids=["the word list", "the clue", "an unknown field", "the format"],
)
def test_a_record_cannot_write_its_own_verdict_on_the_terminal(
    tmp_path: Path, change: Callable[[dict[str, Any]], None]
) -> None:
    game = json.loads(encode(record_of(WHOLE["three, drawn"])))
    change(game)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game))

    for command in ("verify", "replay"):
        output = stella(command, file).output

        assert "\n1 checked, all valid." not in output
        assert [mark for mark in output if not mark.isprintable() and mark != "\n"] == []


def test_a_changed_star_is_refused_with_game_round_and_seat(tmp_path: Path) -> None:
    file = simulated(tmp_path)
    games = [json.loads(line) for line in file.read_text().splitlines()]
    games[3]["rounds"][1]["pointings"][0]["stars"][2] += 1
    file.write_text("\n".join(map(json.dumps, games)))

    result = stella("verify", file)

    assert result.exit_code == 1
    assert "Game 4: Round 2, seat 2: " in result.output
    assert "6 checked, 1 wrong." in result.output


def test_a_changed_word_is_found_with_the_word_list(tmp_path: Path) -> None:
    file = simulated(tmp_path)
    file.write_text(file.read_text().replace('"is_custom":false},"clue"', '"is_custom":true},"clue"', 1))

    result = stella("verify", file)

    assert "Game 1: Round 1: the seed draws word card" in result.output


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "contains no records"),
        ("\n\n", "contains no records"),
        ("{}", "Game 1: This is not a record of a format up to 3"),
    ],
)
def test_a_file_without_records_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "empty.jsonl"
    file.write_text(text)

    result = stella("verify", file)

    assert result.exit_code == 1
    assert sentence in result.output


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        (b'{"format":2,"server":"\xff"}', "This is not JSON: it is not UTF-8 text."),
        (b'{"format":2,"later":' + b"[" * 100_000, "This is not a record: it is nested too deeply."),
    ],
)
def test_what_no_program_wrote_is_refused_in_a_sentence(tmp_path: Path, document: bytes, sentence: str) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(document)

    for command in ("verify", "replay"):
        told = stella(command, file)

        assert told.exit_code == 1
        assert sentence in said(told)


def test_an_unknown_word_list_is_said(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(json.loads(encode(record_of(WHOLE["three, drawn"]))), indent=2))

    result = stella("verify", file)

    assert result.exit_code == 0
    assert "The word list 'words' is not installed" in result.output


def test_a_game_is_told_with_table_slates_lanterns_sparks_and_score_sheet(tmp_path: Path) -> None:
    result = stella("replay", simulated(tmp_path), "--game", 2, "--language", "de")

    assert result.exit_code == 0
    for part in ("Round I:", "Round IV:", "Table", "Slates", "Lanterns", "★★", "Score sheet", "points."):
        assert part in result.output


def test_a_game_is_told_step_by_step(tmp_path: Path) -> None:
    file = simulated(tmp_path)
    stopped = stella("replay", file, "--step", answers="\n\n")
    whole = stella("replay", file, "--step", answers="\n" * 500)

    assert stopped.exit_code == 1  # nobody pressed Enter again
    assert "Slates" in stopped.output
    assert "Score sheet" not in stopped.output
    assert "points." in whole.output


@pytest.mark.parametrize(
    ("name", "last"),
    [("marking round 1", "Everybody is still marking."), ("revealing round 2", "The reveal goes on.")],
)
def test_a_running_game_is_told_as_far_as_it_is(tmp_path: Path, name: str, last: str) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(encode(record_of(RUNNING[name])))

    result = stella("replay", file)

    assert result.output.rstrip().endswith(last)


@pytest.mark.parametrize("name", ["three, discovery, swapped", "four, custom mixed, swapped"])
def test_a_swapped_word_is_told(tmp_path: Path, name: str) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(encode(record_of(WHOLE[name])))

    assert "The group chose the other word of the card." in stella("replay", file).output


def test_what_cannot_be_told_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = simulated(tmp_path)
    bad = tmp_path / "bad.json"
    bad.write_text("{")
    wrong = tmp_path / "wrong.json"
    wrong.write_text(file.read_text().splitlines()[0].replace('"winners":[', '"winners":[0,'))

    assert "has no game 7" in stella("replay", file, "--game", 7).output
    assert "Game 1: This is not JSON" in stella("replay", bad).output
    assert "Game 1: " in stella("replay", wrong).output


def test_a_replay_with_insight_says_what_every_scored_round_could_have_been(tmp_path: Path) -> None:
    whole, running = tmp_path / "whole.json", tmp_path / "running.json"
    whole.write_bytes(encode(record_of(WHOLE["three, drawn"])))
    running.write_bytes(encode(record_of(RUNNING["revealing round 2"])))

    told, told_early = stella("replay", whole, "--insight"), stella("replay", running, "--insight")
    plain = stella("replay", whole)

    assert told.output.count("What if?") == 4
    assert told_early.output.count("What if?") == 1
    assert "would have made" in told.output
    assert "What if?" not in plain.output


def told(folder: Path, *documents: bytes) -> Result:
    file = folder / "games.jsonl"
    file.write_bytes(b"\n".join(documents))
    return stella("replay", file)


def test_notes_hand_overs_and_an_early_end_are_told(tmp_path: Path) -> None:
    noted = told(tmp_path, encode(record_of(WHOLE["four, notes"]))).output
    handed = told(tmp_path, encode(record_of(WHOLE["three, handed over"]))).output
    ended = told(tmp_path, encode(record_of(ENDED["ended in the reveal of round 3"]))).output
    marking = told(tmp_path, encode(record_of(ENDED["ended while marking round 1"]))).output

    assert ": “0 sees " in noted
    assert "zoe plays from round II on for eva" in handed
    assert "The game was ended here." in ended
    assert "The game was ended here." in marking


def test_records_of_format_1_are_verified_and_told(tmp_path: Path) -> None:
    old = Path(__file__).parents[1] / "records" / "fixtures" / "format-1.jsonl"

    result = stella("verify", old)
    first = told(tmp_path, old.read_bytes().splitlines()[0])

    assert result.exit_code == 0
    assert "10 checked, all valid." in result.output
    assert "points." in first.output


def test_the_size_of_a_deck_that_is_here_is_known(tmp_path: Path) -> None:
    file = simulated(tmp_path)
    record = decode(file.read_bytes().splitlines()[0])
    file.write_bytes(encode(with_digest(replace(record, deck=replace(record.deck, size=record.deck.size + 1)))))

    result = stella("verify", file)

    assert "This is another deck." in result.output


def test_strict_verification_accepts_games_of_bots_with_the_box_that_is_here(tmp_path: Path) -> None:
    result = stella("verify", "--strict", simulated(tmp_path))

    assert (result.exit_code, result.output) == (0, "6 checked, all valid.\n")


def test_strict_verification_fails_where_deck_or_words_are_unknown(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(encode(record_of(WHOLE["three, common chance"])))

    result = stella("verify", "--strict", file)

    assert result.exit_code == 1
    assert "Game 1: The deck 'deck' is not installed" in result.output
    assert "Game 1: The word list 'words' is not installed" in result.output
    assert "1 checked, 1 not proved." in result.output


def test_strict_verification_fails_where_a_person_played_and_no_device_added_to_the_draw(tmp_path: Path) -> None:
    file = simulated(tmp_path)
    games = [decode(line) for line in file.read_bytes().splitlines()]
    people = [replace(game, players=(replace(game.players[0], is_bot=False), *game.players[1:])) for game in games]
    file.write_bytes(b"\n".join(encode(with_digest(game)) for game in people))

    strict, plain = stella("verify", "--strict", file), stella("verify", file)

    assert strict.exit_code == 1
    assert strict.output.count("No device added to the draw, although others than bots sat at the table.") == 6
    assert (plain.exit_code, plain.output.count("No device added to the draw")) == (0, 1)


def test_records_come_from_standard_input_too(tmp_path: Path) -> None:
    lines = simulated(tmp_path).read_text()
    indented = json.dumps(json.loads(lines.splitlines()[0]), indent=2)

    assert stella("verify", "-", answers=lines).output == "6 checked, all valid.\n"
    assert stella("verify", "-", answers=indented).output == "1 checked, all valid.\n"
    assert "Standard input contains no records" in said(stella("verify", "-", answers=""))
    assert "1 checked, 1 wrong." in stella("verify", "-", answers="{").output


def test_findings_are_printed_as_json(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(encode(record_of(RUNNING["marking round 1"])) + b"\n{}\n")

    result = stella("verify", "--json", file)

    running, nothing = [json.loads(line) for line in result.output.splitlines()]
    assert result.exit_code == 1
    assert (running["verdict"], running["format"], running["is_over"]) == ("unproved", 3, False)
    assert "The game is not over, so its draws were not checked." in running["unproved"]
    assert (nothing["verdict"], nothing["format"], nothing["digest"]) == ("wrong", None, None)
    assert nothing["wrong"].startswith("This is not a record")


def test_word_lists_and_decks_of_a_data_directory_are_known(tmp_path: Path) -> None:
    shelf = shelf_of(tmp_path / "nothing")
    words = tmp_path / "words"
    words.mkdir()
    (words / "mine.toml").write_text(f"cards = {[[f'one {n}', f'two {n}'] for n in range(8)]}")

    assert [reference.id for reference in shelf.words] == ["stella"]
    assert {reference.id for reference in shelf.decks} >= {"stella"}
    assert "mine" in [reference.id for reference in shelf_of(tmp_path).words]


def test_the_introduction_is_known_by_its_seed() -> None:
    assert introduction.INTRODUCTION.seed == openness.INTRODUCTION


def test_a_game_without_stars_is_told_by_who_saw_what(tmp_path: Path) -> None:
    facts = whole_game(3, 5, setup=Setup(2, stars=False))
    (tmp_path / "soft.json").write_bytes(encode(record_of(facts)))

    result = stella(
        "replay",
        tmp_path / "soft.json",
    )

    assert result.exit_code == 0, result.output
    assert "seen by" in result.output
    assert "without stars" in result.output
    assert not any(word in result.output for word in ("a fall", "in the dark", "wins", "Score sheet"))
