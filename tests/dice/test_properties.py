"""What is true of any game: marks are never lost, circles and points have their reasons, places follow from them."""

import random
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

import duchy
from duchy.engine.kernels.rule import INTERPRETED
from duchy.games.dice.components.parts import AREA_VP, Colour
from duchy.games.dice.components.sheets import SHEETS
from duchy.games.dice.options import Options
from tests.dice.option_sets import RELUCTANT
from tests.support.play import choose, pick

EXAMPLES = 3 if INTERPRETED else 25


def play(seed: int) -> list[duchy.State]:
    """A random game over random options: its opened positions."""
    chance = random.Random(seed)
    state = duchy.load("dice", **Options.sample(chance).as_dict()).new_state(seed)
    opened = []
    while not state.is_over:
        player, revealed = pick(state.deciders, chance), state.revelations
        state.apply(choose(state, player, chance, RELUCTANT), player)
        if state.revelations != revealed:
            opened.append(state.clone())
    return opened


def closed(me) -> list[frozenset[int]]:
    return [area for area in SHEETS[me.sheet].areas if all(int(me.built) >> hex_ & 1 for hex_ in area)]


@settings(max_examples=EXAMPLES)
@given(st.integers(0, 2**32))
def test_marks_stay_and_have_their_reasons(seed):
    opened = play(seed)
    for before, after in pairwise(opened):
        for player in range(after.game.players):
            was, now = before.record.players[player], after.record.players[player]
            assert int(was.built) & ~int(now.built) == 0
            assert all(a in (0, b) for a, b in zip(was.numbers.tolist(), now.numbers.tolist(), strict=True))
            assert (now.crossed >= was.crossed).all()
            assert (now.points >= was.points).all()
            assert int(now.built).bit_count() - int(was.built).bit_count() <= 2
    for me in opened[-1].record.players[: opened[-1].game.players]:
        colours = SHEETS[me.sheet].colours
        castles = [area for area in closed(me) if colours[min(area)] == Colour.CASTLE]
        assert (me.ringed[1] + me.crossed[1]).sum() == me.points[:, 2].sum() == len(castles)
        most = sum(int(AREA_VP[len(area), 0]) for area in closed(me) if colours[min(area)] <= Colour.CITY)
        assert 0 <= me.points[:, 0].sum() <= most


@settings(max_examples=EXAMPLES)
@given(st.integers(0, 2**32))
def test_numbers_obey_their_colours(seed):
    final = play(seed)[-1]
    for me in final.record.players[: final.game.players]:
        for area in SHEETS[me.sheet].areas:
            colour = SHEETS[me.sheet].colours[min(area)]
            numbers = [int(me.numbers[hex_]) for hex_ in area if me.numbers[hex_]]
            if colour <= Colour.RIVER:
                assert all((number - 1) // 2 == colour for number in numbers)
            elif colour == Colour.CITY:
                assert len(set(numbers)) == len(numbers)
            elif colour == Colour.PASTURE:
                assert len(set(numbers)) <= 1
