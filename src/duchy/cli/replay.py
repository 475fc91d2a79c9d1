"""``duchy replay``: replays and checks a recorded game."""

from pathlib import Path
from typing import Annotated, Any

import typer

import duchy
from duchy.cli import output, texts
from duchy.cli.texts import say, team_name


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("replay", help=say("replay-help"))
    def replay(
        file: Annotated[Path, typer.Argument(help=say("replay-file"))],
        log: Annotated[bool, typer.Option("--log", help=say("replay-log"))] = False,
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> int:
        from duchy.cli.prepare import prepare
        from duchy.engine.game.warmup import steps

        record = duchy.GameRecord.load(file)
        game = record.load_game()
        prepare(steps(game))
        state = record.replay()
        lines = log_lines(record) if log else []
        if json:
            output.show_json(document(record, state) | ({"log": lines} if log else {}))
        else:
            output.show(*lines)
            show(record, game, state)
        return 0


def log_lines(record: duchy.GameRecord) -> list[str]:
    """The log of the game, line by line, in the language in use."""
    match = duchy.Match.from_record(record)
    names = [say("seat-name", number=seat + 1) for seat in range(match.game.players)]
    return match.log(language=texts.language(), names=names)


def document(record: duchy.GameRecord, state: duchy.State) -> dict[str, Any]:
    """The facts about a record, for JSON."""
    return {
        "game": record.game,
        "options": dict(record.options),
        "engine": record.engine,
        "actions": len(record.actions),
        "over": state.is_over,
        "scores": state.scores,
        "places": state.places,
        **({"teams": state.team_results} if state.game.has_teams else {}),
        "verdict": state.verdict,
        "digest": state.digest(),
    }


def show(record: duchy.GameRecord, game: duchy.Game, state: duchy.State) -> None:
    """Print the result."""
    options = ", ".join(f"{name}={value}" for name, value in game.options.as_dict().items() if value is not None)
    table = output.grid(say("cli-player"), say("cli-score"), say("cli-place"))
    for seat, (score, place) in enumerate(zip(state.scores, state.places, strict=True)):
        table.add_row(say("seat-name", number=seat + 1), str(score), str(place))
    if game.has_teams:
        table.add_section()
        for team in state.team_results:
            table.add_row(team_name(team["seats"]), str(team["score"]), str(team["place"]))
    output.show(
        f"{game.texts.format(texts.language(), 'game-name')} ({options})",
        say("replay-over" if state.is_over else "replay-running", actions=len(record.actions)),
        table,
        *verdict(game, state),
        say("replay-verified", digest=state.digest()),
    )


def verdict(game: duchy.Game, state: duchy.State) -> list[str]:
    """How a game for one player ended, in words."""
    if state.verdict is None:
        return []
    return [say("replay-verdict", verdict=game.texts.format(texts.language(), f"verdict-{state.verdict}"))]
