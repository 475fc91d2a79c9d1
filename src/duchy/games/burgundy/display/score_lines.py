"""The lines of the final scoring as the rules count them. Kernels for final.py."""

from duchy.engine.kernels.arrays import Ints, Records
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.chapters.monasteries import SCORING, has
from duchy.games.burgundy.chapters.scoring import (
    counted,
    goods_left,
    monastery_points,
    pairs_of_workers,
    points_each,
)
from duchy.games.burgundy.modules.extra_tiles import crane_counted_by
from duchy.games.burgundy.modules.shields.held import shield_points
from duchy.games.burgundy.modules.shields.phase_end import bonus_again
from duchy.games.burgundy.state import Estate, State


@rule
def count_estate(homes: Records[Estate], edition: int, left: Ints, counts: Ints, points: Ints) -> None:
    """What is left over in an estate (goods, silver, workers), and by monastery what it counts and gives."""
    home = homes[0]
    left[0] = goods_left(home)
    left[1] = home.silver
    left[2] = pairs_of_workers(home)
    if home.monasteries & SCORING:
        crane = crane_counted_by(home)
        for number in range(len(counts)):
            if (SCORING >> number) & 1 and has(home, number):
                counts[number] = counted(home, number) + (number == crane)
                points[number] = counts[number] * points_each(edition, number)


@rule
def count_totals(states: Records[State], p: int, totals: Ints) -> None:
    """What monasteries and shields give in all, and bonus tiles once more, with what shields double."""
    s = states[0]
    totals[0] = monastery_points(s, p)
    totals[1] = shield_points(s, p)
    totals[2] = bonus_again(s, p)
