"""Why an action is not legal: the faults of ``legality.py`` with the rows of the catalogue, as sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from duchy.engine.game.game import State
from duchy.engine.kernels.interpreted import interpreted
from duchy.engine.kernels.records import ArrayView
from duchy.engine.words.reasons import Reason
from duchy.games.dice.actions import ACTION_ARGUMENTS, CATALOGUE
from duchy.games.dice.components.parts import COLOUR_NAMES
from duchy.games.dice.components.sheets import HEX_COLOUR
from duchy.games.dice.display.describe import PACKAGE, prompt_for
from duchy.games.dice.options import SAME
from duchy.games.dice.questions import QUESTIONS
from duchy.games.dice.referee import legality
from duchy.games.dice.referee.legality import Fault

Facts = Mapping[str, int | str]

OVER = "DG-END-01"
TAKES = {
    "monastery": "DG-MONAST-01",
    "mine": "DG-MINE-01",
    "river": "DG-RIVER-01",
    "city": "DG-CITY-02",
    "castle": "DG-CASTLE-02",
    "pasture": "DG-PASTURE-02",
}
"""By colour: which numbers it takes."""
TOLD = {
    Fault.SHEET_TAKEN: ("DG-DIFF-04", "why-sheet-taken"),
    Fault.NO_CASTLE: ("DG-START-01", "why-no-castle"),
    Fault.NO_GOODS: ("DG-SELL-02", "why-no-goods"),
    Fault.BUILT: ("DG-BUILD-07", "why-built"),
    Fault.ALONE: ("DG-BUILD-06", "why-alone"),
    Fault.TWO_BONUSES: ("DG-BONUS-01", "why-two-bonuses"),
    Fault.MONK: ("DG-MONK-01", "why-monk"),
    Fault.WORKER: ("DG-WORKER-01", "why-worker"),
    Fault.NO_FIRST: ("DG-PASS-06", "why-no-first"),
    Fault.BONUS_USED: ("DG-SILVER-07", "why-bonus-used"),
    Fault.NO_SILVER: ("DG-SILVER-01", "why-no-silver"),
    Fault.DICE_LEFT: ("DG-SILVER-03", "why-dice-left"),
}
"""By fault: the row of the catalogue, and the key of the sentence."""


def why_not(state: State, action: int, player: int) -> Reason | None:
    """Why a player who is to decide may not take an action; None if the action is legal."""
    record = ArrayView(state.array)[0]
    fault = Fault(interpreted(legality.fault)(record, player, action))
    if fault == Fault.NONE:
        return None
    if fault == Fault.NOT_ASKED:
        asked = QUESTIONS[interpreted(legality.asked)(record, player)]
        prompt = prompt_for(state, player)["key"].removeprefix("prompt-")
        return Reason(PACKAGE, asked.rule, "why-asked", {"decision": prompt})
    if fault == Fault.NUMBER:
        colour = _hex_colour(record, player, action)
        return Reason(PACKAGE, TAKES[colour], f"why-takes-{colour}", {"number": _number(record, player, action)})
    rule, key = TOLD[fault]
    return Reason(PACKAGE, rule, key, _facts(record, player, action, fault))


def rule_of_waiting(state: State, player: int) -> str:
    """The roller chooses first; castles are secret until all have chosen; the next roll waits for all players."""
    if state.question == "castle":
        return "DG-SAME-03" if state.record.variant == SAME else "DG-START-07"
    return QUESTIONS.named(str(state.question)).rule


def _facts(record: Any, player: int, action: int, fault: Fault) -> Facts:
    """What a sentence mentions."""
    me = record.drafts[player]
    if fault == Fault.NO_GOODS:
        return {"count": interpreted(legality.owned)(me, legality.GOODS)}
    if fault in (Fault.WORKER, Fault.TWO_BONUSES):
        return {"number": _number(record, player, action)}
    if fault == Fault.DICE_LEFT:
        colour = COLOUR_NAMES[interpreted(legality.colour_left)(record, me)]
        return {"number": _number(record, player, action), "colour": colour}
    return {}


def _number(record: Any, player: int, action: int) -> int:
    """The number that is to be written."""
    if CATALOGUE.kind_of(action).name == "build":
        return int(ACTION_ARGUMENTS[action, 0]) + 1
    return int(interpreted(legality.number_left)(record, record.drafts[player]))


def _hex_colour(record: Any, player: int, action: int) -> str:
    """The colour of the hex that is to be built."""
    space = int(ACTION_ARGUMENTS[action, 1 if CATALOGUE.kind_of(action).name == "build" else 0])
    return str(COLOUR_NAMES[HEX_COLOUR[record.drafts[player].sheet, space]])
