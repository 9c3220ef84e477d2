"""Machine code from Python by numba, with types that a checker understands; it knows nothing of the game."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit, types
from numba.extending import intrinsic

_Function = TypeVar("_Function", bound=Callable[..., Any])


def compiled(function: _Function) -> _Function:
    """Compile a function when it is first called, and keep the code on disk for the next run."""
    return cast("_Function", njit(cache=True)(function))


def _count_of_bits(_context: object, mask: Any) -> Any:
    """Declare the processor's own population count: numba has no name for it."""

    def code(_: object, builder: Any, __: object, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(mask), code


count_of_bits = cast("Callable[[int], int]", intrinsic(_count_of_bits))
"""In compiled code: how many bits of a 64-bit number are set."""
