"""Web Push from end to end: a real server and real HTTP to a test push service, which decrypts the messages."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path

import httpcore
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from stella.protocol.push import Subscribe
from stella.rooms.commands import StartGame
from stella.server.addresses import is_public
from stella.server.push.base64url import decoded, encoded
from stella.server.push.encryption import CURVE, encrypted
from stella.server.push.outside import OutsideBackend, is_outside
from stella.server.push.sender import PushSender, Subscription
from stella.server.push.vapid import VALID_SECONDS, Vapid, new_secret
from stella.stores import SQLITE
from tests.server.playing import connect_all, seat_people
from tests.server.push_service import BrowserKeys, PushService, push_service
from tests.server.running import RunningServer, serving


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


def as_owner(token: str | None) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


# --- the cryptography


def test_the_example_of_rfc_8291_comes_out_bit_for_bit() -> None:
    private = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        key=ec.derive_private_key(private, CURVE),
        salt=decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )

    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_signature_is_used_again_until_it_nearly_runs_out() -> None:
    vapid = Vapid(new_secret())
    first = vapid.authorization("https://push.example/a", "https://games.example", 1000)

    assert vapid.authorization("https://push.example/b", "https://games.example", 2000) == first
    assert vapid.authorization("https://other.example/b", "https://games.example", 2000) != first
    assert vapid.authorization("https://push.example/a", "https://games.example", 1000 + VALID_SECONDS - 60) != first


# --- addresses to which nothing is sent


@pytest.mark.parametrize(
    ("address", "verdict"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fc00::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("not an address", False),
        ("fec0::1", False),
        ("::8.8.8.8", False),
        ("::ffff:8.8.8.8", False),
        ("::ffff:0:8.8.8.8", False),
    ],
)
def test_only_addresses_of_the_internet_are_public(address: str, verdict: bool) -> None:
    assert is_public(address) is verdict


@pytest.mark.parametrize(
    ("endpoint", "verdict"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com:443/wpush/v2/abc", True),
        ("https://8.8.8.8/a", True),
        ("http://push.example/a", False),
        ("https://push.example:8443/a", False),
        ("https://127.0.0.1/a", False),
        ("https://[::1]/a", False),
        ("https://localhost/a", False),
        ("https://printer.local/a", False),
        ("https://push.example@10.0.0.1/a", False),
        ("https://push.example:port/a", False),
        ("https://push.example/a\n", False),
    ],
)
def test_an_endpoint_is_https_and_outside(endpoint: str, verdict: bool) -> None:
    assert is_outside(endpoint) is verdict


async def test_a_name_that_leads_to_this_machine_is_not_connected_to(service: PushService) -> None:
    with pytest.raises(httpcore.ConnectError, match="is not on the internet"):
        await OutsideBackend().connect_tcp("localhost", int(service.address.rpartition(":")[2]), 2)
    assert service.handed == []


async def test_a_push_service_that_is_silent_or_away_costs_seconds_and_no_error(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stella.server.push.sender.SECONDS", 0.3)
    sender = PushSender(Vapid(new_secret()), lambda: 0, has_private_services=True)
    keys = BrowserKeys().subscription(f"{service.address}/one")
    kept = Subscription(keys["endpoint"], keys["p256dh"], keys["auth"])
    service.goes_on.clear()

    assert await sender.deliver(json.dumps(keys).encode(), b"{}", topic="t", seconds=1)
    assert await sender.deliver(b'{"endpoint":"http://127.0.0.1:9/","p256dh":"' + kept.p256dh.encode() + b'","auth":"'
        + kept.auth.encode() + b'"}', b"{}", topic="t", seconds=1)  # fmt: skip
    assert not await sender.deliver(b"no subscription", b"{}", topic="t", seconds=1)
    assert not sender.accepts(Subscribe(keys["endpoint"], "A" * 87, keys["auth"]))
    await sender.close()


# --- from end to end


@pytest.fixture
def own(tmp_path: Path) -> Iterator[RunningServer]:
    with serving(tmp_path, "--no-limits", "--bot-pace", "0.01", "--private-push", "--notice-seconds", "0.5") as running:
        yield running


async def test_who_is_away_gets_a_notice_that_only_their_browser_can_read(
    own: RunningServer, service: PushService
) -> None:
    keys = BrowserKeys()
    async with AsyncExitStack() as stack, httpx.AsyncClient(base_url=own.address) as http:
        seats = await seat_people(own.client, 3)
        ana, eva = await connect_all(stack, own.client, [seats[0], seats[2]])
        code, ben = seats[1].code, as_owner(seats[1].token)
        asked = await http.put(
            f"/api/rooms/{code}/push", json=keys.subscription(f"{service.address}/push/1"), headers=ben
        )
        assert asked.status_code == 204
        await ana.do(StartGame())
        (handed,) = await asyncio.to_thread(service.wait, 1)
        key = (await http.get("/api/push")).json()["key"]

    assert (
        keys.read(handed.body)
        == json.dumps(
            {
                "title": "A new game begins",
                "text": f"A game has just begun at table {code}.",
                "language": "en",
                "path": f"/r/{code}",
            },
            ensure_ascii=False,
            separators=(",", ":"),
        ).encode()
    )
    assert code.encode() not in handed.body
    assert handed.path == "/push/1"
    claims = handed.claims()
    assert claims["aud"] == service.address
    assert time.time() < claims["exp"] < time.time() + 24 * 60 * 60
    assert claims["sub"].startswith("https://")
    assert claims["k"] == key
    assert handed.headers["content-encoding"] == "aes128gcm"
    assert handed.headers["ttl"] == "86400"
    assert len(handed.headers["topic"]) == 32
    assert eva.room is not None


async def test_a_subscription_that_the_service_forgot_is_forgotten_and_the_key_outlives_a_restart(
    tmp_path: Path, service: PushService
) -> None:
    options = ("--no-limits", "--private-push", "--notice-seconds", "0.1")
    service.status = 410
    with serving(tmp_path, *options) as server:
        async with AsyncExitStack() as stack, httpx.AsyncClient(base_url=server.address) as http:
            seats = await seat_people(server.client, 3)
            (ana,) = await connect_all(stack, server.client, seats[:1])
            wish = BrowserKeys().subscription(f"{service.address}/push/1")
            path, ben = f"/api/rooms/{seats[1].code}/push", as_owner(seats[1].token)
            await http.put(path, json=wish, headers=ben)
            await ana.do(StartGame())
            await asyncio.to_thread(service.wait, 1)
            first = (await http.get("/api/push")).json()["key"]
    with serving(tmp_path, *options) as server:
        async with httpx.AsyncClient(base_url=server.address) as http:
            assert (await http.get("/api/push")).json()["key"] == first
    assert subscriptions_in(tmp_path) == 0
    assert f"{(tmp_path / SQLITE).stat().st_mode & 0o777:o}" == "600"


def wait_until(due: int) -> None:
    while time.time() * 1000 < due:
        time.sleep(0.05)


async def test_a_reminder_of_todays_table_comes_only_where_there_is_one(tmp_path: Path, service: PushService) -> None:
    options, keys = ("--no-limits", "--private-push", "--notice-seconds", "0.1"), BrowserKeys()
    with serving(tmp_path, *options) as server:
        async with httpx.AsyncClient(base_url=server.address) as http:
            due = round(time.time() * 1000) + 1500
            wish = {"at": due, "subscription": keys.subscription(f"{service.address}/reminder"), "language": "nl"}
            asked = await http.put("/api/daily/reminder", json=wish)
    await asyncio.to_thread(wait_until, due)  # a server looks for what is due as soon as it starts
    with serving(tmp_path, *options, "--no-daily") as server:
        async with AsyncExitStack() as stack, httpx.AsyncClient(base_url=server.address) as http:
            seats = await seat_people(server.client, 3)
            (ana,) = await connect_all(stack, server.client, seats[:1])
            notices = keys.subscription(f"{service.address}/notice")
            await http.put(f"/api/rooms/{seats[1].code}/push", json=notices, headers=as_owner(seats[1].token))
            await ana.do(StartGame())
            await asyncio.to_thread(service.wait, 1)
    without = [handed.path for handed in service.handed]
    with serving(tmp_path, *options):
        await asyncio.to_thread(service.wait, 2)

    assert asked.status_code == 204
    assert without == ["/notice"]
    assert service.handed[1].path == "/reminder"
    assert json.loads(keys.read(service.handed[1].body))["path"] == "/daily"


def subscriptions_in(data: Path) -> int:
    with closing(sqlite3.connect(data / SQLITE)) as connection:
        (found,) = connection.execute("SELECT count(*) FROM subscriptions").fetchone()
    return int(found)


async def test_only_who_holds_a_seat_asks_for_notices_and_only_to_a_push_service(server: RunningServer) -> None:
    seats = await seat_people(server.client, 1)
    path, keys = f"/api/rooms/{seats[0].code}/push", BrowserKeys()
    good = keys.subscription("https://push.example/1")
    async with httpx.AsyncClient(base_url=server.address, headers={"accept-language": "de"}) as http:
        own = as_owner(seats[0].token)
        answers = [
            await http.put(path, json=good),
            await http.put(path, json=good, headers=as_owner("somebody else's")),
            await http.put("/api/rooms/ZZZZZ/push", json=good, headers=own),
            await http.put(path, json={**good, "endpoint": "https://192.168.1.1/push"}, headers=own),
            await http.put(path, json={**good, "endpoint": "http://push.example/1"}, headers=own),
            await http.put(path, json={**good, "endpoint": "https://push.example/" + "x" * 2000}, headers=own),
            await http.put(path, json={**good, "p256dh": "A" * 87}, headers=own),
            await http.put(path, json={**good, "more": 1}, headers=own),
            await http.delete(path),
        ]
        told = [(answer.status_code, answer.json()["code"]) for answer in answers]
        kept = await http.put(path, json=good, headers=own)
        gone = await http.delete(path, headers=own)

    assert told == [
        (401, "not_seated"),
        (401, "not_seated"),
        (404, "no_such_room"),
        (400, "push_not_usable"),
        (400, "push_not_usable"),
        (400, "bad_request"),
        (400, "push_not_usable"),
        (400, "bad_request"),
        (401, "not_seated"),
    ]
    assert answers[3].json()["sentence"].startswith("An diese Adresse")
    assert (kept.status_code, gone.status_code) == (204, 204)
