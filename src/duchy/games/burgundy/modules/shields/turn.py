"""What shields offer in a turn: shield 16 sets a die, shield 5 lets a ship take all goods of a colour."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.actions import load_colour_action, set_die_action
from duchy.games.burgundy.components.board import DEPOTS, STORES
from duchy.games.burgundy.components.layouts import PIPS
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.tiles import GOODS
from duchy.games.burgundy.modules.shields.held import has_shield
from duchy.games.burgundy.state import State, estate_of


@rule
def turn_begins(s: State) -> None:
    """Shield 16 works once in each turn (CB-SH16-01, CB-TEAM-39)."""
    s.more[0].shield_die = 0


@rule
def legal_set_die(s: State, p: int, out: Ints, n: int) -> int:
    """A die of the player that is not used yet, to any other value (CB-SH16-01 to CB-SH16-04). Equal dice are one."""
    me = s.players[p]
    if s.more[0].shield_die or not has_shield(s, p, Shield.SURE_HAND):
        return n
    for die in range(2):
        if me.spent[die] or (die == 1 and not me.spent[0] and me.dice[0] == me.dice[1]):
            continue
        for value in range(1, PIPS + 1):
            if value != me.dice[die]:
                out[n] = set_die_action(s, die, value - 1)
                n += 1
    return n


@rule
def set_die(s: State, p: int, die: int, value: int) -> None:
    """Set a die, for whatever it is used then, a double included (CB-SH16-01, CB-SHLD-10)."""
    s.players[p].dice[die] = value + 1
    s.more[0].shield_die = 1


# --- goods of one colour ---------------------------------------------------------------------------------------------


@rule
def legal_load_colour(s: State, p: int, out: Ints, n: int) -> int:
    """A ship's owner may take all goods of a colour that has a store, once for each ship (CB-SH05-01 to CB-SH05-03).

    Where it comes beside the depot it comes first: what fits then fits in this order too.
    """
    if s.agenda[s.depth - 1].a or not has_shield(s, p, Shield.GRAND_FLEET):
        return n
    home, colours = estate_of(s, p), 0
    for goods in range(GOODS):
        colours += home.goods[goods] > 0
    for goods in range(GOODS):
        if (home.goods[goods] or colours < STORES) and wares_everywhere(s, goods):
            out[n] = load_colour_action(s, goods)
            n += 1
    return n


@rule
def wares_everywhere(s: State, goods: int) -> int:
    """Goods of a colour in all depots together."""
    wares = 0
    for depot in range(DEPOTS):
        wares += s.wares[depot, goods]
    return wares
