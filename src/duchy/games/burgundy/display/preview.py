"""Template: what each of several actions costs and does, tried on copies of one position. Kernels for outcome.py."""

from typing import Any

from duchy.engine.agenda import decision
from duchy.engine.rule import rule
from duchy.engine.template import bind, bound
from duchy.games.burgundy.actions import ACTIONS
from duchy.games.burgundy.chapters.monasteries import FREE_STEP_PLACE, Monastery, has
from duchy.games.burgundy.chapters.workers import workers_for_double, workers_needed
from duchy.games.burgundy.components.layouts import space_number
from duchy.games.burgundy.state import Decision, estate_of, tile_in

game: Any = bound()
driver: Any = bind("duchy.engine.driver", game) if game else None


@rule
def workers_to_take(s: Any, p: int, die: int, depot: int, slot: int) -> Any:
    """Workers that turn a die to the number of a depot."""
    return workers_needed(s, p, die, depot + 1, has(estate_of(s, p), Monastery.FREE_STEP_TAKE))


@rule
def workers_to_place(s: Any, p: int, die: int, slot: int, space: int) -> Any:
    """Workers that turn a die to the number of a space."""
    home = estate_of(s, p)
    free_step = has(home, FREE_STEP_PLACE[tile_in(s, p, slot)])
    return workers_needed(s, p, die, space_number(home.layout, space), free_step)


@rule
def workers_to_sell(s: Any, p: int, die: int, goods: int) -> Any:
    """Workers that turn a die to the number of a colour of goods."""
    return workers_needed(s, p, die, goods + 1, 0)


@rule
def workers_to_take_shield(s: Any, p: int, shield: int, space: int) -> Any:
    """Workers that make a double; a castle's action needs none."""
    return 0 if decision(s) == Decision.CASTLE else workers_for_double(s, p, s.more[0].shield_at[shield])


@rule
def no_workers(s: Any, p: int) -> Any:
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
def count_workers(states: Any, player: int, actions: Any, out: Any) -> None:
    """Write, for each action, the workers that it spends on its die in the first of the states (CB-WORK-09)."""
    for i in range(len(actions)):
        out[i] = workers_for(states[0], player, actions[i])


@rule
def apply_each(states: Any, player: int, actions: Any) -> None:
    """Apply each action to the copy that belongs to it."""
    for i in range(len(actions)):
        driver.apply(states[i], player, actions[i])
