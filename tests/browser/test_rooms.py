"""What happens around the game: another word, own words, another device, somebody away, wrong codes, full tables."""

from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, TV, until


def test_the_other_word_comes_when_everybody_agrees_and_wipes_the_marks(meet: Meet) -> None:
    ana, ben = meet(size=LAPTOP), meet(size=PHONE, language="de")
    code = ana.open_table("Ana")
    ben.sit_down(code, "Ben")
    ana.add_bots(1)
    ana.begin()
    ben.wait(".table")
    ana.mark(4)
    before, german = ana.text(".clue h1"), ben.text(".clue h1")

    ana.click(".clue .swap")
    ben.click(".question .btn--ink")
    ana.page.wait_for_function("(before) => document.querySelector('.clue h1').innerText !== before", arg=before)

    assert ana.marks() == []
    ben.page.wait_for_function("(before) => document.querySelector('.clue h1').innerText !== before", arg=german)
    assert not ana.sees(".clue .swap")


def test_one_person_can_keep_the_word(meet: Meet) -> None:
    ana, ben = meet(), meet()
    code = ana.open_table("Ana")
    ben.sit_down(code, "Ben")
    ana.add_bots(1)
    ana.begin()
    ben.wait(".table")
    clue = ana.text(".clue h1")

    ana.click(".clue .swap")
    ben.click(".question .btn--ghost")
    ana.page.wait_for_selector(".question", state="detached")

    assert ana.text(".clue h1") == clue


def test_a_table_plays_with_its_own_words(meet: Meet) -> None:
    ana = meet()
    ana.open_table("Ana")
    ana.add_bots(2)

    ana.click(".options .btn--quiet")
    for card in range(4):
        ana.page.locator("dialog .word").nth(2 * card).fill(f"Zimt {card}")
    ana.click("dialog form .btn--light")
    ana.click("dialog .btn--quiet")  # which clues to play with is chosen below
    ana.page.wait_for_selector("dialog", state="detached")
    ana.page.select_option(".options select >> nth=0", "only_custom")
    ana.begin()

    assert ana.text(".clue h1").startswith("Zimt")


def test_a_seat_moves_to_another_device_and_keeps_its_marks(meet: Meet) -> None:
    phone, laptop = meet(size=PHONE), meet(size=LAPTOP)
    phone.open_table("Ana")
    phone.add_bots(2)
    phone.begin()
    phone.mark(7)

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


def test_a_stand_in_plays_for_somebody_who_is_away_and_gives_the_seat_back(meet: Meet) -> None:
    ana, ben, eva = meet(), meet(size=PHONE), meet()
    code = ana.open_table("Ana", grace_seconds=10)
    ben.sit_down(code, "Ben")
    eva.sit_down(code, "Eva")
    ana.begin()
    for one in (ben, eva):
        one.wait(".table")
    ben.go("/rules")
    for one in (ana, eva):
        one.act()

    ana.wait(".person .standin")
    ana.page.wait_for_timeout(10_500)  # what the house waits before somebody counts as away
    ana.click(".person .standin")
    until([ana, eva], lambda: ana.sees(".people .turn, .stage, .sheetscreen"))
    ben.go(f"/r/{code}")
    ben.click(".banner .btn")
    ben.page.wait_for_selector(".banner", state="detached")

    until([ana, ben, eva], lambda: ana.sees(".end") and ben.sees(".end"))


def test_a_wrong_code_leads_back_to_the_door(meet: Meet) -> None:
    ana = meet(language="nl")
    ana.go("/r/NOPE9").wait(".trouble")

    assert "NOPE9" in ana.text(".trouble h1")
    ana.complaints.clear()  # the browser itself reports the 404
    ana.click(".trouble a")
    ana.wait(".door")


def test_a_wrong_code_at_the_door_is_said_at_the_door_and_can_be_mended(meet: Meet) -> None:
    host, ana = meet(), meet(size=PHONE)
    code = host.open_table("Host")

    ana.go("/").page.fill("#code", code[:4] + "O")
    ana.click(".door form .btn--ink")
    ana.wait(".wrong:not(:empty)")
    ana.complaints.clear()  # the browser itself reports the 404

    assert ana.page.input_value("#code") == code[:4] + "O"
    ana.page.fill("#code", code)
    ana.click(".door form .btn--ink")
    ana.wait(".join")


def test_an_address_that_does_not_exist_has_a_way_to_the_door(meet: Meet) -> None:
    ana = meet(language="de")

    ana.go("/blah").wait(".trouble")
    ana.complaints.clear()  # the browser itself reports the 404
    ana.click(".trouble a")

    ana.wait(".door")


