"""Template: greedy play. Each action is tried on a copy, and the one with the best evaluation is taken."""

from typing import Any

from duchy.engine.kernels.arrays import Cube, Floats, Grid, Ints, Records
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bind, bound
from duchy.engine.play.agenda import KitState
from duchy.engine.play.rules import Evaluation, Rules
from duchy.sim.batch import Chooser

game: Any = bound()
rules: Rules = game and game.rules
evaluation: Evaluation = game and game.evaluation
batch: Any = bind("duchy.sim.batch", game) if game else None
driver: Any = bind("duchy.engine.play.driver", game) if game else None


@rule
def after(states: Records[KitState], trial: Records[KitState], p: int, action: int) -> float:
    """The evaluation of the position after an action of player p, as far as that player can know it."""
    trial[0] = states[0]
    rules.observe(trial[0], p)  # dice not rolled yet and what others have sealed are unknown:
    rules.determinize(trial[0])  # a guess takes their place
    driver.apply(trial[0], p, action)
    return evaluation.evaluate(trial[0], p)


@rule
def judge(states: Records[KitState], trial: Records[KitState], p: int, out: Ints, values: Floats) -> int:
    """Write the legal actions of player p with the evaluations after them, and return their number."""
    n = rules.legal(states[0], p, out)
    for i in range(n):
        values[i] = after(states, trial, p, out[i])
    return n


@rule
def choose(states: Records[KitState], trial: Records[KitState], p: int, out: Ints) -> int:
    """The legal action of player p after which ``evaluation.evaluate`` is highest; ties go to the lowest number."""
    n = rules.legal(states[0], p, out)
    best = out[0]
    if n == 1:
        return best
    highest = -1e9
    for i in range(n):
        value = after(states, trial, p, out[i])
        if value > highest:
            highest = value
            best = out[i]
    return best


@rule
def play_on(
    states: Records[KitState], trial: Records[KitState], seats: int, out: Ints, players: Ints, actions: Ints
) -> int:
    """Play greedily for a set of seats until another seat decides or the game is over; return how many actions it was.

    They are written down with their players as far as there is room; then this has to be called again.
    """
    done = 0
    while not states[0].over and not states[0].overflow and done < len(actions):
        p = batch.first_of(rules.deciders(states[0]))
        if not (seats >> p) & 1:
            break
        players[done] = p
        actions[done] = choose(states, trial, p, out)
        driver.apply(states[0], p, actions[done])
        done += 1
    return done


@rule
def play(
    blank: Records[KitState],
    states: Records[KitState],
    choosers: Records[Chooser],
    out: Ints,
    seed: int,
    first: int,
    last: int,
    scores: Grid,
    places: Grid,
    verdicts: Ints,
    lengths: Ints,
    categories: Cube,
) -> None:
    """Play games of a batch, every seat greedily. The second record of ``states`` is where actions are tried."""
    for g in range(first, last):
        states[0] = blank[0]
        batch.begin(states[0], choosers[0], seed, g)
        while not states[0].over:
            p = batch.first_of(rules.deciders(states[0]))
            driver.apply(states[0], p, choose(states[:1], states[1:], p, out))
        batch.note(states[0], g, scores, places, verdicts, lengths, categories)
