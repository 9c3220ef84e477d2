"""Everyone plays: no finding of axe-core on any screen in any language, and nothing sticks out at 320 pixels."""

from pathlib import Path
from typing import Any, Final

import pytest

from stella.content.languages import LANGUAGES
from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, SMALL_PHONE, TV, Person, overflows, until

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN: Final = """async () => {
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`));
}"""

TINY: Final = """() => {
  const tiny = [];
  for (const node of document.querySelectorAll('button, a, select, label:has(input), :not(label) > input')) {
    const { width, height } = node.getBoundingClientRect();
    if (width === 0 || node.closest('[aria-hidden=true]')) continue;
    if (Math.min(width, height) < 44) tiny.push(`${node.className} ${width}x${height}`);
  }
  return tiny;
}"""


def findings(person: Person) -> list[str]:
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text())
    found: list[Any] = person.page.evaluate(RUN)
    return [f"{person.language} {line}" for line in found]


def look(person: Person, screen: str, size: tuple[int, int]) -> list[str]:
    """Return everything wrong with a screen: in its size by axe, and at 320 pixels by what sticks out."""
    wrong = findings(person)
    person.resize(SMALL_PHONE)
    wrong += [f"{person.language} {line}" for line in overflows(person)]
    person.resize(size)
    return [f"{screen}: {line}" for line in wrong]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screens_before_a_game(meet: Meet, language: str) -> None:
    ana, ben, tv = (
        meet(size=PHONE, language=language),
        meet(size=LAPTOP, language=language),
        meet(size=TV, language=language),
    )
    wrong: list[str] = []

    ana.go("/").wait(".door")
    wrong += look(ana, "door", PHONE)
    ana.go("/rules").wait(".rules")
    wrong += look(ana, "rules", PHONE)
    code = ana.open_table("Ana")
    ben.go(f"/r/{code}").wait(".join")
    wrong += look(ben, "join", LAPTOP)
    ana.click(".free .add")
    ana.wait("dialog li button")
    wrong += look(ana, "bots", PHONE)
    ana.click("dialog li button:not(:disabled)")
    ana.page.wait_for_selector("dialog", state="detached")
    wrong += look(ana, "lobby", PHONE)
    ana.click(".around .icbtn")
    ana.wait("dialog .emoji")
    wrong += look(ana, "menu", PHONE)
    ana.page.keyboard.press("Escape")
    ana.click(".options .btn--quiet")
    wrong += look(ana, "words", PHONE)
    tv.go(f"/tv/{code}").wait(".tvlobby")
    wrong += [f"tv: {line}" for line in findings(tv)]

    assert not wrong, "\n".join(wrong)


class SixPeople:
    """Six people in the six languages, who stop at every screen to have it looked at."""

    NAMES = ("Ana", "Maximilian", "Александра", "Ben", "Zofia", "Bartoloměj")
    SIZES = (PHONE, LAPTOP, PHONE, LAPTOP, PHONE, LAPTOP)

    def __init__(self, meet: Meet) -> None:
        self.wrong: list[str] = []
        self.people = [meet(size=s, language=one, pace="hand") for s, one in zip(self.SIZES, LANGUAGES, strict=True)]
        code = self.people[0].open_table(self.NAMES[0])
        for person, name in zip(self.people[1:], self.NAMES[1:], strict=True):
            person.sit_down(code, name)

    def look(self, screen: str) -> None:
        for person, size in zip(self.people, self.SIZES, strict=True):
            self.wrong += look(person, screen, size)

    def wait(self, selector: str) -> None:
        for person in self.people:
            person.wait(selector)

    def press(self, *keys: str) -> None:
        for person in self.people:
            for key in keys:
                person.page.keyboard.press(key)

    def mark(self) -> None:
        for number, person in enumerate(self.people):
            for place in {0, 4, 7 + number, number}:
                person.mark(place)

    def scouts(self) -> list[Person]:
        return [person for person in self.people if person.sees(".board .card.pointable")]


def test_the_screens_of_a_game_with_six_people_in_six_languages(meet: Meet) -> None:
    six = SixPeople(meet)

    six.people[0].begin()
    six.wait(".table")
    six.mark()
    six.look("associate")
    six.press("c", " ")
    six.wait("dialog.zoomed")
    six.look("enlarged")
    six.press("Escape")
    for person in six.people:
        person.page.wait_for_selector("dialog.zoomed", state="detached")
        person.ready()
    six.wait(".verdict.isSaid .btn")
    six.look("announce")
    six.press("n")
    until(six.people, lambda: bool(six.scouts()), acting=False)
    six.look("reveal")
    six.scouts()[0].point()
    six.wait(".pointing.isOver, .moment")
    six.look("pointed")
    for person in six.people:
        person.hurry()
    six.press("n")
    until(six.people, lambda: all(person.sees(".sheetscreen") for person in six.people), reading=True)
    six.look("score")
    until(six.people, lambda: all(person.sees(".end") for person in six.people), seconds=600)
    six.look("end")

    assert not six.wrong, "\n".join(six.wrong)


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


