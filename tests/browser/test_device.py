"""Device features: the screen stays awake, and a TV shows the table full screen."""

from typing import Final

from tests.browser.conftest import Meet
from tests.browser.people import PHONE, TV, TWO_FRAMES
from tests.browser.tables import Tables

COUNT_LOCKS: Final = """(() => {
  window.locks = 0;
  const lock = { released: false, release: async () => { lock.released = true; window.locks -= 1; } };
  const request = async () => { window.locks += 1; return lock; };
  Object.defineProperty(Navigator.prototype, 'wakeLock', { get: () => ({ request }), configurable: true });
})()"""
WITHOUT_LOCK: Final = "delete Navigator.prototype.wakeLock"
IS_PLAYING: Final = """() => {
  const video = document.querySelector('video');
  return video !== null && !video.paused && !video.muted && video.readyState >= 2;
}"""

FETCHED: Final = "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('waking'))"
"""Whether the wake lock has been loaded. From then on, a tap starts it."""


def test_the_screen_stays_awake_during_a_game_and_not_before_it(meet: Meet, tables: Tables) -> None:
    ana = tables("Ana", bots=2).hand("Ana", meet, size=PHONE, scripts=(COUNT_LOCKS,))
    assert ana.page.evaluate("window.locks") == 0

    ana.begin()

    ana.page.wait_for_function("() => window.locks === 1")


def test_without_a_lock_a_tap_starts_a_silent_video_that_keeps_the_screen_awake(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", bots=2)
    table.start()
    ana = table.hand("Ana", meet, size=PHONE, scripts=(WITHOUT_LOCK,))
    ana.page.wait_for_function(FETCHED)
    ana.page.evaluate(TWO_FRAMES)

    ana.mark(3)

    ana.page.wait_for_function(IS_PLAYING)


def test_a_tv_gives_the_table_its_whole_screen(meet: Meet, tables: Tables) -> None:
    tv = meet(size=TV)
    tv.go(f"/tv/{tables('Ana').code}").wait(".tvlobby")

    tv.click("button.full")

    tv.page.wait_for_function("() => document.fullscreenElement !== null")
    tv.page.wait_for_selector("button.full", state="detached")
