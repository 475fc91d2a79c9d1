"""``duchy bench``: the speed of simulation on this machine."""

import os
import platform
from importlib.metadata import version
from typing import Annotated, Any

import typer

import duchy
from duchy.cli import output
from duchy.cli.game_options import GAME_OPTIONS, load_game
from duchy.cli.texts import say

OWN = ("--seconds", "--policy", "--json")
FIRST_GAME = next(iter(duchy.GAMES))
TRIAL = 200  # games, to estimate how many fit into the time


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("bench", help=say("bench-help"), epilog=say("help-game-options"), context_settings=GAME_OPTIONS)
    def bench(
        context: typer.Context,
        game: Annotated[str, typer.Argument(help=say("help-game"))] = FIRST_GAME,
        seconds: Annotated[float, typer.Option(help=say("bench-seconds"))] = 3.0,
        policy: Annotated[str, typer.Option(help=say("simulate-policy"))] = "random",
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> int:
        from duchy import sim
        from duchy.cli.prepare import prepare
        from duchy.sim.workers import cores

        loaded = load_game(game, context.args, OWN)
        sim.check_request(TRIAL, "cpu", policy)
        ready = prepare(sim.kernels(loaded, policy))
        rows = []
        for threads in sorted({1, cores(None)}):
            with output.progress(say("bench-progress", threads=threads)) as report:
                rate = sim.simulate(loaded, TRIAL, 0, threads, policy=policy).summary()["games_per_second"]
                games = max(TRIAL, int(rate * seconds))
                results = sim.simulate(loaded, games, 1, threads, policy=policy, progress=report)
            if not results.complete:
                raise KeyboardInterrupt
            rows.append({"threads": threads, **measures(results.summary())})
        facts = {
            "game": game,
            "options": loaded.options.as_dict(),
            "policy": policy,
            "machine": machine(),
            "state_bytes": loaded.record_type.itemsize,
            "ready_seconds": round(ready.seconds, 2),
            "rows": rows,
        }
        output.show_json(facts) if json else show(facts)
        return 0


def measures(summary: dict[str, Any]) -> dict[str, Any]:
    """The measured values of a summary."""
    return {name: summary[name] for name in ("games", "seconds", "games_per_second", "actions_per_second")}


def machine() -> dict[str, Any]:
    """The machine, for the report."""
    return {
        "processor": platform.processor() or platform.machine(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "python": platform.python_version(),
        "numba": version("numba"),
    }


def show(facts: dict[str, Any]) -> None:
    """Print the measurements as a table."""
    columns = ("column-threads", "column-games-rate", "column-actions-rate", "column-ratio")
    table = output.grid(*map(say, columns))
    for row in facts["rows"]:
        ratio = row["games_per_second"] / facts["rows"][0]["games_per_second"]
        rates = (f"{round(row[name]):,}".replace(",", "\u202f") for name in ("games_per_second", "actions_per_second"))
        table.add_row(str(row["threads"]), *rates, f"{ratio:.2f}")
    where = facts["machine"]
    output.show(
        say("bench-machine", processor=where["processor"], cores=where["cores"] or 0, python=where["python"]),
        say("bench-state", bytes=facts["state_bytes"]),
        table,
    )
