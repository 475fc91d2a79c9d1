"""Template: whole games inside a kernel, bound to a game's rules.

Game ``g`` of a batch is a function of the batch's seed and ``g`` alone, so results do not depend on how the work is cut
into chunks, on the number of threads, or on the device. Choices are drawn from a separate generator: the dice of a game
are those of ``game.new_state(seed_of_game(seed, g))`` under every policy.

Another policy is a template with a kernel of the signature of ``play``; ``begin`` and ``note`` are its two ends.
"""

from typing import Any

import numpy as np

from duchy.engine.kernels.arrays import Cube, Grid, Ints, Records
from duchy.engine.kernels.fields import i64, layout_of
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bind, bound
from duchy.engine.play import chance
from duchy.engine.play.agenda import KitState
from duchy.engine.play.rules import Rules

game: Any = bound()
rules: Rules = game and game.rules
driver: Any = bind("duchy.engine.play.driver", game) if game else None


class Chooser(chance.Generator):
    """The generator of choices of a game, and the game's number in its batch."""

    number = i64()


CHOOSER = layout_of(Chooser)
SOURCES = len(game.categories) if game else 0
STOPPED = -1  # the length of a game whose agenda overflowed


@rule
def entropy(seed: int, g: int) -> np.uint64:
    """The entropy that game g of a batch begins with."""
    return chance.mix(chance.mix(np.uint64(seed) + chance.STEP) + np.uint64(g))


@rule
def sow(s: KitState, chooser: Chooser, seed: int, g: int) -> None:
    """Set both generators of game g, the one of the game and the one of choices beside it."""
    start = entropy(seed, g)
    chance.reseed(s, start)
    chance.reseed(chooser, ~start)
    chooser.number = g


@rule
def begin(s: KitState, chooser: Chooser, seed: int, g: int) -> None:
    """Set up game g in a record that holds the options, and the generator of choices beside it."""
    sow(s, chooser, seed, g)
    driver.start(s)


@rule
def first_of(who: int) -> int:
    """The lowest player of a set: where all decide at once, the order does not matter."""
    p = 0
    while not (who >> p) & 1:
        p += 1
    return p


@rule
def act_at_random(s: KitState, chooser: chance.Generator, out: Ints) -> None:
    """Take one action, every legal one equally likely."""
    p = first_of(rules.deciders(s))
    driver.apply(s, p, out[chance.below(chooser, rules.legal(s, p, out))])


@rule
def finish_at_random(s: KitState, chooser: chance.Generator, out: Ints) -> None:
    """Play on to the end."""
    while not s.over:
        act_at_random(s, chooser, out)


@rule
def note(s: KitState, g: int, scores: Grid, places: Grid, verdicts: Ints, lengths: Ints, categories: Cube) -> None:
    """Write down how a game ended."""
    verdicts[g] = rules.verdict(s)
    lengths[g] = STOPPED if s.overflow else s.ply
    for p in range(s.seats):
        scores[g, p] = rules.score(s, p)
        places[g, p] = rules.place_of(s, p)
        for category in range(SOURCES):
            categories[g, p, category] = rules.points(s, p, category)


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
    """Play games ``first`` to ``last - 1`` of a batch at random; their results go to rows of those numbers."""
    for g in range(first, last):
        states[0] = blank[0]
        begin(states[0], choosers[0], seed, g)
        finish_at_random(states[0], choosers[0], out)
        note(states[0], g, scores, places, verdicts, lengths, categories)


@rule
def play_and_keep(
    blank: Records[KitState],
    states: Records[KitState],
    choosers: Records[Chooser],
    out: Ints,
    seed: int,
    first: int,
    last: int,
) -> None:
    """Play the same games and keep their final positions, each in the record of its number."""
    for g in range(first, last):
        states[g] = blank[0]
        begin(states[g], choosers[0], seed, g)
        finish_at_random(states[g], choosers[0], out)
