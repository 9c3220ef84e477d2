"""`make screens`: plays games with people, bots and a TV; takes pictures of every screen and scene in three sizes."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGUMENTS, chromium
from tests.browser.frames import Film
from tests.browser.people import LAPTOP, PHONE, TV, Person, until
from tests.server.running import serving


class Photographer:
    """Three devices at one table, and a folder for their screenshots."""

    def __init__(self, browser: Browser, address: str, folder: Path, language: str) -> None:
        self.folder = folder
        wishes = {"phone": PHONE, "laptop": LAPTOP, "tv": TV}
        self.devices = {
            name: Person(browser, address, size=size, language=language, pace="hand", motion="no-preference")
            for name, size in wishes.items()
        }
        self.phone, self.laptop, self.tv = self.devices.values()

    def shoot(self, screen: str, *names: str) -> None:
        self.phone.page.wait_for_timeout(1200)
        for name in names or tuple(self.devices):
            self.devices[name].page.screenshot(path=self.folder / f"{screen}-{name}.png")
        print(screen, flush=True)

    def before_the_game(self) -> None:
        for device in self.devices.values():
            device.go("/").wait(".door")
        self.shoot("door")
        self.phone.go("/rules")
        self.laptop.go("/rules")
        self.shoot("rules", "phone", "laptop")
        code = self.phone.open_table("Mira")
        self.laptop.go(f"/r/{code}").wait(".join")
        self.shoot("join", "laptop")
        self.laptop.sit_down(code, "Jonas")
        self.tv.go(f"/tv/{code}").wait(".tvlobby")
        self.phone.click(".free .add")
        self.shoot("bots", "phone")
        self.phone.page.keyboard.press("Escape")
        self.phone.add_bots(3)
        self.shoot("lobby")

    def associate_and_announce(self) -> None:
        self.phone.begin()
        self.laptop.wait(".table")
        for place in (1, 4, 6, 8, 12):
            self.laptop.mark(place)
        for place in (0, 5, 6, 7, 12):
            self.phone.mark(place)
        self.shoot("associate")
        self.tv.go("/")
        self.phone.wait(".lens")
        self.shoot("associate-without-tv", "phone")
        self.tv.go(f"/tv/{self.phone.code}").wait(".table")
        self.laptop.page.keyboard.press("c")
        self.laptop.page.keyboard.press(" ")
        self.phone.page.keyboard.press("c")
        self.phone.page.keyboard.press(" ")
        self.shoot("enlarged", "phone", "laptop")
        for person in (self.phone, self.laptop):
            person.page.keyboard.press("Escape")
            person.ready()
        for device in self.devices.values():
            device.wait(".verdict.isSaid")
        self.shoot("announce")
        self.go_on()

    def go_on(self) -> None:
        for device in self.devices.values():
            device.page.keyboard.press("n")

    def reveal(self) -> None:
        wanted = {"super-spark": ".moment", "spark": ".pointing.spark.isOver", "fall": ".pointing.fall.isOver"}
        missing = {(screen, name) for screen in (*wanted, "turn") for name in self.devices} - {("turn", "tv")}
        while not all(device.sees(".sheetscreen") for device in self.devices.values()):
            for name, device in self.devices.items():
                for screen, selector in wanted.items():
                    if (screen, name) in missing and device.sees(selector):
                        missing.discard((screen, name))
                        self.shoot(screen, name)
                if device.sees(".pointing.isOver, .moment"):
                    device.page.keyboard.press("n")
                elif device.sees(".board .card.pointable"):
                    if ("turn", name) in missing:
                        missing.discard(("turn", name))
                        self.shoot("turn", name)
                    device.act()
            self.phone.page.wait_for_timeout(60)
        self.shoot("score")

    def to_the_end(self) -> None:
        for device in self.devices.values():
            device.hurry()
        self.go_on()
        until([self.phone, self.laptop], lambda: self.phone.sees(".end") and self.laptop.sees(".end"), seconds=300)
        self.tv.page.keyboard.press("n")
        until([self.tv], lambda: self.tv.sees(".end"), acting=False)
        self.shoot("end")
        self.laptop.click(".again a[href^='/replay/']")
        self.laptop.wait(".controls")
        self.laptop.page.locator(".controls input").fill("20")
        self.shoot("replay", "laptop")


def main(folder: Path, language: str = "en") -> None:
    """Take all screenshots into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as data,
        serving(Path(data), "--no-limits", "--bot-pace", "0.1") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        photographer = Photographer(browser, server.address, folder, language)
        photographer.before_the_game()
        photographer.associate_and_announce()
        photographer.reveal()
        photographer.to_the_end()
        Film(browser, server.address, folder, language).shoot()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
