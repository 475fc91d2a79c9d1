"""Set-up, standard and expert (chapters 1.2 and 14)."""

from duchy.engine.agenda import answered, ask, ask_all, reveal
from duchy.engine.chance import below
from duchy.engine.rule import rule
from duchy.games.burgundy.actions import FOUND
from duchy.games.burgundy.chapters.phase import BLACK, BLACK_STACK, COLOURED, begin_phase, draw_goods
from duchy.games.burgundy.chapters.place import cover
from duchy.games.burgundy.chapters.turn import begin_round
from duchy.games.burgundy.components.board import ROUNDS
from duchy.games.burgundy.components.layouts import COLOUR_COUNT, COLOUR_HEXES, HEXES, START_HEX
from duchy.games.burgundy.components.printings import BOARD_COUNT, BOARD_SIDES
from duchy.games.burgundy.components.tiles import COLOUR, COLOURS, COPIES, GOODS, GOODS_COPIES, KINDS, Colour, Kind
from duchy.games.burgundy.state import Decision

# Plain integers, since CUDA does not take an enum as an index.
CASTLE = int(Kind.CASTLE)
DARK_GREEN = int(Colour.CASTLE)

START_SILVER = 1
START_GOODS = 3


@rule
def start(s):
    """Set up a game whose options are already in the record (chapter 1.2)."""
    for kind in range(KINDS):
        s.bag[COLOURED, kind] = COPIES[COLOURED, kind]
        s.bag[BLACK, kind] = COPIES[BLACK, kind]
        s.stacks[COLOUR[kind]] += COPIES[COLOURED, kind]
        s.stacks[BLACK_STACK] += COPIES[BLACK, kind]
    s.bag[COLOURED, CASTLE] -= s.seats  # the start castles (CB-SETUP-10)
    s.stacks[DARK_GREEN] -= s.seats
    for goods in range(GOODS):
        s.unseen[goods] = GOODS_COPIES
    for colour in range(COLOURS):
        s.bonus_left[colour] = 2
    for i in range(ROUNDS):
        s.round_goods[i] = -1  # none before the first phase
    seat_players(s)
    if s.expert:
        deal_boards(s)
        reveal(s)
        ask_to_found(s)
    else:
        for p in range(s.seats):
            found(s.players[p], START_HEX[s.players[p].layout])
        begin_play(s)


@rule
def seat_players(s):
    """Draw the first player; goods, silver and workers for all (CB-SETUP-03, CB-SETUP-13, CB-SETUP-18 to 20)."""
    first = below(s, s.seats)
    for i in range(s.seats):
        p = (first + i) % s.seats
        s.order[i] = p
        me = s.players[p]
        me.board = -1
        me.silver = START_SILVER
        me.workers = i + 1
        for _ in range(START_GOODS):
            me.goods[draw_goods(s)] += 1


@rule
def begin_play(s):
    """The first round of phase A."""
    begin_phase(s)
    begin_round(s)


@rule
def deal_boards(s):
    """Deal each player without a chosen estate one double-sided board (CB-EXPERT-01, CB-EXPERT-08)."""
    dealt = 0
    left = BOARD_COUNT[s.edition] + s.championship
    for p in range(s.seats):
        me = s.players[p]
        if me.layout >= 0:
            continue
        skip = below(s, left)  # among the boards still there, so that every deal is equally likely
        pick = 0
        while skip > 0 or (dealt >> pick) & 1:
            skip -= 1 - ((dealt >> pick) & 1)
            pick += 1
        dealt |= 1 << pick
        left -= 1
        me.board = pick


@rule
def ask_to_found(s):
    """Ask for board side and start castle: all at once, or the next player in order (CB-EXPERT-04 to 07)."""
    if s.secret:
        ask_all(s, (1 << s.seats) - 1, Decision.FOUND, 0, 0)
    else:
        ask(s, s.order[s.turn], Decision.FOUND)


@rule
def layout_of_side(s, me, side):
    """The estate on a side of the player's board; a chosen estate has one side only."""
    if me.board >= 0:
        return BOARD_SIDES[s.edition, me.board, side]
    return me.layout


@rule
def castle_spaces(layout):
    """How many dark green spaces an estate has."""
    return COLOUR_COUNT[layout, DARK_GREEN]


@rule
def castle_space(layout, i):
    """One of the dark green spaces of an estate."""
    return COLOUR_HEXES[layout, DARK_GREEN, i]


@rule
def legal_found(s, me, out, n):
    """Any dark green space of either side of the board (CB-EXPERT-02, CB-EXPERT-03)."""
    for side in range(2 if me.board >= 0 else 1):
        layout = layout_of_side(s, me, side)
        for i in range(castle_spaces(layout)):
            out[n] = FOUND + side * HEXES + castle_space(layout, i)
            n += 1
    return n


@rule
def choose_estate(s, p, side, space):
    """Take a player's choice: at once if choices are open, when all have chosen if they are sealed."""
    me = s.players[p]
    if not s.secret:
        answered(s)
        me.layout = layout_of_side(s, me, side)
        found(me, space)
        s.turn += 1
        if s.turn < s.seats:
            ask_to_found(s)
            return
    else:
        me.sealed = 1
        me.sealed_side = side
        me.sealed_hex = space
        s.agenda[s.depth - 1].who ^= 1 << p
        if s.agenda[s.depth - 1].who:
            return
        answered(s)
        open_choices(s)
    begin_play(s)


@rule
def open_choices(s):
    """All sealed choices are opened together (CB-EXPERT-04)."""
    for p in range(s.seats):
        me = s.players[p]
        me.layout = layout_of_side(s, me, me.sealed_side)
        found(me, me.sealed_hex)
        me.sealed = 0
        me.sealed_side = 0
        me.sealed_hex = 0
    reveal(s)


@rule
def found(me, space):
    """Put the start castle on its space; it gives no action and no points (CB-SETUP-10 to 12, CB-EXPERT-09)."""
    me.castle = space
    cover(me, space, CASTLE)
