"""``duchy backup``: a copy of all games, also while the server runs."""

from pathlib import Path
from typing import Annotated

import typer

from duchy.cli import output
from duchy.cli.game_options import UsageError
from duchy.cli.serve import read_settings, require_web
from duchy.cli.texts import say


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("backup", help=say("backup-help"))
    def backup(
        file: Annotated[Path, typer.Argument(help=say("backup-file"))],
        database_url: Annotated[str, typer.Option(help=say("serve-database"), show_default=False)] = "",
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> None:
        require_web()
        from duchy.server.storage.backups import BackupRefused, back_up

        try:
            tables = back_up(read_settings(database_url=database_url).database_url, file)
        except BackupRefused as refusal:
            raise _error(refusal.reason, str(file), refusal.problem) from None
        if json:
            output.show_json({"file": str(file), "tables": tables})
            return
        output.show(say("backup-done", file=str(file), tables=tables))


def _error(reason: str, file: str, problem: str) -> UsageError:
    """Why no backup was made."""
    match reason:
        case "exists":
            return UsageError("usage-backup-exists", file=file)
        case "not-sqlite":
            return UsageError("usage-backup-not-sqlite")
        case "no-file":
            return UsageError("usage-backup-no-file", problem=problem)
        case "foreign":
            return UsageError("usage-backup-foreign")
        case "damaged":
            return UsageError("usage-backup-damaged", problem=problem)
        case _:
            return UsageError("usage-backup-failed", problem=problem)
