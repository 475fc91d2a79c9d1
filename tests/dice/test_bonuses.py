"""Bonuses (chapter 8)."""

import pytest

from tests.dice.pad import Pad, numbers_of
from tests.support.rules import rule


@rule("DG-BONUS-01", "DG-BONUS-02")
def test_one_bonus_a_round_of_all_kinds_together(pad):
    pad.bonus(monk=2, worker=2, silver=2).roll(5, 6, "city", "pasture")
    assert not pad.can("build", number=1, hex=32)  # a monk and a worker at once
    pad.build(5, 26)
    assert pad.draft()["used"] == 1
    assert pad.legal("second") == []


@rule("DG-BONUS-03")
@pytest.mark.parametrize(("bonus", "number", "hex_"), [("monk", 5, 26), ("worker", 1, 20)])
def test_a_use_crosses_out_one_circle(pad, bonus, number, hex_):
    pad.bonus(**{bonus: 2}).roll(5, 6, "city", "pasture")
    assert pad.build(number, hex_) == {bonus: -1, f"crossed_{bonus}": 1, "built": 1}


@rule("DG-BONUS-04")
@pytest.mark.parametrize("row", [0, 1])
@pytest.mark.parametrize(("bonus", "number", "hex_"), [("monk", 5, 26), ("worker", 1, 20)])
def test_a_circle_of_either_row_serves(row, bonus, number, hex_):
    pad = Pad().bonus(row=row, **{bonus: 1}).roll(5, 6, "city", "pasture")
    assert pad.build(number, hex_).gained(**{f"crossed_{bonus}": 1})
    assert pad.draft()["ringed"].sum() == 0
    silver = Pad().bonus(row=row, silver=1).roll(5, 6, "city", "pasture")
    silver.build(5, 20)
    assert silver.second(28).gained(crossed_silver=1)


@rule("DG-BONUS-05")
def test_bonuses_keep_across_phases(pad):
    pad.bonus(monk=1, silver=1, goods=1, worker=1).phase("I", marked=10).roll(3, 4, "city", "city")
    pad.end_round()
    assert pad.state.record.phase == 1
    assert pad.sheet()["ringed"][0].tolist() == [1, 1, 1, 2]


@rule("DG-BONUS-07")
def test_a_monk_of_this_round_serves_from_the_next_one_on(pad):
    pad.write({32: 1}).roll(2, 3, "monastery", "city")
    assert pad.build(2, 33).gained(monk=1)
    assert pad.state.legal_actions(0) == [pad.game.parse("seal")]
    pad.end_round()
    pad.roll(5, 3, "castle", "castle")
    assert pad.can("build", number=5, hex=26)


@rule("DG-BONUS-08")
def test_nothing_trades_bonuses(pad):
    assert set(pad.game.catalogue.kinds) == {"sheet", "castle", "sell", "build", "pass", "second", "seal"}
    pad.bonus(monk=3, silver=3, worker=3).roll(3, 4, "monastery", "river")
    assert pad.take_worker() == {"worker": 1}


@rule("DG-BONUS-09")
@pytest.mark.parametrize(
    ("bonus", "rest", "number", "last", "colour"),
    [("monk", {32: 1}, 2, 33, "monastery"), ("goods", {26: 5}, 6, 31, "river")],
)
def test_without_a_circle_the_bonus_is_lost_and_the_points_count(bonus, rest, number, last, colour):
    pad = Pad().circles(**{bonus: 1}).bonus(**{bonus: 1}).write(rest).roll(number, number, colour, colour)
    assert pad.build(number, last).gained(vp=4, **{bonus: 0})


@rule("DG-BONUS-10")
def test_where_the_number_of_circles_is_unknown_there_is_always_one(pad):
    pad.bonus(worker=40).roll(3, 4, "monastery", "river")
    assert pad.state.record.circles.tolist() == [0, 0, 0, 0]
    assert pad.take_worker() == {"worker": 1}


@rule("DG-BONUS-11")
def test_a_crossed_circle_is_not_free_again(pad):
    pad.circles(worker=1).bonus(worker=1).roll(5, 6, "city", "pasture")
    pad.build(1, 20)
    pad.end_round()
    pad.roll(3, 4, "monastery", "river")
    assert pad.take_worker() == {}


@rule("DG-BONUS-12")
def test_a_bonus_is_never_spent_where_the_dice_do(pad):
    pad.bonus(monk=1, worker=1).roll(5, 6, "city", "pasture")
    for number in (5, 6):
        for hex_ in (20, 21, 28):
            trial = Pad().bonus(monk=1, worker=1).roll(5, 6, "city", "pasture")
            assert trial.build(number, hex_).gained(crossed_monk=0, crossed_worker=0)


@rule("DG-BONUS-13")
def test_a_bonus_goes_with_a_building_only(pad):
    pad.bonus(monk=1, worker=1, silver=1).roll(5, 6, "city", "pasture")
    pad.take_worker()
    assert pad.end_round()[0] == {"worker": 1}


