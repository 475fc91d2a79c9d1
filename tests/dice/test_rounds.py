"""Phases, rounds and the time track (chapter 3)."""

import pytest

from tests.dice.pad import Pad, numbers_of, seeded
from tests.support.present import present
from tests.support.rules import rule


def next_round(pad: Pad, double: bool) -> Pad:
    """End the round, with a roll to come that shows so many hourglasses."""
    seed = 0
    while True:
        trial = pad.state.clone()
        trial.reseed(seed)
        while trial.revelations == pad.state.revelations:
            player = trial.deciders[0]
            trial.apply(trial.legal_actions(player)[-1], player)
        if (trial.record.hourglasses == 2) == double:
            break
        seed += 1
    pad.state.reseed(seed)
    while pad.state.revelations != trial.revelations:
        player = pad.state.deciders[0]
        pad.state.apply(pad.state.legal_actions(player)[-1], player)
    return pad


@rule("DG-PHASE-01", "DG-PHASE-02", "DG-PHASE-03")
@pytest.mark.parametrize("players", [2, 5])
def test_three_phases_of_five_to_ten_rounds(players):
    for seed in range(3):
        pad = seeded(Pad(players=players, seed=seed), seed)
        rounds = {0: 0, 1: 0, 2: 0}
        while not pad.state.is_over:
            rounds[int(pad.state.record.phase)] += 1
            pad.end_round()
        assert all(5 <= count <= 10 for count in rounds.values())


@rule("DG-PHASE-03")
@pytest.mark.parametrize(("double", "rounds"), [(True, 5), (False, 10)])
def test_the_shortest_and_the_longest_phase(double, rounds):
    pad = Pad().phase("II", marked=10)
    for _ in range(rounds):
        next_round(pad, double)
        assert pad.state.record.phase == 2
    assert pad.state.record.marked == 10


@rule("DG-PHASE-04", "DG-EX-01", "DG-AREA-03")
@pytest.mark.parametrize(("phase", "vp"), [("I", 8), ("II", 6), ("III", 4)])
def test_phases_differ_in_points_only(phase, vp):
    pad = Pad().phase(phase).write({20: 1, 21: 2}).roll(3, 3, "city", "city")
    assert pad.hexes(3) == {22}
    assert pad.build(3, 22).gained(vp=vp, areas=vp, worker=1)


@rule("DG-PHASE-05", "DG-PHASE-06", "DG-PHASE-07", "DG-ERR-01")
def test_a_phase_ends_after_the_round_that_fills_its_track(pad):
    pad.phase("I", marked=10).write({20: 1, 21: 2}).roll(3, 3, "city", "city")
    assert pad.build(3, 22).gained(vp=8)
    assert pad.end_round()[0].gained(vp=8)
    assert pad.sheet()["points"][0].sum() == 8
    assert pad.state.record.phase == 1
    assert pad.state.record.marked == pad.state.record.hourglasses


@rule("DG-ROUND-01", "DG-SELL-08")
def test_a_round_runs_from_the_roll_to_the_sale_to_the_building_to_the_awards(pad):
    pad.bonus(goods=1).write({30: 3, 34: 3, 3: 4}).write({8: 1}).roll(3, 4, "mine", "city", double=True)
    assert pad.step() == "sell"
    assert pad.legal("build") == []
    pad.sell(1)
    assert pad.step() == "build"
    pad.build(3, 4)
    assert pad.step() == "second"
    assert pad.draft()["awards"].sum() == 0
    round_no = int(pad.state.record.round_no)
    assert pad.end_round()[0].gained(colours=3)
    assert pad.state.record.round_no == round_no + 1


@rule("DG-ROUND-04", "DG-ROUND-07", "DG-ERR-02")
def test_all_decide_at_once_in_any_order_and_the_next_roll_waits_for_the_last():
    pad = Pad(players=3).roll(5, 6, "city", "pasture")
    everybody = pad.state.deciders
    assert everybody == (0, 1, 2)
    dice = pad.state.array["pips"].tolist()
    pad.build(5, 20, player=2)
    pad.build(6, 20, player=0)
    pad.seal(2)
    pad.take_worker(player=1)
    pad.seal(0)
    last = pad.state.deciders
    assert last == (1,)
    assert pad.state.array["pips"].tolist() == dice
    before = pad.state.revelations
    pad.seal(1)
    assert pad.state.revelations == before + 1
    assert pad.state.deciders == (0, 1, 2)


@rule("DG-ROUND-05", "DG-ROUND-06")
def test_a_building_is_seen_by_nobody_else_until_the_round_is_opened():
    pad = Pad(players=2).roll(5, 6, "city", "pasture")
    pad.build(5, 20)
    for viewer in (-1, 1):
        seen = pad.state.observe(viewer).record
        assert numbers_of(seen.players[0]) == numbers_of(seen.drafts[0]) == {}
    assert numbers_of(pad.state.observe(0).record.drafts[0]) == {20: 5}
    assert pad.vp() == 0
    pad.end_round()
    assert numbers_of(pad.state.observe(1).record.players[0]) == {20: 5}


@rule("DG-ROUND-08", "DG-PASS-03")
def test_a_full_duchy_still_passes():
    pad = Pad().full()
    pad.bonus(goods=1).roll(1, 2, "city", "mine", double=True)
    assert pad.sell(1).gained(vp=2)
    assert pad.legal("build") == []
    assert pad.can("pass")
    assert pad.take_worker().gained(worker=1)


@rule("DG-TIME-01", "DG-TIME-02")
@pytest.mark.parametrize("double", [False, True])
def test_as_many_boxes_as_hourglasses_are_marked(pad, double):
    pad.phase("II", marked=3)
    next_round(pad, double)
    assert pad.state.record.marked == 3 + 1 + double
    assert pad.state.record.phase == 1


@rule("DG-TIME-03", "DG-TIME-04", "DG-EX-14")
def test_a_double_on_the_last_box_marks_one_and_still_sells(pad):
    pad.phase("I", marked=9).bonus(goods=1)
    next_round(pad, double=True)
    assert (pad.state.record.phase, pad.state.record.marked) == (0, 10)
    assert pad.step() == "sell"
    assert pad.sell(1).gained(vp=2, silver=1)
    next_round(pad, double=False)
    assert (pad.state.record.phase, pad.state.record.marked) == (1, 1)


@rule("DG-TIME-05", "DG-TIME-06")
def test_one_track_for_all_and_a_double_is_told_to_everybody(pad):
    from duchy.games.dice.display.log import entries, text
    from duchy.games.dice.display.view import view

    assert "marked" in pad.state.array.dtype.names
    assert "marked" not in pad.state.array["players"].dtype.names
    before = pad.state.clone()
    while pad.state.revelations == before.revelations:
        before = pad.state.clone()
        player = pad.state.deciders[0]
        pad.state.reseed(2)
        action = pad.state.legal_actions(player)[-1]
        pad.state.apply(action, player)
    lines = [text(entry) for entry in entries(before, player, action, pad.state)]
    double = pad.state.record.hourglasses == 2
    assert any(("a double hourglass" if double else "one hourglass") in line for line in lines)
    assert present(view(pad.state)["dice"])["hourglasses"] == pad.state.record.hourglasses
