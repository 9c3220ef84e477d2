"""Around the game: another word, custom words, another device, an absent player, wrong codes, full tables."""

from stella.rooms.commands import TakeSeatBack
from stella.rules.moves import AskForOtherWord
from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, TV
from tests.browser.tables import Tables

OTHER_CLUE = "(before) => document.querySelector('.clue h1').innerText !== before"


def test_the_other_word_comes_when_everybody_agrees_and_wipes_the_marks(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", bots=1)
    table.start()
    ana = table.hand("Ana", meet, size=LAPTOP)
    ben = table.hand("Ben", meet, size=PHONE, language="de")
    ana.mark(4)
    before, german = ana.text(".clue h1"), ben.text(".clue h1")

    ana.click(".clue .swap")
    ana.click("dialog .btn--ink")  # it wipes marks, so it asks first
    ben.click(".question .btn--ink")
    ana.page.wait_for_function(OTHER_CLUE, arg=before)

    assert ana.marks() == []
    ben.page.wait_for_function(OTHER_CLUE, arg=german)
    assert not ana.sees(".clue .swap")


def test_one_person_can_keep_the_word(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", bots=1)
    table.start()
    ana = table.hand("Ana", meet)
    clue = ana.text(".clue h1")

    table.do("Ben", AskForOtherWord())
    ana.click(".question .btn--ghost")
    ana.page.wait_for_selector(".question", state="detached")

    assert ana.text(".clue h1") == clue
    table.until("Ben", lambda line: line.table is not None and line.table.asker is None and not line.table.is_swapped)


def test_a_table_plays_with_its_own_words(meet: Meet, tables: Tables) -> None:
    ana = tables("Ana", bots=2).hand("Ana", meet)

    ana.click(".options .btn--quiet")
    for card in range(4):
        ana.page.locator("dialog .word").nth(2 * card).fill(f"Zimt {card}")
    ana.click("dialog form .btn--light")
    ana.click("dialog .btn--quiet")  # which clues to play with is chosen below
    ana.page.wait_for_selector("dialog", state="detached")
    ana.page.select_option(".options select >> nth=0", "only_custom")
    ana.begin()

    assert ana.text(".clue h1").startswith("Zimt")


def test_a_seat_moves_to_another_device_and_keeps_its_marks(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", bots=2)
    table.start()
    table.submit("Ana", 7, is_ready=False)
    phone, laptop = table.hand("Ana", meet, size=PHONE), meet(size=LAPTOP)

    phone.click(".bar .icbtn")
    phone.page.locator("dialog button.row").filter(has_text="another device").click()
    link = phone.page.locator("dialog .ticket input").input_value()
    phone.wait("dialog .ticket img")
    laptop.page.goto(link)
    laptop.click(".trouble .btn--light")
    laptop.wait(".table")

    assert laptop.marks() == [7]
    phone.wait(".trouble")
    laptop.mark(8)
    assert laptop.marks() == [7, 8]


def test_a_stand_in_plays_for_somebody_who_is_away_and_gives_the_seat_back(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva", grace_seconds=10)
    table.start()
    table.submit_all(but="Ben")
    table.leave("Ben")
    ana = table.hand("Ana", meet)

    ana.click(".person .standin")
    ana.page.wait_for_selector(".person .standin", state="detached")
    ana.wait(".people .turn, .stage, .sheetscreen")  # it has marked and is ready
    table.connect("Ben")
    table.do("Ben", TakeSeatBack())
    table.connect("Ana")
    table.point_on()
    table.finish()

    table.until("Ben", lambda line: line.room is not None and not any(seat.has_stand_in for seat in line.room.seats))
    assert table.is_finished


def test_a_wrong_code_leads_back_to_the_door(meet: Meet) -> None:
    ana = meet(language="nl")
    ana.go("/r/NOPE9").wait(".trouble")

    assert "NOPE9" in ana.text(".trouble h1")
    ana.excuse("404")
    ana.click(".trouble a")
    ana.wait(".door")


def test_a_wrong_code_at_the_door_is_said_at_the_door_and_can_be_mended(meet: Meet, tables: Tables) -> None:
    code, ana = tables("Host").code, meet(size=PHONE)

    ana.go("/").page.fill("#code", code[:4] + "O")
    ana.click(".door form .btn--ink")
    ana.wait(".wrong:not(:empty)")
    ana.excuse("404")

    assert ana.page.input_value("#code") == code[:4] + "O"
    ana.page.fill("#code", code)
    ana.click(".door form .btn--ink")
    ana.wait(".join")


def test_an_address_that_does_not_exist_has_a_way_to_the_door(meet: Meet) -> None:
    ana = meet(language="de")

    ana.go("/blah").wait(".trouble")
    ana.excuse("404")
    ana.click(".trouble a")

    ana.wait(".door")


def test_the_address_for_the_tv_is_shown_while_the_player_stays_at_the_table(meet: Meet, tables: Tables) -> None:
    table = tables("Ana")
    ana = table.hand("Ana", meet, size=PHONE)

    ana.click(".around .icbtn[aria-haspopup]")
    ana.page.locator("dialog button.row").filter(has_text="on a TV").click()

    assert ana.text("dialog .tv b").endswith(f"/tv/{table.code}")
    assert ana.page.locator("dialog .tv a").get_attribute("target") == "_blank"
    assert ana.sees(".lobby")


def test_somebody_who_watches_has_a_menu_with_a_language_and_a_way_out(meet: Meet, tables: Tables) -> None:
    table, visitor = tables("Ana", bots=2), meet(size=PHONE)
    visitor.go(f"/watch/{table.code}").wait(".tvlobby")

    visitor.click(".banner .icbtn")
    visitor.page.select_option("dialog .lang select", "de")
    visitor.page.wait_for_function("() => document.documentElement.lang === 'de'")
    visitor.page.keyboard.press("Escape")
    table.start()
    visitor.click(".bar .icbtn")
    visitor.click("dialog a[href='/']")

    visitor.wait(".door")


def test_a_full_table_can_be_watched(meet: Meet, tables: Tables) -> None:
    table, late = tables("Ana", "Ben", "Eva", seats=3), meet(language="pl")

    late.go(f"/r/{table.code}").wait(".trouble")
    late.click(".trouble .btn--light")

    late.wait(".tvlobby")


def test_a_phone_is_the_slate_while_a_tv_shows_the_pictures(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", bots=2)
    table.start()
    ana, tv = table.hand("Ana", meet, size=PHONE), meet(size=TV)
    ana.wait(".lens")

    tv.go(f"/tv/{table.code}").wait(".table")
    ana.wait(".table--slate")
    assert not ana.sees(".lens")
    ana.page.locator(".board button.card").nth(3).click()
    assert ana.marks() == [3]
    tv.go("/")
    ana.wait(".lens")


def test_a_scored_round_can_be_opened_again_and_bots_say_why_they_marked_their_pictures(
    meet: Meet, tables: Tables
) -> None:
    table = tables("Ana", "Ben", bots=2)
    table.start()
    table.play_round(Ana=(0,), Ben=(0,))
    ana = table.hand("Ana", meet, language="cs")

    ana.click(".bar .back")
    ana.wait("dialog .seen .saw")
    assert ana.page.locator("dialog .seen .saw").count() == 15
    assert ana.sees("dialog .sheet .cell")
    ana.click("dialog .seen .saw.isMarked:nth-child(n+2)")  # the people marked only the first one

    ana.wait("dialog .told li")
    ana.wait("dialog .told .why q")
    assert ana.text("dialog .told .why q")


def test_after_a_round_one_sees_who_saw_what_and_why_ones_own_number_is_what_it_is(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    ana = table.hand("Ana", meet)
    table.submit("Ana", 6, 7)
    table.play_round()
    ana.wait(".sheetscreen")

    assert ana.text(".explained h2").startswith("Ana")
    assert ana.page.locator(".seen .saw").count() == 15
    assert ana.page.locator(".seen .saw .fate").count() == 2
    ana.page.locator(".sheet .cell:not(.isAsked)").first.click()
    assert not ana.text(".explained h2").startswith("Ana")


def test_the_title_calls_when_it_is_your_turn(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    scout = table.hand(table.first_scout, meet)
    table.submit(table.first_scout, 6, 7)
    assert not scout.page.title().startswith("★")

    table.announce()

    scout.page.wait_for_function("() => document.title.startsWith('★')")
    scout.wait(".board .card.pointable")
