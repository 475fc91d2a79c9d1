"""Set-up: the players' duchies and start castles (chapter 2, and chapter 11 for the variants)."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import answered_by, ask, ask_all, pop, then
from duchy.games.dice.actions import castle_action, sheet_action
from duchy.games.dice.chapters.building import cover, prepare_sheet, reward
from duchy.games.dice.chapters.rounds import open_draft, open_sheets
from duchy.games.dice.components.parts import BONUSES, CIRCLES, COLOURS
from duchy.games.dice.components.sheets import CASTLE_HEX, CASTLES, LETTERS
from duchy.games.dice.options import DIFFERENT, SAME
from duchy.games.dice.questions import Decision, Step
from duchy.games.dice.state import Player, State

ROLLER = 0  # the first seat rolls the dice during the whole game (DG-SETUP-03, DG-SETUP-04)
SHEETS = len(LETTERS)


@rule
def start(s: State) -> None:
    """Set up a game whose options are already in the record (DG-SETUP-01, DG-SETUP-05, DG-SETUP-06).

    Points, circles, phase and time track begin with 0, as a blank record has them.
    """
    for colour in range(COLOURS):
        s.awards_left[colour] = 2
    for bonus in range(BONUSES):
        s.circles[bonus] = CIRCLES[bonus]
    for p in range(s.seats):
        me = s.players[p]
        me.castle = -1
        me.first = -1
        me.second = -1
        take_sheet(s, p, me.sheet)
    if s.variant == DIFFERENT:
        ask(s, ROLLER, Decision.SHEET)
    else:
        ask_for_castles(s)


@rule
def legal_sheet(s: State, p: int, out: Ints, n: int) -> int:
    """Any letter that no player has taken (DG-DIFF-01, DG-DIFF-04)."""
    for sheet in range(SHEETS):
        taken = False
        for q in range(s.seats):
            taken = taken or s.players[q].sheet == sheet
        if not taken:
            out[n] = sheet_action(sheet)
            n += 1
    return n


@rule
def choose_sheet(s: State, p: int, sheet: int) -> None:
    """The roller chooses first, then the others clockwise (DG-DIFF-03); castles come after that (DG-DIFF-05)."""
    pop(s)
    take_sheet(s, p, sheet)
    if p + 1 < s.seats:
        ask(s, p + 1, Decision.SHEET)
    else:
        ask_for_castles(s)


@rule
def take_sheet(s: State, p: int, sheet: int) -> None:
    """Give a player an empty sheet; -1 if it is not chosen yet."""
    me = s.players[p]
    me.sheet = sheet
    if sheet >= 0:
        prepare_sheet(me)
    open_draft(s, p)


@rule
def ask_for_castles(s: State) -> None:
    """All choose at the same time and in secret (DG-START-06, 07), or the roller for all (DG-SAME-01, DG-SAME-03)."""
    if s.variant == SAME:
        ask(s, ROLLER, Decision.CASTLE)
    else:
        ask_all(s, (1 << s.seats) - 1, Decision.CASTLE, 0, 0)


@rule
def legal_castle(s: State, p: int, out: Ints, n: int) -> int:
    """Any of the four castles (DG-START-01, DG-START-08, DG-START-14)."""
    for i in range(CASTLES):
        out[n + i] = castle_action(CASTLE_HEX[s.drafts[p].sheet, i])
    return n + CASTLES


@rule
def choose_castle(s: State, p: int, space: int) -> None:
    """Write a player's choice in the draft. After the last choice all are opened together (DG-START-07)."""
    if s.variant == SAME:
        for q in range(s.seats):
            found(s, s.drafts[q], space)
    else:
        found(s, s.drafts[p], space)
    if answered_by(s, p):
        open_sheets(s)
        then(s, Step.BEGIN_ROUND)


@rule
def found(s: State, me: Player, space: int) -> None:
    """Build the start castle: crossed, without a number; it scores and gives its bonus (DG-START-02 to 05, 09 to 12).

    The bonus can be used from the first round on (DG-START-13).
    """
    me.castle = space
    cover(me, space)
    reward(s, me, space)
