"""Decks made in the browser: only by the operator, picture by picture, and never a partial deck."""

import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from PIL import Image

from stella.content.decks import load_deck
from stella.protocol import bodies
from stella.rooms.commands import BackToLobby, ChangeOptions
from stella.rooms.options import OptionChanges
from stella.server.making.hosts import Hosts
from stella.server.settings import Settings
from tests.cli.running import stella
from tests.content.pictures import encoded, picture
from tests.server.playing import connect_all, play_game, seat_people
from tests.server.running import RunningServer, serving

PASSWORD = "correct horse"
PICTURES = [encoded(picture(number, (90 + number, 120)), "PNG") for number in range(32)]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[RunningServer]:
    with serving(tmp_path, "--no-limits") as running:
        yield running


def at(server: RunningServer) -> httpx.Client:
    return httpx.Client(base_url=server.address, headers={"accept-language": "de"}, timeout=30)


def add(http: httpx.Client, draft: str, content: bytes, kind: str = "image/png") -> httpx.Response:
    return http.put(f"/api/host/decks/{draft}/pictures", content=content, headers={"content-type": kind})


def begin(http: httpx.Client, pictures: list[bytes]) -> tuple[str, list[str]]:
    draft = http.post("/api/host/decks").json()["id"]
    return draft, [add(http, draft, content).json()["id"] for content in pictures]


def until_packed(http: httpx.Client, draft: str) -> dict[str, Any]:
    end = time.monotonic() + 60
    while True:
        state: dict[str, Any] = http.get(f"/api/host/decks/{draft}").json()
        if state["phase"] in {"packed", "failed"}:
            return state
        assert time.monotonic() < end, state
        time.sleep(0.1)


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_a_deck_is_made_picture_by_picture_and_played_with_without_a_restart(
    host: RunningServer, tmp_path: Path
) -> None:
    with at(host) as http:
        draft, pictures = begin(http, PICTURES)
        cards: list[dict[str, Any]] = [{"picture": each} for each in pictures[:31]]
        cards[0] |= {"title": "Der letzte Tag", "description": "Ein leerer Strand.", "focus": [0, 0.5]}
        offered_before = [deck["id"] for deck in http.get("/api/info").json()["decks"]]
        begun = http.post(
            f"/api/host/decks/{draft}/pack", json={"title": "Unsere Ferien", "language": "de", "cards": cards}
        )
        state = until_packed(http, draft)
        decks = {deck["id"]: deck for deck in http.get("/api/info?language=de").json()["decks"]}
        texts = http.get("/api/decks/unsere-ferien?language=de").json()["cards"]
        image = http.get(texts[0]["pictures"]["300"])
        again = http.post("/api/host/decks").json()["id"]

    assert begun.status_code == 202
    assert state == {"phase": "packed", "done": 31, "total": 31, "deck": "unsere-ferien"}
    assert offered_before == ["stella"]
    assert decks["unsere-ferien"]["title"] == "Unsere Ferien"
    assert max(card["title"] for card in texts) == "Der letzte Tag"
    assert (image.status_code, image.headers["content-type"]) == (200, "image/webp")
    assert len(load_deck(tmp_path / "decks" / "unsere-ferien").cards) == 31
    assert {path.name for path in (tmp_path / "decks").iterdir()} == {"unsere-ferien", f".draft-{again}"}
    (seat,) = await seat_people(host.client, 1, deck="unsere-ferien")
    assert (await host.client.get(f"/api/rooms/{seat.code}", bodies.RoomSummary)).deck == "unsere-ferien"


@pytest.mark.full
async def test_a_title_without_latin_letters_gives_a_deck_of_another_name(host: RunningServer) -> None:
    with at(host) as http:
        draft, pictures = begin(http, PICTURES[:30])
        http.post(
            f"/api/host/decks/{draft}/pack", json={"title": "Нашите", "cards": [{"picture": p} for p in pictures]}
        )
        deck = until_packed(http, draft)["deck"]

    (seat,) = await seat_people(host.client, 1, deck=deck)

    assert deck.startswith("deck-")  # no Latin letters in the title
    assert (await host.client.get(f"/api/rooms/{seat.code}", bodies.RoomSummary)).deck == deck


