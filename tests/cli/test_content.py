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
    monkeypatch.setattr("stella.content.decks.packer.faces", small_faces)
    source = folder_of(tmp_path / "Ours [red]")

    checked = run("deck", "check", source)
    packed = run("deck", "pack", source, "--data", tmp_path / "data")
    again = run("deck", "check", tmp_path / "data" / "decks" / "ours-red")

    assert checked.exit_code == packed.exit_code == again.exit_code == 0
    assert "'ours-red' will be a deck of 30 pictures, 0 of them described." in checked.output
    assert load_deck(tmp_path / "data" / "decks" / "ours-red").hash in packed.output
    assert "The deck 'ours-red' is intact: 30 pictures" in again.output


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


def test_a_word_list_is_installed_once_unless_replaced(tmp_path: Path) -> None:
    table, other = tmp_path / "Family.csv", tmp_path / "family.toml"
    table.write_text("en,de\n" + "".join(f"word {number},Wort {number}\n" for number in range(8)))
    other.write_text('cards = [["a", "b"], ["c"], ["d"], ["e"]]')

    installed = run("words", "install", table, "--data", tmp_path / "data")
    again = run("words", "install", other, "--data", tmp_path / "data")
    replaced = run("words", "install", other, "--data", tmp_path / "data", "--replace")

    assert "The word list 'family' is installed: 4 word cards." in installed.output
    assert "Without words in" in installed.output
    assert again.exit_code == 1
    assert "There is already a word list 'family'; replace it with --replace." in again.stderr
    assert replaced.exit_code == 0
    assert [path.name for path in (tmp_path / "data" / "words").iterdir()] == ["family.toml"]


def test_a_list_that_cannot_be_used_is_never_installed(tmp_path: Path) -> None:
    bad, ours = tmp_path / "bad.csv", tmp_path / "stella.csv"
    bad.write_text("en\nmoon\n")
    ours.write_text("en\n" + "".join(f"word {number}\n" for number in range(8)))

    results = [run("words", "install", file, "--data", tmp_path / "data") for file in (bad, ours)]

    assert [result.exit_code for result in results] == [1, 1]
    assert "is the game's own list" in results[1].stderr
    assert not (tmp_path / "data" / "words").exists()
