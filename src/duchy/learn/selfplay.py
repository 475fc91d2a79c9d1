"""Template: games of the searching bot against itself, and the positions from which a network learns.

A network judges the positions in which visits of the tree end: some revelations after a question, played greedily. So
that it learns such positions, every seat of a game plays greedily for as many revelations, at a moment drawn for the
game, and positions are kept from the end of that stretch on: what follows is played as well as the bot can. A position
is kept after every revelation, as one of the seats sees it, each seat in turn.
"""

from typing import Any

from duchy.bots.tree import Counts, Edge, Node
from duchy.engine.kernels.arrays import Cube, FloatGrid, Floats, Grid, Ints, Records
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bind, bound
from duchy.engine.play import chance
from duchy.engine.play.agenda import KitState
from duchy.engine.play.rules import Evaluation, Rules
from duchy.sim.batch import Chooser

game: Any = bound()
rules: Rules = game and game.rules
evaluation: Evaluation = game and game.evaluation
batch: Any = bind("duchy.sim.batch", game) if game else None
driver: Any = bind("duchy.engine.play.driver", game) if game else None
greedy: Any = bind("duchy.sim.greedy", game) if game else None
tree: Any = bind("duchy.bots.tree", game) if game else None
neural_tree: Any = bind("duchy.bots.neural_tree", game) if game else None
observing: Any = bind("duchy.engine.play.observing", game) if game else None


@rule
def keep(
    s: KitState,
    viewer: int,
    row: int,
    number: int,
    kept: Grid,
    games: Ints,
    viewers: Ints,
    hands: FloatGrid,
) -> None:
    """Keep a position as one seat sees it, with what the evaluation says of every seat, beginning with that one."""
    observing.tokens(s, viewer, kept[row])
    games[row] = number
    viewers[row] = viewer
    for seat in range(s.seats):
        hands[row, seat] = evaluation.evaluate(s, (viewer + seat) % s.seats)


@rule
def play(
    blank: Records[KitState],
    live: Records[KitState],
    root: Records[KitState],
    states: Records[KitState],
    trial: Records[KitState],
    out: Ints,
    nodes: Records[Node],
    edges: Records[Edge],
    counts: Records[Counts],
    path: Ints,
    choosers: Records[Chooser],
    searchers: Records[Chooser],
    points: Floats,
    squares: Floats,
    trusts: Floats,
    tokens: Ints,
    places: Grid,
    first_layer: FloatGrid,
    second_layer: FloatGrid,
    third_layer: FloatGrid,
    room: Floats,
    horizons: Ints,
    visits: Ints,
    moments: int,
    seed: int,
    first: int,
    last: int,
    scores: Grid,
    ranks: Grid,
    verdicts: Ints,
    lengths: Ints,
    categories: Cube,
    kept: Grid,
    games: Ints,
    viewers: Ints,
    hands: FloatGrid,
) -> int:
    """Play games ``first`` to ``last - 1`` of a batch; return how many positions were kept.

    The results of game g go to row ``g - first``.
    """
    row = 0
    for g in range(first, last):
        live[0] = blank[0]
        batch.begin(live[0], choosers[0], seed, g)
        chance.reseed(searchers[0], chance.draw(choosers[0]))
        stretch = chance.below(choosers[0], moments + moments // 2) - moments // 2 if moments else -horizons[0]
        end = stretch + horizons[0]
        while not live[0].over:
            p = batch.first_of(rules.deciders(live[0]))
            before = live[0].revelations
            n = rules.legal(live[0], p, out)
            action = out[0]
            if n > 1 and stretch <= before < end:
                action = greedy.choose(live, trial, p, out)
            elif n > 1:
                root[0] = live[0]
                rules.observe(root[0], p)
                counts[0].nodes = 0
                counts[0].edges = 0
                neural_tree.grow(
                    root,
                    p,
                    states,
                    trial,
                    out,
                    nodes,
                    edges,
                    counts,
                    path,
                    searchers,
                    points,
                    squares,
                    trusts[p],
                    tokens,
                    places,
                    first_layer,
                    second_layer,
                    third_layer,
                    room,
                    horizons[p],
                    visits[p],
                )
                action = tree.best(nodes, edges)
            driver.apply(live[0], p, action)
            revealed = live[0].revelations
            if revealed != before and revealed >= end and not live[0].over and row < len(kept):
                keep(live[0], (revealed + g) % live[0].seats, row, g, kept, games, viewers, hands)
                row += 1
        batch.note(live[0], g - first, scores, ranks, verdicts, lengths, categories)
    return row
