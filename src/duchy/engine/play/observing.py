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
from duchy.engine.play.encodings import CHOICE, PROPERTIES, QUANTITY, ROW_UNIT, SEAT, Columns
from duchy.engine.play.rules import Observed

game: Any = bound()
seen: Observed = game and game.observation
columns = Columns(game.observed) if game else None

if columns:
    TABLE_GROUPS, GROUPS = columns.table_groups, columns.groups
    WHEN, COUNT, CODE, WIDTH = columns.when, columns.count, columns.code, columns.width
    FIRST, UNIT, ROWS = columns.first, columns.unit, columns.rows


@rule
def tokens(s: KitState, p: int, out: Ints) -> None:
    """Write a position as player p sees it, in small whole numbers."""
    seen.write(s, p, out, 0)


@rule
def features(s: KitState, p: int, out: Floats) -> None:
    """Write a position as player p sees it, in numbers for learning."""
    read = len(out) - token_count(s)
    seen.write(s, p, out, read)
    at = 0
    for seat in range(-1, s.seats):
        for group in range(0 if seat < 0 else TABLE_GROUPS, TABLE_GROUPS if seat < 0 else GROUPS):
            if seen.present(s, WHEN[group], seat):
                for _ in range(COUNT[group]):
                    at = unfold(s, group, int(out[read]), out, at)
                    read += 1


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
def unfold(s: KitState, group: int, token: int, out: Floats, at: int) -> int:
    """Write the features of a token; return the place after them."""
    code = CODE[group]
    if code == QUANTITY:
        out[at] = token / UNIT[group]
        return at + 1
    width = WIDTH[group]
    if code == PROPERTIES:
        row = FIRST[group] + token * width
        for i in range(width):
            out[at + i] = ROWS[row + i] / ROW_UNIT
        return at + width
    if width == 0:
        width += s.seats
    for i in range(width):
        out[at + i] = 0.0
    if code == CHOICE:
        chosen = token - FIRST[group]
        if chosen >= 0:
            out[at + chosen] = 1.0
    elif code == SEAT:
        if token:
            out[at + token - 1] = 1.0
    else:
        for i in range(width):
            out[at + i] = (token >> i) & 1
    return at + width


@rule
def write_tokens(states: Records[KitState], player: int, out: Ints) -> None:
    """The tokens of the first position."""
    tokens(states[0], player, out)


@rule
def write_features(states: Records[KitState], player: int, out: Floats) -> None:
    """The features of the first position."""
    features(states[0], player, out)
