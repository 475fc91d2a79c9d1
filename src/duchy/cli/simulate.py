"""``duchy simulate``: statistics over many games."""

from pathlib import Path
from typing import Annotated, Any

import typer

from duchy.cli import output, texts
from duchy.cli.game_options import GAME_OPTIONS, load_game
from duchy.cli.output import INTERRUPTED_QUIETLY, OK
from duchy.cli.texts import say
from duchy.engine import registry

OWN = ("--games", "--seed", "--threads", "--device", "--policy", "--save", "--json")


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("simulate", help=say("simulate-help"), epilog=say("help-game-options"), context_settings=GAME_OPTIONS)
    def simulate(
        context: typer.Context,
        game: Annotated[str, typer.Argument(help=say("help-game"))],
        games: Annotated[int, typer.Option(help=say("simulate-games"))] = 10_000,
        seed: Annotated[int, typer.Option(help=say("help-seed"))] = 0,
        threads: Annotated[int | None, typer.Option(help=say("help-threads"))] = None,
        device: Annotated[str, typer.Option(help=say("simulate-device"))] = "cpu",
        policy: Annotated[str, typer.Option(help=say("simulate-policy"))] = "random",
        save: Annotated[Path | None, typer.Option(help=say("simulate-save"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> int:
        from duchy import sim
        from duchy.cli.prepare import prepare

        loaded = load_game(game, context.args, OWN)
        sim.check_request(games, device, policy, threads)
        if device == "cpu":
            prepare(sim.kernels(loaded, policy))
        with output.progress(say("simulate-progress")) as report:
            results = sim.simulate(loaded, games, seed, threads, device, policy, report)
        if save:
            results.save(save)
        if json:
            output.show_json(results.summary())
        else:
            show(results, games)
        return OK if results.complete else INTERRUPTED_QUIETLY


def show(results: Any, wanted: int) -> None:
    """Print the results."""
    summary = results.summary()
    if not results.complete:
        output.show(say("interrupted-games", done=len(results), wanted=wanted))
        if not len(results):
            return
    speed = say(
        "simulate-speed",
        games=len(results),
        seconds=round(results.seconds, 1),
        rate=round(summary["games_per_second"]),
        actions=round(summary["actions_per_second"]),
    )
    length = summary["length"]
    output.show(speed, say("simulate-length", mean=length["mean"], least=length["least"], most=length["most"]))
    output.show(scores(results.game, summary))


def scores(game: str, summary: dict[str, Any]) -> Any:
    """A table with a column for each seat: its scores, and their sources."""
    seats = summary["seats"]
    table = output.grid("", *(say("seat-name", number=seat + 1) for seat in range(len(seats))))
    for key in ("mean", "deviation", "least", "most"):
        table.add_row(say(f"row-{key}"), *(f"{seat['score'][key]:g}" for seat in seats))
    table.add_row(say("row-wins"), *(f"{100 * seat['wins']:.1f} %" for seat in seats), end_section=True)
    for category in seats[0]["categories"]:
        name = registry.contract(game).texts.format(texts.language(), f"category-{category}")
        table.add_row(name, *(f"{seat['categories'][category]:.2f}" for seat in seats))
    return table
