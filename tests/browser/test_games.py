"""Whole games in real browsers: different sizes and languages, a TV, a spectator, refreshes in every step."""

from itertools import pairwise

from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, SMALL_PHONE, TABLET, TV, Person, until


def totals(person: Person) -> list[str]:
    lines = person.page.locator(".end ol li")
    return [f"{line.locator('b').inner_text()} {line.locator('.num').inner_text()}" for line in lines.all()]


def edges(person: Person, part: str) -> tuple[float, float]:
    """Return where a part of the screen begins and ends, from the top."""
    box = person.page.locator(part).bounding_box()
    assert box, part
    return box["y"], box["y"] + box["height"]


def test_three_people_play_a_whole_game_with_a_tv_and_a_spectator(meet: Meet) -> None:
    ana = meet(size=PHONE, language="en")
    ben = meet(size=LAPTOP, language="de")
    eva = meet(size=SMALL_PHONE, language="bg")
    tv, visitor = meet(size=TV, language="nl"), meet(size=TABLET, language="pl")
    code = ana.open_table("Ana")
    ben.sit_down(code, "Ben")
    eva.sit_down(code, "Eva")
    tv.go(f"/tv/{code}").wait(".tvlobby")
    visitor.go(f"/watch/{code}").wait(".tvlobby")

    ana.begin()
    until([ana, ben, eva], lambda: all(one.sees(".end") for one in (ana, ben, eva, tv, visitor)))

    assert totals(ana) == totals(ben) == totals(eva) == totals(tv) == totals(visitor)
    assert code in tv.text(".end .tag")
    assert not tv.sees(".end .again")
    assert "Ben" in ben.text(".end li.isYou")
    assert not visitor.sees(".end li.isYou")


def test_two_people_and_four_bots_fill_a_table(meet: Meet) -> None:
    mia, tom = meet(size=LAPTOP, language="cs"), meet(size=PHONE, language="pl")
    code = mia.open_table("Mia")
    tom.sit_down(code, "Tom")
    mia.add_bots(4)

    mia.begin()
    until([mia, tom], lambda: mia.sees(".end") and tom.sees(".end"))

    assert len(totals(mia)) == 6
    mia.click(".again .btn--light")
    mia.wait(".table")
    tom.wait(".table")


def test_a_page_reloaded_in_every_step_shows_the_same_table(meet: Meet) -> None:
    ana, ben = meet(size=PHONE), meet(size=LAPTOP, pace="normal")
    code = ana.open_table("Ana")
    ben.sit_down(code, "Ben")
    ana.add_bots(1)

    ben.page.reload()
    ben.wait(".lobby")
    ana.begin()
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
    ana.act()
    ben.wait(".stage")
    ben.page.reload()
    ben.wait(".people .turn")
    assert ben.text(".clue h1") == clue
    ben.hurry()
    until([ana, ben], lambda: ana.sees(".end"))
    ben.page.reload()
    ben.wait(".end")
    assert totals(ana) == totals(ben)
    ben.click(".again a[href^='/replay/']")
    ben.wait(".controls")
    ben.page.reload()
    ben.wait(".controls")


def look_back(person: Person) -> list[str]:
    """Play a whole game with two bots, open its replay, and return how it ended."""
    person.open_table("Ana")
    person.add_bots(2)
    person.begin()
    until([person], lambda: person.sees(".end"))
    result = totals(person)
    person.click(".again a[href^='/replay/']")
    person.wait(".controls")
    return result


def test_a_replay_shows_nothing_before_its_step(meet: Meet) -> None:
    ana = meet(size=LAPTOP)
    result = look_back(ana)

    assert ana.sees(".table")
    assert not ana.sees(".fate, .ear")
    slider = ana.page.locator(".controls input")
    slider.fill(slider.get_attribute("max") or "")
    ana.wait(".end")
    assert totals(ana) == result
    slider.fill("0")
    ana.page.select_option(".controls select", label="Ana")
    ana.wait(".table")
    for _ in range(3):
        ana.click(".controls button:nth-of-type(4)")
    assert not ana.sees(".fate")


def test_a_replay_from_a_seat_offers_nothing_of_a_live_game_and_fits_a_small_phone(meet: Meet) -> None:
    ana = meet(size=SMALL_PHONE)
    look_back(ana)
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
