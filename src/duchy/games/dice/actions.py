"""The action catalogue of The Castles of Burgundy: The Dice Game.

A building is an outcome: "write 4 in hex 17". Whether the dice alone give it or a monk or worker must be used follows
from the roll and is the cost of the action. Which of two equal dice is used makes no difference.
"""

from duchy.engine.play.catalogue import Amount, Catalogue, Kind, Number
from duchy.games.dice.components.parts import PIPS
from duchy.games.dice.components.sheets import HEXES, LETTERS, MOST_GOODS

_HEX = Number(HEXES)

CATALOGUE = Catalogue(
    Kind("sheet", does="chapters.setup.choose_sheet", sheet=Number(len(LETTERS))),
    Kind("castle", does="chapters.setup.choose_castle", hex=_HEX),
    Kind("sell", does="chapters.rounds.answer_sell", count=Amount(MOST_GOODS)),
    Kind("build", does="chapters.rounds.answer_build", number=Number(PIPS), hex=_HEX),
    Kind("pass", does="chapters.rounds.answer_pass"),
    Kind("second", does="chapters.rounds.answer_second", hex=_HEX),
    Kind("seal", does="chapters.rounds.seal"),
)

sheet_action = CATALOGUE.encoder("sheet")
castle_action = CATALOGUE.encoder("castle")
sell_action = CATALOGUE.encoder("sell")
build_action = CATALOGUE.encoder("build")
second_action = CATALOGUE.encoder("second")
PASS = CATALOGUE["pass"].first
SEAL = CATALOGUE["seal"].first

ACTION_KIND, ACTION_ARGUMENTS = CATALOGUE.tables()
"""What an action says, by its number: for checks, which only read actions."""

#: The most actions that a decision offers: every number in every hex, and to pass.
MAX_LEGAL = PIPS * HEXES + 1
