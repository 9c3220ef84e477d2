"""Films the scenes of a game on a phone, a laptop and a TV: twelve frames of each, on one sheet."""

import base64
import json
import time
from collections import deque
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, WebSocketRoute

from tests.browser.people import LAPTOP, PHONE, TV, Person

FRAMES: Final = 12
SLOWER: Final = 3
PATIENCE: Final = 1800
LENGTHS: Final = {
    "announce": 5.6,
    "spark": 4.9,
    "super-spark": 5.6,
    "fall": 6.6,
    "fall-in-the-dark": 6.6,
    "score": 1.8,
    "score-in-the-dark": 6.6,
    "finale": 15.5,
}
"""How many seconds of each scene are filmed, at the normal pace with five players."""
SLOW_MOTION: Final = """(() => {
  const real = performance.now.bind(performance);
  let [base, then, rate] = [real(), real(), 1];
  const now = () => then + (real() - base) / rate;
  window.slowDown = (times) => ([then, base, rate] = [now(), real(), times]);
  performance.now = now;
  const frame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (act) => frame(() => act(now()));
  const later = window.setTimeout.bind(window);
  window.setTimeout = (act, time = 0, ...rest) => later(act, time * rate, ...rest);
  const follow = () => {
    for (const each of document.getAnimations()) if (each.playbackRate !== 1 / rate) each.playbackRate = 1 / rate;
    frame(follow);
  };
  follow();
})()"""
OWN_CHANCE: Final = "delete crypto.getRandomValues"
"""Undoes `FIXED_PART`: Playwright draws as many bytes for the name of a routed socket, and all would have the same."""
IS_IDLE: Final = "!document.querySelector('.pointing, .moment, .stage, .cracking, .sheetscreen, .finale')"
SHEET: Final = """<body style="margin:0;background:#222;display:grid;gap:6px;padding:6px;width:max-content;
  align-content:start;grid-template-columns:repeat({columns},{width}px)">{frames}</body>"""
FRAME: Final = '<img style="width:100%;display:block" src="data:image/jpeg;base64,{}">'


class Camera:
    """One device that receives updates piece by piece, so that each scene can be filmed slowly and undisturbed."""

    def __init__(self, name: str, person: Person) -> None:
        self.name = name
        self.person = person
        self.dark: int | None = None
        self._held: deque[tuple[WebSocketRoute, str]] = deque()
        person.context.add_init_script(OWN_CHANCE)
        person.context.add_init_script(SLOW_MOTION)
        person.page.route_web_socket("**/socket", self._hold)

    def _hold(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: self._hear(page, str(message)))

    def _hear(self, page: WebSocketRoute, message: str) -> None:
        update = json.loads(message)
        if update.get("is_whole"):  # the connection was lost meanwhile, and this update includes what was held back
            self._held.clear()
            page.send(message)
        elif update["type"] == "update" and (self._held or self._scenes(update)):
            if "done" in update:  # a client that waits too long for an answer reconnects
                page.send(json.dumps({"type": "update", "moment": update["moment"], "done": update.pop("done")}))
            self._held.extend((page, json.dumps(part)) for part in _parts(update))
        else:
            page.send(message)

    def next_scene(self) -> str | None:
        """Return the next scene, or None if there is none or one is still shown."""
        if not self._held or not self.person.page.evaluate(IS_IDLE):
            return None
        return next(iter(self._scenes(json.loads(self._held[0][1]))), "")

    def _scenes(self, update: dict[str, Any]) -> list[str]:
        return [scene for told in update.get("facts") or [] if (scene := self._scene(told["fact"]))]

    def _scene(self, fact: dict[str, Any]) -> str:
        match fact["type"]:
            case "slates_sealed":
                self.dark = fact["in_the_dark"]
                return "announce"
            case "card_pointed" if fact["outcome"] == "fall":
                return "fall-in-the-dark" if fact["seat"] == self.dark else "fall"
            case "card_pointed":
                return str(fact["outcome"]).replace("_", "-")
            case "slates_opened":
                is_cracked = any(score["is_dark"] and score["has_fallen"] for score in fact["scores"])
                return "score-in-the-dark" if is_cracked else "score"
            case "game_ended":
                return "finale"
            case _:
                return ""

    def show(self) -> None:
        page, message = self._held.popleft()
        page.send(message)
        self.person.page.wait_for_timeout(120)

    def film(self, scene: str, folder: Path) -> None:
        page = self.person.page
        self.person.set_pace("normal")
        slower = 1 if scene == "finale" else SLOWER  # slow enough, without keeping others waiting too long
        page.evaluate(f"slowDown({slower})")
        start = time.monotonic()
        self.show()
        frames = []
        for number in range(FRAMES):
            due = start + (number + 0.5) / FRAMES * LENGTHS[scene] * slower
            page.wait_for_timeout(max(0.0, due - time.monotonic()) * 1000)
            frames.append(page.screenshot(type="jpeg", quality=80))
        page.evaluate("slowDown(1)")
        self._print(frames, folder / f"{scene}-{self.name}.png")

    def _print(self, frames: list[bytes], path: Path) -> None:
        is_phone = self.name == "phone"
        images = "".join(FRAME.format(base64.b64encode(frame).decode()) for frame in frames)
        sheet = self.person.context.new_page()
        sheet.set_content(SHEET.format(columns=6 if is_phone else 4, width=260 if is_phone else 480, frames=images))
        sheet.locator("body").screenshot(path=path)
        sheet.close()


