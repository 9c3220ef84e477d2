"""Where things are on the screen, measured from a small phone to a laptop: what people look at stays put."""

from typing import Final, NamedTuple

import pytest

from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, LYING_PHONE, PHONE, SMALL_PHONE, TV, Person, overflows, until

LONG_NAME: Final = "Anna-Lena Bartholomäusch"
"""As long as a name may be."""
OLD_PHONE: Final = (320, 568)
OLD_TABLET: Final = (768, 1024)
OLD_LAPTOP: Final = (1024, 768)
ZOOMED_LAPTOP: Final = (683, 384)
BOXES: Final = """(nodes) => nodes.map((node) => {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
})"""
WATCH_THE_BOARD: Final = """() => {
  window.places = new Set();
  const look = () => {
    const board = document.querySelector('.person.turn') && document.querySelector('.board');
    if (board) {
      const { x, y, width, height } = board.getBoundingClientRect();
      window.places.add([x, y, width, height].map(Math.round).join(' '));
    }
    requestAnimationFrame(look);
  };
  look();
}"""


class Box(NamedTuple):
    left: int
    top: int
    right: int
    bottom: int


def boxes(person: Person, selector: str) -> list[Box]:
    found: list[list[int]] = person.page.eval_on_selector_all(selector, BOXES)
    return [Box(*edges) for edges in found]


def box(person: Person, selector: str) -> Box:
    return boxes(person, selector)[0]


def sit_alone(meet: Meet, size: tuple[int, int], *, pace: str = "instant", name: str = LONG_NAME) -> Person:
    """One person, in the language with the longest sentences, and five bots."""
    person = meet(size=size, language="de", pace=pace)
    person.open_table(name)
    person.add_bots(5)
    person.begin()
    return person


def overlapping(tags: list[Box]) -> list[tuple[Box, Box]]:
    def touch(one: Box, other: Box) -> bool:
        return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom

    return [(one, other) for i, one in enumerate(tags) for other in tags[i + 1 :] if touch(one, other)]


@pytest.mark.parametrize("size", [OLD_PHONE, PHONE, OLD_TABLET, LAPTOP])
def test_the_board_stays_where_it_is_through_a_whole_reveal(meet: Meet, size: tuple[int, int]) -> None:
    ana = sit_alone(meet, size)

    ana.page.evaluate(WATCH_THE_BOARD)
    until([ana], lambda: ana.sees(".sheetscreen"), reading=True)

    assert len(ana.page.evaluate("[...window.places]")) == 1


@pytest.mark.parametrize("size", [LYING_PHONE, OLD_LAPTOP, LAPTOP])
def test_announcing_moves_neither_the_rails_nor_the_board(meet: Meet, size: tuple[int, int]) -> None:
    ana = sit_alone(meet, size, pace="hand")
    before = [box(ana, selector) for selector in (".board", ".people")]

    ana.act()
    ana.wait(".verdict.isSaid .btn")

    assert [box(ana, selector) for selector in (".board", ".people")] == before
    assert box(ana, ".people").right <= size[0]
    assert not overlapping(boxes(ana, ".stage .tag"))


@pytest.mark.parametrize("size", [OLD_PHONE, SMALL_PHONE])
def test_on_a_small_phone_the_numbers_have_more_room_than_the_verdict(meet: Meet, size: tuple[int, int]) -> None:
    ana = sit_alone(meet, size, pace="hand")

    ana.act()
    ana.wait(".verdict.isSaid .btn")

    ladder, verdict = box(ana, ".ladder"), box(ana, ".verdict")
    assert ladder.bottom - ladder.top > verdict.bottom - verdict.top
    assert verdict.bottom <= size[1]
    assert not overlapping(boxes(ana, ".stage .tag"))


def test_a_turned_phone_shows_the_picture_that_was_looked_at(meet: Meet) -> None:
    ana = sit_alone(meet, LYING_PHONE)
    ana.mark(13)

    ana.resize(PHONE)
    ana.wait(".lens .front")

    front = box(ana, ".lens .front")
    assert front == boxes(ana, ".lens .card")[13]
    assert 0 <= front.left < front.right <= PHONE[0]
    ana.resize((412, 915))
    assert abs(sum(box(ana, ".lens .front")[::2]) - 412) <= 4
    assert ana.marks() == [13]


@pytest.mark.parametrize("size", [PHONE, (360, 740)])
def test_the_picture_in_the_lens_is_larger_than_on_the_board(meet: Meet, size: tuple[int, int]) -> None:
    ana = sit_alone(meet, size, pace="hand")

    ana.act()
    ana.wait(".verdict.isSaid .btn")

    def has_strip() -> bool:
        ana.page.keyboard.press("n")  # a bot that points first has the stage to itself
        return ana.page.locator(".strip .turn").is_visible()

    until([ana], has_strip, acting=False)

    front, card = box(ana, ".lens .front"), box(ana, ".board .cell")
    assert front.right - front.left > 1.25 * (card.right - card.left)


