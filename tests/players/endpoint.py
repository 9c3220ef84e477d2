"""A loopback server that speaks the OpenAI chat interface in place of a model, and misbehaves on request."""

import base64
import io
import json
import re
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any

from PIL import Image

Answer = tuple[int, dict[str, str], bytes]
Question = dict[str, Any]


def completion(text: str | None, **more: Any) -> Answer:
    """Return a text answer in the format of a chat server."""
    message = {"role": "assistant", "content": text, **more}
    body = {
        "choices": [{"index": 0, "finish_reason": "stop", "message": message}],
        "usage": {"prompt_tokens": 1200, "completion_tokens": 34},
    }
    return 200, {"content-type": "application/json"}, json.dumps(body).encode()


def failure(status: int, said: str = "no", **headers: str) -> Answer:
    return status, {"content-type": "text/plain", **headers}, said.encode()


def pictures_in(question: Question) -> list[Image.Image]:
    """Open every picture of a question."""
    found: list[Image.Image] = []
    for message in question["messages"]:
        for part in message["content"] if isinstance(message["content"], list) else []:
            if part["type"] == "image_url":
                kind, _, data = part["image_url"]["url"].partition(";base64,")
                assert kind == "data:image/jpeg"
                found.append(Image.open(io.BytesIO(base64.b64decode(data))))
    return found


def texts_in(question: Question) -> str:
    """Return all text of a question."""
    parts = []
    for message in question["messages"]:
        content = message["content"]
        parts += [content] if isinstance(content, str) else [part.get("text", "") for part in content]
    return "\n".join(parts)


def sensible(question: Question) -> Answer:
    """Mark every third picture with a reason, or point at the first one that is left."""
    if '"marks"' in texts_in(question):
        places = range(1, len(pictures_in(question)) + 1, 3)
        answer: dict[str, Any] = {
            "marks": [*places],
            "reasons": {str(place): f"because of {place}" for place in places},
        }
    else:
        answer = {"point": 1}
    return completion(f"Here you are:\n```json\n{json.dumps(answer)}\n```")


class ModelServer:
    """Answers questions with `answers` in turn, repeating the last one, and records the questions."""

    def __init__(self) -> None:
        self.answers: list[Callable[[Question], Answer]] = [sensible]
        self.questions: list[Question] = []
        self.headers: list[dict[str, str]] = []
        self.released = threading.Event()  # releases the requests that `hangs` holds
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                question = json.loads(self.rfile.read(int(self.headers["content-length"])))
                outer.headers.append({name.lower(): value for name, value in self.headers.items()})
                number = len(outer.questions)
                outer.questions.append(question | {"path": self.path})
                status, headers, body = outer.answers[min(number, len(outer.answers) - 1)](question)
                try:
                    self.send_response(status)
                    for name, value in {**headers, "content-length": str(len(body))}.items():
                        self.send_header(name, value)
                    self.end_headers()
                    self.wfile.write(body)
                except OSError:  # the client disconnected
                    self.close_connection = True

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}/v1"

    def hangs(self, _: Question) -> Answer:
        """Send nothing until the test is over."""
        self.released.wait(60)
        return failure(503)

    def repeats_the_key(self, _: Question) -> Answer:
        """Refuse, and repeat the key of the question in the error."""
        return failure(400, f"bad key {self.headers[-1].get('authorization')}")

    def __enter__(self) -> "ModelServer":
        self._thread.start()
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        self.released.set()
        self._server.shutdown()
        self._server.server_close()


def clue_in(question: Question) -> str:
    found = re.search(r'The clue is "([^"]+)"', texts_in(question))
    assert found
    return found[1]
