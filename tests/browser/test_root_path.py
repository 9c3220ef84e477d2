"""Under a root path, the client requests nothing outside of it: pages, sockets, pictures, worker, links."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.people import PHONE, Person
from tests.server.running import serving

ROOT = "/stella"
LINKS = "links => links.map((link) => link.getAttribute('href'))"


def test_everything_stays_under_the_root_path(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--no-limits", "--bot-pace", "0.01", "--root-path", ROOT) as server:
        address = server.address + ROOT
        ana = Person(browser, address, size=PHONE)
        ana.open_table("Ana")
        ana.add_bots(2)
        ana.begin()
        ana.wait(".table")
        ana.mark(4)
        ana.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        scope = ana.page.evaluate("() => navigator.serviceWorker.ready.then(({ scope }) => scope)")
        caches = ana.page.evaluate("() => caches.keys()")
        ana.page.reload()
        ana.wait(".table")
        marks = ana.marks()
        links = ana.go("/").page.eval_on_selector_all("a[href]", LINKS)
        ana.click("a[href$='/rules']")
        ana.wait(".rules")
        place = ana.page.evaluate("() => location.pathname")
        ana.page.go_back()
        ana.wait(".door")
        asked = [url for url in ana.requests if not url.startswith(("data:", "blob:", f"{address}/"))]
        ana.close()

    assert marks == [4]
    assert scope == f"{address}/"
    assert {name.split(" ")[1] for name in caches} == {f"{ROOT}/"}
    assert [link for link in links if not link.startswith(f"{ROOT}/")] == []
    assert place == f"{ROOT}/rules"
    assert asked == []
    assert ana.complaints == []
