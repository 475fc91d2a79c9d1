"""Herds: which animal tiles of a pasture scored together, and how much each of them brought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from duchy.games.burgundy.components.estates import Estate
from duchy.games.burgundy.components.tiles import ANIMALS, SCORES_WITH_ANY, SPECIES, SPECIES_NAMES, Colour
from duchy.games.burgundy.display.shapes import Herd

GEESE = SPECIES_NAMES.index("geese")


@dataclass(frozen=True)
class Pastures:
    """The tiles of an estate as animals see them."""

    estate: Estate
    tiles: Sequence[int]
    joined: bool  # all pastures count as one (CB-SH01-01)
    more: int  # points of each tile beside its animals (CB-MON07-01)

    def laid(self, tile: int, space: int) -> Herd | None:
        """What scores when an animal tile is laid: its type, and geese with the only other type."""
        own = self._with(tile, space)
        types = {int(SPECIES[other]) for other in own.values()} - {GEESE, -1}
        if SPECIES[tile] != GEESE:
            return self._herd(own, int(SPECIES[tile]), geese=True)
        return self._herd(own, types.pop(), geese=True) if len(types) == 1 else None

    def chosen(self, species: int, space: int) -> Herd | None:
        """What scores with geese that lie on a space, when their owner has chosen a type (CB-GEESE-03)."""
        return self._herd(self._with(self.tiles[space], space), species, geese=False)

    def _with(self, tile: int, space: int) -> dict[int, int]:
        """The tiles by space that count with an animal tile on a space."""
        estate = self.estate
        region = next(region for region in estate.regions if space in region)
        pasture = [at for at, colour in enumerate(estate.colours) if colour == Colour.ANIMAL] if self.joined else region
        return {at: tile if at == space else self.tiles[at] for at in sorted(pasture)}

    def _herd(self, tiles: dict[int, int], species: int, geese: bool) -> Herd | None:
        """A single tile explains itself and is no herd."""
        scored = {at: tile for at, tile in tiles.items() if SPECIES[tile] == species}
        joined = {at: tile for at, tile in tiles.items() if geese and SCORES_WITH_ANY[tile]}
        counted = scored | joined
        if len(counted) < 2:
            return None
        return {
            "species": SPECIES_NAMES[species],
            "geese": len(joined),
            "sum": [int(ANIMALS[tile]) + self.more for tile in counted.values()],
            "hexes": [at + 1 for at in counted],
        }
