"""What must be true after every action, whatever was played. The fuzzer asks after each one.

Every check looks at the table as an observer would: the position before, the position after, who did what, and a ledger
of what left the game. Whatever changed must be explained by the action, and nothing here calls a rule to explain it.

A module is a subject. ``violations`` names what can be wrong, ``ledger`` is what the observer writes down, ``action``
reads an action, ``drawing`` reads an estate, ``animals`` reads a pasture, and ``recount`` counts all points of a
finished game from scratch; the others check what their names say. Below is the order in which they are asked: the first
that fails is reported. That an action was legal is checked by the fuzzer, which compares all legal actions with the
list in ``referee/legality``.
"""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.board import MAX_PLAYERS
from duchy.games.burgundy.referee.invariants.action import (
    castle_returned,
    chooses_estate,
    orders_route,
    space_of,
)
from duchy.games.burgundy.referee.invariants.agenda import check_agenda, check_question
from duchy.games.burgundy.referee.invariants.clock import (
    check_chance,
    check_clock,
    check_options,
    check_owners,
    check_purchase,
    check_turns,
)
from duchy.games.burgundy.referee.invariants.estate import check_estate, check_tile_laid
from duchy.games.burgundy.referee.invariants.founding import check_founding
from duchy.games.burgundy.referee.invariants.goods import check_goods, check_stores, check_wares
from duchy.games.burgundy.referee.invariants.ledger import LEDGER, Ledger
from duchy.games.burgundy.referee.invariants.notes import note
from duchy.games.burgundy.referee.invariants.order import check_order, check_track
from duchy.games.burgundy.referee.invariants.players import check_dice, check_player, check_storage
from duchy.games.burgundy.referee.invariants.points import check_bonus, check_recount
from duchy.games.burgundy.referee.invariants.posts import check_posts
from duchy.games.burgundy.referee.invariants.purse import check_purse
from duchy.games.burgundy.referee.invariants.routes import (
    check_laid,
    check_ordered,
    check_routes,
    check_waiting,
    follow,
)
from duchy.games.burgundy.referee.invariants.routes_alone import check_route_stays
from duchy.games.burgundy.referee.invariants.shields import check_dealt, check_shields
from duchy.games.burgundy.referee.invariants.signs import check_signs
from duchy.games.burgundy.referee.invariants.solo import (
    alone,
    check_depots_alone,
    check_exchange,
    check_laid_alone,
    check_points_alone,
    check_purse_alone,
    check_storage_alone,
    check_target,
    check_time_alone,
    check_tracks_alone,
    check_wares_alone,
    note_alone,
)
from duchy.games.burgundy.referee.invariants.standing import check_standing
from duchy.games.burgundy.referee.invariants.start import check_first_phase, check_hands
from duchy.games.burgundy.referee.invariants.tiles import check_bag, check_board, check_stacks, check_tiles
from duchy.games.burgundy.referee.invariants.violations import VIOLATIONS
from duchy.games.burgundy.state import State

__all__ = ["LEDGER", "VIOLATIONS", "check", "check_standing", "check_start"]


@rule
def check_start(s: State, ledger: Ledger) -> int:
    """What a game that has just been set up breaks, 0 if nothing (chapter 1.2)."""
    return check_position(s, ledger) or check_hands(s, ledger) or check_first_phase(s) or check_dealt(s)


@rule
def check(before: State, s: State, p: int, action: int, ledger: Ledger) -> int:
    """The first invariant that an action broke, 0 if all hold. ``before`` is the position it was taken in."""
    note(before, s, p, action, ledger)
    follow(before, s, p, action, ledger)
    if alone(s):
        return check_alone(before, s, p, action, ledger)
    code = (
        check_position(s, ledger)
        or check_time(before, s, action, ledger)
        or check_question(before, s, p, action, ledger)
        or check_waiting(before, s, p, action, ledger)
        or check_laid(before, s, p, action, ledger)
        or check_board(before, s, action, ledger)
        or check_bag(before, s, action, ledger)
        or check_wares(before, s, p, action, ledger)
        or check_track(before, s, p, action)
        or check_posts(before, s, p, action, ledger)
        or check_shields(before, s, p, action, ledger)
    )
    for i in range(MAX_PLAYERS):  # nothing happens at empty seats either
        code = code or check_home(before, s, i, p, action, ledger) or check_player(before, s, i, p, action, ledger)
    for i in range(len(s.storages)):
        code = code or check_storage(before, s, i, p, action, ledger)
    if chooses_estate(s, action):
        code = code or check_founding(before, s, p, action, ledger)
    elif space_of(s, action) >= 0 or castle_returned(s, action) >= 0:
        code = code or check_estate(s, s.players[p].estate, ledger)
    if s.over:
        for q in range(s.seats):
            code = code or check_recount(s, q, ledger)
    return code


@rule
def check_alone(before: State, s: State, p: int, action: int, ledger: Ledger) -> int:
    """The same in a solo game, where effects come in the order that the player chose."""
    note_alone(before, s, p, action, ledger)
    code = (
        check_position(s, ledger)
        or check_options(before, s)
        or check_owners(before, s)
        or check_time_alone(before, s, ledger)
        or check_purchase(before, s, action, ledger)
        or check_chance(before, s, action, ledger)
        or check_depots_alone(before, s, action, ledger)
        or check_wares_alone(before, s, p, action, ledger)
        or check_exchange(before, s, p, action)
        or check_storage_alone(before, s, p, action, ledger)
        or check_dice(before, s, p, p, action, ledger)
        or check_laid_alone(before, s, p, action)
        or check_tracks_alone(s)
    )
    if orders_route(s, action):
        code = code or check_ordered(before, s, p, s.players[p].estate, action)
    else:
        code = code or check_route_stays(before, s, p)
    if not s.over:
        code = code or check_target(before, s)
        code = code or check_purse_alone(before, s, p, action, ledger)
        code = code or check_points_alone(before, s, p, action, ledger)
    if chooses_estate(s, action):
        return code or check_founding(before, s, p, action, ledger)
    if space_of(s, action) >= 0:
        code = code or check_estate(s, s.players[p].estate, ledger)
    return code


@rule
def check_position(s: State, ledger: Ledger) -> int:
    """What must hold in any position."""
    return (
        check_agenda(s)
        or check_signs(s)
        or check_tiles(s, ledger)
        or check_stacks(s)
        or check_goods(s, ledger)
        or check_order(s)
        or check_routes(s)
    )


@rule
def check_home(before: State, s: State, e: int, p: int, action: int, ledger: Ledger) -> int:
    """What must hold of an estate, and of what its owner has there, after player p acted."""
    return (
        check_purse(before, s, e, p, action, ledger)
        or check_stores(before, s, e, p, action)
        or check_bonus(before, s, e, p, action, ledger)
        or check_tile_laid(before, s, e, p, action, ledger)
    )


@rule
def check_time(before: State, s: State, action: int, ledger: Ledger) -> int:
    """What must hold of options, clock and chance after an action."""
    return (
        check_options(before, s)
        or check_owners(before, s)
        or check_clock(before, s, ledger)
        or check_turns(before, s, action, ledger)
        or check_purchase(before, s, action, ledger)
        or check_chance(before, s, action, ledger)
    )
