"""Positions of the pieces: bleed, cuts, folds, backs behind their fronts."""

import pytest

from stella.printing.imposition import BLEED, Box, Grid, impose, impose_fronts
from stella.printing.orders import Layout, Order, Paper, Part
from tests.printing.papers import box, pdf, pictures

GRID = Grid((210, 297), (80, 120), 2, 2)
WIDE = Grid((210, 297), (90, 60), 2, 4)


def through(box: Box, grid: Grid) -> Box:
    """Return the position of a rectangle when the sheet is turned at its long edge."""
    return Box(grid.page[0] - box.right, box.y, box.width, box.height)


@pytest.mark.parametrize("grid", [GRID, WIDE], ids=["cards", "words"])
def test_every_back_of_a_duplex_print_lies_behind_its_front(grid: Grid) -> None:
    sheets = impose(grid, list("abcdefghijk"), Layout.DUPLEX)

    for front, back in zip(sheets[::2], sheets[1::2], strict=True):
        assert not front.is_back
        assert back.is_back
        behind = {spot.piece: spot.box for spot in back.spots}
        for spot in front.spots:
            seen = through(behind[spot.piece], grid)
            assert (seen.x, seen.y) == pytest.approx((spot.box.x, spot.box.y))


@pytest.mark.parametrize("grid", [GRID, WIDE], ids=["cards", "words"])
def test_a_fold_brings_every_back_behind_its_front(grid: Grid) -> None:
    for sheet in impose(grid, list("abcdefghijk"), Layout.GUTTER):
        fronts = {spot.piece: spot for spot in sheet.spots if not spot.is_back}
        backs = {spot.piece: spot for spot in sheet.spots if spot.is_back}

        assert fronts.keys() == backs.keys()
        for piece, front in fronts.items():
            back = backs[piece]
            if sheet.fold_row is not None:  # the lower half comes up behind the upper one
                assert 2 * sheet.fold_row - back.box.bottom == pytest.approx(front.box.y)
                assert back.box.x == front.box.x
                assert back.is_turned
            else:
                assert sheet.fold_column is not None
                assert 2 * sheet.fold_column - back.box.right == pytest.approx(front.box.x)
                assert back.box.y == front.box.y
                assert not back.is_turned


@pytest.mark.parametrize("layout", Layout)
def test_every_piece_is_printed_once_with_its_back(layout: Layout) -> None:
    pieces = list(range(11))

    spots = [spot for sheet in impose(GRID, pieces, layout) for spot in sheet.spots]

    assert sorted(spot.piece for spot in spots if not spot.is_back) == pieces
    assert sorted(spot.piece for spot in spots if spot.is_back) == pieces


def test_separate_backs_come_after_all_fronts() -> None:
    assert [sheet.is_back for sheet in impose(GRID, list(range(9)), Layout.SEPARATE)] == [False] * 3 + [True] * 3


def test_a_piece_without_a_back_has_no_page_for_it() -> None:
    assert len(impose_fronts(GRID, list(range(3)), Layout.SINGLE)) == 3
    assert len(impose_fronts(GRID, list(range(3)), Layout.DUPLEX)) == 1


@pytest.mark.parametrize("paper", Paper)
def test_neighbours_never_bleed_into_each_other_and_all_of_it_is_on_the_paper(paper: Paper) -> None:
    for grid in (Grid(paper.size, (80, 120), 2, 2), Grid(paper.size, (90, 60), 2, 4)):
        whole = grid.trim.grown(BLEED)

        assert grid.at(1, 0).x - grid.at(0, 0).right >= 2 * BLEED
        assert grid.at(0, 1).y - grid.at(0, 0).bottom >= 2 * BLEED
        assert min(whole.x, whole.y) > 4.2  # most printers leave this margin white
        assert whole.right < paper.size[0] - 4.2
        assert whole.bottom < paper.size[1] - 4.2


@pytest.mark.parametrize("paper", Paper)
def test_the_boxes_of_a_page_name_paper_trim_and_bleed(paper: Paper) -> None:
    page = pdf(Part.CARDS, paper=paper, layout=Layout.SEPARATE).pages[0]

    left, bottom, right, top = box(page, "/TrimBox")
    assert box(page, "/MediaBox") == [0, 0, round(paper.size[0], 1), round(paper.size[1], 1)]
    assert (right - left, top - bottom) == pytest.approx((166, 246), abs=0.11)
    assert box(page, "/BleedBox") == pytest.approx([left - 3, bottom - 3, right + 3, top + 3], abs=0.11)


def test_a_print_shop_gets_one_card_per_page_with_three_millimetres_of_bleed() -> None:
    reader = pdf(Part.CARDS, layout=Layout.SINGLE)

    assert len(reader.pages) == 10  # five fronts, five backs
    for page in reader.pages:
        assert box(page, "/MediaBox") == [0, 0, 86, 126]
        assert box(page, "/BleedBox") == [0, 0, 86, 126]
        assert box(page, "/TrimBox") == [3, 3, 83, 123]


def test_an_offset_moves_the_backs_of_a_duplex_print_and_nothing_else() -> None:
    straight = pdf(Part.CARDS, layout=Layout.DUPLEX)
    moved = pdf(Part.CARDS, layout=Layout.DUPLEX, offset=(1.5, -2.0))

    for number in range(len(straight.pages)):
        before, after = pictures(straight.pages[number]), pictures(moved.pages[number])
        shift = (1.5, 2.0) if number % 2 else (0, 0)  # a PDF page is measured from the bottom
        for one, other in zip(before, after, strict=True):
            assert (other[0] - one[0], other[1] - one[1]) == pytest.approx(shift, abs=0.02)


def test_an_offset_is_for_duplex_only() -> None:
    one, other = (pdf(Part.CARDS, layout=Layout.GUTTER, offset=offset) for offset in ((0.0, 0.0), (3.0, 3.0)))

    assert pictures(one.pages[0]) == pictures(other.pages[0])


def test_an_order_is_upright_a4_and_folded_unless_it_says_otherwise() -> None:
    assert (Order.__struct_defaults__[0], Order.__struct_defaults__[1]) == (Paper.A4, Layout.GUTTER)
