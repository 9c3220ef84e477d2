"""People with their own browser. They sit down and play with taps and clicks, as players do."""

import json
import re
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final, Literal

from playwright.sync_api import Browser, BrowserContext, Page, Route, expect
from playwright.sync_api import TimeoutError as TooLate

from stella.protocol.bodies import Seated
from tests.browser.seeded import FIXED_PART

Motion = Literal["no-preference", "reduce"]
PHONE: Final = (390, 844)
SMALL_PHONE: Final = (320, 640)
LYING_PHONE: Final = (844, 390)
TABLET: Final = (820, 1180)
LAPTOP: Final = (1366, 768)
TV: Final = (1920, 1080)
PATIENCE: Final = 45.0
CLICK: Final = 30.0
ANY_TEXT: Final = re.compile(r"\S")
expect.set_options(timeout=PATIENCE * 1000)
STICKING_OUT: Final = """() => {
  const out = [];
  const name = (node) => `${node.tagName}.${node.className} ${node.textContent.trim().slice(0, 30)}`;
  const tell = (how, node) => out.push(`${how}: ${name(node)}`);
  if (document.documentElement.scrollWidth > innerWidth) out.push(`page: ${document.documentElement.scrollWidth}`);
  for (const node of document.querySelectorAll('h1, h2, h3, p, b, small, button, a, label, li, td, th, span, dt, dd')) {
    const box = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    if (!box.width || !node.textContent.trim() || style.visibility === 'hidden' || style.clipPath !== 'none') continue;
    if (node.closest('[aria-hidden=true], .vh, svg, .lens')) continue;
    if (box.right > innerWidth + 1 || box.left < -1) tell('outside', node);
    const sheet = node.closest('.paper, .panel')?.getBoundingClientRect();
    if (sheet && (box.right > sheet.right + 1 || box.left < sheet.left - 1)) tell('off its paper', node);
    const isOpen = style.overflowX === 'visible' && style.display !== 'inline';
    const isCut = isOpen && node.scrollWidth > node.clientWidth + 2;
    if (isCut && !node.querySelector('.lan, .ear, .fate, .sayings')) tell('cut', node);
  }
  return out;
}"""

TO_DO: Final = """() => {
  const has = (selector) => document.querySelector(selector) !== null;
  if (has('.sheetscreen footer [data-main]')) return 'score';
  if (has('.verdict.isSaid .btn')) return 'verdict';
  if (has('.board .card.pointable') && !has('.pointing, .moment')) return 'point';
  if (has('.foot .go .btn--light') && !has('.stage')) return 'mark';
  return '';
}"""
SCENE: Final = ".stage, .pointing, .moment, .cracking, .finale, .sheetscreen footer [data-main]"
"""A scene that a press shortens or ends."""
SKIP_TO: Final = """([wanted, scene]) => {
  if (document.querySelector(wanted)) return true;
  if (document.querySelector(scene)) dispatchEvent(new KeyboardEvent('keydown', { key: 'n', code: 'KeyN' }));
  return false;
}"""
STILL: Final = """() => new Promise((done) => {
  let before = '', still = 0, frames = 0;
  const look = () => {
    const parts = [...document.querySelectorAll('main, .board, .foot, .bar, .people, .lens, dialog, h1')];
    const now = parts.map((part) => Object.values(part.getBoundingClientRect().toJSON()).join()).join(';');
    still = now === before ? still + 1 : 0;
    before = now;
    if (still === 3 || ++frames === 90) done();
    else requestAnimationFrame(look);
  };
  look();
})"""
"""Waits until the large parts of a page stay in place. Parts sized by the window follow a few frames later."""
TWO_FRAMES: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
AT_REST: Final = """() => document.getAnimations().every(
  (each) => each.playState !== 'running' || each.effect.getComputedTiming().endTime > 10_000,
)"""
"""Whether every animation has finished. Endless ones do not count."""


def origin_of(address: str) -> str:
    """Return an address without its path."""
    return "/".join(address.split("/")[:3])


