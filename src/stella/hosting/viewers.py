"""A viewer of a room: a player's device, a spectator's or a TV."""

from itertools import count
from typing import Protocol

from stella.protocol.codes import Code
from stella.protocol.messages import Goodbye, RefusedMessage, Role
from stella.protocol.sentences import sentence
from stella.protocol.updates import encode
from stella.rooms.decisions.seats import clean_name
from stella.rooms.room import Room
from stella.rules.box import Colour


class Connection(Protocol):
    """The connection to one client. Sending never waits. Its owner disconnects clients that cannot keep up."""

    def send(self, payload: bytes) -> None:
        """Send one message."""

    def hang_up(self, reason: str) -> None:
        """Close after the messages already sent. Nothing that arrives later is processed."""


_unknown = count(1)


def spectator_name(room: Room, said: str | None, address: str) -> str | None:
    """Return a spectator's name, cleaned for display; None if the host has blocked that address."""
    return clean_name(said) if said and address not in room.kept_out else None


class Viewer:
    """One client in a room. A player is known by the hash of the seat's token, never by the colour.

    A spectator may have a `key` by which the server recognises them on the next socket; it owns nothing.
    """

    __slots__ = ("address", "colour", "key", "language", "line", "name", "network", "number", "role", "seen", "token")

    def __init__(
        self,
        line: Connection,
        role: Role,
        language: str,
        *,
        token: str | None = None,
        address: str = "",
        network: str = "",
        key: str = "",
    ) -> None:
        self.line = line
        self.role = role
        self.language = language
        self.token = token
        self.address = address  # hashed, for this room
        self.network = network  # the address as limits count it; never stored
        self.key = key if key or token else f"somebody {next(_unknown)}"
        self.colour: Colour | None = None  # the seat's colour and
        self.number: int | None = None  # number, kept up to date by the room
        self.name: str | None = None  # of a spectator who gave it
        self.seen = 0  # the last moment that this client has shown

    @property
    def is_tv(self) -> bool:
        """Return whether this is a TV."""
        return self.role is Role.TV

    def refuse(self, command: int, code: Code, path: str = "") -> None:
        """Answer a command that was not carried out; the path says where in the message a mistake is."""
        self.line.send(encode(RefusedMessage(command, code, sentence(code, self.language), path)))

    def dismiss(self, code: Code) -> None:
        """Say goodbye for a reason and close."""
        self.line.send(encode(Goodbye(code, sentence(code, self.language))))
        self.line.hang_up(code)
