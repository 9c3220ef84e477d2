"""Games in real browsers: different sizes and languages, a TV, a spectator, reloads in every step."""

from collections.abc import Callable
from itertools import pairwise

from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, SMALL_PHONE, TABLET, TV, TWO_FRAMES, Person, until
from tests.browser.tables import Tables


def totals(person: Person) -> list[str]:
    lines = person.page.locator(".end ol li")
    return [f"{line.locator('b').inner_text()} {line.locator('.num').inner_text()}" for line in lines.all()]


def edges(person: Person, part: str) -> tuple[float, float]:
    """Return the top and bottom edges of a part of the screen."""
    box = person.page.locator(part).bounding_box()
    assert box, part
    return box["y"], box["y"] + box["height"]


def test_three_people_play_a_game_with_a_tv_and_a_spectator(meet: Meet, at_scale: Callable[[int, int], int]) -> None:
    ana = meet(size=PHONE, language="en")
    ben = meet(size=LAPTOP, language="de")
    eva = meet(size=SMALL_PHONE, language="bg")
    tv, visitor = meet(size=TV, language="nl"), meet(size=TABLET, language="pl")
    code = ana.open_table("Ana")
    ben.sit_down(code, "Ben")
    eva.sit_down(code, "Eva")
    tv.go(f"/tv/{code}").wait(".tvlobby")
    visitor.go(f"/watch/{code}").wait(".tvlobby")

    tv.click(".controls button")
    tv.wait(".controls [aria-label='Geluid uitzetten']")
    tv.page.select_option(".controls select", "de")
    tv.wait(".tvlobby h1:has-text('Am Tisch')")

    ana.page.get_by_label("Rounds").select_option(str(at_scale(1, 4)))
    ana.begin()
    until([ana, ben, eva], lambda: all(one.sees(".end") for one in (ana, ben, eva, tv, visitor)))

    assert totals(ana) == totals(ben) == totals(eva) == totals(tv) == totals(visitor)
    assert code in tv.text(".end .tag")
    assert not tv.sees(".end .again")
    assert "Ben" in ben.text(".end li.isYou")
    assert not visitor.sees(".end li.isYou")


def test_the_end_of_a_full_table_leads_to_the_next_game(meet: Meet, tables: Tables) -> None:
    table = tables("Mia", "Tom", bots=4)
    table.start()
    table.finish()
    mia = table.hand("Mia", meet, language="cs")

    assert len(totals(mia)) == 6
    mia.click(".again .btn--light")

    mia.wait(".table")
    assert mia.page.locator(".person").count() == 6


def test_a_page_reloaded_in_every_step_shows_the_same_table(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    ben = table.hand("Ben", meet, pace="normal")

    ben.page.reload()
    ben.wait(".lobby")
    table.start()
    ben.wait(".table")
    ben.mark(3)
    ben.mark(8)
    ben.page.wait_for_function("() => document.querySelectorAll('.board .ear').length === 2")
    clue = ben.text(".clue h1")
    ben.page.reload()
    ben.wait(".table")
    assert ben.marks() == [3, 8]
    assert ben.text(".clue h1") == clue
    ben.ready()
    ben.page.reload()
    ben.wait(".foot .btn--ghost")
    table.announce(Ana=(3, 8), Eva=(3, 8))
    ben.wait(".stage")
    ben.page.reload()
    ben.wait(".people .turn")
    assert ben.text(".clue h1") == clue
    table.connect("Ben")
    table.point_on()
    table.finish()
    ben.page.reload()
    ben.wait(".end")
    assert totals(ben) == ["Ana 16", "Ben 16", "Eva 16"]
    ben.click(".again a[href^='/replay/']")
    ben.wait(".controls")
    ben.page.reload()
    ben.wait(".controls")


def look_back(tables: Tables, meet: Meet, size: tuple[int, int]) -> Person:
    """Open the replay of a game of three people, at its beginning."""
    table = tables("Ana", "Ben", "Eva")
    table.start()
    table.finish()
    ana = table.hand("Ana", meet, size=size)
    ana.click(".again a[href^='/replay/']")
    ana.wait(".controls")
    return ana


def test_a_replay_shows_nothing_before_its_step(meet: Meet, tables: Tables) -> None:
    ana = look_back(tables, meet, LAPTOP)

    assert ana.sees(".table")
    assert not ana.sees(".fate, .ear")
    slider = ana.page.locator(".controls input")
    last = slider.get_attribute("max") or ""
    slider.fill(last)
    ana.wait(".end")
    assert totals(ana) == ["Ana 16", "Ben 16", "Eva 16"]
    slider.fill("0")
    ana.page.select_option(".controls select", label="Ana")
    ana.wait(f".controls input:not([max='{last}'])")  # a seat's replay has more steps
    first = 0
    while not ana.sees(".fate"):
        first += 1
        slider.fill(str(first))
        ana.page.evaluate(TWO_FRAMES)
    slider.fill("0")
    for _ in range(first - 1):
        ana.click(".controls button:nth-of-type(4)")
    assert first > 1
    assert not ana.sees(".fate")


def test_a_replay_from_a_seat_offers_nothing_of_a_live_game_and_fits_a_small_phone(meet: Meet, tables: Tables) -> None:
    ana = look_back(tables, meet, SMALL_PHONE)
    ana.page.select_option(".controls select", label="Ana")

    steps = {"associate": 0, "reveal": 0}
    for step in range(1, 13):
        ana.page.locator(".controls input").fill(str(step))
        ana.wait(".table, .sheetscreen")
        if ana.sees(".sheetscreen"):
            continue
        steps["reveal" if ana.sees(".fate") else "associate"] += 1
        parts = [edges(ana, part) for part in (".clue", ".board", ".foot", ".controls")]
        assert not ana.sees(".foot button")
        assert all(upper[1] <= lower[0] + 1 for upper, lower in pairwise(parts)), parts
    assert all(steps.values()), steps

    ana.click(".controls .away")
    ana.wait(".end")
