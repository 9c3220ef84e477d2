"""Random requests generated from the server's OpenAPI document. Every answer matches the document."""

from collections.abc import Callable
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error

from tests.server.running import RunningServer


def test_no_request_of_the_documented_kinds_breaks_the_server(
    server: RunningServer, at_scale: Callable[[int, int], int]
) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    operations = 0
    for operation in schema.get_all_operations():
        case_of = operation.ok().as_strategy()  # type: ignore[union-attr]  # an invalid document may fail here

        @settings(
            max_examples=at_scale(2, 25),
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
            database=None,
        )
        @given(case=case_of)
        def check(case: "schemathesis.Case[Any]") -> None:
            case.call_and_validate(base_url=server.address, checks=[not_a_server_error])

        check()
        operations += 1
    assert operations >= 14
    assert server.complaints() == []
