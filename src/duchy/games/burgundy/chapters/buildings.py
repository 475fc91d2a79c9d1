"""The eight buildings (chapters 5.8 and 5.9)."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask, decision, pop
from duchy.games.burgundy.actions import gain_action
from duchy.games.burgundy.chapters.gains import gain_points, gain_silver, gain_workers
from duchy.games.burgundy.chapters.sell import goods_held
from duchy.games.burgundy.chapters.take import lies_before, take_from_depot
from duchy.games.burgundy.components.board import DEPOTS, SLOTS
from duchy.games.burgundy.components.tiles import COLOUR, Colour, Kind
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.state import Category, State

_TAKES = {
    Decision.CARPENTER: (Colour.BUILDING,),
    Decision.CHURCH: (Colour.MINE, Colour.MONASTERY, Colour.CASTLE),
    Decision.MARKET: (Colour.SHIP, Colour.ANIMAL),
}
TAKES = table([sum(1 << colour for colour in _TAKES.get(decision, ())) for decision in Decision])
"""By decision, the colours that a building lets its owner take, as a set (CB-CARP-01, 02, CB-CHUR-01, CB-MARK-01)."""


@rule
def building_effect(s: State, p: int, kind: int) -> None:
    """A building works once, at once, without a die; what it cannot do is lost (CB-BLD-01, 02, CB-BLD-05, CB-RES-08).

    A boarding house is no action that takes workers (CB-TWORK-02, CB-MON13-02, CB-MON14-02, 03). Town halls: place.py.
    """
    if kind == Kind.WAREHOUSE:
        if goods_held(s, p):
            ask(s, p, Decision.WAREHOUSE)
    elif kind == Kind.WATCHTOWER:
        gain_points(s, p, Category.WATCHTOWERS, 4)  # CB-TOWER-01
    elif kind == Kind.CARPENTER:
        offer_tiles(s, p, Decision.CARPENTER)
    elif kind == Kind.CHURCH:
        offer_tiles(s, p, Decision.CHURCH)
    elif kind == Kind.MARKET:
        offer_tiles(s, p, Decision.MARKET)
    elif kind == Kind.BOARDING_HOUSE:
        gain_workers(s, p, 4)  # CB-BOARD-01
    elif kind == Kind.BANK:
        gain_silver(s, p, 2)  # CB-BANK-01


@rule
def gainable(s: State, asked: int, depot: int, slot: int) -> bool:
    """Whether a depot has a tile there that a building lets its owner take."""
    kind = s.depots[depot, slot]
    return kind != 0 and (TAKES[0 + asked] >> COLOUR[kind]) & 1 == 1


@rule
def offer_tiles(s: State, p: int, asked: int) -> None:
    """Ask which tile to take, if any depot has one (CB-BLD-05, CB-BLD-08)."""
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            if gainable(s, asked, depot, slot):
                ask(s, p, asked)
                return


@rule
def legal_gain(s: State, p: int, out: Ints, n: int) -> int:
    """The tiles that a carpenter, church or market offers (CB-CARP-01, CB-CHUR-01, CB-MARK-01)."""
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            if gainable(s, decision(s), depot, slot) and not lies_before(s, depot, slot):
                out[n] = gain_action(s, depot, slot)
                n += 1
    return n


@rule
def gain(s: State, p: int, depot: int, slot: int) -> None:
    """Take the tile that a carpenter, church or market lets its owner take."""
    pop(s)
    take_from_depot(s, p, depot, slot)
