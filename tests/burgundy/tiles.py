"""Tiles, colours and directions by the words that rule tests use."""

from __future__ import annotations

from collections.abc import Iterable

from duchy.games.burgundy.components.tiles import COLOUR as COLOUR_OF_KIND
from duchy.games.burgundy.components.tiles import GOODS_NAMES, Colour, Kind
from duchy.games.burgundy.position.shape import TILE_NAMES

warehouse, watchtower, carpenter, church = Kind.WAREHOUSE, Kind.WATCHTOWER, Kind.CARPENTER, Kind.CHURCH
market, boarding_house, bank, town_hall = Kind.MARKET, Kind.BOARDING_HOUSE, Kind.BANK, Kind.TOWN_HALL
castle, mine, ship = Kind.CASTLE, Kind.MINE, Kind.SHIP
crane, geese, white_castle = Kind.CRANE, Kind.GEESE, Kind.WHITE_CASTLE
inn = Kind.INN
BUILDINGS = (warehouse, watchtower, carpenter, church, market, boarding_house, bank, town_hall)


def _animals(species: int, count: int) -> Kind:
    if not 2 <= count <= 4:
        raise ValueError("an animal tile shows 2 to 4 animals")
    return Kind(Kind.COW_2 + 3 * species + count - 2)


def cow(count: int) -> Kind:
    return _animals(0, count)


def pig(count: int) -> Kind:
    return _animals(1, count)


def sheep(count: int) -> Kind:
    return _animals(2, count)


def chicken(count: int) -> Kind:
    return _animals(3, count)


def monastery(number: int) -> Kind:
    return Kind[f"MONASTERY_{number}"]


def colour_of(tile: Kind) -> Colour:
    return Colour(int(COLOUR_OF_KIND[tile]))


def goods_number(colour: str | int) -> int:
    """The die value of a goods colour."""
    return colour if isinstance(colour, int) else GOODS_NAMES.index(colour) + 1


#: What lies where a test only needs something to lie: tiles that do nothing while the game runs.
FILLERS = {
    Colour.BUILDING: BUILDINGS,
    Colour.ANIMAL: tuple(kind(count) for count in (2, 3, 4) for kind in (chicken, sheep, pig, cow)),
    Colour.MONASTERY: tuple(monastery(number) for number in range(16, 24)),
    Colour.CASTLE: (castle,),
    Colour.MINE: (mine,),
    Colour.SHIP: (ship,),
}
NOUNS = {
    "city": Colour.BUILDING,
    "pasture": Colour.ANIMAL,
    "cloister": Colour.MONASTERY,
    "castle": Colour.CASTLE,
    "mine": Colour.MINE,
    "river": Colour.SHIP,
}
DIRECTIONS = {"north": (0, -1), "south": (0, 1), "west": (-1, 0), "east": (1, 0)}


def names_of(tiles: Iterable[Kind]) -> list[str]:
    return [TILE_NAMES[tile] for tile in tiles]