def test_the_pictures_can_be_told_apart_on_a_zoomed_laptop(meet: Meet) -> None:
    ana = sit_alone(meet, ZOOMED_LAPTOP)

    assert all(cell.right - cell.left >= 60 for cell in boxes(ana, ".board .cell"))


def test_a_long_name_stays_in_one_line_of_its_rail(meet: Meet) -> None:
    ana = sit_alone(meet, OLD_LAPTOP, name="Bartholomäusch")  # an even longer one ends in dots there

    for size in (OLD_LAPTOP, LAPTOP, ZOOMED_LAPTOP):
        ana.resize(size)
        name = ana.page.locator(".person b").first
        assert name.evaluate("(node) => node.getClientRects().length === 1 && node.offsetHeight < 32")
        assert name.evaluate("(node) => node.scrollWidth <= node.clientWidth")


@pytest.mark.parametrize("size", [(360, 780), PHONE, LYING_PHONE, LAPTOP])
def test_the_step_keeps_its_line_beside_six_lanterns_and_a_clock(meet: Meet, size: tuple[int, int]) -> None:
    ana = meet(size=size, language="de")
    ana.open_table("Ana", associate_seconds=600, point_seconds=600)
    ana.add_bots(5)
    ana.begin()

    is_one_line = "(node) => node.offsetHeight < 2 * parseFloat(getComputedStyle(node).fontSize)"

    def look() -> None:
        ana.wait(".bar .clock")
        assert ana.page.locator(".bar .step").evaluate(is_one_line)
        assert overlapping(boxes(ana, ".bar .step, .bar .clock, .bar .minis, .bar > .icbtn")) == []
        assert overflows(ana) == []

    look()
    until([ana], lambda: ana.sees(".sheetscreen"), reading=True)
    ana.click(".sheetscreen footer [data-main]")
    ana.wait(".bar .back")
    look()


@pytest.mark.parametrize("size", [OLD_LAPTOP, LAPTOP, TV])
@pytest.mark.parametrize("language", ["en", "bg"])
def test_no_word_is_broken_while_the_second_round_is_announced(
    meet: Meet, size: tuple[int, int], language: str
) -> None:
    ana = meet(size=size, language=language)
    ana.open_table("Ana")
    ana.add_bots(2)
    ana.begin()
    until([ana], lambda: ana.sees(".sheetscreen"), reading=True)
    ana.set_pace("hand")

    until([ana], lambda: ana.sees(".stage"))
    ana.wait(".verdict.isSaid")

    step = ana.page.locator(".bar .step")
    assert step.evaluate("(node) => node.offsetHeight < 1.6 * parseFloat(getComputedStyle(node).fontSize)")
    assert step.evaluate("(node) => node.scrollWidth <= node.clientWidth")
    assert overlapping(boxes(ana, ".bar .step, .bar .rounds, .bar > .icbtn")) == []


@pytest.mark.parametrize("size", [LAPTOP, LYING_PHONE, OLD_TABLET])
def test_with_six_players_every_number_is_explained_on_the_sheet(meet: Meet, size: tuple[int, int]) -> None:
    ana = sit_alone(meet, size)
    until([ana], lambda: ana.sees(".sheetscreen"), reading=True)

    sheet, told = box(ana, ".sheet"), box(ana, ".explained")

    assert told.bottom <= sheet.bottom
    what_if = box(ana, ".wonder:visible")
    if size == OLD_TABLET:  # there the whole page scrolls
        assert overlapping([sheet, what_if]) == []
    else:
        assert overlapping([box(ana, ".sheetscreen aside"), what_if]) == []
        assert what_if.bottom <= size[1]


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, OLD_TABLET])
def test_somebody_who_is_ready_reads_whom_we_wait_for_and_the_board_stays(meet: Meet, size: tuple[int, int]) -> None:
    ana, ben = meet(size=size), meet()
    code = ana.open_table("Ana")
    ben.sit_down(code, LONG_NAME)
    ana.add_bots(1)
    ana.begin()
    ana.mark(3)
    before = box(ana, ".board")

    ana.ready()
    ana.page.wait_for_function(
        "(name) => document.querySelector('.foot .hint').innerText.includes(name)", arg=LONG_NAME
    )

    assert box(ana, ".board") == before


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_a_phone_offers_a_stand_in_for_somebody_who_is_away(meet: Meet, size: tuple[int, int]) -> None:
    ana, ben = meet(size=size), meet()
    code = ana.open_table("Ana")
    ben.sit_down(code, "Ben")
    ana.add_bots(1)
    ana.begin()
    ben.wait(".table")

    ben.go("/rules")
    ana.wait(".light.isMissed")
    ana.click(".around")
    ana.wait("dialog .standin")

    for selector in (".around", "dialog .standin"):
        target = box(ana, selector)
        assert min(target.right - target.left, target.bottom - target.top) >= 44


