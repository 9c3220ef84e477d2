"""The daily table in real browsers: a phone plays it, and the next morning sees the day's result."""

import random
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.axe import findings, in_languages, in_sizes
from tests.browser.hearing import LISTEN, heard, hears
from tests.browser.listening import FOCUS, Listener, sentences, transcript
from tests.browser.mornings import MorningServer
from tests.browser.people import LAPTOP, PHONE, SMALL_PHONE, TV, Person
from tests.browser.recording import RECORD
from tests.server.running import in_good_order

MARKED = (0, 3, 7, 11)


class Day:
    """A server whose date the test advances, and people who play beside the browser."""

    def __init__(self, server: MorningServer, browser: Browser) -> None:
        self.server = server
        self._browser = browser
        self.people: list[Person] = []

    def meet(self, **wishes: object) -> Person:
        self.people.append(Person(self._browser, self.server.address, **wishes))  # type: ignore[arg-type]
        return self.people[-1]

    def others(self, count: int) -> None:
        """Let others send slates."""
        page = httpx.get(f"{self.server.address}/api/daily").json()
        chance = random.Random(count)
        for number in range(count):
            cards = chance.sample(page["table"]["table"], 4)
            language = ("en", "de", "bg")[number % 3]
            sent = httpx.post(
                f"{self.server.address}/api/daily/{page['day']}/slates",
                json={"cards": cards, "language": language},
                headers={"authorization": f"Bearer guest {number} of {count} {'x' * 20}"},
            )
            assert sent.status_code == 200

    def next_morning(self) -> str:
        """Advance the server's clock by a day and return the new date."""
        before = httpx.get(f"{self.server.address}/api/daily").json()["day"]
        self.server.skip()
        while (now := httpx.get(f"{self.server.address}/api/daily").json()["day"]) == before:
            pass
        return str(now)


@pytest.fixture
def day(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Day]:
    running = MorningServer(tmp_path_factory.mktemp("daily"), "--no-limits")
    with in_good_order(running):
        day = Day(running, browser)
        yield day
        for person in day.people:
            person.close()
        assert [said for person in day.people for said in person.complaints] == []


def mark(person: Person, *places: int) -> None:
    """Mark pictures with the keyboard only."""
    for place in places:
        person.page.evaluate("(place) => document.querySelectorAll('.board .card')[place].click()", place)


def said(person: Person, selector: str) -> str:
    """Return a text with ordinary spaces."""
    return person.text(selector).replace("\u00a0", " ")


def send(person: Person, *places: int) -> None:
    mark(person, *places)
    person.click(".foot [data-main]")
    person.wait(".daily .crowd")


def test_a_phone_plays_today_and_sees_the_next_morning_how_the_day_ended(day: Day) -> None:
    day.others(5)
    ana = day.meet(size=PHONE, language="en")
    ana.go("/").click('.door a[href="/daily"]')
    ana.wait(".board .card")
    clue = ana.text(".clue h1")

    send(ana, *MARKED)

    assert ana.text(".top .display") == clue
    assert ana.page.locator(".own .square:not(.none):not(li .square)").count() == len(MARKED)
    assert ana.page.locator(".company li").count() == 4
    assert ana.page.locator(".crowd .fifteen li.isYours").count() == len(MARKED)
    assert "6 people so far" in said(ana, ".crowd header")
    assert "One day in a row" in said(ana, ".calendar")
    stars = ana.text(".own .stars .num")

    ana.page.reload()
    ana.wait(".daily .crowd")
    assert ana.text(".own .stars .num") == stars  # a slate is sent only once, and is shown again

    day.others(9)
    yesterday = ana.page.evaluate("() => Object.keys(JSON.parse(localStorage['stella.daily']).days)[0]")
    today = day.next_morning()
    ana.go("/daily").wait(".board .card")
    assert today > yesterday
    assert not ana.sees(".card.marked")

    ana.go(f"/daily/{yesterday}").wait(".daily .crowd")
    assert "15 people that day" in said(ana, ".crowd header")
    assert ana.text(".own .stars .num") == stars
    assert ana.page.locator(".crowd .languages li").count() == 3

    ana.click('.daily > footer a[href="/daily"]')
    ana.wait(".board .card")
    send(ana, 2, 4)
    assert "2 days in a row" in said(ana, ".calendar")
    assert ana.sees(f'.daily > footer a[href="/daily/{yesterday}"]')


