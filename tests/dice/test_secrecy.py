"""Nobody learns of a choice before all are made: not from what is shown, told, counted, learnt or judged."""

import json

import numpy as np
import pytest

import duchy
from duchy import bots
from duchy.engine.match.match import Match
from duchy.games.dice.display.log import entries
from duchy.games.dice.display.view import moment, view
from tests.dice.pad import Pad
from tests.dice.walks import WALKS, sampled, viewers
from tests.support.rules import rule


def after_each(state: duchy.State, player: int) -> list[duchy.State]:
    """The positions that a player's actions lead to, while the round stays closed."""
    reached = []
    for action in state.legal_actions(player):
        after = state.clone()
        after.apply(action, player)
        if after.revelations == state.revelations:
            reached.append(after)
    return reached


@rule("DG-ROUND-05", "DG-ROUND-09", "DG-START-06")
@pytest.mark.compiled
@pytest.mark.parametrize("number", [n for n, options in enumerate(WALKS) if options["players"] > 1])
def test_whatever_somebody_chooses_the_others_see_the_same(number):
    looked = 0
    for step in sampled(number, every=7):
        if len(step.before.deciders) < 2:
            continue
        for player in step.before.deciders:
            reached = after_each(step.before, player)
            looked += len(reached) > 1
            for other in set(viewers(step.before)) - {player}:
                shown = {json.dumps(view(after, other)) for after in reached}
                assert len(shown) <= 1
                told = {
                    json.dumps([e.as_dict() for e in entries(step.before.observe(other), player, 0, after)])
                    for after in (state.observe(other) for state in reached)
                }
                assert len(told) <= 1
                if other >= 0:
                    assert len({after.features(other).tobytes() for after in reached}) <= 1
            assert len({json.dumps(moment(after)) for after in reached}) <= 1
            assert len({tuple(after.scores) for after in reached}) <= 1
            assert len({after.deciders for after in reached}) <= 1
    assert looked


@rule("DG-ROUND-09")
def test_every_way_through_a_round_has_the_same_steps():
    ways = {
        "pass": ["sell 0", "pass", "seal"],
        "plain": ["sell 1", "build 5 20", "seal"],
        "monk": ["sell 0", "build 5 26", "seal"],
        "silver": ["sell 2", "build 5 20", "second 26"],
    }
    for actions in ways.values():
        pad = Pad().bonus(goods=2, monk=1).roll(5, 6, "city", "river", double=True)
        for place, action in enumerate(actions):
            assert 0 in pad.state.deciders
            pad.state.apply(action, 0)
            assert pad.step() == ["build", "second", "none"][place]
        assert pad.state.deciders == (1,)


def test_what_is_sealed_can_be_taken_back_until_all_have_sealed():
    match = Match(duchy.load("dice", players=2), seed=3)
    match.apply("castle 11", 0)
    assert match.can_undo(0)
    match.undo(0)
    match.apply("castle 14", 0)
    match.apply("castle 27", 1)
    assert not match.can_undo(0)
    match.apply("pass", 0)
    match.apply("pass", 1)
    match.apply("seal", 0)
    match.undo(0)  # the others stay where they are
    match.undo(0)
    assert match.state.record.steps[0] == match.state.game.decisions.index("build")
    assert match.state.record.steps[1] == match.state.game.decisions.index("second")


@pytest.mark.compiled
@pytest.mark.parametrize("bot", ["random", "greedy", "search"])
def test_bots_choose_the_same_whatever_the_others_have_sealed(bot):
    game = duchy.load("dice", players=2)
    quick = {"iterations": 30, "threads": 1} if bot == "search" else {}
    chosen = set()
    for castle in (11, 14, 24, 27):
        state = game.new_state(seed=5)
        state.apply(f"castle {castle}", 0)
        chosen.add(bots.make(bot, game, seed=2, **quick).choose(state.observe(1)))
    assert len(chosen) == 1


@pytest.mark.compiled
@pytest.mark.parametrize("bot", ["random", "greedy", "search"])
def test_any_of_several_deciders_may_be_a_bot(bot):
    quick = {"iterations": 20, "threads": 1} if bot == "search" else {}
    for player in range(3):
        pad = Pad(players=3).bonus(player=player, worker=1, silver=1).roll(5, 2, "city", "monastery")
        player_ = bots.make(bot, pad.game, seed=2, **quick)
        while player in pad.state.deciders:
            legal = pad.state.legal_actions(player)
            choice = player_.choose(pad.state.observe(player))
            assert choice in legal
            pad.state.apply(choice, player)


def test_a_guess_fits_what_is_known_of_a_round():
    """Steps that others have made are filled in, and their open sheets stay."""
    pad = Pad(players=3)
    pad.bonus(player=1, goods=2).roll(5, 6, "city", "river", double=True)
    pad.sell(2, player=1)
    pad.take_worker(player=2)
    guesses = [pad.state.observe(0).determinize(np.random.default_rng(seed)) for seed in range(12)]
    assert {int(guess.record.drafts[1].sold) for guess in guesses} == {0, 1, 2}
    assert {int(guess.record.drafts[2].first) >= 0 for guess in guesses} == {True}
    for guess in guesses:
        assert guess.observe(0) == pad.state.observe(0)
