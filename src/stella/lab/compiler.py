"""Compiles Python to machine code with numba, keeping types for the type checker. It does not depend on the game."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit, types
from numba.extending import intrinsic

_Function = TypeVar("_Function", bound=Callable[..., Any])


def compiled(function: _Function) -> _Function:
    """Compile a function on its first call, and cache the code on disk."""
    return cast("_Function", njit(cache=True)(function))


def _count_of_bits(_context: object, mask: Any) -> Any:
    """Declare the processor's population count, which numba does not expose."""

    def code(_: object, builder: Any, __: object, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(mask), code


count_of_bits = cast("Callable[[int], int]", intrinsic(_count_of_bits))
"""In compiled code: how many bits of a 64-bit number are set."""
