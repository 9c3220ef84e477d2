"""The client stays small. How quick it is, `make bench` tells."""

import gzip
from typing import Final

from playwright.sync_api import Response

from tests.browser.conftest import Meet
from tests.browser.people import PHONE

KB: Final = 1000
CODE_BUDGET: Final = 110 * KB
FONT_BUDGET: Final = 100 * KB
PICTURE_BUDGET: Final = 900 * KB


def test_a_table_on_a_phone_keeps_to_its_budget(meet: Meet) -> None:
    ana = meet(size=PHONE)
    code = ana.open_table("Ana")
    ana.add_bots(2)
    ana.begin()
    sizes = {"code": 0, "font": 0, "picture": 0}

    def weigh(answer: Response) -> None:
        kind = answer.request.resource_type
        if kind in {"script", "stylesheet"}:
            sizes["code"] += len(gzip.compress(answer.body()))
        elif kind == "font":
            sizes["font"] += len(answer.body())
        elif kind == "image" and "/content/" in answer.url:
            sizes["picture"] += len(answer.body())

    session = ana.context.new_cdp_session(ana.page)
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    ana.page.on("response", weigh)
    ana.go(f"/r/{code}")
    ana.wait(".board img")
    ana.page.wait_for_load_state("networkidle")

    assert 0 < sizes["code"] <= CODE_BUDGET, sizes
    assert 0 < sizes["font"] <= FONT_BUDGET, sizes
    assert 0 < sizes["picture"] <= PICTURE_BUDGET, sizes
