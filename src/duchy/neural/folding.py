"""The first layer of a network, folded for the tokens of a game.

A network knows features by name. A position is written as tokens, each of which stands for a few features: their
weights are added up once, for every value that a token can have, and a position then needs one row for each token.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.engine.game.observation import Observation
from duchy.engine.play.encodings import Choice, Group, Properties, Quantity, Seat, Seats

#: How the row of a token is found: the one of its value, or the first one times its value.
BY_VALUE, TIMES_VALUE = 0, 1
#: The row before all others is for the bias.
BIAS_ROWS = 1

#: For each value of a token the features it stands for, counted from its first one, and how much of each.
Rows = list[list[tuple[int, float]]]


@dataclass(frozen=True)
class Folding:
    """Which rows the tokens of an observation have, and what each is made of."""

    #: For each token: its first row, how the row is found, and whether value 0 adds nothing.
    tokens: NDArray[np.int32]
    #: The features that rows are made of, row after row: where each row begins, and what is in it.
    begins: NDArray[np.int64]
    features: NDArray[np.int64]
    values: NDArray[np.float32]

    @property
    def rows(self) -> int:
        """How many rows there are, without that of the bias."""
        return len(self.begins) - 1

    @cached_property
    def owners(self) -> NDArray[np.int64]:
        """The row that each entry belongs to."""
        return np.repeat(np.arange(self.rows), np.diff(self.begins))

    def fold(self, weights: NDArray[np.float32], bias: NDArray[np.float32]) -> NDArray[np.float32]:
        """The table of rows: first that of the bias, then those of the tokens."""
        table = np.zeros((BIAS_ROWS + self.rows, len(bias)), np.float32)
        table[0] = bias
        np.add.at(table, BIAS_ROWS + self.owners, weights[self.features] * self.values[:, None])
        return table


def folding_of(tokens: Observation) -> Folding:
    """The folding for the tokens of a game."""
    seats = tokens.game.players
    told: list[tuple[int, int, int]] = []
    rows: Rows = []
    feature = 0
    for _, group in tokens.groups():
        own, kind = _rows_of(group, seats), TIMES_VALUE if isinstance(group.means, Quantity) else BY_VALUE
        for _ in group.things or ("",):
            told.append((BIAS_ROWS + len(rows), kind, int(kind == TIMES_VALUE or not own[0])))
            rows += [[(feature + column, value) for column, value in row] for row in own]
            feature += len(group.means.columns(seats))
    entries = list(_flat(rows))
    begins = np.cumsum([0, *map(len, rows)])
    return Folding(
        np.array(told, np.int32),
        begins.astype(np.int64),
        np.array([column for column, _ in entries], np.int64),
        np.array([value for _, value in entries], np.float32),
    )


def _rows_of(group: Group, seats: int) -> Rows:
    means: Any = group.means
    if isinstance(means, Quantity):
        return [[(0, means.scale)]]
    if isinstance(means, Choice):
        nothing: Rows = [[]] if means.optional else []
        return nothing + [[(thing, 1.0)] for thing in range(len(means.names))]
    if isinstance(means, Properties):
        return [[(column, value) for column, value in enumerate(row) if value] for row in means.rows]
    if isinstance(means, Seats):
        return [[(seat, 1.0) for seat in range(seats) if who >> seat & 1] for who in range(1 << seats)]
    assert isinstance(means, Seat)
    return [[], *([(seat, 1.0)] for seat in range(seats))]


def _flat(rows: Rows) -> Iterator[tuple[int, float]]:
    for row in rows:
        yield from row
