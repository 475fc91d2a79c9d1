"""``duchy mail``: which addresses get no e-mails from a server; the server may be running."""

from typing import Annotated

import typer

from duchy.cli import output
from duchy.cli.game_options import UsageError
from duchy.cli.serve import read_settings, require_web
from duchy.cli.texts import say


def register(app: typer.Typer) -> None:
    """Add the commands."""
    mail = typer.Typer(help=say("mail-help"), no_args_is_help=True)
    app.add_typer(mail, name="mail")

    @mail.command("allow", help=say("mail-allow-help"))
    def allow(
        address: Annotated[str, typer.Argument(help=say("mail-address"))],
        database_url: Annotated[str, typer.Option(help=say("serve-database"), show_default=False)] = "",
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> None:
        tell(address, change(address, database_url, stopped=False), "mail-allowed", json)

    @mail.command("stop", help=say("mail-stop-help"))
    def stop(
        address: Annotated[str, typer.Argument(help=say("mail-address"))],
        database_url: Annotated[str, typer.Option(help=say("serve-database"), show_default=False)] = "",
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> None:
        tell(address, change(address, database_url, stopped=True), "mail-stopped", json)


def change(address: str, database_url: str, *, stopped: bool) -> bool:
    """Stop all e-mails to an address or allow them; False if it was so before."""
    require_web()

    from duchy.server.mail.stops import change_by_operator
    from duchy.server.schemas.accounts import is_mail_address
    from duchy.server.storage.database import open_engine
    from duchy.server.storage.loops import run_async
    from duchy.server.storage.outages import ERRORS, words_of
    from duchy.server.storage.sqlite_file import file_of

    if not is_mail_address(address):
        raise UsageError("usage-mail-address", address=address)
    url = read_settings(database_url=database_url).database_url
    if (file := file_of(url)) and not file.exists():
        raise UsageError("usage-backup-no-file", problem=str(file))

    async def changed() -> bool:
        engine = open_engine(url)
        try:
            return await change_by_operator(engine, address, stopped=stopped)
        finally:
            await engine.dispose()

    try:
        return run_async(changed(), url)
    except ERRORS as problem:
        raise UsageError("usage-database", problem=words_of(problem)) from None


def tell(address: str, changed: bool, key: str, json: bool) -> None:
    """Print what was done."""
    if json:
        output.show_json({"address": address, "changed": changed})
    else:
        output.show(say(key if changed else f"{key}-before", address=address))
