"""Animals: what a tile scored when it was laid, from the tiles of its pasture and the plies at which they were laid."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.spaces import space_count
from duchy.games.burgundy.components.tiles import ANIMALS, SPECIES, Kind
from duchy.games.burgundy.referee.holdings import lies_in, works_in
from duchy.games.burgundy.referee.invariants.drawing import walk
from duchy.games.burgundy.referee.invariants.ledger import Ledger
from duchy.games.burgundy.state import State

TYPES = 4  # without geese
TILE_SIZES = 3  # tiles of a type carry 2, 3 or 4 animals
GEESE_TYPE = TYPES


@rule
def points_of_type(s: State, e: int, space: int, wanted: int, laid: Ints, ledger: Ledger) -> int:
    """What the tiles of a type on the pasture score when a tile is laid there; monastery 7 adds one to each.

    Shields make all pastures one, and copy monastery 7: what they change is known only when the tile is laid.
    """
    home, then = s.estates[e], laid[space]
    more = 0
    for other in range(len(home.tiles)):
        more += home.tiles[other] == Kind.MONASTERY_7 and laid[other] < then
    if s.modules & Module.SHIELDS:
        more = works_in(s, e, 7)
    points = 0
    joined = lies_in(s, e, Shield.JOINED_MEADOWS)
    for i in range(space_count(home) if joined else walk(home, space, ledger)):
        other = i if joined else ledger.region[i]
        if laid[other] <= then and SPECIES[home.tiles[other]] == wanted:
            points += ANIMALS[home.tiles[other]] + more
    return points


@rule
def types_beside(s: State, e: int, space: int, laid: Ints, ledger: Ledger) -> int:
    """How many other types of animals than geese the pasture had when a tile was laid there."""
    types = 0
    for other in range(TYPES):
        types += points_of_type(s, e, space, other, laid, ledger) > 0
    return types


@rule
def points_when_laid(s: State, e: int, space: int, laid: Ints, ledger: Ledger) -> int:
    """What an animal tile scores at once: its type, and geese beside it (CB-ANIM-03, CB-GEESE-05).

    Geese score with one other type of the pasture; if it has several, their owner is asked (CB-GEESE-02, 03).
    """
    kind = s.estates[e].tiles[space]
    points = points_of_type(s, e, space, GEESE_TYPE, laid, ledger)
    if kind != Kind.GEESE:
        return points + points_of_type(s, e, space, SPECIES[kind], laid, ledger)
    if types_beside(s, e, space, laid, ledger) == 1:
        for other in range(TYPES):
            points += points_of_type(s, e, space, other, laid, ledger)
    return points


@rule
def points_chosen(s: State, e: int, space: int, laid: Ints, ledger: Ledger) -> int:
    """What geese scored with the type that their owner chose, 0 if there was no choice."""
    if s.estates[e].tiles[space] != Kind.GEESE or types_beside(s, e, space, laid, ledger) < 2:
        return 0
    return points_of_type(s, e, space, ledger.flock - 1, laid, ledger)
