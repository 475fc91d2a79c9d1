"""Chance: one 64-bit generator inside the record."""

from collections import Counter

import numpy as np
import pytest

from duchy.engine.kernels.fields import i8, layout_of
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import KitState
from duchy.engine.play.chance import below, mix, reseed, roll

pytestmark = pytest.mark.coverage


class Holder(KitState):
    only_here = i8()  # without a field of its own, numba would take every game's state for a wider kind of holder


HOLDER = layout_of(Holder)


@rule
def grow(states, entropy):
    reseed(states[0], entropy)


@rule
def draw(states, n):
    return below(states[0], n)


@rule
def rolled(states):
    return roll(states[0])


@rule
def mixed(x):
    return mix(x)


def generator(entropy: int):
    holder = np.zeros(1, HOLDER)
    grow(argument(holder), np.uint64(entropy))
    return holder, argument(holder)


def drawn(entropy: int, n: int, count: int) -> list[int]:
    _, states = generator(entropy)
    return [int(draw(states, n)) for _ in range(count)]


def test_mixing_is_that_of_splitmix64():
    # The first outputs of the reference generator for the seed 0.
    step = 0x9E3779B97F4A7C15
    wanted = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    assert [int(mixed(np.uint64(step * i % (1 << 64)))) for i in (1, 2, 3)] == wanted


def test_the_same_entropy_gives_the_same_draws():
    assert drawn(7, 6, 50) == drawn(7, 6, 50) != drawn(8, 6, 50)


def test_draws_are_the_same_on_every_platform_for_ever():
    assert drawn(7, 6, 12) == [4, 3, 3, 3, 2, 1, 5, 5, 5, 0, 5, 2]


@pytest.mark.parametrize("n", [1, 2, 6, 7, 127])
def test_a_draw_is_below_its_bound(n):
    found = drawn(3, n, 40 * n)
    assert min(found) == 0
    assert max(found) == n - 1


@pytest.mark.parametrize("entropy", [0, 1, 2**63, 2**64 - 1])
@pytest.mark.parametrize("n", [2, 6, 10])
def test_draws_are_roughly_uniform(entropy, n):
    per_value = 300
    counts = Counter(drawn(entropy, n, per_value * n))
    # Five standard deviations: with fixed entropy this is a fact, not a gamble.
    assert all(abs(counts[value] - per_value) < 5 * per_value**0.5 for value in range(n))


def test_pairs_of_draws_are_roughly_uniform():
    found = drawn(11, 6, 7200)
    counts = Counter(zip(found[::2], found[1::2], strict=True))
    assert len(counts) == 36
    assert all(50 < count < 150 for count in counts.values())


def test_a_die_shows_one_to_six():
    _, states = generator(1)
    assert {int(rolled(states)) for _ in range(100)} == {1, 2, 3, 4, 5, 6}


def test_neighbouring_entropy_gives_unrelated_generators():
    firsts = [drawn(entropy, 1 << 16, 1)[0] for entropy in range(64)]
    assert len(set(firsts)) > 60


def test_reseeding_forgets_what_was_drawn():
    holder, states = generator(1)
    for _ in range(5):
        draw(states, 6)
    grow(states, np.uint64(9))
    fresh, _ = generator(9)
    assert holder.tobytes() == fresh.tobytes()
