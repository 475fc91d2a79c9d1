"""``duchy verify``: checks the dice of a recorded game against the commitment made before it."""

from pathlib import Path
from typing import Annotated

import typer

import duchy
from duchy.cli import output
from duchy.cli.texts import say
from duchy.engine.fair import FIRST_SCHEME, check_number


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
        promise = record.fairness
        assert promise is not None  # verify has checked it
        facts: dict[str, str | int] = {"commitment": promise.commitment, "actions": len(record.actions)}
        if promise.scheme == FIRST_SCHEME:
            shared: dict[str, str | int] = {}
        else:
            given = sum(share.value is not None for share in promise.shares)
            number = check_number(promise.commitment, promise.shares)
            shared = {"shares": given, "missing": len(promise.shares) - given, "check_number": number}
        if json:
            output.show_json({"fair": True, **facts, **shared})
            return
        output.show(say("verify-fair", **facts))
        if shared:
            output.show(say("verify-shares", **shared))
