"""A process that makes one PDF: reads an order from standard input, reports progress, and writes a file.

The server starts it as `python -m stella.printing DATA FILE`, so that a large PDF does not use the server's time and
memory. Each line of output is `done total`. If the order cannot be printed, the last line is `refused` and the process
fails.
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
