"""Accessibility: axe-core finds nothing on any screen in any language, and nothing overflows at 320 pixels."""

from typing import Any, Final

import pytest

from stella.content.languages import LANGUAGES
from tests.browser.axe import findings, in_languages, look
from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, SMALL_PHONE, TV, Person, overflows
from tests.browser.tables import Tables

NAMES: Final = ("Ana", "Maximilian", "Александра", "Ben", "Zofia", "Bartoloměj")


TINY: Final = """() => {
  const tiny = [];
  for (const node of document.querySelectorAll('button, a, select, label:has(input), :not(label) > input')) {
    const { width, height } = node.getBoundingClientRect();
    if (width === 0 || node.closest('[aria-hidden=true]')) continue;
    if (Math.min(width, height) < 44) tiny.push(`${node.className} ${width}x${height}`);
  }
  return tiny;
}"""


@pytest.mark.parametrize("language", in_languages("de"))
def test_the_screens_before_a_game(meet: Meet, tables: Tables, language: str) -> None:
    table = tables("Ana", bots=1)
    ana = meet(size=PHONE, language=language)
    wrong: list[str] = []

    ana.go("/").wait(".door")
    wrong += look(ana, "door")
    ana.go("/rules").wait(".rules")
    wrong += look(ana, "rules")
    ana.go(f"/r/{table.code}").wait(".join")
    wrong += look(ana, "join")
    host = table.hand("Ana", meet, size=PHONE, language=language)
    wrong += look(host, "lobby")
    host.click(".free .add")
    host.wait("dialog li button")
    wrong += look(host, "bots")
    host.page.keyboard.press("Escape")
    host.page.wait_for_selector("dialog", state="detached")
    host.click(".around .icbtn")
    host.wait("dialog .emoji")
    wrong += look(host, "menu")
    host.page.keyboard.press("Escape")
    host.click(".options .btn--quiet")
    host.wait("dialog .word")
    wrong += look(host, "words")
    ana.resize(TV)
    ana.go(f"/tv/{table.code}").wait(".tvlobby")
    wrong += [f"tv: {line}" for line in findings(ana)]

    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(size, language, marks=() if language == "bg" else pytest.mark.full)
        for size, language in zip((PHONE, LAPTOP) * 3, LANGUAGES, strict=True)
    ],
)
def test_the_screens_of_a_game_of_six(meet: Meet, tables: Tables, size: tuple[int, int], language: str) -> None:
    table = tables(*NAMES)
    table.start()
    ana = table.hand(scout := table.first_scout, meet, size=size, language=language, pace="hand")
    page = ana.page
    wrong: list[str] = []

    for place in (0, 4, 6, 7):
        ana.mark(place)
    wrong += look(ana, "associate")
    page.keyboard.press("c")
    page.keyboard.press(" ")
    ana.wait("dialog.zoomed")
    wrong += look(ana, "enlarged")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.zoomed", state="detached")
    ana.ready()
    table.announce()
    ana.wait(".verdict.isSaid .btn")
    wrong += look(ana, "announce")
    page.keyboard.press("n")
    ana.wait(".board .card.pointable")
    wrong += look(ana, "reveal")
    assert table.point() == scout  # she falls: nobody else marked the first picture
    ana.wait(".pointing.isOver, .moment")
    wrong += look(ana, "pointed")
    table.point_on()
    ana.skip_to(".sheetscreen")
    wrong += look(ana, "score")
    table.connect(scout)
    table.finish()
    page.reload()
    ana.wait(".end")
    wrong += look(ana, "end")

    assert not wrong, "\n".join(wrong)


TWICE: Final = "() => { document.documentElement.style.fontSize = '200%'; }"
ON_WORDS: Final = """() => {
  const words = [...document.querySelectorAll('.mid h1, .mid p, .top a, .top label, .below a')];
  const isShown = (node) => node.getBoundingClientRect().width > 0;
  const lanterns = [...document.querySelectorAll('.floaters .face')].filter(isShown);
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return words.flatMap((word) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    const lines = [...range.getClientRects()];
    return lanterns.some((lantern) => lines.some((line) => meet(line, lantern.getBoundingClientRect())))
      ? [`${innerWidth}x${innerHeight} ${word.textContent}`]
      : [];
  });
}"""
DOORS: Final = (SMALL_PHONE, PHONE, (768, 1024), (844, 390), (1024, 768), (1280, 600), (1280, 640), LAPTOP, TV)


@pytest.mark.parametrize("language", ["de", pytest.param("bg", marks=pytest.mark.full)])
def test_nothing_sticks_out_when_text_is_twice_as_large(meet: Meet, tables: Tables, language: str) -> None:
    wrong: list[str] = []

    def look_twice(person: Person, screen: str) -> None:
        for size in (PHONE, LAPTOP):
            person.resize(size)
            person.page.evaluate(TWICE)
            wrong.extend(f"{screen} at {size[0]}: {line}" for line in overflows(person))
        person.page.evaluate("() => document.documentElement.removeAttribute('style')")
        person.resize(PHONE)

    lobby = tables("Konstantinopel", bots=2).hand("Konstantinopel", meet, size=PHONE, language=language)
    look_twice(lobby, "lobby")
    lobby.click(".around .icbtn[aria-haspopup]")
    lobby.wait("dialog .emoji")
    look_twice(lobby, "menu")
    lobby.go("/").wait(".door")
    look_twice(lobby, "door")
    look_twice(scored(meet, tables, language=language), "score")

    assert not wrong, "\n".join(wrong)