@pytest.mark.parametrize("size", [LYING_PHONE, PHONE, SMALL_PHONE])
def test_the_question_about_the_other_word_hides_neither_clue_nor_pictures(meet: Meet, size: tuple[int, int]) -> None:
    ana, ben = meet(size=size, language="de"), meet()
    code = ana.open_table("Ana")
    ben.sit_down(code, LONG_NAME)
    ana.add_bots(1)
    ana.begin()
    ben.wait(".table")

    ben.click(".clue .swap")
    ana.wait(".question .btn--ink")

    hidden = [*boxes(ana, ".board .cell"), box(ana, ".clue"), box(ana, ".bar"), box(ana, ".foot [data-main]")]
    assert not [one for one in hidden if overlapping([box(ana, ".question"), one])]


@pytest.mark.parametrize("size", [PHONE, LYING_PHONE, LAPTOP])
def test_the_large_view_shows_the_clue(meet: Meet, size: tuple[int, int]) -> None:
    ana = sit_alone(meet, size)

    ana.page.keyboard.press("c")
    ana.page.keyboard.press(" ")
    ana.wait("dialog.zoomed")

    clue = box(ana, "dialog.zoomed header span")
    assert ana.text("dialog.zoomed header span") == ana.text(".clue h1")
    assert clue.right > clue.left
    assert clue.right <= size[0]
    assert not overlapping(
        [clue, box(ana, ".zoomed .big"), box(ana, ".zoomed .words"), box(ana, ".zoomed header button")]
    )


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_the_signs_of_all_who_marked_a_picture_can_be_seen(meet: Meet, size: tuple[int, int]) -> None:
    ana = sit_alone(meet, size)
    hidden: list[tuple[Box, Box]] = []
    most = 0

    def is_over() -> bool:
        nonlocal most
        for fate in ana.page.locator(".board .fate .who").all():
            signs = [Box(*edges) for edges in fate.locator(".seat").evaluate_all(BOXES)]
            hidden.extend(overlapping(signs))
            most = max(most, len(signs))
        return ana.sees(".sheetscreen")

    until([ana], is_over, reading=True)

    assert most > 1
    assert hidden == []


BLANK: Final = """() => {
  window.blank = 0;
  const look = () => {
    const pictures = [...document.querySelectorAll('.board .card img')];
    window.blank = Math.max(window.blank, pictures.filter((each) => !each.complete || !each.naturalWidth).length);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_no_picture_is_blank_when_a_round_begins_after_the_sheet_was_read(meet: Meet) -> None:
    ana = meet(size=LAPTOP, motion="no-preference")
    ana.open_table("Ana")
    ana.add_bots(2)
    ana.begin()
    until([ana], lambda: ana.sees(".sheetscreen"), reading=True)
    ana.page.wait_for_function("document.querySelectorAll('.coming img').length === 5")
    ana.page.wait_for_function("[...document.querySelectorAll('.coming img')].every(({ complete }) => complete)")
    ana.page.evaluate(BLANK)

    ana.click(".sheetscreen footer [data-main]")
    ana.wait(".board .card")
    ana.page.wait_for_timeout(500)

    assert ana.page.evaluate("window.blank") == 0


def test_on_a_phone_the_first_picture_is_in_front_when_a_round_begins(meet: Meet) -> None:
    ana = meet(size=PHONE, motion="no-preference")
    ana.open_table("Ana")
    ana.add_bots(2)
    ana.begin()
    until([ana], lambda: ana.sees(".sheetscreen"), reading=True)

    ana.click(".sheetscreen footer [data-main]")
    ana.wait(".lens .front")
    ana.page.wait_for_timeout(1500)

    front = box(ana, ".lens .card:first-child")
    assert abs(front.left + front.right - PHONE[0]) < 12


def test_on_a_phone_both_answers_to_the_other_word_are_as_wide(meet: Meet) -> None:
    ana, ben = meet(size=PHONE), meet()
    code = ana.open_table("Ana")
    ben.sit_down(code, "Ben")
    ana.add_bots(1)
    ana.begin()
    ben.wait(".table")

    ben.click(".clue .swap")
    ana.wait(".question .btn")

    yes, no = boxes(ana, ".question .btn")
    assert abs((yes.right - yes.left) - (no.right - no.left)) < 4
    assert abs(yes.top - no.top) < 4
