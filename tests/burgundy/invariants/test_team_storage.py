"""Tiles in the storages of a team when shield 4 is lost, with which they were stored."""

from typing import Any

import numpy as np

from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.referee.invariants import LEDGER
from tests.burgundy.invariants.steps import Step, ask, drop_question, taken
from tests.burgundy.table import Table, bank, castle, mine, ship


def arranged() -> Table:
    """Partners 0 and 2 have shield 4 and three tiles each; a double of ones takes shield 2 or 10 in its place."""
    table = Table(players=4, estate="12a", modules=("team", "shields"))
    table.bears(Shield.DEEP_CELLAR).storage(mine, mine, bank).player(2).storage(ship, ship, castle)
    return table.shields(1, Shield.OPEN_GATE, Shield.HIGH_ABBEY)


def play(table: Table, notation: str, ledger: Any) -> Step:
    """The step of an action; it must be sound."""
    player, action = table.state.resolve(notation)
    step = taken(table.state, player, action, ledger)
    checked = step.copy()
    assert checked.verdict() == "none", notation
    ledger[:] = checked.ledger
    return step


def test_the_partner_who_loses_shield_4_is_asked_what_to_discard():
    table, ledger = arranged(), np.zeros(1, LEDGER)
    step = play(table, "take_shield 2 37", ledger)
    assert table.asked == "discard" and table.state.deciders == (0,)
    drop_question(step)
    assert step.verdict() == "question"
    play(table, "discard 3", ledger)
    assert table.asked == "turn"


def test_the_other_partner_takes_a_shield_with_too_many_tiles_in_storage():
    table, ledger = arranged(), np.zeros(1, LEDGER)
    for notation in ("take_shield 2 37", "discard 3", "end_turn", "end_turn"):
        play(table, notation, ledger)
    assert table.state.deciders == (2,) and len(table.player(2).stored) == 3
    step = play(table, "take_shield 10 37", ledger)
    assert table.asked == "turn" and len(table.player(2).stored) == 3
    ask(step, Decision.DISCARD)
    assert step.verdict() == "question"
