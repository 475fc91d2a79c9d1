"""The parts of a position of Bruges, and what each may hold.

Places in hands, houses and sections are counted from 1, players from 0. A card of which only the back is known is
called by it: ``back-red``.
"""

from duchy.engine.values.parts import Flag, Many, Number, Phrase, Shape, Table, Word
from duchy.games.bruges.components.board import (
    CARDS,
    CELLS,
    COLOUR_NAMES,
    DEADLY,
    DICE,
    FACES,
    LAST_STEP,
    LEADERSHIPS,
    MAX_PLAYERS,
    MOST_CARDS,
    MOST_HOUSES,
    SECTIONS,
    STATUES,
    TURNS,
)
from duchy.games.bruges.components.grammar import Category
from duchy.games.bruges.components.tables import CARDS_IN_ORDER
from duchy.games.bruges.state import AGENDA_DEPTH, Phase

PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)
"""By number, less one: phases count from 1."""
LEAD_NAMES = tuple(category.name.lower() for category in Category)[:LEADERSHIPS]
CARD_NAMES = tuple(card.id.replace("_", "-") for card in CARDS_IN_ORDER)
BACK_NAMES = tuple(f"back-{colour}" for colour in COLOUR_NAMES)
MOST = 30_000  # of guilders, workers and points, which have no limit
LAST_ROUND = 100

_card = Word(CARD_NAMES)
_held = Word((*CARD_NAMES, *BACK_NAMES))
_colour = Word(COLOUR_NAMES)
_place = Number(1, MOST_CARDS)
_home = Number(1, MOST_HOUSES)
_count = Number(0, MOST)

PARTS: dict[str, Shape] = {
    "round": Number(1, LAST_ROUND, 1),
    "phase": Word(PHASE_NAMES),
    "last_round": Number(0, LAST_ROUND),
    "turns": Number(0, TURNS * MAX_PLAYERS),
    "played": Flag(),
    "offered": Number(0, MAX_PLAYERS),
    "asked": Many(Phrase(), AGENDA_DEPTH - 1),
    "dice": Many(Number(0, FACES), DICE, least=DICE),
    "decks": Many(Number(0, CARDS), 2, least=2),
    "tops": Many(_colour, 2, gaps=True),
    "discard": Many(_card, CARDS),
}
"""``turns`` are those of this round that are over, ``played`` is whether the card of this turn has been played,
``offered`` to how many players the step of this round has been offered. ``asked`` is all that waits above the turn or
the phase, the innermost question last."""

SEAT_PARTS: dict[str, Shape] = {
    "hand": Many(_held, MOST_CARDS),
    "known": Many(_place, MOST_CARDS),
    "houses": Many(_held, MOST_HOUSES),
    "shown": Many(_home, MOST_HOUSES),
    "characters": Table(_home, _card),
    "turned": Many(_home, MOST_HOUSES),
    "workers": Table(_colour, _count),
    "guilders": _count,
    "points": _count,
    "markers": Table(_colour, Number(0, DEADLY)),
    "reputation": Number(0, LAST_STEP),
    "canals": Many(Number(0, CELLS), SECTIONS),
    "statues": Many(Number(-1, max(STATUES)), SECTIONS),
    "leads": Many(Word(LEAD_NAMES), LEADERSHIPS),
}
"""``known`` are the places of the hand whose cards all players have seen, ``shown`` the houses made of such cards,
``turned`` the houses whose characters are turned, ``leads`` the leadership markers on their coloured side. A statue of
-1 stands for a completed section for which none was left."""

DERIVED = frozenset({"phase", "last_round", "turns", "dice", "decks", "tops", "statues"})


def card_name(card: int) -> str:
    """A card, or the back of one whose face is not known."""
    return CARD_NAMES[card] if card >= 0 else BACK_NAMES[-2 - card]


def card_number(name: str) -> int:
    """The number of a card, or the code of its back."""
    return CARD_NAMES.index(name) if name in CARD_NAMES else -2 - BACK_NAMES.index(name)