def test_what_is_wrong_is_said_at_once_and_in_the_host_s_language(host: RunningServer) -> None:
    frames = [picture(1), picture(2)]
    with at(host) as http:
        draft, pictures = begin(http, PICTURES[:29])
        moving = encoded(frames[0], "PNG", save_all=True, append_images=frames[1:])
        told = [
            code_of(add(http, draft, b"no picture at all")),
            code_of(add(http, draft, encoded(Image.new("RGB", (20, 20)), "PNG"))),
            code_of(add(http, draft, moving)),
            code_of(add(http, draft, PICTURES[29][:-200])),
            code_of(add(http, draft, PICTURES[0])),
            code_of(add(http, draft, PICTURES[29], "text/plain")),
            code_of(add(http, "0" * 24, PICTURES[29])),
            code_of(add(http, draft, bytes(16_000_002))),
            code_of(pack(http, draft, "Zu klein", pictures)),
            code_of(pack(http, draft, "Fremd", [*pictures, "p-unknown"])),
            code_of(pack(http, draft, "", pictures)),
        ]
        sentence = add(http, draft, b"no picture at all").json()["sentence"]
        last = add(http, draft, PICTURES[29]).json()["id"]
        taken = code_of(pack(http, draft, "Stella", [*pictures, last]))
        removed = http.delete(f"/api/host/decks/{draft}/pictures/{last}").status_code
        added_again = add(http, draft, PICTURES[29]).status_code
        gone = http.delete(f"/api/host/decks/{draft}").status_code

    assert told == [
        (400, "not_a_picture"),
        (400, "picture_too_small"),
        (400, "picture_moves"),
        (400, "picture_broken"),
        (409, "picture_twice"),
        (415, "bad_request"),
        (404, "no_such_draft"),
        (413, "too_large"),
        (409, "deck_of_wrong_size"),
        (400, "bad_request"),
        (400, "bad_request"),
    ]
    assert sentence == "Das ist kein Bild im Format JPEG, PNG oder WebP. Wähle eine andere Datei."
    assert taken == (409, "deck_exists")
    assert (removed, added_again, gone) == (204, 201, 204)


def pack(http: httpx.Client, draft: str, title: str, pictures: list[str]) -> httpx.Response:
    cards = [{"picture": each} for each in pictures]
    return http.post(f"/api/host/decks/{draft}/pack", json={"title": title, "cards": cards})


def test_a_deck_that_was_left_half_made_is_nobody_s(tmp_path: Path) -> None:
    running = RunningServer(tmp_path, "--no-limits").start()
    with at(running) as http:
        begin(http, PICTURES[:3])
    running.kill()
    left = [path.name for path in (tmp_path / "decks").iterdir()]
    with serving(tmp_path, "--no-limits") as again, at(again) as http:
        offered = [deck["id"] for deck in http.get("/api/info").json()["decks"]]

    assert [name[:7] for name in left] == [".draft-"]
    assert offered == ["stella"]
    assert list((tmp_path / "decks").iterdir()) == []


def test_only_so_many_decks_are_in_the_making(host: RunningServer) -> None:
    with at(host) as http:
        answers = [http.post("/api/host/decks") for _ in range(4)]

    assert [answer.status_code for answer in answers] == [201, 201, 201, 409]
    assert code_of(answers[3]) == (409, "too_many_drafts")


# --- deleting a deck


def packed(http: httpx.Client, title: str = "Ferien") -> str:
    draft, pictures = begin(http, PICTURES[:30])
    http.post(f"/api/host/decks/{draft}/pack", json={"title": title, "cards": [{"picture": each} for each in pictures]})
    return str(until_packed(http, draft)["deck"])


async def test_a_deck_is_deleted_with_its_pictures_and_no_table_can_choose_it_any_more(
    host: RunningServer, tmp_path: Path
) -> None:
    with at(host) as http:
        deck = packed(http)
        listed = http.get("/api/host").json()["decks"]
        picture_of_it = http.get(f"/api/decks/{deck}").json()["cards"][0]["pictures"]["300"]

        deleted = http.delete(f"/api/host/own-decks/{deck}")
        gone = [http.get(f"/api/decks/{deck}"), http.get(picture_of_it)]
        offered = [each["id"] for each in http.get("/api/info").json()["decks"]]
        refused = http.post("/api/rooms", json={"name": "Ana", "options": {"deck": deck}})
        again = http.delete(f"/api/host/own-decks/{deck}")
        left = list((tmp_path / "decks").glob("[!.]*"))
        remade = packed(http)

    assert listed == [{"id": "ferien", "title": "Ferien", "cards": 30}]
    assert deleted.status_code == 204
    assert [answer.status_code for answer in gone] == [404, 404]
    assert offered == ["stella"]
    assert code_of(refused) == code_of(again) == (404, "unknown_deck")
    assert left == []
    assert remade == "ferien"


async def test_a_deck_is_not_deleted_while_an_open_table_uses_it(host: RunningServer) -> None:
    with at(host) as http:
        deck = packed(http)
        (seat,) = await seat_people(host.client, 1, deck=deck)
        async with host.client.watch(seat.code, seat.token) as ana:
            refused = http.delete(f"/api/host/own-decks/{deck}")
            await ana.do(ChangeOptions(OptionChanges(deck="stella")))
            deleted = http.delete(f"/api/host/own-decks/{deck}")

    assert code_of(refused) == (409, "deck_in_use")
    assert deleted.status_code == 204


