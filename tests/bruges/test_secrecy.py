"""A viewer learns nothing that may not be known: whatever unseen cards are, every byte of the view is the same."""

import json
from collections.abc import Callable

import numpy as np
import pytest

from duchy.engine.game import State
from duchy.games.bruges.display import view as view_module
from duchy.games.bruges.display.log import entries
from duchy.games.bruges.display.view import moment, view
from tests.bruges.walks import WALKS, sampled, viewers
from tests.support.rules import rule

Shown = Callable[[State, int], object]


def redealt(state: State, viewer: int, seed: int) -> State:
    """The same position with other cards wherever the viewer has seen none, and another future."""
    return state.observe(viewer).determinize(np.random.default_rng(seed))


def leaks(state: State, viewer: int, show: Shown) -> bool:
    """Whether what is shown depends on what the viewer may not know."""
    shown = {json.dumps(show(other, viewer)) for other in (state, *(redealt(state, viewer, seed) for seed in (1, 2)))}
    return len(shown) > 1


@rule("BR-INFO-01", "BR-INFO-02", "BR-INFO-03", "BR-INFO-05", "BR-INFO-06")
@pytest.mark.parametrize("number", range(len(WALKS)))
def test_redealing_what_is_unseen_changes_no_byte_of_the_view(number):
    for step in sampled(number, every=29):
        for viewer in viewers(step.before):
            assert not leaks(step.before, viewer, view)
            assert not leaks(step.before, viewer, lambda state, _: moment(state))


def test_a_planted_leak_is_found(monkeypatch):
    """A view that forgets to observe shows the hands of others."""
    monkeypatch.setattr(State, "seen_by", lambda state, viewer: state)
    found = 0
    for step in sampled(0, every=29):
        for viewer in viewers(step.before):
            found += leaks(step.before, viewer, lambda state, who: view_module.view(state, who, actions=False))
    assert found


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_the_log_of_others_says_nothing_about_unseen_cards(number):
    """Whichever card a player built a house with, the others read the same."""
    looked = 0
    for step in sampled(number, every=4):
        told = step.before.game.catalogue.decode(step.action)
        if told.kind != "house":
            continue
        for viewer in set(viewers(step.before)) - {step.player}:
            said = set()
            for seed in (1, 2, 3):
                before = redealt(step.before, viewer, seed)
                after = before.clone()
                after.apply(step.action, step.player)
                lines = entries(before.observe(viewer), step.player, step.action, after.observe(viewer))
                said.add(json.dumps([line.as_dict() for line in lines if line.key == "log-house"]))
            assert len(said) == 1
            looked += 1
    assert looked
