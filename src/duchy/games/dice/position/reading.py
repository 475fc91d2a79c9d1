"""From a record to the parts of a position. What ``filling`` would derive is left out."""

from __future__ import annotations

from typing import Any

import numpy as np

from duchy.engine.game.game import State
from duchy.engine.kernels.records import plain
from duchy.games.dice.actions import CATALOGUE
from duchy.games.dice.components.parts import BONUS_NAMES, CIRCLES, COLOUR_NAMES, DOUBLE, Bonus
from duchy.games.dice.components.sheets import CASTLE_HEX, LETTERS
from duchy.games.dice.options import DIFFERENT, SAME
from duchy.games.dice.position.shape import AWARD_NAMES, CATEGORY_NAMES, PHASE_NAMES, STEPS
from duchy.games.dice.questions import OF_ROUND, QUESTIONS
from duchy.games.dice.state import Row

Parts = dict[str, Any]
Raw = dict[str, Any]
TO_CHOOSE = -1  # a sheet or a castle, before the first round
_STEP_NAMES = {int(step): name for name, step in STEPS.items()}
PRINTED_CIRCLES = [int(CIRCLES[bonus]) for bonus in range(len(BONUS_NAMES))]


def opened(array: np.ndarray[Any, Any]) -> Raw:
    """A record as lists and dictionaries."""
    return plain(array)[0] | {name: plain(array[name][0]) for name in ("players", "drafts", "agenda")}


def parts(state: State) -> tuple[Parts, list[Parts]]:
    """The parts of the table and of every seat."""
    raw = opened(state.array)
    table: Parts = {"round": raw["round_no"]}
    if raw["round_no"]:
        table |= {
            "phase": PHASE_NAMES[raw["phase"]],
            "pips": raw["pips"],
            "colours": [COLOUR_NAMES[colour] for colour in raw["colours"]],
            "hourglasses": raw["hourglasses"],
        }
        if raw["marked"] != usual_time(raw):
            table["time"] = raw["marked"]
    if raw["circles"] != PRINTED_CIRCLES:
        table["circles"] = _bonuses(raw["circles"])
    return table, [_seat(raw, player) for player in range(raw["seats"])]


def usual_time(raw: Raw) -> int:
    """The boxes that one round marks."""
    return 1 if raw["seats"] == 1 else int(raw["hourglasses"])


def _bonuses(counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(BONUS_NAMES, counts, strict=True) if count}


def _seat(raw: Raw, player: int) -> Parts:
    me, draft = raw["players"][player], raw["drafts"][player]
    found: Parts = {
        "numbers": {space + 1: number for space, number in enumerate(me["numbers"]) if number},
        "bonuses": _bonuses(me["ringed"][Row.OWN]),
        "castle_bonuses": _bonuses(me["ringed"][Row.CASTLE]),
        "crossed": _bonuses(me["crossed"][Row.OWN]),
        "castle_crossed": _bonuses(me["crossed"][Row.CASTLE]),
        "points": {phase: _points(row) for phase, row in zip(PHASE_NAMES, me["points"], strict=True)},
        "awards": {name: AWARD_NAMES[rank - 1] for name, rank in zip(COLOUR_NAMES, me["awards"], strict=True) if rank},
        "last": _last(me),
    }
    if me["sheet"] != usual_sheet(raw, player):
        found["sheet"] = LETTERS[me["sheet"]]
    if me["castle"] != usual_castle(raw, me["sheet"]):
        found["castle"] = me["castle"] + 1
    if raw["over"]:
        return found
    did = _did(raw, me, draft, raw["steps"][player])
    found["did"] = did
    progress = _progress(raw, player)
    if progress != _expected(raw, me, did) and progress in _STEP_NAMES:
        found["step"] = _STEP_NAMES[progress]
    return found


def usual_sheet(raw: Raw, player: int) -> int:
    """The sheet of all players; where all differ, one after the other, and none while they are chosen."""
    if raw["variant"] != DIFFERENT:
        return int(raw["players"][player]["sheet"])
    return player if raw["round_no"] else -1


def usual_castle(raw: Raw, sheet: int) -> int:
    """The first castle of a sheet, none while castles are chosen."""
    return int(CASTLE_HEX[sheet, 0]) if raw["round_no"] and sheet >= 0 else -1


def _points(row: list[int]) -> dict[str, int]:
    return {name: points for name, points in zip(CATEGORY_NAMES, row, strict=True) if points}


def _last(me: Raw) -> list[str]:
    """What the last round brought."""
    found = [f"sold {me['sold']}"] if me["sold"] else []
    found += ["passed"] if me["passed"] else []
    found += [f"used {BONUS_NAMES[me['used'] - 1]}"] if me["used"] else []
    found += [f"{name} {me[name] + 1}" for name in ("first", "second") if me[name] >= 0]
    return found


def may_sell(raw: Raw, me: Raw) -> bool:
    """Whether the round begins with a sale."""
    goods = int(Bonus.GOODS)
    return bool(raw["hourglasses"] == DOUBLE and sum(row[goods] for row in me["ringed"]))


def _did(raw: Raw, me: Raw, draft: Raw, step: int) -> list[str]:
    """The actions of this round that a draft shows."""
    actions = []
    if not raw["round_no"]:
        if draft["castle"] >= 0:
            actions.append(CATALOGUE.encode("castle", hex=_number("castle", draft["castle"])))
    else:
        if draft["sold"] >= 0 and may_sell(raw, me):
            actions.append(CATALOGUE.encode("sell", count=draft["sold"]))
        if draft["passed"]:
            actions.append(CATALOGUE.encode("pass"))
        elif draft["first"] >= 0:
            number = draft["numbers"][draft["first"]]
            actions.append(CATALOGUE.encode("build", number=number, hex=_number("build", draft["first"])))
        if draft["second"] >= 0:
            actions.append(CATALOGUE.encode("second", hex=_number("second", draft["second"])))
        elif not step and (draft["passed"] or draft["first"] >= 0):
            actions.append(CATALOGUE.encode("seal"))
    return [str(CATALOGUE.decode(action)) for action in actions]


def _number(kind: str, space: int) -> int:
    """A hex as actions name it."""
    return int(space + CATALOGUE[kind].arguments["hex"].first)


def _progress(raw: Raw, player: int) -> int:
    """What a player decides next; in the set-up, whether the player still has to choose."""
    if raw["round_no"]:
        return int(raw["steps"][player])
    together = QUESTIONS[raw["agenda"][0]["kind"]].together and raw["variant"] != SAME
    return 0 if together and not raw["agenda"][0]["who"] >> player & 1 else TO_CHOOSE


def _expected(raw: Raw, me: Raw, did: list[str]) -> int:
    """What a player decides next after these actions."""
    if not raw["round_no"]:
        return 0 if did else TO_CHOOSE
    left = OF_ROUND[(0 if may_sell(raw, me) else 1) + len(did) :]
    return int(left[0].kind) if left else 0
