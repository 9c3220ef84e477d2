from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from stella.cli.content import deck, words
from stella.content.decks import load_deck
from tests.content.pictures import encoded, folder_of, picture, small_faces


def run(command: str, *arguments: str | Path) -> Result:
    group = {"deck": deck, "words": words}[command]
    return CliRunner().invoke(group, [str(argument) for argument in arguments])


def test_a_good_folder_is_checked_packed_and_checked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stella.content.decks.packing.faces", small_faces)
    source = folder_of(tmp_path / "Ours [red]")

    checked = run("deck", "check", source)
    packed = run("deck", "pack", source, "--data", tmp_path / "data")
    again = run("deck", "check", tmp_path / "data" / "decks" / "ours-red")

    assert checked.exit_code == packed.exit_code == again.exit_code == 0
    assert "'ours-red' will be a deck of 30 pictures, 0 of them described." in checked.output
    assert load_deck(tmp_path / "data" / "decks" / "ours-red").hash in packed.output
    assert "The deck 'ours-red' is whole: 30 pictures" in again.output


def test_a_bad_folder_is_refused_by_the_names_of_its_files(tmp_path: Path) -> None:
    source = folder_of(tmp_path / "ours")
    (source / "[bold]evil.png").write_bytes(encoded(picture(), "JPEG"))

    result = run("deck", "check", source)

    assert result.exit_code == 1
    assert "[bold]evil.png is a JPEG picture inside" in result.stderr


def test_a_word_list_is_checked(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.csv", tmp_path / "bad.csv"
    good.write_text("en\n" + "".join(f"word {number}\n" for number in range(8)))
    bad.write_text("en\nmoon\nmoon\n")

    assert "'good' has 4 word cards with 8 words in en" in run("words", "check", good).output
    assert run("words", "check", bad).exit_code == 1
    assert "the word 'moon' (en) is on card 1 and again on card 1." in run("words", "check", bad).stderr
