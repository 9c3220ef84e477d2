"""The invitation works on other people's phones, even if the host opened `localhost`."""

import socket

import pytest

from stella.server import network
from stella.server.network import Remembered, address_for_others, ask_for_address


@pytest.mark.parametrize("base", ["https://games.example/", "http://192.0.2.7:8642/"])
def test_an_address_that_others_can_open_is_kept(base: str) -> None:
    assert address_for_others(base, is_shared=True) == base.rstrip("/")


@pytest.mark.parametrize("here", ["localhost", "127.0.0.1", "[::1]"])
def test_this_machines_name_for_itself_becomes_its_address_on_a_shared_server(
    monkeypatch: pytest.MonkeyPatch, here: str
) -> None:
    monkeypatch.setattr(network, "local_address", lambda: "192.0.2.7")

    assert address_for_others(f"http://{here}:8642/", is_shared=True) == "http://192.0.2.7:8642"
    assert address_for_others(f"https://{here}/", is_shared=True) == "https://192.0.2.7"


def test_the_machines_address_is_one_that_it_can_listen_on() -> None:
    with socket.create_server((ask_for_address(), 0)) as listener:
        assert listener.getsockname()[1]


def test_a_server_for_this_machine_only_stays_localhost() -> None:
    assert address_for_others("http://127.0.0.1:8642/", is_shared=False) == "http://127.0.0.1:8642"


def test_the_address_is_asked_for_anew_after_ten_seconds_and_not_before() -> None:
    addresses, now = iter(["192.0.2.7", "198.51.100.7"]), [100.0]
    address = Remembered(lambda: next(addresses), lambda: now[0])

    first, again = address(), address()
    now[0] += 10
    later = address()

    assert (first, again, later) == ("192.0.2.7", "192.0.2.7", "198.51.100.7")
