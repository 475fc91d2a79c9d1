"""From the parts of a position to a record. What is left out is derived from the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from duchy.engine.errors import UnknownAction
from duchy.engine.game.game import Game, State
from duchy.engine.kernels.arrays import Records
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.rule import rule
from duchy.games.dice.actions import CATALOGUE
from duchy.games.dice.chapters.building import cover, narrow, prepare_sheet
from duchy.games.dice.chapters.rounds import first_step, open_draft
from duchy.games.dice.components.parts import BONUS_NAMES, BOXES, COLOUR_NAMES, COLOURS, PHASES, SOLO_ROUNDS
from duchy.games.dice.components.sheets import HEXES, LETTERS
from duchy.games.dice.options import SAME
from duchy.games.dice.position.fault import WrongPosition
from duchy.games.dice.position.reading import PRINTED_CIRCLES, usual_castle, usual_sheet
from duchy.games.dice.position.shape import AWARD_NAMES, CATEGORY_NAMES, PHASE_NAMES, STEPS
from duchy.games.dice.questions import Decision
from duchy.games.dice.state import State as StateRecord

Parts = Mapping[str, Any]


def fill(game: Game, table: Parts, seats: Sequence[Parts]) -> np.ndarray[Any, Any]:
    """The record with these parts."""
    array = game.blank()
    array["over"] = table.get("over", False)
    _fill_table(array, table)
    for player, parts in enumerate(seats):
        _fill_sheet(array, player, parts)
    _fill_awards_left(array)
    _ask(array)
    derive(argument(array))
    for player, parts in enumerate(seats):
        _take_actions(game, array, player, parts)
    for player, parts in enumerate(seats):
        _fill_step(array, player, parts)
    array["revelations"] = array["round_no"] + array["over"]
    return array


def _fill_table(array: np.ndarray[Any, Any], table: Parts) -> None:
    seats = int(array["seats"][0])
    array["round_no"] = rounds = table.get("round", 1)
    array["phase"] = PHASE_NAMES.index(table.get("phase", PHASE_NAMES[0]))
    circles = table.get("circles")
    array["circles"][0] = PRINTED_CIRCLES if circles is None else _counts(circles)
    if not rounds:
        for part in ("over", "phase", "time", "pips", "colours", "hourglasses"):
            if part in table:
                raise WrongPosition(part, "error-position-setup")
        return
    array["pips"][0] = table.get("pips", [1, 1])
    array["colours"][0] = [COLOUR_NAMES.index(name) for name in table.get("colours", ["castle", "castle"])]
    array["hourglasses"] = table.get("hourglasses", 1)
    time = table.get("time", 1 if seats == 1 else table.get("hourglasses", 1))
    most = SOLO_ROUNDS if seats == 1 else BOXES
    if time > most:
        raise WrongPosition("time", "error-not-between", value=str(time), first="0", last=str(most))
    if array["over"][0] and (time < most or int(array["phase"][0]) < PHASES - 1):
        raise WrongPosition("over", "error-position-not-over")
    array["marked"] = time


def _counts(bonuses: Mapping[str, int]) -> list[int]:
    return [bonuses.get(name, 0) for name in BONUS_NAMES]


def _fill_sheet(array: np.ndarray[Any, Any], player: int, parts: Parts) -> None:
    me, seat = array["players"][0][player], f"seat {player}"
    clock = {name: int(array[name][0]) for name in ("round_no", "variant")}
    if "sheet" in parts:
        sheet = LETTERS.index(parts["sheet"])
        if me["sheet"] not in (-1, sheet):
            raise WrongPosition(f"{seat} sheet", "error-position-sheet-option")
        me["sheet"] = sheet
    elif me["sheet"] < 0:
        me["sheet"] = usual_sheet(clock, player)
    me["castle"] = parts["castle"] - 1 if "castle" in parts else usual_castle(clock, int(me["sheet"]))
    for space, number in parts.get("numbers", {}).items():
        me["numbers"][space - 1] = number
    me["ringed"] = [_counts(parts.get(name, {})) for name in ("bonuses", "castle_bonuses")]
    me["crossed"] = [_counts(parts.get(name, {})) for name in ("crossed", "castle_crossed")]
    for phase, points in parts.get("points", {}).items():
        me["points"][PHASE_NAMES.index(phase)] = [points.get(name, 0) for name in CATEGORY_NAMES]
    for colour, rank in parts.get("awards", {}).items():
        me["awards"][COLOUR_NAMES.index(colour)] = 1 + AWARD_NAMES.index(rank)
    me["first"] = me["second"] = -1
    for phrase in parts.get("last", []):
        _fill_last(me, phrase, f"{seat} last")


def _fill_last(me: Any, phrase: str, part: str) -> None:
    """What the last round brought: ``sold 2``, ``passed``, ``used monk``, ``first 12``, ``second 13``."""
    name, *words = phrase.split()
    number = int(words[0]) if len(words) == 1 and words[0].isascii() and words[0].isdecimal() else 0
    if name == "passed" and not words:
        me["passed"] = 1
    elif name == "used" and len(words) == 1 and words[0] in BONUS_NAMES:
        me["used"] = 1 + BONUS_NAMES.index(words[0])
    elif name == "sold" and 1 <= number <= 99:
        me["sold"] = number
    elif name in ("first", "second") and 1 <= number <= HEXES:
        me[name] = number - 1
    else:
        raise WrongPosition(part, "error-position-phrase", value=repr(phrase))


def _fill_awards_left(array: np.ndarray[Any, Any]) -> None:
    """Awards are struck out when the first and when the second is given; a game for one player has one of each."""
    seats = int(array["seats"][0])
    highest = array["players"]["awards"][0][:seats].max(axis=0)
    for colour in range(COLOURS):
        array["awards_left"][0][colour] = 0 if seats == 1 and highest[colour] else 2 - int(highest[colour])


def _ask(array: np.ndarray[Any, Any]) -> None:
    """Who decides what: sheets one after the other, castles and rounds together."""
    if array["over"][0]:
        return
    seats, variant = int(array["seats"][0]), int(array["variant"][0])
    sheets = array["players"]["sheet"][0][:seats].tolist()
    kind, who = Decision.ROUND, (1 << seats) - 1
    if -1 in sheets:
        kind, who = Decision.SHEET, 1 << sheets.index(-1)
    elif not array["round_no"][0]:
        kind = Decision.CASTLE
        who = 1 if variant == SAME else who
    array["agenda"][0, 0]["kind"] = int(kind)
    array["agenda"][0, 0]["who"] = who
    array["depth"] = 1


def _take_actions(game: Game, array: np.ndarray[Any, Any], player: int, parts: Parts) -> None:
    """Let a player take the actions of this round, which are written in the draft."""
    part = f"seat {player} did"
    for phrase in parts.get("did", []):
        state = State(game, array)
        if array["over"][0]:
            raise WrongPosition(part, "error-position-over")
        try:
            action = CATALOGUE.parse(phrase)
        except UnknownAction as error:
            raise WrongPosition(part, "error-position-action", problem=error) from None
        if player not in state.deciders or action not in state.legal_actions(player):
            raise WrongPosition(part, "error-position-not-legal", action=phrase)
        before = array.copy()
        state._take(player, action)
        opens = array["revelations"][0] != before["revelations"][0]
        if opens or array["players"].tobytes() != before["players"].tobytes():
            raise WrongPosition(part, "error-position-opened", action=phrase)
    array["ply"] = 0  # the caller knows how many actions were taken


def _fill_step(array: np.ndarray[Any, Any], player: int, parts: Parts) -> None:
    """How far a player has come whose actions are not known."""
    if "step" not in parts:
        return
    step = STEPS[parts["step"]]
    if array["over"][0]:
        raise WrongPosition(f"seat {player} step", "error-position-over")
    if array["round_no"][0]:
        array["steps"][0][player] = int(step)
    if not step:
        array["agenda"][0, 0]["who"] &= ~(1 << player)


@rule
def derive(states: Records[StateRecord]) -> None:
    """Make up what sheets keep for speed from what is written on them, and begin the round with drafts like them."""
    s = states[0]
    for p in range(s.seats):
        me = s.players[p]
        if me.sheet >= 0:
            prepare_sheet(me)
            if me.castle >= 0:
                cover(me, me.castle)
            for space in range(HEXES):
                if me.numbers[space]:
                    cover(me, space)
                    narrow(me, me.numbers[space], space)
        open_draft(s, p)
        if s.over:
            s.drafts[p] = s.players[p]
        elif s.round_no > 0:
            s.steps[p] = first_step(s.drafts[p])
