"""What callers give to public functions: turned into plain Python values, or refused with a sentence.

Whole numbers may be of any integer type, numpy's included. ``True``, ``1.0`` and ``"1"`` are refused where a number is
needed: they are nearly always a mistake in the calling program.
"""

from __future__ import annotations

import math
import operator
import os
from collections.abc import Mapping
from typing import Any

import numpy as np

from duchy.engine.errors import OptionError, WrongType
from duchy.engine.words.text import quoted

ENTROPY = (1 << 64) - 1  # the widest number that a generator grows from
MOST = 1 << 40  # of anything that is counted, such as games: more than can be played
WORKERS = 1024  # the most threads or processes at once


def whole(name: str, value: Any) -> int:
    """A whole number as a Python integer."""
    if type(value) is int:
        return value
    if not isinstance(value, bool | np.bool_):
        try:
            return operator.index(value)
        except TypeError:
            pass
    raise WrongType("error-type-whole", name=name, value=quoted(value))


def entropy(name: str, value: Any) -> int:
    """64 bits for a generator, of a whole number of any size and sign."""
    return whole(name, value) & ENTROPY


def from_one(name: str, value: Any, most: int = MOST) -> int:
    """A whole number from 1 up."""
    number = whole(name, value)
    if number < 1:
        raise OptionError(name, "error-not-from-one", value=str(number))
    return between(name, number, 1, most)


def between(name: str, value: Any, first: int, last: int) -> int:
    """A whole number of a range."""
    number = whole(name, value)
    if not first <= number <= last:
        raise OptionError(name, "error-not-between", value=str(number), first=str(first), last=str(last))
    return number


def seconds(name: str, value: Any) -> float:
    """A time that is neither 0 nor endless."""
    try:
        time = math.nan if isinstance(value, str | bytes | bool | np.bool_) else float(value)
    except (TypeError, ValueError, OverflowError):
        time = math.nan
    if not 0 < time < math.inf:
        raise OptionError(name, "error-bot-seconds", seconds=quoted(value))
    return time


def texts(name: str, values: Any) -> list[str]:
    """A list of texts; one text alone is a mistake, since it would be read letter by letter."""
    parts = sequence(name, values)
    if not all(isinstance(part, str) for part in parts):
        raise WrongType("error-type-list", name=name, value=quoted(values))
    return parts


def sequence(name: str, values: Any) -> list[Any]:
    """The members of a list, or of something like it."""
    if not isinstance(values, str | bytes | Mapping):
        try:
            return list(values)
        except TypeError:
            pass
    raise WrongType("error-type-list", name=name, value=quoted(values))


def path(name: str, value: Any) -> str:
    """The name of a file."""
    try:
        return os.fsdecode(value)
    except TypeError:
        raise WrongType("error-type-path", name=name, value=quoted(value)) from None


def instance(name: str, value: Any, kind: type) -> Any:
    """An object of a class of the package."""
    if isinstance(value, kind):
        return value
    raise WrongType("error-type-instance", name=name, kind=kind.__name__, value=quoted(value))


def room(name: str, value: Any, kind: type, size: int) -> np.ndarray[Any, Any]:
    """An array to write to, of a type and a length."""
    if type(value) is np.ndarray and value.dtype == kind and value.shape == (size,) and value.flags.carray:
        return value
    raise WrongType("error-type-array", name=name, kind=np.dtype(kind).name, count=str(size), value=quoted(value))


def function(name: str, value: Any) -> Any:
    """Something that can be called."""
    if callable(value):
        return value
    raise WrongType("error-type-function", name=name, value=quoted(value))


def generator(name: str, value: Any) -> np.random.Generator:
    """A generator of numpy, or one grown from a seed."""
    if isinstance(value, np.random.Generator):
        return value
    try:
        return np.random.default_rng(entropy(name, value))
    except WrongType:
        raise WrongType("error-type-generator", name=name, value=quoted(value)) from None


def plain(value: Any) -> Any:
    """An option as it is kept: numpy's numbers and texts as Python's, lists and arrays as tuples."""
    if isinstance(value, np.ndarray | np.generic):
        value = value.tolist()
    if isinstance(value, list | tuple):
        return tuple(plain(part) for part in value)
    return str(value) if isinstance(value, str) else value