async def test_a_game_that_was_played_with_a_deleted_deck_is_replayed_without_its_pictures(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits") as host, at(host) as http:
        deck = packed(http)
        seats = await seat_people(host.client, 3, deck=deck, rounds=1)
        async with AsyncExitStack() as stack:
            tables = await connect_all(stack, host.client, seats)
            await play_game(tables, Random(5))
            room = tables[0].room
            assert room
            assert room.record
            await tables[0].do(BackToLobby())
            await tables[0].do(ChangeOptions(OptionChanges(deck="stella")))

        deleted = http.delete(f"/api/host/own-decks/{deck}").status_code
        found = [http.get(f"/api/records/{room.record}{path}") for path in ("", "/steps")]
        games = http.get(f"/api/rooms/{room.code}/games")

    assert deleted == 204
    assert [answer.status_code for answer in (*found, games)] == [200, 200, 200]
    assert found[0].json()["deck"]["id"] == deck


def test_our_own_deck_and_what_lies_elsewhere_cannot_be_deleted(host: RunningServer, tmp_path: Path) -> None:
    (tmp_path / "decks" / "letters").mkdir(parents=True)

    with at(host) as http:
        names = ("stella", "printed", "letters", "..%2fx", ".")
        answers = [http.delete(f"/api/host/own-decks/{name}") for name in names]

    assert [answer.status_code for answer in answers] == [404] * 5
    assert (tmp_path / "decks" / "letters").is_dir()


def test_only_who_may_make_decks_sees_and_deletes_them(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits") as host, at(host) as http:
        deck = packed(http)
        headers = {"x-forwarded-for": "127.0.0.1"}

        assert http.get("/api/host", headers=headers).json() == {"may_make": False, "has_password": False}
        assert code_of(http.delete(f"/api/host/own-decks/{deck}", headers=headers)) == (403, "host_only")


# --- who operates the server


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "127.0.0.1"},
        {"x-real-ip": "127.0.0.1"},
        {"forwarded": "for=127.0.0.1"},
        {"via": "1.1 tunnel"},
        {"host": "games.local"},
    ],
)
def test_what_was_handed_on_does_not_come_from_this_machine(server: RunningServer, headers: dict[str, str]) -> None:
    with at(server) as http:
        assert http.get("/api/host").json() == {"may_make": True, "has_password": False}
        assert http.get("/api/host", headers=headers).json()["may_make"] is False
        assert code_of(http.post("/api/host/decks", headers=headers)) == (403, "host_only")


def test_a_page_from_elsewhere_makes_no_decks(server: RunningServer) -> None:
    with at(server) as http:
        assert code_of(http.post("/api/host/decks", headers={"origin": "https://evil.example"})) == (403, "forbidden")


def test_behind_a_proxy_only_the_password_counts_and_guessing_is_slow(tmp_path: Path) -> None:
    options = ("--no-limits", "--public-url", "https://games.example", "--host-password", PASSWORD)
    with serving(tmp_path, *options) as server, at(server) as http:
        before = http.get("/api/host").json()
        refused = http.post("/api/host/decks")
        token = http.post("/api/host/password", json={"password": PASSWORD}).json()["token"]
        allowed = http.post("/api/host/decks", headers={"authorization": f"Bearer {token}"})
        forged = http.post("/api/host/decks", headers={"authorization": f"Bearer {PASSWORD}"})
        guesses = [http.post("/api/host/password", json={"password": f"guess {n}"}) for n in range(6)]
        right_but_late = http.post("/api/host/password", json={"password": PASSWORD})

    assert before == {"may_make": False, "has_password": True}
    assert code_of(refused) == code_of(forged) == (403, "host_only")
    assert allowed.status_code == 201
    assert [answer.status_code for answer in guesses] == [403] * 5 + [429]
    assert guesses[0].json()["code"] == "wrong_password"
    assert right_but_late.status_code == 429


def test_a_pass_runs_out() -> None:
    now = [0.0]
    hosts = Hosts(Settings(data=Path(), host_password=PASSWORD), lambda: now[0])
    pass_ = {"authorization": f"Bearer {hosts.let_in('10.0.0.1', PASSWORD)}"}

    assert hosts.admits("10.0.0.1", pass_)
    now[0] += 13 * 60 * 60
    assert not hosts.admits("10.0.0.1", pass_)


def test_a_short_password_is_refused_at_the_start(tmp_path: Path) -> None:
    told = stella("serve", "--data", tmp_path, "--host-password", "short")

    assert told.exit_code == 2
    assert "at least 10 characters" in told.output
