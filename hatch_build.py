"""Builds the web client when the package is built."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import client


class ClientHook(BuildHookInterface[Any]):
    """Builds the client when one of its sources is newer than it."""

    def dependencies(self) -> list[str]:
        """Ask for Node from PyPI where the machine has none."""
        return [] if client.machine_npm() else [client.NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the hook's signature
        """Build the client, unless this is a source package, which contains the built client but no file times."""
        if (client.ROOT / "PKG-INFO").is_file() and client.BUILT.is_file():
            return
        client.build()
