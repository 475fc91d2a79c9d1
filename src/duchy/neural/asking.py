"""Template: what a network says of a position, computed in kernels.

A layer is a table with a row for each input; the last row is the bias, but in the first layer, where it is the first
row. Rows are added one by one in the same order everywhere, so the result is the same to the last bit in any thread.
"""

from typing import Any

import numpy as np

from duchy.engine.kernels.arrays import FloatGrid, Floats, Grid, Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bind, bound
from duchy.engine.play.agenda import KitState

game: Any = bound()
observing: Any = bind("duchy.engine.play.observing", game) if game else None


@rule
def add_row(room: Floats, at: int, table: FloatGrid, row: int, times: Any) -> None:
    """Add a multiple of a row of weights to what stands from ``at`` on."""
    weights = table[row]
    for column in range(len(weights)):
        room[at + column] += times * weights[column]


@rule
def read_tokens(tokens: Ints, places: Grid, table: FloatGrid, room: Floats) -> None:
    """The first layer: a row for each token."""
    for column in range(len(table[0])):
        room[column] = table[0, column]
    for i in range(len(tokens)):
        token = tokens[i]
        row = places[i, 0]
        if token == 0 and places[i, 2]:
            continue
        if places[i, 1]:
            add_row(room, 0, table, row, np.float32(token))
        else:
            add_row(room, 0, table, row + token, np.float32(1.0))


@rule
def layer(weights: FloatGrid, room: Floats, read: int, write: int) -> None:
    """A layer whose inputs stand from ``read`` on; negative ones count as 0. It is written from ``write`` on."""
    last = len(weights) - 1
    for column in range(len(weights[0])):
        room[write + column] = weights[last, column]
    for i in range(last):
        value = room[read + i]
        if value > 0.0:
            add_row(room, write, weights, i, value)


@rule
def ask(
    s: KitState,
    p: int,
    tokens: Ints,
    places: Grid,
    first: FloatGrid,
    second: FloatGrid,
    third: FloatGrid,
    room: Floats,
) -> int:
    """Judge a position as player p sees it; return the place in ``room`` where the outputs begin."""
    observing.tokens(s, p, tokens)
    read_tokens(tokens, places, first, room)
    width, inner = len(first[0]), len(second[0])
    layer(second, room, 0, width)
    layer(third, room, width, width + inner)
    return width + inner


@rule
def correct(
    s: KitState,
    p: int,
    trust: float,
    points: Floats,
    tokens: Ints,
    places: Grid,
    first: FloatGrid,
    second: FloatGrid,
    third: FloatGrid,
    room: Floats,
) -> None:
    """Add to the points of every seat what the network, asked for player p, thinks is missing."""
    if trust > 0.0 and not s.over:
        at = ask(s, p, tokens, places, first, second, third, room)
        for seat in range(s.seats):
            points[(p + seat) % s.seats] += trust * room[at + seat]
