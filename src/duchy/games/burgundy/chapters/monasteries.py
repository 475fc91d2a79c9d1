"""Monasteries: which are owned, and what those change that have no better place (chapter 12)."""

from enum import IntEnum

from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.tiles import ANIMALS, COLOUR, KINDS, Colour, Kind
from duchy.games.burgundy.state import Estate


class Monastery(IntEnum):
    """Monasteries by what they do, numbered as printed."""

    REPEAT_BUILDINGS = 1
    MINES_GIVE_WORKERS = 2
    SALES_GIVE_SILVER = 3
    SALES_GIVE_WORKER = 4
    SECOND_DEPOT = 5
    BUY_ANYWHERE = 6
    ANIMALS_SCORE_MORE = 7
    WORKERS_TURN_TWO = 8
    FREE_STEP_BUILDING = 9
    FREE_STEP_SHIP_ANIMAL = 10
    FREE_STEP_CASTLE_MINE_MONASTERY = 11
    FREE_STEP_TAKE = 12
    WORKERS_AND_SILVER = 13
    FOUR_WORKERS = 14
    GOODS_TYPES = 15
    WAREHOUSES = 16
    WATCHTOWERS = 17
    CARPENTERS = 18
    CHURCHES = 19
    MARKETS = 20
    BOARDING_HOUSES = 21
    BANKS = 22
    TOWN_HALLS = 23
    ANIMAL_TYPES = 24
    GOODS_SOLD = 25
    BONUS_TILES = 26
    BRIDGE = 27
    BUY_WORKERS = 28
    WHITE_CASTLES = 29


VP_PER_BUILDING = 4  # monasteries 16-23 and 29

_FREE_STEP: dict[int, Monastery] = {
    Colour.BUILDING: Monastery.FREE_STEP_BUILDING,
    Colour.ANIMAL: Monastery.FREE_STEP_SHIP_ANIMAL,
    Colour.SHIP: Monastery.FREE_STEP_SHIP_ANIMAL,
    Colour.MONASTERY: Monastery.FREE_STEP_CASTLE_MINE_MONASTERY,
    Colour.CASTLE: Monastery.FREE_STEP_CASTLE_MINE_MONASTERY,
    Colour.MINE: Monastery.FREE_STEP_CASTLE_MINE_MONASTERY,
}
FREE_STEP_PLACE = table([_FREE_STEP.get(COLOUR[kind], 0) for kind in range(KINDS)])
"""By tile, the monastery that turns a die one step when it is placed (CB-MON09-01 to CB-MON11-01)."""

_SCORES: dict[int, Monastery] = {
    Kind.WAREHOUSE: Monastery.WAREHOUSES,
    Kind.WATCHTOWER: Monastery.WATCHTOWERS,
    Kind.CARPENTER: Monastery.CARPENTERS,
    Kind.CHURCH: Monastery.CHURCHES,
    Kind.MARKET: Monastery.MARKETS,
    Kind.BOARDING_HOUSE: Monastery.BOARDING_HOUSES,
    Kind.BANK: Monastery.BANKS,
    Kind.TOWN_HALL: Monastery.TOWN_HALLS,
    Kind.WHITE_CASTLE: Monastery.WHITE_CASTLES,
}
SCORES_BUILDING = table([_SCORES.get(kind, 0) for kind in range(KINDS)])
"""By tile, the monastery that scores such a building at the end (CB-MON16-01, CB-X29-01); 0 for other tiles."""


_SCORING = (*range(Monastery.GOODS_TYPES, Monastery.BONUS_TILES + 1), Monastery.WHITE_CASTLES)
SCORING = sum(1 << number for number in _SCORING)
"""The monasteries that score, as a set: at the end of the game, or in a solo game when placed (CB-SOLO-24)."""


@rule
def has(home: Estate, monastery: int) -> int:
    """1 if the monastery lies in the estate, else 0: in storage it does nothing (CB-MON00-01).

    It works from then on, and adds to the others (CB-MON00-02, CB-MON00-04, 05, CB-RES-05).
    """
    return (home.monasteries >> monastery) & 1


@rule
def animal_points(home: Estate, tile: int) -> int:
    """What an animal tile scores: its animals, one more with monastery 7 (CB-ANIM-01, CB-ANIM-02, CB-MON07-01)."""
    return ANIMALS[tile] + has(home, Monastery.ANIMALS_SCORE_MORE)