@rule("DG-MONK-01", "DG-MONK-03", "DG-MONK-04")
def test_a_monk_makes_any_colour_with_the_numbers_rolled(pad):
    pad.write({25: 1}).bonus(monk=1).roll(3, 6, "castle", "castle")
    assert pad.hexes(3) == {20, 21, 28, 30}  # cities, a pasture, a mine
    assert pad.hexes(6) == {18, 20, 21, 26, 28, 31}  # no monastery takes a 6, nor a 3
    assert not any(pad.hexes(number) for number in (1, 2, 4, 5))
    pad.build(3, 30)
    assert numbers_of(pad.draft())[30] == 3


@rule("DG-MONK-02", "DG-WORKER-02")
def test_what_a_bonus_changes_is_changed_for_its_owner_only(pad):
    pad.bonus(monk=1).roll(5, 5, "castle", "castle")
    pad.build(5, 26)
    assert pad.state.array["colours"].tolist() == [[4, 4]]
    assert not pad.can("build", player=1)
    pad = Pad().bonus(worker=1).roll(3, 3, "river", "river")
    pad.build(5, 26)
    assert pad.state.array["pips"].tolist() == [[3, 3]]
    assert not pad.can("build", player=1)


@rule("DG-WORKER-01", "DG-WORKER-03", "DG-WORKER-04")
def test_a_worker_makes_any_number_with_the_colours_rolled(pad):
    pad.bonus(worker=1).roll(4, 4, "monastery", "pasture")
    assert [pad.hexes(number) for number in range(1, 7)] == [{28, 32, 33}, {28, 32, 33}, {28}, {28}, {28}, {28}]


@rule("DG-SILVER-01", "DG-SILVER-02", "DG-SILVER-03", "DG-SILVER-08")
def test_silver_builds_once_more_with_the_two_other_dice(pad):
    pad.bonus(silver=3).roll(5, 2, "city", "monastery")
    pad.build(5, 20)
    assert pad.legal("second") == [{"hex": 19}, {"hex": 32}, {"hex": 33}]
    assert pad.second(32) == {"silver": -1, "crossed_silver": 1, "built": 1}
    assert numbers_of(pad.draft()) == {20: 5, 32: 2}
    assert pad.state.legal_actions(0) == []


@rule("DG-SILVER-02")
def test_of_equal_dice_one_is_left():
    pad = Pad().bonus(silver=1).roll(5, 5, "city", "city")
    pad.build(5, 20)
    assert pad.legal("second") == []  # the same number again in the same city
    pad = Pad().bonus(silver=1).roll(1, 1, "monastery", "monastery")
    pad.build(1, 32)
    assert pad.legal("second") == [{"hex": 33}]


@rule("DG-SILVER-04")
def test_the_second_hex_may_touch_the_first(pad):
    pad.bonus(silver=1).roll(5, 4, "city", "pasture")
    pad.build(5, 20)
    assert pad.can("second", hex=13)
    assert not Pad().roll(4, 4, "pasture", "pasture").can("build", hex=13)


@rule("DG-SILVER-05", "DG-SILVER-11", "DG-EX-15")
def test_silver_won_by_the_first_building_pays_for_the_second(pad):
    pad.write({25: 1, 30: 3}).roll(4, 6, "mine", "river")
    assert pad.build(4, 34).gained(silver=1)
    assert pad.second(31).gained(silver=-1, crossed_silver=1)
    assert pad.draft()["used"] == 2


@rule("DG-SILVER-06", "DG-SILVER-07")
@pytest.mark.parametrize(("number", "hex_", "used"), [(5, 26, "monk"), (1, 20, "worker")])
def test_who_used_a_monk_or_a_worker_builds_no_second_hex(pad, number, hex_, used):
    pad.bonus(monk=1, worker=1, silver=1).roll(5, 6, "city", "pasture")
    assert pad.build(number, hex_).gained(**{f"crossed_{used}": 1})
    assert pad.legal("second") == []


@rule("DG-SILVER-06")
def test_the_second_building_takes_no_monk_and_no_worker(pad):
    pad.bonus(monk=3, worker=3, silver=1).roll(5, 6, "city", "pasture")
    pad.build(5, 20)
    assert pad.legal("second") == [{"hex": 13}, {"hex": 28}]  # pastures, with a 6


@rule("DG-SILVER-09")
def test_either_pair_may_be_built_first():
    for first, second in (((5, 20), 32), ((1, 32), 20)):
        pad = Pad().bonus(silver=1).roll(5, 1, "city", "monastery")
        pad.build(*first)
        pad.second(second)
        assert numbers_of(pad.draft()) == {20: 5, 32: 1}


@rule("DG-SILVER-10")
def test_silver_buys_no_worker(pad):
    pad.bonus(silver=1).roll(5, 1, "city", "river")
    pad.build(5, 20)
    assert pad.seal() == {}
    assert pad.end_round()[0].gained(worker=0, silver=0)
