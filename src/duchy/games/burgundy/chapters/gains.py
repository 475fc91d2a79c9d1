"""Gaining and paying: the one place where silver, workers, goods and points change hands."""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy import shared_hooks
from duchy.games.burgundy.state import State, estate_of


@rule
def gain_points(s: State, p: int, category: int, points: int) -> None:
    """Victory points of a category (CB-VP-03). ``0 +`` because CUDA does not take an enum as an index."""
    s.players[p].points[0 + category] += points
    shared_hooks.points_gained(s, p, points)


@rule
def vp(s: State, p: int) -> int:
    """Victory points so far (CB-VP-03)."""
    points = s.players[p].points
    total = 0
    for category in range(len(points)):
        total += points[category]
    return total


@rule
def gain_silver(s: State, p: int, count: int) -> None:
    """Silver from the supply, which never runs out (CB-COMP-10, CB-COMP-11, CB-BLD-07)."""
    estate_of(s, p).silver += count


@rule
def pay_silver(s: State, p: int, count: int) -> None:
    """Silver back to the supply."""
    estate_of(s, p).silver -= count


@rule
def gain_workers(s: State, p: int, count: int) -> None:
    """Workers from the supply, which never runs out; a player may have any number (CB-COMP-10, 11, CB-WORK-12)."""
    estate_of(s, p).workers += count
    shared_hooks.workers_gained(s, p, count)


@rule
def pay_workers(s: State, p: int, count: int) -> None:
    """Workers back to the supply."""
    estate_of(s, p).workers -= count


@rule
def gain_goods(s: State, p: int, goods: int, count: int) -> None:
    """Goods of a colour into the stores."""
    estate_of(s, p).goods[goods] += count


@rule
def pay_goods(s: State, p: int, goods: int, count: int) -> None:
    """Goods of a colour out of the stores and out of the game."""
    estate_of(s, p).goods[goods] -= count


@rule
def sell_out(s: State, p: int, goods: int) -> int:
    """All goods of a colour out of the stores, face down to the goods sold; how many they were (CB-SELL-02, 06)."""
    home = estate_of(s, p)
    count = home.goods[goods]
    home.goods[goods] = 0
    home.sold[goods] += count
    return count
