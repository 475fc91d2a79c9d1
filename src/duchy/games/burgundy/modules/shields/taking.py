"""Shields are dealt to the depots, taken onto castles, and lost."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask_about, decision, pop
from duchy.engine.play.chance import below
from duchy.games.burgundy.actions import take_shield_action
from duchy.games.burgundy.chapters.gains import pay_workers
from duchy.games.burgundy.chapters.workers import workers_for_double
from duchy.games.burgundy.components.board import DEPOTS
from duchy.games.burgundy.components.layouts import bit_of, word_of
from duchy.games.burgundy.components.shields import DEALT, SHIELDS, Shield
from duchy.games.burgundy.components.spaces import neighbours, space_count
from duchy.games.burgundy.components.tiles import Kind
from duchy.games.burgundy.modules.shields.copying import copy_monasteries
from duchy.games.burgundy.modules.shields.held import IN_ESTATE, OUT, has_shield, shield_on
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.state import BY_ROUTE, Estate, State, estate_of, shelf_of, shelves, storage_slots


@rule
def deal(s: State) -> None:
    """Shields lie open in the depots, one or two in each; the others leave the game (CB-SHLD-01 to CB-SHLD-05).

    They are no goods, which lie there as well (CB-SHLD-19).
    """
    left = SHIELDS
    for depot in range(DEPOTS):
        for _ in range(DEALT[s.seats, depot]):
            pick = nth_undealt(s, below(s, left))
            s.more[0].shield_at[pick] = depot + 1
            left -= 1


@rule
def nth_undealt(s: State, skip: int) -> int:
    """The index of a shield among those that lie in no depot."""
    pick = 0
    while skip > 0 or s.more[0].shield_at[pick] != OUT:
        skip -= s.more[0].shield_at[pick] == OUT
        pick += 1
    return pick


# --- taking ----------------------------------------------------------------------------------------------------------


@rule
def legal_take_shield(s: State, p: int, out: Ints, n: int) -> int:
    """Every shield within reach on every castle of the estate, the first one included (CB-SHLD-12 to 15, CB-SHLD-18).

    A shield replaces the one that lies there. White castles and empty spaces bear none (CB-WCAS-12).
    """
    home = estate_of(s, p)
    for shield in range(SHIELDS):
        if not within_reach(s, p, s.more[0].shield_at[shield]):
            continue
        for space in range(space_count(home)):
            if home.tiles[space] == Kind.CASTLE:
                out[n] = take_shield_action(s, shield, space)
                n += 1
    return n


@rule
def within_reach(s: State, p: int, depot: int) -> bool:
    """Whether a player can take the shields of a depot: by a double, or in the action of a castle with shield 11.

    A double needs both dice of the turn (CB-SHLD-06, CB-SHLD-11, CB-WCAS-14). Shield 11 works for a castle that was
    placed, not for the bonus of a trade route, and for any depot (CB-SH11-01, CB-SH11-02, CB-TEAM-39).
    """
    if not OUT < depot < IN_ESTATE:
        return False
    if decision(s) == Decision.CASTLE:
        return has_shield(s, p, Shield.CASTELLAN) and s.agenda[s.depth - 1].b != BY_ROUTE
    me = s.players[p]
    return not me.spent[0] and not me.spent[1] and workers_for_double(s, p, depot) <= estate_of(s, p).workers


@rule
def take_shield(s: State, p: int, shield: int, space: int) -> None:
    """Take a shield in place of both dice, or as the action of a castle (CB-SHLD-06, CB-SHLD-07, CB-SH11-01, 03).

    The purchase of the turn is still open (CB-SHLD-20). A shield is not moved later (CB-SHLD-17).
    """
    more, me = s.more[0], s.players[p]
    if decision(s) == Decision.CASTLE:
        pop(s)
    else:
        pay_workers(s, p, workers_for_double(s, p, more.shield_at[shield]))
        me.spent[0] = 1
        me.spent[1] = 1
    lose(s, p, shield_on(s, p, space))
    more.shield_at[shield] = IN_ESTATE + p
    more.shield_space[shield] = space
    if shield + 1 == Shield.BOLD_SETTLERS:
        open_all_spaces(estate_of(s, p))


# --- losing ----------------------------------------------------------------------------------------------------------


@rule
def lose(s: State, p: int, shield: int) -> None:
    """A shield leaves the game, replaced or given up, and works no more; 0 is none (CB-SHLD-15, CB-SHLD-22)."""
    if shield == 0:
        return
    more = s.more[0]
    more.shield_at[shield - 1] = OUT
    more.shield_space[shield - 1] = 0
    if shield == Shield.DEEP_CELLAR:
        discard_excess(s, p)
    elif shield == Shield.COPYISTS:
        more.shield_named = 0
        copy_monasteries(s)
    elif shield == Shield.BOLD_SETTLERS:
        close_spaces(estate_of(s, p))


@rule
def castle_gone(s: State, p: int, space: int) -> None:
    """A castle leaves the estate: so does its shield, and shield 18 keeps all spaces open (CB-NEAR-15)."""
    lose(s, p, shield_on(s, p, space))
    if has_shield(s, p, Shield.BOLD_SETTLERS):
        open_all_spaces(estate_of(s, p))


@rule
def discard_excess(s: State, p: int) -> None:
    """Without shield 4 tiles are discarded until three are left, chosen by the owner (CB-SH04-02).

    In a team that holds for the own storage and the shared one; a partner makes room when a tile comes (CB-TEAM-39).
    """
    for shelf in range(shelves(s, p)):
        if shelf_of(s, p, shelf).count > storage_slots(s, p):
            ask_about(s, p, Decision.DISCARD, 0, 0)
            return


@rule
def open_all_spaces(home: Estate) -> None:
    """Shield 18: a tile may lie on any space, as if a tile lay beside each; the rest holds (CB-SH18-01, CB-SH18-02)."""
    for space in range(space_count(home)):
        home.border[word_of(home, space)] |= bit_of(home, space)


@rule
def close_spaces(home: Estate) -> None:
    """Without shield 18 tiles lie beside tiles again."""
    for word in range(len(home.border)):
        home.border[word] = 0
    for space in range(space_count(home)):
        if home.tiles[space]:
            for word in range(len(home.border)):
                home.border[word] |= neighbours(home, space, word)
