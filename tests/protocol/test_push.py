"""The address of a push service is one line of printable ASCII."""

import msgspec
import pytest

from stella.protocol.push import Subscribe

GOOD = {"endpoint": "https://push.example/a", "p256dh": "A" * 87, "auth": "B" * 22}


def test_a_browsers_subscription_is_taken() -> None:
    assert msgspec.convert(GOOD, Subscribe).endpoint == GOOD["endpoint"]


@pytest.mark.parametrize("field", GOOD)
def test_no_part_of_it_ends_with_a_line_break(field: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(GOOD | {field: GOOD[field] + "\n"}, Subscribe)
