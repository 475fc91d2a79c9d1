"""Template: the search tree of ``duchy.bots.tree``, with positions judged by the evaluation and a network together."""

from typing import Any

from duchy.bots.tree import Counts, Edge, Node
from duchy.engine.kernels.arrays import FloatGrid, Floats, Grid, Ints, Records
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bind, bound
from duchy.engine.play.agenda import KitState
from duchy.sim.batch import Chooser

game: Any = bound()
tree: Any = bind("duchy.bots.tree", game) if game else None
asking: Any = bind("duchy.neural.asking", game) if game else None


@rule
def grow(
    root: Records[KitState],
    me: int,
    states: Records[KitState],
    trial: Records[KitState],
    out: Ints,
    nodes: Records[Node],
    edges: Records[Edge],
    counts: Records[Counts],
    path: Ints,
    choosers: Records[Chooser],
    points: Floats,
    squares: Floats,
    trust: float,
    tokens: Ints,
    places: Grid,
    first: FloatGrid,
    second: FloatGrid,
    third: FloatGrid,
    room: Floats,
    horizon: int,
    iterations: int,
) -> None:
    """Visit the tree so often; at the end of each visit the network corrects the evaluation."""
    tree.plant(root, me, states, trial, out, nodes, edges, counts, choosers, points)
    for _ in range(iterations):
        depth = tree.visit(root, me, states, trial, out, nodes, edges, counts, path, choosers, points, horizon)
        tree.estimate(states[0], points)
        asking.correct(states[0], me, trust, points, tokens, places, first, second, third, room)
        tree.credit(states, nodes, edges, path, depth, points, squares)
