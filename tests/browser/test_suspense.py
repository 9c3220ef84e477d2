"""Suspense: no screen reveals, visually or to a screen reader, what its stage has not shown yet."""

import time
from typing import Any, Final

import pytest

from stella.protocol.messages import React
from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, TABLET, TV, Person
from tests.browser.recording import RECORD, Entry, Following
from tests.browser.tables import PreparedTable, Tables

PLAYERS: Final = ("Ana", "Ben", "Eva")
LAUGH: Final = "😂"  # no bot uses it
TITLES: Final = """async () => {
  const { cards } = await (await fetch('/api/decks/stella?language=en')).json();
  return cards.map(({ title }) => title.replaceAll('\u00a0', ' '));
}"""


HAS_SHOWN: Final = "(scene) => window.recorded.some((entry) => entry.kind === 'stage' && entry.scene === scene)"
GO_ON: Final = ".sheetscreen footer [data-main]:not([aria-disabled=true])"
MOMENT: Final = 400
LONG_ENOUGH: Final = 400
LAST_ROUND: Final = 4


class Screens:
    """The screens of one game, whose time this test advances. The players act over sockets."""

    def __init__(self, table: PreparedTable, **people: Person) -> None:
        self.table = table
        self.people = people

    def watch(self, scene: str, number: int) -> None:
        """Play rounds to the end of one, and continue until all screens have shown a scene."""
        end = time.monotonic() + LONG_ENOUGH
        while not all(person.page.evaluate(HAS_SHOWN, scene) for person in self.people.values()):
            assert time.monotonic() < end, [person.text("body")[:200] for person in self.people.values()]
            self.act(number)
            self.go_on()

    def go_on(self) -> None:
        """Let some time pass. Nobody stays at the last sheet."""
        for person in self.people.values():
            if (
                self.table.is_finished
            ):  # pressed in one step: the finale may begin, and take the button away, at any time
                person.page.evaluate("(at) => document.querySelector(at)?.click()", GO_ON)
            person.page.clock.run_for(MOMENT)

    def act(self, number: int) -> None:
        """Let one player do something, and another laugh at what the screens have not shown yet."""
        table = self.table
        if table.round > number or table.is_finished:
            return
        if not table.is_revealing:
            table.submit_all()
        elif table.scout() in PLAYERS:
            table.point()
            table.do("Ben", React(LAUGH))

    def play_to(self, number: int) -> None:
        """Play until a round begins and all screens have reached it."""
        end = time.monotonic() + LONG_ENOUGH
        while self.table.round < number:
            assert time.monotonic() < end, self.table.round
            self.act(number - 1)
            self.go_on()

    def set_pace(self, pace: str) -> None:
        for person in self.people.values():
            person.set_pace(pace)


def recording(person: Person) -> list[Entry]:
    found: list[Entry] = person.page.evaluate("window.recorded")
    return found


def leaks(recording: list[Entry], titles: list[str]) -> list[str]:
    return list(Following(titles).leaks(recording))


def own_listed(recording: list[Entry], by_type: dict[str, int]) -> str:
    """Return the scores of a round as announced to the first player."""
    names = next(entry["names"] for entry in recording if entry["kind"] == "room")
    scores = recording[by_type["slates_opened"]]["fact"]["scores"]
    return ", ".join(f"{name} {score['points']}" for name, score in zip(["You", *names[1:]], scores, strict=True))


def planted(recording: list[Entry], titles: list[str]) -> dict[str, list[Entry]]:
    """Return the recording with one premature detail added, a different one each time."""
    told = [(entry["fact"]["type"], at) for at, entry in enumerate(recording) if entry["kind"] == "told"]
    by_type = dict(reversed(told))  # the first of each: nobody has fallen yet
    pointed = recording[by_type["card_pointed"]]["fact"]
    early: dict[str, tuple[str, dict[str, Any]]] = {
        "a reaction": ("card_pointed", {"kind": "bubble", "text": "🤔", "seat": None}),
        "a spoken outcome": (
            "card_pointed",
            {"kind": "said", "text": f"Ana points at “{titles[pointed['card']]}”. A spark with Ben.", "seat": None},
        ),
        "stars": ("card_pointed", {"kind": "numbers", "numbers": [["stars", pointed["seat"], 99]]}),
        "spoken scores": (
            "slates_opened",
            {"kind": "said", "text": f"The round has been scored. {own_listed(recording, by_type)}.", "seat": None},
        ),
        "a fall": ("card_pointed", {"kind": "text", "text": "Fallen", "seat": 0}),
        "an announced number": ("slates_sealed", {"kind": "numbers", "numbers": [["announced", 0, 4]]}),
        "a total": ("slates_opened", {"kind": "numbers", "numbers": [["total", 0, 99]]}),
        "a moment": ("slates_opened", {"kind": "text", "text": "New: First super-spark", "seat": None}),
        "the winner in the title": ("game_ended", {"kind": "title", "text": "Ana wins · Stella", "seat": None}),
    }
    return {
        name: [
            *recording[: by_type[fact] + 1],
            {**entry, "at": recording[by_type[fact]]["at"]},
            *recording[by_type[fact] + 1 :],
        ]
        for name, (fact, entry) in early.items()
        if fact in by_type
    }


def check(screens: Screens, plants: int) -> None:
    """Check that nothing leaked on any screen, and that every planted leak is found."""
    titles: list[str] = screens.people["phone"].page.evaluate(TITLES)
    for name, person in screens.people.items():
        each = recording(person)
        assert any(entry["kind"] == "bubble" for entry in each), name
        assert leaks(each, titles) == [], name
        spoiled = planted(each, titles)
        assert len(spoiled) == plants
        for plant, entries in spoiled.items():
            assert leaks(entries, titles) != [], (name, plant)


def test_no_screen_tells_anything_of_a_round_before_its_stage_has_shown_it(meet: Meet, tables: Tables) -> None:
    table = tables(*PLAYERS)
    table.start()
    wishes: Any = {"pace": "brisk", "has_clock": True, "scripts": (RECORD,)}
    phone, tv = table.hand("Ana", meet, size=PHONE, **wishes), meet(size=TV, motion="no-preference", **wishes)
    tv.go(f"/tv/{table.code}").wait(".table")
    table.connect("Ana")
    screens = Screens(table, phone=phone, tv=tv)

    screens.watch("score", 1)

    check(screens, plants=8)


@pytest.mark.full
@pytest.mark.timeout(1200)
def test_no_screen_tells_anything_of_a_game_before_its_stage_has_shown_it(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", bots=2)
    table.start()
    wishes: Any = {"pace": "brisk", "has_clock": True, "scripts": (RECORD,)}
    phone = table.hand("Ana", meet, size=PHONE, **wishes)
    laptop = table.hand("Ben", meet, size=LAPTOP, **wishes | {"pace": "instant"})
    tv, visitor = meet(size=TV, motion="no-preference", **wishes), meet(size=TABLET, **wishes)
    tv.go(f"/tv/{table.code}").wait(".table")
    visitor.go(f"/watch/{table.code}").wait(".table")
    for name in ("Ana", "Ben"):
        table.connect(name)
    screens = Screens(table, phone=phone, laptop=laptop, tv=tv, visitor=visitor)

    screens.watch("score", 1)
    screens.set_pace("instant")
    screens.play_to(LAST_ROUND)
    screens.set_pace("brisk")
    laptop.set_pace("instant")
    screens.watch("end", LAST_ROUND)

    check(screens, plants=9)
