"""The socket of a room: hears one message at a time, checks its form and frequency, and answers every one."""

import asyncio
from time import perf_counter
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from stella import __version__
from stella.rooms.hall import Hall, NoSuchRoom, hashed
from stella.rooms.live import LiveRoom
from stella.rooms.ports import StoreUnavailable
from stella.rooms.refusals import RoomRefused
from stella.rooms.telling import Telling
from stella.rules.box import Colour
from stella.server import metrics, wire
from stella.server.doorkeeper import Doorkeeper
from stella.server.errors import CodedError
from stella.server.eyes import AnySocket, SocketEyes, close_quietly
from stella.server.limits import Bucket
from stella.server.sentences import sentence

HELLO_SECONDS = 10
_decode = msgspec.json.Decoder(wire.ClientMessage).decode
log = structlog.get_logger()


class BadMessage(Exception):  # noqa: N818 - reads as the sentence it is
    """A message that is not of the protocol; the socket is closed with the code."""


@websocket("/api/rooms/{code:str}/socket")
async def room_socket(socket: WebSocket[Any, Any, Any], code: str, hall: Hall, doorkeeper: Doorkeeper) -> None:
    """Let one client look at a room and act in it until it leaves."""
    await socket.accept()
    language = "en"
    try:
        doorkeeper.may_knock(socket)
        hello = await asyncio.wait_for(_hello(socket), HELLO_SECONDS)
        language = hello.language
        live = await _enter(socket, hall, doorkeeper, code)
        await _stay(socket, hall, live, hello, doorkeeper)
    except WebSocketDisconnect:
        return
    except TimeoutError:
        await _refuse(socket, "idle", language)
    except NoSuchRoom:
        await _refuse(socket, "no_such_room", language)
    except StoreUnavailable:
        await _refuse(socket, "try_again", language)
    except (BadMessage, CodedError) as error:
        await _refuse(socket, str(error), language)
    except Exception as error:
        log.exception("socket failed", exc_info=error)
        await _refuse(socket, "internal", language)


async def _refuse(socket: AnySocket, code: str, language: str) -> None:
    goodbye = wire.Goodbye(0, code, sentence(code, language))
    try:
        await socket.send_text(msgspec.json.encode(goodbye).decode())
    except Exception:  # noqa: BLE001 - nobody listens
        return
    await close_quietly(socket, code)


async def _enter(socket: AnySocket, hall: Hall, doorkeeper: Doorkeeper, code: str) -> LiveRoom:
    try:
        return await hall.enter(code)
    except NoSuchRoom:
        doorkeeper.guessed_wrong(socket)
        raise


async def _receive(socket: AnySocket) -> wire.ClientMessage:
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone")
    text = event.get("text")
    if not isinstance(text, str):
        raise BadMessage("not_text")
    try:
        message: wire.ClientMessage = _decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise BadMessage("bad_message") from None
    return message


async def _hello(socket: AnySocket) -> wire.Hello:
    message = await _receive(socket)
    if not isinstance(message, wire.Hello):
        raise BadMessage("hello_first")
    if message.protocol != wire.PROTOCOL:
        raise BadMessage("old_client")
    return message


def _seat_of(live: LiveRoom, hello: wire.Hello) -> Colour | None:
    if hello.role is not wire.Role.SEAT:
        return None
    seat = live.room.holder(hashed(hello.token)) if hello.token else None
    if seat is None:
        raise BadMessage("not_seated")
    return seat.colour


async def _stay(socket: AnySocket, hall: Hall, live: LiveRoom, hello: wire.Hello, doorkeeper: Doorkeeper) -> None:
    eyes = SocketEyes(socket, live, hello, _seat_of(live, hello))
    eyes.say(wire.Welcome(live.room.version, hello.role, __version__))
    facts = await hall.facts_since(live, hello.known, live.room.number(eyes.colour))
    eyes.colour = _seat_of(live, hello)  # the seat may have moved meanwhile
    live.look(eyes, Telling(live.room, facts))
    try:
        await _listen(socket, hall, live, eyes, doorkeeper)
    finally:
        live.look_away(eyes)


async def _listen(socket: AnySocket, hall: Hall, live: LiveRoom, eyes: SocketEyes, doorkeeper: Doorkeeper) -> None:
    moves, reactions = doorkeeper.move_bucket(), Bucket(6, 0.5)
    while True:
        message = await _receive(socket)
        if not isinstance(message, wire.Do):
            raise BadMessage("bad_message")
        if not moves.take():
            _answer_refusal(live, eyes, message.id, "slow_down")
        elif isinstance(message.command, wire.React):
            _react(hall, live, eyes, message, reactions)
        else:
            await _do(hall, live, eyes, message)


async def _do(hall: Hall, live: LiveRoom, eyes: SocketEyes, message: wire.Do) -> None:
    began = perf_counter()
    command = message.command
    try:
        version = await hall.do(live, eyes.colour, command)  # type: ignore[arg-type]  # a reaction never comes here
    except RoomRefused as refused:
        _answer_refusal(live, eyes, message.id, refused.code)
        return
    except StoreUnavailable:
        _answer_refusal(live, eyes, message.id, "try_again")
        return
    eyes.say(wire.Done(message.id, version))
    metrics.moves(type(command)).inc()
    metrics.LATENCY.observe(perf_counter() - began)


def _react(hall: Hall, live: LiveRoom, eyes: SocketEyes, message: wire.Do, limit: Bucket) -> None:
    reaction, number = message.command, message.id
    if not isinstance(reaction, wire.React):
        return
    if eyes.colour is None:
        _answer_refusal(live, eyes, number, "not_seated")
    elif reaction.emoji not in wire.EMOJI:
        _answer_refusal(live, eyes, number, "unknown_emoji")
    elif not limit.take():
        _answer_refusal(live, eyes, number, "slow_down")
    else:
        hall.react(live, eyes.colour, reaction.emoji)
        eyes.say(wire.Done(number, live.room.version))


def _answer_refusal(live: LiveRoom, eyes: SocketEyes, number: int, code: str) -> None:
    metrics.REFUSALS.labels(code).inc()
    eyes.say(wire.RefusedMessage(number, live.room.version, code, sentence(code, eyes.language)))
