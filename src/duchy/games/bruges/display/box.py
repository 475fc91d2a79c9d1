"""What never changes during a game: the box that a new game is chosen from, and the board that a client draws."""

from __future__ import annotations

from duchy.engine.game.game import Game
from duchy.engine.values.data import DataFile
from duchy.games.bruges.components.board import (
    CELL_COLOUR,
    CELL_PRICE,
    CELLS,
    DEADLY,
    GROUP_NAMES,
    HAND,
    HOUSE_VP,
    INTRIGUE_VP,
    LEADERSHIP_VP,
    SECTIONS,
    STATUES,
    STEPS,
    THIRD,
    THIRD_VP,
    TURNS,
    WORKERS,
)
from duchy.games.bruges.components.deck import DECK
from duchy.games.bruges.display.deck import cards, own_deck
from duchy.games.bruges.display.names import (
    CATEGORY_NAMES,
    COLOUR_NAMES,
    LEADERSHIP_NAMES,
    THREAT_NAMES,
    USE_NAMES,
)
from duchy.games.bruges.display.shapes import Board, Cell, Colour, Setup, Threat
from duchy.games.bruges.options import PLAYERS


def setup() -> Setup:
    """What a new game is chosen from, and the deck."""
    return {
        "game": "bruges",
        "players": list(PLAYERS),
        "deck": DECK.digest,
        "own_deck": own_deck(),
        "colours": list(COLOUR_NAMES),
        "threats": _threats(),
        "groups": list(GROUP_NAMES),
        "cards": cards(),
    }


def board(game: Game) -> Board:
    """What a client draws and no action changes."""
    return {
        "game": game.name,
        "players": game.players,
        "deck": DECK.digest,
        "own_deck": own_deck(),
        "colours": list(COLOUR_NAMES),
        "threats": _threats(),
        "groups": list(GROUP_NAMES),
        "leaderships": list(LEADERSHIP_NAMES),
        "categories": list(CATEGORY_NAMES),
        "uses": list(USE_NAMES),
        "cards": cards(),
        "canals": [[_section(player, section) for section in range(SECTIONS)] for player in range(game.players)],
        "reputation": list(STEPS),
        "statues": list(STATUES),
        "values": {
            "hand": HAND,
            "turns": TURNS,
            "workers": WORKERS,
            "deadly": DEADLY,
            "intrigue": INTRIGUE_VP,
            "house": HOUSE_VP,
            "leadership": LEADERSHIP_VP,
            "third": THIRD,
            "third_cell": THIRD_VP,
        },
        "reconstructed": _reconstructed(),
    }


def _threats() -> dict[Colour, Threat]:
    return dict(zip(COLOUR_NAMES, THREAT_NAMES, strict=True))


def _section(player: int, section: int) -> list[Cell]:
    return [
        {"colour": COLOUR_NAMES[CELL_COLOUR[player, section, cell]], "price": int(CELL_PRICE[player, section, cell])}
        for cell in range(CELLS)
    ]


def _reconstructed() -> list[str]:
    """The data whose printed values are not known."""
    file = DataFile("bruges", "board")
    parts = {
        "canals": list(file.entries("section", "name")),
        "reputation": [file.entry("reputation")],
        "statues": [file.entry("statues")],
    }
    return [name for name, entries in parts.items() if any(entry.provenance == "reconstructed" for entry in entries)]
