"""The page that prints the game, in a real browser: choose, wait, save."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route
from pypdf import PdfReader

from stella.protocol.codes import Code
from stella.protocol.sentences import sentence
from tests.browser.axe import findings
from tests.browser.listening import FOCUS, Listener, sentences, transcript
from tests.browser.people import LAPTOP, PHONE, TV, Person, overflows
from tests.browser.recording import RECORD
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


def test_others_are_only_named_when_a_pdf_waits_for_theirs(browser: Browser, server: RunningServer) -> None:
    page = Person(browser, server.address).page
    page.goto(f"{server.address}/print")
    answers = iter(["waiting", "waiting", "making"])
    said: list[str] = []

    def answer(route: Route) -> None:
        said.append(page.locator(".make p").inner_text())
        route.fulfill(json={"phase": next(answers, "ready"), "done": 0, "total": 0, "address": None})

    page.route("**/api/prints", answer)
    page.get_by_role("button", name="Make the PDF").click()
    page.locator(".make p").get_by_text("The PDF is ready.").wait_for()

    assert said == ["Starting…", "Starting…", "Waiting for other PDFs…", "Starting…"]


def test_a_word_that_no_font_has_is_refused_with_its_sentence(browser: Browser, server: RunningServer) -> None:
    page = Person(browser, server.address).page
    page.goto(f"{server.address}/print")
    page.get_by_label("What to print").select_option("words")
    page.get_by_label("Custom words, one per line").fill("猫")

    page.get_by_role("button", name="Make the PDF").click()

    page.locator(".make p").get_by_text(sentence(Code.WORD_NOT_PRINTABLE, "en")).wait_for(timeout=MAKING)


def test_a_pdf_is_made_and_saved_by_ear_alone(browser: Browser, server: RunningServer, tmp_path: Path) -> None:
    eva = Person(
        browser, server.address, pace="normal", has_clock=True, scripts=(RECORD, FOCUS), settings={"ear": True}
    )
    eva.go("/print").wait("form")
    ear = Listener(eva)
    try:
        ear.tab_to("What to print")
        ear.press("w")
        ear.tab_to("Custom words, one per line")
        eva.page.keyboard.type("猫")
        ear.tab_to("Make the PDF")
        eva.page.keyboard.press("Enter")
        ear.hears(sentence(Code.WORD_NOT_PRINTABLE, "en"))
        ear.press("Shift+Tab", "Shift+Tab")
        eva.page.keyboard.press("Control+a")
        eva.page.keyboard.type("Lighthouse")
        ear.tab_to("Make the PDF")
        eva.page.keyboard.press("Enter")
        ear.hears("The PDF is ready.")
        assert "Save Word cards" in [each.text for each in ear.said[-2:]]
        with eva.page.expect_download(timeout=MAKING) as saved:
            eva.page.keyboard.press("Enter")
        saved.value.save_as(tmp_path / "words.pdf")
    finally:
        print(transcript(ear.said))

    said = sentences(ear.said)
    assert said["The PDF is ready."] == 1
    assert len([each for each in ear.said if "Making page" in each.text]) <= 2  # not every page
    assert ear.lost == []
    eva.excuse("409")  # a refusal is one for the console too
    assert eva.complaints == []
    eva.close()
