"""``duchy merge``: puts the parts of a simulation or a match together."""

from pathlib import Path
from typing import Annotated

import typer

from duchy.cli import output
from duchy.cli.texts import say


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("merge", help=say("merge-help"))
    def merge(
        files: Annotated[list[Path], typer.Argument(help=say("merge-files"))],
        out: Annotated[Path, typer.Option(help=say("merge-out"))],
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> None:
        from duchy.sim import files as rows

        facts = rows.merge(files, out)
        if json:
            output.show_json({"file": str(out), **facts})
        else:
            output.show(say("merge-done", files=len(files), games=facts["games"], file=str(out)))
