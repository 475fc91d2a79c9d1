"""Template: positions as a player sees them, in numbers: ``tokens`` and ``features`` for kernels of any kind.

The game writes tokens (``observation.write``). Features are made of them where they are written: the tokens are put at
the end of the array and unfolded from its beginning. Each token becomes at least one feature, so what is unfolded never
reaches a token that is still to be read, and no other memory is needed.
"""

from typing import Any

from duchy.engine.kernels.arrays import Floats, Ints, Records
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bound
from duchy.engine.play.agenda import KitState
from duchy.engine.play.encodings import CHOICE, PROPERTIES, QUANTITY, SEAT, Columns
from duchy.engine.play.rules import Observed

game: Any = bound()
seen: Observed = game and game.observation
columns = Columns(game.observed) if game else None

if columns:
    TABLE_GROUPS, GROUPS = columns.table_groups, columns.groups
    WHEN, COUNT, CODE, WIDTH = columns.when, columns.count, columns.code, columns.width
    FIRST, SCALE = columns.first, columns.scale
    ROW_BEGINS, ENTRY_COLUMN, ENTRY_VALUE = columns.row_begins, columns.entry_column, columns.entry_value


@rule
def tokens(s: KitState, p: int, out: Ints) -> None:
    """Write a position as player p sees it, in small whole numbers."""
    seen.write(s, p, out, 0)


@rule
def features(s: KitState, p: int, out: Floats) -> None:
    """Write a position as player p sees it, in numbers for learning."""
    tail = len(out) - token_count(s)
    for i in range(tail):
        out[i] = 0.0
    seen.write(s, p, out, tail)
    read, at = tail, 0
    for seat in range(-1, s.seats):
        for group in range(0 if seat < 0 else TABLE_GROUPS, TABLE_GROUPS if seat < 0 else GROUPS):
            if seen.present(s, WHEN[group], seat):
                at = unfold(s, group, out, read, at)
                read += COUNT[group]


@rule
def token_count(s: KitState) -> int:
    """How many tokens an observation has."""
    total = 0
    for seat in range(-1, s.seats):
        for group in range(0 if seat < 0 else TABLE_GROUPS, TABLE_GROUPS if seat < 0 else GROUPS):
            if seen.present(s, WHEN[group], seat):
                total += COUNT[group]
    return total


@rule
def unfold(s: KitState, group: int, out: Floats, read: int, at: int) -> int:
    """Write the features of a group whose tokens stand from ``read`` on; return the place after them.

    All before the tokens is 0, and each token is set to 0 once it is read: only what is not 0 is written, and most
    features are.
    """
    code, count = CODE[group], COUNT[group]
    if code == QUANTITY:
        for i in range(count):
            value = out[read + i] * SCALE[group]
            out[read + i] = 0.0
            out[at + i] = value
        return at + count
    width = WIDTH[group] if WIDTH[group] else 0 + s.seats
    first = FIRST[group]
    for i in range(count):
        token = int(out[read + i])
        out[read + i] = 0.0
        if code == CHOICE:
            if token >= first:
                out[at + token - first] = 1.0
        elif code == PROPERTIES:
            for entry in range(ROW_BEGINS[first + token], ROW_BEGINS[first + token + 1]):
                out[at + ENTRY_COLUMN[entry]] = ENTRY_VALUE[entry]
        elif code == SEAT:
            if token:
                out[at + token - 1] = 1.0
        else:
            for column in range(width):
                out[at + column] = (token >> column) & 1
        at += width
    return at


@rule
def write_tokens(states: Records[KitState], player: int, out: Ints) -> None:
    """The tokens of the first position."""
    tokens(states[0], player, out)


@rule
def write_features(states: Records[KitState], player: int, out: Floats) -> None:
    """The features of the first position."""
    features(states[0], player, out)
