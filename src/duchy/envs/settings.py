"""What callers say of an environment beside the options of its game, read and checked once for all libraries."""

from __future__ import annotations

from typing import Any

from duchy.engine.errors import DuchyError, OptionError
from duchy.engine.game.game import Game, State
from duchy.engine.words.text import quoted
from duchy.games import load

#: What happens on an illegal action: an error, or the game is lost.
ILLEGAL = ("raise", "lose")
#: How positions are shown: printed, as a text, as a picture in SVG.
RENDER_MODES = ("human", "ansi", "svg")
FRAMES_PER_SECOND = 1


class NoGame(DuchyError):
    """Something is asked of a game before it has begun, or after it has ended."""


def game_of(game: Game | str, options: dict[str, Any]) -> Game:
    """A game that was made, or one by its name and options."""
    if not isinstance(game, Game):
        return load(game, **options)
    if options:
        raise OptionError(next(iter(options)), "error-env-options", game=game.name)
    return game


def render_mode_of(mode: str | None) -> str | None:
    """A way to draw positions, or none."""
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError("render_mode", "error-not-one-of", value=quoted(mode), choices=", ".join(RENDER_MODES))
    return mode


def rendered(state: State, player: int | None, mode: str | None) -> str | None:
    """A position as a player may see it, or as a spectator; printed in the mode for people."""
    if mode is None:
        return None
    seen = state.observe() if player is None else state.observe(player)
    if mode == "svg":
        return seen.svg()
    if mode == "ansi":
        return seen.draw()
    print(seen.draw())
    return None
