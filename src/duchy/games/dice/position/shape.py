"""The parts of a position of the Dice Game, and what each may hold. Hexes are counted from 1, players from 0."""

from duchy.engine.values.parts import Many, Number, Phrase, Shape, Table, Word
from duchy.games.dice.components.parts import BONUS_NAMES, BOXES, COLOUR_NAMES, PHASES, PIPS
from duchy.games.dice.components.sheets import HEXES, LETTERS
from duchy.games.dice.questions import OF_ROUND
from duchy.games.dice.state import Category

PHASE_NAMES = ("I", "II", "III")
CATEGORY_NAMES = tuple(category.name.lower() for category in Category)
AWARD_NAMES = ("first", "second")
STEPS = {**{asked.name: int(asked.kind) for asked in OF_ROUND[1:]}, "sealed": 0}

_hex = Number(1, HEXES)
_count = Number(0, 99)
_bonuses = Table(Word(BONUS_NAMES), _count)

PARTS: dict[str, Shape] = {
    "phase": Word(PHASE_NAMES, PHASE_NAMES[0]),
    "round": Number(0, PHASES * BOXES, 1),
    "time": Number(0, BOXES),
    "pips": Many(Number(1, PIPS), 2, least=2),
    "colours": Many(Word(COLOUR_NAMES), 2, least=2),
    "hourglasses": Number(1, 2, 1),
    "circles": _bonuses,
}
"""``round`` counts the rounds that have begun in all phases, 0 during the set-up. ``time`` are the boxes marked."""

SEAT_PARTS: dict[str, Shape] = {
    "sheet": Word(tuple(LETTERS)),
    "castle": _hex,
    "numbers": Table(_hex, Number(1, PIPS)),
    "bonuses": _bonuses,
    "castle_bonuses": _bonuses,
    "crossed": _bonuses,
    "castle_crossed": _bonuses,
    "points": Table(Word(PHASE_NAMES), Table(Word(CATEGORY_NAMES), Number(0, 999))),
    "awards": Table(Word(COLOUR_NAMES), Word(AWARD_NAMES)),
    "last": Many(Phrase(), 5),
    "did": Many(Phrase(), 3),
    "step": Word(tuple(STEPS)),
}
"""``did`` are the actions of the round that is not over, which others do not see; ``last`` is what the last round
brought. ``step`` says how far a player has come whose actions an observer does not know."""

DERIVED = frozenset({"time", "circles"})
