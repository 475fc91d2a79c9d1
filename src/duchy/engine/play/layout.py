"""Names of the numbers in a vector of features, and the blocks that they form.

A name is a path: ``own.estate.17.tile.colour.mine``. Every beginning of a path is a block, which lies in one piece:
``own``, ``own.estate``, ``own.estate.17`` and so on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from types import MappingProxyType


def under(block: str, names: Iterable[str | int]) -> tuple[str, ...]:
    """Names inside a block.

    >>> under("die", ("pips", "spent"))
    ('die.pips', 'die.spent')
    """
    return tuple(f"{block}.{name}" for name in names)


def numbered(block: str, count: int, names: Sequence[str]) -> tuple[str, ...]:
    """The same names for each of several things in a block, which are numbered from 1.

    >>> numbered("depot", 2, ("silver", "goods"))
    ('depot.1.silver', 'depot.1.goods', 'depot.2.silver', 'depot.2.goods')
    """
    return tuple(name for thing in range(1, count + 1) for name in under(f"{block}.{thing}", names))


@cache
def blocks(names: tuple[str, ...]) -> Mapping[str, slice]:
    """Every block of a vector with its place.

    >>> dict(blocks(("a.x", "a.y.1", "a.y.2", "b")))
    {'a': slice(0, 3, None), 'a.x': slice(0, 1, None), 'a.y': slice(1, 3, None), 'a.y.1': slice(1, 2, None),
    'a.y.2': slice(2, 3, None), 'b': slice(3, 4, None)}
    """
    found: dict[str, slice] = {}
    for index, name in enumerate(names):
        parts = name.split(".")
        for depth in range(1, len(parts) + 1):
            block = ".".join(parts[:depth])
            place = found.get(block, slice(index, index))
            if place.stop != index:
                raise ValueError(f"the features of block {block!r} do not lie in one piece")
            found[block] = slice(place.start, index + 1)
    return MappingProxyType(found)
