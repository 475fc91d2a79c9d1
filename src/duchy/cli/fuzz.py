"""``duchy fuzz``: random games over random options, with every invariant checked."""

from pathlib import Path
from typing import Annotated, Any

import typer

from duchy.cli import output, texts
from duchy.cli.game_options import GAME_OPTIONS, load_game, read_options
from duchy.cli.output import INTERRUPTED_QUIETLY, OK, WRONG
from duchy.cli.texts import say
from duchy.engine.game.game import Game
from duchy.engine.words.wording import key

OWN = ("--games", "--seed", "--threads", "--records", "--json")
RANDOM = "random"  # as the value of an option: drawn, like those that are left out


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("fuzz", help=say("fuzz-help"), epilog=say("fuzz-options"), context_settings=GAME_OPTIONS)
    def fuzz(
        context: typer.Context,
        game: Annotated[str, typer.Argument(help=say("help-game"))],
        games: Annotated[int, typer.Option(help=say("fuzz-games"))] = 20_000,
        seed: Annotated[int, typer.Option(help=say("help-seed"))] = 0,
        threads: Annotated[int | None, typer.Option(help=say("help-threads"))] = None,
        records: Annotated[Path, typer.Option(help=say("fuzz-records"))] = Path(),
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> int:
        from duchy.cli.prepare import prepare
        from duchy.sim import fuzz as fuzzing

        loaded = load_game(game, ())
        fixed = {name: value for name, value in read_options(game, context.args, OWN).items() if value != RANDOM}
        fuzzing.check_request(games, threads)
        sizes = {choice.contract: choice for choice in fuzzing.option_sets(game, games, seed, fixed)}
        prepare(kernel for choice in sizes.values() for kernel in fuzzing.kernels(choice))
        with output.progress(say("fuzz-progress")) as report:
            found = fuzzing.fuzz(game, games, seed, threads, report, fixed)
        kept = found.violation.save(records) if found.violation else None
        if json:
            output.show_json(found.as_dict() | {"record": str(kept) if kept else None})
        else:
            show(found, loaded, games, kept)
        if found.violation:
            return WRONG
        return OK if found.complete else INTERRUPTED_QUIETLY


def show(found: Any, game: Game, wanted: int, kept: Path | None) -> None:
    """Print the report."""
    if not found.complete and not found.violation:
        output.show(say("interrupted-games", done=found.games, wanted=wanted))
    rate = round(found.games / found.seconds) if found.seconds else 0
    output.show(say("fuzz-done", games=found.games, actions=found.actions, seconds=round(found.seconds, 1), rate=rate))
    table = output.grid(say("column-covered"), say("column-met"), say("column-missing"))
    table.columns[2].justify = "left"
    for group, counts in found.coverage.items():
        met = sum(count > 0 for count in counts.values())
        table.add_row(group_name(game, group), f"{met} / {len(counts)}", ", ".join(found.missing.get(group, ())))
    output.show(table)
    if found.violation is None:
        output.show(say("fuzz-fine"))
        return
    fault = found.violation
    options = ", ".join(f"{name}={value}" for name, value in fault.record.options.items())
    seed = f"{fault.record.seed:016x}"
    output.show(say("fuzz-violation", name=fault.name, ply=fault.ply, seed=seed, options=options))
    output.show(say("fuzz-record", path=str(kept)))


def group_name(game: Game, group: str) -> str:
    """The name of a group of counters. Actions are counted for every game; the other groups are the game's own."""
    if group == "actions":
        return say("coverage-actions")
    return game.texts.format(texts.language(), key("coverage", group))
