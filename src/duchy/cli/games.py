"""``duchy games``: the games and their options."""

from dataclasses import fields
from typing import Annotated, Any

import typer

import duchy
from duchy.cli import output, texts
from duchy.cli.game_options import values_of
from duchy.cli.texts import say
from duchy.engine.game import registry


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("games", help=say("games-help"))
    def games(json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False) -> None:
        if json:
            output.show_json([describe(name) for name in duchy.GAMES])
            return
        for name in duchy.GAMES:
            show(name)


def describe(name: str) -> dict[str, Any]:
    """A game and its options."""
    defaults = {field.name: field.default for field in fields(registry.contract(name).options)}
    return {
        "name": name,
        "title": game_text(name, "game-name"),
        "options": {
            option: {"label": game_text(name, f"option-{option}"), "values": list(values), "default": defaults[option]}
            for option, values in values_of(name).items()
        },
    }


def game_text(name: str, key: str) -> str:
    """A text of the game itself."""
    return registry.contract(name).texts.format(texts.language(), key)


def show(name: str) -> None:
    """Print a game as a table."""
    game = describe(name)
    columns = ("column-option", "column-meaning", "column-values")
    table = output.grid(*map(say, columns), title=f"{name}: {game['title']}")
    for column in table.columns:
        column.justify = "left"
    for option, facts in game["options"].items():
        values = ", ".join(written(value) + ("*" if value == facts["default"] else "") for value in facts["values"])
        table.add_row(f"--{option.replace('_', '-')}", facts["label"], values)
    output.show(table, say("games-note"))


def written(value: Any) -> str:
    """A value as it is written on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
