"""``duchy verify``: checks the dice of a recorded game against the commitment made before it."""

from pathlib import Path
from typing import Annotated

import typer

import duchy
from duchy.cli import output
from duchy.cli.texts import say


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("verify", help=say("verify-help"))
    def verify(
        file: Annotated[Path, typer.Argument(help=say("replay-file"))],
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> None:
        from duchy.cli.prepare import prepare
        from duchy.engine.warmup import steps

        record = duchy.GameRecord.load(file)
        record.verify()
        prepare(steps(record.load_game()))
        record.replay()
        assert record.fairness is not None  # verify has checked it
        facts: dict[str, str | int] = {"commitment": record.fairness.commitment, "actions": len(record.actions)}
        if json:
            output.show_json({"fair": True, **facts})
        else:
            output.show(say("verify-fair", **facts))
