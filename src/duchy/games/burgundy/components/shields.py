"""The shields: where they are dealt to, what they cost and what they are worth (``data/shields.toml``)."""

from __future__ import annotations

from enum import IntEnum

from duchy.engine.kernels.records import table
from duchy.engine.values.data import DataFile
from duchy.games.burgundy.components.board import DEPOTS, FEWEST, MAX_PLAYERS


class Shield(IntEnum):
    """The shields, numbered as printed, under names of our own."""

    JOINED_MEADOWS = 1
    OPEN_GATE = 2
    SWORN_SERVICE = 3
    DEEP_CELLAR = 4
    GRAND_FLEET = 5
    COPYISTS = 6
    TWICE_CROWNED = 7
    RICH_VEINS = 8
    COIN_BY_COIN = 9
    HIGH_ABBEY = 10
    CASTELLAN = 11
    FAIR_PRICES = 12
    ARMS_OF_ARMS = 13
    HARVEST_CART = 14
    NIGHT_MARKET = 15
    SURE_HAND = 16
    WIDE_BOUNDS = 17
    BOLD_SETTLERS = 18


SHIELDS = len(Shield)
SHIELD_NAMES = tuple(shield.name.lower() for shield in Shield)
"""By index, which is the number less one."""


def read_deal() -> list[list[int]]:
    """Shields by players and depot (CB-SHLD-02 to CB-SHLD-04)."""
    entry = DataFile("burgundy", "shields").entry("deal")
    dealt = [[0] * DEPOTS] * FEWEST + [entry.integers(name, DEPOTS, 0, SHIELDS) for name in ("two", "three", "four")]
    for players in range(FEWEST, MAX_PLAYERS + 1):
        if not 0 < sum(dealt[players]) <= SHIELDS:
            entry.fail(f"{sum(dealt[players])} shields are dealt with {players} players, of {SHIELDS}")
    return dealt


def read_points() -> list[int]:
    """What each shield is worth at the end (CB-SHLD-26, CB-PIC-21)."""
    shields = list(DataFile("burgundy", "shields").entries("shield", "name"))
    if [(entry.integer("number"), entry.text("name")) for entry in shields] != list(enumerate(SHIELD_NAMES, 1)):
        shields[-1].fail(f"the shields must be {', '.join(SHIELD_NAMES)}, numbered from 1 in this order")
    return [entry.integer("vp", 0, 100) for entry in shields]


DEALT = table(read_deal())
"""[players, depot]"""
MOST_DEALT = max(map(sum, read_deal()))
SHIELD_VP = table(read_points())
"""[shield], by index"""
TRIBUTE = DataFile("burgundy", "shields").entry("tribute").integer("silver", 1, 10)
"""Silver for each shield at the end of a phase (CB-SHLD-21)."""
