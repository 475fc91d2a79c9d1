"""Short signs for tiles and colours, the same in every language; a legend tells what they stand for."""

from duchy.engine.drawings.palette import GROUND, TILES
from duchy.games.burgundy.components import tiles
from duchy.games.burgundy.display.names import COLOUR_NAMES
from duchy.games.burgundy.display.shapes import Board

LETTERS = dict(zip(COLOUR_NAMES, tiles.LETTERS, strict=True))
PAINTS = {name: TILES[letter] for name, letter in LETTERS.items()} | {
    "inn": (GROUND["W"], GROUND["W-on"], GROUND["line-2"], GROUND["sunk"], GROUND["ink-3"]),
    "black_tile": ("#222B40", "#E9DFC9", "#222B40", GROUND["sunk"], GROUND["ink-3"]),
}
"""By colour of a tile, or by its name if it has none: tile, ink on it, edge, an empty space, the ink on the space."""
COLOURLESS = ("inn", "black_tile")


def tile_sign(board: Board, name: str) -> str:
    """Three signs: ``Ban`` for a bank, ``Co3`` for three cows, ``K12`` for monastery 12."""
    tile = board["tiles"][name]
    if tile["colour"] == "monastery":
        return f"K{tile['number']}"
    if herd := species_of(board, name):
        return f"{herd[:2].capitalize()}{tile['number']}"
    return name[:3].capitalize()


def species_of(board: Board, name: str) -> str | None:
    """What animals are on one of the tiles that differ only in their number; None for any other tile."""
    tile = board["tiles"][name]
    species = tile.get("species")
    return species if species is not None and name == f"{species}_{tile['number']}" else None


def shield_sign(board: Board, name: str) -> str:
    """``S8`` for shield 8."""
    return f"S{board['shields'][name]['number']}"


def space_sign(colour: str, number: int) -> str:
    """An empty space: the number of the die it takes, and the letter of its colour."""
    return f"{number}{LETTERS[colour].lower()}"
