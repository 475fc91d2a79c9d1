"""``duchy show``: prints a position that is given as text or JSON, in a file or on the command line."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from duchy.cli import output, texts
from duchy.cli.texts import say
from duchy.engine.errors import PositionError
from duchy.engine.game import registry
from duchy.engine.game.game import SPECTATOR, State

STANDARD_INPUT = "-"
CHECKED_WITH = ("deciders", "decision", "legal")  # the steps of a game that a check takes


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("show", help=say("show-help"))
    def show(
        position: Annotated[str, typer.Argument(help=say("show-position"))],
        text: Annotated[bool, typer.Option("--text", help=say("show-text"))] = False,
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> int:
        from duchy.cli.prepare import prepare
        from duchy.engine.game.warmup import steps
        from duchy.engine.positions.position import parse

        found = parse(given(position))
        prepare(kernel for kernel in steps(found.game) if kernel.name in CHECKED_WITH)
        state = found.state()
        if json:
            output.show_json(found.as_dict())
        elif text:
            output.show(found.text)
        else:
            draw(state)
        return 0


def given(position: str) -> str:
    """The text of a position: the argument itself, the content of the file that it names, or the standard input."""
    if position == STANDARD_INPUT:
        return sys.stdin.read()
    if position.lstrip().startswith(("position:", "{")):
        return position
    try:
        return Path(position).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError, ValueError) as error:
        problem = getattr(error, "strerror", None) or type(error).__name__
        raise PositionError(None, "error-position-file", file=repr(position), problem=problem) from None


def draw(state: State) -> None:
    """Draw a position as its game draws it, for the player whose view it is."""
    viewer = SPECTATOR if state.observer is None else state.observer
    drawing = registry.contract_of(state.game).drawing
    output.show(drawing.text(state, viewer, texts.language(), output.stdout().width))
