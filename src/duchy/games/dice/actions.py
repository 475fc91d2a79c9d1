"""The action catalogue of The Castles of Burgundy: The Dice Game.

A building is an outcome: "write 4 in hex 17". Whether the dice give it, or a monk or a worker has to help, follows from
the roll, and is the action's cost. Which of two equal dice is meant makes no difference.
"""

from duchy.engine.catalogue import Argument, Catalogue, Kind
from duchy.games.dice.components.parts import PIPS
from duchy.games.dice.components.sheets import HEXES, LETTERS, MOST_GOODS

CATALOGUE = Catalogue(
    Kind("sheet", sheet=len(LETTERS)),
    Kind("castle", hex=HEXES),
    Kind("sell", count=MOST_GOODS + 1),
    Kind("build", number=Argument(PIPS, first=1), hex=HEXES),
    Kind("pass"),
    Kind("second", hex=HEXES),
    Kind("seal"),
)

SHEET = CATALOGUE["sheet"].first
CASTLE = CATALOGUE["castle"].first
SELL = CATALOGUE["sell"].first
BUILD = CATALOGUE["build"].first
PASS = CATALOGUE["pass"].first
SECOND = CATALOGUE["second"].first
SEAL = CATALOGUE["seal"].first

#: No decision offers more than every number in every hex, and to pass.
MAX_LEGAL = PIPS * HEXES + 1
