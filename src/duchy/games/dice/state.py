"""The record that is a game of The Castles of Burgundy: The Dice Game.

All players decide at the same time, and a player does not see what the others do in a round before all have finished it
(DG-ROUND-04, DG-ROUND-05). So there are two records for each player: in ``players`` the open sheet, in ``drafts`` the
same sheet with what its owner has written in this round. When the last player ends the round, the drafts become the
open sheets. Nothing else is hidden.
"""

from enum import IntEnum

import numpy as np

from duchy.engine import agenda
from duchy.engine.records import record
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


class Decision(IntEnum):
    """What a player can be asked. In a round (ROUND) each player has own steps: SELL, BUILD and SECOND."""

    NONE = 0
    SHEET = 1
    CASTLE = 2
    ROUND = 3
    SELL = 4
    BUILD = 5
    SECOND = 6


class Step(IntEnum):
    """What happens by itself, once everybody has answered."""

    END_ROUND = agenda.FIRST_STEP
    BEGIN_ROUND = agenda.FIRST_STEP + 1


class Row(IntEnum):
    """The two places where a bonus can be ringed: the row of its own kind, and the row of the castles."""

    OWN = 0
    CASTLE = 1


ROWS = len(Row)

PLAYER = record(
    built=np.int64,  # the hexes built, as a mask
    border=np.int64,  # the hexes next to a built one, as a mask
    fits=(np.int64, PIPS),  # for each number, the hexes whose condition it meets, as a mask
    points=(np.int16, (PHASES, CATEGORIES)),  # the score table (DG-COMP-21)
    numbers=(np.int8, HEXES),  # what is written in each hex; 0 = nothing, as in the start castle
    ringed=(np.int8, (ROWS, BONUSES)),  # circles ringed and not crossed out: bonuses to use
    crossed=(np.int8, (ROWS, BONUSES)),  # circles crossed out
    awards=(np.int8, COLOURS),  # 1 first, 2 second to build the whole colour
    sheet=np.int8,  # -1 = not chosen yet
    castle=np.int8,  # the hex of the start castle, -1 = not chosen yet
    # What was done in one round: in a draft the present round, in an open sheet the last round that has ended.
    sold=np.int8,  # goods sold, -1 = not decided yet
    passed=np.int8,  # 1 = took a worker instead of building
    used=np.int8,  # 1 + the bonus used, 0 = none
    first=np.int8,  # the hexes built, -1 = none
    second=np.int8,
)

STATE = record(
    **agenda.FIELDS,
    players=(PLAYER, MAX_PLAYERS),
    drafts=(PLAYER, MAX_PLAYERS),
    variant=np.int8,
    revision=np.int8,
    phase=np.int8,
    marked=np.int8,  # boxes of the phase's one time track for all (DG-TIME-05); with one player, rounds of the phase
    round_no=np.int8,  # rounds begun, all phases together
    pips=(np.int8, 2),  # 0 before the first roll; all players use the same dice (DG-COMP-03, DG-COMP-23)
    colours=(np.int8, 2),
    hourglasses=np.int8,
    steps=(np.int8, MAX_PLAYERS),  # what each player decides next in this round, as a Decision
    awards_left=(np.int8, COLOURS),  # 2 = first and second, 1 = second only, 0 = none
    circles=(np.int8, BONUSES),  # printed in the row of each bonus, 0 = no limit
)