def _parts(update: dict[str, Any]) -> list[dict[str, Any]]:
    """Split an update into one per fact. The last one includes all other changes."""
    *first, last = [[fact] for fact in update.get("facts") or []] or [[]]
    return [{"type": "update", "moment": update["moment"], "facts": facts} for facts in first] + [
        update | {"facts": last}
    ]


class Film:
    """A game of two people, three bots and a TV, filmed on all three devices."""

    def __init__(self, browser: Browser, address: str, folder: Path, language: str) -> None:
        self.folder = folder / "frames"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.cameras = [
            Camera(name, Person(browser, address, size=size, language=language, pace="normal", motion="no-preference"))
            for name, size in {"phone": PHONE, "laptop": LAPTOP, "tv": TV}.items()
        ]
        self.missing = {(scene, camera.name) for scene in LENGTHS for camera in self.cameras}

    def shoot(self) -> None:
        phone, laptop, tv = (camera.person for camera in self.cameras)
        code = phone.open_table("Mira")
        laptop.sit_down(code, "Jonas")
        phone.add_bots(3)
        tv.go(f"/tv/{code}").wait(".tvlobby")
        phone.begin()
        end = time.monotonic() + PATIENCE
        while not all(camera.person.sees(".end") for camera in self.cameras):
            assert time.monotonic() < end, "the game does not go on"
            for camera in self.cameras:
                self._go_on(camera)
        print("frames, not filmed:", sorted(self.missing) or "nothing", flush=True)

    def _go_on(self, camera: Camera) -> None:
        match camera.next_scene():
            case None:
                self._act(camera)
            case scene if (scene, camera.name) in self.missing:
                self.missing.discard((scene, camera.name))
                camera.film(scene, self.folder)
                print("frames of", scene, camera.name, flush=True)
            case _:
                camera.person.hurry()
                camera.show()

    def _act(self, camera: Camera) -> None:
        """The laptop marks the most, to be in the dark and fall, until that has been filmed."""
        match camera.name:
            case "tv":
                camera.person.page.keyboard.press("n")
            case "laptop" if any(scene == "score-in-the-dark" for scene, _ in self.missing):
                camera.person.act((0, 2, 3, 5, 6, 8, 9, 11, 12, 14))
            case _:
                camera.person.act((1, 6, 7, 12))
