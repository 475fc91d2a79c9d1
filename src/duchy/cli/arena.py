"""``duchy arena``: matches between bots, with confidence intervals."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from duchy.cli import output, texts
from duchy.cli.estimates import plus_minus, share, whole_interval
from duchy.cli.game_options import GAME_OPTIONS, UsageError, load_game
from duchy.cli.output import INTERRUPTED_QUIETLY, OK
from duchy.cli.shards import checked_part
from duchy.cli.texts import say
from duchy.engine.game.game import Game

OWN = ("--bot", "--games", "--seed", "--jobs", "--sprt", "--out", "--shard", "--on", "--json")


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("arena", help=say("arena-help"), epilog=say("help-game-options"), context_settings=GAME_OPTIONS)
    def arena(
        context: typer.Context,
        game: Annotated[str, typer.Argument(help=say("help-game"))],
        bot: Annotated[list[str], typer.Option(help=say("arena-bot"))] = ["greedy", "random"],  # noqa: B006
        games: Annotated[int, typer.Option(help=say("arena-games"))] = 200,
        seed: Annotated[int, typer.Option(help=say("help-seed"))] = 0,
        jobs: Annotated[int, typer.Option(help=say("arena-jobs"))] = 1,
        sprt: Annotated[str | None, typer.Option(metavar="LOW,HIGH", help=say("arena-sprt"))] = None,
        out: Annotated[Path | None, typer.Option(help=say("help-out"))] = None,
        shard: Annotated[str | None, typer.Option(help=say("help-shard"))] = None,
        on: Annotated[str | None, typer.Option(metavar="ray[:ADDRESS]", help=say("help-on"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> int:
        from duchy import arena
        from duchy.cli.prepare import prepare

        loaded = load_game(game, context.args, OWN)
        sys.path.insert(0, str(Path.cwd()))  # where a bot of one's own is looked for, as Python itself does
        specs = arena.entrants(bot)
        arena.check(loaded, specs, games, jobs)
        test = arena.Sprt.parse(sprt) if sprt is not None else None
        part, keep = checked_part(games, out, shard), "details" if out else None
        if test and shard:
            raise UsageError("usage-shard-sprt")
        if test and on:
            raise UsageError("usage-on-sprt")
        if on is None:
            prepare(arena.kernels(loaded, specs, keep))
        with output.progress(say("arena-progress")) as report:
            verdict = test and arena.decide(loaded, specs, test, games, seed, jobs, report, keep)
            if verdict:
                result = verdict.result
            else:
                result = arena.run(loaded, specs, games, seed, jobs, report, None, keep, shard, on)
        if out:
            result.write(out)
        if json:
            output.show_json((verdict or result).as_dict())
        else:
            show(loaded, result, part)
            if verdict and result.games:
                show_decision(verdict)
        return OK if result.complete else INTERRUPTED_QUIETLY


def show(game: Game, result: Any, wanted: int) -> None:
    """Print the standings as a table, or the verdicts of games for one player; below it what the numbers are."""
    if not result.complete:
        output.show(say("interrupted-games", done=result.games, wanted=wanted))
        if not result.games:
            return
    if result.verdict_shares:
        show_verdicts(game, result)
        return
    titles = ("bot", "wins", "ties", "win-share", "points", "margin")
    table = output.grid(*(say(f"column-{name}") for name in titles))
    for row in result.standings:
        points, margin = plus_minus(row.points_per_seat), plus_minus(row.margin)
        table.add_row(row.bot, f"{row.wins} / {row.games}", str(row.ties), share(row.win_share), points, margin)
    output.show(table, say("arena-note"))
    output.show(say("arena-balanced" if result.balanced else "arena-unbalanced"))


def show_decision(verdict: Any) -> None:
    """Print what a match that ends when it is decided has decided."""
    from duchy.arena.sprt import difference

    first, second = (row.bot for row in verdict.result.standings)
    told = {"first": first, "second": second, "low": f"{verdict.test.low:g}", "high": f"{verdict.test.high:g}"}
    elo = whole_interval(difference(verdict.result))
    output.show("", say("arena-elo", first=first, second=second, elo=elo))
    ratio = {"ratio": f"{verdict.ratio:.2f}", "bound": f"{verdict.test.bound:.2f}"}
    output.show(say(f"arena-sprt-{verdict.decided or 'open'}", **told, **ratio))


def show_verdicts(game: Game, result: Any) -> None:
    """Print how games of a bot that plays alone ended."""
    table = output.grid(say("column-bot"), say("column-verdict"), say("column-games"), say("column-share"))
    for name, estimate in result.verdict_shares.items():
        words = game.texts.format(texts.language(), f"verdict-{name}")
        games = f"{result.verdicts.count(name)} / {result.games}"
        table.add_row(str(result.bots[0]), words, games, share(estimate))
    output.show(table, say("arena-verdict-note"))
