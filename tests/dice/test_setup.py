"""Set-up and starting castle (chapter 2)."""

import pytest

import duchy
from duchy.games.dice.components.sheets import CASTLE_BONUS, CASTLE_HEX, LETTERS
from duchy.games.dice.questions import Decision
from tests.dice.pad import Pad, counted, numbers_of
from tests.support.rules import rule

CASTLES = (11, 14, 24, 27)  # of duchy A: goods, silver, worker, monk


def choosing(**options):
    return duchy.load("dice", **options).new_state(seed=4)


def chosen(*castles: int, **options):
    state = choosing(players=len(castles), **options)
    for player, castle in enumerate(castles):
        state.apply(f"castle {castle}", player)
    return state


@rule("DG-SETUP-01", "DG-SETUP-02")
@pytest.mark.parametrize("letter", LETTERS)
def test_everybody_has_the_same_sheet_which_may_be_any(letter):
    state = choosing(players=5, sheet=letter)
    assert {LETTERS[me["sheet"]] for me in state.array["players"][0]} == {letter}
    assert {int(me["sheet"]) for me in choosing(players=3).array["players"][0, :3]} == {0}


@rule("DG-SETUP-05", "DG-SETUP-06")
def test_a_game_begins_with_nothing():
    state = choosing(players=3)
    for me in state.array["players"][0, :3]:
        assert set(counted(me).values()) == {0}
    assert state.scores == [0, 0, 0]
    after = chosen(11, 11, 11)
    assert after.record.phase == 0
    assert after.record.marked == after.record.hourglasses


@rule("DG-START-01", "DG-START-14")
def test_each_player_builds_exactly_one_of_the_four_castles_first():
    state = choosing(players=2)
    assert state.decision == "castle"
    assert state.record.pips[0] == 0
    for player in range(2):
        assert state.legal_actions(player) == [state.game.parse(f"castle {hex_}") for hex_ in CASTLES]
    state.apply("castle 14", 0)
    assert state.legal_actions(0) == []


@rule("DG-START-02", "DG-START-03")
def test_the_castle_needs_no_dice_and_bears_no_number():
    state = chosen(14, 27)
    me = state.record.players[0]
    assert me.castle == 13
    assert me.built == 1 << 13
    assert numbers_of(me) == {}


@rule("DG-START-04", "DG-START-05", "DG-START-09")
@pytest.mark.parametrize(("castle", "bonus"), [(11, "goods"), (14, "silver"), (24, "worker"), (27, "monk")])
def test_the_castle_scores_and_rings_its_bonus_in_the_castle_row(castle, bonus):
    state = chosen(castle, castle)
    for me in state.array["players"][0, :2]:
        found = counted(me)
        assert {name: n for name, n in found.items() if n} == {"vp": 1, "castles": 1, f"castle_{bonus}": 1, "built": 1}
        assert me["points"][0].sum() == 1


@rule("DG-START-06", "DG-START-07")
def test_nobody_knows_the_others_choice_until_all_have_chosen():
    state = choosing(players=3)
    assert state.deciders == (0, 1, 2)
    state.apply("castle 14", 1)
    assert state.deciders == (0, 2)
    for viewer in (-1, 0, 2):
        seen = state.observe(viewer)
        assert seen.record.players[1].castle == -1
        assert seen.record.drafts[1].castle == -1
        assert seen.record.drafts[1].built == 0
    assert state.observe(1).record.drafts[1].castle == 13
    state.apply("castle 11", 0)
    state.apply("castle 27", 2)
    assert [int(me.castle) for me in state.record.players[:3]] == [10, 13, 26]
    assert state.question == "round"
    for player in range(3):
        assert not any(state.game.catalogue.kind_of(a).name == "castle" for a in state.legal_actions(player))


@rule("DG-START-08")
def test_several_may_start_with_the_same_castle():
    state = chosen(24, 24, 24)
    assert {int(me.castle) for me in state.record.players[:3]} == {23}


@rule("DG-START-10")
def test_the_castle_counts_for_adjacency():
    pad = Pad(castle=11).roll(2, 4, "city", "pasture")
    assert pad.hexes(2) == {5, 6, 10, 12}


@rule("DG-START-11", "DG-COLOUR-12")
def test_the_castle_counts_for_all_green_hexes():
    pad = Pad(castle=27)
    pad.write({17: 6, 13: 5, 25: 1, 11: 6, 14: 5}).roll(1, 1, "castle", "castle")
    assert pad.build(1, 24).gained(vp=1)
    assert pad.end_round()[0].gained(castles=1, colours=3)


@rule("DG-START-12", "DG-CASTLE-04")
def test_the_castle_supplies_no_number():
    pad = Pad(castle=27).roll(1, 2, "castle", "castle")
    for me in pad.state.array["drafts"][0, :2]:
        assert me["border"]
        assert all(not fits & (1 << 10 | 1 << 13 | 1 << 23) for fits in me["fits"].tolist())
    assert pad.legal("build") == []


@rule("DG-START-13")
def test_the_first_bonus_may_be_used_in_the_first_round():
    state = chosen(27, 27)
    state.array["pips"] = 5, 5
    state.array["colours"] = 4, 4
    assert state.record.steps[0] == Decision.BUILD
    legal = [state.game.catalogue.decode(a) for a in state.legal_actions(0)]
    assert {action.arguments["hex"] for action in legal if action.kind == "build"} == {20, 21, 26, 28}


@rule("DG-SETUP-03", "DG-SETUP-04", "DG-ROUND-02")
def test_the_roller_is_the_same_all_game_long_and_nobody_is_asked_to_roll():
    from duchy.games.dice.chapters.setup import ROLLER
    from duchy.games.dice.display.view import board

    state = chosen(14, 27)
    assert board(state.game)["roller"] == ROLLER == 0
    while not state.is_over:
        assert state.question == "round"
        before = state.revelations
        player = state.deciders[-1]
        state.apply(state.legal_actions(player)[-1], player)
        assert state.revelations - before in (0, 1)


def test_a_castle_has_the_bonus_of_its_square():
    assert [int(CASTLE_BONUS[0, hex_]) for hex_ in CASTLE_HEX[0]] == [2, 1, 3, 0]
