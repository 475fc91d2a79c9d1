"""``duchy estate``: checks the plan of an estate, for games that take players' own."""

from pathlib import Path
from typing import Annotated

import typer

import duchy
from duchy.cli import output, texts
from duchy.cli.texts import say
from duchy.engine.errors import UnsupportedByGame
from duchy.engine.game import registry
from duchy.engine.game.contract import Contract
from duchy.engine.game.protocols import PlanFacts


def register(app: typer.Typer) -> None:
    """Add the commands."""
    estate = typer.Typer(help=say("estate-help"), no_args_is_help=True)
    app.add_typer(estate, name="estate")

    @estate.callback()
    def estates() -> None:
        pass  # without it, typer would make the only command the whole group

    @estate.command("check", help=say("estate-check-help"))
    def check(
        file: Annotated[Path, typer.Argument(help=say("estate-file"))],
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> None:
        game = game_with_plans()
        facts = game.plans.check(file)
        if json:
            colours = {name: {"spaces": spaces, "regions": count} for name, (spaces, count) in facts.colours.items()}
            told = {"name": facts.name, "digest": facts.digest, "estate": facts.text, "colours": colours}
            output.show_json({"file": str(file), "game": game.name, **told})
        else:
            show(file, game, facts)


def game_with_plans() -> Contract:
    """The game that takes plans, of which there is one."""
    return next(contract for contract in map(registry.contract, duchy.GAMES) if _takes_plans(contract))


def _takes_plans(contract: Contract) -> bool:
    try:
        return bool(contract.plans)
    except UnsupportedByGame:
        return False


def show(file: Path, game: Contract, facts: PlanFacts) -> None:
    """Print what is in a plan."""
    language = texts.language()
    title = game.texts.format(language, "game-name")
    regions = sum(count for _, count in facts.colours.values())
    named = {"file": str(file), "game": title, "name": facts.name}
    output.show(say("estate-sound", regions=regions, digest=facts.digest, **named))
    table = output.grid(say("estate-colour"), say("estate-spaces"), say("estate-regions"))
    for name, (spaces, count) in facts.colours.items():
        table.add_row(game.texts.format(language, f"colour-{name}"), str(spaces), str(count))
    output.show(table)
