"""``duchy learn``: a network learns from games that a bot plays against itself."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from duchy.cli import output
from duchy.cli.estimates import share
from duchy.cli.game_options import GAME_OPTIONS, load_game
from duchy.cli.output import INTERRUPTED_QUIETLY, OK
from duchy.cli.texts import say

if TYPE_CHECKING:
    from duchy.learn.course import Round

OWN = (
    "--also",
    "--minutes",
    "--out",
    "--from",
    "--games",
    "--visits",
    "--match",
    "--device",
    "--seed",
    "--threads",
    "--json",
)


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("learn", help=say("learn-help"), epilog=say("help-game-options"), context_settings=GAME_OPTIONS)
    def learn(
        context: typer.Context,
        game: Annotated[str, typer.Argument(help=say("help-game"))],
        out: Annotated[Path, typer.Option(help=say("learn-out"))],
        also: Annotated[list[str] | None, typer.Option(help=say("learn-also"))] = None,
        minutes: Annotated[float, typer.Option(help=say("learn-minutes"))] = 30.0,
        start: Annotated[Path | None, typer.Option("--from", help=say("learn-from"))] = None,
        games: Annotated[int, typer.Option(help=say("learn-games"))] = 2000,
        visits: Annotated[int, typer.Option(help=say("learn-visits"))] = 16,
        match: Annotated[int, typer.Option(help=say("learn-match"))] = 100,
        device: Annotated[str, typer.Option(help=say("learn-device"))] = "cpu",
        seed: Annotated[int, typer.Option(help=say("help-seed"))] = 0,
        threads: Annotated[int | None, typer.Option(help=say("help-threads"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> int:
        from duchy.learn.course import Course, Plan
        from duchy.neural.network import Network

        learnt = [load_game(game, context.args, OWN)]
        learnt += [load_game(game, [f"--{word}" for word in options.split()], OWN) for options in also or ()]
        plan = Plan(games, visits, match, device=device, seed=seed, threads=threads)
        course = Course(learnt, out, plan, Network.load(start) if start else None, say("learn-chart"))
        known = len(course.rounds)
        with output.progress(say("learn-progress")) as report:
            for done in course.go(minutes, report):
                if not json:
                    show(done)
        if json:
            output.show_json({"rounds": [asdict(done) for done in course.rounds], "new": len(course.rounds) - known})
        return INTERRUPTED_QUIETLY if course.interrupted else OK


def show(done: list[Round]) -> None:
    """Print what came of a round, with the options if there are several."""
    for each in done:
        errors = {"evaluation": f"{each.margin_hand:.1f}", "network": f"{each.margin_learnt:.1f}"}
        line = say("learn-round", number=each.number, games=each.games, wins=share(each.share), **errors)
        output.show(f"{line} ({each.options})" if len(done) > 1 else line)
