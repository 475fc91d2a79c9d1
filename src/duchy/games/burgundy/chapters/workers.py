"""Dice and workers: what it costs to turn a die, and the action that takes workers (chapters 3 and 8)."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.actions import FREE_DIE, WHITE_DIE, workers_action
from duchy.games.burgundy.chapters.gains import gain_silver, gain_workers, pay_workers
from duchy.games.burgundy.chapters.monasteries import Monastery, has
from duchy.games.burgundy.components.layouts import PIPS
from duchy.games.burgundy.state import State, estate_of, with_modules

BOTH_DICE = (0, 2)  # ranges of dice that a decision offers
CASTLE_DIE = (FREE_DIE, FREE_DIE + 1)
WHITE_CASTLE_DIE = (WHITE_DIE, WHITE_DIE + 1)


@rule
def usable(s: State, p: int, die: int) -> bool:
    """Whether a die can still be used. Of two equal dice only the first is offered: they are the same choice."""
    if die >= FREE_DIE:
        return True
    me = s.players[p]
    if me.spent[die]:
        return False
    return die == 0 or me.spent[0] != 0 or me.dice[0] != me.dice[1]


def _cost(shown: int, value: int, turns_two: int, free_step: int) -> int:
    """Workers that turn a die to a value, the shorter way round (CB-WORK-02, CB-WORK-09, CB-MON08-01, 02, CB-MON08-04).

    A free step needs no worker (CB-MON00-06 to CB-MON00-08).
    """
    distance = abs(shown - value)
    distance = max(min(distance, 6 - distance) - free_step, 0)
    return (distance + 1) // 2 if turns_two else distance


_PIPS = range(1, 7)
#: Workers by die shown, value wanted, monastery 8 or not, a free step or not.
COST = table([[[[_cost(d, v, m, f) for f in (0, 1)] for m in (0, 1)] for v in range(7)] for d in range(7)])
#: The values within reach as a set (bit v - 1 = value v), by die shown, workers in hand (3 reach everything),
#: monastery 8 or not, a free step or not.
REACH = table(
    [
        [[[sum(1 << v - 1 for v in _PIPS if _cost(d, v, m, f) <= w) for f in (0, 1)] for m in (0, 1)] for w in range(4)]
        for d in range(7)
    ]
)
EVERY_VALUE = 0b111111


@rule
def shown(s: State, p: int, die: int) -> int:
    """What a die shows: an own one, or the white one of this round (CB-WCAS-03, CB-WCAS-07 to CB-WCAS-09)."""
    return s.white if with_modules(s) and die == WHITE_DIE else s.players[p].dice[die]


@rule
def workers_needed(s: State, p: int, die: int, value: int, free_step: int) -> int:
    """Workers that turn a die to a value, a free step of a monastery counted first (CB-WORK-01, CB-CASTLE-05)."""
    if die == FREE_DIE:
        return 0
    return COST[shown(s, p, die), value, has(estate_of(s, p), Monastery.WORKERS_TURN_TWO), free_step]


@rule
def workers_for_double(s: State, p: int, value: int) -> int:
    """Workers that turn both dice to a value (CB-SHLD-07 to CB-SHLD-10). No monastery gives a free step for that."""
    return workers_needed(s, p, 0, value, 0) + workers_needed(s, p, 1, value, 0)


@rule
def reach(s: State, p: int, die: int, free_step: int) -> int:
    """The set of values that a die can be turned to with the workers in hand, all of them if need be (CB-WORK-03)."""
    if die == FREE_DIE:
        return EVERY_VALUE
    home = estate_of(s, p)
    return REACH[shown(s, p, die), min(home.workers, 3), has(home, Monastery.WORKERS_TURN_TWO), free_step]


@rule
def reach_of_dice(s: State, p: int, dice: tuple[int, int]) -> int:
    """What a range of dice can be turned to: for each two sets, without and with a free step; empty if unusable."""
    sets = 0
    for die in range(dice[0], dice[1]):
        if usable(s, p, die):
            sets |= (reach(s, p, die, 0) | reach(s, p, die, 1) << PIPS) << 2 * PIPS * die
    return sets


@rule
def reached(sets: int, die: int, free_step: int) -> int:
    """The values that one of the dice can be turned to, as a set."""
    return (sets >> PIPS * (2 * die + free_step)) & EVERY_VALUE


@rule
def spend_die(s: State, p: int, die: int, value: int, free_step: int) -> None:
    """Pay the workers and set the die aside (CB-WORK-01, CB-TURN-05).

    Workers are spent when a die is used, on each die of the turn, and never on a used one (CB-WORK-04 to CB-WORK-08,
    CB-WORK-11).
    """
    pay_workers(s, p, workers_needed(s, p, die, value, free_step))
    set_aside(s, p, die)


@rule
def set_aside(s: State, p: int, die: int) -> None:
    """A die is used once; a castle's value is no die, the white die stays (CB-TURN-05, CB-CASTLE-04, CB-WCAS-06)."""
    if die < FREE_DIE:
        s.players[p].spent[die] = 1


@rule
def legal_workers(s: State, sets: int, dice: tuple[int, int], out: Ints, n: int) -> int:
    """Any die of any value takes workers (CB-TWORK-01)."""
    for die in range(dice[0], dice[1]):
        if reached(sets, die, 0):
            out[n] = workers_action(s, die)
            n += 1
    return n


@rule
def take_workers(s: State, p: int, die: int) -> None:
    """Two workers; four with monastery 14, and a silver with 13 (CB-TWORK-01, CB-MON13-01, CB-MON14-01, 04)."""
    home = estate_of(s, p)
    set_aside(s, p, die)
    gain_workers(s, p, 4 if has(home, Monastery.FOUR_WORKERS) else 2)
    gain_silver(s, p, has(home, Monastery.WORKERS_AND_SILVER))
