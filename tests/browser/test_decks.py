"""A custom deck made in a real browser: dropped, trimmed, described, packed, and chosen in the lobby."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import findings
from tests.browser.hearing import LISTEN, hears
from tests.browser.people import LAPTOP, PHONE, TV, Person, overflows
from tests.content.pictures import encoded, picture
from tests.server.running import RunningServer, serving

PASSWORD: Final = "correct horse"
PACKING: Final = 90_000
"""Milliseconds: thirty pictures are encoded in all their sizes."""


@pytest.fixture
def own(tmp_path: Path) -> Iterator[RunningServer]:
    with serving(tmp_path / "data", "--no-limits") as running:
        yield running


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Thirty pictures of all shapes, and one file that is not a picture."""
    folder = tmp_path_factory.mktemp("pictures")
    for number in range(30):
        size = ((400, 300), (200, 300), (150, 400))[number % 3]
        (folder / f"{number:02}.png").write_bytes(encoded(picture(number, size), "PNG"))
    (folder / "none.png").write_bytes(b"this is no picture")
    return sorted(folder.iterdir())


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(PHONE, id="phone"),
        pytest.param(LAPTOP, id="laptop", marks=pytest.mark.full),
        pytest.param(TV, id="tv", marks=pytest.mark.full),
    ],
)
def test_a_deck_is_made_and_chosen(
    browser: Browser, own: RunningServer, pictures: list[Path], size: tuple[int, int]
) -> None:
    ana = Person(browser, own.address, size=size)
    code = ana.open_table("Ana")
    ana.click('.options a[href^="/decks"]')
    ana.wait(".drop")
    wrong = findings(ana)
    ana.page.set_input_files("input[type=file]", pictures)
    ana.page.wait_for_function("() => document.querySelectorAll('li.paper[aria-busy=false]').length === 31")
    bad = ana.page.locator("li.paper [role=alert]").all_inner_texts()
    ana.page.fill("#picture-0-title", "The last day")
    ana.page.fill("#picture-0-text", "An empty beach in the evening.")
    ana.page.get_by_text("29 pictures have no description").wait_for()
    ana.page.locator("li.paper:nth-child(1) input[type=range]").fill("0")
    trimmed = "() => getComputedStyle(document.querySelector('li img')).objectPosition === '0% 50%'"
    ana.page.wait_for_function(trimmed)
    hint = ana.text("footer [role=status]")
    ana.page.fill("#deck-name", "Our holidays")
    wrong += findings(ana) + overflows(ana)
    if shots := os.environ.get("STELLA_SHOTS"):
        ana.page.screenshot(path=f"{shots}/decks-{size[0]}.png")
    ana.click("footer .btn--light")
    ana.page.wait_for_selector(".made", timeout=PACKING)
    wrong += findings(ana)
    ana.excuse("400")

    ana.click(f'.made a[href^="/r/{code}"]')
    ana.wait(".options select")
    expect(ana.page.locator(".options select").last).to_have_value("our-holidays")
    ana.add_bots(2)
    ana.begin()
    ana.page.wait_for_function("() => document.querySelector('.board img')?.src.includes('/our-holidays/')")

    assert bad == ["That isn’t a JPEG, PNG or WebP picture. Choose another file."]  # noqa: RUF001 - as it is said
    assert hint == "Give the deck a name."
    assert wrong == []
    assert ana.complaints == []
    ana.close()


