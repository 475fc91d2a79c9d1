"""A card has 64 KB for constant tables. Counted here without one, from the rules that a batch of games reaches.

Each function that reads a table carries a copy of it there, so large tables are read by one rule each. Integers go from
rule to rule as 64-bit integers (``duchy.sim.cuda_rules``), so that each rule has one version.
"""

from types import FunctionType

import numpy as np
import pytest

import duchy
from duchy.engine.fingerprint import reached, values_read
from duchy.engine.template import bind

ROOM = 64 * 1024
SPARE = ROOM // 2  # for what is not counted here
LARGE = 1000  # bytes, from which on a second copy would cost too much

GAMES = [
    ("burgundy", {"players": 2}),
    ("burgundy", {"players": 2, "modules": ["inns"]}),
    ("bruges", {"players": 2}),
    ("dice", {"players": 2}),
]


def functions(name: str, options: dict[str, object]) -> list[FunctionType]:
    """Everything that plays a random game on a card."""
    batch = bind("duchy.sim.batch", duchy.load(name, **options).contract)
    kernels = (batch.begin, batch.finish_at_random, batch.note)
    return list(dict.fromkeys(function for kernel in kernels for function in reached(kernel.py_func)))


def tables_of(function: FunctionType) -> dict[int, np.ndarray]:
    """The tables that a function reads."""
    return {id(value): value for value in values_read(function) if isinstance(value, np.ndarray)}


def table_bytes(function: FunctionType) -> int:
    """The bytes of the tables that a function reads."""
    return sum(table.nbytes for table in tables_of(function).values())


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_tables_of_a_game_fit(name, options):
    sizes = {function.__qualname__: table_bytes(function) for function in functions(name, options)}
    assert 1000 < sum(sizes.values()) < ROOM - SPARE, sorted(sizes.items(), key=lambda size: -size[1])[:12]


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "options"), GAMES[:3])
def test_large_tables_have_one_reader(name, options):
    readers: dict[int, list[str]] = {}
    for function in functions(name, options):
        for table in tables_of(function).values():
            if table.nbytes >= LARGE:
                readers.setdefault(id(table), []).append(function.__qualname__)
    assert all(len(names) == 1 for names in readers.values()), readers
    assert len(readers) >= 2
