"""The client stays small. `make bench` measures how fast it is."""

from typing import Final

from tests.browser.conftest import Meet
from tests.browser.people import PHONE
from tests.browser.tables import Tables

KB: Final = 1000
CODE_BUDGET: Final = 110 * KB
FONT_BUDGET: Final = 100 * KB
PICTURE_BUDGET: Final = 900 * KB
ALL_SHOWN: Final = "() => [...document.querySelectorAll('.board img')].filter((one) => one.naturalWidth).length === 15"
SENT: Final = """() => performance.getEntriesByType('resource').map((each) => [each.name, each.encodedBodySize])"""


def test_a_table_on_a_phone_keeps_to_its_budget(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", bots=2)
    table.start()

    fresh = table.hand("Ana", meet, size=PHONE)
    fresh.page.wait_for_function(ALL_SHOWN)
    fresh.page.wait_for_load_state("networkidle")
    sent: list[tuple[str, int]] = fresh.page.evaluate(SENT)
    code_size = sum(size for name, size in sent if name.endswith((".js", ".css")))
    fonts = sum(size for name, size in sent if name.endswith(".woff2"))
    pictures = [size for name, size in sent if "/content/" in name]

    assert 50 * KB < code_size <= CODE_BUDGET
    assert 20 * KB < fonts <= FONT_BUDGET
    assert len(pictures) >= 15
    assert sum(pictures) <= PICTURE_BUDGET