def test_the_round_is_played_with_the_scenes_of_the_game_and_told_to_those_who_listen(day: Day) -> None:
    eva = day.meet(size=LAPTOP, scripts=(LISTEN,), pace="hand")
    eva.go("/daily").wait(".board .card")
    eva.page.keyboard.press("c")
    eva.page.keyboard.press("Enter")
    eva.page.keyboard.press("ArrowRight")
    eva.page.keyboard.press("Enter")
    hears(eva, "2 of 10")
    eva.page.keyboard.press("r")

    eva.wait(".verdict.isSaid")
    eva.page.keyboard.press("n")
    eva.wait(".pointing, .moment")
    while not eva.sees(".daily .crowd"):
        eva.page.keyboard.press("n")
        eva.page.evaluate("() => new Promise(requestAnimationFrame)")

    hears(eva, " points at “")
    assert "dark" in heard(eva)
    assert eva.page.locator(".company li").count() == 4
    eva.click(".own-table header .btn")
    eva.wait(".table--announce")
    eva.click(".skip .btn")
    eva.wait(".daily .crowd")


def test_on_a_phone_the_menu_reads_out_where_the_day_stands_and_has_the_settings(day: Day) -> None:
    ana = day.meet(size=PHONE, scripts=(LISTEN,))
    ana.go("/daily").wait(".board .card")
    card = ana.page.locator(".board .card").nth(7)
    card.click()
    hears(ana, "Row 2, column 3.")  # the first tap brings the picture to the front, and says which one
    card.click()
    hears(ana, "Marked, 1 of 10.")

    ana.page.get_by_role("button", name="Menu").click()
    ana.wait("dialog")
    assert in_sizes(ana, PHONE, SMALL_PHONE, LAPTOP) == []
    ana.page.get_by_role("button", name="Say where the game stands").click()
    hears(ana, "You\u2019re still marking. Your marks:")
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="Type a command").click()
    ana.wait(".command input")
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="Accessibility").click()

    expect(ana.page.get_by_label("I play by ear")).to_be_visible()


def test_today_is_played_by_ear_alone(day: Day) -> None:
    day.others(2)
    eva = day.meet(size=LAPTOP, pace="normal", has_clock=True, scripts=(RECORD, FOCUS), settings={"ear": True})
    eva.go("/").wait(".door")
    ear = Listener(eva)
    try:
        ear.tab_to("Today\u2019s table")
        ear.page.keyboard.press("Enter")
        ear.wait(lambda: eva.sees(".board .card"))
        ear.listen()
        ear.press("w")
        ear.hears("You\u2019re still marking.")
        ear.press("/")
        assert ear.ask("all").count(": ") == 15
        ear.ask("b2")
        assert "Marked, 2 of 10." in ear.ask("mark 7 8")
        assert ear.ask("mine").count(": ") == 2
        assert "Not now." in ear.ask("point b2")
        ear.ask("ready")
        ear.hears("The round has been scored.")
        assert ear.ask("state").startswith("The round has been scored.")
        assert "You point at" in ear.ask("log")
        ear.press("Escape")
    finally:
        told = transcript(ear.said)
        print(told)

    twice = [text for text, count in sentences(ear.said).items() if count > 1]
    assert twice == []
    assert "The table is waiting for you" not in told  # the result is there without a key
    assert ear.lost == []


def test_the_dark_and_a_fall_are_two_sentences_on_two_lines(day: Day) -> None:
    ana = day.meet(size=PHONE)

    def with_both(route: Route) -> None:
        answer = route.fetch()
        result = answer.json()
        result["score"] |= {"is_dark": True, "has_fallen": True}
        route.fulfill(response=answer, json=result)

    ana.page.route("**/slates", with_both)
    ana.go("/daily").wait(".board .card")
    send(ana, *MARKED)

    told = [text.replace("\u2019", "'") for text in ana.page.locator(".own > p:not([class])").all_inner_texts()]
    assert told == ["You're in the dark.", "You fell. Your marks still counted for the others."]


