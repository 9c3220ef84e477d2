"""How soon a phone with an empty cache shows its table, compared with a bare page of the same pictures."""

import statistics
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, cast

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import ARGUMENTS, chromium
from tests.browser.people import PHONE, Person
from tests.server.running import serving

from bench.measuring import Row

ALLOWED_MS = 1500
ALL_SHOWN = """(selector) => {
  const pictures = [...document.querySelectorAll(selector)];
  return pictures.length === 15 && pictures.every((picture) => picture.complete && picture.naturalWidth > 0);
}"""


class Phones:
    """A table, and phones that have never seen it: each visit has an empty cache."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.first = Person(browser, address, size=PHONE)
        code = self.first.open_table("Ana")
        self.first.add_bots(2)
        self.first.begin()
        self.first.page.wait_for_function(ALL_SHOWN, arg=".board img")
        self.seat = cast("Any", self.first.context.storage_state())
        self.table = f"{address}/r/{code}"
        pictures: list[str] = self.first.page.eval_on_selector_all(
            ".board img", "pictures => pictures.map((picture) => picture.currentSrc)"
        )
        self.bare = "".join(f'<img src="{picture}" width="72">' for picture in pictures)

    def show_table(self) -> float:
        return self._until_shown(self.table, ".board img")

    def show_bare_page(self) -> float:
        return self._until_shown(f"{self.address}/bare", "img")

    def _until_shown(self, address: str, selector: str) -> float:
        context = self.browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, storage_state=self.seat)
        page = context.new_page()
        page.route("**/bare", lambda route: route.fulfill(body=self.bare, content_type="text/html"))
        start = perf_counter()
        page.goto(address, wait_until="commit")
        page.wait_for_function(ALL_SHOWN, arg=selector)
        taken = perf_counter() - start
        context.close()
        return 1000 * taken


def measure(secs: float, repeats: int) -> list[Row]:  # noqa: ARG001 - every benchmark is asked alike
    with (
        TemporaryDirectory() as data,
        serving(Path(data), "--no-limits", "--bot-pace", "10") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        phones = Phones(browser, server.address)
        pairs = [(phones.show_table(), phones.show_bare_page()) for _ in range(repeats)]
        browser.close()
    ours, bare = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratio = statistics.median(table / page for table, page in pairs)
    return [
        Row("first_table_vs_bare_page", ours, bare, "ms, lower is better", ratio),
        Row("first_table_vs_allowed", ours, ALLOWED_MS, "ms, lower is better", ours / ALLOWED_MS),
    ]
