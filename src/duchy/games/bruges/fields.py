"""What the numbers of Bruges' frames mean: their words in positions, and what they tell prompts and views.

Operations are called by their card and counted within it: ``mayor/1``. Who carries out an effect is the card, and the
colour of the card that was played for it: ``mayor/red``.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from duchy.engine.play.frames import Count, OneOf, SetOf
from duchy.games.bruges.components.board import CARDS, COLOUR_NAMES, MAX_PLAYERS
from duchy.games.bruges.components.grammar import Evil, What
from duchy.games.bruges.components.programs import PROGRAM
from duchy.games.bruges.components.tables import CARD_TABLE, CARDS_IN_ORDER
from duchy.games.bruges.effects.context import CAUSE, NO_COLOUR

MOST = 255  # of anything that a frame counts
_NOTHING = "-"
_IDS = tuple(card.id for card in CARDS_IN_ORDER)
_WORDS = tuple(name.replace("_", "-") for name in _IDS)


class Lost(IntEnum):
    """What a player loses: words of the grammar, and two that have no word of their own."""

    CANAL_TOKEN = int(What.CANAL_TOKEN)
    HOUSE = int(What.HOUSE)
    CHARACTER = int(What.CHARACTER)
    RETURN = 7  # an inhabitant returns to hand
    FIRE = 8  # a house or a canal token


@dataclass(frozen=True)
class Telling(OneOf):
    """A number that has a name, and tells something else than itself."""

    facts: tuple[str, ...] = ()
    tells: Callable[[int], Mapping[str, Any]] = lambda number: {}

    def told(self, number: int) -> Mapping[str, Any]:
        """What it tells."""
        return self.tells(number)


class Times(Count):
    """How often, where fewer times will always do."""

    facts = ("count", "stop")

    def told(self, number: int) -> Mapping[str, Any]:
        """How many are left."""
        return {"count": number, "stop": True}


def _operations() -> dict[int, int]:
    """The card of every row of the table of operations; those of a card are together, its first one last."""
    cards: dict[int, int] = {}
    for card in range(CARDS):
        first, last = len(cards), int(CARD_TABLE[card, PROGRAM])
        cards |= dict.fromkeys(range(first, last + 1), card)
    return cards


CARD_OF_ROW = _operations()
_FIRST = {card: row for row, card in reversed(CARD_OF_ROW.items())}
_ROWS = {f"{_WORDS[card]}/{row - _FIRST[card] + 1}": row for row, card in CARD_OF_ROW.items()}
_CONTEXTS = {name: card * 8 + NO_COLOUR for card, name in enumerate(_WORDS)}
_TINTED = {f"{name}/{tint}": c * 8 + t for c, name in enumerate(_WORDS) for t, tint in enumerate(COLOUR_NAMES)}
_CAUSES = {_NOTHING: 0, **{name: card + 1 for card, name in enumerate(_WORDS)}}
_UP_TO = {f"up-to/{name}": CAUSE + number for name, number in _CAUSES.items()}
_EVILS = {f"{name}/{evil.name.lower()}": c * 2 + evil for c, name in enumerate(COLOUR_NAMES) for evil in Evil}
_RECEIVERS = {_NOTHING: 0, **{f"to/{seat}": seat + 1 for seat in range(MAX_PLAYERS)}}

assert CARDS < CAUSE


def _cause(number: int) -> dict[str, Any]:
    return {"card": _IDS[number % CAUSE - 1]} if number % CAUSE else {}


def _evil(number: int) -> dict[str, Any]:
    return {"colour": COLOUR_NAMES[number >> 1], "evil": Evil(number & 1).name.lower()}


MUST, MAY, PRICE, COUNT, WAITING = (Count(name, MOST) for name in ("must", "may", "price", "count", "waiting"))
TIMES = Times("times", MOST)
COLOUR = OneOf("colour", {name: colour for colour, name in enumerate(COLOUR_NAMES)})
COLOUR_SET = SetOf("colours", COLOUR_NAMES, nothing=_NOTHING)
CARD = Telling(
    "card", {name: card for card, name in enumerate(_WORDS)}, facts=("card",), tells=lambda n: {"card": _IDS[n]}
)
OPERATION = Telling("row", _ROWS, facts=("card",), tells=lambda row: {"card": _IDS[CARD_OF_ROW[row]]})
REST = OneOf("row", {_NOTHING: -1, **_ROWS})
CONTEXT = Telling("context", _CONTEXTS | _TINTED, facts=("card",), tells=lambda n: {"card": _IDS[n >> 3]})
CAUSED = Telling("cause", _CAUSES, facts=("card",), tells=_cause)
CAUSED_UP_TO = Telling(
    "cause", _CAUSES | _UP_TO, facts=("card", "stop"), tells=lambda n: {**_cause(n), "stop": n >= CAUSE}
)
FEWER = Telling("fewer", {"all": 0, "up-to": 1}, facts=("stop",), tells=lambda n: {"stop": n > 0})
RECEIVER = Telling("receiver", _RECEIVERS, facts=("to",), tells=lambda n: {"to": n - 1} if n else {})
EVIL = Telling("evil", _EVILS, facts=("colour", "evil"), tells=_evil)
LOST = Telling("lost", {lost.name.lower().replace("_", "-"): lost for lost in Lost})
UNUSED = Telling("nothing", {_NOTHING: 0})
