"""What may come of an action: examples that are independent, and exact probabilities where dice alone decide."""

import random
from collections.abc import Callable
from fractions import Fraction
from functools import partial

import numpy as np
import pytest

import duchy
from duchy import State
from duchy.engine.kernels.records import argument
from duchy.engine.play import chance

pytestmark = pytest.mark.coverage
GAMES = duchy.GAMES


def found(name: str, wanted: Callable[[State, int], bool], seed: int = 3) -> tuple[State, int, int]:
    """A position of a random game with a player and an action that is wanted."""
    dice, state = random.Random(seed), duchy.load(name, players=2).new_state(seed)
    while True:
        player = dice.choice(state.deciders)
        for action in state.legal_actions(player):
            if len(state.deciders) == 1 and wanted(state, action):
                return state, player, action
        state.apply(dice.choice(state.legal_actions(player)), player)


def reveals(wanted: bool, state: State, action: int) -> bool:
    return state.reveals(action) is wanted


def rolls_only(state: State, action: int) -> bool:
    """Whether a round begins with this action, and no phase."""
    if not state.reveals(action):
        return False
    after = state.clone()
    after.apply(action)
    return bool(after.record["phase"] == state.record["phase"])


@pytest.mark.parametrize("name", GAMES)
def test_an_action_reveals_what_it_reveals_when_it_is_taken(name):
    dice, state, seen = random.Random(1), duchy.load(name, players=2).new_state(1), set()
    while not state.is_over:
        player = dice.choice(state.deciders)
        action = dice.choice(state.legal_actions(player))
        told, before, content = state.reveals(action, player), state.revelations, bytes(state)
        assert bytes(state) == content
        state.apply(action, player)
        assert told == (state.revelations != before)
        seen.add(told)
    assert seen == {True, False}


@pytest.mark.parametrize("name", GAMES)
def test_outcomes_differ_where_something_is_revealed_and_are_the_same_elsewhere(name):
    for revealed in (True, False):
        state, player, action = found(name, partial(reveals, revealed))
        content = bytes(state)
        after = list(state.outcomes(action, 12, rng=5))
        assert bytes(state) == content
        kinds = {each._apart_from_chance() for each in after}
        assert (len(kinds) > 1) is revealed
        assert len({bytes(each) for each in after}) == 12  # what comes later differs in any case
        assert [bytes(each) for each in state.outcomes(action, 12, rng=np.random.default_rng(5), player=player)] == [
            bytes(each) for each in after
        ]


def test_outcomes_of_what_a_player_sees_do_not_depend_on_what_is_hidden():
    state, player, action = found("bruges", lambda s, a: s.reveals(a))
    seen = state.observe(player)
    other = seen.determinize(8).observe(player)
    one, two = ([bytes(after) for after in view.outcomes(action, 5, rng=2)] for view in (seen, other))
    assert one == two
    assert seen.reveals(action) == other.reveals(action)


def test_the_dice_of_a_round_have_exact_probabilities():
    state, _, action = found("burgundy", rolls_only)
    outcomes = state.chances(action)
    assert sum(probability for probability, _ in outcomes) == 1
    assert all((probability * 6**5).denominator == 1 for probability, _ in outcomes)
    assert len({after._apart_from_chance() for _, after in outcomes}) == len(outcomes)
    white: dict[int, Fraction] = {}
    for probability, after in outcomes:
        pips = int(after.record["white"])
        white[pips] = white.get(pips, Fraction(0)) + probability
    assert set(white.values()) == {Fraction(1, 6)}
    known = {after._apart_from_chance(): probability for probability, after in outcomes}
    assert all(after._apart_from_chance() in known for after in state.outcomes(action, 200, rng=4))


def test_an_action_without_chance_has_one_outcome():
    state, _, action = found("burgundy", lambda s, a: not s.reveals(a))
    ((probability, after),) = state.chances(action)
    state.apply(action)
    assert probability == 1
    assert after._apart_from_chance() == state._apart_from_chance()


def test_where_more_than_dice_decides_nothing_is_counted():
    state, player, action = found("bruges", lambda s, a: s.reveals(a))
    with pytest.raises(duchy.DuchyError, match=r"outcomes\(\)"):
        state.chances(action)
    begins = found("burgundy", lambda s, a: s.reveals(a) and not rolls_only(s, a))
    with pytest.raises(duchy.DuchyError, match=r"outcomes\(\)"):
        begins[0].chances(begins[2])
    with pytest.raises(duchy.IllegalAction):
        state.observe(player).chances(action)


def test_entropies_bring_the_dice_that_they_stand_for():
    table = chance.entropies_for_all(2, each=3)
    assert table.shape == (36, 3)
    assert len(set(table.ravel().tolist())) == 108
    assert (chance.rolls(table[17], 2) == 17).all()
    rolled = np.zeros(1, duchy.load("burgundy").record_type)
    reseed, roll = chance.reseed, chance.roll
    record = argument(rolled)[0]
    reseed(record, int(table[17, 0]))
    assert [int(roll(record)), int(roll(record))] == [17 // 6 + 1, 17 % 6 + 1]
