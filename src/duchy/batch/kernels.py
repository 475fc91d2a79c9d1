"""Template: many games side by side, each at a question to one of its players; one answer at a time for each.

Game ``g`` is game ``g`` of ``duchy.sim.batch``: it begins from the same entropy, and the choices of chance are drawn
from the same generator. That generator is not kept: action ``k`` of a game takes its number ``k``, so a choice depends
on the game and on how many actions were taken in it, and on nothing else.

What happens to a game in a call is its order: an action to carry out, ``NEXT`` for the next game in its place, or
``NOTHING``.
"""

from typing import Any

import numpy as np

from duchy.engine.kernels.arrays import Cube, FlagGrid, Flags, FloatGrid, Grid, Ints, Records
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bind, bound
from duchy.engine.play import chance
from duchy.engine.play.agenda import KitState
from duchy.engine.play.rules import Rules
from duchy.sim.batch import Chooser

game: Any = bound()
rules: Rules = game and game.rules
batch: Any = bind("duchy.sim.batch", game) if game else None
driver: Any = bind("duchy.engine.play.driver", game) if game else None
BEST_VERDICT = len(game.rules.VERDICTS) - 1 if game else 0

#: Orders that are no actions.
NOTHING, NEXT = -1, -2
#: The player of a game that is over.
NOBODY = -1
#: When a game follows one that is over: with the next step, in the same step, or when it is asked for.
NEXT_STEP, SAME_STEP, DISABLED = 0, 1, 2
#: What a seat is rewarded for at the end of a game.
WIN, MARGIN, PLACE = 0, 1, 2


@rule
def drawn(s: KitState, chooser: Chooser, draw: Chooser, n: int) -> int:
    """One of 0 .. n-1: the choice that chance makes at this action of a game. ``draw`` is where it is computed."""
    draw.rng = np.uint64(chooser.rng) + chance.STEP * np.uint64(s.ply)
    return chance.below(draw, n)


@rule
def to_a_question(s: KitState, chooser: Chooser, draw: Chooser, by_chance: int, out: Ints) -> int:
    """Let chance act for its seats until another one decides; the number of legal actions in ``out``, 0 at the end."""
    while not s.over:
        p = batch.first_of(rules.deciders(s))
        n = rules.legal(s, p, out)
        if not (by_chance >> p) & 1:
            return n
        driver.apply(s, p, out[drawn(s, chooser, draw, n)])
    return 0


@rule
def begin_next(
    blank: Records[KitState], states: Records[KitState], choosers: Records[Chooser], i: int, seed: int, stride: int
) -> None:
    """Begin the next game of a place; the games of a place are ``stride`` apart."""
    states[i] = blank[0]
    batch.begin(states[i], choosers[i], seed, choosers[i].number + stride)


@rule
def same_side(s: KitState, p: int, q: int) -> bool:
    """Whether two players win together; each is on a side of its own where there are no teams."""
    return rules.team_of(s, p) == rules.team_of(s, q)


@rule
def is_first_of_side(s: KitState, p: int) -> bool:
    """Whether a player is the one of a side who is counted for it."""
    first = True
    for q in range(p):
        if same_side(s, p, q):
            first = False
    return first


@rule
def reward(s: KitState, scores: Ints, places: Ints, p: int, kind: int) -> float:
    """What a player has from the end of a game; with several sides all that they have adds up to 0."""
    sides, winners, ahead_of, own, all_points = 0, 0, 0, 0, 0
    for q in range(s.seats):
        all_points += scores[q]
        if same_side(s, p, q):
            own += scores[q]
        if is_first_of_side(s, q):
            sides += 1
            if places[q] == 1:
                winners += 1
            if places[q] > places[p]:
                ahead_of += 1
            if places[q] < places[p]:
                ahead_of -= 1
    if sides == 1:
        return 1.0 * own if kind == MARGIN else 2.0 * rules.verdict(s) / max(BEST_VERDICT, 1) - 1.0
    if kind == MARGIN:
        return own - (all_points - own) / (sides - 1)
    if kind == PLACE:
        return ahead_of / (sides - 1)
    share = sides / winners if places[p] == 1 else 0.0
    return (share - 1.0) / (sides - 1)


