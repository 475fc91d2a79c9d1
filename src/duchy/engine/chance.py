"""Chance: one 64-bit generator inside the record (splitmix64), so that a game is a function of its entropy."""

import numpy as np

from duchy.engine.rule import rule

STEP = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


@rule
def mix(x):
    """Spread the bits of a 64-bit counter over the whole word."""
    x = (x ^ (x >> S30)) * MIX_1
    x = (x ^ (x >> S27)) * MIX_2
    return x ^ (x >> S31)


@rule
def draw(s):
    """Draw 64 bits."""
    s.rng = np.uint64(s.rng) + STEP
    return mix(np.uint64(s.rng))


@rule
def below(s, n):
    """Draw one of 0 .. n-1. The bias of the multiply-and-shift is below n / 2**32."""
    return np.int64(((draw(s) >> S32) * np.uint64(n)) >> S32)


@rule
def roll(s):
    """Roll a six-sided die."""
    return below(s, 6) + 1


@rule
def reseed(s, entropy):
    """Replace the generator: what was drawn before says nothing about what comes now."""
    s.rng = mix(np.uint64(entropy) + STEP)
