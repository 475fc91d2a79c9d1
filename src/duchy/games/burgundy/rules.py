"""The rules of The Castles of Burgundy as the kit calls them: what is legal, what an action does, what is hidden."""

from duchy.engine.agenda import ask, deciders, decision, decision_of, pop
from duchy.engine.bits import lowest
from duchy.engine.chance import below
from duchy.engine.records import table
from duchy.engine.rule import rule
from duchy.games.burgundy import hooks
from duchy.games.burgundy.actions import (
    ACTIONS,
    CATALOGUE,
    FREE_DIE,
    FULL_CATALOGUE,
    FULL_MAX_LEGAL,
    MAX_LEGAL,
    decline_action,
    end_turn_action,
)
from duchy.games.burgundy.chapters.black_depot import buy, buy_from_depot, legal_buy, pay
from duchy.games.burgundy.chapters.buildings import gain, legal_gain
from duchy.games.burgundy.chapters.gains import vp
from duchy.games.burgundy.chapters.phase import begin_phase, next_phase, pay_mines
from duchy.games.burgundy.chapters.place import legal_place, legal_place_free, place, place_free, use_building
from duchy.games.burgundy.chapters.scoring import empty_spaces, place_of
from duchy.games.burgundy.chapters.sell import legal_sell, legal_sell_free, sell, sell_free
from duchy.games.burgundy.chapters.setup import (
    CASTLE,
    castle_space,
    castle_spaces,
    choose_estate,
    layout_of_side,
    legal_found,
    start,
)
from duchy.games.burgundy.chapters.ships import keep, legal_keep, legal_load, load
from duchy.games.burgundy.chapters.take import discard, legal_discard, legal_take, store, take
from duchy.games.burgundy.chapters.turn import begin_round, end_turn
from duchy.games.burgundy.chapters.workers import (
    BOTH_DICE,
    CASTLE_DIE,
    WHITE_CASTLE_DIE,
    legal_workers,
    reach_of_dice,
    take_workers,
)
from duchy.games.burgundy.components.printings import Difference, printed
from duchy.games.burgundy.components.tiles import Kind
from duchy.games.burgundy.modules.close_to_castle import return_castle
from duchy.games.burgundy.modules.extra_tiles import buy_workers, copy, flock
from duchy.games.burgundy.modules.inns import take_inn
from duchy.games.burgundy.modules.shields.copying import name_player
from duchy.games.burgundy.modules.shields.fleet import load_colour
from duchy.games.burgundy.modules.shields.phase_end import ask_name, ask_tribute, give_up, pay_tribute
from duchy.games.burgundy.modules.shields.settling import legal_settle, next_settler, settle, settle_black
from duchy.games.burgundy.modules.shields.taking import take_shield
from duchy.games.burgundy.modules.shields.turn import set_die
from duchy.games.burgundy.modules.solo.effects import award, legal_award, use_effect
from duchy.games.burgundy.modules.solo.order import go_on, resolve
from duchy.games.burgundy.modules.solo.supply import exchange, give, legal_give
from duchy.games.burgundy.modules.solo.target import buy_points, count_gain, legal_buy_points
from duchy.games.burgundy.modules.team import put_away
from duchy.games.burgundy.modules.trade_routes import arrange, lay_goods, legal_arrange
from duchy.games.burgundy.state import BY_ROUTE, FULL_STATE, STATE, Category, Decision, Step, with_modules

_MUST_BE_ANSWERED = (Decision.SHIP, Decision.GEESE, Decision.TRIBUTE, Decision.ORDER, Decision.GIVE)
OFFER = table([decision not in _MUST_BE_ANSWERED for decision in Decision])
"""By decision inside an action, whether it may be declined."""

DECISIONS = tuple(kind.name.lower() for kind in Decision)
CATEGORIES = tuple(category.name.lower() for category in Category)
VERDICTS = ("lost", "won")
BY_SEAT = ("players", "estates", "storages", "order", "turns")

__all__ = [
    "BY_SEAT",
    "CATALOGUE",
    "CATEGORIES",
    "DECISIONS",
    "FULL_CATALOGUE",
    "FULL_MAX_LEGAL",
    "FULL_STATE",
    "MAX_LEGAL",
    "STATE",
    "VERDICTS",
    "answer",
    "deciders",
    "decision",
    "decision_of",
    "determinize",
    "legal",
    "observe",
    "place_of",
    "points",
    "score",
    "start",
    "step",
    "team_of",
    "verdict",
]