def scored(meet: Meet, tables: Tables, **wishes: Any) -> Person:
    """Return one of three people, at the score sheet of the first round."""
    table = tables("Ana", "Ben", "Eva")
    table.start()
    table.announce()
    table.point_on(leave=1)
    ana = table.hand("Ana", meet, **wishes)
    table.point()
    ana.wait(".sheetscreen")
    return ana


@pytest.mark.parametrize("language", ["bg", pytest.param("en", marks=pytest.mark.full)])
def test_no_lantern_hangs_in_front_of_the_words_at_the_door(meet: Meet, tables: Tables, language: str) -> None:
    ana = meet(language=language)
    covered: list[str] = []

    for path in ("/", f"/r/{tables('Ben').code}"):
        ana.go(path).wait(".door, .join")
        for size in DOORS:
            ana.resize(size)
            covered += ana.page.evaluate(ON_WORDS)

    assert not covered, "\n".join(covered)


def speak(person: Person, language: str) -> None:
    """Change the language, as if the person came back on another day."""
    person.language = language
    person.page.evaluate("(language) => localStorage.setItem('stella.language', JSON.stringify(language))", language)
    person.page.reload()
    person.page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)


@pytest.mark.parametrize("language", in_languages("cs"))
def test_the_tv_the_replay_and_the_introduction(meet: Meet, tables: Tables, language: str) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    tv = meet(size=TV, language=language).go(f"/tv/{table.code}")
    tv.wait(".table")
    wrong = [f"tv: {line}" for line in findings(tv)]
    table.finish()
    ana = table.hand("Ana", meet, size=PHONE, language=language)

    ana.click(".again a[href^='/replay/']")
    ana.wait(".controls")
    wrong += look(ana, "replay")
    ana.go("/learn").wait(".coach")
    wrong += look(ana, "introduction")

    assert not wrong, "\n".join(wrong)


