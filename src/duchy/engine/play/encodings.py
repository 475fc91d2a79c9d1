"""What observations consist of: a game declares groups of small whole numbers and what each number means.

A game writes a position as tokens, one small whole number after the other (``analysis/observation.py`` of the game).
Its features are made of the tokens: each becomes the numbers that its declaration says, a 1 among zeros for one of
several things, a scaled number for how many. So there is one list of what a player sees, and names, bounds,
vocabularies, versions and both kinds of observations come from it.

A name is a path: ``own.estate.17.colour.mine``. Every beginning of a path is a block, which lies in one piece.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, TypeAlias

import numpy as np

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule

MOST = 255  # of a token, which is one byte

#: How tokens become features, as kernels know it.
QUANTITY, CHOICE, PROPERTIES, SEAT, SEATS = range(5)


@rule
def put(out: Ints, at: int, value: int) -> int:
    """Write a token; return the place after it."""
    out[at] = value
    return at + 1


@rule
def put_count(out: Ints, at: int, value: int) -> int:
    """Write how many there are; a number too large for a byte is written as the largest one."""
    out[at] = min(value, MOST)
    return at + 1


@rule
def seat_from(s: Any, p: int, q: int) -> int:
    """How many seats player q sits behind player p, clockwise; 0 is the player who looks."""
    seat: int = (q + s.seats - p) % s.seats
    return seat


@rule
def seats_from(s: Any, p: int, who: int) -> int:
    """A set of players as the set of their seats from player p on."""
    seats: int = (who >> p) | (who << (s.seats - p)) & ((1 << s.seats) - 1)
    return seats


@rule
def everywhere(s: Any, when: int, seat: int) -> bool:
    """The condition of groups in a game that always shows all of them."""
    return True


def seat_names(seats: int) -> tuple[str, ...]:
    """The blocks of the seats in play, from the player who looks, clockwise."""
    return ("own", *(f"other{n}" for n in range(1, seats)))


@dataclass(frozen=True)
class Quantity:
    """How many: one feature, in units of which most numbers are no more than one."""

    unit: float
    most: int = MOST

    code = QUANTITY

    def vocabulary(self, seats: int) -> int:
        """How many values a token has."""
        return self.most + 1

    def columns(self, seats: int) -> tuple[str, ...]:
        """What the names of its features add to that of the token."""
        return ("",)

    def highest(self, seats: int) -> tuple[float, ...]:
        """The largest value of each feature."""
        return (float(np.float32(self.most) * np.float32(self.scale)),)

    @property
    def scale(self) -> float:
        """What a token is multiplied by, which is faster than to divide it."""
        return 1 / self.unit

    @property
    def telling(self) -> str:
        """For people: what the token says."""
        return f"0 to {self.most}" if self.most > 1 else "yes or no"


FLAG = Quantity(1, 1)


@dataclass(frozen=True)
class Choice:
    """One of several things, with a feature for each; ``optional``: token 0 is none of them."""

    names: tuple[str, ...]
    optional: bool = False

    code = CHOICE

    def vocabulary(self, seats: int) -> int:
        """How many values a token has."""
        return len(self.names) + self.optional

    def columns(self, seats: int) -> tuple[str, ...]:
        """What the names of its features add to that of the token."""
        return tuple(f".{name}" for name in self.names)

    def highest(self, seats: int) -> tuple[float, ...]:
        """The largest value of each feature."""
        return (1.0,) * len(self.names)

    @property
    def telling(self) -> str:
        """For people: what the token says."""
        return ("none or " if self.optional else "") + f"one of {len(self.names)}"


@dataclass(frozen=True)
class Properties:
    """A thing with several properties: for each value of the token a row with the value of each feature."""

    names: tuple[str, ...]
    rows: tuple[tuple[float, ...], ...]

    code = PROPERTIES

    def vocabulary(self, seats: int) -> int:
        """How many values a token has."""
        return len(self.rows)

    def columns(self, seats: int) -> tuple[str, ...]:
        """What the names of its features add to that of the token."""
        return tuple(f".{name}" for name in self.names)

    def highest(self, seats: int) -> tuple[float, ...]:
        """The largest value of each feature."""
        return tuple(map(max, zip(*self.rows, strict=True)))

    @property
    def telling(self) -> str:
        """For people: what the token says."""
        return f"one of {len(self.rows)}, by {len(self.names)} properties"


@dataclass(frozen=True)
class Seat:
    """Whom something belongs to: token 0 is nobody, 1 the player who looks, 2 the next one clockwise."""

    code = SEAT

    def vocabulary(self, seats: int) -> int:
        """How many values a token has."""
        return seats + 1

    def columns(self, seats: int) -> tuple[str, ...]:
        """What the names of its features add to that of the token."""
        return tuple(f".{name}" for name in seat_names(seats))

    def highest(self, seats: int) -> tuple[float, ...]:
        """The largest value of each feature."""
        return (1.0,) * seats

    @property
    def telling(self) -> str:
        """For people: what the token says."""
        return "nobody or a seat"


@dataclass(frozen=True)
class Seats(Seat):
    """Whom something concerns: a set, bit 0 is the player who looks, bit 1 the next one clockwise."""

    code = SEATS

    def vocabulary(self, seats: int) -> int:
        """How many values a token has."""
        return 1 << seats

    @property
    def telling(self) -> str:
        """For people: what the token says."""
        return "a set of seats"


Means: TypeAlias = Quantity | Choice | Properties | Seat


@dataclass(frozen=True)
class Group:
    """Tokens with one meaning: a single one, or one for each of several things."""

    name: str
    means: Means
    #: The paths of the things inside the group, one after the other; nothing for a single token.
    things: tuple[str, ...] = ()
    #: When there is such a group, as the rule ``present`` of the game reads it; 0 is always.
    when: int = 0

    def paths(self, block: str) -> list[str]:
        """The names of its tokens in a block."""
        path = f"{block}.{self.name}"
        return [f"{path}.{thing}" for thing in self.things] or [path]


def numbered(*counts: int, first: int = 1) -> tuple[str, ...]:
    """The paths of things that are numbered, in one row or in rows of rows.

    >>> numbered(3), numbered(2, 2), numbered(2, first=4)
    (('1', '2', '3'), ('1.1', '1.2', '2.1', '2.2'), ('4', '5'))
    """
    paths = [str(number) for number in range(first, first + counts[0])]
    for count in counts[1:]:
        paths = [f"{path}.{number}" for path in paths for number in range(1, count + 1)]
    return tuple(paths)


def paths(*parts: Sequence[str]) -> tuple[str, ...]:
    """The paths of all combinations of names.

    >>> paths(("a", "b"), ("x", "y"))
    ('a.x', 'a.y', 'b.x', 'b.y')
    """
    found = [""]
    for names in parts:
        found = [f"{path}.{name}" if path else name for path in found for name in names]
    return tuple(found)


#: Whether a group is there in the block of a seat, -1 for that of the table.
Present: TypeAlias = Callable[[int, int], bool]


@dataclass(frozen=True)
class Groups:
    """All groups of a game: those of the table, then those of each seat, beginning with the player who looks."""

    table: tuple[Group, ...]
    seat: tuple[Group, ...]

    @property
    def all(self) -> tuple[Group, ...]:
        """Both, one after the other."""
        return (*self.table, *self.seat)

    def blocks(self, seats: int, present: Present) -> Iterator[tuple[str, Group]]:
        """The groups that are there with so many seats, in their order, with the names of their blocks."""
        for seat, block in enumerate(("table", *seat_names(seats)), -1):
            for group in self.seat if seat >= 0 else self.table:
                if present(group.when, seat):
                    yield block, group


class Columns:
    """The groups of a game as tables for kernels: what becomes of a token, by the number of its group."""

    def __init__(self, groups: Groups) -> None:
        every = groups.all
        rows: list[list[tuple[int, float]]] = []
        begins: dict[Properties, int] = {}
        for group in every:
            if isinstance(group.means, Properties) and group.means not in begins:
                begins[group.means] = len(rows)
                rows += map(entries, group.means.rows)
        self.table_groups = len(groups.table)
        self.groups = len(every)
        self.when = table([group.when for group in every], np.int32)
        self.count = table([len(group.things) or 1 for group in every], np.int16)
        self.code = table([group.means.code for group in every])
        #: How many features a token has; 0 is one for each seat in play.
        self.width = table(
            [0 if isinstance(group.means, Seat) else len(group.means.columns(1)) for group in every], np.int16
        )
        #: Of a choice the token of the first thing, of properties where their rows begin.
        self.first = table([_first(group.means, begins) for group in every], np.int32)
        #: What a quantity is multiplied by, 1 for all others.
        self.scale = table(
            [group.means.scale if isinstance(group.means, Quantity) else 1.0 for group in every], np.float32
        )
        #: Where the entries of each row of properties begin, and after the last one; columns and values of entries.
        self.row_begins = table([sum(map(len, rows[:place])) for place in range(len(rows) + 1)], np.int16)
        self.entry_column = table([column for row in rows for column, _ in row] or [0])
        self.entry_value = table([value for row in rows for _, value in row] or [0.0], np.float32)


def entries(row: Sequence[float]) -> list[tuple[int, float]]:
    """The columns of a row of properties that are not 0, and their values."""
    return [(column, value) for column, value in enumerate(row) if value]


def _first(means: Means, begins: Mapping[Properties, int]) -> int:
    if isinstance(means, Properties):
        return begins[means]
    return int(means.optional) if isinstance(means, Choice) else 0


@dataclass(frozen=True)
class Layout:
    """What every number of an observation is, for the options of a game."""

    names: tuple[str, ...]
    high: tuple[float, ...]  # the largest value of each number; the smallest one is 0

    def digest(self) -> str:
        """A short hash of names and bounds."""
        written = "\n".join(f"{name} {high:.6g}" for name, high in zip(self.names, self.high, strict=True))
        return hashlib.blake2b(written.encode(), digest_size=6).hexdigest()


def token_layout(groups: Iterable[tuple[str, Group]], seats: int) -> Layout:
    """The tokens."""
    names: list[str] = []
    high: list[float] = []
    for block, group in groups:
        paths = group.paths(block)
        names += paths
        high += [group.means.vocabulary(seats) - 1] * len(paths)
    return Layout(tuple(names), tuple(high))


def feature_layout(groups: Iterable[tuple[str, Group]], seats: int) -> Layout:
    """The features, made of the tokens in the same order."""
    names: list[str] = []
    high: list[float] = []
    for block, group in groups:
        columns, highest = group.means.columns(seats), group.means.highest(seats)
        for path in group.paths(block):
            names += [path + column for column in columns]
            high += highest
    return Layout(tuple(names), tuple(high))


@cache
def blocks(names: tuple[str, ...]) -> Mapping[str, slice]:
    """Every block of an observation with its place.

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
                raise ValueError(f"the numbers of block {block!r} do not lie in one piece")
            found[block] = slice(place.start, index + 1)
    return MappingProxyType(found)