@rule
def legal(s, p, out):
    """Write the legal actions of a player in ascending order and return how many there are.

    A turn has two dice and one purchase, in any order (CB-TURN-01, 03, 07, CB-BLACK-07). What can have no result is not
    listed (CB-TURN-08).
    """
    if not (deciders(s) >> p) & 1:
        return 0
    asked = decision(s)
    if asked == Decision.TURN:
        n = legal_die_actions(s, p, BOTH_DICE, out)
        n = hooks.legal_in_place_of_dice(s, p, asked, out, n)
        n = legal_buy(s, p, out, n)
        n = hooks.legal_at_any_time(s, p, out, n)
        n = hooks.legal_for_both_dice(s, p, out, n)
        out[n] = end_turn_action(s)
        return n + 1
    if asked == Decision.FOUND:
        return legal_found(s, p, out, 0)
    if asked == Decision.DISCARD:
        return legal_discard(s, p, out, 0)
    if asked == Decision.KEEP:
        return legal_keep(s, p, out, 0)
    if with_modules(s) and asked == Decision.ARRANGE:
        return legal_arrange(s, p, out, 0)
    if with_modules(s) and asked == Decision.STORE:
        return hooks.legal_answers(s, p, asked, out, 0)
    if with_modules(s) and asked == Decision.GIVE:
        return legal_give(s, p, out, 0)
    if with_modules(s) and asked == Decision.BUY_POINTS:
        n = legal_buy_points(s, p, out, 0)
        out[n] = decline_action(s)
        return n + 1
    return legal_answers(s, p, asked, out)


@rule
def legal_die_actions(s, p, dice, out):
    """The four die actions, for both dice and for a castle (CB-TURN-02, CB-TURN-04, CB-CASTLE-02, 06, 07)."""
    sets = reach_of_dice(s, p, dice)
    n = legal_take(s, p, sets, dice, out, 0)
    n = legal_place(s, p, sets, dice, out, n)
    n = legal_sell(s, p, sets, dice, out, n)
    return legal_workers(s, sets, dice, out, n)


@rule
def legal_answers(s, p, asked, out):
    """Answers inside an action. What a tile offers may be declined, but a ship must load (CB-RES-07, CB-RES-09).

    What was gained before the answer can be used in it (CB-RES-04).
    """
    n = 0
    if asked == Decision.CASTLE:
        n = legal_die_actions(s, p, CASTLE_DIE, out)
        n = hooks.legal_in_place_of_dice(s, p, asked, out, n)
    elif asked == Decision.WHITE_CASTLE:
        n = legal_die_actions(s, p, WHITE_CASTLE_DIE, out)
    if printed(s, Difference.BUY_INSIDE):  # a purchase is possible during an action (CB-BLACK-03, 04)
        n = legal_buy(s, p, out, n)
    n = hooks.legal_at_any_time(s, p, out, n)
    if asked == Decision.SHIP:
        n = legal_load(s, p, out, n)
        n = hooks.legal_load(s, p, out, n)
    elif asked == Decision.WAREHOUSE:
        n = legal_sell_free(s, p, out, n)
    elif asked == Decision.TOWN_HALL:
        n = legal_place_free(s, p, out, n)
    elif with_modules(s) and asked == Decision.AWARD:
        n = legal_award(s, p, out, n)
    elif asked == Decision.SETTLE:
        n = legal_settle(s, p, out, n)
    elif asked != Decision.CASTLE and asked != Decision.WHITE_CASTLE:
        n = legal_gain(s, asked, out, n)
        n = hooks.legal_answers(s, p, asked, out, n)
    if OFFER[asked]:
        out[n] = decline_action(s)
        n += 1
    return n


@rule
def use_die(s, die):
    """The value of a castle, free or white, answers the castle's question (CB-CASTLE-01, CB-WCAS-03)."""
    if die >= FREE_DIE:
        pop(s)


@rule
def answer_take(s, p, die, depot, slot):
    """A die for a tile of a depot."""
    use_die(s, die)
    take(s, p, die, depot, slot)


@rule
def answer_place(s, p, die, slot, space):
    """A die for a tile on the estate."""
    use_die(s, die)
    place(s, p, die, slot, space)


@rule
def answer_sell(s, p, die, goods):
    """A die for a sale."""
    use_die(s, die)
    sell(s, p, die, goods)


@rule
def answer_workers(s, p, die):
    """A die for workers."""
    use_die(s, die)
    take_workers(s, p, die)


@rule
def answer_return_castle(s, p, space):
    """Both dice for a castle that goes back into storage, where room may have to be made (CB-NEAR-08, CB-NEAR-12)."""
    return_castle(s, p, space)
    store(s, p, CASTLE)
    hooks.castle_returned(s, p, space)


