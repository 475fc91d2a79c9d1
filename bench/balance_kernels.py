"""Template: games of bots in which it is noted which character cards each player held and which moved in."""

from typing import Any

from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bind, bound
from duchy.engine.play import chance

game: Any = bound()

if game:
    rules: Any = game.rules
    batch: Any = bind("duchy.sim.batch", game)
    driver: Any = bind("duchy.engine.play.driver", game)
    tree: Any = bind("duchy.bots.tree", game)
    coverage: Any = game.coverage

HELD, MOVED_IN = 1, 2  # what a player did with a card
SLIPS = 8  # in games with slips one choice in so many is left to chance

# What is counted of a card, over all players of all games; wins are weighted with the number of players.
HANDS, PLAYED, WINNERS, WON, LUCK, MARGIN, SIZE = range(7)


@rule
def choose(states: Any, trial: Any, p: Any, out: Any, n: Any, points: Any) -> Any:
    """The action after which a player stands best against the others: greedy, but attacks count as well."""
    best, highest = out[0], -1e9
    for i in range(n):
        trial[0] = states[0]
        rules.observe(trial[0], p)
        rules.determinize(trial[0])
        driver.apply(trial[0], p, out[i])
        tree.estimate(trial[0], points)
        value = tree.utility(trial[0], points, p)
        if value > highest:
            highest, best = value, out[i]
    return best


@rule
def look(s: Any, p: Any, action: Any, met: Any) -> None:
    """Note the cards in the hand of a player who decides, and the one that moves in."""
    me = s.players[p]
    for i in range(me.held):
        if me.hand[i] >= 0:
            met[p, me.hand[i]] |= HELD
    if coverage.ACTION_KIND[action] == coverage.PLACE:
        met[p, me.hand[coverage.ACTION_ARGUMENTS[action, 0]]] |= MOVED_IN


@rule
def play_one(states: Any, chooser: Any, out: Any, slips: Any, met: Any, points: Any) -> None:
    """Play a game to its end."""
    s = states[0]
    met[:, :] = 0
    while not s.over:
        p = batch.first_of(rules.deciders(s))
        n = rules.legal(s, p, out)
        if n == 1:
            action = out[0]
        elif slips and chance.below(chooser, SLIPS) == 0:
            action = out[chance.below(chooser, n)]
        else:
            action = choose(states[:1], states[1:], p, out, n, points)
        look(s, p, action, met)
        driver.apply(s, p, action)


@rule
def note(s: Any, met: Any, counts: Any) -> None:
    """Count the cards of a finished game."""
    winners = 0
    for p in range(s.seats):
        winners += rules.place_of(s, p) == 1
    for p in range(s.seats):
        share = 1.0 / winners if rules.place_of(s, p) == 1 else 0.0
        best = -1000
        for q in range(s.seats):
            if q != p:
                best = max(best, rules.score(s, q))
        margin = rules.score(s, p) - best
        for card in range(met.shape[1]):
            if met[p, card]:
                moved = met[p, card] >= MOVED_IN
                counts[card, HANDS] += 1.0
                counts[card, WINNERS] += share
                counts[card, PLAYED] += moved
                counts[card, WON] += share * moved
                counts[card, LUCK] += share * s.seats * moved
                counts[card, MARGIN] += margin * moved


@rule
def play(
    blank: Any,
    states: Any,
    choosers: Any,
    out: Any,
    seed: Any,
    first: Any,
    last: Any,
    slips: Any,
    met: Any,
    points: Any,
    counts: Any,
) -> None:
    """Play games ``first`` to ``last - 1`` of a batch and add up what is counted of each card."""
    for g in range(first, last):
        states[0] = blank[0]
        batch.begin(states[0], choosers[0], seed, g)
        play_one(states, choosers[0], out, slips, met, points)
        note(states[0], met, counts)
