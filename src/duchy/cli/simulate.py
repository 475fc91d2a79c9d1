"""``duchy simulate``: statistics over many games."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from duchy.cli import output, texts
from duchy.cli.estimates import UNKNOWN, plus_minus, share
from duchy.cli.game_options import GAME_OPTIONS, UsageError, load_game
from duchy.cli.output import INTERRUPTED_QUIETLY, OK
from duchy.cli.shards import checked_part
from duchy.cli.texts import say, team_name
from duchy.engine.game import registry

OWN = (
    *("--games", "--seed", "--threads", "--device", "--policy", "--seat"),
    *("--out", "--shard", "--on", "--save", "--json"),
)


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
        seat: Annotated[list[str] | None, typer.Option(help=say("simulate-seat"))] = None,
        out: Annotated[Path | None, typer.Option(help=say("help-out"))] = None,
        shard: Annotated[str | None, typer.Option(help=say("help-shard"))] = None,
        on: Annotated[str | None, typer.Option(metavar="ray[:ADDRESS]", help=say("help-on"))] = None,
        save: Annotated[Path | None, typer.Option(help=say("simulate-save"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> int:
        from duchy import sim
        from duchy.cli.prepare import prepare
        from duchy.sim.seats import read_written

        loaded = load_game(game, context.args, OWN)
        sys.path.insert(0, str(Path.cwd()))  # where a bot of one's own is looked for, as Python itself does
        sim.check_request(games, device, policy, threads)
        seats, part = read_written(seat or ()) or None, checked_part(games, out, shard)
        keep = "details" if out else None
        if save and not save.absolute().parent.is_dir():
            raise UsageError("usage-no-folder", path=str(save))
        if device == "cpu" and on is None:
            prepare(sim.kernels(loaded, policy, seats, keep))
        with output.progress(say("simulate-progress")) as report:
            results = sim.simulate(loaded, games, seed, threads, device, policy, report, seats, keep, shard, on)
        if save:
            results.save(save)
        if out:
            results.write(out)
        if json:
            output.show_json(results.summary())
        else:
            show(results, part)
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
    mean = plus_minus(estimate(length))
    output.show(speed, say("simulate-length", mean=mean, least=length["least"], most=length["most"]))
    output.show(scores(results.game, summary), say("simulate-note"))


def scores(game: str, summary: dict[str, Any]) -> Any:
    """A table with a column for each seat: its wins, its points, and where they come from."""
    seats = summary["seats"]
    table = output.grid("", *(say("seat-name", number=seat + 1) for seat in range(len(seats))))
    if len(set(summary["bots"])) > 1:
        table.add_row(say("column-bot"), *summary["bots"])
    for team in summary.get("teams", []):
        here = [plus_minus(estimate(team["points"]), 2) if seat in team["seats"] else "" for seat in range(len(seats))]
        table.add_row(team_name(team["seats"]), *here)
    table.add_row(say("row-win-share"), *(share(estimate(seat["win_share"])) for seat in seats))
    for key in ("wins", "ties"):
        table.add_row(say(f"row-{key}"), *(str(seat[key]) for seat in seats))
    for name, met in (summary["verdicts"] or {}).items():
        words = registry.contract(game).texts.format(texts.language(), f"verdict-{name}")
        table.add_row(words, f"{met['games']} ({share(estimate(met['share']))})")
    table.add_section()
    table.add_row(say("row-mean"), *(plus_minus(estimate(seat["points"]), 2) for seat in seats))
    for key in ("deviation", "least", "most"):
        cells = (seat["points"][key] for seat in seats)
        table.add_row(say(f"row-{key}"), *(UNKNOWN if cell is None else f"{cell:.4g}" for cell in cells))
    table.add_section()
    for category in seats[0]["categories"]:
        name = registry.contract(game).texts.format(texts.language(), f"category-{category}")
        table.add_row(name, *(plus_minus(estimate(seat["categories"][category]), 2) for seat in seats))
    return table


def estimate(numbers: dict[str, Any]) -> Any:
    """A mean and its interval from a summary."""
    from duchy.sim.statistics import Estimate

    return Estimate(numbers["mean"], numbers["low"], numbers["high"])