@pytest.mark.parametrize("size", [PHONE, pytest.param(LAPTOP, marks=pytest.mark.full)])
def test_a_removed_picture_can_be_brought_back_until_more_are_added(
    browser: Browser, own: RunningServer, pictures: list[Path], size: tuple[int, int]
) -> None:
    ana = Person(browser, own.address, size=size, scripts=(LISTEN,))
    page = ana.go("/decks").page
    page.set_input_files("input[type=file]", [*pictures[:2], pictures[-1]])
    page.wait_for_function("() => document.querySelectorAll('li.paper[aria-busy=false]').length === 3")
    expect(page.locator(".face img")).to_have_count(2)  # a file that is no picture has a sign instead
    page.fill("#picture-0-title", "The last day")
    page.get_by_role("button", name="Remove: The last day").click()
    hears(ana, "Picture 1 has been removed.")
    expect(page.locator(".drop")).to_contain_text("1 picture")
    undo = page.get_by_role("button", name="Undo: The last day")
    expect(undo).to_be_focused()
    wrong = findings(ana) + overflows(ana)
    if shots := os.environ.get("STELLA_SHOTS"):
        page.screenshot(path=f"{shots}/decks-removed-{size[0]}.png")

    undo.click()
    expect(page.get_by_role("button", name="Remove: The last day")).to_be_focused()
    expect(page.locator("#picture-0-title")).to_have_value("The last day")
    expect(page.locator(".drop")).to_contain_text("2 pictures")
    page.get_by_role("button", name="Remove: The last day").click()
    page.set_input_files("input[type=file]", pictures[0])
    expect(page.locator("li.paper")).to_have_count(3)
    expect(page.locator(".drop")).to_contain_text("2 pictures")  # the same picture again is not a second one

    ana.excuse("400")
    assert wrong == []
    assert ana.complaints == []
    ana.close()


@pytest.mark.parametrize("size", [PHONE, pytest.param(LAPTOP, marks=pytest.mark.full)])
def test_a_deck_is_deleted_after_a_confirmation_and_not_while_a_table_uses_it(
    browser: Browser, own: RunningServer, pictures: list[Path], size: tuple[int, int]
) -> None:
    ana = Person(browser, own.address, size=size, scripts=(LISTEN,))
    page = ana.go("/decks").page
    page.set_input_files("input[type=file]", pictures[:30])
    page.wait_for_function("() => document.querySelectorAll('li.paper[aria-busy=false]').length === 30")
    page.fill("#deck-name", "Our holidays")
    ana.click("footer .btn--light")
    page.wait_for_selector(".made", timeout=PACKING)
    expect(page.locator(".own li")).to_contain_text("Our holidays")  # at once, without a reload
    expect(page.locator(".own li")).to_contain_text("30 pictures")
    ben = Person(browser, own.address)
    ben.open_table("Ben", deck="our-holidays")
    ana.go("/decks").wait(".own li")
    wrong = findings(ana) + overflows(ana)

    page.get_by_role("button", name="Delete Our holidays").click()
    expect(page.get_by_role("dialog", name="Delete “Our holidays”?")).to_contain_text("can’t be undone")  # noqa: RUF001
    wrong += findings(ana) + overflows(ana)
    page.get_by_role("button", name="Delete for good").click()
    hears(ana, "A table is using this deck.")
    expect(page.locator("dialog .problem")).to_be_visible()
    ana.excuse("409")
    page.get_by_role("button", name="Cancel").click()
    ben.page.locator(".options select").last.select_option("stella")
    expect(ben.page.locator(".options select").last).to_have_value("stella")
    page.get_by_role("button", name="Delete Our holidays").click()
    page.get_by_role("button", name="Delete for good").click()
    hears(ana, "“Our holidays” has been deleted.")
    expect(page.locator(".own")).to_have_count(0)
    page.wait_for_function("() => document.activeElement.matches('h1')")

    assert wrong == []
    assert ana.complaints == []
    for person in (ana, ben):
        person.close()


def test_from_elsewhere_the_password_opens_the_page(browser: Browser, tmp_path: Path) -> None:
    options = ("--no-limits", "--public-url", "http://127.0.0.1", "--host-password", PASSWORD)
    with serving(tmp_path, *options) as server:
        ana = Person(browser, server.address, size=PHONE, language="de")
        ana.go("/decks")
        ana.page.fill("#host-password", "a wrong one")
        ana.click("form .btn--light")
        ana.page.wait_for_selector("#password-problem:not(:empty)")
        said, wrong = ana.text("#password-problem"), findings(ana) + overflows(ana)
        ana.page.fill("#host-password", PASSWORD)
        ana.click("form .btn--light")
        ana.wait(".drop")
        ana.close()

    assert said == "Das ist nicht das Serverpasswort. Versuche es noch einmal."
    assert wrong == []
