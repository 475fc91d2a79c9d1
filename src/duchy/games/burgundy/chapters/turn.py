"""Rounds and turns (chapters 2.2 and 3)."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask, pop, reveal
from duchy.engine.play.chance import roll
from duchy.games.burgundy import hooks
from duchy.games.burgundy.actions import FREE_DIE, end_turn_action
from duchy.games.burgundy.chapters.black_depot import legal_buy
from duchy.games.burgundy.chapters.phase import end_phase
from duchy.games.burgundy.chapters.place import legal_place, place
from duchy.games.burgundy.chapters.sell import legal_sell, sell
from duchy.games.burgundy.chapters.take import legal_take, take
from duchy.games.burgundy.chapters.workers import (
    BOTH_DICE,
    CASTLE_DIE,
    WHITE_CASTLE_DIE,
    legal_workers,
    reach_of_dice,
    take_workers,
)
from duchy.games.burgundy.components.board import ROUNDS
from duchy.games.burgundy.components.printings import Difference, printed
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.state import State


@rule
def begin_round(s: State) -> None:
    """All players roll; the goods of the round go to the depot of the white die (CB-ROUND-01 to CB-ROUND-04, 06).

    The first player on the track rolls the white die (CB-SETUP-21, CB-ORDER-04). A player who comes first by a ship is
    first from the next round on (CB-SHIP-13 to CB-SHIP-15).
    """
    for p in range(s.seats):
        me = s.players[p]
        for die in range(2):
            me.dice[die] = roll(s)
            me.spent[die] = 0
    s.white = roll(s)
    goods = s.round_goods[s.round_no]
    s.wares[s.white - 1, goods] += 1
    s.round_goods[s.round_no] = -1
    hooks.round_begins(s)
    for i in range(s.seats):
        s.turns[i] = s.order[i]
    s.turn = 0
    reveal(s)
    begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    """The next player on the track as it stood when the round began (CB-ORDER-03, CB-ROUND-05)."""
    s.bought = 0
    hooks.turn_begins(s)
    ask(s, s.turns[s.turn], Decision.TURN)


@rule
def end_turn(s: State, p: int) -> None:
    """Dice left unused are lost (CB-TURN-06)."""
    pop(s)
    me = s.players[p]
    me.spent[0] = 1
    me.spent[1] = 1
    next_turn(s)


@rule
def next_turn(s: State) -> None:
    """The next player's turn; after the last turn of a round the next round, after the last round the phase ends."""
    s.turn += 1
    if s.turn < s.seats:
        begin_turn(s)
        return
    s.round_no += 1
    if s.round_no < ROUNDS:
        begin_round(s)
    else:
        end_phase(s)


# --- what can be done ------------------------------------------------------------------------------------------------


@rule
def legal_turn(s: State, p: int, out: Ints, n: int) -> int:
    """A turn has two dice and one purchase, in any order (CB-TURN-01, 03, 07, CB-BLACK-07)."""
    n = legal_die_actions(s, p, BOTH_DICE, out, n)
    n = hooks.legal_take_shield(s, p, out, n)
    n = hooks.legal_set_die(s, p, out, n)
    n = legal_buy(s, p, out, n)
    n = hooks.legal_at_any_time(s, p, out, n)
    n = hooks.legal_for_both_dice(s, p, out, n)
    out[n] = end_turn_action(s)
    return n + 1


@rule
def legal_castle(s: State, p: int, out: Ints, n: int) -> int:
    """The extra action of a castle, with a die of any value (CB-CASTLE-02, 06, 07)."""
    return hooks.legal_take_shield(s, p, out, legal_die_actions(s, p, CASTLE_DIE, out, n))


@rule
def legal_white_castle(s: State, p: int, out: Ints, n: int) -> int:
    """The extra action of a white castle, with the white die (CB-WCAS-03)."""
    return legal_die_actions(s, p, WHITE_CASTLE_DIE, out, n)


@rule
def legal_meanwhile(s: State, p: int, out: Ints, n: int) -> int:
    """What may come first, inside of an action: a purchase, by the newer editions (CB-BLACK-03, CB-BLACK-04).

    What was gained before an answer can be used in it (CB-RES-04).
    """
    if printed(s, Difference.BUY_INSIDE):
        n = legal_buy(s, p, out, n)
    return hooks.legal_at_any_time(s, p, out, n)


@rule
def legal_die_actions(s: State, p: int, dice: tuple[int, int], out: Ints, n: int) -> int:
    """The four die actions, for both dice and for a castle (CB-TURN-02, CB-TURN-04, CB-CASTLE-02, 06, 07)."""
    sets = reach_of_dice(s, p, dice)
    n = legal_take(s, p, sets, dice, out, n)
    n = legal_place(s, p, sets, dice, out, n)
    n = legal_sell(s, p, sets, dice, out, n)
    return legal_workers(s, sets, dice, out, n)


@rule
def use_die(s: State, die: int) -> None:
    """The value of a castle, free or white, answers the castle's question (CB-CASTLE-01, CB-WCAS-03)."""
    if die >= FREE_DIE:
        pop(s)


@rule
def answer_take(s: State, p: int, die: int, depot: int, slot: int) -> None:
    """A die for a tile of a depot."""
    use_die(s, die)
    take(s, p, die, depot, slot)


@rule
def answer_place(s: State, p: int, die: int, slot: int, space: int) -> None:
    """A die for a tile on the estate."""
    use_die(s, die)
    place(s, p, die, slot, space)


@rule
def answer_sell(s: State, p: int, die: int, goods: int) -> None:
    """A die for a sale."""
    use_die(s, die)
    sell(s, p, die, goods)


@rule
def answer_workers(s: State, p: int, die: int) -> None:
    """A die for workers."""
    use_die(s, die)
    take_workers(s, p, die)


@rule
def decline(s: State, p: int) -> None:
    """What is offered is left, and lost (CB-RES-06, CB-RES-07)."""
    pop(s)
