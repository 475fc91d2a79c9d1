"""The record that is a game of The Castles of Burgundy: The Dice Game.

All players decide at the same time, and a player does not see what the others do in a round before all have finished it
(DG-ROUND-04, DG-ROUND-05). So there are two records for each player: in ``players`` the open sheet, in ``drafts`` the
same sheet with what its owner has written in this round. When the last player ends the round, the drafts become the
open sheets. Nothing else is hidden.
"""

from enum import IntEnum

from duchy.engine.kernels.fields import Record, i8, i16, i64, layout_of, records
from duchy.engine.play.agenda import KitState
from duchy.games.dice.components.parts import BONUSES, COLOURS, MAX_PLAYERS, PHASES, PIPS
from duchy.games.dice.components.sheets import HEXES


class Category(IntEnum):
    """Where victory points come from."""

    AREAS = 0
    PASTURES = 1
    CASTLES = 2
    SALES = 3
    COLOURS = 4


CATEGORIES = len(Category)


class Row(IntEnum):
    """The two places where a bonus can be ringed: the row of its own kind, and the row of the castles."""

    OWN = 0
    CASTLE = 1


ROWS = len(Row)


class Player(Record):
    """The sheet of a player."""

    built = i64()  # the hexes built, as a mask
    border = i64()  # the hexes next to a built one, as a mask
    fits = i64(PIPS)  # for each number, the hexes whose condition it meets, as a mask
    points = i16(PHASES, CATEGORIES)  # the score table (DG-COMP-21)
    numbers = i8(HEXES)  # what is written in each hex; 0 = nothing, as in the start castle
    ringed = i8(ROWS, BONUSES)  # circles ringed and not crossed out: bonuses to use
    crossed = i8(ROWS, BONUSES)  # circles crossed out
    awards = i8(COLOURS)  # 1 first, 2 second to build the whole colour
    sheet = i8()  # -1 = not chosen yet
    castle = i8()  # the hex of the start castle, -1 = not chosen yet
    # What was done in one round: in a draft the present round, in an open sheet the last round that has ended.
    sold = i8()  # goods sold, -1 = not decided yet
    passed = i8()  # 1 = took a worker instead of building
    used = i8()  # 1 + the bonus used, 0 = none
    first = i8()  # the hexes built, -1 = none
    second = i8()


class State(KitState):
    """A game of The Castles of Burgundy: The Dice Game."""

    players = records(Player, MAX_PLAYERS)
    drafts = records(Player, MAX_PLAYERS)
    variant = i8()
    revision = i8()
    phase = i8()
    marked = i8()  # boxes of the phase's one time track for all (DG-TIME-05); with one player, rounds of the phase
    round_no = i8()  # rounds begun, all phases together
    pips = i8(2)  # 0 before the first roll; all players use the same dice (DG-COMP-03, DG-COMP-23)
    colours = i8(2)
    hourglasses = i8()
    steps = i8(MAX_PLAYERS)  # what each player decides next in this round, as a Decision (``questions.py``)
    awards_left = i8(COLOURS)  # 2 = first and second, 1 = second only, 0 = none
    circles = i8(BONUSES)  # printed in the row of each bonus, 0 = no limit


STATE = layout_of(State)
