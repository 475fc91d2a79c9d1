"""Template: kernels that exist only to be timed, bound to a game's rules."""

from typing import Any

from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bind, bound
from duchy.engine.play.chance import below

game: Any = bound()
rules: Any = game and game.rules
driver: Any = bind("duchy.engine.play.driver", game) if game else None


@rule
def clone(states: Any, count: int) -> None:
    """Copy records within a small array, as search does with its scratch states."""
    for i in range(count):
        states[(5 * i + 1) % len(states)] = states[i % len(states)]


@rule
def finish(states: Any, chooser: Any, out: Any) -> int:
    """Play every state to its end at random and return how many actions that took."""
    actions = 0
    for i in range(len(states)):
        s = states[i]
        while not s.over:
            p = 0
            while not (rules.deciders(s) >> p) & 1:
                p += 1
            driver.apply(s, p, out[below(chooser[0], rules.legal(s, p, out))])
            actions += 1
    return actions
