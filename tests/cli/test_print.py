from pathlib import Path

from click.testing import CliRunner, Result
from pypdf import PdfReader

from stella.cli.print import print_box
from tests.cli.running import said
from tests.printing.papers import root


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(print_box, [str(argument) for argument in arguments])


def test_the_parts_that_are_asked_for_are_written_and_named(tmp_path: Path) -> None:
    result = run("scores", "board", "--language", "pl", "--paper", "letter", "--out", tmp_path / "box")

    assert result.exit_code == 0
    written = sorted(path.name for path in (tmp_path / "box").iterdir())
    assert written == ["stella-board-pl-letter.pdf", "stella-scores-pl-letter.pdf"]
    assert root(PdfReader(tmp_path / "box" / written[1]))["/Lang"] == "pl"
    assert all(name in result.stdout for name in written)


def test_a_deck_that_is_not_there_is_named_in_a_sentence(tmp_path: Path) -> None:
    result = run("cards", "--deck", "nowhere", "--data", tmp_path, "--out", tmp_path)

    assert result.exit_code == 1
    assert "There is no deck 'nowhere'" in result.stderr


def test_words_of_your_own_are_read_from_a_file_and_refused_if_they_cannot_be_printed(tmp_path: Path) -> None:
    good, bad, many = tmp_path / "good.txt", tmp_path / "bad.txt", tmp_path / "many.txt"
    good.write_text("Lighthouse\n\nŁódź\n", "utf-8")
    bad.write_text("猫\n", "utf-8")
    many.write_text("\n".join(f"word {number}" for number in range(41)))

    printed = run("words", "--own-words", good, "--out", tmp_path)
    refused = [run("words", "--own-words", file, "--out", tmp_path) for file in (bad, many)]

    assert printed.exit_code == 0
    assert "Łódź" in PdfReader(tmp_path / "stella-words-en-a4.pdf").pages[-3].extract_text()
    assert [result.exit_code for result in refused] == [1, 1]
    assert "have no letters for '猫'" in said(refused[0])
    assert "has 41 words. Print at most 40 at a time." in said(refused[1])
