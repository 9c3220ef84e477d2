"""A process that makes one PDF: reads a wish from its input, says how far it is, and writes a file.

The server starts it, so that a large PDF takes neither its time nor its memory: `python -m stella.printing DATA FILE`.
A line of its output is `done total`; if the wish cannot be met, the last line is `refused` and the process fails.
"""

import os
import sys
from pathlib import Path

import msgspec

from stella.content.errors import ContentError
from stella.printing.files import Wish, order_of
from stella.printing.parts import print_part

_POLITE = 10


def main() -> None:
    """Make the PDF that the input asks for."""
    data, file = Path(sys.argv[1]), Path(sys.argv[2])
    wish = msgspec.json.decode(sys.stdin.buffer.read(), type=Wish)
    if hasattr(os, "nice"):
        os.nice(_POLITE)
    try:
        content = print_part(order_of(wish, data), lambda done, total: print(done, total, flush=True))
    except ContentError as error:
        print("refused", flush=True)
        sys.exit(str(error))
    file.write_bytes(content)


if __name__ == "__main__":
    main()
