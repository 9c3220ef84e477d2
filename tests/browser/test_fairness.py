"""Each device adds to the draw and checks the seals itself. Honest games are proved, every lie is caught."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from stella.content.messages import message
from tests.browser.conftest import Meet
from tests.browser.lying import LIED_IN, LIES, lying
from tests.browser.people import LAPTOP, PHONE, Person, overflows
from tests.browser.proving import OPTIONS, ask, finish
from tests.browser.tables import Tables, players_over_sockets
from tests.server.running import RunningServer, in_good_order

CAUGHT: Final = {
    "swap_the_seed": ("unfair-part-changed", "en"),
    "drop_a_part": ("unfair-part-missing", "de"),
    "stack_the_deck": ("unfair-pictures", "bg"),
    "choose_the_word": ("unfair-words", "nl"),
    "change_a_slate": ("unfair-slate", "pl"),
    "change_a_score": ("unfair-score", "cs"),
}
LIVING_ROOM: Final = "stella.lan"
"""A name that the browser resolves but that is not a secure context: no `crypto.subtle`, no service worker."""


def names(person: Person) -> list[str]:
    return [line.inner_text() for line in person.page.locator(".end ol li b").all()]


def test_an_honest_game_and_its_rematch_are_proved_without_a_secure_context(
    browser: Browser, server: RunningServer, tables: Tables, at_scale: Callable[[int, int], int]
) -> None:
    address = server.address.replace("127.0.0.1", LIVING_ROOM)
    ana = Person(browser, address, size=PHONE)
    ben = Person(browser, address, size=LAPTOP, language="de")
    visitor = Person(browser, address, size=PHONE, language="nl")
    rounds = at_scale(2, 4)
    code = ana.open_table("Ana", rounds=rounds)
    ben.sit_down(code, "Ben")
    visitor.go(f"/watch/{code}").wait(".tvlobby")
    ana.add_bots(1)
    table = tables.beside(Ana=ana, Ben=ben)
    table.start()
    ben.wait(".table")
    ben.page.reload()
    ben.wait(".table")
    finish(table, ana, ben, visitor, rounds=rounds)

    assert ana.page.evaluate("() => [isSecureContext, crypto.subtle]") == [False, None]
    assert not ana.sees(".fairness")  # no failure to report
    assert ask(ana) == message("fair-proved", "en")
    assert ask(ben) == message("fair-proved", "de")
    assert ask(visitor) == message("fair-without-part", "nl")
    assert overflows(ana) == overflows(ben) == []
    spoken = ana.page.locator("[aria-live]", has_text=message("fair-proved", "en"))
    spoken.first.wait_for(state="attached")

    ana.click(".again .btn--light")
    ana.page.wait_for_selector(".end", state="detached")
    ben.page.wait_for_selector(".end", state="detached")
    late = Person(browser, address, language="cs").go(f"/watch/{code}")
    late.wait(".table")
    finish(table, ana, ben, late, game=1, rounds=rounds)

    assert ask(ana) == message("fair-proved", "en")
    assert ask(ben) == message("fair-proved", "de")
    assert ask(late).startswith(message("fair-late", "cs"))
    for person in (ana, ben, visitor, late):
        person.excuse("Cross-Origin-Opener-Policy")
        assert person.complaints == []
        person.close()


def test_a_table_of_bots_begun_at_once_is_proved_too(meet: Meet, tables: Tables) -> None:
    ana = meet(size=PHONE, language="pl")
    ana.go("/").click(".door .box > .two button")
    ana.click(".door form .btn--light")
    ana.wait(".table")

    finish(tables.beside(Ana=ana), ana)

    assert ask(ana) == message("fair-proved", "pl")


def test_the_introduction_played_to_its_end_is_told_as_what_it_is(meet: Meet, tables: Tables) -> None:
    ana = meet(size=PHONE, language="nl")
    ana.go("/learn").wait(".coach")
    ana.click(".coach .icbtn")
    ana.page.wait_for_selector(".coach", state="detached")

    finish(tables.beside(Ana=ana), ana)

    assert ask(ana) == message("fair-introduction", "nl")
    assert overflows(ana) == []


@pytest.mark.parametrize(
    "lie", [pytest.param(lie, marks=() if lie == "swap_the_seed" else pytest.mark.full) for lie in LIES]
)
def test_a_lying_server_is_caught_by_the_phone(browser: Browser, tmp_path: Path, lie: str) -> None:
    expected, language = CAUGHT[lie]
    with in_good_order(lying(lie)(tmp_path, *OPTIONS)) as server, players_over_sockets(server.client) as tables:
        ana = Person(browser, server.address, size=PHONE, language=language)
        ana.open_table("Ana")
        ana.add_bots(2)
        table = tables.beside(Ana=ana)
        table.start()
        finish(table, ana)

        ana.wait(".fairness.isLie")  # shown without a request

        told = ana.text(".fairness")
        in_round = LIED_IN if "change" in lie else 1
        assert told in [message(expected, language, round=in_round, name=name) for name in names(ana)]
        assert overflows(ana) == []
        assert ana.complaints == []
        ana.close()
