"""The rules of The Castles of Burgundy as the kit calls them: what is legal, what an action does, what is hidden."""

from duchy.engine.agenda import answered, deciders, decision
from duchy.engine.chance import below
from duchy.engine.rule import rule
from duchy.games.burgundy.actions import (
    BUY,
    BUY_DEPOT,
    CATALOGUE,
    DECLINE,
    DISCARD,
    END_TURN,
    FOUND,
    GAIN,
    KEEP,
    LOAD,
    MAX_LEGAL,
    PAYMENTS,
    PLACE,
    PLACE_FREE,
    SELL,
    SELL_ALL,
    TAKE,
    WORKERS,
)
from duchy.games.burgundy.chapters.black_depot import buy, buy_from_depot, legal_buy
from duchy.games.burgundy.chapters.buildings import legal_gain
from duchy.games.burgundy.chapters.place import legal_place, legal_place_free, place, place_tile
from duchy.games.burgundy.chapters.scoring import place_of, vp
from duchy.games.burgundy.chapters.sell import legal_sell, legal_sell_all, sell, sell_goods
from duchy.games.burgundy.chapters.setup import (
    castle_space,
    castle_spaces,
    choose_estate,
    layout_of_side,
    legal_found,
    start,
)
from duchy.games.burgundy.chapters.ships import keep, legal_keep, legal_load, load
from duchy.games.burgundy.chapters.take import discard, legal_discard, legal_take, take, take_from_depot
from duchy.games.burgundy.chapters.turn import end_turn
from duchy.games.burgundy.chapters.workers import BOTH_DICE, CASTLE_DIE, legal_workers, take_workers
from duchy.games.burgundy.components.board import DEPOTS, SLOTS, STORAGE
from duchy.games.burgundy.components.layouts import HEXES
from duchy.games.burgundy.components.printings import Difference, printed
from duchy.games.burgundy.components.tiles import GOODS
from duchy.games.burgundy.state import STATE, Category, Decision

DECISIONS = tuple(kind.name.lower() for kind in Decision)
CATEGORIES = tuple(category.name.lower() for category in Category)

__all__ = [
    "CATALOGUE",
    "CATEGORIES",
    "DECISIONS",
    "MAX_LEGAL",
    "STATE",
    "apply",
    "deciders",
    "decision",
    "determinize",
    "legal",
    "observe",
    "place_of",
    "points",
    "score",
    "start",
]


@rule
def legal(s, p, out):
    """Write the legal actions of a player in ascending order and return how many there are."""
    if not (deciders(s) >> p) & 1:
        return 0
    me = s.players[p]
    asked = decision(s)
    if asked == Decision.TURN:
        n = legal_die_actions(s, me, BOTH_DICE, out)
        n = legal_buy(s, me, out, n)
        out[n] = END_TURN
        return n + 1
    return legal_answers(s, me, asked, out)


@rule
def legal_die_actions(s, me, dice, out):
    """The four die actions (CB-TURN-02, CB-CASTLE-02)."""
    n = legal_take(s, me, dice, out, 0)
    n = legal_place(me, dice, out, n)
    n = legal_sell(me, dice, out, n)
    return legal_workers(me, dice, out, n)


@rule
def legal_answers(s, me, asked, out):
    """Answers to a decision inside an action. What a building or castle offers may be declined (CB-RES-07, 09)."""
    top = s.agenda[s.depth - 1]
    if asked == Decision.FOUND:
        return legal_found(s, me, out, 0)
    if asked == Decision.DISCARD:
        return legal_discard(me, out, 0)
    if asked == Decision.KEEP:
        return legal_keep(s, me, top.a, top.b, out, 0)
    n = 0
    if asked == Decision.CASTLE:
        n = legal_die_actions(s, me, CASTLE_DIE, out)
    if printed(s, Difference.BUY_INSIDE):  # a purchase is possible during an action (CB-BLACK-04)
        n = legal_buy(s, me, out, n)
    if asked == Decision.SHIP:
        return legal_load(me, out, n)
    if asked == Decision.WAREHOUSE:
        n = legal_sell_all(me, out, n)
    elif asked == Decision.TOWN_HALL:
        n = legal_place_free(me, out, n)
    elif asked != Decision.CASTLE:
        n = legal_gain(s, asked, out, n)
    out[n] = DECLINE
    return n + 1


@rule
def apply(s, p, action):
    """Carry out a legal action."""
    s.ply += 1
    if action < BUY:
        if decision(s) == Decision.CASTLE:
            answered(s)
        apply_die_action(s, p, action)
    elif action < BUY_DEPOT:
        buy(s, p, (action - BUY) // PAYMENTS, (action - BUY) % PAYMENTS)
    elif action < END_TURN:
        rest = (action - BUY_DEPOT) // PAYMENTS
        buy_from_depot(s, p, rest // SLOTS, rest % SLOTS, (action - BUY_DEPOT) % PAYMENTS)
    elif action == END_TURN:
        answered(s)
        end_turn(s, p)
    elif action >= FOUND:
        choose_estate(s, p, (action - FOUND) // HEXES, (action - FOUND) % HEXES)
    else:
        apply_answer(s, p, action)


@rule
def apply_die_action(s, p, action):
    """One of the four die actions (CB-TURN-02)."""
    if action < PLACE:
        rest = (action - TAKE) // SLOTS
        take(s, p, rest // DEPOTS, rest % DEPOTS, (action - TAKE) % SLOTS)
    elif action < SELL:
        rest = (action - PLACE) // HEXES
        place(s, p, rest // STORAGE, rest % STORAGE, (action - PLACE) % HEXES)
    elif action < WORKERS:
        sell(s, p, (action - SELL) // GOODS, (action - SELL) % GOODS)
    else:
        take_workers(s.players[p], action - WORKERS)


@rule
def apply_answer(s, p, action):
    """An answer to a decision inside an action: it comes off the agenda, then its effect happens."""
    a, b = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    answered(s)
    if action < LOAD:
        discard(s, p, action - DISCARD, a)
    elif action < KEEP:
        load(s, p, (action - LOAD) // 2, (action - LOAD) % 2)
    elif action < SELL_ALL:
        keep(s, p, a, b, action - KEEP)
    elif action < GAIN:
        sell_goods(s, s.players[p], action - SELL_ALL)
    elif action < PLACE_FREE:
        take_from_depot(s, p, (action - GAIN) // SLOTS, (action - GAIN) % SLOTS)
    elif action < DECLINE:
        place_tile(s, p, (action - PLACE_FREE) // HEXES, (action - PLACE_FREE) % HEXES)


@rule
def score(s, p):
    """A player's victory points."""
    return vp(s.players[p])


@rule
def points(s, p, category):
    """A player's victory points from one source."""
    return s.players[p].points[category]


@rule
def observe(s, p):
    """Remove what player p may not know: the generator and the sealed choices of others. No player is -1."""
    s.rng = 0
    for q in range(s.seats):
        me = s.players[q]
        if q != p and me.sealed:
            me.sealed_side = -1
            me.sealed_hex = -1


@rule
def determinize(s):
    """Fill what an observer does not know with a guess that fits: sealed choices are drawn among the possible ones."""
    for q in range(s.seats):
        me = s.players[q]
        if me.sealed and me.sealed_hex < 0:
            me.sealed_side = below(s, 2) if me.board >= 0 else 0
            layout = layout_of_side(s, me, me.sealed_side)
            me.sealed_hex = castle_space(layout, below(s, castle_spaces(layout)))
