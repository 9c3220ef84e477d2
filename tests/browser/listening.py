"""A player by ear alone: presses keys, listens to what is said at a stated rate, then acts."""

import re
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tests.browser.people import PATIENCE, Person

LETTER: Final = 55
"""How long a letter takes to be read out, in milliseconds:

about 180 words per minute, a usual rate of screen readers.
"""
KEY: Final = 250
"""How long a key press takes."""
STEP: Final = 100
FOCUS: Final = """addEventListener('focusin', ({ target }) => {
  const by = target.getAttribute('aria-labelledby')?.split(' ').map((id) => document.getElementById(id)?.textContent);
  const isNamedByContent = /^(A|BUTTON|H1|H2|H3)$/.test(target.tagName);
  const text =
    target.getAttribute('aria-label') ?? by?.join(' ') ??
    (target.labels?.[0]?.firstChild?.textContent || target.labels?.[0]?.textContent) ??
    (isNamedByContent ? target.textContent : '');
  const clean = text.replaceAll('\\u00a0', ' ').replaceAll('\\u00ad', '').replace(/\\s+/g, ' ').trim();
  if (clean) window.recorded.push({ at: Math.round(performance.now()), kind: 'focus', text: clean, seat: null });
})"""
"""A script for a page beside the recording: a screen reader reads the name of the element that gets the focus."""


PATIENT: Final = """() => {
  const wait = window.setTimeout;
  window.setTimeout = (act, time, ...rest) => wait(act, time === 15_000 ? 3_600_000 : time, ...rest);
}"""
"""The server pings in real time. On a page whose time is advanced, its silence must not count as a lost connection."""


@dataclass(frozen=True)
class Utterance:
    """Something that was said: when it began, in milliseconds, and whether the listener had asked for it."""

    at: int
    text: str
    is_asked: bool

    @property
    def end(self) -> int:
        return self.at + len(self.text) * LETTER


class Listener:
    """One page whose time stands still except while the listener listens or presses keys."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.said: list[Utterance] = []
        self.lost: list[str] = []
        """What was said last whenever everything had been read out and nothing on the page had the focus."""
        self._read = 0
        self._acted = 0
        self._is_asking = False
        person.pause()
        self.page.evaluate(PATIENT)
        self._began: int = self.page.evaluate("() => Math.round(performance.now())")
        self._read = len(self.recorded)

    @property
    def now(self) -> int:
        return int(self.page.evaluate("() => Math.round(performance.now())")) - self._began

    @property
    def recorded(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate("window.recorded")
        return found

    def pass_time(self, milliseconds: int = STEP) -> None:
        """Let time pass on the page, and record what is said."""
        self.page.clock.run_for(milliseconds)
        fresh = self.page.evaluate("(from) => window.recorded.slice(from)", self._read)
        self._read += len(fresh)
        for entry in fresh:
            if entry["kind"] in {"said", "focus"}:
                is_focus, at = entry["kind"] == "focus", entry["at"] - self._began
                begin = at if is_focus else max(at, self.said[-1].end if self.said else 0)
                self.said.append(Utterance(begin, entry["text"], is_focus or self._is_asking))

    def listen(self) -> None:
        """Listen to everything, and to a moment of silence after it."""
        silence = 0
        while silence < 5:
            self.pass_time()
            silence = 0 if self.said and self.said[-1].end > self.now else silence + 1
        if self.page.evaluate("() => document.activeElement === document.body"):
            self.lost.append(self.said[-1].text)

    def wait(self, is_so: Callable[[], bool], meanwhile: Callable[[], None] = lambda: None) -> None:
        """Let time pass until a condition holds; the others may act meanwhile."""
        end = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < end, (self.person.text("body")[:300], self.said[-3:])
            meanwhile()
            self.pass_time()
            self.page.evaluate("() => 0")

    def press(self, *keys: str) -> None:
        """Press keys, one after the other, and listen."""
        self._acted = len(self.said)
        for key in keys:
            self.page.keyboard.press(key)
            self.pass_time(KEY)
        self.listen()

    def ask(self, line: str) -> str:
        """Type a line into the command field, and listen to the whole answer."""
        self._acted = len(self.said)
        self._is_asking = True
        for letter in line:
            self.page.keyboard.type(letter)
            self.pass_time(KEY)
        self.page.keyboard.press("Enter")
        before = len(self.said)
        self.wait(lambda: len(self.said) > before)
        self._is_asking = False
        self.listen()
        return self.said[before].text

    def hears(self, text: str, meanwhile: Callable[[], None] = lambda: None) -> None:
        """Wait until this is said, unless it was said since the last key or question, and listen to it."""
        self.wait(lambda: any(text in each.text for each in self.said[self._acted :]), meanwhile)
        self.listen()

    def tab_to(self, name: str, most: int = 80) -> None:
        """Press Tab until the focused element has this name, which is read out; earlier names are interrupted."""
        for _ in range(most):
            self.page.keyboard.press("Tab")
            self.page.evaluate("() => 0")
            self.pass_time(KEY)
            if self.said and re.fullmatch(name, self.said[-1].text):
                self.listen()
                return
        raise AssertionError(f"no way to {name} with Tab: {[each.text for each in self.said[-most:]]}")


def transcript(said: list[Utterance]) -> str:
    """Return everything that was said, one line per sentence, with minutes and seconds."""
    lines = []
    for each in said:
        minutes, seconds = divmod(each.at / 1000, 60)
        lines.append(f"{int(minutes):2}:{seconds:04.1f} {'<' if each.is_asked else ' '} {each.text}")
    return "\n".join(lines) + "\n"


def sentences(said: list[Utterance]) -> Counter[str]:
    """Count every sentence that was not asked for. The result of a pointing belongs to the sentence before it."""
    texts = [one.text for one in said if not one.is_asked]
    return Counter(
        each for text in texts for each in re.split(r"(?<=[.!?]) (?!A spark|A super-spark|Nobody else)", text)
    )
