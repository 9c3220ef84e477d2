"""Access to what only the operator of the server may do, with a fake clock."""

from pathlib import Path

import pytest

from stella.rules.refusals import Refused
from stella.server.making.hosts import Hosts
from stella.server.settings import Settings
from tests.server.clock import Clock

PASSWORD = "a long password"


def hosts() -> Hosts:
    return Hosts(Settings(data=Path(), public_url="https://games.example", host_password=PASSWORD), Clock())


def guessed(hosts: Hosts, address: str, password: str = "a wrong password") -> str:
    try:
        return "let in" if hosts.let_in(address, password) else ""
    except Refused as error:
        return error.code


def test_strangers_who_guess_from_many_addresses_do_not_lock_the_host_out() -> None:
    door = hosts()
    for number in range(500):
        guessed(door, f"198.51.{number // 250}.{number % 250}")

    assert guessed(door, "192.0.2.1", PASSWORD) == "let in"


def test_a_host_who_was_let_in_lately_may_mistype_while_strangers_guess() -> None:
    door = hosts()
    guessed(door, "192.0.2.1", PASSWORD)
    for number in range(500):
        guessed(door, f"198.51.{number // 250}.{number % 250}")

    assert guessed(door, "192.0.2.1") == "wrong_password"
    assert guessed(door, "192.0.2.1", PASSWORD) == "let in"


def test_an_address_that_was_wrong_waits_while_strangers_guess() -> None:
    door = hosts()
    for number in range(500):
        guessed(door, f"198.51.{number // 250}.{number % 250}")

    assert guessed(door, "198.51.0.1") == "slow_down"
    assert guessed(door, "198.51.0.1", PASSWORD) == "slow_down"


def test_an_address_has_five_tries_and_is_told_when_to_come_back() -> None:
    door = hosts()

    assert [guessed(door, "192.0.2.1") for _ in range(6)] == ["wrong_password"] * 5 + ["slow_down"]
    with pytest.raises(Refused) as refused:
        door.let_in("192.0.2.1", PASSWORD)
    assert refused.value.retry_after == 60
