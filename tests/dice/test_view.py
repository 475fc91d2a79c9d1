"""The view: complete, true about costs and gains, and silent about what its viewer may not know."""

import gzip
import json
from typing import Any

import pytest

import duchy
from duchy.engine.errors import WrongObserver
from duchy.engine.game.game import SPECTATOR
from duchy.games.dice.display.shapes import Board, Setup, View
from duchy.games.dice.display.view import board, kernels, moment, setup, view
from tests.dice.pad import Pad
from tests.dice.walks import WALKS, sampled, viewers, walk
from tests.support.sentences import prompt
from tests.support.shapes import check_shape
from tests.support.texts import LANGUAGES

FIRST_VIEW = 10_000  # bytes, compressed


def dumped(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":"), allow_nan=False).encode()


def action(pad: Pad, kind: str, player: int = 0, **arguments: int) -> dict[str, Any]:
    """The one action of a kind with these arguments that a player is shown."""
    shown = view(pad.state, player)["actions"]
    (found,) = [a for a in shown if a["kind"] == kind and arguments.items() <= a["args"].items()]
    return {key: value for key, value in found.items() if key not in ("id", "kind", "args")}


# --- over whole games ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_a_view_is_plain_json_of_the_described_shape_and_changes_nothing(number):
    for state in (*(step.before for step in sampled(number)), walk(number)[-1].after):
        digest = state.digest()
        for viewer in viewers(state):
            shown = view(state, viewer)
            check_shape(shown, View)
            assert json.loads(dumped(shown)) == shown
        assert state.digest() == digest


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_the_first_view_is_small(number):
    first = walk(number)[0].before
    shown = dumped(board(first.game)) + dumped(view(first, 0))
    assert len(gzip.compress(shown)) < FIRST_VIEW


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_board_and_setup_have_the_described_shape(number):
    game = walk(number)[0].before.game
    check_shape(board(game), Board)
    check_shape(setup(), Setup)
    assert ("verdicts" in board(game)) == (game.players == 1)
    assert set(board(game)["sheets"]) == (
        set("ABCD") if WALKS[number].get("variant") == "different" else {WALKS[number].get("sheet", "A")}
    )


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_what_is_announced_is_what_happens(number):
    for step in sampled(number, every=5):
        (shown,) = [a for a in view(step.before, step.player)["actions"] if a["id"] == step.action]
        assert shown.get("reveals", False) == step.opens
        before = step.before.record.drafts[step.player]
        after = (step.after.record.players if step.opens else step.after.record.drafts)[step.player]
        gained = int(after.points[:, :4].sum() - before.points[:, :4].sum())  # awards come with the end of the round
        assert sum(shown.get("gain", {}).get("vp", {}).values()) == gained
        crossed = int(after.crossed.sum() - before.crossed.sum())
        sold = shown["args"].get("count", 0)
        assert crossed == sold + (shown.get("facts", {}).get("used", "none") != "none")


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_every_award_was_announced_by_the_building_that_won_it(number):
    announced: dict[int, int] = {}
    for step in walk(number):
        (shown,) = [a for a in view(step.before, step.player)["actions"] if a["id"] == step.action]
        promised = shown.get("gain", {}).get("award", {}).get("vp", 0)
        announced[step.player] = announced.get(step.player, 0) + promised
    final = walk(number)[-1].after
    for player, vp in announced.items():
        assert int(final.record.players[player].points[:, 4].sum()) == vp


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_full_and_observed_states_tell_the_same(number):
    for step in sampled(number):
        for viewer in viewers(step.before):
            assert view(step.before, viewer) == view(step.before.observe(viewer), viewer)
            assert moment(step.before) == moment(step.before.observe(viewer))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(WALKS)))
def test_every_prompt_can_be_said(number, language):
    for step in sampled(number):
        for viewer in viewers(step.before):
            assert prompt(step.before, viewer, language)
    assert prompt(walk(number)[-1].after, SPECTATOR, language)


def test_an_observed_state_is_shown_to_its_observer_only():
    state = walk(1)[0].before.observe(0)
    with pytest.raises(WrongObserver, match="observed for player=0"):
        view(state, 1)


def test_what_must_be_compiled_is_listed():
    game = duchy.load("dice", players=2)
    for kernel in kernels(game):
        kernel.call()
    assert [kernel.name for kernel in kernels(game)] == ["preview", "award"]


# --- single positions ------------------------------------------------------------------------------------------------