@rule
def end(
    s: KitState,
    i: int,
    kind: int,
    rewards: FloatGrid,
    terminated: Flags,
    scores: Grid,
    places: Grid,
    verdicts: Ints,
    lengths: Ints,
    categories: Cube,
) -> None:
    """Write down how the game of a place ended."""
    batch.note(s, i, scores, places, verdicts, lengths, categories)
    terminated[i] = True
    for p in range(s.seats):
        rewards[i, p] = reward(s, scores[i], places[i], p, kind)


@rule
def mark(flags: Flags, legal: Ints, count: int, legality: bool) -> None:
    """Set the flags of the first actions of a list."""
    for k in range(count):
        flags[legal[k]] = legality


@rule
def check(
    legal: Grid, counts: Ints, players: Ints, actions: Ints, orders: Ints, mode: int, first: int, last: int
) -> int:
    """Turn actions into orders. The first place whose action is not legal, -1 if all are; then nothing has changed."""
    for i in range(first, last):
        if players[i] == NOBODY:
            orders[i] = NOTHING if mode == DISABLED else NEXT
            continue
        found = 0
        for k in range(counts[i]):
            if legal[i, k] == actions[i]:
                found = 1
                break
        if not found:
            return i
        orders[i] = actions[i]
    return -1


@rule
def advance(
    blank: Records[KitState],
    states: Records[KitState],
    finals: Records[KitState],
    choosers: Records[Chooser],
    orders: Ints,
    legal: Grid,
    counts: Ints,
    players: Ints,
    viewers: Ints,
    rewards: FloatGrid,
    terminated: Flags,
    scores: Grid,
    places: Grid,
    verdicts: Ints,
    lengths: Ints,
    categories: Cube,
    sampled: Ints,
    mask: FlagGrid,
    seed: int,
    mode: int,
    kind: int,
    by_chance: int,
    by_bots: int,
    clearing: int,
    draws: Records[Chooser],
    first: int,
    last: int,
) -> int:
    """Carry out the orders of places ``first`` to ``last - 1``; how many of these games then wait for other bots.

    ``by_chance`` are the seats that chance plays, ``by_bots`` those of other bots. With ``clearing`` a new step begins,
    and what the step before has brought is taken away. The flags of ``mask`` are kept up, unless it is empty. -1 - i
    says that the agenda of game i has overflowed.
    """
    waiting = 0
    for i in range(first, last):
        order = orders[i]
        if clearing:
            for p in range(states[i].seats):
                rewards[i, p] = 0.0
            if order != NOTHING:
                terminated[i] = False
        if order == NOTHING:
            continue
        if len(mask):
            mark(mask[i], legal[i], counts[i], False)
        if order == NEXT:
            begin_next(blank, states, choosers, i, seed, len(states))
        else:
            driver.apply(states[i], players[i], order)
        counts[i] = to_a_question(states[i], choosers[i], draws[0], by_chance, legal[i])
        if states[i].overflow:
            return -1 - i
        if counts[i] == 0:
            end(states[i], i, kind, rewards, terminated, scores, places, verdicts, lengths, categories)
            if mode == SAME_STEP:
                finals[i] = states[i]
                begin_next(blank, states, choosers, i, seed, len(states))
                counts[i] = to_a_question(states[i], choosers[i], draws[0], by_chance, legal[i])
        if counts[i] == 0:
            players[i] = NOBODY
            sampled[i] = NOTHING
            continue
        sampled[i] = legal[i, drawn(states[i], choosers[i], draws[0], counts[i])]
        if len(mask):
            mark(mask[i], legal[i], counts[i], True)
        players[i] = batch.first_of(rules.deciders(states[i]))
        viewers[i] = players[i]
        waiting += (by_bots >> players[i]) & 1
    return waiting


@rule
def mask(legal: Grid, counts: Ints, out: FlagGrid, first: int, last: int) -> int:
    """Set the flags of all legal actions and no others."""
    for i in range(first, last):
        flags = out[i]
        for action in range(len(flags)):
            flags[action] = False
        mark(flags, legal[i], counts[i], True)
    return 0
