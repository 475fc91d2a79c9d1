"""What is written down in the ledger after an action."""

from duchy.engine.kernels.rule import rule
from duchy.games.dice.actions import PASS
from duchy.games.dice.components.parts import Bonus
from duchy.games.dice.components.sheets import HEX_COLOUR
from duchy.games.dice.options import SAME
from duchy.games.dice.referee.invariants.action import castle_of, first_of, number_of, second_of, sold_by
from duchy.games.dice.referee.invariants.ledger import Ledger
from duchy.games.dice.state import State

MONK, SILVER, GOODS, WORKER = (int(bonus) for bonus in Bonus)


@rule
def note(before: State, s: State, p: int, action: int, ledger: Ledger) -> None:
    """Write down what an action did."""
    ledger.phases[s.round_no] = s.phase
    castle, first, second, sold = castle_of(action), first_of(action), second_of(action), sold_by(action)
    for q in range(s.seats):
        if castle >= 0 and (q == p or s.variant == SAME):
            ledger.built[q, castle] = 1
    if sold >= 0:
        ledger.sold[p, before.phase] += sold
        ledger.used[p, GOODS] += sold
    if first >= 0:
        ledger.built[p, first] = before.round_no + 1
        number, colour = number_of(before, p, action), HEX_COLOUR[before.drafts[p].sheet, first]
        if number != before.pips[0] and number != before.pips[1]:
            ledger.used[p, WORKER] += 1
        if colour != before.colours[0] and colour != before.colours[1]:
            ledger.used[p, MONK] += 1
    if second >= 0:
        ledger.built[p, second] = before.round_no + 1
        ledger.used[p, SILVER] += 1
    ledger.passes[p] += action == PASS
