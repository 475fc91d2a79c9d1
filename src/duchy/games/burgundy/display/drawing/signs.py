"""Short signs for tiles and colours, the same in every language; a legend tells what they stand for."""

from duchy.games.burgundy.components import tiles
from duchy.games.burgundy.display.names import COLOUR_NAMES
from duchy.games.burgundy.display.shapes import Board

LETTERS = dict(zip(COLOUR_NAMES, tiles.LETTERS, strict=True))


def tile_sign(board: Board, name: str) -> str:
    """Three signs: ``Ban`` for a bank, ``Co3`` for three cows, ``K12`` for monastery 12."""
    tile = board["tiles"][name]
    if tile["colour"] == "monastery":
        return f"K{tile['number']}"
    if "species" in tile and "number" in tile:
        return f"{tile['species'][:2].capitalize()}{tile['number']}"
    return name[:3].capitalize()


def space_sign(colour: str, number: int) -> str:
    """An empty space: the number of the die it takes, and the letter of its colour."""
    return f"{number}{LETTERS[colour].lower()}"
