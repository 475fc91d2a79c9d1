"""``duchy ladder``: ratings of bots in a game, from matches of all with all."""

from __future__ import annotations

import json as json_format
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from duchy.cli import output
from duchy.cli.estimates import whole_interval
from duchy.cli.game_options import GAME_OPTIONS, load_game
from duchy.cli.output import INTERRUPTED_QUIETLY, OK
from duchy.cli.texts import say

if TYPE_CHECKING:
    from duchy.arena import Ladder

OWN = ("--bot", "--games", "--seconds", "--seed", "--jobs", "--out", "--json")


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("ladder", help=say("ladder-help"), epilog=say("help-game-options"), context_settings=GAME_OPTIONS)
    def ladder(
        context: typer.Context,
        game: Annotated[str, typer.Argument(help=say("help-game"))],
        bot: Annotated[list[str] | None, typer.Option(help=say("ladder-bot"))] = None,
        games: Annotated[int, typer.Option(help=say("levels-games"))] = 100,
        seconds: Annotated[float, typer.Option(help=say("levels-seconds"))] = 120.0,
        seed: Annotated[int, typer.Option(help=say("help-seed"))] = 0,
        jobs: Annotated[int, typer.Option(help=say("arena-jobs"))] = 1,
        out: Annotated[Path | None, typer.Option(help=say("ladder-out"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> int:
        from duchy.arena import entrants, kernels
        from duchy.arena.ladder import USUAL, climb, wanted
        from duchy.cli.prepare import prepare

        loaded = load_game(game, context.args, OWN)
        sys.path.insert(0, str(Path.cwd()))  # where a bot of one's own is looked for, as Python itself does
        specs = entrants(bot or USUAL)
        begun = _begun(wanted(loaded, specs, games, seed, jobs), out)
        prepare(kernels(loaded, specs))
        with output.progress(say("arena-progress")) as report:
            climbed = climb(loaded, specs, begun, jobs, report, seconds, lambda so_far: _keep(so_far, out))
        if json:
            output.show_json(climbed.as_dict())
        else:
            show(climbed)
        return OK if climbed.complete else INTERRUPTED_QUIETLY


def _begun(ladder: Ladder, file: Path | None) -> Ladder:
    """The same ladder with what the file already has of it."""
    from duchy.arena import Ladder
    from duchy.engine.errors import OptionError

    if file is None or not file.exists():
        return ladder
    try:
        kept = Ladder.read(json_format.loads(file.read_text(encoding="utf-8")))
    except ValueError:
        raise OptionError("out", "error-ladder-file", file=str(file)) from None
    if not kept.continues(ladder):
        raise OptionError("out", "error-ladder-other", file=str(file))
    return kept


def _keep(ladder: Ladder, file: Path | None) -> None:
    """Write the file; whatever happens, the old or the new one is whole."""
    if file is not None:
        new = file.with_name(f"{file.name}.new")
        new.write_text(json_format.dumps(ladder.as_dict(), indent=1) + "\n", encoding="utf-8")
        new.replace(file)


def show(ladder: Ladder) -> None:
    """Print the ratings, and below them what the numbers are."""
    if not ladder.complete:
        done, lacking = len(ladder.matches), len(ladder.missing)
        output.show(say("levels-interrupted", done=done, wanted=done + lacking))
    table = output.grid(*(say(f"column-{name}") for name in ("bot", "elo", "games", "points")))
    for bot, rating in ladder.ratings().items():
        own = [match for match in ladder.matches if bot in (match.first, match.second)]
        games = sum(match.games for match in own)
        points = sum(match.games * match.points[bot == match.second] for match in own) / max(games, 1)
        table.add_row(bot, whole_interval(rating), str(games), f"{points:.1f}")
    output.show(table, say("ladder-note", anchor=ladder.anchor))
