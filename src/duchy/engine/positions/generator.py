"""The generator of a position, written as the seed from which it would grow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from duchy.engine.game.game import ENTROPY
from duchy.engine.play import chance

mix: Callable[[Any], Any] = getattr(chance.mix, "py_func", chance.mix)  # for whole arrays, without the compiler
MASK = ENTROPY


def generator_of(seed: int) -> np.uint64:
    """The word of a generator that was grown from a seed."""
    return np.uint64(mix(np.array([(seed + int(chance.STEP)) & MASK], np.uint64))[0])


def seed_of(word: int) -> int:
    """The seed from which a generator grows: mixing can be undone step by step."""
    word = _unshift(word, 31) * pow(int(chance.MIX_2), -1, 1 << 64) & MASK
    word = _unshift(word, 27) * pow(int(chance.MIX_1), -1, 1 << 64) & MASK
    return (_unshift(word, 30) - int(chance.STEP)) & MASK


def _unshift(word: int, bits: int) -> int:
    """The x for which ``x ^ (x >> bits)`` is the word."""
    found = word
    for _ in range(64 // bits):
        found = word ^ (found >> bits)
    return found
