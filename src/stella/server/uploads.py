"""Reads the body of a request that is a picture, up to a size."""

from collections.abc import AsyncIterator

from stella.protocol.codes import Code
from stella.rules.refusals import Refused


async def whole(content: AsyncIterator[bytes], most: int) -> bytes:
    """Return a body that comes in parts; refuse it as soon as it is too large."""
    data = bytearray()
    async for part in content:
        data += part
        if len(data) > most:
            raise Refused(Code.PICTURE_TOO_LARGE)
    return bytes(data)