def test_a_building_with_the_dice(pad):
    pad.phase("II").write({20: 6, 13: 4}).bonus(silver=1).roll(4, 5, "pasture", "river")
    assert action(pad, "build", number=4, hex=12) == {
        "targets": {"hex": 12, "pips": [1], "colours": [1]},
        "facts": {"number": 4, "colour": "pasture", "used": "none"},
        "gain": {"vp": {"pastures": 6}, "area": {"colour": "pasture", "size": 2}},
        "then": {"number": 5, "colour": "river", "hexes": 2},
    }


def test_a_building_with_a_monk_may_take_either_colour_die(pad):
    pad.bonus(monk=1, silver=1).roll(5, 5, "castle", "mine")
    assert action(pad, "build", number=5, hex=26) == {
        "targets": {"hex": 26, "pips": [1, 2], "colours": [1, 2]},
        "facts": {"number": 5, "colour": "river", "used": "monk"},
    }


def test_a_building_with_a_worker_may_take_either_pip_die(pad):
    pad.bonus(worker=1).roll(3, 4, "monastery", "mine")
    assert action(pad, "build", number=1, hex=32) == {
        "targets": {"hex": 32, "pips": [1, 2], "colours": [1]},
        "facts": {"number": 1, "colour": "monastery", "used": "worker"},
    }


def test_a_sale_and_a_pass(pad):
    pad.bonus(goods=2).roll(3, 4, "monastery", "mine", double=True)
    assert action(pad, "sell", count=2) == {
        "targets": {"goods": 2},
        "gain": {"vp": {"sales": 4}, "bonuses": {"silver": 2}},
    }
    pad.sell(0)
    assert action(pad, "pass") == {"targets": {}, "gain": {"bonuses": {"worker": 1}}}


def test_a_start_castle_and_a_sheet():
    state = duchy.load("dice", players=2).new_state(seed=1)
    shown = view(state, 0)["actions"][0]
    assert shown["targets"] == {"hex": 11}
    assert shown["facts"] == {"bonus": "goods"}
    assert shown["gain"] == {"vp": {"castles": 1}, "bonuses": {"goods": 1}}
    state = duchy.load("dice", players=2, variant="different").new_state(seed=1)
    assert [a["targets"] for a in view(state, 0)["actions"]] == [{"sheet": letter} for letter in "ABCD"]


def test_the_draft_is_the_viewers_own_and_names_the_dice_it_took(pad):
    pad.bonus(silver=1).roll(5, 6, "city", "river")
    pad.build(5, 20)
    seen = view(pad.state, 0)
    draft = seen["players"][0]["draft"]
    assert draft["step"] == "second"
    assert draft["content"]["numbers"][19] == 5
    assert draft["round"] == {"sold": 0, "passed": False, "used": None, "built": [20], "pips": [1], "colours": [1]}
    assert seen["players"][0]["content"]["numbers"][19] is None
    assert seen["decision"] == {"kind": "second"}
    assert "draft" not in seen["players"][1]
    pad.second(26)
    draft = view(pad.state, 0)["players"][0]["draft"]
    assert draft["step"] is None
    assert draft["round"]["pips"] == [1, 2]
    assert view(pad.state, 0)["players"][0]["sealed"]
    pad.end_round()
    assert view(pad.state, 1)["players"][0]["last"]["built"] == [20, 26]


@pytest.mark.parametrize(
    ("roll", "bonus", "expected"),
    [
        ((5, 6, "city", "river"), {}, "prompt-build"),
        ((3, 4, "monastery", "river"), {}, "prompt-build.pass"),
        ((5, 6, "city", "river", True), {"goods": 1}, "prompt-sell"),
    ],
)
def test_prompts_leave_out_what_is_not_possible(pad, roll, bonus, expected):
    pad.bonus(**bonus).roll(*roll)
    assert view(pad.state, 0)["prompt"] == {"key": expected}


def test_prompts_of_the_second_building_and_of_waiting(pad):
    pad.bonus(silver=1).roll(5, 6, "city", "river")
    pad.build(5, 20)
    assert view(pad.state, 0)["prompt"] == {"key": "prompt-second"}
    pad.take_worker(player=1)
    assert view(pad.state, 1)["prompt"] == {"key": "prompt-second.seal"}
    pad.seal(0)
    assert view(pad.state, 0)["prompt"] == {"key": "prompt-sealed", "args": {"players": [1]}}
    assert view(pad.state)["prompt"] == {"key": "prompt-waiting", "args": {"players": [1]}}


def test_the_end_of_a_game():
    final = view(walk(0)[-1].after, 0)
    assert final["over"]
    assert final["players"][0]["place"] == 1
    assert final["players"][0]["verdict"] in ("none", "great", "perfect", "incredible")
    assert final["marked"] == [8, 8, 8]
    assert view(walk(5)[-1].after)["marked"] == [10, 10, 10]
    assert "verdict" not in view(walk(5)[-1].after)["players"][0]
