"""Fingerprints: what changes machine code changes them, and nothing else does."""

import math
import sys
import types
from textwrap import dedent
from typing import Any

import numpy as np
import pytest

from duchy.engine.kernels.fingerprint import fingerprint, reached
from duchy.engine.kernels.rule import rule

pytestmark = pytest.mark.compiled  # interpreted rules have no machine code

SOURCE = '''
"""Rules of a tiny game."""

class Decision(IntEnum):
    NONE = 0
    PAY = 7

PRICE = 3
LIST = np.array([1, 2, 3])

@rule
def kernel(s, action):
    """Pay or receive."""
    if action == Decision.PAY:
        return pay(s, PRICE)
    return kit.receive(s) + int(math.floor(LIST[1]))

@rule
def pay(s, price):
    # Workers are not paid.
    return s - price

@rule
def unused(s):
    return s
'''

KIT = """
STEP = 5

@rule
def receive(s):
    return s + STEP

@rule
def unused(s):
    return s - 1
"""


def module(source: str, **names: object) -> types.ModuleType:
    made = types.ModuleType("made")
    vars(made).update(rule=rule, np=np, math=math, **names)
    exec(dedent(source), vars(made))
    return made


def kernel_of(source: str = SOURCE, kit: str = KIT) -> types.FunctionType:
    from enum import IntEnum

    kernel: types.FunctionType = module(source, IntEnum=IntEnum, kit=module(kit)).kernel.py_func
    return kernel


def changed(old: str, new: str) -> bool:
    """Whether the fingerprint of the kernel changes with its sources."""
    assert (old in SOURCE) != (old in KIT)
    return fingerprint(kernel_of(SOURCE.replace(old, new), KIT.replace(old, new))) != fingerprint(kernel_of())


def test_the_same_source_has_the_same_fingerprint():
    assert fingerprint(kernel_of()) == fingerprint(kernel_of())


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("s - price", "s - price - 1"),  # a rule that the kernel calls
        ("LIST[1]", "LIST[2]"),  # the kernel itself
        ("PRICE = 3", "PRICE = 4"),  # a constant
        ("PRICE = 3", "PRICE = np.int8(3)"),  # its type
        ("PAY = 7", "PAY = 6"),  # a member of an enum
        ("[1, 2, 3]", "[1, 2, 4]"),  # a table
        ("STEP = 5", "STEP = 6"),  # a constant of another module
        ("s + STEP", "STEP + s"),  # a rule of another module
        ("math.floor", "math.ceil"),  # a function of a library
        ("def pay(s, price)", "def pay(s, price=2)"),  # a default
    ],
)
def test_what_the_machine_code_depends_on_changes_it(old, new):
    assert changed(old, new)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# Workers are not paid.", "# Nobody else is paid."),
        ('"""Pay or receive."""', '"""Pay, or receive\n    as much as there is."""'),
        ('"""Rules of a tiny game."""', ""),
        ("def pay(s, price)", "def pay(s: object, price: int) -> int"),
        ("NONE = 0", "NONE = 0\n    OTHER = 5"),  # a member that the kernel does not read
        ("def unused(s):\n    return s - 1", "def unused(s):\n    return s + 9"),  # a rule that it does not call
        ("PRICE = 3\n", "PRICE = 3\nOTHER = 9\n"),
        # From Python 3.13 on, two names on one line are one instruction: such a change of layout compiles again.
        *([("return s - price", "return s \\\n        - price")] if sys.version_info < (3, 13) else ()),
    ],
)
def test_what_leaves_the_machine_code_alone_leaves_it_alone(old, new):
    assert not changed(old, new)


def test_functions_reached_are_listed_once():
    names = [function.__name__ for function in reached(kernel_of())]
    assert names[0] == "kernel"
    assert sorted(names) == ["kernel", "pay", "receive"]


def test_values_of_a_closure_count():
    def make(price: int) -> types.FunctionType:
        made: Any = rule(lambda s: s - price)
        function: types.FunctionType = made.py_func
        return function

    assert fingerprint(make(1)) == fingerprint(make(1)) != fingerprint(make(2))


def test_a_value_that_cannot_be_told_apart_is_an_error():
    bad = module("@rule\ndef kernel(s):\n    return thing + s", thing=object())
    with pytest.raises(TypeError, match="whether it has changed"):
        fingerprint(bad.kernel.py_func)


def test_a_module_as_a_value_is_an_error():
    bad = module("@rule\ndef kernel(s):\n    m = math\n    return m.floor(s)")
    with pytest.raises(TypeError, match="whether it has changed"):
        fingerprint(bad.kernel.py_func)