def test_the_address_for_the_tv_is_shown_while_the_player_stays_at_the_table(meet: Meet) -> None:
    ana = meet(size=PHONE)
    code = ana.open_table("Ana")

    ana.click(".around .icbtn[aria-haspopup]")
    ana.page.locator("dialog button.row").filter(has_text="on a TV").click()

    assert ana.text("dialog .tv b").endswith(f"/tv/{code}")
    assert ana.page.locator("dialog .tv a").get_attribute("target") == "_blank"
    assert ana.sees(".lobby")


def test_somebody_who_watches_has_a_menu_with_a_language_and_a_way_out(meet: Meet) -> None:
    ana, visitor = meet(), meet(size=PHONE)
    code = ana.open_table("Ana")
    ana.add_bots(2)
    visitor.go(f"/watch/{code}").wait(".tvlobby")

    visitor.click(".banner .icbtn")
    visitor.page.select_option("dialog .lang select", "de")
    visitor.page.wait_for_function("() => document.documentElement.lang === 'de'")
    visitor.page.keyboard.press("Escape")
    ana.begin()
    visitor.click(".bar .icbtn")
    visitor.click("dialog a[href='/']")

    visitor.wait(".door")


def test_a_full_table_can_be_watched(meet: Meet) -> None:
    ana, late = meet(), meet(language="pl")
    code = ana.open_table("Ana")
    ana.add_bots(5)

    late.go(f"/r/{code}").wait(".trouble")
    late.click(".trouble .btn--light")

    late.wait(".tvlobby")


def test_a_game_that_has_begun_can_be_watched(meet: Meet) -> None:
    ana, late = meet(), meet(language="de")
    code = ana.open_table("Ana")
    ana.add_bots(2)
    ana.begin()

    late.go(f"/r/{code}").wait(".table")

    assert not late.sees(".foot [data-main]")


def test_somebody_asked_to_get_up_learns_it(meet: Meet) -> None:
    ana, ben = meet(), meet()
    code = ana.open_table("Ana")
    ben.sit_down(code, "Ben")

    ana.page.locator(".seatbox", has_text="Ben").locator(".corner").click()
    ana.click("dialog button:text-is('Remove')")

    ben.wait(".trouble")


def test_a_phone_is_the_slate_while_a_tv_shows_the_pictures(meet: Meet) -> None:
    ana, tv = meet(size=PHONE), meet(size=TV)
    code = ana.open_table("Ana")
    ana.add_bots(2)
    ana.begin()
    ana.wait(".lens")

    tv.go(f"/tv/{code}").wait(".table")
    ana.wait(".table--slate")
    assert not ana.sees(".lens")
    ana.page.locator(".board button.card").nth(3).click()
    assert ana.marks() == [3]
    tv.go("/")
    ana.wait(".lens")


def test_bots_say_why_they_marked_their_pictures(meet: Meet) -> None:
    ana = meet(language="cs")
    ana.open_table("Ana")
    ana.add_bots(2)
    ana.begin()
    until([ana], lambda: ana.sees(".sheetscreen"), reading=True)

    for picture in ana.page.locator(".seen .saw.isMarked").all():
        picture.click()
        ana.wait("dialog .told li")
        ana.page.wait_for_timeout(300)
        if ana.sees(".why q"):
            break
        ana.page.keyboard.press("Escape")

    assert ana.text(".why q")


def test_after_a_round_one_sees_who_saw_what_and_why_ones_own_number_is_what_it_is(meet: Meet) -> None:
    ana = meet()
    ana.open_table("Ana")
    ana.add_bots(2)
    ana.begin()
    until([ana], lambda: ana.sees(".sheetscreen"), reading=True)

    assert ana.text(".explained h2").startswith("Ana")
    assert ana.page.locator(".seen .saw").count() == 15
    assert ana.sees(".seen .saw .fate")
    ana.page.locator(".sheet .cell:not(.isAsked)").first.click()
    assert not ana.text(".explained h2").startswith("Ana")


def test_a_scored_round_can_be_opened_again_from_the_table(meet: Meet) -> None:
    ana = meet()
    ana.open_table("Ana")
    ana.add_bots(2)
    ana.begin()
    until([ana], lambda: ana.sees(".sheetscreen"), reading=True)
    ana.click(".sheetscreen footer [data-main]")

    ana.click(".bar .back")
    ana.wait("dialog .seen .saw")

    assert ana.page.locator("dialog .seen .saw").count() == 15
    assert ana.sees("dialog .sheet .cell")


def test_the_title_calls_when_it_is_your_turn(meet: Meet) -> None:
    ana = meet()
    ana.open_table("Ana")
    ana.add_bots(2)
    ana.begin()

    ana.act(tuple(range(8)))  # more than others can point at before her turn

    ana.page.wait_for_function("() => document.title.startsWith('★')")
    assert ana.sees(".board .card.pointable")
