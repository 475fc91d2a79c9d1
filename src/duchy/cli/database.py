"""``duchy database``: what a database holds, also while servers use it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from duchy.cli import databases, output
from duchy.cli.serve import read_settings, require_web
from duchy.cli.texts import say

if TYPE_CHECKING:
    from duchy.server.storage.looking import Connection
    from duchy.server.upkeep.census import Census
    from duchy.server.upkeep.plan import Count, Plan

MEGABYTE = 1_000_000


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("database", help=say("database-help"))
    def database(
        days: Annotated[int, typer.Option(help=say("database-days"))] = 0,
        finished_days: Annotated[int, typer.Option(help=say("database-finished-days"))] = 0,
        database_url: Annotated[str, typer.Option(help=say("serve-database"), show_default=False)] = "",
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> None:
        require_web()
        from duchy.server.storage.looking import place_of

        settings = read_settings(database_url=database_url)
        plan = databases.plan_of(days, finished_days, None, settings.session_idle_days)
        found, counts = databases.look(settings.database_url, lambda connection: _read(connection, plan))
        where = place_of(settings.database_url)
        if json:
            output.show_json(_document(found, where, counts))
        else:
            _show(found, where, counts)


def _read(connection: Connection, plan: Plan) -> tuple[Census, dict[str, Count] | None]:
    from duchy.server.upkeep import census
    from duchy.server.upkeep.plan import count

    found = census.take(connection, plan.now)
    if plan.empty:
        return found, None
    databases.check_revision(found.revision)
    return found, count(connection, plan)


def _show(found: Census, where: str, counts: dict[str, Count] | None) -> None:
    from duchy.server.upkeep.census import AGES

    size = f"{found.size / MEGABYTE:.1f}"
    told = {"kind": found.kind, "where": where, "size": size, "revision": str(found.revision)}
    output.show(say("database-size", **told))
    if found.free:
        output.show(say("database-free", free=f"{found.free / MEGABYTE:.1f}"))
    ages = [say("column-age", days=days) for days in AGES]
    columns = (say("column-what"), say("column-number"), *ages, say("column-older"))
    table = output.grid(*columns, say("column-oldest"), say("column-newest"), title=say("database-title"))
    for status, tables in found.tables.items():
        numbers = map(str, (tables.number, *tables.by_age))
        table.add_row(_status(status), *numbers, databases.date(tables.oldest), databases.date(tables.newest))
    others = output.grid(say("column-what"), say("column-number"))
    for name, number in {**found.rows, **found.subscriptions}.items():
        others.add_row(say(f"rows-{name}"), str(number))
    output.show(table, others)
    if counts is not None:
        output.show(databases.counts_grid(counts))


def _status(status: str) -> str:
    from duchy.server.upkeep.plan import STATUSES

    return say(f"tables-{status}") if status in STATUSES else status


def _document(found: Census, where: str, counts: dict[str, Count] | None) -> dict[str, Any]:
    from duchy.server.storage.database import newest_revision
    from duchy.server.upkeep.census import AGES

    tables = {
        status: {
            "number": each.number,
            "by_days": dict(zip([*map(str, AGES), "more"], each.by_age, strict=True)),
            "oldest": databases.time_text(each.oldest),
            "newest": databases.time_text(each.newest),
        }
        for status, each in found.tables.items()
    }
    return {
        "kind": found.kind,
        "where": where,
        "size": found.size,
        "free": found.free,
        "revision": found.revision,
        "newest_revision": newest_revision(),
        "tables": tables,
        "rows": found.rows,
        "subscriptions": found.subscriptions,
        "prune": None if counts is None else databases.counts_document(counts),
    }
