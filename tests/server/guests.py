"""People with a device of their own who play today's table over HTTP."""

from typing import Any

import httpx

from tests.server.running import RunningServer


def bearer(who: str) -> dict[str, str]:
    return {"authorization": f"Bearer {who}-{'x' * 20}"}


class Guest:
    """A person with a device, which has its own token."""

    def __init__(self, server: RunningServer, who: str) -> None:
        self._api = f"{server.address}/api"
        self._headers = bearer(who)

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return httpx.request(method, self._api + path, headers=self._headers, timeout=30, **more)

    def page(self) -> dict[str, Any]:
        page: dict[str, Any] = self.ask("GET", "/daily").json()
        return page

    def send(self, fields: list[int], language: str = "en", day: str = "") -> httpx.Response:
        page = self.ask("GET", f"/daily/{day}").json() if day else self.page()
        cards = [page["table"]["table"][field] for field in fields]
        return self.ask("POST", f"/daily/{page['day']}/slates", json={"cards": cards, "language": language})
