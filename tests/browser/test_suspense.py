"""Suspense: nothing on any screen, seen or heard, says what that screen's own stage has not shown yet."""

from typing import Any, Final

from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, TABLET, TV, Person, until
from tests.browser.recording import RECORD, Entry, Following

LAUGH: Final = "😂"  # no bot does
TITLES: Final = """async () => {
  const { cards } = await (await fetch('/api/decks/stella?language=en')).json();
  return cards.map(({ title }) => title.replaceAll('\u00a0', ' '));
}"""


REACT: Final = """(emoji) => {
  const sign = [...document.querySelectorAll('.react button')].find((button) => button.textContent === emoji);
  sign?.click();
  return sign !== undefined;
}"""
HAS_SHOWN: Final = "(scene) => window.recorded.some((entry) => entry.kind === 'stage' && entry.scene === scene)"
LAST_ROUND: Final = ".rounds i.now:last-child"


class Table:
    """Four screens of one game: a phone that takes its time, a hurrying laptop, a TV, somebody who watches."""

    def __init__(self, meet: Meet) -> None:
        self.phone = meet(size=PHONE, pace="brisk")
        self.laptop = meet(size=LAPTOP)
        self.tv = meet(size=TV, pace="brisk", motion="no-preference")
        self.visitor = meet(size=TABLET, pace="brisk")
        self.screens = {"phone": self.phone, "laptop": self.laptop, "tv": self.tv, "visitor": self.visitor}
        self.rests = 0
        for person in self.screens.values():
            person.context.add_init_script(RECORD)

    def sit_down(self) -> None:
        code = self.phone.open_table("Ana")
        self.laptop.sit_down(code, "Ben")
        self.phone.add_bots(2)
        self.tv.go(f"/tv/{code}").wait(".tvlobby")
        self.visitor.go(f"/watch/{code}").wait(".tvlobby")
        self.phone.begin()

    def play(self, scene: str) -> None:
        """Play on until a scene has been shown everywhere; nobody hurries on from the sheet."""

        def is_shown() -> bool:
            self._laugh()
            return all(person.page.evaluate(HAS_SHOWN, scene) for person in self.screens.values())

        until([self.phone, self.laptop], is_shown, reading=scene == "score", seconds=240)

    def _laugh(self) -> None:
        """Now and then, whoever is ahead laughs at what the others have not seen yet."""
        if self.rests > 0 or not self.phone.sees(".pointing:not(.isOver)"):
            self.rests -= 1
        elif self.laptop.page.evaluate(REACT, LAUGH):
            self.rests = 200

    def set_pace(self, pace: str) -> None:
        for person in (self.phone, self.tv, self.visitor):
            person.set_pace(pace)


def recording(person: Person) -> list[Entry]:
    found: list[Entry] = person.page.evaluate("window.recorded")
    return found


def leaks(recording: list[Entry], titles: list[str]) -> list[str]:
    return list(Following(titles).leaks(recording))


def planted(recording: list[Entry], titles: list[str]) -> dict[str, list[Entry]]:
    """Return the recording with one thing more in it, each time another, that nobody could know yet."""
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
    }


def test_no_screen_tells_anything_before_its_stage_has_shown_it(meet: Meet) -> None:
    table = Table(meet)
    table.sit_down()

    table.play("score")
    table.set_pace("instant")
    until([table.phone, table.laptop], lambda: table.phone.sees(LAST_ROUND), seconds=240)
    table.set_pace("brisk")
    table.play("end")

    titles: list[str] = table.phone.page.evaluate(TITLES)
    recordings = {name: recording(person) for name, person in table.screens.items()}
    for name, each in recordings.items():
        assert any(entry["kind"] == "bubble" for entry in each) or name == "laptop"
        assert leaks(each, titles) == [], name
        for plant, spoiled in planted(each, titles).items():
            assert leaks(spoiled, titles) != [], (name, plant)
