"""Positions on the screen, measured from a small phone to a laptop: what people look at stays put."""

from typing import Final

import pytest

from stella.rules.moves import AskForOtherWord
from tests.browser.boxes import EDGES, Box, box, boxes, overlapping
from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, LYING_PHONE, PHONE, SMALL_PHONE, TABLET, TV, TWO_FRAMES, overflows
from tests.browser.tables import PreparedTable, Tables

LONG_NAME: Final = "Anna-Lena Bartholomäusch"
"""The longest name allowed."""
SIX: Final = (LONG_NAME, "Ben", "Eva", "Ivo", "Mia", "Zoe")
OLD_PHONE: Final = (320, 568)
NARROW_PHONE: Final = (360, 740)
OLD_TABLET: Final = (768, 1024)
OLD_LAPTOP: Final = (1024, 768)
ZOOMED_LAPTOP: Final = (683, 384)
GO_ON: Final = ".sheetscreen footer [data-main]"
COVERED: Final = """() => {
  const onward = document.querySelector('.onward')?.getBoundingClientRect();
  if (!onward || document.getAnimations().some(({ playState, effect }) =>
    playState === 'running' && effect.getComputedTiming().endTime < 10_000)) return null;
  const said = '.lines > *, .witness b, .witness .sum, .duo b, .duo .plus, .three';
  const covered = [...document.querySelectorAll(said)].filter((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return left < onward.right && onward.left < right && top < onward.bottom && onward.top < bottom;
  });
  const has = (selector) => document.querySelector(selector) !== null;
  return [has('.moment') ? 'super-spark' : has('.falling') ? 'fall' : 'spark', covered.map((node) => node.textContent)];
}"""
"""What Continue covers in a scene that waits and stands still."""
WATCH_THE_BOARD: Final = """() => {
  const places = (window.places = new Set());
  const look = () => {
    const board = document.querySelector('.person.turn') && document.querySelector('.board');
    if (board) {
      const { x, y, width, height } = board.getBoundingClientRect();
      places.add([x, y, width, height].map(Math.round).join(' '));
    }
    if (window.places === places) requestAnimationFrame(look);
  };
  look();
}"""


def six_people(tables: Tables) -> PreparedTable:
    """Return six people in a running game. The first has a long name."""
    table = tables(*SIX)
    table.start()
    return table


@pytest.mark.parametrize(
    "sizes", [(OLD_PHONE, LAPTOP), pytest.param((PHONE, OLD_TABLET), marks=pytest.mark.full)], ids=str
)
def test_the_board_stays_where_it_is_through_a_whole_reveal(
    meet: Meet, tables: Tables, sizes: tuple[tuple[int, int], ...]
) -> None:
    table = six_people(tables)
    ana = table.hand(LONG_NAME, meet, size=sizes[0], language="de")

    for size in sizes:  # one for each round
        ana.resize(size)
        ana.page.evaluate(WATCH_THE_BOARD)
        table.submit(LONG_NAME, 1, 6)  # nobody else marks the first: a fall
        table.play_round(Ben=(6, 7, 8), Eva=(6, 8))
        ana.wait(".sheetscreen")
        assert len(ana.page.evaluate("[...window.places]")) == 1, size
        ana.click(GO_ON)
        ana.wait(".foot .go .btn--light")


def test_announcing_moves_neither_the_rails_nor_the_board_and_covers_no_number(meet: Meet, tables: Tables) -> None:
    table = six_people(tables)
    ana = table.hand(LONG_NAME, meet, size=LAPTOP, language="de", pace="hand")

    def look(size: tuple[int, int]) -> list[Box]:
        ana.resize(size)
        return [box(ana, selector) for selector in (".board", ".people")]

    wide = (LYING_PHONE, OLD_LAPTOP, LAPTOP)
    before = {size: look(size) for size in wide}

    table.submit(LONG_NAME, 2, 6, 7, 11)
    table.announce(Ben=(6, 7), Eva=(6, 7, 8), Ivo=(6,))
    ana.wait(".verdict.isSaid .btn")
    ana.settle()

    for size in wide:
        assert look(size) == before[size], size
        assert box(ana, ".people").right <= size[0]
        assert not overlapping(boxes(ana, ".stage .tag")), size
    for size in (OLD_PHONE, SMALL_PHONE):  # there the numbers have more room than the verdict
        ana.resize(size)
        ladder, verdict = box(ana, ".ladder"), box(ana, ".verdict")
        assert ladder.height > verdict.height
        assert verdict.bottom <= size[1]
        assert not overlapping(boxes(ana, ".stage .tag")), size


