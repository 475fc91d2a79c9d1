"""The eight buildings (chapters 5.8 and 5.9)."""

from duchy.engine.agenda import ask
from duchy.engine.records import table
from duchy.engine.rule import rule
from duchy.games.burgundy.actions import GAIN
from duchy.games.burgundy.components import COLOUR, DEPOTS, SLOTS, Colour, Kind
from duchy.games.burgundy.sell import goods_held
from duchy.games.burgundy.state import Category, Decision

#: By decision, the tile colours that a building lets its owner take, as a set of bits.
GAINABLE = table(
    [
        {
            Decision.CARPENTER: 1 << Colour.BUILDING,
            Decision.CHURCH: 1 << Colour.MINE | 1 << Colour.MONASTERY | 1 << Colour.CASTLE,
            Decision.MARKET: 1 << Colour.SHIP | 1 << Colour.ANIMAL,
        }.get(decision, 0)
        for decision in Decision
    ]
)


@rule
def building_effect(s, p, kind):
    """A building works once, at once; what it cannot do is lost (CB-BLD-01, CB-BLD-05). Town halls: place.py."""
    me = s.players[p]
    if kind == Kind.WAREHOUSE:
        if goods_held(me):
            ask(s, p, Decision.WAREHOUSE)
    elif kind == Kind.WATCHTOWER:
        me.points[Category.WATCHTOWERS] += 4
    elif kind == Kind.CARPENTER:
        offer_tiles(s, p, Decision.CARPENTER)
    elif kind == Kind.CHURCH:
        offer_tiles(s, p, Decision.CHURCH)
    elif kind == Kind.MARKET:
        offer_tiles(s, p, Decision.MARKET)
    elif kind == Kind.BOARDING_HOUSE:
        me.workers += 4
    elif kind == Kind.BANK:
        me.silver += 2


@rule
def gainable(s, decision, depot, slot):
    """Whether a depot's tile is of a kind that the building offers (CB-CARP-01, CB-CHUR-01, CB-MARK-01)."""
    kind = s.depots[depot, slot]
    return kind != 0 and (GAINABLE[decision] >> COLOUR[kind]) & 1 == 1


@rule
def offer_tiles(s, p, decision):
    """Ask which tile to take, if any depot has one (CB-BLD-05, CB-BLD-08)."""
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            if gainable(s, decision, depot, slot):
                ask(s, p, decision)
                return


@rule
def legal_gain(s, decision, out, n):
    """The tiles that a carpenter, church or market offers (CB-CARP-01, CB-CHUR-01, CB-MARK-01)."""
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            if gainable(s, decision, depot, slot):
                out[n] = GAIN + depot * SLOTS + slot
                n += 1
    return n
