"""Set-up: who plays which duchy, and the start castles (chapter 2, and chapter 11 for the variants)."""

from duchy.engine.agenda import answered, ask, ask_all
from duchy.engine.rule import rule
from duchy.games.dice.actions import CASTLE, SHEET
from duchy.games.dice.chapters.building import cover, prepare_sheet, reward
from duchy.games.dice.chapters.rounds import begin_round, open_draft, open_sheets
from duchy.games.dice.components.parts import BONUSES, CIRCLES, COLOURS
from duchy.games.dice.components.sheets import CASTLE_HEX, CASTLES, LETTERS
from duchy.games.dice.options import DIFFERENT, SAME
from duchy.games.dice.state import Decision

ROLLER = 0  # whoever hosts the table rolls the dice all game long (DG-SETUP-03, DG-SETUP-04)
SHEETS = len(LETTERS)


@rule
def start(s):
    """Set up a game whose options are already in the record (chapter 2)."""
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
def legal_sheet(s, out):
    """Any letter that nobody has taken (DG-DIFF-01, DG-DIFF-04)."""
    n = 0
    for sheet in range(SHEETS):
        taken = False
        for q in range(s.seats):
            taken = taken or s.players[q].sheet == sheet
        if not taken:
            out[n] = SHEET + sheet
            n += 1
    return n


@rule
def choose_sheet(s, p, sheet):
    """The roller chooses first, then the others clockwise (DG-DIFF-03); castles come after that (DG-DIFF-05)."""
    answered(s)
    take_sheet(s, p, sheet)
    if p + 1 < s.seats:
        ask(s, p + 1, Decision.SHEET)
    else:
        ask_for_castles(s)


@rule
def take_sheet(s, p, sheet):
    """An empty sheet for a player, if it is known already which."""
    me = s.players[p]
    me.sheet = sheet
    if sheet >= 0:
        prepare_sheet(me)
    open_draft(s, p)


@rule
def ask_for_castles(s):
    """All choose at once and in secret (DG-START-06, DG-START-07), or the roller for all (DG-SAME-01, DG-SAME-03)."""
    if s.variant == SAME:
        ask(s, ROLLER, Decision.CASTLE)
    else:
        ask_all(s, (1 << s.seats) - 1, Decision.CASTLE, 0, 0)


@rule
def legal_castle(me, out):
    """Any of the four castles (DG-START-01, DG-START-08, DG-START-14)."""
    for i in range(CASTLES):
        out[i] = CASTLE + CASTLE_HEX[me.sheet, i]
    return CASTLES


@rule
def choose_castle(s, p, space):
    """Take a player's choice. When the last one is made, all are opened together (DG-START-07)."""
    if s.variant == SAME:
        s.agenda[s.depth - 1].who = 0
        for q in range(s.seats):
            found(s, s.drafts[q], space)
    else:
        s.agenda[s.depth - 1].who ^= 1 << p
        found(s, s.drafts[p], space)
    if not s.agenda[s.depth - 1].who:
        answered(s)
        open_sheets(s)
        begin_round(s)


@rule
def found(s, me, space):
    """The start castle: crossed, without a number; it scores and gives its bonus (DG-START-02 to 05, 09 to 12)."""
    me.castle = space
    cover(me, space)
    reward(s, me, space)