@rule
def answer_name_player(s, p, other):
    """A player whose monasteries are copied."""
    name_player(s, p, other)
    hooks.player_named(s)


@rule
def buy_inn(s, p, workers):
    """Buy an inn, as a tile of the black depot (CB-INN-03, CB-INN-04)."""
    pay(s, p, workers)
    store(s, p, take_inn(s))


@rule
def use_route_bonus(s, p, kind):
    """The effect of a tile by a space of the trade route (CB-TRADE-06); what it asks may be declined (CB-TRADE-16).

    A sale is one like any other (CB-TRADE-17), an extra action that of a castle (CB-TRADE-18), and workers come as from
    a boarding house (CB-TRADE-19).
    """
    depth = s.depth
    if kind == Kind.CASTLE:
        ask(s, p, Decision.CASTLE)
    else:
        use_building(s, p, kind)
    if s.depth > depth:
        s.agenda[s.depth - 1].b = BY_ROUTE


@rule
def decline(s, p):
    """What is offered is left, and lost (CB-RES-06, CB-RES-07)."""
    pop(s)


answer = ACTIONS.dispatcher(
    "s, p",
    take=answer_take,
    place=answer_place,
    sell=answer_sell,
    workers=answer_workers,
    take_shield=take_shield,
    set_die=set_die,
    buy=buy,
    buy_depot=buy_from_depot,
    buy_inn=buy_inn,
    buy_workers=buy_workers,
    return_castle=answer_return_castle,
    name_player=answer_name_player,
    end_turn=end_turn,
    discard=discard,
    store=put_away,
    load=load,
    load_colour=load_colour,
    keep=keep,
    sell_free=sell_free,
    gain=gain,
    place_free=place_free,
    settle=settle,
    settle_black=settle_black,
    pay_tribute=pay_tribute,
    give_up=give_up,
    resolve=resolve,
    buy_points=buy_points,
    exchange=exchange,
    give=give,
    award=award,
    copy=copy,
    flock=flock,
    decline=decline,
    found=choose_estate,
    arrange=arrange,
)


@rule
def step(s, kind, who, a, b):
    """What happens by itself, once nothing above it waits on the agenda."""
    if kind == Step.BEGIN_ROUND:
        begin_round(s)
    elif kind == Step.MINES:
        pay_mines(s)
    elif kind == Step.NEXT_PHASE:
        next_phase(s)
    elif kind == Step.BUILDING:
        use_building(s, lowest(who), a)
    elif with_modules(s):
        step_of_modules(s, kind, who, a, b)


@rule
def step_of_modules(s, kind, who, a, b):
    """The same, of modules."""
    if kind == Step.FIRST_PHASE:
        begin_phase(s)
    elif kind == Step.ROUTE:
        lay_goods(s, lowest(who), a, b)
    elif kind == Step.ROUTE_BONUS:
        use_route_bonus(s, lowest(who), a)
    elif kind == Step.SETTLING:
        next_settler(s, who, a, b)
    elif kind == Step.TRIBUTE:
        ask_tribute(s, a)
    elif kind == Step.NAMING:
        ask_name(s)
    else:
        step_of_solo(s, kind, lowest(who), a, b)


@rule
def step_of_solo(s, kind, p, a, b):
    """What happens by itself in a solo game."""
    if kind == Step.GAIN:
        count_gain(s, p, a)
    elif kind == Step.EFFECTS:
        go_on(s, p, a, b)
    elif kind == Step.EFFECT:
        use_effect(s, p, a, b)
    elif kind == Step.STORE:
        store(s, p, a)


@rule
def score(s, p):
    """A player's victory points."""
    return vp(s, p)


@rule
def team_of(s, p):
    """Who builds an estate together wins together (CB-TEAM-04, CB-TEAM-31); in other games each has an own estate."""
    return s.players[p].estate


@rule
def points(s, p, category):
    """A player's victory points from one source; some sources exist with modules only."""
    points = s.players[p].points
    return points[category] if category < len(points) else 0


@rule
def verdict(s):
    """How a finished solo game ended: it is won if every space is covered (CB-SOLO-49, CB-SOLO-50)."""
    if not s.over or s.seats > 1:
        return -1
    return empty_spaces(s, 0) == 0


@rule
def observe(s, p):
    """Remove what player p may not know: the generator and the sealed choices of others. No player is -1.

    Everything else is public (CB-SETUP-24).
    """
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
            layout = layout_of_side(s, q, me.sealed_side)
            me.sealed_hex = castle_space(layout, below(s, castle_spaces(layout)))