@pytest.mark.parametrize("language", ["de", "bg"])
def test_nothing_sticks_out_when_text_is_twice_as_large(meet: Meet, language: str) -> None:
    ana = meet(size=PHONE, language=language)
    wrong: list[str] = []

    def look_twice(screen: str) -> None:
        for size in (PHONE, LAPTOP):
            ana.resize(size)
            ana.page.evaluate(TWICE)
            ana.page.wait_for_timeout(100)
            wrong.extend(f"{screen} at {size[0]}: {line}" for line in overflows(ana))
        ana.page.evaluate("() => document.documentElement.removeAttribute('style')")
        ana.resize(PHONE)

    ana.go("/").wait(".door")
    look_twice("door")
    ana.open_table("Konstantinopel")
    ana.add_bots(2)
    look_twice("lobby")
    ana.click(".around .icbtn[aria-haspopup]")
    ana.wait("dialog .emoji")
    look_twice("menu")
    ana.page.keyboard.press("Escape")
    ana.begin()
    until([ana], lambda: ana.sees(".sheetscreen"), reading=True)
    look_twice("score")

    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["en", "bg"])
def test_no_lantern_hangs_in_front_of_the_words_at_the_door(meet: Meet, language: str) -> None:
    ana = meet(language=language)
    covered: list[str] = []

    for path in ("/", f"/r/{meet().open_table('Ben')}"):
        ana.go(path).wait(".door, .join")
        for size in DOORS:
            ana.resize(size)
            covered += ana.page.evaluate(ON_WORDS)

    assert not covered, "\n".join(covered)


def speak(person: Person, language: str) -> None:
    """Change the language, as a visit of another day would find it."""
    person.language = language
    person.page.evaluate("(language) => localStorage.setItem('stella.language', JSON.stringify(language))", language)
    person.page.reload()
    person.page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)


def test_the_tv_the_replay_and_the_introduction_in_six_languages(meet: Meet) -> None:
    ana, tv = meet(size=PHONE), meet(size=TV)
    wrong: list[str] = []

    code = ana.open_table("Ana")
    ana.add_bots(2)
    ana.begin()
    tv.go(f"/tv/{code}")
    for language in LANGUAGES:
        speak(tv, language)
        tv.wait(".table")
        wrong += [f"tv: {line}" for line in findings(tv)]
    until([ana], lambda: ana.sees(".end"))
    ana.click(".again a[href^='/replay/']")
    for language in LANGUAGES:
        speak(ana, language)
        ana.wait(".controls")
        wrong += look(ana, "replay", PHONE)
    ana.go("/").wait(".door")
    ana.click(".door .box > .two .btn:last-child")
    for language in LANGUAGES:
        ana.wait(".coach")
        speak(ana, language)
        ana.wait(".coach")
        wrong += look(ana, "introduction", PHONE)

    assert not wrong, "\n".join(wrong)


def test_every_button_is_large_enough_for_a_thumb(meet: Meet) -> None:
    ana = meet(size=PHONE)
    wrong: list[str] = []

    ana.go("/").wait(".door")
    wrong += ana.page.evaluate(TINY)
    ana.open_table("Ana")
    ana.add_bots(2)
    wrong += ana.page.evaluate(TINY)
    ana.begin()
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
    """Return what somebody who scrolls cannot get to in the low and narrow window of a screen at 400 %."""
    wrong: list[str] = []
    for size in LOW:
        person.resize(size)
        wrong += [f"{size}: {line}" for line in person.page.evaluate(UNREACHABLE, selector) + overflows(person)]
    return wrong


def test_at_four_hundred_per_cent_everything_can_be_scrolled_to(meet: Meet) -> None:
    ana, newcomer = meet(size=LAPTOP), meet(size=LAPTOP)
    wrong: list[str] = []

    newcomer.go("/learn").wait(".coach")
    wrong += lost(newcomer, ".coach button, .board button.card, .foot [data-main]")
    ana.go("/").wait(".fan img")
    wrong += lost(ana, ".door a, .door button, .door input, .door select")
    ana.resize(LAPTOP)
    ana.open_table("Ana")
    ana.add_bots(2)
    wrong += lost(ana, ".lobby a, .lobby button, .lobby select")
    ana.resize(LAPTOP)
    ana.begin()
    wrong += lost(ana, ".board button.card, .foot [data-main], .bar button")
    ana.page.keyboard.press("c")
    ana.page.keyboard.press(" ")
    ana.wait("dialog.zoomed")
    wrong += lost(ana, "dialog.zoomed button, dialog.zoomed .big")

    assert not wrong, "\n".join(wrong)