def test_a_turned_phone_shows_the_picture_that_was_looked_at(meet: Meet, tables: Tables) -> None:
    ana = six_people(tables).hand(LONG_NAME, meet, size=LYING_PHONE, language="de")
    ana.mark(13)

    ana.resize(PHONE)
    ana.wait(".lens .front")

    front = box(ana, ".lens .front")
    assert front == boxes(ana, ".lens .card")[13]
    assert 0 <= front.left < front.right <= PHONE[0]
    ana.resize((412, 915))
    assert abs(sum(box(ana, ".lens .front")[::2]) - 412) <= 4
    assert ana.marks() == [13]


def test_the_picture_in_the_lens_is_larger_than_on_the_board(meet: Meet, tables: Tables) -> None:
    table = six_people(tables)
    table.announce()
    ana = table.hand(LONG_NAME, meet, size=PHONE, language="de")
    ana.wait(".strip .turn")

    for size in (PHONE, NARROW_PHONE):
        ana.resize(size)
        assert box(ana, ".lens .front").width > 1.25 * box(ana, ".board .cell").width


def test_the_pictures_can_be_told_apart_on_a_zoomed_laptop(meet: Meet, tables: Tables) -> None:
    ana = six_people(tables).hand(LONG_NAME, meet, size=ZOOMED_LAPTOP, language="de")

    assert all(cell.width >= 60 for cell in boxes(ana, ".board .cell"))


def test_a_long_name_stays_in_one_line_of_its_rail(meet: Meet, tables: Tables) -> None:
    table = tables("Bartholomäusch", *SIX[1:])  # an even longer name is truncated there
    table.start()
    ana = table.hand("Bartholomäusch", meet, size=OLD_LAPTOP, language="de")

    for size in (OLD_LAPTOP, LAPTOP, ZOOMED_LAPTOP):
        ana.resize(size)
        name = ana.page.locator(".person b").first
        assert name.evaluate("(node) => node.getClientRects().length === 1 && node.offsetHeight < 32")
        assert name.evaluate("(node) => node.scrollWidth <= node.clientWidth")


