"""Template: games whose actions are known, told in more detail than by how they ended.

``play_on`` plays some of the seats at random and writes down what they did; ``duchy.sim.greedy`` has the same for
greedy play. ``follow`` plays a finished game once more, and counts what every phase brought.
"""

from typing import Any

from duchy.engine.kernels.arrays import Cube, Grid, Ints, Records
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bind, bound
from duchy.engine.play import chance
from duchy.engine.play.agenda import KitState
from duchy.engine.play.rules import Course, Rules

game: Any = bound()
rules: Rules = game and game.rules
course: Course = game and game.course
batch: Any = bind("duchy.sim.batch", game) if game else None
driver: Any = bind("duchy.engine.play.driver", game) if game else None
SOURCES = len(game.categories) if game else 0


@rule
def play_on(
    states: Records[KitState],
    choosers: Records[chance.Generator],
    seats: int,
    out: Ints,
    players: Ints,
    actions: Ints,
) -> int:
    """Play at random for a set of seats until another seat decides or the game is over; return how many actions it was.

    They are written down with their players as far as there is room; then this has to be called again.
    """
    done = 0
    while not states[0].over and not states[0].overflow and done < len(actions):
        p = batch.first_of(rules.deciders(states[0]))
        if not (seats >> p) & 1:
            break
        players[done] = p
        actions[done] = out[chance.below(choosers[0], rules.legal(states[0], p, out))]
        driver.apply(states[0], p, actions[done])
        done += 1
    return done


@rule
def count(s: KitState, phase: int, counted: Grid, phases: Cube) -> None:
    """Add to a phase what every seat has more from each source than was counted so far."""
    for p in range(s.seats):
        for source in range(SOURCES):
            points = rules.points(s, p, source)
            phases[p, phase, source] += points - counted[p, source]
            counted[p, source] = points


@rule
def follow(
    states: Records[KitState], players: Ints, actions: Ints, counted: Grid, phases: Cube, firsts: Grid, taken: Ints
) -> None:
    """Play the actions of a game from its first position.

    ``phases`` gets the points of every seat by phase and source. What an action brings, with all that follows before
    the next question, counts for the phase in which it was taken. ``firsts`` gets the first actions of every seat, and
    ``taken`` is how many each has taken.
    """
    for k in range(len(actions)):
        p, phase = players[k], course.phase_of(states[0])
        if taken[p] < len(firsts[p]):
            firsts[p, taken[p]] = actions[k]
        taken[p] += 1
        driver.apply(states[0], p, actions[k])
        if states[0].over or course.phase_of(states[0]) != phase:
            count(states[0], phase, counted, phases)


@rule
def note(
    states: Records[KitState], g: int, scores: Grid, places: Grid, verdicts: Ints, lengths: Ints, categories: Cube
) -> None:
    """Write down how a game ended."""
    batch.note(states[0], g, scores, places, verdicts, lengths, categories)
