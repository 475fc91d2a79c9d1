"""``duchy verify``: checks the dice of a recorded game against the commitment made before it."""

from pathlib import Path
from typing import Annotated

import typer

import duchy
from duchy.cli import output
from duchy.cli.texts import say
from duchy.engine.match.fair import BOT, FIRST_SCHEME
from duchy.engine.match.fairness import Fairness


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("verify", help=say("verify-help"))
    def verify(
        file: Annotated[Path, typer.Argument(help=say("replay-file"))],
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> None:
        from duchy.cli.prepare import prepare
        from duchy.engine.game.warmup import steps

        record = duchy.GameRecord.load(file)
        record.verify()
        prepare(steps(record.load_game()))
        record.replay()
        promise = record.fairness
        assert promise is not None  # verify has checked it
        facts: dict[str, str | int] = {"commitment": promise.commitment, "actions": len(record.actions)}
        added = _added(promise)
        if json:
            known = {"fair": True, "scheme": promise.scheme, **facts, **added}
            output.show_json({**known, "not_promised": list(promise.limits)})
            return
        output.show(say("verify-fair", **facts))
        if promise.scheme != FIRST_SCHEME:
            output.show(say("verify-shares", **added))
        if promise.announced is not None:
            output.show(say("verify-chairs", **added))
        for limit in promise.limits:
            output.show(say(f"verify-limit-{limit}"))


def _added(promise: Fairness) -> dict[str, str | int]:
    """Who took part and added to the dice, as far as the scheme tells."""
    if promise.scheme == FIRST_SCHEME:
        return {}
    given = sum(share.value is not None for share in promise.shares)
    told: dict[str, str | int] = {"shares": given, "missing": len(promise.shares) - given}
    if promise.announced is not None:
        chairs = promise.announced.chairs
        bots = sum(chair.kind == BOT for chair in chairs)
        told |= {"without": len(chairs) - bots - len(promise.shares), "bots": bots}
    return {**told, "check_number": promise.check_number}
