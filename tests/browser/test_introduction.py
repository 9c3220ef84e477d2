"""The introduction, played by following the coach: every idea is shown and waits to be read; the board stays put."""

import re
import time

import pytest

from stella.content.messages import FOLDER
from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, Person, overflows
from tests.browser.test_keyboard import tab_to

IDEAS = ("learn-mark", "learn-announce", "learn-dark", "learn-spark", "learn-super-spark", "learn-fall")
WAITING = ".coach .on.waits"
LEARN = ".door .box > .two .btn:last-child"
NOTHING_ELSE_FITS = 3  # a place on the table that no bot marks
LAST_MARKED = 1  # one that all bots mark
LOOK = """() => {
  const box = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(' ');
  };
  const has = (selector) => document.querySelector(selector) !== null;
  const coach = document.querySelector('.coach');
  if (!coach) return null;
  const isRevealing = has('.game.reveals .board') && !has('.stage');
  return {
    lesson: coach.dataset.lesson,
    title: coach.querySelector('b').textContent,
    is_cut: coach.scrollHeight > coach.clientHeight || coach.querySelector('p').getBoundingClientRect().top < -1,
    coach: box(coach),
    board: isRevealing ? box(document.querySelector('.board .cell')) : null,
    waits: has('.coach .on.waits'),
    met: document.querySelectorAll('.coach li.met').length,
    names: [...document.querySelectorAll('.person b, .strip b, .sheet .name, .stage .nm')].map((b) => b.innerText),
  };
}"""
HAS_GONE_ON = """(lesson) => {
  const waiting = document.querySelector('.coach:has(.on.waits)');
  return waiting === null || waiting.dataset.lesson !== lesson;
}"""
ALL_ARRIVED = "() => document.getAnimations().every((animation) => animation.playState !== 'running')"
HINTED = "cards => cards.flatMap((card, i) => card.classList.contains('hinted') ? [i] : [])"


def hinted(person: Person) -> list[int]:
    found: list[int] = person.page.eval_on_selector_all(".board button.card", HINTED)
    return found


