"""Secrecy: open sheets change only when the drafts are opened, and then into the drafts (DG-ROUND-05, DG-START-07)."""

from duchy.engine.kernels.rule import rule
from duchy.games.dice.components.parts import BONUSES, PHASES, PIPS
from duchy.games.dice.components.sheets import HEXES
from duchy.games.dice.options import SAME
from duchy.games.dice.referee.invariants.action import castle_of, chooses_sheet
from duchy.games.dice.referee.invariants.clock import opened
from duchy.games.dice.referee.invariants.violations import FINE, Violation
from duchy.games.dice.state import CATEGORIES, Category, Player, State


@rule
def alike(a: Player, b: Player) -> bool:
    """Whether two sheets have the same marks. Awards are left out, since they are written just before the opening."""
    same = a.sheet == b.sheet and a.castle == b.castle and a.built == b.built and a.border == b.border
    for i in range(PIPS):
        same = same and a.fits[i] == b.fits[i]
    for space in range(HEXES):
        same = same and a.numbers[space] == b.numbers[space]
    for bonus in range(BONUSES):
        for row in range(2):
            same = same and a.ringed[row, bonus] == b.ringed[row, bonus]
            same = same and a.crossed[row, bonus] == b.crossed[row, bonus]
    for phase in range(PHASES):
        for category in range(CATEGORIES):
            if category != Category.COLOURS:
                same = same and a.points[phase, category] == b.points[phase, category]
    return same


@rule
def same_round(a: Player, b: Player) -> bool:
    """Whether two sheets record the same steps of a round."""
    same = a.sold == b.sold and a.passed == b.passed and a.used == b.used
    return same and a.first == b.first and a.second == b.second


@rule
def check_others(before: State, s: State, q: int, p: int, action: int) -> int:
    """Open sheets do not change before the opening, and a player does not change another's draft."""
    if opened(before, s):
        return FINE
    chooses = chooses_sheet(action) and q == p  # the choice of a sheet is open
    if not chooses and not (alike(s.players[q], before.players[q]) and same_round(s.players[q], before.players[q])):
        return Violation.SECRECY
    if q != p and not (alike(s.drafts[q], before.drafts[q]) and same_round(s.drafts[q], before.drafts[q])):
        return Violation.SECRECY
    return FINE


@rule
def check_opening(before: State, s: State, p: int, action: int) -> int:
    """Open sheets are what the drafts were, and the next drafts equal them; the last action is checked elsewhere."""
    if not opened(before, s):
        return FINE
    for q in range(s.seats):
        me = s.players[q]
        if not alike(s.drafts[q], me):
            return Violation.OPENING
        if q == p or (castle_of(action) >= 0 and s.variant == SAME):
            continue
        if not alike(me, before.drafts[q]) or not same_round(me, before.drafts[q]):
            return Violation.OPENING
    return FINE