class Person:
    """One browser context at one address. It records the errors of its console and its requests."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: tuple[int, int] = LAPTOP,
        language: str = "en",
        pace: str = "instant",
        motion: Motion = "reduce",
        seat: tuple[Seated, str] | None = None,
        has_clock: bool = False,
        scripts: tuple[str, ...] = (),
        permissions: tuple[str, ...] = (),
        settings: Mapping[str, object] | None = None,
    ) -> None:
        """Open an empty page. With a clock, its time can be advanced. Scripts run before those of every page.

        Settings are those of the device, by their names. A second press counts at once unless a setting says otherwise.
        """
        self.address = address
        self.language = language
        self._complaints: list[str] = []
        self._excused: list[str] = []
        self.requests: list[str] = []
        set_here = {"pace": pace, "cool-down": 0} | dict(settings or {})
        kept = {f"stella.{name}": value for name, value in set_here.items()}
        if seat is not None:
            kept["stella.seats"] = [_kept(*seat)]
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            reduced_motion=motion,
            storage_state={"origins": [{"origin": origin_of(address), "localStorage": _stored(kept)}]},
        )
        if permissions:
            self.context.grant_permissions(permissions, origin=address)
        for script in (FIXED_PART, *scripts):
            self.context.add_init_script(script)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        if has_clock:
            self.page.clock.install()
        self.page.on("console", lambda said: self._complaints.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self._complaints.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))

    @property
    def complaints(self) -> list[str]:
        """Errors in the console, except those that a test excuses."""
        return [said for said in self._complaints if not any(part in said for part in self._excused)]

    def excuse(self, part: str) -> None:
        """Excuse console errors that contain this text, earlier and later ones: the browser may report them late."""
        self._excused.append(part)

    def close(self) -> None:
        self.context.close()

    def go(self, path: str) -> "Person":
        self.page.goto(self.address + path)
        return self

    def sees(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def wait(self, selector: str) -> None:
        self.page.wait_for_selector(selector)

    def text(self, selector: str) -> str:
        """Return what an element shows, as soon as it shows any text: words of the deck come after the page."""
        element = self.page.locator(selector).first
        expect(element).to_have_text(ANY_TEXT, use_inner_text=True)
        return element.inner_text()

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click(timeout=CLICK * 1000)

    @property
    def size(self) -> tuple[int, int]:
        """Return the size of the window."""
        size = self.page.viewport_size
        assert size
        return size["width"], size["height"]

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=size)
        self.page.evaluate(STILL)

    def wait_for(self, script: str, arg: object = None) -> None:
        """Wait until an asynchronous function returns true. `wait_for_function` would accept its promise as true."""
        assert self.is_soon(script, arg, PATIENCE), script

    def is_soon(self, script: str, arg: object = None, seconds: float = 3) -> bool:
        """Return whether an asynchronous function returns true within some seconds."""
        end = time.monotonic() + seconds
        while not self.page.evaluate(script, arg):
            if time.monotonic() > end:
                return False
            self.page.evaluate(TWO_FRAMES)
        return True

    def settle(self) -> None:
        """Wait until all animations have finished."""
        self.page.wait_for_function(AT_REST)
        self.page.evaluate(TWO_FRAMES)

    def pause(self) -> None:
        """Stop the page's clock within a second. The clock counts in seconds; a time far off would end every timer."""
        self.page.clock.pause_at(self.page.evaluate("() => Date.now() / 1000 + 1"))

    def wait_out(self, selector: str, seconds: int = 11, *, is_there: bool = True) -> None:
        """Advance the page's time step by step until it shows something, or no longer shows it."""
        end = time.monotonic() + PATIENCE
        while self.sees(selector) != is_there:
            assert time.monotonic() < end, self.text("body")[:200]
            self.page.clock.fast_forward(seconds * 1000)
            self.page.evaluate(TWO_FRAMES)

    def set_pace(self, pace: str) -> None:
        self.page.evaluate("(pace) => localStorage.setItem('stella.pace', JSON.stringify(pace))", pace)

    def hurry(self) -> None:
        """From now on, scenes do not wait before the table continues."""
        self.set_pace("instant")

    # --- before the game

    def open_table(self, name: str, **options: int | str) -> str:
        """Open a table from the start page and return its code. Other options are added to the request."""
        self.go("/")
        if options:
            self.choose(**options)
        self.click(".door .box > .btn--light")
        self.page.fill("#name", name)
        self.click(".door form .btn--light")
        self.wait(".lobby")
        return self.code

    def choose(self, **options: int | str) -> None:
        """Let the next table that this page opens have these options."""
        self.page.route("**/api/rooms", lambda route: _slip_in(route, options))

    @property
    def code(self) -> str:
        found = re.search(r"/r/(\w+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def sit_down(self, code: str, name: str) -> "Person":
        self.go(f"/r/{code}")
        self.page.fill("#name", name)
        self.click(".join form .btn--light")
        self.wait(".lobby")
        return self

    def add_bots(self, number: int) -> None:
        free = self.page.locator(".free .add")
        for _ in range(number):
            before = free.count()
            self.click(".free .add")
            self.click("dialog li button:not(:disabled)")
            self.page.wait_for_selector("dialog", state="detached")
            expect(free).to_have_count(before - 1)  # otherwise the next dialog would offer the same bot again

    def begin(self) -> None:
        self.click(".lobby .go .btn--light")
        self.wait(".table")

    # --- at the table

    def mark(self, place: int) -> None:
        """Tap a picture until it is marked: once with a mouse, twice on a phone, in the large view on a small phone."""
        card = self.page.locator(".board button.card").nth(place)
        card.click(timeout=CLICK * 1000)
        if self.sees("dialog.zoomed"):
            self.click("dialog.zoomed .act")
            self.page.keyboard.press("Escape")
        elif card.get_attribute("aria-pressed") != "true":
            card.click(timeout=CLICK * 1000)

    def marks(self) -> list[int]:
        pressed = "cards => cards.flatMap((card, i) => card.getAttribute('aria-pressed') === 'true' ? [i] : [])"
        found: list[int] = self.page.eval_on_selector_all(".board button.card", pressed)
        return found

    def ready(self) -> None:
        self.click(".foot [data-main]:not(:disabled)")

    def point(self) -> None:
        """Point at the first highlighted picture: choose it, then confirm."""
        if not self.sees("dialog.zoomed"):
            self.click(".board .card.pointable")
            self.wait("dialog.zoomed .act, .foot [data-main]:not(:disabled)")
        if self.sees("dialog.zoomed"):
            if not self.sees("dialog.zoomed .act.isChosen"):
                self.click("dialog.zoomed .act")
            self.click("dialog.zoomed .act.isChosen")
        else:
            self.click(".foot [data-main]:not(:disabled)")

    def skip_to(self, selector: str) -> None:
        """Press through the scenes until something is shown. The page looks and presses in one step."""
        self.page.wait_for_function(SKIP_TO, arg=[selector, SCENE])

    def act(self, places: tuple[int, ...] = (2, 6, 7, 11), *, is_reading: bool = False) -> None:
        """Make the next possible move, if there is one. A person who is reading stays at the score sheet."""
        now = self.page.evaluate(TO_DO)
        if now == "score" and is_reading:
            return
        try:
            self._do(now, places)
        except TooLate:  # the table may have moved on meanwhile: look again
            if self.page.evaluate(TO_DO) == now:
                raise

    def _do(self, what: str, places: tuple[int, ...]) -> None:
        match what:
            case "score":
                self.click(".sheetscreen footer [data-main]")
            case "verdict":
                self.page.evaluate("document.querySelector('.verdict.isSaid .btn')?.click()")
            case "point":
                self.point()
            case "mark":
                if self.sees("dialog.zoomed"):  # it opened late
                    self.page.keyboard.press("Escape")
                for place in places:
                    if place not in self.marks():
                        self.mark(place)
                self.ready()


def _kept(seat: Seated, name: str) -> dict[str, object]:
    """Return a seat as this device stores it."""
    return {"code": seat.code, "token": seat.token, "colour": seat.colour, "name": name, "at": 0}


def _stored(kept: Mapping[str, object]) -> list[Any]:
    return [{"name": key, "value": json.dumps(value)} for key, value in kept.items()]


def _slip_in(route: Route, options: dict[str, int | str]) -> None:
    if route.request.method != "POST":
        route.continue_()
        return
    room = dict(route.request.post_data_json or {}) | {"options": options}
    route.continue_(post_data=json.dumps(room))


def until(
    people: list[Person],
    is_so: Callable[[], bool],
    *,
    acting: bool = True,
    reading: bool = False,
    seconds: float = 180,
) -> None:
    """Let all people keep playing until a condition holds."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, [person.page.url + " " + person.text("body")[:200] for person in people]
        for number, person in enumerate(people if acting else ()):
            places = tuple(sorted({(number + 5 * k + k * k) % 15 for k in range(4)}))
            person.act(places, is_reading=reading)
        people[0].page.wait_for_timeout(40)


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Press Tab until an element has the focus, and check that it is visible."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            style = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
            assert style != "none", selector
            return
    raise AssertionError(f"no way to {selector} with Tab")


def overflows(person: Person) -> list[str]:
    """Return what overflows the screen or its box after everything has had time to settle."""
    person.settle()
    with suppress(TooLate):  # what is left then is returned
        person.page.wait_for_function(f"() => ({STICKING_OUT})().length === 0", timeout=2000)
    found: list[Any] = person.page.evaluate(STICKING_OUT)
    return [str(line) for line in found]
