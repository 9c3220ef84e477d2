"""The page that prints the game, in a real browser: choose, wait, save."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser
from pypdf import PdfReader

from stella.protocol.codes import Code
from stella.protocol.sentences import sentence
from tests.browser.axe import findings
from tests.browser.people import LAPTOP, PHONE, TV, Person, overflows
from tests.server.running import RunningServer

MAKING = 90_000
"""Milliseconds: a process starts and draws."""


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(PHONE, id="phone"),
        pytest.param(LAPTOP, id="laptop", marks=pytest.mark.full),
        pytest.param(TV, id="tv", marks=pytest.mark.full),
    ],
)
def test_word_cards_in_two_languages_are_made_and_saved(
    browser: Browser, server: RunningServer, size: tuple[int, int], tmp_path: Path
) -> None:
    ana = Person(browser, server.address, size=size)
    page = ana.page
    page.goto(f"{server.address}/print")
    page.get_by_label("What to print").select_option("words")
    page.get_by_label("Second language on word cards").select_option("bg")
    page.get_by_label("Custom words, one per line").fill("Lighthouse\nŁódź")
    page.get_by_label("Two-sided: the printer flips the sheet").check()
    page.get_by_label("To the right (x)").fill("1.5")

    assert findings(ana) == []
    assert not overflows(ana)
    page.get_by_role("button", name="Make the PDF").click()
    with page.expect_download(timeout=MAKING) as saved:
        page.get_by_role("link", name="Save Word cards").click(timeout=MAKING)

    saved.value.save_as(tmp_path / "words.pdf")
    assert saved.value.suggested_filename == "stella-words-en-a4.pdf"
    written = "".join(sheet.extract_text() for sheet in PdfReader(tmp_path / "words.pdf").pages)
    assert all(word in written for word in ("Lighthouse", "Łódź", "Вода"))


def test_a_word_that_no_font_has_is_refused_with_its_sentence(browser: Browser, server: RunningServer) -> None:
    page = Person(browser, server.address).page
    page.goto(f"{server.address}/print")
    page.get_by_label("What to print").select_option("words")
    page.get_by_label("Custom words, one per line").fill("猫")

    page.get_by_role("button", name="Make the PDF").click()

    page.get_by_text(sentence(Code.WORD_NOT_PRINTABLE, "en")).wait_for(timeout=MAKING)
