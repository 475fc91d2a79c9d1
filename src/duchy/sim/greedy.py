"""Template: greedy play. Each action is tried on a copy, and the one with the best evaluation is taken."""

from typing import Any

from duchy.engine.rule import rule
from duchy.engine.template import bind, bound

game: Any = bound()
rules: Any = game and game.rules
evaluation: Any = game and game.evaluation
batch: Any = bind("duchy.sim.batch", game) if game else None
driver: Any = bind("duchy.engine.driver", game) if game else None


@rule
def choose(states, trial, p, out):
    """The legal action of player p after which ``evaluation.evaluate`` is highest; ties go to the lowest number."""
    n = rules.legal(states[0], p, out)
    best = out[0]
    if n == 1:
        return best
    highest = -1e9
    for i in range(n):
        trial[0] = states[0]
        rules.observe(trial[0], p)  # dice not rolled yet and what others have sealed are unknown:
        rules.determinize(trial[0])  # a guess takes their place
        driver.apply(trial[0], p, out[i])
        value = evaluation.evaluate(trial[0], p)
        if value > highest:
            highest = value
            best = out[i]
    return best


@rule
def play(blank, states, choosers, out, seed, first, last, scores, places, verdicts, lengths, categories):
    """Play games of a batch, every seat greedily. The second record of ``states`` is where actions are tried."""
    for g in range(first, last):
        states[0] = blank[0]
        batch.begin(states[0], choosers[0], seed, g)
        while not states[0].over:
            p = batch.first_of(rules.deciders(states[0]))
            driver.apply(states[0], p, choose(states[:1], states[1:], p, out))
        batch.note(states[0], g, scores, places, verdicts, lengths, categories)
