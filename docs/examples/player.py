"""A player in Python, written from docs/protocol.md alone. It needs only the package `websockets`.

python player.py http://localhost:8642 Robin         opens a table, prints its code, seats a bot and waits for one more
python player.py http://localhost:8642 Robin ABCDE   sits down at a table
"""

import itertools
import json
import sys
import time
import urllib.request

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

FINAL = {"seat_moved", "seat_removed", "not_seated", "no_such_room", "room_forgotten", "bad_message", "hello_first"}


def http(address, path, body=None):
    """Send a request and return the body of its answer."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json"}
    asked = urllib.request.Request(address + path, data, headers)  # noqa: S310 - the server that the player named
    with urllib.request.urlopen(asked, timeout=30) as answer:  # noqa: S310 - as above
        return json.load(answer)


class Player:
    """A seat at a table, and what it sees."""

    def __init__(self, address, name, code=None):
        self.address = address
        self.seat = http(address, f"/api/rooms/{code}/seats" if code else "/api/rooms", {"name": name})
        self.view = {}  # room, table, own, mine
        self.moment = 0
        self.ids = itertools.count(1)
        self.waiting = None  # the id of the command that is under way

    def play(self):
        """Play until the game is over; return the totals of its record."""
        pause = 0.5
        while True:
            try:
                goodbye = self.listen()
            except (OSError, WebSocketException):
                goodbye = ""
            if self.is_over():
                return http(self.address, f"/api/records/{self.view['room']['record']}")["totals"]
            if goodbye in FINAL:
                raise SystemExit(f"The server says goodbye: {goodbye}")
            time.sleep(pause)
            pause = min(2 * pause, 15)

    def listen(self):
        """Follow one connection to its end, or to the end of the game; return the code of the goodbye."""
        self.waiting = None
        with connect(f"{self.address.replace('http', 'ws', 1)}/api/rooms/{self.seat['code']}/socket") as socket:
            hello = {"type": "hello", "role": "seat", "token": self.seat["token"], "known": self.moment}
            socket.send(json.dumps(hello))
            while not self.is_over():
                message = json.loads(socket.recv(timeout=15))  # a server that says nothing for so long is gone
                if message["type"] == "goodbye":
                    return message["code"]
                self.take(message)
                command = self.command() if self.waiting is None else None
                if command:
                    self.waiting = next(self.ids)
                    socket.send(json.dumps({"type": "do", "id": self.waiting, "command": command}))
        return ""

    def take(self, message):
        """Take over what a message brings. A part that is missing has not changed."""
        if message["type"] == "refused" and message["id"] == self.waiting:
            self.waiting = None
        if message["type"] != "update":
            return
        self.moment = message["moment"]
        self.view |= {part: message[part] for part in ("room", "table", "own", "mine") if part in message}
        if not message.get("is_whole"):
            for told in message.get("facts", []):
                self.view["table"] = (self.view["table"] or {}) | told.get("table", {})
        if message.get("done") == self.waiting:
            self.waiting = None

    def is_over(self):
        """Return whether the game has ended."""
        return "room" in self.view and self.view["room"]["phase"] == "finished"

    def command(self):
        """Choose what to do now; a missing field has its default."""
        if not self.view:
            return None
        room, own = self.view["room"], self.view["own"] or {}
        if own.get("pointable"):
            return {"type": "point_at", "card": own["pointable"][0]}
        if "submit_slate" in own.get("may", []):
            return {"type": "submit_slate", "cards": self.view["table"]["table"][:4]}
        is_host = room["host"] == self.view["mine"]["colour"]
        if room["phase"] != "lobby" or room.get("is_drawing") or not is_host:
            return None
        if len(room["seats"]) == 1:
            return {"type": "seat_bot", "character": http(self.address, "/api/info")["characters"][0]["id"]}
        return {"type": "start_game"} if len(room["seats"]) == 3 else None


if __name__ == "__main__":
    player = Player(*sys.argv[1:])
    print(player.seat["code"], flush=True)
    print(json.dumps(player.play()))
