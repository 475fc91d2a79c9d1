"""The tiles of the trade routes, read from ``data/trade_routes.toml`` and checked on the way (chapter 21)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from duchy.engine.kernels.records import table
from duchy.engine.values.data import DataFile, Entry
from duchy.games.burgundy.components.tiles import GOODS_NAMES, KIND_NAMES, Kind

ROUTE_TILES = 12  # in the box
SPACES = 3  # of a tile (CB-TRADE-05)
MOST_TILES = 6  # of an estate: partners lay three each as one route (CB-TEAM-35)
MOST_SPACES = MOST_TILES * SPACES
MOST_SEATS = 4

BONUSES = (
    Kind.WAREHOUSE,
    Kind.WATCHTOWER,
    Kind.CARPENTER,
    Kind.CHURCH,
    Kind.MARKET,
    Kind.BOARDING_HOUSE,
    Kind.BANK,
    Kind.TOWN_HALL,
    Kind.CASTLE,
)
"""What a space gives is the effect of one of these tiles, whose symbol is printed on it."""
BONUS_NAMES = tuple(KIND_NAMES[kind] for kind in BONUSES)
BONUS_NUMBER = table([BONUSES.index(kind) if kind in BONUSES else -1 for kind in Kind])
"""[kind]: which bonus it is, -1 if none"""


@dataclass(frozen=True)
class RouteTile:
    """A tile with the goods and the bonuses of its spaces, from left to right; goods are counted from 0."""

    name: str
    provenance: str
    goods: tuple[int, ...]
    bonuses: tuple[Kind, ...]


def read_routes() -> tuple[RouteTile, ...]:
    """The twelve tiles (CB-PIC-13)."""
    entries = list(DataFile("burgundy", "trade_routes").entries("tile", "name"))
    tiles = tuple(map(_read_tile, entries))
    for name, count in Counter(tile.name for tile in tiles).items():
        if count > 1:
            entries[-1].fail(f"{count} tiles have the name '{name}'")
    if len(tiles) != ROUTE_TILES:
        entries[-1].fail(f"there are {len(tiles)} tiles instead of {ROUTE_TILES}")
    return tiles


def _read_tile(entry: Entry) -> RouteTile:
    goods = _words(entry, "goods", GOODS_NAMES)
    bonuses = _words(entry, "bonuses", BONUS_NAMES)
    return RouteTile(
        entry.text("name"),
        entry.provenance,
        tuple(GOODS_NAMES.index(name) for name in goods),
        tuple(Kind[name.upper()] for name in bonuses),
    )


def _words(entry: Entry, key: str, known: tuple[str, ...]) -> list[str]:
    """One word for each space."""
    words = entry.texts(key)
    if len(words) != SPACES:
        entry.fail(f"'{key}' names {len(words)} spaces instead of {SPACES}")
    for word in words:
        if word not in known:
            entry.fail(f"'{key}' has '{word}', which is none of {', '.join(known)}")
    return words


def read_deal() -> list[int]:
    """How many tiles each player gets, by players (CB-TRADE-01, CB-SOLO-55)."""
    entry = DataFile("burgundy", "trade_routes").entry("deal")
    tiles = entry.integers("tiles", MOST_SEATS, 1, MOST_TILES)
    for players, each in enumerate(tiles, 1):
        if players * each > ROUTE_TILES:
            entry.fail(f"{players} players with {each} tiles each need more than {ROUTE_TILES}")
    return [0, *tiles]


ROUTES = read_routes()
DEALT = table(read_deal())
"""[players]"""


def _by_space(values: Any) -> Any:
    """A table by tile, counted from 1, and space; tile 0 is none."""
    return table([[-1] * SPACES, *values])


ROUTE_GOODS = _by_space([tile.goods for tile in ROUTES])
ROUTE_BONUS = _by_space([tile.bonuses for tile in ROUTES])
"""The tile whose effect a space gives."""
