"""Variants (chapter 11)."""

import pytest

import duchy
from duchy.engine.errors import OptionError
from duchy.games.dice.components.sheets import AWARDS, LETTERS
from duchy.games.dice.display.log import entries
from duchy.games.dice.options import Options
from tests.dice.pad import Pad
from tests.dice.test_awards import ALL_BUT_ONE, again, finish
from tests.support.rules import rule


def different(players: int) -> duchy.State:
    return duchy.load("dice", players=players, variant="different").new_state(seed=1)


def letters(state: duchy.State, player: int) -> str:
    decoded = [state.game.catalogue.decode(action) for action in state.legal_actions(player)]
    return "".join(LETTERS[action.arguments["sheet"] - 1] for action in decoded)


@rule("DG-DIFF-01", "DG-DIFF-03", "DG-DIFF-04", "DG-DIFF-05")
def test_the_roller_chooses_a_sheet_first_then_the_others_clockwise_each_another_one():
    state = different(3)
    for player, (sheet, left) in enumerate([("C", "ABCD"), ("A", "ABD"), ("D", "BD")]):
        assert state.decision == "sheet"
        assert state.deciders == (player,)
        assert letters(state, player) == left
        state.apply({"kind": "sheet", "sheet": LETTERS.index(sheet) + 1})
    assert [LETTERS[me.sheet] for me in state.record.players[:3]] == ["C", "A", "D"]
    assert state.decision == "castle"
    assert state.deciders == (0, 1, 2)


@rule("DG-DIFF-02")
def test_four_can_differ_and_five_cannot():
    assert different(4).game.players == 4
    with pytest.raises(OptionError, match="up to 4 players"):
        different(5)
    with pytest.raises(OptionError, match="when the game starts"):
        duchy.load("dice", players=2, variant="different", sheet="B")


@rule("DG-DIFF-06", "DG-DIFF-07")
def test_colours_are_compared_across_sheets_and_scored_by_the_own_one():
    pad = Pad(players=2, sheet=None, variant="different")
    assert [int(pad.sheet(player)["sheet"]) for player in (0, 1)] == [0, 1]
    mines = {0: ({3: 3, 4: 3, 30: 4}, 34), 1: ({4: 3, 8: 3, 16: 4}, 23)}
    won = []
    for player, (numbers, last) in mines.items():
        pad.write(numbers, player=player).roll(4, 4, "mine", "mine")
        pad.build(4, last, player=player)
        won.append(pad.end_round()[player]["colours"])
    assert won == [int(AWARDS[0, 1, 0]), int(AWARDS[1, 1, 1])] == [3, 1]


@rule("DG-SAME-01", "DG-SAME-02", "DG-SAME-03")
def test_the_roller_chooses_one_castle_for_all():
    state = duchy.load("dice", players=3, variant="same", sheet="B").new_state(seed=1)
    assert state.decision == "castle"
    assert state.deciders == (0,)
    state.apply("castle 14")
    assert [int(me.castle) for me in state.record.players[:3]] == [13, 13, 13]
    assert {int(me.sheet) for me in state.record.players[:3]} == {1}
    assert state.scores == [1, 1, 1]
    assert state.record.players[2].ringed.sum() == 1
    assert state.question == "round"


@rule("DG-SAME-04")
def test_same_and_different_are_one_choice():
    options = duchy.load("dice", variant="same").options
    assert isinstance(options, Options) and options.variant == "same"
    with pytest.raises(OptionError, match="not one of basic, different, same"):
        duchy.load("dice", variant=["same", "different"])


@rule("DG-SOLO-01", "DG-SOLO-15")
@pytest.mark.parametrize("variant", ["same", "different"])
def test_one_player_always_plays_solo(variant):
    options = duchy.load("dice", players=1).options
    assert isinstance(options, Options) and options.solo
    with pytest.raises(OptionError, match="solo"):
        duchy.load("dice", players=1, variant=variant)


@rule("DG-SOLO-02", "DG-SOLO-03", "DG-SOLO-04", "DG-SOLO-05")
@pytest.mark.parametrize("seed", range(3))
def test_a_phase_has_eight_rounds_whatever_the_hourglasses(seed):
    pad = Pad(players=1, seed=seed)
    rounds = [0, 0, 0]
    glasses = set()
    while not pad.state.is_over:
        glasses.add(int(pad.state.record.hourglasses))
        rounds[pad.state.record.phase] += 1
        pad.end_round()
    assert rounds == [9, 8, 8]  # the pad set the clock back once, to the beginning of phase I
    assert glasses == {1, 2}
    state = duchy.load("dice", players=1).new_state(seed=seed)
    state.apply("castle 11")
    while not state.is_over:
        last = int(state.record.round_no)
        state.apply(state.legal_actions()[-1])
    assert last == 24


@rule("DG-SOLO-06")
def test_a_double_lets_goods_be_sold():
    pad = Pad(players=1).bonus(goods=1).roll(5, 6, "city", "pasture", double=True)
    assert pad.sell(1).gained(vp=2, silver=1)


@rule("DG-SOLO-07", "DG-SOLO-08", "DG-SOLO-10")
@pytest.mark.parametrize(("phase", "marked", "value"), [("I", 3, 3), ("II", 1, 3), ("II", 8, 3), ("III", 1, 1)])
def test_a_whole_colour_is_worth_more_before_phase_three(phase, marked, value):
    pad = again(Pad(players=1), "mine", (0,)).phase(phase, marked=marked)
    finish(pad, "mine")
    assert pad.end_round()[0].gained(colours=value)


@rule("DG-SOLO-09")
def test_a_colour_is_awarded_once_and_the_other_value_lapses():
    pad = again(Pad(players=1), "river", (0,))
    finish(pad, "river")
    pad.end_round()
    assert pad.state.record.awards_left[2] == 0
    assert ALL_BUT_ONE["river"]


@rule("DG-SOLO-11", "DG-SOLO-12")
@pytest.mark.parametrize("letter", LETTERS)
def test_everything_else_is_as_ever_on_any_sheet(letter):
    state = duchy.load("dice", players=1, sheet=letter).new_state(seed=2)
    assert len(state.legal_actions()) == 4
    state.apply(state.legal_actions()[0])
    assert state.scores == [1]
    assert state.record.players[0].ringed.sum() == 1


@rule("DG-SOLO-13", "DG-SOLO-14")
@pytest.mark.parametrize(
    ("title", "least", "most"), [("none", 0, 50), ("great", 51, 60), ("perfect", 61, 69), ("incredible", 70, 90)]
)
def test_verdicts(title, least, most):
    for vp in (least, most):
        pad = Pad(players=1).phase("III", marked=8).points(vp).roll(3, 4, "monastery", "river")
        pad.take_worker()
        assert pad.state.verdict is None
        pad.seal()
        assert (pad.state.is_over, pad.state.verdict) == (True, title)


@rule("DG-SOLO-13")
def test_the_verdict_is_told_at_the_end():
    pad = Pad(players=1).phase("III", marked=8).points(62).roll(3, 4, "monastery", "river")
    pad.take_worker()
    before = pad.state.clone()
    pad.seal()
    told = entries(before, 0, pad.game.parse("seal"), pad.state)
    assert told[-1].arguments == {"player": 0, "vp": 62, "verdict": "perfect"}
