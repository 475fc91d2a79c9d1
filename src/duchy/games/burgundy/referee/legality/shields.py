"""What shields allow: taking and giving them up, and what they do."""

from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import decision
from duchy.games.burgundy.components.board import BLACK_SLOTS, DEPOTS, STORES
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.spaces import space_count
from duchy.games.burgundy.components.tiles import COLOUR, Colour
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.referee.holdings import has_shield, shields_in
from duchy.games.burgundy.referee.legality.depots import first_of_black, first_of_depot, lying_in_black
from duchy.games.burgundy.referee.legality.dice import is_second_of_equal_dice, workers_to_turn
from duchy.games.burgundy.referee.legality.faults import Fault
from duchy.games.burgundy.referee.legality.questions import (
    GIVE_UP,
    LOAD_COLOUR,
    NAME_PLAYER,
    PAY_TRIBUTE,
    SET_DIE,
    SETTLE,
    SETTLE_BLACK,
    TAKE_SHIELD,
)
from duchy.games.burgundy.referee.legality.spaces import fault_on_space
from duchy.games.burgundy.state import BY_ROUTE, State, estate_of


@rule
def shield_needed(s: State, kind: int) -> int:
    """The shield that an action needs."""
    if kind == TAKE_SHIELD:
        return Shield.CASTELLAN
    if kind == SET_DIE:
        return Shield.SURE_HAND
    if kind == NAME_PLAYER:
        return Shield.COPYISTS
    if kind == LOAD_COLOUR:
        return Shield.GRAND_FLEET
    if kind == PAY_TRIBUTE:
        return Shield.SWORN_SERVICE
    return Shield.HARVEST_CART if kind == SETTLE else Shield.NIGHT_MARKET


@rule
def fault_by_shield(s: State, p: int, kind: int, a: int, b: int, c: int) -> int:
    """Take shield a onto space b, set die a to b, name player a, load goods a, settle, pay a workers, give up a."""
    if kind == TAKE_SHIELD:
        return fault_of_taking(s, p, a, b)
    if kind == PAY_TRIBUTE:
        return fault_of_tribute(s, p, a)
    if kind == GIVE_UP:  # CB-SHLD-22
        return Fault.NONE if has_shield(s, p, a + 1) else Fault.NOT_HELD
    if kind == SETTLE or kind == SETTLE_BLACK:
        return fault_of_settling(s, p, kind, a, b, c)
    if not has_shield(s, p, shield_needed(s, kind)):
        return Fault.NEEDS_SHIELD
    if kind == SET_DIE:
        return fault_of_setting(s, p, a, b + 1)
    return fault_of_naming(s, p, a) if kind == NAME_PLAYER else fault_of_colour(s, p, a)


@rule
def fault_of_taking(s: State, p: int, shield: int, space: int) -> int:
    """A shield of a depot, on a castle, for a double or in a castle's action with shield 11.

    CB-SHLD-06, 07, CB-SHLD-11, CB-SHLD-14, CB-SH11-01, CB-SH11-02.
    """
    home, me, depot = estate_of(s, p), s.players[p], s.more[0].shield_at[shield]
    if not 1 <= depot <= DEPOTS:
        return Fault.NO_SHIELD
    if space >= space_count(home):
        return Fault.NO_SPACE
    if COLOUR[home.tiles[space]] != Colour.CASTLE or not home.tiles[space]:
        return Fault.NO_CASTLE_TILE
    if decision(s) == Decision.CASTLE:
        if s.agenda[s.depth - 1].b == BY_ROUTE:
            return Fault.NO_CASTLE
        return Fault.NONE if has_shield(s, p, Shield.CASTELLAN) else Fault.NEEDS_SHIELD
    if me.spent[0] or me.spent[1]:
        return Fault.SHIELD_DICE
    return Fault.NONE if workers_for_double(s, p, depot) <= home.workers else Fault.DOUBLE


@rule
def workers_for_double(s: State, p: int, value: int) -> int:
    """The workers that turn both dice to a value; no free step helps (CB-SHLD-10)."""
    dice = s.players[p].dice
    return workers_to_turn(s, p, dice[0], value, 0) + workers_to_turn(s, p, dice[1], value, 0)


@rule
def fault_of_setting(s: State, p: int, die: int, value: int) -> int:
    """A die that is not used yet, once a turn, to another value (CB-SH16-01, CB-SH16-02)."""
    me = s.players[p]
    if s.more[0].shield_die:
        return Fault.DIE_SET
    if me.spent[die]:
        return Fault.DIE_SPENT
    if me.dice[die] == value:
        return Fault.DIE_SHOWS
    return Fault.SAME_DIE if is_second_of_equal_dice(s, p, die) else Fault.NONE


@rule
def fault_of_naming(s: State, p: int, other: int) -> int:
    """The first player of another estate, once (CB-SH06-01, CB-SH06-05, CB-TEAM-39)."""
    if s.more[0].shield_named:
        return Fault.NAMED
    if other >= s.seats or s.players[other].estate == s.players[p].estate:
        return Fault.OWN_ESTATE
    for q in range(other):
        if s.players[q].estate == s.players[other].estate:
            return Fault.OWN_ESTATE
    return Fault.NONE


@rule
def fault_of_colour(s: State, p: int, goods: int) -> int:
    """Goods of a colour that lie somewhere and have a store, once for each ship (CB-SH05-01 to CB-SH05-03)."""
    home, lying, colours = estate_of(s, p), 0, 0
    if s.agenda[s.depth - 1].a:
        return Fault.FLEET_USED
    for depot in range(DEPOTS):
        lying += s.wares[depot, goods]
    if not lying:
        return Fault.NO_WARES
    for other in range(len(home.goods)):
        colours += home.goods[other] > 0
    return Fault.NO_STORE if colours >= STORES and not home.goods[goods] else Fault.NONE


@rule
def fault_of_tribute(s: State, p: int, workers: int) -> int:
    """A silver for each shield; with shield 3 workers pay too (CB-SHLD-21, CB-SH03-01)."""
    home = estate_of(s, p)
    if workers and not has_shield(s, p, Shield.SWORN_SERVICE):
        return Fault.NEEDS_SHIELD
    if workers > shields_in(s, s.players[p].estate):
        return Fault.OVERPAID
    if home.workers < workers:
        return Fault.WORKERS
    return Fault.NONE if home.silver >= shields_in(s, s.players[p].estate) - workers else Fault.SILVER


@rule
def fault_of_settling(s: State, p: int, kind: int, a: int, b: int, c: int) -> int:
    """A tile of depot a, slot b, or of black slot a, on a space where it may lie (CB-SH14-01, 02, CB-SH15-01)."""
    if not s.agenda[s.depth - 1].a & (1 if kind == SETTLE else 2):
        return Fault.NEEDS_SHIELD
    tile = s.depots[a, b] if kind == SETTLE else lying_in_black(s, a)
    if tile == 0:
        return Fault.NO_TILE
    found = fault_on_space(s, p, tile, c if kind == SETTLE else b)
    if found != Fault.NONE:
        return found
    if kind == SETTLE:
        return Fault.NONE if first_of_depot(s, a, b) else Fault.SAME_IN_DEPOT
    return Fault.NONE if a == BLACK_SLOTS or first_of_black(s, a) else Fault.SAME_IN_BLACK
