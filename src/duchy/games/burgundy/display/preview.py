"""What each of several actions costs and does, tried on copies of one position: kernels for outcome.py."""

from typing import Any

from duchy.engine.rule import rule
from duchy.games.burgundy.actions import PLACE, SELL, TAKE, WORKERS
from duchy.games.burgundy.chapters.monasteries import FREE_STEP_PLACE, Monastery, has
from duchy.games.burgundy.chapters.workers import workers_needed
from duchy.games.burgundy.components.board import DEPOTS, SLOTS, STORAGE
from duchy.games.burgundy.components.layouts import HEX_NUMBER, HEXES
from duchy.games.burgundy.components.tiles import COLOUR, GOODS
from duchy.games.burgundy.rules import apply


@rule
def workers_for(me: Any, action: int) -> Any:
    """The workers that turn the die of an action; 0 for an action without one (CB-WORK-09)."""
    if action < PLACE:
        rest = (action - TAKE) // SLOTS
        return workers_needed(me, rest // DEPOTS, rest % DEPOTS + 1, has(me, Monastery.FREE_STEP_TAKE))
    if action < SELL:
        rest = (action - PLACE) // HEXES
        free_step = has(me, FREE_STEP_PLACE[COLOUR[me.storage[rest % STORAGE]]])
        return workers_needed(me, rest // STORAGE, HEX_NUMBER[me.layout, (action - PLACE) % HEXES], free_step)
    if action < WORKERS:
        return workers_needed(me, (action - SELL) // GOODS, (action - SELL) % GOODS + 1, 0)
    return 0


@rule
def count_workers(states: Any, player: int, actions: Any, out: Any) -> None:
    """Write, for each action, the workers that it spends on its die in the first of the states."""
    for i in range(len(actions)):
        out[i] = workers_for(states[0].players[player], actions[i])


@rule
def apply_each(states: Any, player: int, actions: Any) -> None:
    """Apply each action to the copy that belongs to it."""
    for i in range(len(actions)):
        apply(states[i], player, actions[i])
