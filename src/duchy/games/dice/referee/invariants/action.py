"""What an action means, read from its number without the code of the rules."""

from duchy.engine.kernels.rule import rule
from duchy.games.dice.actions import ACTION_ARGUMENTS, ACTION_KIND, CATALOGUE
from duchy.games.dice.state import State

SHEET, CASTLE, SELL, BUILD, SECOND, SEAL = map(
    CATALOGUE.number_of, ("sheet", "castle", "sell", "build", "second", "seal")
)


@rule
def chooses_sheet(action: int) -> bool:
    """Whether an action chooses a sheet."""
    return ACTION_KIND[action] == SHEET


@rule
def argument_of(action: int, kind: int, i: int) -> int:
    """An argument of an action of a kind, counted from 0; -1 if it is of another kind."""
    return ACTION_ARGUMENTS[action, i] if ACTION_KIND[action] == kind else -1


@rule
def castle_of(action: int) -> int:
    """The start castle that an action chooses, -1 if none."""
    return argument_of(action, CASTLE, 0)


@rule
def sold_by(action: int) -> int:
    """How many goods an action sells, -1 if it is no sale."""
    return argument_of(action, SELL, 0)


@rule
def first_of(action: int) -> int:
    """The hex of a first building, -1 if none."""
    return argument_of(action, BUILD, 1)


@rule
def second_of(action: int) -> int:
    """The hex of a second building, -1 if none."""
    return argument_of(action, SECOND, 0)


@rule
def builds(action: int) -> bool:
    """Whether an action builds a hex, the start castle included."""
    return castle_of(action) >= 0 or first_of(action) >= 0 or second_of(action) >= 0


@rule
def number_of(before: State, p: int, action: int) -> int:
    """The number that an action writes, 0 if none. A second building has the pip die that the first one left."""
    if first_of(action) >= 0:
        return argument_of(action, BUILD, 0) + 1
    if second_of(action) >= 0:
        me = before.drafts[p]
        return before.pips[0] + before.pips[1] - me.numbers[me.first]
    return 0


@rule
def ends_round(action: int) -> bool:
    """Whether an action ends what a player does in a round, or the choice of a castle."""
    return ACTION_KIND[action] == SECOND or ACTION_KIND[action] == SEAL or ACTION_KIND[action] == CASTLE