def said(message: str, language: str) -> str:
    found = re.search(rf"^{message} = (.*)$", (FOLDER / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
    assert found
    return found[1]


class Newcomer:
    """Somebody who does what the coach says, marks one picture of their own, and remembers what was on the screen."""

    def __init__(self, person: Person, own: int) -> None:
        self.person = person
        self.own = own
        self.lessons: dict[str, str] = {}
        self.waited: list[str] = []
        self.coaches: set[str] = set()
        self.boards: set[str] = set()
        self.met: list[int] = []
        self.names: set[str] = set()

    def learn(self) -> None:
        self.person.go("/").wait(".door")
        self.person.click(LEARN)
        self.person.wait(".coach")
        end = time.monotonic() + 240
        while not self.person.sees(".closing"):
            assert time.monotonic() < end, self.person.text("body")[:200]
            self.look()
            self.act()
            self.person.page.wait_for_timeout(40)

    def look(self) -> None:
        now = self.person.page.evaluate(LOOK)
        if now is None:
            return
        self.lessons[now["lesson"]] = now["title"]
        self.coaches.add(now["coach"])
        self.met.append(now["met"])
        self.names.update(now["names"])
        if now["board"]:
            self.boards.add(now["board"])
        assert not now["is_cut"], now
        if now["waits"]:
            self.waited.append(now["lesson"])
            self.person.page.wait_for_function(ALL_ARRIVED)
            assert overflows(self.person) == []
            self.person.click(WAITING)
            self.person.page.wait_for_function(HAS_GONE_ON, arg=now["lesson"])

    def act(self) -> None:
        person, page = self.person, self.person.page
        glowing = hinted(person)
        if person.sees(".foot .go .btn--light"):
            if glowing:
                person.mark(glowing[0])
            elif self.own not in person.marks():
                person.mark(self.own)
            else:
                person.ready()
                page.wait_for_selector(".foot .go .btn--light", state="detached")
        elif glowing and not person.sees(".pointing, .moment"):
            page.locator(".board button.card").nth(glowing[0]).click()
            person.click(".foot [data-main]:not(:disabled)")
        elif person.sees(".board .card.pointable") and not person.sees(".pointing, .moment"):
            person.point()


@pytest.mark.parametrize(
    ("size", "language", "own"),
    [(LAPTOP, "en", LAST_MARKED), (PHONE, "de", NOTHING_ELSE_FITS)],
    ids=["laptop", "phone"],
)
def test_whoever_follows_the_coach_meets_every_idea(meet: Meet, size: tuple[int, int], language: str, own: int) -> None:
    newcomer = Newcomer(meet(size=size, language=language), own)

    newcomer.learn()

    assert {idea: said(idea, language) for idea in IDEAS}.items() <= newcomer.lessons.items()
    first = list(dict.fromkeys(newcomer.waited))
    assert first == [*IDEAS[1:], "learn-score"]
    assert newcomer.waited == first  # each once, however many fall
    assert newcomer.met == sorted(newcomer.met)  # what has been met stays met
    assert newcomer.met[-1] == len(IDEAS)
    assert said("you", language).capitalize() in newcomer.names
    assert said("guest", language) not in newcomer.names
    assert len(newcomer.coaches) == 1
    assert len(newcomer.boards) == 1
    assert newcomer.person.text(".closing h1") == said("learn-done", language)
    assert newcomer.person.page.locator(".closing dt").count() == len(IDEAS)
    assert overflows(newcomer.person) == []


def test_a_lesson_stays_until_it_has_been_read(meet: Meet) -> None:
    ana = meet(size=LAPTOP)
    newcomer = Newcomer(ana, LAST_MARKED)
    ana.go("/").wait(".door")
    ana.click(LEARN)
    ana.wait(".coach")
    while not ana.sees(WAITING):
        newcomer.act()
        ana.page.wait_for_timeout(40)

    ana.page.wait_for_timeout(2500)

    assert ana.page.locator(".coach").get_attribute("data-lesson") == "learn-announce"


def test_who_goes_an_own_way_comes_to_the_end_too(meet: Meet) -> None:
    ana = meet(size=LAPTOP)
    ana.go("/").wait(".door")
    ana.click(LEARN)
    ana.wait(".coach")
    ana.mark(7)
    ana.ready()
    while not ana.sees(".closing"):
        if ana.sees(WAITING):
            ana.page.evaluate("document.querySelector('.coach .on.waits')?.click()")
        elif ana.sees(".board .card.pointable") and not ana.sees(".pointing, .moment"):
            ana.point()
        ana.page.wait_for_timeout(40)

    assert ana.page.locator(".closing dd").count() == len(IDEAS)
    ana.click(".closing .btn--ghost")
    ana.wait(".lobby")


def test_the_introduction_with_keys_only(meet: Meet) -> None:
    ana = meet(size=LAPTOP)
    page = ana.go("/").page
    ana.wait(".door")

    tab_to(page, LEARN)
    page.keyboard.press("Enter")
    ana.wait(".coach")
    page.keyboard.press("c")
    for _ in range(2):
        before = len(ana.marks())
        page.keyboard.press("Enter")
        page.wait_for_function("(n) => document.querySelectorAll('.board [aria-pressed=true]').length > n", arg=before)
        page.wait_for_timeout(100)
    page.keyboard.press(
        "ArrowRight" if page.evaluate("document.activeElement.matches('.cell:first-child *')") else "ArrowLeft"
    )
    page.keyboard.press("Enter")
    page.wait_for_selector(".coach[data-lesson=learn-ready]")
    page.keyboard.press("r")
    is_enter = False
    for _ in range(600):
        if ana.sees(".closing"):
            break
        if ana.sees(WAITING):
            page.wait_for_function("document.activeElement.matches('.coach .on')")
            page.keyboard.press("Enter" if is_enter else "n")
            is_enter = not is_enter
        elif ana.sees(".board .card.pointable") and not ana.sees(".pointing, .moment"):
            page.keyboard.press("c")
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    ana.wait(".closing")
    tab_to(page, ".closing .btn--light")
    page.keyboard.press("Enter")

    ana.wait(".table")
    assert not ana.sees(".coach")
