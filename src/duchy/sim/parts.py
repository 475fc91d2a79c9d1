"""Parts of a batch or a match, so that several machines can share it."""

from __future__ import annotations

from typing import Any, TypeAlias

from duchy.engine.errors import OptionError
from duchy.engine.values import given
from duchy.engine.words.text import quoted

#: Which part of how many, counted from 1: ``(2, 5)``, or as it is written, ``"2/5"``.
Shard: TypeAlias = tuple[int, int] | str
#: The most parts that work is cut into.
MOST_PARTS = 1 << 20


def part_of(games: int, shard: Any) -> range:
    """The games of one of several parts, ``(2, 5)`` or ``"2/5"``, counted from 1; all of them if there are no parts."""
    if shard is None:
        return range(games)
    number, parts = _read(shard)
    return range(games * (number - 1) // parts, games * number // parts)


def _read(shard: Any) -> tuple[int, int]:
    if isinstance(shard, str):
        first, slash, last = shard.partition("/")
        if not (slash and first.isdecimal() and last.isdecimal()):
            raise OptionError("shard", "error-shard-form", value=quoted(shard))
        shard = int(first), int(last)
    listed = given.sequence("shard", shard)
    if len(listed) != 2:
        raise OptionError("shard", "error-shard-form", value=quoted(shard))
    parts = given.between("shard", listed[1], 1, MOST_PARTS)
    return given.between("shard", listed[0], 1, parts), parts
