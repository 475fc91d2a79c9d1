"""Set-up, standard and expert (chapters 1.2 and 14)."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.bits import count, lowest
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import answered_by, ask, ask_all, pop, reveal
from duchy.engine.play.chance import below
from duchy.games.burgundy import hooks
from duchy.games.burgundy.actions import found_action
from duchy.games.burgundy.chapters.gains import gain_goods, gain_silver, gain_workers
from duchy.games.burgundy.chapters.phase import begin_phase, draw_goods
from duchy.games.burgundy.chapters.place import cover
from duchy.games.burgundy.components import layouts
from duchy.games.burgundy.components.board import ROUNDS
from duchy.games.burgundy.components.layouts import FULL_WORDS, WORD_BITS
from duchy.games.burgundy.components.printings import BOARD_COUNT, BOARD_SIDES
from duchy.games.burgundy.components.spaces import start_space, start_spaces
from duchy.games.burgundy.components.tiles import (
    CASTLE_PILE,
    COLOURS,
    GOODS,
    GOODS_COPIES,
    MODULE,
    PILE_COPIES,
    PILE_KIND,
    PILE_STACK,
    PILES,
    Colour,
    Kind,
)
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.state import Estate, State, estate_count, estate_of

# Plain integers, since CUDA does not take an enum as an index.
CASTLE = int(Kind.CASTLE)
DARK_GREEN = int(Colour.CASTLE)

START_SILVER = 1
START_GOODS = 3


@rule
def start(s: State) -> None:
    """Set up a game whose options are already in the record (chapter 1.2)."""
    fill_stacks(s)
    for goods in range(GOODS):
        s.unseen[goods] = GOODS_COPIES
    for colour in range(COLOURS):
        s.bonus_left[colour] = 2  # CB-COMP-12
    for i in range(ROUNDS):
        s.round_goods[i] = -1  # none before the first phase
    seat_players(s)
    hooks.deal(s)
    if s.expert:
        deal_boards(s)
        reveal(s)
        ask_to_found(s)
    else:
        for e in range(estate_count(s)):
            found(s.estates[e], start_space(s.estates[e]))
        begin_play(s)


@rule
def begin_play(s: State) -> None:
    """Every estate has its castle: the first phase begins, after what modules ask before it."""
    if not hooks.asks_first(s):
        begin_phase(s)


@rule
def fill_stacks(s: State) -> None:
    """The tiles of the base game and of the modules in their stacks (CB-SETUP-01, CB-EXP-05)."""
    for pile in range(PILES):
        module = MODULE[PILE_KIND[pile]]
        if module == 0 or s.modules & module:
            s.bag[pile] = PILE_COPIES[pile]
            s.stacks[PILE_STACK[pile]] += PILE_COPIES[pile]
    castles = estate_count(s)  # one for each estate (CB-SETUP-10, CB-TEAM-06)
    s.bag[CASTLE_PILE] -= castles
    s.stacks[DARK_GREEN] -= castles


@rule
def seat_players(s: State) -> None:
    """Draw the first player; goods, silver and workers for all (CB-SETUP-03, CB-SETUP-05, CB-SETUP-13, 15 to 20)."""
    first = below(s, s.seats)
    for i in range(s.seats):
        s.order[i] = (first + i) % s.seats
    hooks.order_drawn(s)
    for i in range(s.seats):
        p = s.order[i]
        s.players[p].board = -1
        gain_silver(s, p, hooks.start_silver(s, i, START_SILVER))
        gain_workers(s, p, hooks.start_workers(s, i, i + 1))
        for _ in range(hooks.start_goods(s, i, START_GOODS)):
            gain_goods(s, p, draw_goods(s), 1)


@rule
def deal_boards(s: State) -> None:
    """Deal each player without a chosen estate one double-sided board (CB-EXPERT-01, CB-EXPERT-08)."""
    hooks.deal_boards(s)
    dealt = 0
    left = BOARD_COUNT[s.edition] + s.championship
    for p in range(s.seats):
        if estate_of(s, p).layout >= 0:
            continue
        skip = below(s, left)  # among the boards still there, so that every deal is equally likely
        pick = 0
        while skip > 0 or (dealt >> pick) & 1:
            skip -= 1 - ((dealt >> pick) & 1)
            pick += 1
        dealt |= 1 << pick
        left -= 1
        s.players[p].board = pick


@rule
def ask_to_found(s: State) -> None:
    """Ask for board side and start castle: all at once, or the next player in order (CB-EXPERT-04 to 07)."""
    if s.secret:
        ask_all(s, (1 << s.seats) - 1, Decision.FOUND, 0, 0)
    else:
        ask(s, s.order[s.turn], Decision.FOUND)


@rule
def layout_of_side(s: State, p: int, side: int) -> int:
    """The estate on a side of the player's board; a chosen estate has one side only."""
    board = s.players[p].board
    if board >= 0:
        return BOARD_SIDES[s.edition, board, side]
    return estate_of(s, p).layout


