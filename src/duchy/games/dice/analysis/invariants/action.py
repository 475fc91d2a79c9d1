"""What an action means, read from its number without the code of the rules."""

from duchy.engine.rule import rule
from duchy.games.dice.actions import ACTION_ARGUMENTS, ACTION_KIND, CATALOGUE

SHEET, CASTLE, SELL, BUILD, SECOND, SEAL = map(
    CATALOGUE.number_of, ("sheet", "castle", "sell", "build", "second", "seal")
)


@rule
def chooses_sheet(action):
    """Whether an action chooses a sheet."""
    return ACTION_KIND[action] == SHEET


@rule
def argument_of(action, kind, i):
    """An argument of an action of a kind, counted from 0; -1 if it is of another kind."""
    return ACTION_ARGUMENTS[action, i] if ACTION_KIND[action] == kind else -1


@rule
def castle_of(action):
    """The start castle that an action chooses, -1 if none."""
    return argument_of(action, CASTLE, 0)


@rule
def sold_by(action):
    """How many goods an action sells, -1 if it is no sale."""
    return argument_of(action, SELL, 0)


@rule
def first_of(action):
    """The hex of a first building, -1 if none."""
    return argument_of(action, BUILD, 1)


@rule
def second_of(action):
    """The hex of a second building, -1 if none."""
    return argument_of(action, SECOND, 0)


@rule
def builds(action):
    """Whether an action builds a hex, the start castle included."""
    return castle_of(action) >= 0 or first_of(action) >= 0 or second_of(action) >= 0


@rule
def number_of(before, p, action):
    """The number that an action writes, 0 if none. A second building has the pip die that the first one left."""
    if first_of(action) >= 0:
        return argument_of(action, BUILD, 0) + 1
    if second_of(action) >= 0:
        me = before.drafts[p]
        return before.pips[0] + before.pips[1] - me.numbers[me.first]
    return 0


@rule
def seals(action):
    """Whether an action ends a player's round."""
    return ACTION_KIND[action] == SECOND or ACTION_KIND[action] == SEAL
