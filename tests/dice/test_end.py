"""End of the game, winner, tie-break (chapter 10)."""

from duchy.games.dice.display.log import entries, text
from tests.dice.pad import Pad
from tests.support.rules import rule


def last_round(players: int = 3) -> Pad:
    return Pad(players=players).phase("III", marked=10)


@rule("DG-END-01", "DG-END-02")
def test_the_game_ends_after_the_round_that_fills_the_third_track():
    pad = last_round(2).bonus(goods=1).roll(5, 6, "city", "pasture", double=True)
    assert not pad.state.is_over
    pad.sell(1)
    pad.build(5, 20)
    changes = pad.end_round()
    assert pad.state.is_over
    assert changes[0].gained(sales=2, built=1)
    assert changes[1].gained(worker=1)
    pad = Pad().phase("III", marked=9).roll(1, 1, "castle", "castle")
    pad.end_round()
    assert not pad.state.is_over


@rule("DG-END-03", "DG-WIN-01")
def test_the_total_is_the_sum_of_the_columns_and_the_highest_wins():
    pad = last_round()
    pad.points(5).points(6, phase="II").points(7, phase="III")
    pad.points(10, player=1, source="sales").points(9, player=1, phase="III", source="sales")
    pad.roll(3, 4, "monastery", "river")
    pad.end_round()
    assert pad.state.scores == [18, 19, 0]
    assert pad.state.places == [2, 1, 3]


@rule("DG-END-04", "DG-END-05")
def test_what_is_left_over_gives_no_points():
    pad = last_round().bonus(monk=3, silver=3, goods=3, worker=3).roll(3, 4, "monastery", "river")
    pad.end_round()
    assert pad.state.scores == [0, 0, 0]


@rule("DG-WIN-02", "DG-WIN-03")
def test_ties_are_broken_by_unused_bonuses_of_any_kind():
    pad = last_round()
    for player in range(3):
        pad.points(40, player)
    pad.bonus(player=0, monk=2).bonus(player=1, row=1, goods=1, silver=1).bonus(player=1, worker=1)
    pad.crossed(player=2, silver=5, goods=5)  # used ones do not count
    pad.roll(3, 4, "monastery", "river")
    pad.end_round()
    assert pad.state.places == [2, 1, 3]


@rule("DG-WIN-04", "DG-WIN-05")
def test_who_is_still_tied_shares_the_victory():
    pad = last_round(4)
    for player, vp in enumerate((40, 40, 30, 30)):
        pad.points(vp, player)
    pad.bonus(player=2, monk=1).roll(3, 4, "monastery", "river")
    while len(pad.state.deciders) > 1 or pad.step(pad.state.deciders[0]) != "second":
        player = pad.state.deciders[0]
        pad.state.apply("pass" if pad.step(player) == "build" else "seal", player)
    before, player = pad.state.clone(), pad.state.deciders[0]
    pad.state.apply("seal", player)
    assert pad.state.is_over
    assert pad.state.places == [1, 1, 3, 4]
    lines = [text(entry) for entry in entries(before, player, pad.game.parse("seal"), pad.state)]
    assert lines[-2:] == ["Player 1 shares the victory: 40 points!", "Player 2 shares the victory: 40 points!"]
