"""Template: what each of several actions costs and does, tried on copies of one position. Kernels for outcome.py."""

from enum import IntEnum
from typing import Any

from duchy.engine.kernels.arrays import Grid, Ints, Records
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bind, bound
from duchy.engine.play.agenda import decision
from duchy.games.burgundy.actions import ACTIONS
from duchy.games.burgundy.chapters.monasteries import FREE_STEP_PLACE, Monastery, has
from duchy.games.burgundy.chapters.workers import workers_for_double, workers_needed
from duchy.games.burgundy.components.routes import MOST_SPACES
from duchy.games.burgundy.components.spaces import space_number
from duchy.games.burgundy.components.tiles import COLOURS
from duchy.games.burgundy.components.tiles import GOODS as GOODS_COLOURS
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.state import CATEGORIES, State, estate_of, shelf_of, shelves, tile_in, with_modules

game: Any = bound()
driver: Any = bind("duchy.engine.play.driver", game) if game else None


class Column(IntEnum):
    """Where a difference stands in the row of an action; those of several numbers begin there."""

    TURNED = 0  # workers that turn the die
    SILVER = 1
    WORKERS = 2
    STORED = 3  # tiles in storage, those of the team among them
    STEPS = 4  # on the order track
    REVEALS = 5
    ASKED = 6  # the decision that follows inside the turn
    POSTS = 7  # the pairs of border posts that are linked, as a set; 0 if that is not new
    AWARD = 8
    POINTS = 9  # by category
    GOODS = POINTS + CATEGORIES
    BONUS = GOODS + GOODS_COLOURS
    LAID = BONUS + COLOURS  # goods on the trade route afterwards, by space


COLUMNS = Column.LAID + MOST_SPACES


@rule
def workers_to_take(s: State, p: int, die: int, depot: int, slot: int) -> int:
    """Workers that turn a die to the number of a depot."""
    return workers_needed(s, p, die, depot + 1, has(estate_of(s, p), Monastery.FREE_STEP_TAKE))


@rule
def workers_to_place(s: State, p: int, die: int, slot: int, space: int) -> int:
    """Workers that turn a die to the number of a space."""
    home = estate_of(s, p)
    free_step = has(home, FREE_STEP_PLACE[tile_in(s, p, slot)])
    return workers_needed(s, p, die, space_number(home, space), free_step)


@rule
def workers_to_sell(s: State, p: int, die: int, goods: int) -> int:
    """Workers that turn a die to the number of a colour of goods."""
    return workers_needed(s, p, die, goods + 1, 0)


@rule
def workers_to_take_shield(s: State, p: int, shield: int, space: int) -> int:
    """Workers that make a double; a castle's action needs none."""
    return 0 if decision(s) == Decision.CASTLE else workers_for_double(s, p, s.more[0].shield_at[shield])


@rule
def no_workers(s: State, p: int) -> int:
    """Other actions turn no die."""
    return 0


workers_for = ACTIONS.dispatcher(
    "s, p",
    otherwise=no_workers,
    take=workers_to_take,
    place=workers_to_place,
    sell=workers_to_sell,
    take_shield=workers_to_take_shield,
)


@rule
def apply_each(states: Records[State], player: int, actions: Ints) -> None:
    """Apply each action to the copy that belongs to it."""
    for i in range(len(actions)):
        driver.apply(states[i], player, actions[i])


@rule
def compare_each(before: Records[State], player: int, actions: Ints, after: Records[State], changes: Grid) -> None:
    """Write what each action changed for its player, in the columns of ``Column``; ``changes`` holds zeros."""
    for i in range(len(actions)):
        change = changes[i]
        change[Column.TURNED] = workers_for(before[0], player, actions[i])
        compare_player(before[0], after[i], player, change)
        compare_estate(before[0], after[i], player, change)
        if with_modules(before[0]):
            compare_more(before[0], after[i], before[0].players[player].estate, change)


@rule
def compare_player(before: State, after: State, p: int, change: Ints) -> None:
    """What belongs to the player, what comes to light, and what the player is asked next inside the turn."""
    mine, now = before.players[p], after.players[p]
    for category in range(len(mine.points)):
        change[Column.POINTS + category] = now.points[category] - mine.points[category]
    change[Column.STEPS] = now.space - mine.space
    for shelf in range(shelves(before, p)):
        change[Column.STORED] += shelf_of(after, p, shelf).count - shelf_of(before, p, shelf).count
    change[Column.REVEALS] = after.revelations != before.revelations
    asks = after.depth and after.agenda[after.depth - 1].who >> p & 1
    if asks and after.agenda[after.depth - 1].kind != Decision.TURN:
        change[Column.ASKED] = after.agenda[after.depth - 1].kind


@rule
def compare_estate(before: State, after: State, p: int, change: Ints) -> None:
    """What belongs to the estate that the player builds."""
    mine, now = estate_of(before, p), after.estates[before.players[p].estate]
    for goods in range(GOODS_COLOURS):
        change[Column.GOODS + goods] = now.goods[goods] - mine.goods[goods]
    for colour in range(COLOURS):
        change[Column.BONUS + colour] = now.bonus[colour] - mine.bonus[colour]
    change[Column.SILVER] = now.silver - mine.silver
    change[Column.WORKERS] = now.workers - mine.workers


@rule
def compare_more(before: State, after: State, home: int, change: Ints) -> None:
    """What modules added to an estate: border posts that are linked, and the goods on its trade route afterwards."""
    mine, now = before.more[0], after.more[0]
    if now.post_pairs[home] != mine.post_pairs[home]:
        change[Column.POSTS] = now.post_pairs[home]
    change[Column.AWARD] = now.post_award[home] - mine.post_award[home]
    for space in range(MOST_SPACES):
        change[Column.LAID + space] = now.route_goods[home, space]
