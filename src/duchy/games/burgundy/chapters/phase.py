"""Phases: filling the board, and what a phase pays at its end (chapters 2.1, 10 and 11)."""

from duchy.engine.agenda import reveal
from duchy.engine.bits import lowest
from duchy.engine.chance import below
from duchy.engine.rule import rule
from duchy.games.burgundy.chapters.monasteries import Monastery, has
from duchy.games.burgundy.chapters.scoring import score_end
from duchy.games.burgundy.components.board import BLACK_SLOTS, BLACK_TILES, DEPOT_COLOUR, DEPOTS, PHASES, ROUNDS, SLOTS
from duchy.games.burgundy.components.layouts import COLOUR_MASK, WORD_BITS, WORDS
from duchy.games.burgundy.components.tiles import COLOUR, COLOURS, FIRST_KIND, GOODS, Colour

COLOURED, BLACK = 0, 1  # tiles by their backs
GREY = int(Colour.MINE)
BLACK_STACK = COLOURS  # the stacks: one for each colour, then the black one


@rule
def begin_phase(s):
    """Clear the depots, fill them anew, lay out the goods of the phase (CB-PHASE-02, CB-PHASE-06, CB-PHASE-13)."""
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            colour = DEPOT_COLOUR[s.seats - 2, s.phase, depot, slot]
            s.depots[depot, slot] = 0
            if colour >= 0:
                s.depots[depot, slot] = draw_tile(s, colour)
    for slot in range(BLACK_SLOTS):
        s.black[slot] = 0
        if slot < BLACK_TILES[s.seats - 2]:
            s.black[slot] = draw_tile(s, BLACK_STACK)
    for i in range(ROUNDS):
        s.round_goods[i] = draw_goods(s)
    s.round_no = 0
    reveal(s)


@rule
def draw_tile(s, stack):
    """Draw from a stack: each tile left in it is equally likely; an empty one gives 0 (CB-SETUP-01, CB-PHASE-14)."""
    if s.stacks[stack] == 0:
        return 0
    pick = below(s, s.stacks[stack])
    s.stacks[stack] -= 1
    back = BLACK if stack == BLACK_STACK else COLOURED
    kind = 1 if stack == BLACK_STACK else FIRST_KIND[stack]
    while pick >= s.bag[back, kind]:
        pick -= s.bag[back, kind]
        kind += 1
    s.bag[back, kind] -= 1
    return kind


@rule
def draw_goods(s):
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
def end_phase(s):
    """Mines pay; then the next phase begins, or the game ends (CB-PEND-01 to CB-PEND-04, CB-END-01)."""
    for p in range(s.seats):
        me = s.players[p]
        mines = mines_of(me)
        me.silver += mines
        if has(me, Monastery.MINES_GIVE_WORKERS):
            me.workers += mines
    if s.phase < PHASES - 1:
        s.phase += 1
        begin_phase(s)
        return
    for p in range(s.seats):
        score_end(s, s.players[p])
    s.over = 1


@rule
def mines_of(me):
    """Mines in the estate (CB-MINE-02, CB-MINE-03)."""
    mines = 0
    for word in range(WORDS):
        grey = COLOUR_MASK[me.layout, GREY, word] & me.covered[word]
        while grey:
            mines += COLOUR[me.tiles[word * WORD_BITS + lowest(grey)]] == GREY
            grey &= grey - 1
    return mines