@pytest.mark.parametrize("language", in_languages("bg"))
def test_every_screen_of_it_is_without_findings_and_fits(day: Day, language: str) -> None:
    day.others(7)
    person = day.meet(size=PHONE, language=language)
    person.go("/daily").wait(".board .card")
    wrong = in_sizes(person, PHONE, SMALL_PHONE, LAPTOP)

    send(person, *MARKED)
    person.settle()
    wrong += in_sizes(person, PHONE, SMALL_PHONE, LAPTOP, TV)
    person.click(".daily > footer button")
    person.wait("dialog img")
    wrong += findings(person)

    assert wrong == []


def test_the_archive_is_played_without_touching_the_streak(day: Day) -> None:
    day.others(3)
    before = httpx.get(f"{day.server.address}/api/daily").json()["day"]
    day.next_morning()
    ben = day.meet(size=PHONE)
    ben.go(f"/daily/{before}").wait(".board .card")
    ben.click(".foot .about .btn")
    ben.wait(".crowd .fifteen")
    assert "3 people that day" in said(ben, ".crowd header")
    assert ben.sees(".crowd .share")
    assert findings(ben) == []
    ben.click(".daily > footer .btn--light")

    send(ben, 1, 2)

    assert "archive" in said(ben, ".own")
    assert not ben.sees(".calendar .streak")
    assert ben.sees(".calendar .archived")
    ben.page.reload()
    ben.wait(".daily .crowd")
    assert "3 people that day" in said(ben, ".crowd header")


def test_shares_are_shown_from_three_people_on(day: Day) -> None:
    day.others(2)
    before = httpx.get(f"{day.server.address}/api/daily").json()["day"]
    day.next_morning()
    ben = day.meet(size=PHONE)
    ben.go(f"/daily/{before}").wait(".board .card")
    ben.click(".foot .about .btn")
    ben.wait(".crowd .fifteen")

    assert "2 people that day" in said(ben, ".crowd header")
    assert not ben.sees(".crowd .share")
    assert "marked by" not in ben.text(".crowd .fifteen")


def test_what_is_shared_gives_neither_the_clue_nor_the_pictures_away(day: Day) -> None:
    ana = day.meet(size=PHONE, permissions=("clipboard-read", "clipboard-write"))
    ana.go("/daily").wait(".board .card")
    clue = ana.text(".clue h1")
    send(ana, *MARKED)
    titles = ana.page.locator(".crowd .fifteen .vh").all_inner_texts()

    ana.click(".own .btn--ink")
    expect(ana.page.locator("body")).to_contain_text("Copied")
    text = ana.page.evaluate("() => navigator.clipboard.readText()")
    with ana.page.expect_download() as downloaded:
        ana.click(".own .btn--ghost")

    rows = text.splitlines()
    assert len(rows) == 4
    assert sum(row.count("⬛") for row in rows) == 15 - len(MARKED)
    assert clue not in text
    assert not [title for title in titles if title.split(":")[0] in text]
    assert downloaded.value.suggested_filename.startswith("stella-20")


def test_slates_and_calendar_move_to_another_device(day: Day) -> None:
    ana = day.meet(size=PHONE)
    ana.go("/daily").wait(".board .card")
    send(ana, *MARKED)
    stars = ana.text(".own .stars .num")
    ana.click(".daily > footer button")
    ana.wait("dialog input")
    link = ana.page.locator("dialog input").input_value()

    phone = day.meet(size=PHONE)
    phone.go(link.removeprefix(day.server.address))
    phone.click("main .btn--light, .btn--light")
    phone.wait(".daily .crowd")

    assert phone.text(".own .stars .num") == stars
    assert "One day in a row" in said(phone, ".calendar")
    assert "One person so far" in said(phone, ".crowd header")
