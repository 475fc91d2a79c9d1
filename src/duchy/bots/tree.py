"""Template: a search tree over the decisions before the next revelation, grown inside a kernel.

The tree begins at the position as the player sees it and ends where dice are rolled or something hidden is revealed.
It holds the decisions of all players up to there. Where all decide at once, in secret, and where hands are hidden, it
holds only the player's own: the decisions of the others are played like those after a revelation. After a revelation
there are too many positions for a tree, so each visit draws its own chance, plays greedily for a short while, and
evaluates the position. The mean over visits guides the next one (PUCT, with the evaluation one action ahead as the
prior).
"""

import math
from typing import Any

from duchy.engine.kernels.arrays import Floats, Ints, Records
from duchy.engine.kernels.fields import Record, f32, f64, i32, i64, layout_of
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bind, bound
from duchy.engine.play import chance
from duchy.engine.play.agenda import KitState
from duchy.engine.play.rules import Evaluation, Rules
from duchy.sim.batch import Chooser

game: Any = bound()
rules: Rules = game and game.rules
evaluation: Evaluation = game and game.evaluation
greedy: Any = bind("duchy.sim.greedy", game) if game else None
batch: Any = bind("duchy.sim.batch", game) if game else None
driver: Any = bind("duchy.engine.play.driver", game) if game else None


class Node(Record):
    """A position of the tree."""

    first = i32()
    edges = i32()
    visits = i32()
    player = i32()


class Edge(Record):
    """An action at a position."""

    total = f64()
    prior = f32()
    judged = f32()
    visits = i32()
    child = i32()
    action = i32()


class Counts(Record):
    """How large the tree is, and how often it was searched."""

    nodes = i64()
    edges = i64()
    iterations = i64()


NODE, EDGE, COUNTS = layout_of(Node), layout_of(Edge), layout_of(Counts)

HIDDEN = bool(game and game.hidden_hands)
TOGETHER = game.revealed_together if game else 1

NONE = -1
MAX_DEPTH = 64
CURIOSITY = 6.0  # points by which an unvisited action may look worse and still be tried
SHARPNESS = 2.0  # points that make an action e times likelier in the prior
OTHERS = 0.5  # weight of the others' points


@rule
def estimate(s: KitState, points: Floats) -> None:
    """Write the points that each seat may expect at the end."""
    for q in range(s.seats):
        points[q] = evaluation.evaluate(s, q)


@rule
def utility(s: KitState, points: Floats, p: int) -> float:
    """The value of points for a player: the own ones, less a share of the others'. Partners are no others."""
    others, rivals = 0.0, 0
    for q in range(s.seats):
        if rules.team_of(s, q) != rules.team_of(s, p):
            others += points[q]
            rivals += 1
    return points[p] - OTHERS * others / max(1, rivals)


@rule
def to_move(s: KitState, me: int) -> int:
    """The player of the next node: the searching player, if it is one of several deciders."""
    who = rules.deciders(s)
    return me if (who >> me) & 1 else batch.first_of(who)


@rule
def in_secret(s: KitState) -> bool:
    """Whether several players decide at once."""
    who = rules.deciders(s)
    return who & (who - 1) != 0


@rule
def expand(
    states: Records[KitState],
    trial: Records[KitState],
    out: Ints,
    nodes: Records[Node],
    edges: Records[Edge],
    counts: Records[Counts],
    points: Floats,
    p: int,
) -> int:
    """Add a node of player p with an evaluated edge for each legal action. NONE if the tree is full."""
    s = states[0]
    n = rules.legal(s, p, out)
    if counts[0].nodes == len(nodes) or counts[0].edges + n > len(edges):
        return NONE
    index = counts[0].nodes
    node = nodes[index]
    node.player = p
    node.visits = 0
    node.first = counts[0].edges
    node.edges = n
    counts[0].nodes += 1
    counts[0].edges += n
    highest = -1e9
    for i in range(n):
        trial[0] = s
        driver.apply(trial[0], p, out[i])
        edge = edges[node.first + i]
        edge.action = out[i]
        edge.child = NONE
        edge.visits = 0
        edge.total = 0.0
        estimate(trial[0], points)
        edge.judged = utility(trial[0], points, p)
        highest = max(highest, edge.judged)
    set_priors(node, edges, highest)
    return index


@rule
def set_priors(node: Node, edges: Records[Edge], highest: float) -> None:
    """Turn evaluations into prior probabilities (softmax)."""
    total = 0.0
    for i in range(node.first, node.first + node.edges):
        total += math.exp((edges[i].judged - highest) / SHARPNESS)
    for i in range(node.first, node.first + node.edges):
        edges[i].prior = math.exp((edges[i].judged - highest) / SHARPNESS) / total