def test_pictures_grow_when_a_laptop_zooms_in(meet: Meet) -> None:
    ana = meet(size=LAPTOP)
    ana.open_table("Ana")
    ana.add_bots(2)
    ana.begin()
    width = "() => document.querySelector('.board button.card').getBoundingClientRect().width"

    before = ana.page.evaluate(width)
    ana.resize(ZOOMED)

    assert 2 * ana.page.evaluate(width) > 1.2 * before
    assert overflows(ana) == []


def test_in_forced_colours_buttons_rounds_and_what_can_be_pointed_at_are_told_apart(meet: Meet) -> None:
    ana = meet(size=LAPTOP)
    ana.page.emulate_media(forced_colors="active")
    style = "([selector, part]) => getComputedStyle(document.querySelector(selector))[part]"

    def look_at(selector: str, part: str) -> str:
        return str(ana.page.evaluate(style, [selector, part]))

    ana.go("/").wait(".door")
    page = look_at("body", "backgroundColor")
    assert look_at(".door .btn--light", "backgroundColor") != page
    assert look_at("svg.scene", "display") == "none"  # a drawn town behind the words would be in nobody's colours
    ana.open_table("Ana")
    ana.add_bots(2)
    ana.begin()
    assert look_at(".rounds .now", "backgroundColor") != look_at(".rounds i:not(.now)", "backgroundColor")
    ana.mark(3)
    assert look_at(".board .card.marked", "outlineStyle") == "solid"
    assert look_at(".count .ic", "color") == look_at(".count", "color")
    ana.set_pace("hand")
    ana.ready()
    ana.wait(".verdict.isSaid")
    assert look_at(".verdict", "backgroundColor") == page  # nothing shines through
    assert look_at("main .board", "visibility") == "hidden"
    assert look_at(".ladder .on .tag", "backgroundColor") != look_at(".ladder li:not(.on) .tag", "backgroundColor")
    ana.hurry()
    ana.page.keyboard.press("n")
    until([ana], lambda: ana.sees(".board .card.pointable"), acting=False)
    assert look_at(".board .card.pointable", "outlineStyle") == "dashed"


def test_a_reaction_is_seen_without_motion_too(meet: Meet) -> None:
    ana = meet(size=PHONE, motion="reduce")
    ana.open_table("Ana")

    ana.click(".around .icbtn[aria-haspopup]")
    ana.click("dialog .emoji button")
    ana.wait(".bubble")

    assert ana.page.locator(".bubble").evaluate("(node) => getComputedStyle(node).opacity") == "1"
    assert ana.page.locator(".bubble svg path").count() > 0  # drawn: not every device has a font for it


SHINES: Final = """(node) => {
  let opacity = 1;
  for (let each = node; each; each = each.parentElement) opacity *= Number(getComputedStyle(each).opacity);
  return opacity;
}"""


def test_while_somebody_points_the_rest_is_hushed_but_not_reactions_nor_what_needs_contrast(meet: Meet) -> None:
    ana = meet(size=LAPTOP, pace="hand")
    ana.open_table("Ana")
    ana.add_bots(2)
    ana.begin()
    until([ana], lambda: ana.sees(".pointing.isOver, .moment"))

    def shines(selector: str) -> float:
        return float(ana.page.locator(selector).first.evaluate(SHINES))

    ana.page.wait_for_timeout(400)
    assert shines(".person b") < 0.5
    ana.page.emulate_media(contrast="more")
    ana.page.wait_for_timeout(400)
    assert shines(".person b") > 0.7
    ana.page.emulate_media(contrast="no-preference")
    ana.page.locator(".person .light").first.evaluate("(light) => light.append(document.createElement('span'))")
    ana.page.locator(".person .light > :last-child").first.evaluate("(span) => (span.className = 'bubble')")
    ana.page.wait_for_timeout(400)
    assert shines(".bubble") == 1


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


def test_nothing_is_cut_off_with_more_space_between_letters(meet: Meet) -> None:
    ana = meet(size=PHONE, language="de")
    wrong: list[str] = []

    def look_spaced(screen: str) -> None:
        ana.page.evaluate(SPACED)
        wrong.extend(f"{screen}: {line}" for line in overflows(ana))

    ana.go("/").wait(".door")
    look_spaced("door")
    ana.open_table("Ana")
    ana.add_bots(2)
    look_spaced("lobby")
    ana.begin()
    look_spaced("table")
    step = ana.page.locator(".step").first
    assert step.evaluate("(node) => node.scrollWidth <= node.clientWidth + 1"), step.inner_text()

    assert not wrong, "\n".join(wrong)
