"""What must be true after every action, whatever was played. The fuzzer asks after each one.

Every check looks at the table as an observer would who sees all sheets and all drafts: the position before, the
position after, who did what, and a ledger of when each hex was built and each bonus used. Whatever changed must be
explained by the action, and nothing here calls a rule to explain it.

A module is a subject. ``violations`` names what can be wrong, ``ledger`` is what the observer writes down, ``action``
reads an action; the others check what their names say, in the order below: the first that fails is reported.
"""

from duchy.engine.rule import rule
from duchy.games.dice.actions import CASTLE
from duchy.games.dice.analysis.invariants.action import builds
from duchy.games.dice.analysis.invariants.agenda import check_agenda, check_steps
from duchy.games.dice.analysis.invariants.building import check_building
from duchy.games.dice.analysis.invariants.circles import check_circles
from duchy.games.dice.analysis.invariants.clock import check_chance, check_clock, check_options, opened
from duchy.games.dice.analysis.invariants.ledger import LEDGER, note
from duchy.games.dice.analysis.invariants.masks import check_masks
from duchy.games.dice.analysis.invariants.points import check_awards, check_points
from duchy.games.dice.analysis.invariants.secrecy import check_opening, check_others
from duchy.games.dice.analysis.invariants.start import check_first
from duchy.games.dice.analysis.invariants.violations import VIOLATIONS
from duchy.games.dice.components.parts import MAX_PLAYERS

__all__ = ["LEDGER", "VIOLATIONS", "check", "check_start"]


@rule
def check_start(s, ledger):
    """What a game that has just been set up breaks, 0 if nothing (chapter 2)."""
    return check_agenda(s) or check_first(s)


@rule
def check(before, s, p, action, ledger):
    """The first invariant that an action broke, 0 if all hold. ``before`` is the position it was taken in."""
    code = check_building(before, p, action)
    note(before, s, p, action, ledger)
    code = (
        code
        or check_agenda(s)
        or check_options(before, s)
        or check_clock(before, s)
        or check_chance(before, s)
        or check_steps(before, s, p, action)
        or check_opening(before, s, p, action)
    )
    for q in range(MAX_PLAYERS):  # nothing happens at seats where nobody sits, either
        code = code or check_others(before, s, q, p, action)
    if builds(action):
        code = code or check_masks(s.drafts[p], p, ledger)
    if action < CASTLE:
        return code
    if opened(before, s):
        for q in range(s.seats):
            code = code or check_marks(s, s.players[q], q, ledger) or check_awards(s, q, ledger)
        return code
    return code or check_marks(s, s.drafts[p], p, ledger)


@rule
def check_marks(s, me, q, ledger):
    """What must hold of a sheet, or of a draft."""
    return check_circles(s, me, q, ledger) or check_points(s, me, q, ledger)