@rule
def select(node: Node, edges: Records[Edge]) -> int:
    """The edge to follow: with the highest upper bound of PUCT."""
    best = node.first
    highest = -1e9
    attention = CURIOSITY * math.sqrt(node.visits + 1.0)
    for i in range(node.first, node.first + node.edges):
        edge = edges[i]
        mean = (edge.total + edge.judged) / (edge.visits + 1)
        value = mean + attention * edge.prior / (edge.visits + 1)
        if value > highest:
            highest = value
            best = i
    return best


@rule
def descend(
    states: Records[KitState],
    trial: Records[KitState],
    out: Ints,
    nodes: Records[Node],
    edges: Records[Edge],
    counts: Records[Counts],
    path: Ints,
    points: Floats,
    known: int,
    me: int,
) -> int:
    """Follow the tree from the root to a position outside it; return how many edges were followed."""
    s = states[0]
    own_only = HIDDEN or in_secret(s)
    index = 0
    depth = 0
    while depth < MAX_DEPTH:
        node = nodes[index]
        node.visits += 1
        i = select(node, edges)
        path[depth] = i
        depth += 1
        driver.apply(s, node.player, edges[i].action)
        if s.over or s.revelations != known:
            break
        p = to_move(s, me)
        if own_only and p != me:
            break
        if edges[i].child == NONE:
            edges[i].child = expand(states, trial, out, nodes, edges, counts, points, p)
            break
        index = edges[i].child
    return depth


@rule
def play_on(states: Records[KitState], trial: Records[KitState], out: Ints, until: int) -> None:
    """Play greedily until so many revelations have happened, before the position is evaluated."""
    s = states[0]
    while not s.over and s.revelations < until:
        p = batch.first_of(rules.deciders(s))
        driver.apply(s, p, greedy.choose(states, trial, p, out))


@rule
def imagine(root: Records[KitState], states: Records[KitState], choosers: Records[Chooser]) -> None:
    """A full position that fits what the player sees: with new chance, and a guess for what is hidden."""
    states[0] = root[0]
    chance.reseed(states[0], chance.draw(choosers[0]))
    rules.determinize(states[0])


@rule
def plant(
    root: Records[KitState],
    me: int,
    states: Records[KitState],
    trial: Records[KitState],
    out: Ints,
    nodes: Records[Node],
    edges: Records[Edge],
    counts: Records[Counts],
    choosers: Records[Chooser],
    points: Floats,
) -> None:
    """Make the root of an empty tree (``counts`` zero) of player me."""
    if counts[0].nodes == 0:
        imagine(root, states, choosers)
        expand(states, trial, out, nodes, edges, counts, points, me)


@rule
def visit(
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
    horizon: int,
) -> int:
    """From the root through the tree to a position some revelations later; return how many edges were followed."""
    known = root[0].revelations
    imagine(root, states, choosers)
    depth = descend(states, trial, out, nodes, edges, counts, path, points, known, me)
    play_on(states, trial, out, known + horizon * TOGETHER)
    counts[0].iterations += 1
    return depth


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
    horizon: int,
    iterations: int,
) -> None:
    """Visit the tree of player me so often. It must be empty or have the same root.

    To ``squares`` the square of each value is added, by the action at the root that led there.
    """
    plant(root, me, states, trial, out, nodes, edges, counts, choosers, points)
    for _ in range(iterations):
        depth = visit(root, me, states, trial, out, nodes, edges, counts, path, choosers, points, horizon)
        estimate(states[0], points)
        credit(states, nodes, edges, path, depth, points, squares)


@rule
def credit(
    states: Records[KitState],
    nodes: Records[Node],
    edges: Records[Edge],
    path: Ints,
    depth: int,
    points: Floats,
    squares: Floats,
) -> None:
    """Add the value of the final position to every edge of the path, each for its player."""
    index = 0
    for i in range(depth):
        edge = edges[path[i]]
        value = utility(states[0], points, nodes[index].player)
        edge.visits += 1
        edge.total += value
        if i == 0:
            squares[path[0]] += value * value  # the root was made first, so its edges are the first ones
        index = edge.child


@rule
def best(nodes: Records[Node], edges: Records[Edge]) -> int:
    """The action at the root that was visited most; of several, the best among them."""
    root = nodes[0]
    found = root.first
    for i in range(root.first + 1, root.first + root.edges):
        more = edges[i].visits - edges[found].visits
        if more > 0 or (more == 0 and mean_of(edges[i]) > mean_of(edges[found])):
            found = i
    return edges[found].action


@rule
def mean_of(edge: Edge) -> float:
    """The mean of the visits of an edge."""
    return edge.total / max(1, edge.visits)
