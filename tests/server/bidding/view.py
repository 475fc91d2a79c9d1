"""As much of a view as a table needs."""

from typing import Any

from duchy.engine.game import Game
from duchy.engine.state import State
from duchy.engine.warmup import Kernel


def setup() -> dict[str, Any]:
    return {}


def board(game: Game) -> dict[str, Any]:
    return {"rounds": game.rules.CATEGORIES}


def view(state: State, viewer: int = -1) -> dict[str, Any]:
    return {"viewer": viewer, "pot": int(state.record.pot), "over": state.is_over}


def moment(state: State) -> dict[str, Any]:
    return {"round": int(state.record.round_no)}


def kernels(game: Game) -> list[Kernel]:
    return []
