"""The JSON that a client draws. It is made from observed states only."""

from __future__ import annotations

from typing import Any

from duchy.engine.game.game import SPECTATOR, Game, State
from duchy.engine.game.warmup import Kernel
from duchy.engine.kernels.records import plain

from ..options import PLAYERS, ROUNDS
from ..prizes import PRIZES
from .describe import prompt_for
from .shapes import ActionView, Board, Moment, PlayerView, Setup, View


def setup() -> Setup:
    """What a new game is chosen from."""
    return {"game": "toy", "players": list(PLAYERS), "rounds": list(ROUNDS)}


def board(game: Game) -> Board:
    """What no action changes."""
    return {"game": game.name, "players": game.players, "rounds": game.options.as_dict()["rounds"], "percent": PRIZES}


def view(state: State, viewer: int = SPECTATOR) -> View:
    """A position as a viewer may see it. A full state is observed first."""
    state = state.seen_by(viewer)
    return {
        "game": state.game.name,
        "options": state.game.options.as_dict(),
        "viewer": viewer,
        "ply": state.ply,
        "revelations": state.revelations,
        "over": state.is_over,
        "round": moment(state)["round"],
        "pot": int(state.record.pot),
        "players": [_player(player) for player in plain(state.array["players"][0, : state.game.players])],
        "deciders": list(state.deciders),
        "decision": state.decision,
        "prompt": prompt_for(state, viewer),
        "actions": [_action(state, action) for action in state.legal_actions(viewer)] if viewer >= 0 else [],
    }


def _player(me: dict[str, Any]) -> PlayerView:
    own = me["bid"] if me["bid"] > 0 else None
    return {"points": me["points"], "sealed": bool(me["sealed"]), "bid": own, "last": me["last"] or None}


def _action(state: State, action: int) -> ActionView:
    said = state.game.catalogue.decode(action)
    return {"id": action, "kind": said.kind, "args": dict(said.arguments)}


def moment(state: State) -> Moment:
    """The round, counted from 1; after the game, the last one."""
    return {"round": min(int(state.record.round_no) + 1, int(state.record.rounds))}


def scores_now(state: State) -> list[int]:
    """The scores if the game ended in this position: nothing is counted at the end."""
    return state.scores


def kernels(game: Game) -> list[Kernel]:
    """A view needs nothing compiled beside the steps of the game."""
    return []
