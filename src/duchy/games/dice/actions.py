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

sheet_action = CATALOGUE.encoder("sheet")
castle_action = CATALOGUE.encoder("castle")
sell_action = CATALOGUE.encoder("sell")
build_action = CATALOGUE.encoder("build")
second_action = CATALOGUE.encoder("second")
PASS = CATALOGUE["pass"].first
SEAL = CATALOGUE["seal"].first

ACTION_KIND, ACTION_ARGUMENTS = CATALOGUE.tables()
"""What an action says, by its number: for whatever only reads actions."""

#: No decision offers more than every number in every hex, and to pass.
MAX_LEGAL = PIPS * HEXES + 1
