"""The service worker: the client opens without a network, and no game data from the server is cached."""

from tests.browser.conftest import Meet
from tests.browser.tables import Tables

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
    const paths = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) paths.push(new URL(request.url).pathname);
    return paths;
}"""

PICTURES_KEPT = """async () => {
    const pictures = [...document.querySelectorAll('.board .card img')];
    const kept = await Promise.all(pictures.map(({ currentSrc }) => currentSrc && caches.match(currentSrc)));
    return kept.length === 15 && kept.every(Boolean);
}"""


def test_the_client_opens_without_a_network_and_the_game_goes_on_afterwards(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", bots=2)
    table.start()
    table.submit("Ana", 1, is_ready=False)
    ana = table.hand("Ana", meet)
    ana.page.wait_for_function(CONTROLLED)
    ana.page.reload()  # now everything comes through the worker
    ana.wait(".table")
    ana.wait_for(PICTURES_KEPT)
    kept = ana.page.evaluate(KEPT)

    ana.context.set_offline(True)
    ana.page.reload()
    ana.page.wait_for_selector("#app > *", state="attached")  # the first one is a sheet of icons
    ana.context.set_offline(False)
    ana.wait(".table")

    assert ana.marks() == [1]
    assert "/" in kept
    assert any(path.startswith("/assets/") for path in kept)
    assert any(path.startswith("/content/decks/") for path in kept)
    assert [path for path in kept if path.startswith(("/api", "/health", "/metrics"))] == []
    ana.excuse("net::ERR_")
