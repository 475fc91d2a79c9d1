"""The eight buildings (chapters 5.8 and 5.9)."""

from duchy.engine.agenda import ask
from duchy.engine.rule import rule
from duchy.games.burgundy.actions import GAIN
from duchy.games.burgundy.chapters.scoring import gain
from duchy.games.burgundy.chapters.sell import goods_held
from duchy.games.burgundy.components.board import DEPOTS, SLOTS
from duchy.games.burgundy.components.tiles import COLOUR, Colour, Kind
from duchy.games.burgundy.state import Category, Decision

# The tile colours that a building lets its owner take, as sets of bits (CB-CARP-01, CB-CHUR-01, CB-MARK-01).
CARPENTER_TAKES = 1 << Colour.BUILDING
CHURCH_TAKES = 1 << Colour.MINE | 1 << Colour.MONASTERY | 1 << Colour.CASTLE
MARKET_TAKES = 1 << Colour.SHIP | 1 << Colour.ANIMAL


@rule
def building_effect(s, p, kind):
    """A building works once, at once; what it cannot do is lost (CB-BLD-01, CB-BLD-05). Town halls: place.py."""
    me = s.players[p]
    if kind == Kind.WAREHOUSE:
        if goods_held(me):
            ask(s, p, Decision.WAREHOUSE)
    elif kind == Kind.WATCHTOWER:
        gain(me, Category.WATCHTOWERS, 4)
    elif kind == Kind.CARPENTER:
        offer_tiles(s, p, Decision.CARPENTER, CARPENTER_TAKES)
    elif kind == Kind.CHURCH:
        offer_tiles(s, p, Decision.CHURCH, CHURCH_TAKES)
    elif kind == Kind.MARKET:
        offer_tiles(s, p, Decision.MARKET, MARKET_TAKES)
    elif kind == Kind.BOARDING_HOUSE:
        me.workers += 4
    elif kind == Kind.BANK:
        me.silver += 2


@rule
def gainable(s, colours, depot, slot):
    """Whether a depot has a tile of one of the colours there."""
    kind = s.depots[depot, slot]
    return kind != 0 and (colours >> COLOUR[kind]) & 1 == 1


@rule
def offer_tiles(s, p, decision, colours):
    """Ask which tile to take, if any depot has one (CB-BLD-05, CB-BLD-08)."""
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            if gainable(s, colours, depot, slot):
                ask(s, p, decision)
                return


@rule
def legal_gain(s, asked, out, n):
    """The tiles that a carpenter, church or market offers (CB-CARP-01, CB-CHUR-01, CB-MARK-01)."""
    colours = MARKET_TAKES
    if asked == Decision.CARPENTER:
        colours = CARPENTER_TAKES
    elif asked == Decision.CHURCH:
        colours = CHURCH_TAKES
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            if gainable(s, colours, depot, slot):
                out[n] = GAIN + depot * SLOTS + slot
                n += 1
    return n
