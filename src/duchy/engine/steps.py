"""Template: the single steps that ``State`` makes, bound to a game's rules. Each kernel works on the first record."""

from typing import Any

from duchy.engine import chance
from duchy.engine.rule import rule
from duchy.engine.template import bind, bound

game: Any = bound()
rules: Any = game and game.rules
driver: Any = bind("duchy.engine.driver", game) if game else None


@rule
def start(states, entropy):
    """Set up a game whose options are already in the record."""
    chance.reseed(states[0], entropy)
    driver.start(states[0])


@rule
def legal(states, player, out):
    """Write the legal actions of a player and return their number."""
    return rules.legal(states[0], player, out)


@rule
def apply(states, player, action):
    """Carry out a legal action."""
    driver.apply(states[0], player, action)


@rule
def observe(states, player):
    """Remove what a player may not know; -1 is a spectator."""
    rules.observe(states[0], player)


@rule
def determinize(states, entropy):
    """Replace the generator and fill what an observer does not know."""
    chance.reseed(states[0], entropy)
    rules.determinize(states[0])


@rule
def reseed(states, entropy):
    """Replace the generator."""
    chance.reseed(states[0], entropy)


@rule
def deciders(states):
    """The set of players who may act."""
    return rules.deciders(states[0])


@rule
def question(states):
    """The kind of the question on top of the agenda."""
    return rules.decision(states[0])


@rule
def decision_of(states, player):
    """The kind of decision that one player has to make, 0 if there is none."""
    return rules.decision_of(states[0], player)


@rule
def decision(states):
    """The kind of decision that all deciders have to make; where it is not the same, the question's."""
    s = states[0]
    who = rules.deciders(s)
    common = 0
    for player in range(s.seats):
        if (who >> player) & 1:
            own = rules.decision_of(s, player)
            if common != 0 and own != common:
                return rules.decision(s)
            common = own
    return common


@rule
def results(states, scores, places):
    """Write every player's points and place; the verdict of a game for one player, -1 if there is none."""
    for player in range(states[0].seats):
        scores[player] = rules.score(states[0], player)
        places[player] = rules.place_of(states[0], player)
    return rules.verdict(states[0])
