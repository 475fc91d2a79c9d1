"""How rules are compiled: each once, inner rules without code of their own, entries with all they reach."""

from collections import Counter
from enum import IntEnum

import numpy as np
import pytest
from numba.core import event
from numba.core.errors import NumbaError, NumbaRuntimeError

from duchy.engine.kernels.records import record
from duchy.engine.kernels.rule import rule

pytestmark = pytest.mark.compiled


class Colour(IntEnum):
    RED = 3


FIELDS = record(narrow=np.int8, wide=np.int64)
ROW = np.array([5, 6, 7, 8], np.int8)
ROW.setflags(write=False)


@rule
def pick(place):
    return ROW[place]


@rule
def named(colour):
    return ROW[colour.value]


@rule
def either(flag, one, other):
    return one if flag else other


@rule
def inverted(word):
    return ~word


@rule
def call_in_every_way(states, place):
    s = states[0]
    return pick(place) + pick(s.narrow) + pick(s.wide) + pick(3) + pick(Colour.RED) + pick(s.narrow + 1)


class Compiled(event.Listener):  # type: ignore[misc]
    """The rules compiled within a test."""

    def __init__(self) -> None:
        self.names: Counter[str] = Counter()

    def on_start(self, compiling) -> None:
        pass

    def on_end(self, compiling) -> None:
        self.names[compiling.data["dispatcher"].py_func.__name__] += 1


@pytest.fixture
def compiled(tmp_path, monkeypatch):
    monkeypatch.setenv("DUCHY_CACHE", str(tmp_path))
    listener = Compiled()
    with event.install_listener("numba:compile", listener):
        yield listener


def states() -> np.ndarray:
    array = np.zeros(1, FIELDS)
    array["narrow"], array["wide"] = 1, 2
    return array


def test_a_rule_is_compiled_once_for_all_kinds_of_integers(compiled, tmp_path):
    assert call_in_every_way(states(), 0) == 5 + 6 + 7 + 8 + 8 + 7
    assert compiled.names == {"call_in_every_way": 1, "pick": 1}
    assert [file.name.rpartition("-")[0] for file in tmp_path.iterdir()] == [f"{__name__}.call_in_every_way"]


def test_python_may_call_a_rule_with_any_integer(compiled):
    assert [pick(place) for place in (1, np.int8(1), np.int64(1), Colour.RED)] == [6, 6, 6, 8]
    assert compiled.names == {"pick": 1}


def test_a_rule_that_python_and_rules_call_is_compiled_for_both(compiled, tmp_path):
    @rule
    def twice(x):
        return 2 * x

    @rule
    def four_times(x):
        return twice(twice(x))

    assert (twice(2), four_times(2), twice(3)) == (4, 8, 6)
    assert compiled.names == {"twice": 2, "four_times": 1}
    assert len(list(tmp_path.iterdir())) == 2


def test_an_enum_arrives_with_its_value(compiled):
    @rule
    def by_member(place):
        return named(Colour.RED) + named(place)

    assert by_member(1) == 8 + 6
    assert compiled.names["named"] == 1


def test_booleans_and_unsigned_words_stay_what_they_are(compiled):
    @rule
    def compare(x):
        return either(x > 1, 10, 20)

    @rule
    def invert(word):
        return inverted(word)

    assert (compare(2), compare(1)) == (10, 20)
    assert invert(np.uint64(1)) == 2**64 - 2


def test_a_generated_rule_is_kept_like_any_other(compiled, tmp_path):
    def generate() -> dict:
        names = {"__name__": "generated", "rule": rule, "pick": pick}
        exec("@rule\ndef dispatch(x):\n    return pick(x) + 1", names)
        return names

    assert generate()["dispatch"](2) == 8
    again = generate()["dispatch"]
    assert again(2) == 8
    assert sum(again.stats.cache_hits.values()) == 1
    assert compiled.names["dispatch"] == 1


def test_an_error_in_an_inner_rule_is_raised(compiled):
    @rule
    def refuse(x):
        if x > 2:
            raise ValueError("too much")
        return x

    @rule
    def careful(x):
        return refuse(x) + 1

    assert careful(1) == 2
    with pytest.raises(ValueError, match="too much"):
        careful(3)


def test_a_rule_may_not_call_itself(compiled):
    names: dict = {"__name__": "circle", "rule": rule}
    exec("@rule\ndef there(x):\n    return back(x)\n\n@rule\ndef back(x):\n    return there(x - 1) if x else 0", names)
    with pytest.raises(NumbaRuntimeError, match="re-entrant"):
        names["there"](3)


def test_a_rule_may_not_allocate(compiled):
    @rule
    def allocate(n):
        return np.zeros(n)[0]

    with pytest.raises(NumbaError):
        allocate(3)
