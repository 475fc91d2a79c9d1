"""Sets as the bits of a signed 64-bit word, for kernels."""

from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule

WIDTH = 62  # bits in use: the sign and its neighbour are left alone

#: The powers of two are all different modulo 67, so the remainder names the bit. Searching for it bit by bit was the
#: largest single cost of listing legal placements.
_PRIME = 67
_INDEX = table([next((bit for bit in range(WIDTH) if (1 << bit) % _PRIME == rest), -1) for rest in range(_PRIME)])


@rule
def lowest(bits: int) -> int:
    """The index of the lowest bit of a set that is not empty."""
    return _INDEX[(bits & -bits) % _PRIME]


@rule
def count(bits: int) -> int:
    """How many bits a set has."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n
