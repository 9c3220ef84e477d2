"""A server that tries to choose the draw: the phone of an honest player detects it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Route

from stella.content.messages import message
from tests.browser.conftest import Meet
from tests.browser.lying import RIGGINGS, lying
from tests.browser.people import PHONE, Person
from tests.browser.proving import OPTIONS, ask, finish
from tests.browser.tables import Tables, players_over_sockets
from tests.records.rigging import Rigging, riggings
from tests.server.running import in_good_order

CAUGHT: Final = {"replace_a_part": "unfair-part-replaced", "choose_what_is_held_back": "unfair-bundle-changed"}
WORST: Final = (
    "one seal that opens in many ways",
    "a part for a bot, chosen last",
    "another person's part, with a new seal",
    "the size of the deck, chosen last",
    "four words of the server's, chosen last",
    "pictures held back, chosen last",
)
"""Attacks that once went unnoticed."""
KEEP: Final = """(shown) => {
  const seat = JSON.parse(localStorage.getItem('stella.seats'))[0];
  const kept = { ...shown, place: `${seat.code} ${seat.token.slice(0, 12)}`, at: Date.now() };
  window.store ??= Storage.prototype.setItem;
  Storage.prototype.setItem = function (name, value) {
    if (name !== 'stella.proofs') window.store.call(this, name, value);
  };
  window.store.call(localStorage, 'stella.proofs', JSON.stringify([kept]));
}"""
"""Stores what the server showed the device before it opened its part, and nothing of the table that the page shows."""


@pytest.mark.parametrize("lie", [pytest.param(lie, marks=pytest.mark.full) for lie in RIGGINGS])
def test_a_server_that_knows_every_part_is_caught_by_anybody(browser: Browser, tmp_path: Path, lie: str) -> None:
    with in_good_order(lying(lie)(tmp_path, *OPTIONS)) as server, players_over_sockets(server.client) as tables:
        ana = Person(browser, server.address, size=PHONE)
        ana.open_table("Ana")
        table = tables.beside(Ana=ana)
        table.join("Ben")
        ana.add_bots(1)
        table.start()
        finish(table, ana)

        ana.wait(".fairness.isLie")

        assert ana.text(".fairness") == message(CAUGHT[lie], "en", round=0, name="Ben")
        assert ana.complaints == []
        ana.close()


def kept(rigging: Rigging) -> dict[str, Any]:
    """Return what the device stores of a game that was ended at once."""
    nothing: dict[str, Any] = {"seals": [], "marks": None, "pointed": [], "scores": []}
    rounds = [
        {name: part[name] for name in ("table", "card", "clue", "first_scout")} | nothing
        for part in rigging.record["rounds"]
    ]
    seen = {"isBefore": True, "seal": rigging.record["seal"], "seat": 0, "rounds": rounds, "lastRound": 1}
    return rigging.shown | seen


def test_no_rigged_record_is_called_fair(meet: Meet, tables: Tables, at_scale: Callable[[int, int], int]) -> None:
    table = tables("Ana", bots=2)
    ana = table.hand("Ana", meet, size=PHONE)
    table.start()
    finish(table, ana)
    known = {rigging.name: rigging for rigging in riggings() if rigging.shown["number"] == 0}
    others = [name for name in known if name not in WORST]
    told = [known[name] for name in (*WORST, *others[: at_scale(4, len(others))])]
    now: list[Rigging] = []

    def tell(route: Route) -> None:
        route.fulfill(body=json.dumps(now[-1].record), content_type="application/json")

    ana.page.route("**/api/records/*", tell)
    ana.page.route("**/api/words/*", lambda route: route.fulfill(body="[]", content_type="application/json"))
    said = {}
    for rigging in told:
        now.append(rigging)
        ana.page.evaluate(KEEP, kept(rigging))
        ana.click(".again .ours")
        ana.wait(".games")
        ana.page.go_back()  # the end of the game is shown and checked again
        ana.wait(".end")
        said[rigging.name] = ask(ana)

    expected = {rigging.name: _sentence(rigging) for rigging in told}
    assert {name: text for name, text in said.items() if not text.startswith(expected[name])} == {}
    assert not any(text.startswith(message("fair-proved", "en")) for text in said.values())


def _sentence(rigging: Rigging) -> str:
    """Return how the device's sentence must begin. Without the word list of these games, nothing is proved."""
    if rigging.says in ("fair-proved", "unfair-words"):
        return message("fair-in-part", "en")
    if rigging.name == "a shorter word list than its hash says":
        return message("fair-in-part", "en")
    if rigging.says == "unfair-part-replaced":
        return message(rigging.says, "en", name=rigging.record["players"][_seat(rigging)]["name"])
    return message(rigging.says, "en", round=1)


def _seat(rigging: Rigging) -> int:
    return 3 if "bot" in rigging.name else 1
