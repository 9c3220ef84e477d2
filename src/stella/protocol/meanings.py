"""The meaning of the socket's types and fields, for the schema and for the tables in the protocol's page."""

import tomllib
from functools import cache
from importlib.resources import files

SAME = {"OptionChanges": "Options", "TableChange": "TableView"}
"""Types that have the fields of another one, all of them optional."""
ABOUT = "about"


@cache
def meanings() -> dict[str, dict[str, str]]:
    """Return the sentences of every type, by its name in Python: `about` itself, and each of its fields."""
    told: dict[str, dict[str, str]] = tomllib.loads((files(__package__) / "meanings.toml").read_text("utf-8"))
    changes = {
        "OptionChanges": "Options to change; those that are missing stay.",
        "TableChange": "What changed on the table: a part that is here replaces the one from before.",
    }
    return told | {name: told[SAME[name]] | {ABOUT: about} for name, about in changes.items()}
