"""What an action says, read from its number without the code by which the rules read it."""

from duchy.engine.rule import rule
from duchy.games.dice.actions import BUILD, CASTLE, PASS, SEAL, SECOND, SELL
from duchy.games.dice.components.sheets import HEXES


@rule
def castle_of(action):
    """The start castle that an action chooses, -1 if none."""
    return action - CASTLE if CASTLE <= action < SELL else -1


@rule
def sold_by(action):
    """How many goods an action sells, -1 if it is no sale."""
    return action - SELL if SELL <= action < BUILD else -1


@rule
def first_of(action):
    """The hex of a first building, -1 if none."""
    return (action - BUILD) % HEXES if BUILD <= action < PASS else -1


@rule
def second_of(action):
    """The hex of a second building, -1 if none."""
    return action - SECOND if SECOND <= action < SEAL else -1


@rule
def builds(action):
    """Whether an action builds a hex, the start castle included."""
    return castle_of(action) >= 0 or first_of(action) >= 0 or second_of(action) >= 0


@rule
def number_of(before, p, action):
    """The number that an action writes, 0 if none. A second building has the pip die that the first one left."""
    if first_of(action) >= 0:
        return (action - BUILD) // HEXES + 1
    if second_of(action) >= 0:
        me = before.drafts[p]
        return before.pips[0] + before.pips[1] - me.numbers[me.first]
    return 0


@rule
def seals(action):
    """Whether an action ends a player's round."""
    return action >= SECOND
