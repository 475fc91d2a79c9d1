"""docs/counting.md: numbers of things count from 1 everywhere, and all forms of one action name the same things.

What an action changes in the memory, which counts from 0, shows which things they are.
"""

import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import duchy
from duchy.engine.play.catalogue import Action, Amount, Number, Player
from tests.bruges import walks as bruges
from tests.burgundy import walks as burgundy
from tests.dice import walks as dice
from tests.support.walks import Step

AMOUNTS = {"workers", "count", "span"}
PLAYERS = {"other", "player", "seat"}
SPACE = re.compile(r"(?:space|hex) (\d+)")
DEPOT = re.compile(r"depots? (\d+)")


def steps(walks: Any) -> Iterator[tuple[Step, Action, Any]]:
    """Some actions of all walks, each as its player saw it offered."""
    for number in range(len(walks.WALKS)):
        for step in walks.sampled(number):
            game = step.before.game
            view = game.contract.view.view(step.before, step.player)
            (offered,) = [action for action in view["actions"] if action["id"] == step.action]
            yield step, game.catalogue.decode(step.action), offered


@pytest.mark.parametrize("game", duchy.GAMES)
def test_the_type_of_an_argument_says_how_it_counts(game: str) -> None:
    for kind in duchy.load(game).catalogue.kinds.values():
        for name, argument in kind.arguments.items():
            wanted = Amount if name in AMOUNTS else Player if name in PLAYERS else Number
            assert isinstance(argument, wanted), (kind.name, name)
            assert argument.first == {Number: 1, Player: 0}.get(wanted, argument.first)


@pytest.mark.parametrize("walks", [burgundy, dice, bruges], ids=["burgundy", "dice", "bruges"])
def test_notation_text_and_view_name_the_same_things(walks: Any) -> None:
    for step, action, offered in steps(walks):
        text = step.before.game.contract.describe.action_text(step.before, step.action, player=step.player)
        assert offered["args"] == dict(action.arguments)
        assert str(action) == " ".join([action.kind, *map(str, offered["args"].values())])
        targets = offered["targets"]
        for name in ("hex", "depot"):
            if name in action.arguments and action.kind != "load":
                assert targets[name] == action.arguments[name]
        if spaces := SPACE.findall(text):
            assert int(spaces[0]) == action.arguments["hex"]
        if depots := DEPOT.findall(text):
            assert int(depots[0]) == action.arguments["depot"]


def log_of(step: Step, action: Action) -> dict[str, Any] | None:
    """What the line of the log about an action says, where it is told at once."""
    log = step.before.game.contract.log
    told = [line.as_dict() for line in log.entries(step.before, step.player, step.action, step.after)]
    key = f"log-{action.kind.replace('_', '-')}"
    own = [line["args"] for line in told if line["key"] == key and line["args"]["player"] == step.player]
    return own[0] if own else None


def test_the_log_of_burgundy_says_what_the_action_says_and_the_memory_agrees() -> None:
    seen = set()
    for step, action, offered in steps(burgundy):
        arguments, targets = action.arguments, offered["targets"]
        told = log_of(step, action)
        if told is not None:
            for name in told.keys() & arguments.keys() - {"goods", "species", "shield"}:
                assert told[name] == arguments[name]
        before, after = step.before.record, step.after.record
        home, player = before.players[step.player].estate, before.players[step.player]
        if "hex" in arguments and action.kind != "take_shield" and not before.secret:
            laid = np.flatnonzero(after.estates[home].tiles != before.estates[home].tiles)
            assert laid.tolist() == [arguments["hex"] - 1]
            assert told is not None and told["hex"] == arguments["hex"]
        if "dice" in targets:
            assert all(player.dice[die - 1] == player.dice[arguments["die"] - 1] for die in targets["dice"])
            assert arguments["die"] in targets["dice"]
            spent = np.flatnonzero(after.players[step.player].spent != player.spent)
            assert spent.tolist() in ([arguments["die"] - 1], [])
        if "storage" in targets and not step.before.game.has_teams:  # whose slots go on in the team's storage
            stored = before.storages[player.storage].tiles
            kinds = {tile_number(offered["facts"]["tile"]), *(int(stored[slot - 1]) for slot in targets["storage"])}
            assert len(kinds) == 1 and arguments["slot"] in targets["storage"]
        if action.kind in ("take", "gain", "buy_depot"):
            depot = before.depots[targets["depot"] - 1]
            assert {int(depot[slot - 1]) for slot in targets["slots"]} == {tile_number(offered["facts"]["tile"])}
            assert arguments["slot"] in targets["slots"]
        if action.kind == "buy":
            tiles = {int(before.black[slot - 1]) for slot in targets["black"]}
            assert tiles == {tile_number(offered["facts"]["tile"])} and arguments["slot"] in targets["black"]
        seen.add(action.kind)
    assert {"take", "place", "sell", "workers", "buy", "found"} <= seen


