"""Changes one value of a record, as a forger would."""

import json
import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from stella.rules import Colour, Outcome, WordSource

Path = tuple[str | int, ...]


def leaves(node: Any, path: Path = ()) -> Iterator[Path]:
    if isinstance(node, dict | list) and node:
        for key, child in node.items() if isinstance(node, dict) else enumerate(node):
            yield from leaves(child, (*path, key))
    else:
        yield path


def at(node: Any, path: Path) -> Any:
    for key in path:
        node = node[key]
    return node


def changed(game: Any, path: Path, value: Any, *, digested: bool = True) -> bytes:
    copy = json.loads(json.dumps(game))
    at(copy, path[:-1])[path[-1]] = value
    if digested and path != ("digest",):
        rest = {key: child for key, child in copy.items() if key != "digest"}
        text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        copy["digest"] = sha256(text.encode()).hexdigest()
    return json.dumps(copy).encode()


def other_values(value: Any) -> list[Any]:
    """Values of the same type, all different."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, max(value - 1, 0) if value else 2]
    if isinstance(value, str):
        for kind in (Colour, Outcome, WordSource):
            if value in list(kind):
                return [other.value for other in kind if other != value]
        return [("0" if value[0] != "0" else "1") + value[1:], value + value] if value else ["x"]
    return [0, "00", ["x"]] if value is None else [[0], None]


def matters(path: Path, allowed: dict[str, str]) -> bool:
    place = "/".join(map(str, path))
    return not any(re.fullmatch(pattern, place) for pattern in allowed)