def test_the_step_keeps_its_line_beside_six_lanterns_and_a_clock(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", *SIX[1:], associate_seconds=600, point_seconds=600)
    table.start()
    ana = table.hand("Ana", meet, size=PHONE, language="de")
    is_one_line = "(node) => node.offsetHeight < 2 * parseFloat(getComputedStyle(node).fontSize)"

    def look(*sizes: tuple[int, int]) -> None:
        ana.wait(".bar .clock")
        for size in sizes:
            ana.resize(size)
            assert ana.page.locator(".bar .step").evaluate(is_one_line), size
            assert overlapping(boxes(ana, ".bar .step, .bar .clock, .bar .minis, .bar > .icbtn")) == [], size
            assert overflows(ana) == [], size

    look((360, 780), PHONE, LYING_PHONE, LAPTOP)
    table.connect("Ana")
    table.play_round()
    ana.page.reload()
    ana.wait(".bar .back")  # the second round has a way back to the first
    look(LAPTOP, (360, 780))


@pytest.mark.parametrize("language", ["en", "bg"])
def test_no_word_is_broken_while_the_second_round_is_announced(meet: Meet, tables: Tables, language: str) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    table.play_round()
    ana = table.hand("Ana", meet, size=LAPTOP, language=language, pace="hand")

    table.submit("Ana", 6, 7)
    table.announce()
    ana.wait(".verdict.isSaid")

    for size in (OLD_LAPTOP, LAPTOP, TV):
        ana.resize(size)
        step = ana.page.locator(".bar .step")
        assert step.evaluate("(node) => node.offsetHeight < 1.6 * parseFloat(getComputedStyle(node).fontSize)"), size
        assert step.evaluate("(node) => node.scrollWidth <= node.clientWidth"), size
        assert overlapping(boxes(ana, ".bar .step, .bar .rounds, .bar > .icbtn")) == [], size


def test_with_six_players_every_number_is_explained_on_the_sheet(meet: Meet, tables: Tables) -> None:
    table = six_people(tables)
    ana = table.hand(LONG_NAME, meet, size=LAPTOP, language="de")
    table.submit(LONG_NAME, 2, 6, 7, 11)
    table.play_round(Ben=(6, 7, 8))
    ana.wait(".sheetscreen")

    for size in (LAPTOP, LYING_PHONE, OLD_TABLET):
        ana.resize(size)
        ana.settle()
        sheet, what_if = box(ana, ".sheet"), box(ana, ".wonder:visible")
        assert box(ana, ".explained").bottom <= sheet.bottom, size
        if size == OLD_TABLET:  # there the whole page scrolls
            assert overlapping([sheet, what_if]) == []
        else:
            assert overlapping([box(ana, ".sheetscreen aside"), what_if]) == [], size
            assert what_if.bottom <= size[1]


def test_the_totals_come_into_view_below_the_pictures(meet: Meet, tables: Tables) -> None:
    table = six_people(tables)
    ana = table.hand(LONG_NAME, meet, size=OLD_PHONE, language="de")
    table.submit(LONG_NAME, 1, 6)
    table.play_round(Ben=(2, 6, 7, 8), Eva=(6, 8))
    ana.wait(".sheetscreen .new li")

    for size, rows in ((OLD_PHONE, 2), (LYING_PHONE, 4), (TABLET, 6)):
        ana.resize(size)
        ana.settle()
        seen = [row for row in boxes(ana, ".sheet tbody tr") if row.bottom <= box(ana, ".sheetscreen footer").top]
        assert len(seen) >= rows, size
        assert min(picture.width for picture in boxes(ana, ".seen .saw")) >= 44, size


def test_a_lost_connection_is_told_above_the_main_button(meet: Meet, tables: Tables) -> None:
    ana = six_people(tables).hand(LONG_NAME, meet, size=PHONE, language="de")
    ana.mark(3)

    ana.context.set_offline(True)
    ana.wait(".line:has(.dot)")

    for size in (PHONE, OLD_PHONE, TABLET):
        ana.resize(size)
        ana.settle()
        line = box(ana, ".line")
        assert not [one for one in boxes(ana, ".foot .go > *") if overlapping([line, one])], size
    ana.excuse("net::ERR_")


@pytest.mark.parametrize("language", ["de", pytest.param("bg", marks=pytest.mark.full)])
def test_at_the_end_a_tv_tells_the_code_in_one_line_and_covers_nothing(
    meet: Meet, tables: Tables, language: str
) -> None:
    table = tables("Anna", "Jürgen", "Цветелина", "Ada")
    tv = meet(size=TV, language=language).go(f"/tv/{table.code}")
    tv.wait(".tvlobby")
    table.start()
    table.play_round(Anna=(6, 7, 8), Jürgen=(6, 8))
    table.finish()
    tv.wait(".end .third li")
    tv.settle()

    assert box(tv, ".end .tag").bottom <= TV[1]
    way = tv.page.locator(".tag .way")
    assert way.evaluate("(node) => node.offsetHeight < 1.7 * parseFloat(getComputedStyle(node).fontSize)")
    buttons = boxes(tv, ".full, .controls button")
    assert len(buttons) == 2
    for one in boxes(tv, ".end .third > *, .end .third li"):
        assert not any(overlapping([one, button]) for button in buttons)
        assert one.bottom <= TV[1]
    for heading in tv.page.locator(".end .third h3").all():
        assert heading.evaluate("(node) => node.offsetHeight < 2.4 * parseFloat(getComputedStyle(node).fontSize)")
    assert overflows(tv) == []


def test_the_button_for_the_other_word_has_a_name_at_every_size(meet: Meet, tables: Tables) -> None:
    ana = six_people(tables).hand(LONG_NAME, meet, size=LYING_PHONE)

    for size in (LYING_PHONE, PHONE, LAPTOP):
        ana.resize(size)
        assert ana.page.get_by_role("button", name="Ask for the other word").count() == 1, size


def test_somebody_who_is_ready_reads_whom_we_wait_for_and_the_board_stays(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", LONG_NAME, "Eva")
    table.start()
    table.submit("Eva", 6, 7)
    ana = table.hand("Ana", meet, size=PHONE)
    ana.mark(3)

    def look(size: tuple[int, int]) -> Box:
        ana.resize(size)
        return box(ana, ".board")

    sizes = (PHONE, SMALL_PHONE, OLD_TABLET)
    before = {size: look(size) for size in sizes}

    ana.ready()
    ana.page.wait_for_function(
        "(name) => document.querySelector('.foot .hint').innerText.includes(name)", arg=LONG_NAME
    )

    assert {size: look(size) for size in sizes} == before


def test_a_phone_offers_a_stand_in_for_somebody_who_is_away(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    ana = table.hand("Ana", meet, size=PHONE)

    table.leave("Ben")
    ana.wait(".light.isMissed")

    for size in (PHONE, SMALL_PHONE):
        ana.resize(size)
        ana.click(".around")
        ana.wait("dialog .standin")
        for selector in (".around", "dialog .standin"):
            target = box(ana, selector)
            assert min(target.width, target.height) >= 44, size
        ana.page.keyboard.press("Escape")
        ana.page.wait_for_selector("dialog", state="detached")


def test_the_question_about_the_other_word_hides_neither_clue_nor_pictures(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", LONG_NAME, "Eva")
    table.start()
    ana = table.hand("Ana", meet, size=PHONE, language="de")

    table.do(LONG_NAME, AskForOtherWord())
    ana.wait(".question .btn--ink")

    for size in (LYING_PHONE, PHONE, SMALL_PHONE):
        ana.resize(size)
        hidden = [*boxes(ana, ".board .cell"), box(ana, ".clue"), box(ana, ".bar"), box(ana, ".foot [data-main]")]
        assert not [one for one in hidden if overlapping([box(ana, ".question"), one])], size
    ana.resize(PHONE)
    yes, no = boxes(ana, ".question .btn")
    assert abs(yes.width - no.width) < 4
    assert abs(yes.top - no.top) < 4


def test_the_large_view_shows_the_clue(meet: Meet, tables: Tables) -> None:
    ana = six_people(tables).hand(LONG_NAME, meet, size=PHONE, language="de")

    ana.page.keyboard.press("c")
    ana.page.keyboard.press(" ")
    ana.wait("dialog.zoomed")

    assert ana.text("dialog.zoomed header span") == ana.text(".clue h1")
    for size in (PHONE, LYING_PHONE, LAPTOP):
        ana.resize(size)
        ana.settle()
        clue = box(ana, "dialog.zoomed header span")
        assert clue.left < clue.right <= size[0]
        beside = [box(ana, f".zoomed {part}") for part in (".big", ".words", "header button")]
        assert not overlapping([clue, *beside]), size


def test_the_signs_of_all_who_marked_a_picture_can_be_seen(meet: Meet, tables: Tables) -> None:
    table = six_people(tables)
    table.announce()  # all six mark the same two pictures
    table.point()
    ana = table.hand(LONG_NAME, meet, size=PHONE, language="de")

    for size in (PHONE, LAPTOP):
        ana.resize(size)
        ana.settle()
        signs = [Box(*edges) for edges in ana.page.locator(".board .fate .who .seat").evaluate_all(EDGES)]
        assert len(signs) == len(SIX)
        assert all(sign.width > 0 for sign in signs)
        assert overlapping(signs) == [], size


BLANK: Final = """() => {
  window.blank = 0;
  const look = () => {
    const pictures = [...document.querySelectorAll('.board .card img')];
    window.blank = Math.max(window.blank, pictures.filter((each) => !each.complete || !each.naturalWidth).length);
    requestAnimationFrame(look);
  };
  look();
}"""

COMING: Final = """() => {
  const coming = [...document.querySelectorAll('.coming img')];
  return coming.length === 5 && coming.every(({ complete }) => complete);
}"""


def test_no_picture_is_blank_when_a_round_begins_after_the_sheet_was_read(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    ana = table.hand("Ana", meet, size=LAPTOP, motion="no-preference")
    table.submit("Ana", 6, 7)
    table.play_round()
    ana.page.wait_for_function(COMING)
    ana.page.evaluate(BLANK)

    ana.click(GO_ON)
    ana.wait(".foot .go .btn--light")
    ana.settle()

    assert ana.page.locator(".board .card img").count() == 15
    assert ana.page.evaluate("window.blank") == 0


def test_on_a_phone_the_first_picture_is_in_front_when_a_round_begins(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    ana = table.hand("Ana", meet, size=PHONE, motion="no-preference")
    ana.mark(13)  # now another one is in front
    table.submit("Ana", 6, 7)
    table.play_round()

    ana.click(GO_ON)
    ana.wait(".foot .go .btn--light")
    ana.settle()
    ana.page.wait_for_function(
        """() => {
          const { left, right } = document.querySelector('.lens .card:first-child.front').getBoundingClientRect();
          return Math.abs(left + right - innerWidth) < 12;
        }"""
    )


@pytest.mark.parametrize("size", [OLD_PHONE, pytest.param(LAPTOP, marks=pytest.mark.full)], ids=str)
def test_the_way_on_from_a_scene_that_waits_covers_nothing_it_says(
    meet: Meet, tables: Tables, size: tuple[int, int]
) -> None:
    table = six_people(tables)
    ana = meet(size=size, language="de", pace="hand").go(f"/watch/{table.code}")
    ana.wait(".table")
    table.play_round(**{LONG_NAME: (1, 6)}, Ben=(2, 6, 7, 8), Eva=(6, 8))  # falls, a super-spark and a spark
    ana.skip_to(".pointing.isOver, .moment")

    covered: dict[str, list[str]] = {}
    while not ana.sees(".sheetscreen"):
        if found := ana.page.evaluate(COVERED):
            covered[found[0]] = covered.get(found[0], []) + found[1]
            ana.page.keyboard.press("n")
        ana.page.evaluate(TWO_FRAMES)
    assert covered == {"fall": [], "spark": [], "super-spark": []}
