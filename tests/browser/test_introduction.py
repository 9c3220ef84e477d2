"""The introduction, played by following the coach: each idea is shown and waits to be read, and the board stays put."""

import re
import time
from itertools import cycle

import pytest

from stella.content.messages import FOLDER
from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, Person, overflows, tab_to

IDEAS = ("learn-mark", "learn-announce", "learn-dark", "learn-spark", "learn-super-spark", "learn-fall")
WAITING = ".coach .on.waits"
LEARN = ".door .box > .two .btn:last-child"
NOTHING_ELSE_FITS = 3  # a place on the table that no bot marks
LAST_MARKED = 1  # a place that all bots mark
WATCH = """() => {
  const seen = (window.seen = { lessons: {}, coaches: [], boards: [], names: [], met: [], cut: [] });
  const keep = (list, what) => list.includes(what) || list.push(what);
  const box = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(' ');
  };
  const look = () => {
    requestAnimationFrame(look);
    const coach = document.querySelector('.coach');
    if (!coach) return;
    const { lesson } = coach.dataset;
    seen.lessons[lesson] = coach.querySelector('b').textContent;
    keep(seen.coaches, box(coach));
    if (document.querySelector('.game.reveals .board') && !document.querySelector('.stage'))
      keep(seen.boards, box(document.querySelector('.board .cell')));
    for (const name of document.querySelectorAll('.person b, .strip b, .sheet .name, .stage .nm'))
      keep(seen.names, name.innerText);
    const met = document.querySelectorAll('.coach li.met').length;
    if (seen.met.at(-1) !== met) seen.met.push(met);
    if (coach.scrollHeight > coach.clientHeight || coach.querySelector('p').getBoundingClientRect().top < -1)
      keep(seen.cut, lesson);
  };
  look();
}"""
TO_DO = """() => {
  const has = (selector) => document.querySelector(selector) !== null;
  if (has('.closing')) return 'closing';
  if (has('.coach .on.waits')) return 'lesson';
  if (has('.foot .go .btn--light')) return 'mark';
  if (has('.board .card.pointable') && !has('.pointing, .moment')) return 'point';
  return '';
}"""
HAS_POINTED = "() => !document.querySelector('.board .card.pointable') || document.querySelector('.pointing, .moment')"
HAS_GONE_ON = """(lesson) => {
  const waiting = document.querySelector('.coach:has(.on.waits)');
  return waiting === null || waiting.dataset.lesson !== lesson;
}"""
HAS_MORE_MARKS = "(n) => document.querySelectorAll('.board button.card[aria-pressed=true]').length > n"
LONG_ENOUGH = 90
MINUTE = 60_000
HINTED = "cards => cards.flatMap((card, i) => card.classList.contains('hinted') ? [i] : [])"


def hinted(person: Person) -> list[int]:
    found: list[int] = person.page.eval_on_selector_all(".board button.card", HINTED)
    return found


