"""``duchy levels``: how strong the levels of bots are in a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from duchy.cli import output
from duchy.cli.estimates import plus_minus, share
from duchy.cli.game_options import GAME_OPTIONS, load_game
from duchy.cli.output import INTERRUPTED_QUIETLY, OK
from duchy.cli.texts import say

if TYPE_CHECKING:
    from duchy.arena import LevelTable

OWN = ("--games", "--seconds", "--seed", "--jobs", "--markdown", "--json")
COLUMNS = ("level", "bot", "against", "games", "wins", "ties", "win-share", "points", "margin")


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("levels", help=say("levels-help"), epilog=say("help-game-options"), context_settings=GAME_OPTIONS)
    def levels(
        context: typer.Context,
        game: Annotated[str, typer.Argument(help=say("help-game"))],
        games: Annotated[int, typer.Option(help=say("levels-games"))] = 100,
        seconds: Annotated[float, typer.Option(help=say("levels-seconds"))] = 120.0,
        seed: Annotated[int, typer.Option(help=say("help-seed"))] = 0,
        jobs: Annotated[int, typer.Option(help=say("arena-jobs"))] = 1,
        markdown: Annotated[bool, typer.Option("--markdown", help=say("levels-markdown"))] = False,
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> int:
        from duchy.arena import kernels, levels
        from duchy.arena.match import check
        from duchy.cli.prepare import prepare

        loaded = load_game(game, context.args, OWN)
        bots = {levels.spec_of(name) for pair in levels.pairings() for name in pair}
        check(loaded, tuple(levels.spec_of(name) for name in next(levels.pairings())), games, jobs, seconds)
        prepare(kernels(loaded, bots))
        with output.progress(say("arena-progress")) as report:
            table = levels.measure(loaded, games, seed, jobs, report, seconds)
        if json:
            output.show_json(table.as_dict())
        else:
            show(table, markdown)
        return OK if table.complete else INTERRUPTED_QUIETLY


def show(table: LevelTable, markdown: bool) -> None:
    """Print the matches, and below them what the numbers are."""
    from duchy.arena.levels import by_time, pairings

    if not table.complete:
        done = sum(match.result.complete for match in table.matches)
        output.show(say("levels-interrupted", done=done, wanted=len(list(pairings()))))
        if not table.matches:
            return
    titles = [say(f"column-{name}") for name in COLUMNS]
    if markdown:
        output.show(*markdown_lines(titles, rows(table)))
    else:
        grid = output.grid(*titles)
        grid.columns[1].justify = grid.columns[2].justify = "left"
        for row in rows(table):
            grid.add_row(*row)
        output.show(grid)
    balanced = all(match.result.balanced for match in table.matches)
    output.show("", say("levels-note"), say("arena-balanced" if balanced else "arena-unbalanced"))
    timed = [level_name(name) for name in dict.fromkeys(match.level for match in table.matches) if by_time(name)]
    if timed:
        output.show(say("levels-timed", levels=", ".join(timed)))


def level_name(level: str) -> str:
    """The name of a level, or of the bot that is no level."""
    from duchy.bots.levels import LEVELS

    return say(f"bot-{level}") if level in LEVELS else level


def rows(table: LevelTable) -> Iterator[list[str]]:
    """The matches as cells, seen from the higher level."""
    for match in table.matches:
        row = match.result.standings[0]
        yield [
            level_name(match.level),
            row.bot,
            level_name(match.against),
            *map(str, (row.games, row.wins, row.ties)),
            share(row.win_share),
            plus_minus(row.points_per_seat),
            plus_minus(row.margin),
        ]


def markdown_lines(titles: list[str], cells: Iterator[list[str]]) -> Iterator[str]:
    """A table as a page of documentation has it."""
    yield f"| {' | '.join(titles)} |"
    yield f"|{'---|' * len(titles)}"
    for level, bot, *rest in cells:
        yield f"| {' | '.join([level, f'`{bot}`', *rest])} |"
