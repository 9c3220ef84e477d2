"""Pseudo-random numbers from a seed and labels, identical on every machine. It never uses the machine's randomness."""

from hashlib import blake2b
from statistics import NormalDist

_NORMAL = NormalDist()
_UNIT = 1 << 64


def uniform(*labels: object) -> float:
    """Return a number between 0 and 1 that depends only on these labels."""
    text = "\x1f".join(map(str, labels))
    return (int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) + 0.5) / (_UNIT + 1)


def normal(*labels: object) -> float:
    """Return a normally distributed number (mean 0, deviation 1) that depends only on these labels."""
    return _NORMAL.inv_cdf(min(max(uniform(*labels), 1e-9), 1 - 1e-9))