def said(message: str, language: str) -> str:
    found = re.search(rf"^{message} = (.*)$", (FOLDER / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
    assert found
    return found[1]


class Newcomer:
    """A player who does what the coach says, marks one more picture, and reads every lesson."""

    def __init__(self, person: Person, own: int) -> None:
        self.person = person
        self.page = person.page
        self.own = own
        self.waited: list[str] = []

    def begin(self) -> None:
        self.person.go("/learn").wait(".coach")
        self.page.evaluate(WATCH)

    def to_do(self) -> str:
        """Wait until there is something to do, and return it."""
        return str(self.page.wait_for_function(TO_DO).json_value())

    def learn(self) -> None:
        end = time.monotonic() + LONG_ENOUGH
        while (now := self.to_do()) != "closing":
            assert time.monotonic() < end, self.person.text("body")[:200]
            match now:
                case "lesson":
                    self.read()
                case "mark":
                    self.mark()
                case "point":
                    self.point()

    def read(self) -> None:
        lesson = self.page.locator(".coach").get_attribute("data-lesson") or ""
        self.waited.append(lesson)
        self.person.settle()
        assert overflows(self.person) == []
        assert not self.page.locator(".onward").filter(visible=True).count()  # one way on: the coach's
        self.page.clock.fast_forward(MINUTE)
        self.person.settle()
        assert self.page.locator(".coach").get_attribute("data-lesson") == lesson  # it stays until it has been read
        self.person.click(WAITING)
        self.page.wait_for_function(HAS_GONE_ON, arg=lesson)

    def mark(self) -> None:
        person = self.person
        glowing, marks = hinted(person), person.marks()
        if glowing or self.own not in marks:
            person.mark(glowing[0] if glowing else self.own)
            self.page.wait_for_function(HAS_MORE_MARKS, arg=len(marks))
        else:
            person.ready()
            self.page.wait_for_selector(".foot .go .btn--light", state="detached")

    def point(self) -> None:
        if glowing := hinted(self.person):
            self.page.locator(".board button.card").nth(glowing[0]).click()
            self.person.click(".foot [data-main]:not(:disabled)")
        else:
            self.person.point()
        self.page.wait_for_function(HAS_POINTED)


@pytest.mark.parametrize(
    ("size", "language", "own"),
    [
        pytest.param(LAPTOP, "en", LAST_MARKED, id="laptop"),
        pytest.param(PHONE, "de", NOTHING_ELSE_FITS, id="phone", marks=pytest.mark.full),
    ],
)
def test_whoever_follows_the_coach_meets_every_idea_and_reads_each_as_long_as_they_like(
    meet: Meet, size: tuple[int, int], language: str, own: int
) -> None:
    newcomer = Newcomer(meet(size=size, language=language, has_clock=True), own)

    newcomer.begin()
    newcomer.learn()

    seen = newcomer.page.evaluate("window.seen")
    assert {idea: said(idea, language) for idea in IDEAS}.items() <= seen["lessons"].items()
    assert newcomer.waited == [*IDEAS[1:], "learn-score"]  # each once, however many players fall
    assert seen["met"] == sorted(seen["met"])  # an idea stays met
    assert seen["met"][-1] == len(IDEAS)
    assert said("you", language).capitalize() in seen["names"]
    assert said("guest", language) not in seen["names"]
    assert seen["cut"] == []
    assert len(seen["coaches"]) == 1
    assert len(seen["boards"]) == 1
    assert newcomer.person.text(".closing h1") == said("learn-done", language)
    assert newcomer.page.locator(".closing dt").count() == len(IDEAS)
    assert overflows(newcomer.person) == []


@pytest.mark.full
def test_who_goes_an_own_way_comes_to_the_end_too(meet: Meet) -> None:
    ana = meet(size=LAPTOP, has_clock=True)
    newcomer = Newcomer(ana, own=7)
    newcomer.begin()
    ana.mark(7)
    ana.ready()
    ana.page.wait_for_selector(".foot .go .btn--light", state="detached")

    newcomer.learn()

    assert ana.page.locator(".closing dd").count() == len(IDEAS)
    ana.click(".closing .btn--ghost")
    ana.wait(".lobby")


def test_the_introduction_with_keys_only(meet: Meet) -> None:
    ana = meet(size=LAPTOP)
    newcomer = Newcomer(ana, LAST_MARKED)
    page = ana.go("/").page
    ana.wait(".door")

    tab_to(page, LEARN)
    page.keyboard.press("Enter")
    ana.wait(".coach")
    page.keyboard.press("c")
    for number in range(2):
        page.wait_for_function("() => document.activeElement.matches('.board .card.hinted')")
        page.keyboard.press("Enter")
        page.wait_for_function(HAS_MORE_MARKS, arg=number)
    page.wait_for_selector(".coach[data-lesson=learn-own]")
    page.keyboard.press(
        "ArrowRight" if page.evaluate("document.activeElement.matches('.cell:first-child *')") else "ArrowLeft"
    )
    page.keyboard.press("Enter")
    page.wait_for_selector(".coach[data-lesson=learn-ready]")
    page.keyboard.press("r")
    page.wait_for_selector(".foot .go .btn--light", state="detached")
    keys = cycle(("n", "Enter"))
    end = time.monotonic() + LONG_ENOUGH
    while (now := newcomer.to_do()) != "closing":
        assert time.monotonic() < end, ana.text("body")[:200]
        if now == "lesson":
            lesson = page.locator(".coach").get_attribute("data-lesson")
            page.wait_for_function("() => document.activeElement.matches('.coach .on')")
            page.keyboard.press(next(keys))
            page.wait_for_function(HAS_GONE_ON, arg=lesson)
        else:
            assert now == "point"
            page.keyboard.press("c")
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
            page.wait_for_function(HAS_POINTED)
    tab_to(page, ".closing .btn--light")
    page.keyboard.press("Enter")

    ana.wait(".table")
    assert not ana.sees(".coach")
