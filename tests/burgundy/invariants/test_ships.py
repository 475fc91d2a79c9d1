"""Faults in what a ship loads are named."""

import numpy as np

from duchy.games.burgundy.options import Options
from duchy.games.burgundy.questions import Decision
from tests.burgundy.invariants.steps import Step, drop_question, find


def loaded(steps: list[Step]) -> Step:
    """A load that brought something and left nothing to choose."""

    def condition(step: Step) -> bool:
        more = int(np.asarray(step.home.goods).sum()) > int(np.asarray(step.was_home.goods).sum())
        return more and bool(step.after[0].depth < step.before[0].depth)

    return find(steps, "load", condition)


def depot_of(step: Step) -> int:
    return step.index("depot")


def taken_by(step: Step) -> int:
    return int(np.flatnonzero(np.asarray(step.home.goods) > np.asarray(step.was_home.goods))[0])


def test_a_ship_takes_a_whole_colour(walks):
    step = loaded(walks["standard"])
    goods = taken_by(step)
    for array in (step.before, step.after):  # one more lay there, and it stays behind
        array[0].unseen[goods] -= 1
        array[0].wares[depot_of(step), goods] += 1
    assert step.verdict() == "wares"


def test_a_ship_leaves_other_depots_alone(walks):
    step = loaded(walks["standard"])
    goods, depot = taken_by(step), (depot_of(step) + 3) % 6
    for array in (step.before, step.after):
        array[0].unseen[goods] -= 1
    step.before[0].wares[depot, goods] += 1
    step.after[0].wares[(depot + 1) % 6, goods] += 1
    assert step.verdict() == "wares"


def test_a_ship_leaves_nothing_that_fits(walks):
    def condition(step: Step) -> bool:
        new = (np.asarray(step.home.goods) > 0) & (np.asarray(step.was_home.goods) == 0)
        return int(new.sum()) == 1 and step.after[0].depth < step.before[0].depth

    step = find(walks["standard"], "load", condition)
    step.home.goods[taken_by(step)] = 0
    step.after[0].wares[depot_of(step)] = step.before[0].wares[depot_of(step)]
    assert step.verdict() == "wares"


def test_a_ship_asks_which_colour_to_keep(walks):
    def condition(step: Step) -> bool:
        asked = step.after[0].agenda[step.after[0].depth - 1].kind == Decision.KEEP
        return asked and int((np.asarray(step.home.goods) > 0).sum()) == 2 and step.arguments()["span"] == 1

    step = find(walks["open"] + walks["standard"] + walks["sealed"], "load", condition)
    wares = step.after[0].wares[depot_of(step)]
    goods = next(g for g in range(6) if wares[g] and not step.home.goods[g])
    step.home.goods[goods] += wares[goods]
    wares[goods] = 0
    assert isinstance(step.game.options, Options)
    if step.game.options.edition == "2011":  # what does not fit is lost
        wares[:] = 0
    drop_question(step)
    assert step.verdict() == "wares"
