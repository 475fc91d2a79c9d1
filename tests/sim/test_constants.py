"""A card has 64 KB for constant tables. Counted here without one, from the rules that a batch of games reaches.

Each function that reads a table carries a copy of it there, and so does each version of it: one for each combination
of integer types that it is called with. On a card no integers are widened, so large tables are read through a rule that
does it (``0 + layout``).
"""

from types import FunctionType

import numpy as np
import pytest

import duchy
from duchy.engine.kernels.fingerprint import reached, values_read
from duchy.engine.kernels.template import bind

ROOM = 64 * 1024
SPARE = ROOM // 2  # for second versions of readers of small tables
LARGE = 1000  # bytes, from which on a second version would cost too much

GAMES = [
    ("burgundy", {"players": 2}),
    ("burgundy", {"players": 2, "modules": ["inns"]}),
    ("dice", {"players": 2}),
    ("bruges", {"players": 2}),
]


def functions(name: str, options: dict[str, object]) -> list[FunctionType]:
    """Everything that plays a random game on a card."""
    batch = bind("duchy.sim.batch", duchy.load(name, **options).contract)
    kernels = (batch.begin, batch.finish_at_random, batch.note)
    return list(dict.fromkeys(function for kernel in kernels for function in reached(kernel.py_func)))


def table_bytes(function: FunctionType) -> int:
    """The bytes of the tables that a function reads."""
    tables = {id(value): value for value in values_read(function) if isinstance(value, np.ndarray)}
    return sum(table.nbytes for table in tables.values())


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_tables_of_a_game_fit(name, options):
    sizes = {function.__qualname__: table_bytes(function) for function in functions(name, options)}
    assert 1000 < sum(sizes.values()) < ROOM - SPARE, sorted(sizes.items(), key=lambda size: -size[1])[:12]


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "options"), GAMES[:2])
def test_large_tables_have_one_reader_with_one_version(name, options):
    found = functions(name, options)
    large = {function for function in found if table_bytes(function) >= LARGE}
    assert len(large) >= 5
    for reader in large:
        callers = [function for function in found if reader in reached(function)[1:] and _calls(function, reader)]
        assert [caller.__qualname__ for caller in callers] == [reader.__qualname__.removeprefix("_")]


def _calls(function: FunctionType, other: FunctionType) -> bool:
    """Whether a function calls another one itself."""
    return any(getattr(value, "py_func", value) is other for value in values_read(function))
