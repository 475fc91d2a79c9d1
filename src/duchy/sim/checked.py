"""Template: random games with every invariant checked after every action.

A game brings its own checks and counters, and a second list of legal actions: ``Invariants``, ``Coverage`` and
``Legality`` in ``duchy.engine.game.protocols``. Some games are played well, by its ``Evaluation``: random play hardly
ever wins a game against a target, fills a board, or completes what gives an award.
"""

from typing import Any

from duchy.engine.kernels.arrays import Grid, Ints, Records
from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bind, bound
from duchy.engine.play import chance
from duchy.engine.play.agenda import KitState
from duchy.engine.play.rules import Coverage, Invariants, Legality, Rules
from duchy.sim.batch import Chooser

game: Any = bound()
rules: Rules = game and game.rules

if game:
    checks: Invariants = game.invariants
    coverage: Coverage = game.coverage
    legality: Legality = game.legality
    batch: Any = bind("duchy.sim.batch", game)
    greedy: Any = bind("duchy.sim.greedy", game)
    driver: Any = bind("duchy.engine.play.driver", game)
    ACTIONS = game.catalogue.size
    KINDS = len(game.catalogue.kinds)
    KIND_OF = table([place for place, kind in enumerate(game.catalogue.kinds.values()) for _ in range(kind.size)])

# Faults that any game can have; a game's own codes are above 0.
NO_ACTION, UNSORTED, NOT_ASKED, ENDLESS, SCORE, RANKING, MISSING, EXTRA, OVERFLOW = range(-1, -10, -1)
NAMES = {
    NO_ACTION: "no_action",  # a decider has no legal action
    UNSORTED: "unsorted",  # legal actions are not ascending, not unique or out of range
    NOT_ASKED: "not_asked",  # a player who is no decider has legal actions
    ENDLESS: "endless",  # the game does not end
    SCORE: "score",  # a score is not the sum of its sources
    OVERFLOW: "overflow",  # the agenda is too small
    RANKING: "ranking",  # a place is worse for more points, shared with other points, or not the one after those ahead
    MISSING: "missing_action",  # an action that should be legal is not offered
    EXTRA: "extra_action",  # an action is offered that should not be legal
}

MAX_TRIES = 12  # random actions from which the preferred one is taken
KEEN_GAMES = 16  # one game in so many is played well
SLIPS = 16  # in half of those one choice in so many is left to chance


@rule
def new_taste(taste: Ints, chooser: chance.Generator) -> int:
    """Draw the preferences for a game: a random rank for each kind of action. Returns how many actions to compare."""
    for kind in range(KINDS):
        taste[kind] = chance.below(chooser, 1 << 20)
    return 1 + chance.below(chooser, MAX_TRIES)


@rule
def choose(out: Ints, n: int, taste: Ints, tries: int, chooser: chance.Generator) -> int:
    """The preferred one of a few random actions. New preferences in each game give more varied games."""
    best = out[chance.below(chooser, n)]
    for _ in range(1, tries):
        other = out[chance.below(chooser, n)]
        if taste[KIND_OF[other]] > taste[KIND_OF[best]]:
            best = other
    return best


@rule
def new_slips(chooser: chance.Generator) -> int:
    """Draw how well a game is played: how many of ``SLIPS`` choices are left to chance, mostly all of them."""
    if chance.below(chooser, KEEN_GAMES):
        return SLIPS
    return chance.below(chooser, 2)


@rule
def any_of(who: int, chooser: chance.Generator) -> int:
    """Any player of a set."""
    members = 0
    while who >> members:
        members += 1
    p = chance.below(chooser, members)
    while not (who >> p) & 1:
        p = (p + 1) % members
    return p


@rule
def check_legal(s: KitState, p: int, out: Ints) -> int:
    """Check that deciders, and only they, have legal actions, each once and in order. Their number, or a code."""
    for q in range(s.seats):
        if q != p and not (rules.deciders(s) >> q) & 1 and rules.legal(s, q, out):
            return NOT_ASKED
    n = rules.legal(s, p, out)
    if n < 1:
        return NO_ACTION
    if out[0] < 0 or out[n - 1] >= ACTIONS:
        return UNSORTED
    for i in range(1, n):
        if out[i - 1] >= out[i]:
            return UNSORTED
    return n


