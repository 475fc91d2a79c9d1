"""Phases: filling the board, and what a phase pays at its end (chapters 2.1, 10 and 11)."""

from duchy.engine.kernels.bits import lowest
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import reveal, then
from duchy.engine.play.chance import below
from duchy.games.burgundy import hooks
from duchy.games.burgundy.chapters.gains import gain_silver, gain_workers
from duchy.games.burgundy.chapters.monasteries import Monastery, has
from duchy.games.burgundy.chapters.scoring import score_end
from duchy.games.burgundy.components.board import BLACK_SLOTS, BLACK_TILES, DEPOT_COLOUR, DEPOTS, PHASES, ROUNDS, SLOTS
from duchy.games.burgundy.components.layouts import WORD_BITS
from duchy.games.burgundy.components.spaces import colour_spaces
from duchy.games.burgundy.components.tiles import (
    BLACK_STACK,
    COLOUR,
    FIRST_PILE,
    GOODS,
    OLD_PILES,
    PILE_KIND,
    PILE_STACK,
    Colour,
)
from duchy.games.burgundy.questions import Step
from duchy.games.burgundy.state import State, estate_count, estate_of

GREY = int(Colour.MINE)


@rule
def begin_phase(s: State) -> None:
    """Clear the depots, fill them anew, lay out the goods of the phase (CB-PHASE-02, 03, 06, CB-PHASE-13, 15).

    Goods that lie in the depots stay there (CB-PHASE-04, CB-PHASE-05).
    """
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            colour = DEPOT_COLOUR[s.seats, s.phase, depot, slot]
            s.depots[depot, slot] = 0
            if colour >= 0:
                s.depots[depot, slot] = draw_tile(s, colour)
    for slot in range(BLACK_SLOTS):
        s.black[slot] = 0
        if slot < BLACK_TILES[s.seats]:
            s.black[slot] = draw_tile(s, BLACK_STACK)
    for i in range(ROUNDS):
        s.round_goods[i] = draw_goods(s)
    hooks.phase_begins(s)
    s.round_no = 0
    reveal(s)
    then(s, Step.BEGIN_ROUND)


@rule
def draw_tile(s: State, stack: int) -> int:
    """Draw from a stack: each tile left in it is equally likely; an empty one gives 0 (CB-SETUP-01, CB-PHASE-14)."""
    if s.stacks[stack] == 0:
        return 0
    pick = below(s, s.stacks[stack])
    s.stacks[stack] -= 1
    pile, end = FIRST_PILE[stack], FIRST_PILE[stack + 1]
    while pile < end and pick >= s.bag[pile]:
        pick -= s.bag[pile]
        pile += 1
    if pile == end:
        pile = later_pile(s, stack, pick)
    s.bag[pile] -= 1
    return PILE_KIND[pile]


@rule
def later_pile(s: State, stack: int, pick: int) -> int:
    """A tile of a stack among the piles of later modules, which lie behind all others."""
    pile = OLD_PILES
    while PILE_STACK[pile] != stack or pick >= s.bag[pile]:
        if PILE_STACK[pile] == stack:
            pick -= s.bag[pile]
        pile += 1
    return pile


@rule
def draw_goods(s: State) -> int:
    """Draw one of the goods that nobody has seen (CB-SETUP-02, CB-SETUP-03)."""
    left = 0
    for goods in range(GOODS):
        left += s.unseen[goods]
    pick = below(s, left)
    goods = 0
    while pick >= s.unseen[goods]:
        pick -= s.unseen[goods]
        goods += 1
    s.unseen[goods] -= 1
    return goods


@rule
def end_phase(s: State) -> None:
    """Mines pay; then the next phase begins, or the game ends (CB-PEND-01 to CB-PEND-04)."""
    then(s, Step.NEXT_PHASE)
    then(s, Step.MINES)
    hooks.phase_ends(s)


@rule
def pay_mines(s: State) -> None:
    """A silver for each mine, with monastery 2 a worker too (CB-PEND-02, CB-MINE-02, CB-MON02-01).

    An estate is paid once, to the player who has its number (CB-TEAM-30).
    """
    for p in range(estate_count(s)):
        mines = mines_of(s, p)
        gain_silver(s, p, hooks.mine_silver(s, p, mines))
        if has(estate_of(s, p), Monastery.MINES_GIVE_WORKERS):
            gain_workers(s, p, mines)


@rule
def next_phase(s: State) -> None:
    """The next phase, or after the fifth the final scoring (CB-PEND-04, CB-END-01)."""
    if s.phase < PHASES - 1:
        s.phase += 1
        begin_phase(s)
        return
    if hooks.scores_at_end(s):
        for p in range(estate_count(s)):  # each estate once, for the player who has its number (CB-TEAM-30)
            score_end(s, p)
    s.over = 1


@rule
def mines_of(s: State, p: int) -> int:
    """Mines in the estate (CB-MINE-02, CB-MINE-03)."""
    home = estate_of(s, p)
    mines = 0
    for word in range(len(home.covered)):
        grey = colour_spaces(home, GREY, word) & home.covered[word]
        while grey:
            mines += COLOUR[home.tiles[word * WORD_BITS + lowest(grey)]] == GREY
            grey &= grey - 1
    return mines
