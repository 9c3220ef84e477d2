"""The limit of our stack: Litestar on uvicorn without rules, views or disk: `python -m bench.servers.raw SIZE`.

For each message, every client in the room gets the same message of SIZE bytes.
"""

import socket
import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

AnySocket = WebSocket[Any, Any, Any]
ROOMS: dict[str, list[AnySocket]] = {}
MESSAGE = "x" * int(sys.argv[1])


@websocket("/rooms/{room:str}/socket")
async def room_socket(socket: AnySocket, room: str) -> None:
    await socket.accept()
    members = ROOMS.setdefault(room, [])
    members.append(socket)
    try:
        while True:
            await socket.receive_text()
            for member in members:
                await member.send_text(MESSAGE)
    except WebSocketDisconnect:
        members.remove(socket)


if __name__ == "__main__":
    listener = socket.create_server(("127.0.0.1", 0), backlog=1024)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    app = Litestar([room_socket], openapi_config=None)
    config = uvicorn.Config(app, log_level="warning", access_log=False, ws_per_message_deflate=False)
    uvicorn.Server(config).run(sockets=[listener])