@rule
def side_spaces(s: State, p: int, side: int, word: int) -> int:
    """The spaces on a side of the player's board that the start castle may be put on, as a word of a mask."""
    if s.players[p].board >= 0:
        return layouts.start_spaces(layout_of_side(s, p, side), word)
    return start_spaces(estate_of(s, p), word)


@rule
def castle_spaces(s: State, p: int, side: int) -> int:
    """How many these are."""
    spaces = 0
    for word in range(FULL_WORDS):
        spaces += count(side_spaces(s, p, side, word))
    return spaces


@rule
def castle_space(s: State, p: int, side: int, i: int) -> int:
    """One of these spaces, the lowest first."""
    for word in range(FULL_WORDS):
        spaces = side_spaces(s, p, side, word)
        while spaces:
            if i == 0:
                return word * WORD_BITS + lowest(spaces)
            spaces &= spaces - 1
            i -= 1
    return -1


@rule
def legal_found(s: State, p: int, out: Ints, n: int) -> int:
    """Any dark green space of either side of the board (CB-EXPERT-02, CB-EXPERT-03)."""
    for side in range(2 if s.players[p].board >= 0 else 1):
        for i in range(castle_spaces(s, p, side)):
            out[n] = found_action(s, side, castle_space(s, p, side, i))
            n += 1
    return n


@rule
def choose_estate(s: State, p: int, side: int, space: int) -> None:
    """Take a player's choice: at once if choices are open, when all have chosen if they are sealed."""
    if s.secret:
        seal_choice(s, p, side, space)
        return
    pop(s)
    home = estate_of(s, p)
    home.layout = layout_of_side(s, p, side)
    found(home, space)
    s.turn += 1
    if s.turn < estate_count(s):  # the first players of teams choose for their teams (CB-TEAM-07)
        ask_to_found(s)
    else:
        begin_play(s)


@rule
def seal_choice(s: State, p: int, side: int, space: int) -> None:
    """Keep a choice until all have chosen (CB-EXPERT-04)."""
    me = s.players[p]
    me.sealed = 1
    me.sealed_side = side
    me.sealed_hex = space
    if answered_by(s, p):
        open_choices(s)
        begin_play(s)


@rule
def open_choices(s: State) -> None:
    """All sealed choices are opened together (CB-EXPERT-04)."""
    for p in range(s.seats):
        me, home = s.players[p], estate_of(s, p)
        home.layout = layout_of_side(s, p, me.sealed_side)
        found(home, me.sealed_hex)
        me.sealed = 0
        me.sealed_side = 0
        me.sealed_hex = 0
    reveal(s)


@rule
def found(home: Estate, space: int) -> None:
    """Put the start castle on its space; it gives no action and no points (CB-SETUP-10 to 12, CB-EXPERT-09)."""
    home.castle = space
    cover(home, space, CASTLE)
