"""Rate limits, addresses and crowds, without waiting for anything."""

import pytest

from stella.hosting.budgets import Bucket
from stella.server.addresses import Proxies, address_key
from stella.server.connections import ConnectionCounts
from stella.server.limits import Limits
from tests.server.clock import Clock


def test_a_bucket_gives_what_it_holds_and_time_brings_it_back() -> None:
    bucket = Bucket(2, 0.5, now=0)

    assert [bucket.take(0), bucket.take(0), bucket.take(0)] == [True, True, False]
    assert not bucket.take(1.9)
    assert bucket.take(2)
    assert not bucket.take(2)


def test_a_bucket_never_holds_more_than_its_capacity() -> None:
    bucket = Bucket(2, 1, now=0)

    assert bucket.left(1000) == 2


def test_every_address_has_its_own_bucket() -> None:
    limits = Limits(1, 1, Clock())

    assert limits.allows("192.0.2.1")
    assert not limits.allows("192.0.2.1")
    assert limits.allows("192.0.2.2")


def test_one_can_ask_whether_an_address_has_permissions_left_without_taking_one() -> None:
    clock = Clock()
    limits = Limits(1, 1, clock)

    assert not limits.is_spent("192.0.2.1")
    assert len(limits) == 0
    limits.allows("192.0.2.1")
    assert limits.is_spent("192.0.2.1")
    clock.now = 1
    assert not limits.is_spent("192.0.2.1")


def test_a_million_addresses_do_not_fill_the_memory() -> None:
    limits = Limits(5, 0.001, Clock(), most=100)

    for number in range(1000):
        limits.allows(f"192.0.{number // 250}.{number % 250}")

    assert len(limits) == 100


def test_who_was_seen_last_is_forgotten_last() -> None:
    limits = Limits(1, 0.001, Clock(), most=3)
    limits.allows("192.0.2.1")
    limits.allows("192.0.2.2")
    limits.allows("192.0.2.3")

    limits.allows("192.0.2.1")
    limits.allows("192.0.2.4")

    assert not limits.allows("192.0.2.1")
    assert limits.allows("192.0.2.2")


def test_addresses_whose_buckets_are_full_again_melt_away() -> None:
    clock = Clock()
    limits = Limits(1, 1, clock)
    for number in range(100):
        limits.allows(f"192.0.2.{number}")

    clock.now = 10
    for number in range(60):
        limits.allows(f"198.51.100.{number}")

    assert len(limits) == 60


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::"),
        ("unknown", "unknown"),
        ("x" * 1000, "x" * 45),
    ],
)
def test_ipv6_counts_by_64_bits_and_ipv4_as_it_is(address: str, key: str) -> None:
    assert address_key(address) == key


def test_a_proxy_that_is_no_address_is_a_callers_mistake() -> None:
    with pytest.raises(ValueError, match="proxy"):
        Proxies(["proxy.example"])


def test_an_address_has_so_many_places_and_gets_them_back_once() -> None:
    counts = ConnectionCounts(Proxies(), most=2)
    first, second = counts.enter("2001:db8::1"), counts.enter("2001:db8::2")

    assert first is not None
    assert second is not None
    assert counts.enter("2001:db8::3") is None
    assert counts.enter("2001:db8:0:1::1") is not None
    first.give_back()
    first.give_back()
    assert counts.enter("2001:db8::4") is not None
    assert counts.enter("2001:db8::5") is None


def test_an_empty_crowd_remembers_nobody() -> None:
    counts = ConnectionCounts(Proxies())
    place = counts.enter("192.0.2.1")
    assert place is not None

    place.give_back()

    assert len(counts) == 0


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.1", "unknown"])
def test_this_machine_and_trusted_proxies_are_not_counted(address: str) -> None:
    counts = ConnectionCounts(Proxies(["10.0.0.0/8"]), most=1)

    assert all(counts.enter(address) is not None for _ in range(10))
    assert len(counts) == 0