@rule
def check_complete(s: KitState, p: int, out: Ints, n: int, wanted: Ints) -> int:
    """Compare the legal actions with the list that the game makes a second time: their number, or a code."""
    m = legality.expected(s, p, wanted)
    for i in range(min(n, m)):
        if out[i] != wanted[i]:
            return MISSING if wanted[i] < out[i] else EXTRA
    if n != m:
        return MISSING if n < m else EXTRA
    return n


@rule
def check_end(s: KitState) -> int:
    """Points are the sum of their sources, and places follow from those of the teams: more are a better place."""
    for p in range(s.seats):
        total = 0
        for source in range(batch.SOURCES):
            total += rules.points(s, p, source)
        if rules.score(s, p) != total:
            return SCORE
        ahead = 0
        for q in range(s.seats):
            difference = rules.place_of(s, q) - rules.place_of(s, p)
            ahead += difference < 0 and leads_team(s, q)
            mine, theirs = team_score(s, p), team_score(s, q)
            if mine != theirs and (difference > 0) != (mine > theirs):
                return RANKING
            if difference != 0 and rules.team_of(s, p) == rules.team_of(s, q):
                return RANKING
        if rules.place_of(s, p) != ahead + 1:
            return RANKING
    return 0


@rule
def team_score(s: KitState, p: int) -> int:
    """The points of a player and of all who win together with that player."""
    total = 0
    for q in range(s.seats):
        if rules.team_of(s, q) == rules.team_of(s, p):
            total += rules.score(s, q)
    return total


@rule
def leads_team(s: KitState, p: int) -> bool:
    """Whether a player has the lowest seat of a team, by which teams are counted."""
    for q in range(p):
        if rules.team_of(s, q) == rules.team_of(s, p):
            return False
    return True


@rule
def play(
    states: Records[KitState],
    ledger: Any,
    chooser: chance.Generator,
    taste: Ints,
    out: Ints,
    wanted: Ints,
    log: Grid,
    kinds: Ints,
    met: Ints,
) -> int:
    """Play one game and write its actions to ``log``; returns the code of a fault, or 0."""
    s = states[0]
    tries, slips = new_taste(taste, chooser), new_slips(chooser)
    code = checks.check_start(s, ledger)
    while code == 0 and not s.over:
        if s.ply >= len(log):
            return ENDLESS
        p = any_of(rules.deciders(s), chooser)
        n = check_legal(s, p, out)
        if n > 0:
            n = check_complete(s, p, out, n, wanted)
        if n < 1:
            return n
        if chance.below(chooser, SLIPS) < slips:
            action = choose(out, n, taste, tries, chooser)
        else:
            action = greedy.choose(states[:1], states[1:], p, out)
        log[s.ply, 0] = p
        log[s.ply, 1] = action
        kinds[KIND_OF[action]] += 1
        coverage.count_action(s, p, action, met)
        states[1] = states[0]
        driver.apply(s, p, action)
        code = OVERFLOW if s.overflow else checks.check(states[1], states[0], p, action, ledger)
    if code:
        return code
    coverage.count_game(s, met)
    return check_end(s)


@rule
def check_first(states: Records[KitState], ledgers: Any) -> int:
    """The code for a game that has just been set up."""
    return checks.check_start(states[0], ledgers[0])


@rule
def check_step(states: Records[KitState], ledgers: Any, p: int, action: int) -> int:
    """The code for one action that led from the second state to the first, 0 if nothing is wrong."""
    return checks.check(states[1], states[0], p, action, ledgers[0])


@rule
def run(
    blanks: Records[KitState],
    states: Records[KitState],
    ledgers: Any,
    choosers: Records[Chooser],
    taste: Ints,
    out: Ints,
    wanted: Ints,
    log: Grid,
    seed: int,
    first: int,
    last: int,
    kinds: Ints,
    met: Ints,
    found: Ints,
) -> bool:
    """Play games ``first`` to ``last - 1``; True if one has a fault: its code, number and length are in ``found``.

    A blank record without seats stands for a game whose record has another size; it is played elsewhere.
    """
    for g in range(first, last):
        states[0] = blanks[g % len(blanks)]
        if states[0].seats == 0:
            continue
        ledgers[0] = ledgers[1]
        batch.begin(states[0], choosers[0], seed, g)
        code = play(states, ledgers[0], choosers[0], taste, out, wanted, log, kinds, met)
        found[3] += states[0].ply
        if code:
            found[0] = code
            found[1] = g
            found[2] = states[0].ply
            return True
    return False
