"""Chance: one 64-bit generator inside the record (splitmix64), so that a game is a function of its entropy."""

from typing import Any

import numpy as np

from duchy.engine.kernels.fields import Record, u64
from duchy.engine.kernels.rule import rule

STEP = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


class Generator(Record):
    """A record with a generator of its own."""

    rng = u64()


@rule
def mix(x: np.uint64) -> np.uint64:
    """Spread the bits of a 64-bit counter over the whole word."""
    x = (x ^ (x >> S30)) * MIX_1
    x = (x ^ (x >> S27)) * MIX_2
    return x ^ (x >> S31)


def unmix(x: int) -> int:
    """The counter of which ``mix`` makes a word.

    >>> unmix(int(mix(np.uint64(12345))))
    12345
    """
    x ^= x >> 31 ^ x >> 62
    x = x * pow(int(MIX_2), -1, 1 << 64) & _WORD
    x ^= x >> 27 ^ x >> 54
    x = x * pow(int(MIX_1), -1, 1 << 64) & _WORD
    return x ^ x >> 30 ^ x >> 60


@rule
def draw(s: Generator) -> np.uint64:
    """Draw 64 bits."""
    s.rng = np.uint64(s.rng) + STEP
    return mix(np.uint64(s.rng))


@rule
def below(s: Generator, n: int) -> int:
    """Draw one of 0 .. n-1. The bias of the multiply-and-shift is below n / 2**32."""
    return np.int64(((draw(s) >> S32) * np.uint64(n)) >> S32)  # type: ignore[return-value]  # as good as an int


@rule
def roll(s: Generator) -> int:
    """Roll a six-sided die."""
    return below(s, 6) + 1


@rule
def reseed(s: Generator, entropy: int | np.uint64) -> None:
    """Replace the generator: what was drawn before says nothing about what comes now."""
    s.rng = mix(np.uint64(entropy) + STEP)


#: How many draws of a generator have been made follows from its word, by this factor.
_BACK = pow(int(STEP), -1, 1 << 64)
_WORD = (1 << 64) - 1
_BLOCK = 1 << 17


def drawn_between(before: int, after: int) -> int:
    """How many draws lie between two words of a generator."""
    return (after - before) * _BACK & _WORD


def rolls(entropy: Any, dice: int) -> Any:
    """What so many dice show first with generators grown from an array of entropies, from 0, as one number each."""
    with np.errstate(over="ignore"):
        word = _mixed(entropy + STEP)
        shown = np.zeros(len(entropy), np.int64)
        for die in range(1, dice + 1):
            drawn = _mixed(word + np.uint64(die * int(STEP) & _WORD)) >> S32
            shown = shown * 6 + ((drawn * np.uint64(6)) >> S32).astype(np.int64)
    return shown


def _mixed(x: Any) -> Any:
    """``mix`` of an array."""
    x = (x ^ (x >> S30)) * MIX_1
    x = (x ^ (x >> S27)) * MIX_2
    return x ^ (x >> S31)


def entropies_for_all(dice: int, each: int) -> Any:
    """Entropies for every result of so many dice: a table with a row for each result, and several in a row."""
    results = 6**dice
    found = np.zeros((results, each), np.uint64)
    count = np.zeros(results, np.int64)
    first = 0
    while (count < each).any():
        entropy = np.arange(first, first + _BLOCK, dtype=np.uint64)
        first += _BLOCK
        shown = rolls(entropy, dice)
        for _ in range(each):
            results_here, places = np.unique(shown, return_index=True)
            wanted = (count[results_here] < each) & (results_here >= 0)
            results_here, places = results_here[wanted], places[wanted]
            found[results_here, count[results_here]] = entropy[places]
            count[results_here] += 1
            shown[places] = -1
    return found
