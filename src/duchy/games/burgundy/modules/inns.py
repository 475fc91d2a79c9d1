"""Inns: tiles without a colour that fill any space and make its region count as one larger (chapter 20).

They are bought like a tile of the black depot (CB-INN-03, CB-INN-05), and placed by all rules but that of the colour
(CB-INN-07, CB-INN-19). An inn covers its space for the region and for the colour (CB-INN-16). It has no effect and is
of no kind that another rule names (CB-INN-10, CB-INN-17): it has no colour, so no monastery turns a die for it
(CB-INN-18).
"""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.actions import PRICE, buy_inn_action
from duchy.games.burgundy.components.spaces import region_of, region_spaces, space_count
from duchy.games.burgundy.components.tiles import Kind
from duchy.games.burgundy.state import Estate, State

INN = int(Kind.INN)


@rule
def phase_begins(s: State) -> None:
    """One more inn lies beside the black depot, on those that are left (CB-INN-01, CB-INN-02)."""
    s.more[0].inns += 1


@rule
def more_for_sale(s: State) -> bool:
    """Whether an inn can be bought."""
    return s.more[0].inns > 0


@rule
def legal_purchases(s: State, possible: int, out: Ints, n: int) -> int:
    """An inn, as the purchase of the turn, for each way to pay (CB-INN-03 to CB-INN-05)."""
    if more_for_sale(s):
        for workers in range(PRICE + 1):
            if (possible >> workers) & 1:
                out[n] = buy_inn_action(s, workers)
                n += 1
    return n


@rule
def take_inn(s: State) -> int:
    """Take an inn off the pile."""
    s.more[0].inns -= 1
    return INN


@rule
def spaces_for(home: Estate, word: int) -> int:
    """Every space of a region without an inn, as a word of a mask (CB-INN-06, CB-INN-08, 09, CB-MON01-02)."""
    spaces = -1
    for space in range(space_count(home)):
        if home.tiles[space] == INN:
            spaces &= ~region_spaces(home, region_of(home, space), word)
    return spaces


@rule
def inns_in(home: Estate, region: int) -> int:
    """How many inns lie in a region; first or last tile there, an inn makes it larger (CB-INN-11, CB-INN-15)."""
    inns = 0
    for space in range(space_count(home)):
        inns += home.tiles[space] == INN and region_of(home, space) == region
    return inns
