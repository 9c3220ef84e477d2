"""PDFs for browsers: made by a separate process, a few at a time, fetched when they are ready."""

import io
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from pypdf import PdfReader

from stella.printing.files import Wish
from stella.printing.orders import Part
from stella.protocol.codes import Code
from stella.protocol.printing import PrintPhase
from stella.rules.refusals import Refused
from stella.server.admission import Admission
from stella.server.printing.press import MOST_KEPT, MOST_WAITING, Press
from tests.server.running import RunningServer, serving

EDITIONS = ("deck", "words")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[RunningServer]:
    with serving(tmp_path, "--no-limits") as running:
        yield running


@pytest.fixture
def press(tmp_path: Path) -> Iterator[Press]:
    made = Press(tmp_path)
    yield made
    made.close()


def until_over(http: httpx.Client, wish: dict[str, Any]) -> httpx.Response:
    end = time.monotonic() + 100
    while True:
        answer = http.post("/api/prints", json=wish)
        if answer.status_code != 200 or answer.json()["phase"] in {"ready", "failed"}:
            return answer
        assert time.monotonic() < end, answer.json()
        time.sleep(0.2)


def test_a_pdf_is_asked_for_until_it_is_ready_and_then_fetched(host: RunningServer) -> None:
    with httpx.Client(base_url=host.address, timeout=30) as http:
        first = http.post("/api/prints", json={"part": "slates", "language": "de"})
        ready = until_over(http, {"part": "slates", "language": "de"}).json()
        fetched = http.get(ready["address"])

        assert first.json()["phase"] in {"waiting", "making"}
        assert (ready["phase"], ready["done"], ready["total"]) == ("ready", 3, 3)
        assert fetched.headers["content-type"] == "application/pdf"
        assert 'filename="stella-slates-de-a4.pdf"' in fetched.headers["content-disposition"]
        assert len(PdfReader(io.BytesIO(fetched.content)).pages) == 3


def test_what_cannot_be_printed_is_answered_with_its_code(host: RunningServer) -> None:
    wishes: dict[str, dict[str, Any]] = {
        "unknown_deck": {"part": "cards", "deck": "nowhere"},
        "bad_request": {"part": "cards", "paper": "papyrus"},
        "word_not_printable": {"part": "words", "own_words": ["猫"]},
    }
    with httpx.Client(base_url=host.address, timeout=30) as http:
        answers = {code: until_over(http, wish).json()["code"] for code, wish in wishes.items()}
        missing = http.get("/api/prints/" + "0" * 32)

    assert answers == {code: code for code in wishes}
    assert (missing.status_code, missing.json()["code"]) == (404, "no_such_print")


async def test_only_so_many_wait_and_only_so_many_are_kept(press: Press) -> None:
    begun = [press.begin(Wish(part=Part.BOARD, words=f"w{number}"), EDITIONS) for number in range(MOST_WAITING)]

    with pytest.raises(Refused) as refused:
        press.begin(Wish(part=Part.RULES), EDITIONS)
    for one, work in begun:
        work.close()
        one.phase = PrintPhase.READY
    for number in range(MOST_KEPT):
        one, work = press.begin(Wish(part=Part.SCORES, words=f"w{number}"), EDITIONS)
        work.close()
        one.phase = PrintPhase.READY

    assert refused.value.code is Code.PRINT_BUSY
    kept = [one for one, _ in begun if press.find(one.wish, EDITIONS)]
    assert kept == []  # the oldest are dropped first


async def test_a_wish_is_made_once_until_its_deck_changes_or_it_fails(press: Press) -> None:
    wish = Wish(part=Part.BOARD)
    one, work = press.begin(wish, EDITIONS)
    work.close()

    assert press.find(wish, EDITIONS) is one
    assert press.find(wish, ("another edition", "words")) is None
    one.phase = PrintPhase.FAILED
    assert press.find(wish, EDITIONS) is None


async def test_a_press_that_closes_leaves_no_files(tmp_path: Path) -> None:
    press = Press(tmp_path)
    one, work = press.begin(Wish(part=Part.BOARD), EDITIONS)
    await work
    path, _ = press.file(one.key)

    assert path.is_file()
    press.close()
    assert not path.parent.exists()


def test_an_address_has_sixteen_prints_and_then_three_a_minute() -> None:
    now = [0.0]
    admission = Admission(has_limits=True, clock=lambda: now[0])
    for _ in range(16):
        admission.may_print("192.0.2.1")

    with pytest.raises(Refused) as refused:
        admission.may_print("192.0.2.1")
    now[0] = 20.5
    admission.may_print("192.0.2.1")

    assert refused.value.code is Code.SLOW_DOWN