def tile_number(name: str) -> int:
    from duchy.games.burgundy.components.tiles import KIND_NAMES

    return KIND_NAMES.index(name)


def test_the_view_of_burgundy_counts_from_1() -> None:
    for number in range(len(burgundy.WALKS)):
        for step in burgundy.sampled(number):
            state, view = step.after, step.after.game.contract.view.view(step.after)
            board = state.game.contract.view.board(state.game)
            assert view["round"] in (None, 1, 2, 3, 4, 5)
            for player, shown in enumerate(view["players"]):
                home = state.record.estates[state.record.players[player].estate]
                if shown["castle"] is None:
                    continue
                assert shown["castle"] == home.castle + 1 and shown["tiles"][shown["castle"] - 1] == "castle"
                regions = [space["region"] for space in board["estates"][shown["estate"]]["hexes"]]
                assert set(regions) == set(range(1, max(regions) + 1))
                whole = {n for n in regions if all(t for t, r in zip(shown["tiles"], regions, strict=True) if r == n)}
                assert set(shown["regions"]) == whole


def test_the_log_of_the_dice_game_says_what_the_action_says_and_the_memory_agrees() -> None:
    seen = set()
    for number in range(len(dice.WALKS)):
        waiting: dict[int, list[Action]] = {}
        for step in dice.walk(number):
            action = step.before.game.catalogue.decode(step.action)
            waiting.setdefault(step.player, []).append(action)
            if action.kind == "sheet":
                letter = "ABCD"[action.arguments["sheet"] - 1]
                assert letter == "ABCD"[step.after.record.players[step.player].sheet]
                waiting.clear()
            if not step.opens:
                continue
            for entry in step.before.game.contract.log.entries(step.before, step.player, step.action, step.after):
                line = entry.as_dict()
                if "hex" in line["args"]:
                    shared = step.after.game.options.as_dict()["variant"] == "same" and line["key"] == "log-castle"
                    who = 0 if shared else line["args"]["player"]
                    kind = line["key"].removeprefix("log-")
                    (made,) = [done for done in waiting[who] if done.kind == kind]
                    assert line["args"]["hex"] == made.arguments["hex"]
                    sheet = step.after.record.players[line["args"]["player"]]
                    assert int(sheet.built) >> line["args"]["hex"] - 1 & 1
                    seen.add(kind)
            waiting.clear()
    assert seen == {"castle", "build", "second"}


def test_the_view_of_the_dice_game_counts_from_1() -> None:
    for step, action, offered in steps(dice):
        dice_shown = step.before.game.contract.view.view(step.before, step.player)["dice"]
        targets = offered["targets"]
        if action.kind == "build" and offered["facts"]["used"] == "none":
            assert all(dice_shown["pips"][die - 1] == action.arguments["number"] for die in targets["pips"])
            assert all(dice_shown["colours"][die - 1] == offered["facts"]["colour"] for die in targets["colours"])
        shown = step.after.game.contract.view.view(step.after, step.player)["players"][step.player]
        castle = shown["castle"] or (shown["draft"]["castle"] if "draft" in shown else None)
        if action.kind == "castle":
            assert castle == action.arguments["hex"]
        if castle is not None:
            content = shown["draft"]["content"] if "draft" in shown else shown["content"]
            assert content["numbers"][castle - 1] == 0
