"""Faults in border posts, in what shields do, and in the target of a solo game are named."""

from typing import Any

import numpy as np
import pytest

import duchy
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.referee.invariants import LEDGER
from tests.burgundy.invariants.steps import Step, taken
from tests.burgundy.table import Table, mine


def step_of(state: duchy.State, notation: str) -> Step:
    """The step of an action, which must be sound."""
    step = taken(state, state.deciders[0], state.game.parse(notation), np.zeros(1, LEDGER))
    assert step.copy().verdict() == "none"
    return step


def more(step: Step) -> Any:
    return step.after[0].more[0]


def in_depot(step: Step) -> int:
    """A shield that lies in a depot."""
    return int(np.flatnonzero((more(step).shield_at >= 1) & (more(step).shield_at <= 6))[0])


def place(table: Table) -> str:
    """Lay a tile on the first space that there is for it."""
    at = table.free("mine")
    table.storage(mine).dice(table.number(at), 1)
    return f"place 1 1 {at}"


@pytest.mark.parametrize("lays", [False, True])
@pytest.mark.parametrize(("field", "value"), [("post_pairs", 1), ("post_pairs", 7), ("post_award", 1)])
def test_posts_that_no_tile_links(lays, field, value):
    table = Table(estate="11a", modules=("border_posts",))
    at = next(space for space in table.spaces("mine") if table.is_empty(space))
    table.covers(next(space for space in table.neighbours(at) if table.is_empty(space)))
    notation = place(table) if lays else "end_turn"
    step = step_of(table.state, notation)
    for player in range(2):
        planted = step.copy()
        getattr(more(planted), field)[player] = value
        assert planted.verdict() == "posts"


@pytest.mark.parametrize("at", [0, 7])
def test_a_shield_that_moves_by_itself(at):
    step = step_of(Table(modules=("shields",)).shields(3, Shield.COPYISTS).state, "end_turn")
    more(step).shield_at[in_depot(step)] = at
    assert step.verdict() == "shields"


@pytest.mark.parametrize("field", ["shield_named", "shield_die"])
def test_a_shield_that_is_used_by_itself(field):
    step = step_of(Table(modules=("shields",)).shields(3, Shield.COPYISTS).state, "end_turn")
    setattr(more(step), field, 1)
    assert step.verdict() == "shields"


def test_what_a_shield_opens_is_made_up_again():
    """Where shields change nothing, what is derived from the tiles stays as it was."""
    table = Table(modules=("shields",)).holds(mine, at=25).bears(Shield.BOLD_SETTLERS)
    step = step_of(table.state, "end_turn")
    planted = step.copy()
    planted.home.border[0] &= ~1
    assert planted.verdict() == "border"
    step.home.monasteries |= 1 << 6
    assert step.verdict() == "monasteries"


@pytest.mark.parametrize("field", ["solo_target", "solo_points", "solo_resets"])
def test_the_target_of_a_solo_game_that_changes_by_itself(field):
    step = step_of(Table(players=1, estate="13a", castle=29, modules=("solo",)).state, "end_turn")
    setattr(more(step), field, getattr(more(step), field) + 1)
    assert step.verdict() == "target"
