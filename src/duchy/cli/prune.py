"""``duchy prune``: removes tables that nobody has played at for long, and what is left of people who are gone."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from duchy.cli import databases, output
from duchy.cli.game_options import UsageError
from duchy.cli.output import INTERRUPTED_QUIETLY, OK, WRONG
from duchy.cli.serve import read_settings, require_web
from duchy.cli.texts import say

if TYPE_CHECKING:
    from duchy.server.settings import Settings
    from duchy.server.storage.looking import Connection
    from duchy.server.upkeep.archive import Archive
    from duchy.server.upkeep.plan import Count, Plan
    from duchy.server.upkeep.pruner import Outcome

Counted = tuple["dict[str, Count]", int]


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("prune", help=say("prune-help"))
    def prune(
        days: Annotated[int | None, typer.Option(help=say("prune-days"), show_default=False)] = None,
        finished_days: Annotated[int | None, typer.Option(help=say("prune-finished-days"), show_default=False)] = None,
        status: Annotated[str, typer.Option(help=say("prune-status"), show_default=False)] = "",
        archive: Annotated[Path | None, typer.Option(help=say("prune-archive"), show_default=False)] = None,
        yes: Annotated[bool, typer.Option("--yes", help=say("prune-yes"))] = False,
        database_url: Annotated[str, typer.Option(help=say("serve-database"), show_default=False)] = "",
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> int:
        require_web()
        settings = read_settings(database_url=database_url)
        plan = databases.plan_of(
            settings.prune_days if days is None else days,
            settings.prune_finished_days if finished_days is None else finished_days,
            _statuses(status),
            settings.session_idle_days,
        )
        if plan.empty:
            raise UsageError("usage-prune-days")
        counted = databases.look(settings.database_url, lambda connection: _count(connection, plan))
        if not json:
            _show_counts(*counted)
        if not yes:
            if json:
                output.show_json(_document(plan, counted, None))
            else:
                output.show(say("prune-dry"))
            return OK
        outcome = _remove(settings, plan, _archive(archive, settings))
        if json:
            output.show_json(_document(plan, counted, outcome))
        else:
            _show_outcome(outcome)
        if not outcome.complete:
            return INTERRUPTED_QUIETLY
        return WRONG if outcome.unreadable else OK


def _statuses(text: str) -> tuple[str, ...] | None:
    from duchy.server.upkeep.plan import UNFINISHED

    chosen = tuple(word.strip() for word in text.split(",") if word.strip())
    for word in chosen:
        if word not in UNFINISHED:
            raise UsageError("usage-prune-status", status=word, choices=", ".join(UNFINISHED))
    return chosen or None


def _count(connection: Connection, plan: Plan) -> Counted:
    from duchy.server.storage.database import revision_of
    from duchy.server.upkeep.plan import count, count_kept_by_accounts

    databases.check_revision(revision_of(connection))
    return count(connection, plan), count_kept_by_accounts(connection, plan)


def _archive(folder: Path | None, settings: Settings) -> Archive | None:
    from duchy.server.upkeep.archive import Archive

    if folder is None and not settings.prune_archive:
        return None
    chosen = Archive(folder or Path(settings.prune_archive))
    try:
        chosen.check()
    except OSError as problem:
        raise _unwritable(chosen, problem) from None
    return chosen


def _unwritable(archive: Archive | None, problem: OSError) -> UsageError:
    folder = str(archive.folder) if archive else ""
    return UsageError("usage-prune-archive", folder=folder, problem=problem.strerror or str(problem))


def _remove(settings: Settings, plan: Plan, archive: Archive | None) -> Outcome:
    """Remove what is to go; of an SQLite file only while no server uses it."""
    from duchy.server.storage.loops import run_async
    from duchy.server.storage.outages import Unavailable
    from duchy.server.storage.sqlite_file import InUse, Lock, file_of

    file = file_of(settings.database_url)
    try:
        lock = Lock(file) if file else None
    except InUse as other:
        raise UsageError("usage-prune-busy", file=str(other.file), process=other.process) from None
    try:
        if archive is not None:
            _prepare(settings, plan)
        with output.progress(say("prune-progress")) as report:
            return run_async(_run(settings.database_url, plan, archive, report), settings.database_url)
    except Unavailable:
        raise UsageError("usage-prune-outage") from None
    except OSError as problem:
        raise _unwritable(archive, problem) from None
    finally:
        if lock is not None:
            lock.release()


def _prepare(settings: Settings, plan: Plan) -> None:
    """Compile the rules of the games whose records are to be written."""
    from duchy.cli.prepare import prepare
    from duchy.engine.errors import DuchyError
    from duchy.engine.game import registry
    from duchy.engine.game.warmup import steps
    from duchy.server.kernels import Part
    from duchy.server.upkeep.plan import games

    parts = set()
    for game, options in databases.look(settings.database_url, lambda connection: games(connection, plan)):
        with suppress(DuchyError):  # such a table is told when its turn comes
            parts.add(Part.of(registry.load(game, options)))
    prepare([kernel for part in sorted(parts) for kernel in steps(part.load())])


async def _run(url: str, plan: Plan, archive: Archive | None, report: output.Report) -> Outcome:
    from duchy.server.storage.database import open_engine
    from duchy.server.storage.journal import Journal
    from duchy.server.upkeep.pruner import Pruner

    engine = open_engine(url)
    journal = Journal(engine)
    pruner = Pruner(engine, journal, archive)
    pruner.report = report
    interrupted = asyncio.Event()
    pruner.stopped = interrupted.is_set
    with suppress(NotImplementedError):  # Windows: there Ctrl-C ends the process, which leaves nothing half done
        asyncio.get_running_loop().add_signal_handler(signal.SIGINT, interrupted.set)
    journal.start()
    try:
        return await pruner.run(plan)
    finally:
        await journal.close()
        await engine.dispose()


def _show_counts(counts: dict[str, Count], kept: int) -> None:
    output.show(databases.counts_grid(counts))
    if kept:
        output.show(say("prune-kept", tables=kept))


def _show_outcome(outcome: Outcome) -> None:
    others = sum(outcome.removed.values()) - outcome.tables
    output.show(say("prune-done", tables=outcome.tables, others=others, records=outcome.archived))
    if outcome.changed:
        output.show(say("prune-changed", tables=outcome.changed))
    if outcome.unreadable:
        output.show(say("prune-unreadable", tables=", ".join(outcome.unreadable)))
    if not outcome.complete:
        output.show(say("prune-interrupted"))


def _document(plan: Plan, counted: Counted, outcome: Outcome | None) -> dict[str, Any]:
    counts, kept = counted
    done = None
    if outcome is not None:
        done = {
            "removed": dict(outcome.removed),
            "archived": outcome.archived,
            "changed": outcome.changed,
            "unreadable": outcome.unreadable,
            "complete": outcome.complete,
        }
    asked = {"days": plan.days, "finished_days": plan.finished_days}
    return {**asked, "counts": databases.counts_document(counts), "kept_by_accounts": kept, "done": done}
