"""The invitation works on the phones of others, even if the host opened `localhost`."""

import pytest

from stella.server.network import Remembered, address_for_others, local_address


@pytest.mark.parametrize("base", ["https://games.example/", "http://192.0.2.7:8642/"])
def test_an_address_that_others_can_open_is_kept(base: str) -> None:
    assert address_for_others(base, is_shared=True) == base.rstrip("/")


def test_localhost_becomes_the_machines_own_address_on_a_shared_server() -> None:
    assert address_for_others("http://localhost:8642/", is_shared=True) == f"http://{local_address()}:8642"


def test_a_server_for_this_machine_only_stays_localhost() -> None:
    assert address_for_others("http://127.0.0.1:8642/", is_shared=False) == "http://127.0.0.1:8642"


def test_the_address_is_asked_for_anew_after_ten_seconds_and_not_before() -> None:
    addresses, now = iter(["192.0.2.7", "198.51.100.7"]), [100.0]
    address = Remembered(lambda: next(addresses), lambda: now[0])

    first, again = address(), address()
    now[0] += 10
    later = address()

    assert (first, again, later) == ("192.0.2.7", "192.0.2.7", "198.51.100.7")
