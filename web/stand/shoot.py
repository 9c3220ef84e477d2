"""Takes a picture of every state of the stand, or compares two folders of them, pixel by pixel.

`python web/stand/shoot.py before`, change styles, `python web/stand/shoot.py after`, then
`python web/stand/shoot.py compare before after`, which draws what differs into `after/differences`.
"""
# ruff: noqa: S603 - runs the tools of this repository, and tells what it does

import io
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import Page, TimeoutError, sync_playwright  # noqa: A004

WEB = Path(__file__).parent.parent
SIZES = {"phone": (390, 844), "laptop": (1366, 768), "tv": (1920, 1080)}
SMALL = {"small": (320, 568), "flat": (844, 390), "tablet": (820, 1180)}
SETTLED = """async () => {
  await document.fonts.ready;
  const late = new Promise((done) => setTimeout(done, 2000));
  await Promise.race([late, Promise.all([...document.images].map((image) => image.decode().catch(() => null)))]);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


@contextmanager
def serving() -> Iterator[str]:
    """Build the stand and serve it."""
    vite = [str(WEB / "node_modules/.bin/vite")]
    config = ["--config", "stand/vite.config.ts"]
    subprocess.run([*vite, "build", *config, "--logLevel", "error"], cwd=WEB, check=True)
    preview = subprocess.Popen([*vite, "preview", *config, "--port", "0"], cwd=WEB, stdout=subprocess.PIPE, text=True)
    try:
        assert preview.stdout  # noqa: S101
        for line in preview.stdout:
            if found := re.search(r"http://localhost:(\d+)", re.sub(r"\x1b\[[\d;]*m", "", line)):
                yield f"http://localhost:{found[1]}"
                return
        sys.exit("The stand did not start.")
    finally:
        preview.terminate()
        preview.wait()


def states() -> list[str]:
    """Return the names of all states, as stand/states.ts lists them."""
    text = (WEB / "stand/states.ts").read_text(encoding="utf-8")
    listed = text[text.index("STATES: readonly") :]
    return [
        one or other
        for one, other in re.findall(r"^  (?:at\('[^']*'\)\('([\w-]+)'|\w+\('([\w-]+)')", listed, re.MULTILINE)
    ]


def shoot(page: Page, address: str, state: str, folder: Path, sizes: dict[str, tuple[int, int]]) -> None:
    """Take the pictures of one state."""
    for device, (width, height) in sizes.items():
        page.set_viewport_size({"width": width, "height": height})
        if device == next(iter(sizes)):
            page.goto(f"{address}&stand={state}")
            try:
                page.wait_for_selector("html[data-stand=reached]", state="attached", timeout=15_000)
            except TimeoutError:  # shown as far as it loaded
                print(f"{state}: not reached", flush=True)
        page.evaluate(SETTLED)
        page.screenshot(path=folder / f"{state}-{device}.png", animations="disabled", caret="hide")


def shoot_all(folder: Path, *wishes: str) -> None:
    """Take pictures of all states, or of the requested ones; a request may also be `small` or a language."""
    languages = [wish for wish in wishes if len(wish) == 2] or ["en"]
    wished = [wish for wish in wishes if len(wish) > 2 and wish != "small"]
    folder.mkdir(parents=True, exist_ok=True)
    with serving() as address, sync_playwright() as playwright:
        shell = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=shell, args=["--no-sandbox"])
        page = browser.new_context(reduced_motion="reduce", timezone_id="UTC", locale="en").new_page()
        # How sharp a photograph is depends on when it loaded: one flat picture replaces all of them.
        plain = io.BytesIO()
        Image.new("RGB", (20, 30), "#7a86b8").save(plain, "WEBP")
        page.route("**/content/decks/**", lambda route: route.fulfill(body=plain.getvalue(), content_type="image/webp"))
        page.on("pageerror", lambda error: print("page error:", error))
        for state in states():
            if not wished or state in wished:
                shoot(page, f"{address}/?language={languages[0]}", state, folder, SMALL if "small" in wishes else SIZES)
        browser.close()


def compare(before: Path, after: Path) -> int:
    """Print which pictures differ, and draw where; return how many."""
    differing = {}
    for one in sorted(before.glob("*.png")):
        other = after / one.name
        if not other.exists():
            continue
        with Image.open(one) as old, Image.open(other) as new:
            if old.size != new.size:
                differing[one.name] = "another size"
                continue
            box = (difference := ImageChops.difference(old.convert("RGB"), new.convert("RGB"))).getbbox()
            if box:
                (after / "differences").mkdir(exist_ok=True)
                difference.point(lambda value: min(255, value * 8)).save(after / "differences" / one.name)
                differing[one.name] = str(box)
    print(json.dumps(differing, indent=1))
    return len(differing)


if __name__ == "__main__":
    command, *rest = sys.argv[1:]
    if command == "compare":
        sys.exit(compare(Path(rest[0]), Path(rest[1])) > 0)
    shoot_all(Path(command), *rest)
