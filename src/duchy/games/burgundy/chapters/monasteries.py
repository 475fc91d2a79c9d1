"""Monasteries: which are owned, and what those change that have no better place (chapter 12)."""

from enum import IntEnum

from duchy.engine.records import table
from duchy.engine.rule import rule


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
    WAREHOUSES = 16  # 16-23: one for each type of building, in the order of the building tiles
    TOWN_HALLS = 23
    ANIMAL_TYPES = 24
    GOODS_SOLD = 25
    BONUS_TILES = 26


#: By tile colour, the monastery that turns a die one step when such a tile is placed (CB-MON09-01 to CB-MON11-01).
FREE_STEP_PLACE = table(
    [
        Monastery.FREE_STEP_BUILDING,
        Monastery.FREE_STEP_SHIP_ANIMAL,
        Monastery.FREE_STEP_CASTLE_MINE_MONASTERY,
        Monastery.FREE_STEP_CASTLE_MINE_MONASTERY,
        Monastery.FREE_STEP_CASTLE_MINE_MONASTERY,
        Monastery.FREE_STEP_SHIP_ANIMAL,
    ]
)


@rule
def has(me, monastery):
    """1 if the monastery lies in the estate, else 0: in storage it does nothing (CB-MON00-01)."""
    return (me.monasteries >> monastery) & 1