def test_every_button_is_large_enough_for_a_thumb(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", bots=2)
    ana = table.hand("Ana", meet, size=PHONE)
    wrong: list[str] = ana.page.evaluate(TINY)

    table.start()
    ana.wait(".table")
    wrong += ana.page.evaluate(TINY)
    ana.go("/").wait(".door")
    wrong += ana.page.evaluate(TINY)

    assert not wrong, "\n".join(wrong)


LOW: Final = ((320, 256), (427, 267))
ZOOMED: Final = (683, 384)  # a laptop's screen at 200 %
UNREACHABLE: Final = """(selector) => {
  const wrong = [];
  for (const node of document.querySelectorAll(selector)) {
    const { width, height } = node.getBoundingClientRect();
    if (node.closest('[hidden], .only-wide, .vh') || getComputedStyle(node).visibility === 'hidden') continue;
    node.scrollIntoView({ block: 'center', inline: 'center' });
    const box = node.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const isInside = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
    if (width < 24 || height < 24 || !isInside) wrong.push(`${node.className} ${node.ariaLabel} ${width}x${height}`);
  }
  return wrong;
}"""


def lost(person: Person, selector: str) -> list[str]:
    """Return what a person cannot scroll to in the small window of a screen at 400 %."""
    wrong: list[str] = []
    for size in LOW:
        person.resize(size)
        wrong += [f"{size}: {line}" for line in person.page.evaluate(UNREACHABLE, selector) + overflows(person)]
    person.resize(LAPTOP)
    return wrong


def test_at_four_hundred_per_cent_everything_can_be_scrolled_to(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", bots=2)
    ana = table.hand("Ana", meet)
    wrong = lost(ana, ".lobby a, .lobby button, .lobby select")

    table.start()
    ana.wait(".table")
    wrong += lost(ana, ".board button.card, .foot [data-main], .bar button")
    ana.page.keyboard.press("c")
    ana.page.keyboard.press(" ")
    ana.wait("dialog.zoomed")
    wrong += lost(ana, "dialog.zoomed button, dialog.zoomed .big")
    ana.go("/").wait(".fan img")
    wrong += lost(ana, ".door a, .door button, .door input, .door select")
    ana.go("/learn").wait(".coach")
    wrong += lost(ana, ".coach button, .board button.card, .foot [data-main]")

    assert not wrong, "\n".join(wrong)


def test_pictures_grow_when_a_laptop_zooms_in(meet: Meet, tables: Tables) -> None:
    ana = at_the_table(meet, tables)
    width = "() => document.querySelector('.board button.card').getBoundingClientRect().width"

    before = ana.page.evaluate(width)
    ana.resize(ZOOMED)

    assert 2 * ana.page.evaluate(width) > 1.2 * before
    assert overflows(ana) == []


def at_the_table(meet: Meet, tables: Tables, **wishes: Any) -> Person:
    """Return one of three people at the beginning of a game."""
    table = tables("Ana", "Ben", "Eva")
    table.start()
    return table.hand("Ana", meet, **wishes)


def test_in_forced_colours_buttons_rounds_and_what_can_be_pointed_at_are_told_apart(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    ana = table.hand(table.first_scout, meet, pace="hand")
    ana.page.emulate_media(forced_colors="active")
    style = "([selector, part]) => getComputedStyle(document.querySelector(selector))[part]"

    def look_at(selector: str, part: str) -> str:
        return str(ana.page.evaluate(style, [selector, part]))

    page = look_at("body", "backgroundColor")
    assert look_at(".rounds .now", "backgroundColor") != look_at(".rounds i:not(.now)", "backgroundColor")
    ana.mark(6)
    assert look_at(".board .card.marked", "outlineStyle") == "solid"
    assert look_at(".count .ic", "color") == look_at(".count", "color")
    ana.ready()
    table.announce()
    ana.wait(".verdict.isSaid")
    assert look_at(".verdict", "backgroundColor") == page  # it is opaque
    assert look_at("main .board", "visibility") == "hidden"
    assert look_at(".ladder .on .tag", "backgroundColor") != look_at(".ladder li:not(.on) .tag", "backgroundColor")
    ana.skip_to(".board .card.pointable")
    assert look_at(".board .card.pointable", "outlineStyle") == "dashed"
    ana.go("/").wait(".door")
    assert look_at(".door .btn--light", "backgroundColor") != page
    assert look_at("svg.scene", "display") == "none"  # a drawn town behind the words would ignore the user's colours


def test_a_reaction_is_seen_without_motion_too(meet: Meet, tables: Tables) -> None:
    ana = tables("Ana").hand("Ana", meet, size=PHONE, motion="reduce")

    ana.click(".around .icbtn[aria-haspopup]")
    ana.click("dialog .emoji button")
    ana.wait(".bubble")

    assert ana.page.locator(".bubble").evaluate("(node) => getComputedStyle(node).opacity") == "1"
    assert ana.page.locator(".bubble svg path").count() > 0  # drawn as SVG, because some devices lack a font for it


SHINES: Final = """([selector, least, most]) => {
  let opacity = 1;
  for (let node = document.querySelector(selector); node; node = node.parentElement) {
    opacity *= Number(getComputedStyle(node).opacity);
  }
  return opacity >= least && opacity <= most;
}"""
PUT_A_BUBBLE: Final = """() => {
  const bubble = document.createElement('span');
  bubble.className = 'bubble';
  document.querySelector('.person .light').append(bubble);
}"""


def test_while_somebody_points_the_rest_is_hushed_but_not_reactions_nor_what_needs_contrast(
    meet: Meet, tables: Tables
) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    table.announce()
    ana = table.hand("Ana", meet, pace="hand")
    table.point()
    ana.wait(".pointing.isOver, .moment")

    def shines(selector: str, least: float, most: float) -> None:
        ana.page.wait_for_function(SHINES, arg=[selector, least, most])

    shines(".person b", 0, 0.5)
    ana.page.emulate_media(contrast="more")
    shines(".person b", 0.7, 1)
    ana.page.emulate_media(contrast="no-preference")
    shines(".person b", 0, 0.5)
    ana.page.evaluate(PUT_A_BUBBLE)
    shines(".person .bubble", 1, 1)


def test_more_contrast_is_given_to_who_asks_for_it(meet: Meet) -> None:
    ana = meet(size=PHONE)
    colour = "() => getComputedStyle(document.documentElement).getPropertyValue('--mist')"

    ana.go("/").wait(".door")
    before = ana.page.evaluate(colour)
    ana.page.emulate_media(contrast="more")

    assert ana.page.evaluate(colour) != before
    assert findings(ana) == []


SPACED: Final = """() => {
  const sheet = new CSSStyleSheet();
  const spacing = 'line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em';
  sheet.replaceSync(`* { ${spacing.replaceAll(';', ' !important;')} !important } p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets = [sheet];
}"""


def test_nothing_is_cut_off_with_more_space_between_letters(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", bots=2)
    ana = table.hand("Ana", meet, size=PHONE, language="de")
    wrong: list[str] = []

    def look_spaced(screen: str) -> None:
        ana.page.evaluate(SPACED)
        wrong.extend(f"{screen}: {line}" for line in overflows(ana))

    ana.page.locator(".invitation b").evaluate("(code) => (code.textContent = 'MWMWM')")  # the widest possible code
    look_spaced("lobby")
    table.start()
    ana.wait(".table")
    look_spaced("table")
    step = ana.page.locator(".step").first
    assert step.evaluate("(node) => node.scrollWidth <= node.clientWidth + 1"), step.inner_text()
    ana.go("/").wait(".door")
    look_spaced("door")

    assert not wrong, "\n".join(wrong)
