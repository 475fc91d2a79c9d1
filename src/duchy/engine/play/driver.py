"""Template: what starts a game and what an action does, bound to a game's rules.

A game brings ``start(s)``, ``answer(s, p, action)`` and ``step(s, kind, who, a, b)``. The driver runs the steps that
they leave on the agenda until a question is on top or the game is over, so that no rule has to know what comes after
it.
"""

from typing import Any

from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bound
from duchy.engine.play.agenda import KitState, pop, step_waits
from duchy.engine.play.rules import Rules

game: Any = bound()
rules: Rules = game and game.rules


@rule
def start(s: KitState) -> None:
    """Set up a game whose options and generator are in the record, up to its first question."""
    rules.start(s)
    run_steps(s)


@rule
def carry_out(s: KitState, p: int, action: int) -> None:
    """Carry out a legal action; what follows from it by itself is left on the agenda."""
    s.ply += 1
    rules.answer(s, p, action)


@rule
def apply(s: KitState, p: int, action: int) -> None:
    """Carry out a legal action and everything that follows from it by itself."""
    carry_out(s, p, action)
    run_steps(s)


@rule
def goes_on(s: KitState) -> bool:
    """Whether a step is on top that is to run now; where the agenda overflowed none does."""
    return step_waits(s) and not s.overflow


@rule
def run_step(s: KitState) -> None:
    """Run the step on top."""
    frame = s.agenda[s.depth - 1]
    kind, who, a, b = frame.kind, frame.who, frame.a, frame.b
    pop(s)
    rules.step(s, kind, who, a, b)


@rule
def run_steps(s: KitState) -> None:
    """Run steps until a question is on top."""
    while goes_on(s):
        run_step(s)
